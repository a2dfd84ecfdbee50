//! Matches and records as a caller of the crate sees them, on toy games.

mod play;
mod record;
mod snapshots;
