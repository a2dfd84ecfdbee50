//! The result of a finished match as its record states it.
//!
//! ```text
//! ending points            how it ended (`Standings::ending`)
//! places 2 1 automa 3      the place of each seat, and of the automa if there is one
//! score points 12 15       a line that decides places, with its key and a value for each seat
//! detail coins 3 0         a line that does not
//! ```
//!
//! It lets others read a result without knowing the rules. Whoever knows them replays the record and
//! compares; a record from before results were written has none.

use std::fmt::Write as _;

use crate::{SeatCount, Standings};

/// The lines of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultLines(Vec<String>);

impl ResultLines {
    /// What a record of a match with these standings states.
    #[must_use]
    pub fn new(standings: &Standings, seats: SeatCount) -> Self {
        let row = |mut text: String, values: &mut dyn Iterator<Item = i32>, automa: Option<i32>| {
            for value in values {
                let _ = write!(text, " {value}");
            }
            if let Some(value) = automa {
                let _ = write!(text, " automa {value}");
            }
            text
        };
        let places = &mut seats.seats().map(|seat| i32::from(standings.places[seat]));
        let mut lines = vec![
            format!("ending {}", standings.ending),
            row("places".into(), places, standings.automa.map(i32::from)),
        ];
        lines.extend(standings.lines.iter().map(|line| {
            let kind = if line.deciding { "score" } else { "detail" };
            let values = &mut seats.seats().map(|seat| line.values[seat]);
            row(format!("{kind} {}", line.key), values, line.automa)
        }));
        Self(lines)
    }

    /// The lines in order, without line ends.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    pub(super) fn starts_with(line: &str) -> bool {
        line.starts_with("ending ")
    }

    pub(super) fn begin(line: &str) -> Self {
        Self(vec![line.to_owned()])
    }

    /// Adds the line if a result may go on with it.
    pub(super) fn add(&mut self, line: &str) -> bool {
        let goes_on = match self.0.len() {
            1 => line.starts_with("places "),
            _ => line.starts_with("score ") || line.starts_with("detail "),
        };
        if goes_on {
            self.0.push(line.to_owned());
        }
        goes_on
    }

    /// The index of the first line in which they differ.
    pub(super) fn difference(&self, other: Option<&Self>) -> Option<usize> {
        let other: &[String] = other.map_or(&[], |other| &other.0);
        if self.0 == other {
            return None;
        }
        let same = self.0.iter().zip(other).take_while(|(a, b)| a == b).count();
        Some(same.min(self.0.len() - 1))
    }
}
