//! Palastgeflüster on the screen.

pub mod art;
