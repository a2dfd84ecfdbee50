//! Craft cards (§1.1, §8.1) and the rows in which they are displayed.

use serde::{Deserialize, Serialize};

use crate::names::named;

named! {
    /// What a craft card shows.
    Craft, "a craft: peasant, merchant, engineer, priest or courtier" {
        /// Bauer: harvests a field.
        Peasant = "peasant",
        /// Händler: takes a camel.
        Merchant = "merchant",
        /// Ingenieur: digs a canal.
        Engineer = "engineer",
        /// Priester: enters a temple.
        Priest = "priest",
        /// Höfling: advances in the palace (expansion only).
        Courtier = "courtier",
    }
}

/// A row of three craft cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The cards as they lie, by kind.
    pub cards: [Craft; 3],
    /// One bit for each card turned to its coin side.
    pub turned: u8,
}

impl Row {
    /// A row not laid yet.
    pub(crate) const NONE: Self = Self {
        cards: [Craft::Peasant; 3],
        turned: 0b111,
    };

    /// AM-050, AM-051, AM-052 Talents for the next card.
    #[inline]
    #[must_use]
    pub const fn price(&self) -> u8 {
        self.turned.count_ones() as u8
    }

    /// Whether this card is turned.
    #[inline]
    #[must_use]
    pub const fn is_turned(&self, card: u8) -> bool {
        self.turned >> card & 1 == 1
    }

    /// The open kinds, one bit each in the order of [`Craft::ALL`].
    #[inline]
    #[must_use]
    pub const fn open(&self) -> u8 {
        let mut bits = 0;
        let mut card = 0;
        while card < 3 {
            if !self.is_turned(card) {
                bits |= 1 << self.cards[card as usize] as u8;
            }
            card += 1;
        }
        bits
    }

    /// Turns the first open card of this kind; the caller knows that there is one.
    pub(crate) fn turn(&mut self, craft: Craft) {
        let open = |card: &u8| !self.is_turned(*card) && self.cards[usize::from(*card)] == craft;
        let card = (0..3).find(open).expect("the card is open in this row");
        self.turned |= 1 << card;
    }
}
