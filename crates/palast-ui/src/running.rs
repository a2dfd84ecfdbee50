//! How a match stands while it runs, as far as everybody may know it.

use palast_core::SeatMap;

use crate::Phrase;

/// The score so far. It is made from public facts alone: all viewers see the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunningScore {
    /// The points of each seat.
    pub points: SeatMap<i32>,
    /// The automa's points, in a match against one.
    pub automa: Option<i32>,
    /// Where the points come from, or what else decides: shown on request, in this order.
    pub lines: Vec<RunningLine>,
    /// How far the match is, in one short sentence: the round, how many are left, that it is the last.
    pub progress: Phrase,
    /// Whether the last round has begun.
    pub last_round: bool,
}

/// A line of the score so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunningLine {
    /// What is counted.
    pub heading: Phrase,
    /// For each seat.
    pub values: SeatMap<i32>,
    /// For the automa.
    pub automa: Option<i32>,
}
