//! Bots, and the arena in which they play each other.
//!
//! A bot gets a [`View`](palast_core::View) and nothing else. It cannot reach the hidden state of the
//! match.

pub mod arena;
mod beginner;
mod contestant;
mod level;
mod random;
pub mod review;
pub mod schedule;
pub mod search;
mod sensible;
pub mod statistics;

pub use beginner::Beginner;
pub use contestant::{Contestant, UnknownContestant};
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use search::{Analysis, Outlook, Rated, Search, Settings};
pub use sensible::Sensible;
