//! The clean toy passes the whole kit, exactly as a game's own tests run it.

use palast_conform::toy::{Toy, plant};

palast_conform::suite!(Toy<{ plant::NOTHING }>);
