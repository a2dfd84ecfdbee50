//! What the solo toy is made of, with its notation.

use std::fmt;
use std::str::FromStr;

use palast_core::{NotationError, Seat, SeatCount, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// What everyone sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// How many play.
    pub seats: SeatCount,
    /// How many rounds are left, this one included.
    pub left: u8,
    /// Who gets a card yet.
    pub to_deal: SeatSet,
    /// Who acts yet.
    pub to_act: SeatSet,
    /// What each seat has scored.
    pub points: SeatMap<u8>,
    /// What the automa has scored.
    #[serde(rename = "house")]
    pub automa: u8,
}

/// The one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HowToPlay;

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Show the card.
    Show(u8),
    /// Keep it to oneself.
    Rest,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Show(card) => write!(f, "show {card}"),
            Self::Rest => f.write_str("rest"),
        }
    }
}

fn card(text: &str) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [digit @ b'1'..=b'4'] => Ok(digit - b'0'),
        _ => Err(NotationError::expected("a card from 1 to 4")),
    }
}

impl FromStr for Answer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_once(' ') {
            None if text == "rest" => Ok(Self::Rest),
            Some(("show", shown)) => card(shown).map(Self::Show),
            None | Some(_) => Err(NotationError::expected("`rest` or a card such as `show 3`")),
        }
    }
}

/// A card dealt to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dealt(pub Seat, pub u8);

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {} {}", self.0, self.1)
    }
}

impl FromStr for Dealt {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["deal", seat, dealt] => Ok(Self(seat.parse()?, card(dealt)?)),
            _ => Err(NotationError::expected("a draw such as `deal 1 3`")),
        }
    }
}

/// What everybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat was dealt a card.
    Dealt(Seat),
    /// A seat answered.
    Played(Seat, Answer),
}

/// What a seat is told about the card it was dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Yours(pub u8);

/// That card is not there to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotYours;
