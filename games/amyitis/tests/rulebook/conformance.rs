//! The kit every game must pass.

palast_conformance::suite!(amyitis::Amyitis);
