//! The clean toy passes the whole kit, exactly as a game's own tests run it.

use palast_conformance::toy::{Toy, mutants};

palast_conformance::suite!(Toy<{ mutants::NOTHING }>);
