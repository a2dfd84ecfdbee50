//! §1 Places on the board, the layers they give, and the tracks beside them.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::Resource;
use crate::names::{named, serde_as_word, set_of};

named! {
    /// Where dice can be placed.
    pub enum Place ("a place: 1 to 12, EB, LA, RM or SC") {
        /// 1 Fischmarkt.
        FishMarket = "1",
        /// 2 Akademie der Weisheit.
        Academy = "2",
        /// 3 Frühlingspavillon.
        Pavilion = "3",
        /// 4 Wald des Überflusses.
        Forest = "4",
        /// 5 Brücke der Gelassenheit.
        Serenity = "5",
        /// 6 Steinbruch.
        Quarry = "6",
        /// 7 Tempel der Weisheit.
        Temple = "7",
        /// 8 Drachenofen.
        Kiln = "8",
        /// 9 Porzellanerde-Mine.
        Mine = "9",
        /// 10 Nobler Ochse.
        Ox = "10",
        /// 11 Bronzeschmiede.
        Forge = "11",
        /// 12 Palastmarkt.
        Market = "12",
        /// Ewige Brücke.
        Bridge = "EB",
        /// Labyrinth (module).
        Labyrinth = "LA",
        /// Flussmarkt (module).
        River = "RM",
        /// Imperiale Schriftrollen.
        Scrolls = "SC",
    }
}

impl Place {
    /// How many there are.
    pub const COUNT: usize = 16;
    /// The places with a number, in order.
    pub const NUMBERED: [Self; 12] = [
        Self::FishMarket,
        Self::Academy,
        Self::Pavilion,
        Self::Forest,
        Self::Serenity,
        Self::Quarry,
        Self::Temple,
        Self::Kiln,
        Self::Mine,
        Self::Ox,
        Self::Forge,
        Self::Market,
    ];
    /// The monument sites.
    pub const MONUMENTS: [Self; 4] = [Self::Pavilion, Self::Serenity, Self::Kiln, Self::Ox];
    /// The resource deposits.
    pub const DEPOSITS: [Self; 4] = [Self::Forest, Self::Quarry, Self::Mine, Self::Forge];

    /// The one with this index.
    ///
    /// # Panics
    /// Above 15.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The place with this number.
    #[inline]
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number <= 12 {
            Some(Self::NUMBERED[number as usize - 1])
        } else {
            None
        }
    }

    /// Its number, if it has one.
    #[inline]
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if (self as u8) < 12 {
            Some(self as u8 + 1)
        } else {
            None
        }
    }

    /// The layer it gives.
    #[inline]
    #[must_use]
    pub const fn layer(self) -> Option<Layer> {
        match self {
            Self::Bridge => Some(Layer::BRIDGE),
            Self::Labyrinth | Self::River => Some(Layer::X),
            Self::Scrolls => None,
            Self::FishMarket
            | Self::Academy
            | Self::Pavilion
            | Self::Forest
            | Self::Serenity
            | Self::Quarry
            | Self::Temple
            | Self::Kiln
            | Self::Mine
            | Self::Ox
            | Self::Forge
            | Self::Market => Some(Layer(self as u8)),
        }
    }

    /// The progress track of 1, 2, 4, 6, 9 or 11, as an index below 6.
    #[inline]
    #[must_use]
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "most places have no such track"
    )]
    pub const fn track(self) -> Option<usize> {
        Some(match self {
            Self::FishMarket => 0,
            Self::Academy => 1,
            Self::Forest => 2,
            Self::Quarry => 3,
            Self::Mine => 4,
            Self::Forge => 5,
            _ => return None,
        })
    }

    /// Which monument stands here and what it costs, as an index below 4.
    #[inline]
    #[must_use]
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "most places have no monument"
    )]
    pub const fn monument(self) -> Option<(usize, Resource)> {
        Some(match self {
            Self::Pavilion => (0, Resource::Wood),
            Self::Serenity => (1, Resource::Stone),
            Self::Kiln => (2, Resource::Kaolin),
            Self::Ox => (3, Resource::Bronze),
            _ => return None,
        })
    }

    /// What a deposit gives.
    #[inline]
    #[must_use]
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "most places are no deposits"
    )]
    pub const fn deposit(self) -> Option<Resource> {
        Some(match self {
            Self::Forest => Resource::Wood,
            Self::Quarry => Resource::Stone,
            Self::Mine => Resource::Kaolin,
            Self::Forge => Resource::Bronze,
            _ => return None,
        })
    }
}

set_of! {
    /// Some places.
    pub struct PlaceSet(u16) of Place
}

/// A layer of a painting: 1 to 12, EB or X.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Layer(u8);

impl Layer {
    /// Of the Eternal Bridge.
    pub const BRIDGE: Self = Self(12);
    /// Of Labyrinth and River Market.
    pub const X: Self = Self(13);
    /// How many different ones.
    pub const COUNT: usize = 14;
    /// EP-380 From the back of the painting to the front; the slots of EB and X are reconstructed.
    pub const BACK_TO_FRONT: [Self; 14] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(12),
        Self(6),
        Self(7),
        Self(8),
        Self(13),
        Self(9),
        Self(10),
        Self(11),
    ];

    /// The one with this index.
    ///
    /// # Panics
    /// Above 13.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        assert!(index < Self::COUNT, "there are fourteen layers");
        Self(index as u8)
    }

    /// 0 for layer 1, 12 for EB, 13 for X.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number; EB and X have none.
    #[inline]
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if self.0 < 12 { Some(self.0 + 1) } else { None }
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::BRIDGE => f.write_str("EB"),
            Self::X => f.write_str("X"),
            Self(index) => write!(f, "{}", index + 1),
        }
    }
}

impl FromStr for Layer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = (0..Self::COUNT)
            .map(Self::at)
            .find(|layer| layer.to_string() == text);
        found.ok_or_else(|| NotationError::expected("a layer: 1 to 12, EB or X"))
    }
}

serde_as_word!(Layer);

set_of! {
    /// The layers of a painting.
    pub struct LayerSet(u16) of Layer
}

impl LayerSet {
    /// EP-150, EP-152 The longest run of consecutive numbers: its length and its highest number.
    /// Of two equally long ones the higher counts.
    #[must_use]
    pub const fn longest_run(self) -> (u8, u8) {
        // The last numbers of all runs of so many, then of those that are longer still.
        let (mut length, mut last, mut longer) = (0, Self::EMPTY, self.0 & 0xFFF);
        while longer != 0 {
            last = Self(longer);
            length += 1;
            longer &= longer << 1;
        }
        (length, last.highest_number())
    }

    /// The highest number, 0 without one.
    #[must_use]
    pub const fn highest_number(self) -> u8 {
        let numbered = self.0 & 0xFFF;
        (16 - numbered.leading_zeros()) as u8
    }
}

named! {
    /// EP-006, EP-380 The ten feature layers. Tower and golden lion are named in a review, the other
    /// names are reconstructed.
    pub enum Feature ("a feature such as tower or golden-lion") {
        /// A tower.
        Tower = "tower",
        /// A golden lion.
        GoldenLion = "golden-lion",
        /// The moon.
        Moon = "moon",
        /// Two cranes.
        Cranes = "pair-of-cranes",
        /// A dragon kite.
        DragonKite = "dragon-kite",
        /// Paper lanterns.
        Lanterns = "paper-lanterns",
        /// A peach tree.
        PeachTree = "peach-tree",
        /// Koi.
        Koi = "koi",
        /// A sampan.
        Sampan = "sampan",
        /// A panda.
        Panda = "panda",
    }
}

impl Feature {
    /// The one with this index.
    ///
    /// # Panics
    /// Above 9.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

set_of! {
    /// Some features.
    pub struct FeatureSet(u16) of Feature
}

impl FeatureSet {
    /// All ten.
    pub const ALL: Self = Self(0b11_1111_1111);
}
