//! What lies before a player, all of it open, and where their victory points come from.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::named;
use crate::{Court, Goods};

/// Victory points by [`Source`].
pub type Points = [u16; Source::ALL.len()];

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Victory points by [`Source`]; read them with [`Player::score`] and [`Player::from`].
    #[serde(serialize_with = "write", deserialize_with = "read")]
    pub points: Points,
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
        /// Resources left at the end (from version 2 of the rules on).
        Resources = "resources",
    }
}

/// Points for resources left are written only if there are any: version 1 of the rules has none, and
/// views of its matches look as they always did.
fn write<S: Serializer>(points: &Points, to: S) -> Result<S::Ok, S::Error> {
    let last = Source::Resources.index();
    let written = if points[last] > 0 { last + 1 } else { last };
    points[..written].serialize(to)
}

fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
    let read = Vec::<u16>::deserialize(from)?;
    let mut points = Points::default();
    if !(Source::Resources.index()..=points.len()).contains(&read.len()) {
        return Err(D::Error::custom("points have 9 or 10 sources"));
    }
    points[..read.len()].copy_from_slice(&read);
    Ok(points)
}
