//! The kit every game must pass.

palast_conform::suite!(palastgefluester::Palastgefluester);
