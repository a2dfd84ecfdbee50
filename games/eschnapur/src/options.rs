//! What can be chosen before a match: the rulings that the sheet marks as open (§8, ◇).

use palast_core::options::find;
use palast_core::{Choice, OptionError, SeatCount};

/// The choices of a match; the default is the sheet's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// `parts`: which reconstruction of the palace parts in the edition (§2.2).
    pub parts: Parts,
    /// `purchases`: what happens if two want the same privilege (§5.3).
    pub purchases: Purchases,
    /// `zeros`: when revealed zeros return (Ruling 28).
    pub zeros: Zeros,
    /// `stalemate`: what happens if nobody has gold or stones (Ruling 26).
    pub stalemate: Stalemate,
    /// `known-gold`: whether UIs show everybody's gold (Ruling 37). The rules never look at it.
    pub known_gold: KnownGold,
}

/// Which reconstruction of the palace parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Parts {
    /// All end at the same value.
    #[default]
    R1,
    /// More varied.
    R2,
}

/// What happens if two want the same privilege.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Purchases {
    /// All answer unseen; the earliest in turn order gets the card.
    #[default]
    Sealed,
    /// First come, first served.
    Live,
}

/// When revealed zeros return.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Zeros {
    /// As soon as their official is evaluated.
    #[default]
    AtOnce,
    /// At the settlement in phase 9.
    Settlement,
}

/// What happens if nobody has gold or stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stalemate {
    /// Each takes gold worth 3.
    #[default]
    Relief,
    /// The match ends.
    End,
}

/// Whether UIs show everybody's gold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum KnownGold {
    /// They do.
    #[default]
    Shown,
    /// It is left to memory.
    Memory,
}

impl palast_core::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "parts",
            values: &["r1", "r2"],
        },
        Choice {
            name: "purchases",
            values: &["sealed", "live"],
        },
        Choice {
            name: "zeros",
            values: &["at-once", "settlement"],
        },
        Choice {
            name: "stalemate",
            values: &["relief", "end"],
        },
        Choice {
            name: "known-gold",
            values: &["shown", "memory"],
        },
    ];

    fn get(&self, name: &str) -> Option<&'static str> {
        Some(match name {
            "parts" => match self.parts {
                Parts::R1 => "r1",
                Parts::R2 => "r2",
            },
            "purchases" => match self.purchases {
                Purchases::Sealed => "sealed",
                Purchases::Live => "live",
            },
            "zeros" => match self.zeros {
                Zeros::AtOnce => "at-once",
                Zeros::Settlement => "settlement",
            },
            "stalemate" => match self.stalemate {
                Stalemate::Relief => "relief",
                Stalemate::End => "end",
            },
            "known-gold" => match self.known_gold {
                KnownGold::Shown => "shown",
                KnownGold::Memory => "memory",
            },
            _ => return None,
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let (choice, value) = find(Self::CHOICES, name, value)?;
        match (choice.name, value) {
            ("parts", "r2") => self.parts = Parts::R2,
            ("parts", _) => self.parts = Parts::R1,
            ("purchases", "live") => self.purchases = Purchases::Live,
            ("purchases", _) => self.purchases = Purchases::Sealed,
            ("zeros", "settlement") => self.zeros = Zeros::Settlement,
            ("zeros", _) => self.zeros = Zeros::AtOnce,
            ("stalemate", "end") => self.stalemate = Stalemate::End,
            ("stalemate", _) => self.stalemate = Stalemate::Relief,
            ("known-gold", "memory") => self.known_gold = KnownGold::Memory,
            ("known-gold", _) => self.known_gold = KnownGold::Shown,
            (name, _) => unreachable!("`find` knows no choice `{name}`"),
        }
        Ok(())
    }

    fn check(&self, _seats: SeatCount) -> Result<(), OptionError> {
        Ok(())
    }
}
