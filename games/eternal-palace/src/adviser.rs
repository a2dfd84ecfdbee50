//! §6 Advisers: 28 kinds in four classes, and the cards that show them.
//!
//! What a kind does is in the rules; how many cards show it, what they cost and which are marked for
//! four and five players is printed and in the edition.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::names::{named, serde_as_word, set_of};

named! {
    /// What sort of adviser.
    pub enum Class ("patron, trader, diplomat or artisan") {
        /// Gönner: works at once, then discarded.
        Patron = "patron",
        /// Händler: pay left, take right.
        Trader = "trader",
        /// Diplomat: give left to a rival, take right.
        Diplomat = "diplomat",
        /// Kunsthandwerker: works by itself when its moment comes.
        Artisan = "artisan",
    }
}

/// An adviser card: a kind from 1 to 28 and which of its two copies, `A07a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Adviser(u8);

impl Adviser {
    /// Kinds.
    pub const KINDS: u8 = 28;
    /// Kinds of the base game.
    pub const BASE_KINDS: u8 = 24;
    /// Possible cards: two of each kind.
    pub const COUNT: usize = 56;

    /// A card of this kind, first or second copy.
    #[must_use]
    pub const fn new(kind: u8, copy: u8) -> Option<Self> {
        if kind >= 1 && kind <= Self::KINDS && copy < 2 {
            Some(Self((kind - 1) * 2 + copy))
        } else {
            None
        }
    }

    /// The one with this index.
    ///
    /// # Panics
    /// Above 55.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        assert!(index < Self::COUNT, "there are 56 possible cards");
        Self(index as u8)
    }

    /// Its index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 28.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> u8 {
        self.0 / 2 + 1
    }

    /// EP-002 Its class.
    #[inline]
    #[must_use]
    pub const fn class(self) -> Class {
        match self.kind() {
            1..=6 | 25 => Class::Patron,
            7..=12 | 26 => Class::Trader,
            13..=18 | 27 => Class::Diplomat,
            _ => Class::Artisan,
        }
    }

    /// Whether it belongs to the module Privileges.
    #[must_use]
    pub const fn is_of_privileges(self) -> bool {
        self.kind() > Self::BASE_KINDS
    }
}

impl fmt::Display for Adviser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copy = if self.0.is_multiple_of(2) { 'a' } else { 'b' };
        write!(f, "A{:02}{copy}", self.kind())
    }
}

impl FromStr for Adviser {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = match text.as_bytes() {
            [
                b'A',
                tens @ b'0'..=b'2',
                ones @ b'0'..=b'9',
                copy @ (b'a' | b'b'),
            ] => Self::new((tens - b'0') * 10 + (ones - b'0'), copy - b'a'),
            _ => None,
        };
        card.ok_or_else(|| NotationError::expected("an adviser from A01a to A28b"))
    }
}

serde_as_word!(Adviser);

set_of! {
    /// Some adviser cards.
    pub struct AdviserSet(u64) of Adviser
}

impl AdviserSet {
    /// All traders and diplomats.
    pub const TURN: Self = Self::of_classes(Class::Trader, Class::Diplomat);

    const fn of_classes(one: Class, other: Class) -> Self {
        let mut set = Self::EMPTY;
        let mut index = 0;
        while index < Adviser::COUNT {
            let class = Adviser::at(index).class();
            if class as u8 == one as u8 || class as u8 == other as u8 {
                set = set.with(Adviser::at(index));
            }
            index += 1;
        }
        set
    }

    /// Both cards of a kind.
    ///
    /// # Panics
    /// If there is no such kind.
    #[inline]
    #[must_use]
    pub const fn of_kind(kind: u8) -> Self {
        assert!(kind >= 1 && kind <= Adviser::KINDS, "kinds are 1 to 28");
        Self(0b11 << ((kind - 1) * 2))
    }
}
