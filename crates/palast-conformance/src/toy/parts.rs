//! What the toy is made of, with its notation.

use std::fmt;
use std::str::FromStr;

use palast_core::{Choice, NotationError, OptionError, Options, Seat, SeatCount, SeatMap, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::mutants;

/// A coin, by value counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Coin(pub u8);

impl Coin {
    /// Every value.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];
    /// How many there are of each.
    pub const COPIES: u8 = 2;
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Coin {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [b'c', digit @ b'1'..=b'4'] => Ok(Self(digit - b'1')),
            _ => Err(NotationError::expected("a coin from c1 to c4")),
        }
    }
}

/// How many of each coin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Coins(pub [u8; 4]);

impl Coins {
    /// How many of this one.
    #[must_use]
    pub const fn of(&self, coin: Coin) -> u8 {
        self.0[coin.0 as usize]
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The different ones, in order.
    pub fn kinds(self) -> impl Iterator<Item = Coin> {
        Coin::ALL.into_iter().filter(move |coin| self.of(*coin) > 0)
    }

    /// Puts one in.
    pub const fn add(&mut self, coin: Coin) {
        self.0[coin.0 as usize] += 1;
    }

    /// Takes one out, if there is one.
    pub const fn take(&mut self, coin: Coin) {
        self.0[coin.0 as usize] = self.0[coin.0 as usize].saturating_sub(1);
    }

    /// All of the other, too.
    pub const fn merge(&mut self, other: &Self) {
        let mut kind = 0;
        while kind < 4 {
            self.0[kind] += other.0[kind];
            kind += 1;
        }
    }

    /// Whether there are at least as many of each as in the other.
    #[must_use]
    pub fn covers(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }
}

/// The round, from zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round<const DEFECT: u8>(pub u8);

impl<const DEFECT: u8> Serialize for Round<DEFECT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lost = DEFECT == mutants::JSON_LOSES;
        serializer.serialize_u8(if lost { 0 } else { self.0 })
    }
}

impl<'de, const DEFECT: u8> Deserialize<'de> for Round<DEFECT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self)
    }
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Coins are dealt.
    Deal,
    /// All pick, and bid or fold.
    Seal,
    /// This seat scored and may peek.
    Peek(Seat),
    /// This seat may bury.
    Bury(Seat),
    /// The match has ended.
    Over(Ending),
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// All rounds were played.
    Rounds,
    /// Somebody has two points.
    Points,
}

/// What everyone sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public<const DEFECT: u8> {
    /// How many play.
    pub seats: SeatCount,
    /// Which round.
    pub round: Round<DEFECT>,
    /// What is going on.
    pub phase: Phase,
    /// How many coins each holds.
    pub held: SeatMap<u8>,
    /// How many each has buried.
    pub buried: SeatMap<u8>,
    /// How many are in the bag.
    pub bag: u8,
    /// Bid coins.
    pub open: Coins,
    /// Who has answered.
    pub finished: SeatSet,
    /// The score.
    pub points: SeatMap<u8>,
    /// What a planted leak makes public; zero in the clean game.
    pub spill: u8,
}

/// What one seat sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// Its coins, the picked one included.
    pub hand: Coins,
    /// The picked one.
    pub picked: Option<Coin>,
    /// Whether it is bid, once that is said.
    pub bid: Option<bool>,
    /// What it has buried.
    pub buried: Coins,
    /// What it knows of others' hands.
    pub known: SeatMap<Coins>,
    /// What a planted impurity writes; zero in the clean game.
    pub scratch: u8,
}

/// What nobody sees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Secret {
    /// Coins still to come.
    pub bag: Coins,
    /// Coins out of play, face down.
    pub buried: Coins,
}

/// Questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which coin to bid or fold.
    WhichCoin,
    /// Whether to bid it.
    BidOrFold,
    /// Whose hand to look at.
    WhomToPeekAt,
    /// What to put away.
    WhatToBury,
}

/// Answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer<const DEFECT: u8> {
    /// This coin.
    Pick(Coin),
    /// Bid it.
    Bid,
    /// Do not.
    Fold,
    /// Look at this hand.
    Peek(Seat),
    /// Look at none.
    Pass,
    /// Put this away.
    Bury(Coin),
    /// Put nothing away.
    Keep,
}

impl<const DEFECT: u8> fmt::Display for Answer<DEFECT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(Coin(0)) if DEFECT == mutants::NO_WAY_BACK => write!(f, "pick c2"),
            Self::Pick(coin) => write!(f, "pick {coin}"),
            Self::Bid => f.write_str("bid"),
            Self::Fold => f.write_str("fold"),
            Self::Peek(seat) => write!(f, "peek {seat}"),
            Self::Pass => f.write_str("pass"),
            Self::Bury(coin) => write!(f, "bury {coin}"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

impl<const DEFECT: u8> FromStr for Answer<DEFECT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = if DEFECT == mutants::TWO_SPELLINGS {
            text.trim()
        } else {
            text
        };
        match text.split_once(' ') {
            None if text == "bid" => Ok(Self::Bid),
            None if text == "fold" => Ok(Self::Fold),
            None if text == "pass" => Ok(Self::Pass),
            None if text == "keep" => Ok(Self::Keep),
            Some(("pick", coin)) => coin.parse().map(Self::Pick),
            Some(("bury", coin)) => coin.parse().map(Self::Bury),
            Some(("peek", seat)) => seat.parse().map(Self::Peek),
            None | Some(_) => Err(NotationError::expected("an answer such as `pick c1`")),
        }
    }
}

/// A coin dealt to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dealt(pub Seat, pub Coin);

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
            ["deal", seat, coin] => Ok(Self(seat.parse()?, coin.parse()?)),
            _ => Err(NotationError::expected("a draw such as `deal 1 c3`")),
        }
    }
}

/// What everybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat was dealt a coin; which one is said only by a planted leak.
    Dealt(Seat, Option<Coin>),
    /// A planted leak says what was picked.
    Picked(Seat, Coin),
    /// A seat has answered.
    Finished(Seat),
    /// What was bid, and who scored.
    Revealed(SeatMap<Option<Coin>>, Option<Seat>),
    /// One looked at the hand of another.
    Peeked(Seat, Seat),
    /// A seat put a coin away.
    Buried(Seat),
}

/// What a single seat is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrivateEvent {
    /// You were dealt this.
    Yours(Coin),
    /// That seat holds these.
    Hand(Seat, Coins),
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It answers another question.
    AnotherQuestion,
    /// There is no such coin in hand.
    NotInHand,
    /// There is no such hand to look at.
    NoSuchHand,
}

/// Whether scorers may peek.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Peek {
    /// They may.
    #[default]
    Yes,
    /// They may not.
    No,
}

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choices<const DEFECT: u8> {
    /// Two or three.
    pub rounds: u8,
    /// Whether scorers may peek.
    pub peek: Peek,
}

impl<const DEFECT: u8> Default for Choices<DEFECT> {
    fn default() -> Self {
        Self {
            rounds: 2,
            peek: Peek::Yes,
        }
    }
}

impl<const DEFECT: u8> Options for Choices<DEFECT> {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "rounds",
            values: &["two", "three"],
        },
        Choice {
            name: "peek",
            values: &["yes", "no"],
        },
    ];

    fn get(&self, name: &str) -> Option<&'static str> {
        match name {
            "rounds" => Some(if self.rounds == 2 { "two" } else { "three" }),
            "peek" => Some(if self.peek == Peek::Yes { "yes" } else { "no" }),
            _ => None,
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match palast_core::options::find(Self::CHOICES, name, value)? {
            (_, "two") => self.rounds = 2,
            (_, "three") => self.rounds = 3,
            (_, "no") if DEFECT == mutants::OPTION_NOT_SET => {}
            (_, "no") => self.peek = Peek::No,
            (_, _) => self.peek = Peek::Yes,
        }
        Ok(())
    }

    fn check(&self, _: SeatCount) -> Result<(), OptionError> {
        Ok(())
    }
}
