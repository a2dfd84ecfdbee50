//! Gold cards and sets of them (§1).

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;
use serde::{Deserialize, Serialize};

/// A gold card: its value. Printed `g0` to `g5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Gold {
    /// Wins nothing and always comes back.
    Zero,
    /// Worth 1.
    One,
    /// Worth 2.
    Two,
    /// Worth 3.
    Three,
    /// Worth 4.
    Four,
    /// Worth 5.
    Five,
}

impl Gold {
    /// All values, rising.
    pub const ALL: [Self; 6] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
    ];

    /// What it is worth.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The card of this value.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        if value < 6 {
            Some(Self::ALL[value as usize])
        } else {
            None
        }
    }
}

impl TryFrom<u8> for Gold {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        Self::new(value).ok_or("a gold card is worth 0 to 5")
    }
}

impl From<Gold> for u8 {
    fn from(gold: Gold) -> Self {
        gold as Self
    }
}

impl fmt::Display for Gold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "g{}", self.value())
    }
}

impl FromStr for Gold {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [b'g', digit @ b'0'..=b'5'] => Ok(Self::ALL[usize::from(digit - b'0')]),
            _ => Err(NotationError::expected("a gold card from g0 to g5")),
        }
    }
}

/// Some gold cards: how many of each value. Printed `g5531`, highest first; none is `g-`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purse([u8; 6]);

impl Purse {
    /// None.
    pub const EMPTY: Self = Self([0; 6]);
    /// ESC-002 The whole deck.
    pub const DECK: Self = Self([8, 8, 12, 16, 8, 12]);
    /// ESC-015 What each of three or four starts with.
    pub const START: Self = Self([2, 2, 3, 4, 2, 3]);
    /// ESC-171 What each of two starts with.
    pub const START_OF_TWO: Self = Self([2, 3, 5, 4, 2, 3]);

    /// How many of each value, from 0 to 5.
    #[must_use]
    pub const fn new(counts: [u8; 6]) -> Self {
        Self(counts)
    }

    /// How many cards of this value.
    #[inline]
    #[must_use]
    pub const fn count(&self, gold: Gold) -> u8 {
        self.0[gold as usize]
    }

    /// Whether there is one of this value.
    #[inline]
    #[must_use]
    pub const fn has(&self, gold: Gold) -> bool {
        self.0[gold as usize] > 0
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        let c = &self.0;
        c[0] + c[1] + c[2] + c[3] + c[4] + c[5]
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What they are worth together.
    #[inline]
    #[must_use]
    pub const fn value(&self) -> u16 {
        let c = &self.0;
        c[1] as u16 + 2 * c[2] as u16 + 3 * c[3] as u16 + 4 * c[4] as u16 + 5 * c[5] as u16
    }

    /// Whether all cards of the other are among these.
    #[must_use]
    pub fn includes(&self, other: &Self) -> bool {
        (0..6).all(|i| self.0[i] >= other.0[i])
    }

    /// The cards one by one, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Gold> + use<> {
        let counts = self.0;
        Gold::ALL
            .into_iter()
            .flat_map(move |gold| std::iter::repeat_n(gold, usize::from(counts[gold as usize])))
    }

    /// The values there are, lowest first.
    pub fn kinds(&self) -> impl Iterator<Item = Gold> + use<> {
        let counts = self.0;
        let all = Gold::ALL.into_iter();
        all.filter(move |gold| counts[*gold as usize] > 0)
    }

    /// One more.
    #[inline]
    pub const fn add(&mut self, gold: Gold) {
        self.0[gold as usize] += 1;
    }

    /// One less; there has to be one.
    #[inline]
    pub const fn remove(&mut self, gold: Gold) {
        self.0[gold as usize] -= 1;
    }

    /// All of the other more.
    #[inline]
    pub fn add_all(&mut self, other: &Self) {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine += more;
        }
    }

    /// All of the other less; they have to be among these.
    #[inline]
    pub fn remove_all(&mut self, other: &Self) {
        for (mine, less) in self.0.iter_mut().zip(other.0) {
            *mine -= less;
        }
    }
}

impl FromIterator<Gold> for Purse {
    fn from_iter<I: IntoIterator<Item = Gold>>(cards: I) -> Self {
        let mut purse = Self::EMPTY;
        cards.into_iter().for_each(|gold| purse.add(gold));
        purse
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("g")?;
        if self.is_empty() {
            return f.write_str("-");
        }
        for gold in Gold::ALL.into_iter().rev() {
            for _ in 0..self.count(gold) {
                write!(f, "{}", gold.value())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Purse {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::expected("gold cards such as g5531, highest first");
        let digits = text.strip_prefix('g').ok_or_else(wrong)?;
        if digits == "-" {
            return Ok(Self::EMPTY);
        }
        let mut purse = Self::EMPTY;
        for digit in digits.bytes() {
            let value = digit.checked_sub(b'0').and_then(Gold::new);
            let gold = value.ok_or_else(wrong)?;
            if purse.count(gold) == 64 {
                return Err(wrong());
            }
            purse.add(gold);
        }
        // One spelling: highest first, at least one card.
        if purse.to_string() == text {
            Ok(purse)
        } else {
            Err(wrong())
        }
    }
}
