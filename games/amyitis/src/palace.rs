//! Expansion: the palace track with its stacked markers (§8.2) and the four abilities (§8.4).

use palast_core::{Seat, SeatCount, SeatMap};
use serde::{Deserialize, Serialize};

use crate::names::named;

named! {
    /// What can be picked in the palace phase.
    Ability, "an ability: first, procession, craft or lesser" {
        /// Startspieler.
        First = "first",
        /// Prozession.
        Procession = "procession",
        /// Gewerbe.
        Craft = "craft",
        /// Niederer Höfling.
        Lesser = "lesser",
    }
}

/// The markers on the palace track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Track {
    /// The space of each marker; 0 is before the first.
    positions: SeatMap<u8>,
    /// Furthest first, on one space from top to bottom. Holds all seats in play, then the others.
    order: [Seat; 4],
}

impl Track {
    /// AM-161 All before the first space.
    pub(crate) fn new() -> Self {
        let [a, b, c, d, _] = Seat::ALL;
        Self {
            positions: SeatMap::splat(0),
            order: [a, b, c, d],
        }
    }

    /// Where this marker stands.
    #[inline]
    #[must_use]
    pub fn position(&self, seat: Seat) -> u8 {
        self.positions[seat]
    }

    /// AM-169 The order of the track: furthest first, on one space from top to bottom. Markers that
    /// have not moved are outside the order.
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        let order = self.order.iter().copied();
        order.take_while(|seat| self.positions[*seat] > 0)
    }

    /// The markers on a space from top to bottom; before the track they stand side by side.
    pub fn stack(&self, space: u8, seats: SeatCount) -> impl Iterator<Item = Seat> + '_ {
        let order = self.order.iter().copied();
        order.filter(move |seat| seats.has(*seat) && self.positions[*seat] == space)
    }

    /// AM-163, AM-164, AM-166, AM-167, AM-168 Steps forward, at most to the last space; the marker
    /// comes to lie on top of those on the space of arrival. Pictures of what a step would do may use
    /// it on a copy.
    pub fn advance(&mut self, seat: Seat, steps: u8, last: u8) {
        let to = (self.positions[seat] + steps).min(last);
        self.positions[seat] = to;
        let old = self.order.iter().position(|other| *other == seat);
        let mut at = old.expect("every seat is in the order");
        // Everybody between the new and the old place drops back by one.
        while at > 0 && self.positions[self.order[at - 1]] <= to {
            self.order.swap(at - 1, at);
            at -= 1;
        }
    }
}
