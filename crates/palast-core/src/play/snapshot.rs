//! Earlier tables of a match, so that taking back and looking back need not replay it all.
//!
//! A snapshot is taken before each answer, because that is where a take-back leads. They are thinned
//! so that the distance between neighbours grows with the distance from the end: about a dozen are
//! left of a match with a thousand inputs. Going back by some inputs replays at most about twice as
//! many, and a match that is taken back answer by answer to its beginning replays each input a few
//! times, not once for every answer before it.

use crate::{Game, Table};

/// The table before the input in force with the index `at`.
pub(super) struct Snapshot<G: Game> {
    pub(super) at: usize,
    pub(super) table: Table<G>,
    /// How many entries the log had.
    pub(super) log: usize,
    pub(super) draws: u64,
}

impl<G: Game> Clone for Snapshot<G> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            ..*self
        }
    }
}

/// The snapshots of one match, oldest first. The table as set up is not among them.
pub(super) struct Snapshots<G: Game>(Vec<Snapshot<G>>);

impl<G: Game> Snapshots<G> {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// The newest snapshot at or before this input.
    pub(super) fn before(&self, at: usize) -> Option<&Snapshot<G>> {
        self.0.iter().rev().find(|kept| kept.at <= at)
    }

    /// Adds the newest snapshot and drops those that have become too dense.
    pub(super) fn keep(&mut self, newest: Snapshot<G>) {
        for index in (0..self.0.len().saturating_sub(1)).rev() {
            let next = self.0[index + 1].at;
            let previous = index.checked_sub(1).map_or(0, |index| self.0[index].at);
            if next - previous <= 2 * (newest.at - next) {
                self.0.remove(index);
            }
        }
        // There are few: a match in memory should not hold room for twice as many.
        self.0.reserve_exact(1);
        self.0.push(newest);
    }

    /// Drops all snapshots after this input and takes out the newest of the others.
    pub(super) fn rewind(&mut self, at: usize) -> Option<Snapshot<G>> {
        while self.0.last().is_some_and(|newest| newest.at > at) {
            self.0.pop();
        }
        self.0.pop()
    }
}

impl<G: Game> Clone for Snapshots<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}
