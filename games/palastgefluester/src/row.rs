//! A row (Auslage): the cards a player has laid out, in order (R28).

use std::fmt;

use serde::{Deserialize, Serialize, de};

use crate::{Card, CardSet, Person};

/// The length at which a row ends the round.
pub const FULL_ROW: usize = 6;

/// Up to six cards in order. While a round lasts there are at most five and no person twice.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Row {
    cards: [Place; FULL_ROW],
    len: u8,
}

/// A place in a row. An empty one is person 7, which is none: so persons are collected from all six
/// places without looking at the length.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place(u8);

impl Default for Place {
    fn default() -> Self {
        Self(7)
    }
}

impl Row {
    /// How many cards.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing was laid out yet.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone + '_ {
        self.cards[..self.len()]
            .iter()
            .map(|place| Card::from_bit(u32::from(place.0)))
    }

    /// The card in this place; there must be one.
    #[inline]
    pub(crate) const fn card_at(&self, place: usize) -> Card {
        Card::from_bit(self.cards[place].0 as u32)
    }

    /// The persons lying here, one bit each.
    #[inline]
    pub(crate) const fn persons(&self) -> u8 {
        let [a, b, c, d, e, f] = self.cards;
        let bits = 1u8 << (a.0 & 7)
            | 1 << (b.0 & 7)
            | 1 << (c.0 & 7)
            | 1 << (d.0 & 7)
            | 1 << (e.0 & 7)
            | 1 << (f.0 & 7);
        bits & 0x7F
    }

    /// Whether this person lies here.
    #[must_use]
    pub const fn has(&self, person: Person) -> bool {
        self.persons() & (1 << person as u8) != 0
    }

    /// The card with this person, the first if there are two.
    #[must_use]
    pub fn card_of(&self, person: Person) -> Option<Card> {
        let places = self.cards[..self.len()].iter();
        let mut found = places.filter(|place| place.0 & 7 == person as u8);
        found.next().map(|place| Card::from_bit(u32::from(place.0)))
    }

    /// Whether this card lies here.
    #[must_use]
    pub fn contains(&self, card: Card) -> bool {
        self.iter().any(|lying| lying == card)
    }

    /// The cards without their order.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.iter().collect()
    }

    /// Lays a card at the end.
    #[inline]
    pub(crate) const fn push(&mut self, card: Card) {
        self.cards[self.len()] = Place(card.bit() as u8);
        self.len += 1;
    }

    /// Takes a card out; the gap closes.
    pub(crate) fn take(&mut self, card: Card) {
        let place = self.iter().position(|lying| lying == card);
        let place = place.expect("only a card of the row is taken from it");
        self.cards.copy_within(place + 1.., place);
        self.cards[FULL_ROW - 1] = Place::default();
        self.len -= 1;
    }

    /// Puts a card in the place of another.
    pub(crate) fn replace(&mut self, card: Card, by: Card) {
        let place = self.iter().position(|lying| lying == card);
        let place = place.expect("only a card of the row is replaced");
        self.cards[place] = Place(by.bit() as u8);
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut row = Self::default();
        for card in cards {
            row.push(card);
        }
        row
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > FULL_ROW {
            return Err(de::Error::custom("a row has at most six cards"));
        }
        Ok(cards.into_iter().collect())
    }
}
