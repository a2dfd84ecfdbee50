//! Players that see views only, and the arena in which they meet.
//!
//! A bot is handed a [`View`](palast_core::View) and nothing else; the truth of a match is not
//! reachable from here.

pub mod arena;
mod level;
mod random;
mod sensible;

pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use sensible::Sensible;
