//! The one-line notation of actions and outcomes: one spelling each, read and written here.
//!
//! | action | meaning | outcome | meaning |
//! |---|---|---|---|
//! | `play rM` | play the red Maid | `starter 2` | seat 2 starts the match |
//! | `swap 2 3` | swap 3 cards with seat 2 | `deal rM` | the next card of the deal |
//! | `give rM` | pick the red Maid for the swap | `draw nC` | the Maid's player draws |
//! | `discard nT` | discard the neutral Treasurer | `king guard` | a king card is turned |
//! | `exchange 1 rG 3 bM` | rows of seats 1 and 3 | | |
//! | `take rG` | the red Guard back to hand | | |
//! | `next 3` | seat 3 is next | | |
//!
//! A card is a colour letter (`r b y g p n`) and a person letter: `L` Marshal (lord), `T` Treasurer,
//! `Z` Magician (Zauberer), `M` Maid, `C` Cupbearer, `G` Guard, `J` Jester.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::{Action, Outcome};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Swap { partner, count } => write!(f, "swap {partner} {count}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Exchange {
                first,
                first_card,
                second,
                second_card,
            } => write!(f, "exchange {first} {first_card} {second} {second_card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Next(seat) => write!(f, "next {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["play", card] => Self::Play(card.parse()?),
            ["swap", partner, count] => Self::Swap {
                partner: partner.parse()?,
                count: parse_count(count)?,
            },
            ["give", card] => Self::Give(card.parse()?),
            ["discard", card] => Self::Discard(card.parse()?),
            ["exchange", first, first_card, second, second_card] => Self::Exchange {
                first: first.parse()?,
                first_card: first_card.parse()?,
                second: second.parse()?,
                second_card: second_card.parse()?,
            },
            ["take", card] => Self::Take(card.parse()?),
            ["next", seat] => Self::Next(seat.parse()?),
            _ => {
                return Err(NotationError::expected(
                    "`play CARD`, `swap SEAT COUNT`, `give CARD`, `discard CARD`, \
                     `exchange SEAT CARD SEAT CARD`, `take CARD` or `next SEAT`",
                ));
            }
        })
    }
}

/// A number of cards without sign or leading zero.
fn parse_count(text: &str) -> Result<u8, NotationError> {
    let count = text.parse::<u8>().ok();
    count
        .filter(|count| count.to_string() == text)
        .ok_or_else(|| NotationError::expected("a number of cards"))
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starter(seat) => write!(f, "starter {seat}"),
            Self::Deal(card) => write!(f, "deal {card}"),
            Self::Draw(card) => write!(f, "draw {card}"),
            Self::King(person) => write!(f, "king {}", person.word()),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_once(' ') {
            Some(("starter", seat)) => seat.parse().map(Self::Starter),
            Some(("deal", card)) => card.parse().map(Self::Deal),
            Some(("draw", card)) => card.parse().map(Self::Draw),
            Some(("king", person)) => person.parse().map(Self::King),
            Some(_) | None => Err(NotationError::expected(
                "`starter SEAT`, `deal CARD`, `draw CARD` or `king PERSON`",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_comes_back_and_nothing_else_is_read() {
        for text in [
            "play rM",
            "swap 2 3",
            "give nJ",
            "discard nT",
            "exchange 1 rG 3 bM",
            "take pL",
            "next 3",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["starter 2", "deal yZ", "draw nC", "king guard"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "play",
            "play rm",
            "play rM ",
            " play rM",
            "play  rM",
            "Play rM",
            "swap 2 03",
            "swap 2 +3",
            "swap 6 1",
            "exchange 1 rG 3",
            "next",
            "pass",
            "play rMM",
            "king Guard",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong:?}");
        }
    }
}
