//! The one-line notation of actions and outcomes: one spelling each, read and written here.
//!
//! | action | meaning | action | meaning |
//! |---|---|---|---|
//! | `site P3` | choose part 3 | `end` | buy nothing more in this turn |
//! | `lay O3 g5` | a 5 on official 3 | `take g32` | a 3 and a 2 from the bank |
//! | `leave O3` | no card there | `ban P3` | its top stone may not be moved |
//! | `play g4` | a 4 from the hand | `move P3 P5` | a top stone to another part |
//! | `block 2 O4` | seat 2's card there | `stay` | move nothing |
//! | `stop P3` | no building in part 3 | `pass` | buy nothing, play nothing |
//! | `aside` | the marker goes aside | `mute` | do not ask again in this round |
//! | `marker m2` | take marker 2 | `buy gold5` | a privilege, now |
//! | `order 2 1 3` | markers 1, 2, 3 | `wish gold5` | at the next boundary |
//! | `build P3` | a stone on part 3 | | |
//!
//! Parts, officials, gold and markers carry a letter, so that a bare number is always a seat. The
//! one outcome is `order 2 1 3`.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::{Action, Outcome};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site(part) => write!(f, "site {part}"),
            Self::Lay(official, gold) => write!(f, "lay {official} {gold}"),
            Self::Leave(official) => write!(f, "leave {official}"),
            Self::Play(gold) => write!(f, "play {gold}"),
            Self::Block(seat, official) => write!(f, "block {seat} {official}"),
            Self::Stop(part) => write!(f, "stop {part}"),
            Self::Aside => write!(f, "aside"),
            Self::Marker(marker) => write!(f, "marker m{marker}"),
            Self::Order(order) => write!(f, "order {order}"),
            Self::Build(part) => write!(f, "build {part}"),
            Self::End => write!(f, "end"),
            Self::Take(cards) => write!(f, "take {cards}"),
            Self::Ban(part) => write!(f, "ban {part}"),
            Self::Move(from, to) => write!(f, "move {from} {to}"),
            Self::Stay => write!(f, "stay"),
            Self::Pass => write!(f, "pass"),
            Self::Mute => write!(f, "mute"),
            Self::Buy(privilege) => write!(f, "buy {privilege}"),
            Self::Wish(privilege) => write!(f, "wish {privilege}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(order) = text.strip_prefix("order ") {
            return order.parse().map(Self::Order);
        }
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["site", part] => Self::Site(part.parse()?),
            ["lay", official, gold] => Self::Lay(official.parse()?, gold.parse()?),
            ["leave", official] => Self::Leave(official.parse()?),
            ["play", gold] => Self::Play(gold.parse()?),
            ["block", seat, official] => Self::Block(seat.parse()?, official.parse()?),
            ["stop", part] => Self::Stop(part.parse()?),
            ["aside"] => Self::Aside,
            ["marker", marker] => Self::Marker(parse_marker(marker)?),
            ["build", part] => Self::Build(part.parse()?),
            ["end"] => Self::End,
            ["take", cards] => Self::Take(cards.parse()?),
            ["ban", part] => Self::Ban(part.parse()?),
            ["move", from, to] => Self::Move(from.parse()?, to.parse()?),
            ["stay"] => Self::Stay,
            ["pass"] => Self::Pass,
            ["mute"] => Self::Mute,
            ["buy", privilege] => Self::Buy(privilege.parse()?),
            ["wish", privilege] => Self::Wish(privilege.parse()?),
            _ => {
                return Err(NotationError::expected(
                    "an answer such as `site P3`, `lay O3 g5`, `build P3` or `pass`",
                ));
            }
        })
    }
}

fn parse_marker(text: &str) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [b'm', digit @ b'1'..=b'4'] => Ok(digit - b'0'),
        _ => Err(NotationError::expected("a turn-order marker from m1 to m4")),
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(order) => write!(f, "order {order}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.strip_prefix("order ") {
            Some(order) => order.parse().map(Self::Order),
            None => Err(NotationError::expected("`order SEAT SEAT …`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_comes_back_and_nothing_else_is_read() {
        for text in [
            "site P3",
            "lay O3 g5",
            "leave O1",
            "play g0",
            "block 2 O4",
            "stop P8",
            "aside",
            "marker m4",
            "order 2 1 3",
            "build P1",
            "end",
            "take g5531",
            "take g-",
            "ban P2",
            "move P3 P5",
            "stay",
            "pass",
            "mute",
            "buy gold3-stones2",
            "wish stones3",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!(
            "order 4 1 3 2".parse::<Outcome>().unwrap().to_string(),
            "order 4 1 3 2"
        );
        for wrong in [
            "",
            "site",
            "site 3",
            "site P9",
            "site P3 ",
            "lay O3",
            "lay O6 g5",
            "lay O3 g6",
            "marker m5",
            "marker 1",
            "order",
            "order 1",
            "order 1 1",
            "order 1 2 3 4 5",
            "order 1  2",
            "take g35",
            "take g",
            "take 5",
            "move P3",
            "buy",
            "buy Gold5",
            "undo",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        for wrong in ["", "order 1", "order 1 1 2", "starter 2", " order 1 2"] {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong:?}");
        }
    }
}
