//! The kit every game must pass.

palast_conform::suite!(eschnapur::Eschnapur);
