//! Information states: a sum over everything a seat has seen and done, in order.
//!
//! The rules keep no log for seats, and texts of whole logs are tens of kilobytes. A seat's recall is
//! instead a 128-bit sum, chained over its own decisions (the observation it decided on, and its answer)
//! and all that it was told. Two histories that the seat can tell apart have different sums, but for
//! collisions that nobody will live to see; from the sum alone nothing can be read back.

use std::fmt::{self, Write};

use palast_core::{LogItem, Seat, SeatMap, Viewer};
use xxhash_rust::xxh3::Xxh3;

use crate::Playable;

/// The recall of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recall(SeatMap<u128>);

impl Recall {
    pub(crate) const fn new() -> Self {
        Self(SeatMap::splat(0))
    }

    pub(crate) fn of(&self, seat: Seat) -> u128 {
        self.0[seat]
    }

    /// A seat decided.
    pub(crate) fn decided(&mut self, seat: Seat, observation: &[u8], number: usize) {
        let mut sum = Chain::after(self.0[seat]);
        sum.0.update(observation);
        sum.0.update(&(number as u64).to_le_bytes());
        self.0[seat] = sum.0.digest128();
    }

    /// Something was told, to all or to one.
    pub(crate) fn told<G: Playable>(
        &mut self,
        seats: impl Iterator<Item = Seat>,
        item: &LogItem<G>,
    ) {
        for seat in seats {
            if item.is_visible_to(Viewer::Seat(seat)) {
                let mut sum = Chain::after(self.0[seat]);
                // A hasher takes everything.
                let _ = write!(sum, "{item:?}");
                self.0[seat] = sum.0.digest128();
            }
        }
    }

    /// In a world that this seat imagines the others have seen what it imagines, and no more: their
    /// recall follows from this seat's alone.
    pub(crate) fn imagined_by(&mut self, me: Seat) {
        let mine = self.0[me];
        self.0 = SeatMap::from_fn(|seat| {
            if seat == me {
                return mine;
            }
            let mut sum = Chain::after(mine);
            sum.0.update(&[0xFF, seat.number()]);
            sum.0.digest128()
        });
    }
}

struct Chain(Xxh3);

impl Chain {
    fn after(sum: u128) -> Self {
        let mut hasher = Xxh3::new();
        hasher.update(&sum.to_le_bytes());
        Self(hasher)
    }
}

impl Write for Chain {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
