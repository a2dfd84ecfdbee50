//! §1 Resources and goods. The supply never runs out (EP-007).

use palast_core::NotationError;
use serde::{Deserialize, Serialize};

use crate::Place;
use crate::names::{named, set_of};

named! {
    /// One of the four materials.
    pub enum Resource ("wood, stone, kaolin or bronze") {
        /// Holz.
        Wood = "wood",
        /// Stein.
        Stone = "stone",
        /// Porzellanerde.
        Kaolin = "kaolin",
        /// Bronze.
        Bronze = "bronze",
    }
}

impl Resource {
    /// The one with this index.
    ///
    /// # Panics
    /// Above 3.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }

    /// Q-38 The deposit that gives it.
    #[inline]
    #[must_use]
    pub const fn deposit(self) -> Place {
        match self {
            Self::Wood => Place::Forest,
            Self::Stone => Place::Quarry,
            Self::Kaolin => Place::Mine,
            Self::Bronze => Place::Forge,
        }
    }
}

set_of! {
    /// Kinds of resources.
    pub struct ResourceSet(u8) of Resource
}

impl ResourceSet {
    /// All four.
    pub const ALL: Self = Self(0b1111);
}

/// An amount of goods: a price, a reward, or all that somebody has.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// Fish.
    pub fish: u16,
    /// Wisdom.
    pub wisdom: u16,
    /// Wood, stone, kaolin, bronze.
    pub resources: [u16; 4],
    /// Privilege tokens.
    pub tokens: u16,
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self {
        fish: 0,
        wisdom: 0,
        resources: [0; 4],
        tokens: 0,
    };

    /// So many fish.
    #[inline]
    #[must_use]
    pub const fn fish(fish: u16) -> Self {
        Self { fish, ..Self::NONE }
    }

    /// So much wisdom.
    #[inline]
    #[must_use]
    pub const fn wisdom(wisdom: u16) -> Self {
        Self {
            wisdom,
            ..Self::NONE
        }
    }

    /// So many of a resource.
    #[inline]
    #[must_use]
    pub const fn of(resource: Resource, count: u16) -> Self {
        let mut goods = Self::NONE;
        goods.resources[resource.index()] = count;
        goods
    }

    /// These resources.
    #[inline]
    #[must_use]
    pub const fn resources(resources: [u16; 4]) -> Self {
        Self {
            resources,
            ..Self::NONE
        }
    }

    /// So many privilege tokens.
    #[inline]
    #[must_use]
    pub const fn tokens(tokens: u16) -> Self {
        Self {
            tokens,
            ..Self::NONE
        }
    }

    /// Both amounts.
    #[inline]
    #[must_use]
    pub const fn plus(mut self, other: Self) -> Self {
        // No match is long enough to fill sixteen bits; a hostile table must not panic here.
        self.fish = self.fish.saturating_add(other.fish);
        self.wisdom = self.wisdom.saturating_add(other.wisdom);
        self.tokens = self.tokens.saturating_add(other.tokens);
        let mut i = 0;
        while i < 4 {
            self.resources[i] = self.resources[i].saturating_add(other.resources[i]);
            i += 1;
        }
        self
    }

    /// What is left after paying; what is missing is not owed.
    #[inline]
    #[must_use]
    pub const fn minus(mut self, other: Self) -> Self {
        self.fish = self.fish.saturating_sub(other.fish);
        self.wisdom = self.wisdom.saturating_sub(other.wisdom);
        self.tokens = self.tokens.saturating_sub(other.tokens);
        let mut i = 0;
        while i < 4 {
            self.resources[i] = self.resources[i].saturating_sub(other.resources[i]);
            i += 1;
        }
        self
    }

    /// Whether a price can be paid in full.
    #[inline]
    #[must_use]
    pub const fn covers(&self, price: &Self) -> bool {
        self.fish >= price.fish
            && self.wisdom >= price.wisdom
            && self.tokens >= price.tokens
            && self.resources[0] >= price.resources[0]
            && self.resources[1] >= price.resources[1]
            && self.resources[2] >= price.resources[2]
            && self.resources[3] >= price.resources[3]
    }

    /// How many of a resource.
    #[inline]
    #[must_use]
    pub const fn count(&self, resource: Resource) -> u16 {
        self.resources[resource.index()]
    }

    /// How many resources altogether.
    #[inline]
    #[must_use]
    pub const fn resource_count(&self) -> u16 {
        let [a, b, c, d] = self.resources;
        a.saturating_add(b).saturating_add(c).saturating_add(d)
    }

    /// Which resources there are at least so many of.
    #[inline]
    #[must_use]
    pub fn kinds(&self, at_least: u16) -> ResourceSet {
        let enough = |resource: &Resource| self.count(*resource) >= at_least;
        Resource::ALL.iter().copied().filter(enough).collect()
    }

    /// Whether there is nothing.
    #[inline]
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}

/// A price in resources written `wood+bronze`, or `-` for none.
///
/// # Errors
/// Names what should have stood there.
pub(crate) fn parse_resources(text: &str) -> Result<[u16; 4], NotationError> {
    let mut resources = [0u16; 4];
    if text != "-" {
        for word in text.split('+') {
            let count = &mut resources[word.parse::<Resource>()?.index()];
            *count = count.saturating_add(1);
        }
    }
    Ok(resources)
}
