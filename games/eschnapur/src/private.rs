//! What one seat can see. There is nothing that nobody can see: gold is dealt openly and drawn never.

use serde::{Deserialize, Serialize};

use crate::{Gold, Official, PartSet, Privilege, Purse};

/// What one seat can see for itself.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// The cards in hand.
    pub hand: Purse,
    /// The own face-down cards, blocked and carried ones included, by official.
    pub down: [Option<Gold>; 5],
    /// How many officials the seat has dealt with in phase 2, left-empty ones included.
    pub laid: u8,
    /// The sites chosen so far, until the next round.
    pub sites: PartSet,
    /// The sealed answer in the window that is open.
    pub request: Option<Request>,
    /// What is to be bought at the next boundary (§5.2).
    pub wish: Option<Privilege>,
}

impl Private {
    /// The own face-down card there.
    #[inline]
    #[must_use]
    pub const fn card(&self, official: Official) -> Option<Gold> {
        self.down[official as usize]
    }
}

/// A sealed answer in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Nothing, and no more in this window.
    Pass,
    /// Nothing, and no more in this round.
    Mute,
    /// This card.
    Buy(Privilege),
}

/// What nobody can see: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Secret;
