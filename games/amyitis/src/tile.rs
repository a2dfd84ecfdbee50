//! Garden tiles (§1.5).

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;
use serde::{Deserialize, Serialize};

/// A garden tile, by its place in the edition. Printed `t1` to `t32`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(u8);

impl TileId {
    /// No edition has more tiles.
    pub const MOST: u8 = 32;

    /// By index in the edition.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::MOST {
            Some(Self(index))
        } else {
            None
        }
    }

    /// For arrays, from zero.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// In a set of tiles.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "t{}", self.0 + 1)
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::expected("a garden tile from t1 to t32");
        let digits = text.strip_prefix('t').ok_or_else(wrong)?;
        let plain = !digits.starts_with(['0', '+']);
        let number = digits.parse::<u8>().ok().filter(|_| plain);
        let index = number.and_then(|number| number.checked_sub(1));
        index.and_then(Self::new).ok_or_else(wrong)
    }
}

/// What a garden tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tile {
    /// On the back: 1 to 3.
    pub quality: u8,
    /// Victory points.
    pub vp: u8,
    /// Talents from the stock.
    pub talents: u8,
    /// Camels from the stock.
    pub camels: u8,
    /// Whether it brings a resource of free choice.
    pub resource: bool,
    /// The court card it brings.
    pub court: Option<TileCourt>,
}

/// The court card a tile brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileCourt {
    /// The next Banker.
    Banker,
    /// The next Caravaneer.
    Caravaneer,
    /// The next Palace, with its points.
    Palace,
    /// Any next level, or a Gardener.
    Choice,
}
