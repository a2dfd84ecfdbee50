//! The one-line notation of actions and outcomes: one spelling each, read and written here.
//!
//! | action | meaning | action | meaning |
//! |---|---|---|---|
//! | `group 3 15 26` | split the dice | `give 2` | to the rival in seat 2 |
//! | `place 35 9 36` | a 3 and a 5 to place 9, turned to 3 and 6 | `feature moon` | that feature |
//! | `appoint A07a resources` | for its resources (`goods`, `free`) | `step 9` | the own marker at 9 |
//! | `back A07a` | on top of the pile | `use A07a` | a trader or diplomat |
//! | `take wood` | this reward | `end` | the turn |
//! | `pay wood` | this resource | `decline` | nothing (more) |
//! | `bid` | a privilege token | `path B1` | in the Labyrinth |
//! | `more`, `pot`, `offer 2` | at alternative places | `field 1 wood` | at the River Market |
//! | `draw`, `discard A07a` | for a demand card | `claim K03` | a composition |
//!
//! Dice are written lowest first. Outcomes: `next 2`, `roll 116`, `die 4`, `card A07a`, `demand D03`,
//! `composition K03`, `master M03`, `feature moon`.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::{Action, Outcome};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Group(groups) => write!(f, "group {groups}"),
            Self::Bid => write!(f, "bid"),
            Self::Place {
                group,
                place,
                faces,
            } => write!(f, "place {group} {place} {faces}"),
            Self::Appoint(adviser, payment) => write!(f, "appoint {adviser} {payment}"),
            Self::More => write!(f, "more"),
            Self::Draw => write!(f, "draw"),
            Self::Back(adviser) => write!(f, "back {adviser}"),
            Self::Pot => write!(f, "pot"),
            Self::Take(item) => write!(f, "take {item}"),
            Self::Pay(resource) => write!(f, "pay {resource}"),
            Self::Offer(count) => write!(f, "offer {count}"),
            Self::Give(seat) => write!(f, "give {seat}"),
            Self::Feature(feature) => write!(f, "feature {feature}"),
            Self::Step(place) => write!(f, "step {place}"),
            Self::Path(space) => write!(f, "path {space}"),
            Self::Field(field, resource) => write!(f, "field {field} {resource}"),
            Self::Claim(card) => write!(f, "claim {card}"),
            Self::Discard(adviser) => write!(f, "discard {adviser}"),
            Self::Decline => write!(f, "decline"),
            Self::Use(adviser) => write!(f, "use {adviser}"),
            Self::End => write!(f, "end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(groups) = text.strip_prefix("group ") {
            return groups.parse().map(Self::Group);
        }
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["bid"] => Self::Bid,
            ["place", group, place, faces] => Self::Place {
                group: group.parse()?,
                place: place.parse()?,
                faces: faces.parse()?,
            },
            ["appoint", adviser, payment] => Self::Appoint(adviser.parse()?, payment.parse()?),
            ["more"] => Self::More,
            ["draw"] => Self::Draw,
            ["back", adviser] => Self::Back(adviser.parse()?),
            ["pot"] => Self::Pot,
            ["take", item] => Self::Take(item.parse()?),
            ["pay", resource] => Self::Pay(resource.parse()?),
            ["offer", count] => Self::Offer(digit(count, 0..=2)?),
            ["give", seat] => Self::Give(seat.parse()?),
            ["feature", feature] => Self::Feature(feature.parse()?),
            ["step", place] => Self::Step(place.parse()?),
            ["path", space] => Self::Path(space.parse()?),
            ["field", field, resource] => Self::Field(digit(field, 1..=3)?, resource.parse()?),
            ["claim", card] => Self::Claim(card.parse()?),
            ["discard", adviser] => Self::Discard(adviser.parse()?),
            ["decline"] => Self::Decline,
            ["use", adviser] => Self::Use(adviser.parse()?),
            ["end"] => Self::End,
            _ => {
                return Err(NotationError::expected(
                    "an answer such as `group 3 15`, `place 35 9 36`, `take wood` or `end`",
                ));
            }
        })
    }
}

fn digit(text: &str, within: std::ops::RangeInclusive<u8>) -> Result<u8, NotationError> {
    let value = match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|value| within.contains(value)),
        _ => None,
    };
    let (low, high) = (within.start(), within.end());
    value.ok_or_else(|| NotationError::expected(format!("a number from {low} to {high}")))
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Next(seat) => write!(f, "next {seat}"),
            Self::Roll(faces) => write!(f, "roll {faces}"),
            Self::Die(face) => write!(f, "die {face}"),
            Self::Card(adviser) => write!(f, "card {adviser}"),
            Self::Demand(card) => write!(f, "demand {card}"),
            Self::Composition(card) => write!(f, "composition {card}"),
            Self::Master(card) => write!(f, "master {card}"),
            Self::Feature(feature) => write!(f, "feature {feature}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["next", seat] => Self::Next(seat.parse()?),
            ["roll", faces] => Self::Roll(faces.parse()?),
            ["die", face] => Self::Die(digit(face, 1..=6)?),
            ["card", adviser] => Self::Card(adviser.parse()?),
            ["demand", card] => Self::Demand(card.parse()?),
            ["composition", card] => Self::Composition(card.parse()?),
            ["master", card] => Self::Master(card.parse()?),
            ["feature", feature] => Self::Feature(feature.parse()?),
            _ => {
                return Err(NotationError::expected(
                    "a draw such as `roll 116`, `card A07a` or `next 2`",
                ));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_comes_back_and_nothing_else_is_read() {
        for text in [
            "group 3 15 26",
            "group 11111",
            "bid",
            "place 35 9 36",
            "place 6 EB 1",
            "appoint A07a resources",
            "appoint A28a goods",
            "more",
            "draw",
            "back A01b",
            "pot",
            "take wood",
            "take set",
            "pay bronze",
            "offer 0",
            "give 5",
            "feature golden-lion",
            "step 11",
            "path X",
            "field 3 stone",
            "claim K12",
            "discard A19a",
            "decline",
            "use A18a",
            "end",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "next 2",
            "roll 116",
            "die 6",
            "card A24b",
            "demand D12",
            "composition K01",
            "master M17",
            "feature panda",
        ] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "group",
            "group 26 3",
            "group 3 -",
            "group 111 111",
            "place 53 9 36",
            "place 35 13 36",
            "place 35 9",
            "appoint A00a free",
            "appoint A29a free",
            "appoint A7a free",
            "take gold",
            "offer 3",
            "field 0 wood",
            "path B9",
            "give 6",
            "end ",
            "undo",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        for wrong in [
            "",
            "roll",
            "roll 61",
            "die 0",
            "die 7",
            "card A30a",
            "demand D13",
        ] {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong:?}");
        }
    }
}
