//! The kit every game must pass.

palast_conform::suite!(amyitis::Amyitis);
