//! How a match stands or ended, in lines that explain themselves.

use crate::{SeatCount, SeatMap, SeatSet};

/// One row of the score sheet: a value for each seat under a heading that the face translates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted; a key for the face, stable like an event name.
    pub key: &'static str,
    /// The value of each seat.
    pub values: SeatMap<i32>,
    /// Whether the line decides places or only tells a tie-break or a detail.
    pub deciding: bool,
}

/// Places and the lines that lead to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// One of [`crate::Game::ENDINGS`]; how the match ended, or the first of them while it runs.
    pub ending: &'static str,
    /// One is the best; equal seats share a place.
    pub places: SeatMap<u8>,
    /// In the order they are compared.
    pub lines: Vec<ScoreLine>,
}

impl Standings {
    /// Places from rows of values compared in order, higher is better. Equal in all shares a place.
    #[must_use]
    pub fn rank(ending: &'static str, seats: SeatCount, lines: Vec<ScoreLine>) -> Self {
        let row = |seat| {
            lines
                .iter()
                .filter(|l| l.deciding)
                .map(move |l| l.values[seat])
        };
        let places = SeatMap::from_fn(|seat| {
            if !seats.has(seat) {
                return 0;
            }
            let better = seats
                .seats()
                .filter(|other| row(*other).gt(row(seat)))
                .count();
            u8::try_from(better + 1).expect("there are at most five seats")
        });
        Self {
            ending,
            places,
            lines,
        }
    }

    /// Everyone in first place.
    #[must_use]
    pub fn winners(&self, seats: SeatCount) -> SeatSet {
        seats
            .seats()
            .filter(|seat| self.places[*seat] == 1)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn line(values: [i32; 5]) -> ScoreLine {
        ScoreLine {
            key: "x",
            values: SeatMap::from_fn(|s| values[s.index()]),
            deciding: true,
        }
    }

    #[test]
    fn ties_share_a_place_and_later_lines_break_them() {
        let seats = SeatCount::new(3).unwrap();
        let lines = vec![line([5, 5, 4, 9, 9]), line([1, 2, 9, 0, 0])];
        let standings = Standings::rank("end", seats, lines);
        assert_eq!(
            standings.places,
            SeatMap::from_fn(|s| [2, 1, 3, 0, 0][s.index()])
        );
        let shared = Standings::rank("end", seats, vec![line([5, 5, 4, 0, 0])]);
        assert_eq!(shared.places[Seat::ALL[2]], 3);
        assert_eq!(shared.winners(seats).len(), 2);
    }
}
