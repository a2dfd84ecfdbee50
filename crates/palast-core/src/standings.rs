//! How a match stands or ended, in lines that explain themselves.

use crate::{SeatCount, SeatMap, SeatSet};

/// One row of the score sheet: a value for each seat under a heading that the game's UI translates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted; a key for the UI, stable like an event name.
    pub key: &'static str,
    /// The value of each seat.
    pub values: SeatMap<i32>,
    /// The value of the rules' own player, in matches played against one.
    pub automa: Option<i32>,
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
    /// The place of the rules' own player, in matches played against one: the Master, against whom
    /// one person plays Eternal Palace. Places count it like a seat.
    pub automa: Option<u8>,
    /// In the order they are compared.
    pub lines: Vec<ScoreLine>,
}

impl Standings {
    /// Places from rows of values compared in order, higher is better. Equal in all shares a place.
    ///
    /// If every deciding line has a value for the automa, the automa takes a place too. Who is no
    /// better than the automa stands behind it: the rules are beaten by doing better, not as well.
    #[must_use]
    pub fn rank(ending: &'static str, seats: SeatCount, lines: Vec<ScoreLine>) -> Self {
        let deciding = || lines.iter().filter(|l| l.deciding);
        let row = |seat| deciding().map(move |l| l.values[seat]);
        let automa = deciding()
            .map(|l| l.automa)
            .collect::<Option<Vec<i32>>>()
            .filter(|row| !row.is_empty());
        let beats_automa = |seat| {
            automa
                .as_ref()
                .is_none_or(|automa| row(seat).gt(automa.iter().copied()))
        };
        let place =
            |better: usize| u8::try_from(better + 1).expect("at most five seats and an automa");
        let places = SeatMap::from_fn(|seat| {
            if !seats.has(seat) {
                return 0;
            }
            let better = seats
                .seats()
                .filter(|other| row(*other).gt(row(seat)))
                .count();
            place(better + usize::from(!beats_automa(seat)))
        });
        let automa = automa
            .is_some()
            .then(|| place(seats.seats().filter(|seat| beats_automa(*seat)).count()));
        Self {
            ending,
            places,
            automa,
            lines,
        }
    }

    /// Every seat in first place; nobody if the automa won.
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
            automa: None,
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

    #[test]
    fn the_house_is_beaten_only_by_doing_better() {
        let alone = SeatCount::new(1).unwrap();
        let result = |mine, masters| {
            let lines = vec![ScoreLine {
                automa: Some(masters),
                ..line([mine, 0, 0, 0, 0])
            }];
            let standings = Standings::rank("end", alone, lines);
            let winners = standings.winners(alone).len();
            (standings.places[Seat::ALL[0]], standings.automa, winners)
        };
        assert_eq!(result(41, 40), (1, Some(2), 1));
        assert_eq!(result(40, 40), (2, Some(1), 0));
        assert_eq!(result(39, 40), (2, Some(1), 0));
    }

    #[test]
    fn the_house_takes_a_place_among_several_seats() {
        let seats = SeatCount::new(3).unwrap();
        let mut lines = vec![line([5, 7, 5, 0, 0]), line([1, 0, 0, 0, 0])];
        lines[0].automa = Some(5);
        assert_eq!(Standings::rank("end", seats, lines.clone()).automa, None);
        lines[1].automa = Some(0);
        let standings = Standings::rank("end", seats, lines);
        assert_eq!(standings.automa, Some(3));
        assert_eq!(
            standings.places,
            SeatMap::from_fn(|s| [2, 1, 4, 0, 0][s.index()])
        );
    }
}
