//! What lies before a player, all of it open, and where his victory points come from.

use serde::{Deserialize, Serialize};

use crate::names::named;
use crate::{Court, Goods};

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Victory points by [`Source`]; read them with [`Player::score`] and [`Player::from`].
    pub points: [u16; 9],
    /// The tiles planted, one bit each.
    pub tiles: u32,
    /// Coins.
    pub talents: u8,
    /// Camels.
    pub camels: u8,
    /// Resources.
    pub goods: Goods,
    /// Levels of Banker, Caravaneer and Palace; 0 is none.
    pub levels: [u8; 3],
    /// Gardeners.
    pub gardeners: u8,
}

impl Player {
    /// Victory points.
    #[must_use]
    pub fn score(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Victory points from one source.
    #[must_use]
    pub const fn from(&self, source: Source) -> u16 {
        self.points[source.index()]
    }

    /// The level of a kind; for the Gardener how many.
    #[inline]
    #[must_use]
    pub const fn level(&self, court: Court) -> u8 {
        match court {
            Court::Banker | Court::Caravaneer | Court::Palace => self.levels[court.index()],
            Court::Gardener => self.gardeners,
        }
    }

    /// How many tiles were planted.
    #[must_use]
    pub const fn planted(&self) -> u8 {
        self.tiles.count_ones() as u8
    }
}

named! {
    /// Where victory points come from.
    Source, "a source of victory points" {
        /// Garden tiles.
        Tiles = "tiles",
        /// Engineers.
        Engineers = "engineers",
        /// Irrigation rewards.
        Irrigation = "irrigation",
        /// Palace cards.
        Palaces = "palaces",
        /// Marduk.
        Marduk = "marduk",
        /// Sales in Babylon.
        Sales = "sales",
        /// Banker level 3.
        Bankers = "bankers",
        /// Courtiers (expansion).
        Courtiers = "courtiers",
        /// The favour of Amyitis.
        Favour = "favour",
    }
}
