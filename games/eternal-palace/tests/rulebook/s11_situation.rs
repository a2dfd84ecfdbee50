//! What situations against the Master need: his turn, and what he said about it.

use eternal_palace::{Event, GroupReason, PlaceReason};
use palast_core::LogItem;

use crate::situation::{Situation, given};

impl Situation {
    /// The human, on the Scrolls, takes 1 wisdom; then it is the Master's turn.
    #[track_caller]
    pub(crate) fn masters_turn(self) -> Self {
        self.plays("1 take wisdom")
    }

    /// What the Master chose last: `45 (matches 9) to 10 (wisdom, entry 2) for 0 fish 1 wisdom`.
    pub(crate) fn choice(&self) -> String {
        let chosen = self.told.iter().rev().find_map(|told| match told {
            LogItem::Public(Event::MasterChose {
                group,
                because,
                place,
                why,
                fish,
                wisdom,
            }) => {
                let because = match because {
                    GroupReason::Matches { total } => format!("matches {total}"),
                    GroupReason::Topmost => "topmost".to_owned(),
                };
                let why = match why {
                    PlaceReason::FreeVisit => "free".to_owned(),
                    PlaceReason::Strategy { entry, aim } => {
                        format!("{}, entry {}", aim.word(), entry + 1)
                    }
                    PlaceReason::Fallback => "fallback".to_owned(),
                };
                let price = format!("{fish} fish {wisdom} wisdom");
                Some(format!(
                    "{group} ({because}) to {place} ({why}) for {price}"
                ))
            }
            _ => None,
        });
        chosen.expect("the Master has chosen something")
    }

    #[track_caller]
    pub(crate) fn chose(self, wanted: &str) -> Self {
        assert_eq!(self.choice(), wanted);
        self
    }
}

/// A table where it is the Master's turn, against a human with a single 1 left that he cannot match
/// but with a total of 1.
pub(crate) fn solo(text: &str) -> Situation {
    given(&format!("1 seat | 1 groups 1 | turn 2 | {text}"))
}

/// The turn of the Master at such a table.
#[track_caller]
pub(crate) fn turn(text: &str) -> Situation {
    solo(text).masters_turn()
}

/// The end of a match in which all is as said: the last group is placed, and all features are drawn.
#[track_caller]
pub(crate) fn end(text: &str) -> Situation {
    let last = format!("1 seat | completed 1 | 1 groups 1 | turn 1 | {text}");
    let table = given(&last).plays("1 place 1 SC 1, 1 take fish");
    table.draws_until(Situation::is_over).then("over")
}

/// A group that shows this number.
pub(crate) fn group_of(number: u8) -> String {
    match number {
        1..=6 => number.to_string(),
        _ => format!("{}6", number - 6),
    }
}

/// No place with this number helps him.
pub(crate) fn done(number: u8) -> String {
    match number {
        3 | 5 | 8 | 10 => format!("monument {number} 2"),
        _ => format!("2 layers {number}"),
    }
}
