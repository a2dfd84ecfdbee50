//! Bots, and the arena in which they play each other.
//!
//! A bot gets a [`View`](palast_core::View) and nothing else. It cannot reach the hidden state of the
//! match.

pub mod arena;
mod level;
mod random;
mod sensible;

pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use sensible::Sensible;
