//! The bots and the arena they meet in, on toy games and a real one.

mod arena;
mod review;
mod search;
