//! Mesopotamia (§2.5): nine cities in a loop, and the plant cards lying on four of them (§1.3).

use serde::{Deserialize, Serialize};

use crate::Good;
use crate::names::named;

named! {
    /// A city.
    City, "a city such as babylon, ur or ninoua" {
        /// Sale.
        Babylon = "babylon",
        /// Plant.
        Eshnunna = "eshnunna",
        /// Court.
        Susa = "susa",
        /// Plant.
        Ur = "ur",
        /// Court.
        Uruk = "uruk",
        /// Plant.
        Mari = "mari",
        /// Court.
        Palmyra = "palmyra",
        /// Plant.
        Khorsabad = "khorsabad",
        /// Court.
        Ninoua = "ninoua",
    }
}

/// What is done in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Resources for points, and a canal.
    Sale,
    /// A garden tile is planted.
    Plant,
    /// A court card is taken.
    Court,
}

impl City {
    /// The cities with a plant card, in the order in which the X cards are dealt; then Khorsabad.
    pub const PLANTS: [Self; 4] = [Self::Eshnunna, Self::Ur, Self::Mari, Self::Khorsabad];

    /// What is done there.
    #[inline]
    #[must_use]
    pub const fn class(self) -> Class {
        match self {
            Self::Babylon => Class::Sale,
            Self::Eshnunna | Self::Ur | Self::Mari | Self::Khorsabad => Class::Plant,
            Self::Susa | Self::Uruk | Self::Palmyra | Self::Ninoua => Class::Court,
        }
    }

    /// Which of [`City::PLANTS`] it is.
    #[inline]
    pub(crate) const fn plant_index(self) -> Option<usize> {
        match self {
            Self::Eshnunna => Some(0),
            Self::Ur => Some(1),
            Self::Mari => Some(2),
            Self::Khorsabad => Some(3),
            Self::Babylon | Self::Susa | Self::Uruk | Self::Palmyra | Self::Ninoua => None,
        }
    }
}

named! {
    /// A plant card.
    Plant, "a plant card: X1, X2, X3 or K" {
        /// Quality 1, then a better one.
        X1 = "X1",
        /// Quality 1, then a better one.
        X2 = "X2",
        /// Quality 1, then a better one.
        X3 = "X3",
        /// Khorsabad's: quality 2 on both sides.
        K = "K",
    }
}

/// What a side of a plant card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlantSide {
    /// 1 to 3.
    pub quality: u8,
    /// Due besides the city's resource.
    pub extra: Option<Good>,
}

/// A plant card on its city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlantCard {
    /// Which.
    pub plant: Plant,
    /// Whether side B is up.
    pub turned: bool,
}
