//! Court cards (§1.2): three kinds in three levels, and the Gardener without levels.

use serde::{Deserialize, Serialize};

use crate::names::named;

named! {
    /// A kind of court card.
    Court, "a court card: banker, caravaneer, palace or gardener" {
        /// Bankier: income.
        Banker = "banker",
        /// Karawanenführer: free steps.
        Caravaneer = "caravaneer",
        /// Palast: victory points.
        Palace = "palace",
        /// Gärtner: raises the quality of a plant by one, once.
        Gardener = "gardener",
    }
}

impl Court {
    /// The kinds with levels.
    pub const LEVELLED: [Self; 3] = [Self::Banker, Self::Caravaneer, Self::Palace];
}

/// The highest level.
pub const LEVELS: u8 = 3;

/// The court cards nobody has yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CourtStock {
    /// Copies by kind and level, from level 1.
    pub copies: [[u8; 3]; 3],
    /// The pool of Gardeners.
    pub gardeners: u8,
}
