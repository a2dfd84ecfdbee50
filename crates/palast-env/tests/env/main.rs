//! States and batches of all games.

mod batches;
mod states;
