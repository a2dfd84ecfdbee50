//! A multiset of cards in one word: hands, piles, what is known.
//!
//! The first copy of a card is the bit of its number; a second neutral copy is the bit eight
//! higher, set only together with the first. So the kinds are one mask away, counting bits counts
//! cards, and a uniformly drawn bit is a uniformly drawn card.

use std::fmt;
use std::str::FromStr;

use palast_core::{Dice, NotationError, SeatCount};
use serde::{Deserialize, Serialize, de};

use crate::select::Ranked;
use crate::{Card, Person};

/// The bits of first copies.
const FIRSTS: u64 = (1 << 48) - 1;
const NEUTRAL: u32 = 40;
const SECOND: u32 = 48;
/// One person's column: a bit in each of the seven bytes.
const COLUMN: u64 = 0x0001_0101_0101_0101;

/// Cards, each neutral one up to twice. Equal sets are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The deck of a match: a set of seven for each seat and all fourteen neutral cards (PG-006).
    #[must_use]
    pub const fn deck(seats: SeatCount) -> Self {
        let coloured = (1u64 << (8 * seats.get() as u32)) - 1;
        Self((coloured | 0xFFFF << NEUTRAL) & (COLUMN * 0x7F))
    }

    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards, copies counted.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one copy is there.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.bit()) != 0
    }

    /// How many copies are there: 0, 1 or 2.
    #[must_use]
    pub const fn count(self, card: Card) -> u32 {
        let first = self.0 >> card.bit() & 1;
        let second = if card.is_neutral() {
            self.0 >> (card.bit() + 8) & 1
        } else {
            0
        };
        (first + second) as u32
    }

    /// Whether every card of `other`, copies counted, is here too.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        // A second copy is never there without the first, so this is a plain subset.
        other.0 & !self.0 == 0
    }

    /// One of each kind.
    #[inline]
    #[must_use]
    pub const fn kinds(self) -> Self {
        Self(self.0 & FIRSTS)
    }

    /// The persons on the cards, one bit each.
    #[inline]
    pub(crate) const fn persons(self) -> u8 {
        let mut bits = self.0 | self.0 >> 32;
        bits |= bits >> 16;
        bits |= bits >> 8;
        bits as u8 & 0x7F
    }

    /// The cards whose persons are in the mask.
    #[inline]
    pub(crate) const fn with_persons(self, persons: u8) -> Self {
        Self(self.0 & (COLUMN * persons as u64))
    }

    /// The cards showing this person.
    #[must_use]
    pub const fn of(self, person: Person) -> Self {
        self.with_persons(1 << person as u8)
    }

    /// Adds a copy. There are never more than the game has.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let bit = 1u64 << card.bit();
        let second = bit << 8 & (0xFF << SECOND);
        self.0 |= bit | if self.0 & bit != 0 { second } else { 0 };
    }

    /// Takes a copy out, if there is one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let bit = 1u64 << card.bit();
        let second = bit << 8 & (0xFF << SECOND);
        self.0 &= !if self.0 & second != 0 { second } else { bit };
    }

    /// Both together, copies added.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let both = self.0 & other.0 & (0xFF << NEUTRAL);
        Self(self.0 | other.0 | both << 8)
    }

    /// This without a part of it, copies counted.
    #[must_use]
    pub const fn minus(self, part: Self) -> Self {
        let (first, second) = (0xFF << NEUTRAL, 0xFFu64 << SECOND);
        let one_left = (self.0 & second & (part.0 << 8) & !part.0) >> 8;
        let seconds = self.0 & second & !(part.0 << 8);
        Self(self.0 & !part.0 & !second | seconds | one_left & first)
    }

    /// This without as many copies of `other` as are here.
    pub(crate) fn minus_all(self, other: Self) -> Self {
        let mut rest = self;
        for card in other.iter() {
            rest.remove(card);
        }
        rest
    }

    /// Each kind once, in order.
    pub fn iter_kinds(self) -> impl Iterator<Item = Card> + Clone {
        Bits(self.0 & FIRSTS).map(Card::from_bit)
    }

    /// Every card, copies side by side.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.iter_kinds()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    /// Every card, second copies last: quicker than [`CardSet::iter`].
    #[inline]
    pub(crate) fn iter_fast(self) -> impl Iterator<Item = Card> {
        Bits(self.0).map(|bit| Card::from_bit(if bit < SECOND { bit } else { bit - 8 }))
    }

    /// The first kind, in order.
    #[must_use]
    pub fn first(self) -> Option<Card> {
        self.iter_kinds().next()
    }

    /// A card, every copy equally likely. There must be one.
    #[inline]
    pub(crate) fn any(self, dice: &mut Dice) -> Card {
        let bit = Ranked::new(self.0).any(dice);
        Card::from_bit(if bit < SECOND { bit } else { bit - 8 })
    }

    /// A kind, every one equally likely. There must be one.
    #[inline]
    pub(crate) fn any_kind(self, dice: &mut Dice) -> Card {
        Card::from_bit(Ranked::new(self.0 & FIRSTS).any(dice))
    }
}

/// The set bits of a word, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Display for CardSet {
    /// The cards with a space between: `rM nG nG`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for CardSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut set = Self::EMPTY;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let card: Card = word.parse()?;
            if set.count(card) > u32::from(card.is_neutral()) {
                return Err(NotationError::expected("no more copies than there are"));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn copies_are_added_and_taken_away() {
        assert_eq!(set("rM nG").plus(set("nG bJ")), set("rM bJ nG nG"));
        assert_eq!(set("rM nG nG").minus(set("nG")), set("rM nG"));
        assert_eq!(set("rM nG nG").minus(set("nG nG")), set("rM"));
        assert_eq!(set("rM nG").minus_all(set("nG nG bJ")), set("rM"));
        assert_eq!(set("nG nG").count("nG".parse().unwrap()), 2);
        assert!(set("nG nG").includes(set("nG")) && !set("nG").includes(set("nG nG")));
    }

    #[test]
    fn persons_are_collected_over_all_colours() {
        assert_eq!(set("rL bT yZ gM pC nG nJ nJ").persons(), 0x7F);
        assert_eq!(set("nJ nJ").persons(), 0x40);
        assert_eq!(set("rM nM nM bJ").of(Person::Maid), set("rM nM nM"));
    }

    #[test]
    fn no_more_copies_are_read_than_there_are() {
        assert!("rM rM".parse::<CardSet>().is_err());
        assert!("nM nM nM".parse::<CardSet>().is_err());
        assert_eq!(set("nM nM").to_string(), "nM nM");
    }
}
