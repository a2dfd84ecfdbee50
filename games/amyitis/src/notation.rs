//! The one-line notation of actions and outcomes: one spelling each, read and written here.
//!
//! | action | meaning | action | meaning |
//! |---|---|---|---|
//! | `recruit r2 priest` | a craft card of row 2 | `court banker` | this court card |
//! | `caravan ur` | move the caravan | `plant b3` | the tile there |
//! | `noble` | recruit a Noble | `token salt` | the Caravaneer with it |
//! | `craft priest` | the ability Craft | `take wine` | a resource from the stock |
//! | `pass` | no more actions | `offering camel` | from Ishtar |
//! | `field f1` | harvest there | `swap wine salt` | give one, get the other |
//! | `canal d1-d2` | a cube there | `keep` | swap nothing |
//! | `temple marduk` | a cube there | `discard salt` | back to the stock |
//! | `pay wine` | for what is due | `pick craft` | this ability |
//! | `sell barley wine` | one or two resources | | |
//!
//! Outcomes: `tile t3`, `plant X2`, `token salt`, `first 2`, `row peasant peasant priest`.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::{Action, Craft, Good, Outcome, RowId};

impl fmt::Display for RowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0 + 1)
    }
}

impl FromStr for RowId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [b'r', digit @ b'1'..=b'4'] => Ok(Self(digit - b'1')),
            _ => Err(NotationError::expected(
                "a row of craft cards from r1 to r4",
            )),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recruit(row, craft) => write!(f, "recruit {row} {craft}"),
            Self::Caravan(city) => write!(f, "caravan {city}"),
            Self::Noble => write!(f, "noble"),
            Self::Craft(craft) => write!(f, "craft {craft}"),
            Self::Pass => write!(f, "pass"),
            Self::Field(row) => write!(f, "field {row}"),
            Self::Canal(side) => write!(f, "canal {side}"),
            Self::Temple(temple) => write!(f, "temple {temple}"),
            Self::Pay(good) => write!(f, "pay {good}"),
            Self::Sell(good, None) => write!(f, "sell {good}"),
            Self::Sell(good, Some(other)) => write!(f, "sell {good} {other}"),
            Self::Court(court) => write!(f, "court {court}"),
            Self::Plant(square) => write!(f, "plant {square}"),
            Self::Token(good) => write!(f, "token {good}"),
            Self::Take(good) => write!(f, "take {good}"),
            Self::Offering(offering) => write!(f, "offering {offering}"),
            Self::Swap(give, get) => write!(f, "swap {give} {get}"),
            Self::Keep => write!(f, "keep"),
            Self::Discard(good) => write!(f, "discard {good}"),
            Self::Pick(ability) => write!(f, "pick {ability}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["recruit", row, craft] => Self::Recruit(row.parse()?, craft.parse()?),
            ["caravan", city] => Self::Caravan(city.parse()?),
            ["noble"] => Self::Noble,
            ["craft", craft] => Self::Craft(craft.parse()?),
            ["pass"] => Self::Pass,
            ["field", row] => Self::Field(row.parse()?),
            ["canal", side] => Self::Canal(side.parse()?),
            ["temple", temple] => Self::Temple(temple.parse()?),
            ["pay", good] => Self::Pay(good.parse()?),
            ["sell", good] => Self::Sell(good.parse()?, None),
            ["sell", good, other] => {
                let (good, other): (Good, Good) = (good.parse()?, other.parse()?);
                if good > other {
                    return Err(NotationError::expected(
                        "two resources in the order barley, dates, salt, palm, wine",
                    ));
                }
                Self::Sell(good, Some(other))
            }
            ["court", court] => Self::Court(court.parse()?),
            ["plant", square] => Self::Plant(square.parse()?),
            ["token", good] => Self::Token(good.parse()?),
            ["take", good] => Self::Take(good.parse()?),
            ["offering", offering] => Self::Offering(offering.parse()?),
            ["swap", give, get] => Self::Swap(give.parse()?, get.parse()?),
            ["keep"] => Self::Keep,
            ["discard", good] => Self::Discard(good.parse()?),
            ["pick", ability] => Self::Pick(ability.parse()?),
            _ => {
                return Err(NotationError::expected(
                    "an answer such as `recruit r1 peasant`, `caravan ur`, `canal d1-d2` or `pass`",
                ));
            }
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Plant(plant) => write!(f, "plant {plant}"),
            Self::Token(good) => write!(f, "token {good}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Row([a, b, c]) => write!(f, "row {a} {b} {c}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["tile", tile] => Self::Tile(tile.parse()?),
            ["plant", plant] => Self::Plant(plant.parse()?),
            ["token", good] => Self::Token(good.parse()?),
            ["first", seat] => Self::First(seat.parse()?),
            ["row", a, b, c] => {
                let row: [Craft; 3] = [a.parse()?, b.parse()?, c.parse()?];
                if !row.is_sorted() {
                    return Err(NotationError::expected(
                        "three crafts in the order of kinds",
                    ));
                }
                Self::Row(row)
            }
            _ => {
                return Err(NotationError::expected(
                    "a draw such as `tile t3`, `first 2` or `row peasant peasant priest`",
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
            "recruit r4 courtier",
            "caravan ninoua",
            "noble",
            "craft priest",
            "pass",
            "field f2",
            "canal a1-b1",
            "canal d3-d4",
            "temple tammouz",
            "pay wine",
            "sell barley",
            "sell barley barley",
            "sell dates wine",
            "court gardener",
            "plant d4",
            "token palm",
            "take salt",
            "offering talent",
            "swap wine salt",
            "keep",
            "discard dates",
            "pick lesser",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "tile t20",
            "plant X3",
            "token salt",
            "first 4",
            "row peasant priest priest",
        ] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "recruit r5 priest",
            "recruit 1 priest",
            "recruit r1",
            "caravan Ur",
            "field f3",
            "canal d2-d1",
            "canal a1-c1",
            "canal a1",
            "plant e1",
            "plant a5",
            "sell wine barley",
            "sell",
            "swap wine",
            "pass ",
            " pass",
            "undo",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        for wrong in [
            "",
            "tile t0",
            "tile t33",
            "tile t03",
            "first 0",
            "row priest peasant priest",
        ] {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong:?}");
        }
    }
}
