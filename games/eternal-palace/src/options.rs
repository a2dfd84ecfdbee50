//! What can be chosen before a match: modules, alternative places, and the Master's ways.

use palast_core::options::find;
use palast_core::{Choice, OptionError, SeatCount};

use crate::names::named;

/// The choices of a match; the default is the base game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// `privileges`: §8.
    pub privileges: bool,
    /// `labyrinth`: §9.1.
    pub labyrinth: bool,
    /// `river`: §9.2.
    pub river: bool,
    /// `compositions`: §9.3.
    pub compositions: bool,
    /// `alt-fish-market` and so on: §10.
    pub alternatives: Alternatives,
    /// `strategy`: how the Master chooses. Without effect for two and more.
    pub strategy: Strategy,
    /// `difficulty`: how he counts at the end. Without effect for two and more.
    pub difficulty: Difficulty,
    /// `kind17`: what the diplomat of kind 17 gives.
    pub kind17: Kind17,
}

/// §10 Which places have their alternative tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alternatives {
    /// 1.
    pub fish_market: bool,
    /// 2.
    pub academy: bool,
    /// 7.
    pub temple: bool,
    /// 12.
    pub market: bool,
    /// EB.
    pub bridge: bool,
}

named! {
    /// §11.4 The Master's strategy. Names and themes are stated, the lists reconstructed.
    #[derive(Default)]
    pub enum Strategy ("one of the six strategies") {
        /// Gleichgewicht, for a first game.
        #[default]
        Balance = "balance",
        /// Erleuchtung: the Bridge.
        Enlightenment = "enlightenment",
        /// Wahrnehmung: Labyrinth or River Market.
        Perception = "perception",
        /// Aufstieg: high numbers.
        Ascent = "ascent",
        /// Abstieg: low numbers.
        Descent = "descent",
        /// Unsicherheit: monuments.
        Uncertainty = "uncertainty",
    }
}

named! {
    /// §11.6 How the Master counts at the end.
    #[derive(Default)]
    pub enum Difficulty ("apprentice, journeyman or master") {
        /// Lehrling.
        Apprentice = "apprentice",
        /// Geselle.
        #[default]
        Journeyman = "journeyman",
        /// Meister.
        Master = "master",
    }
}

named! {
    /// Q-31 What kind 17 gives besides the resource.
    #[derive(Default)]
    pub enum Kind17 ("wisdom or fish") {
        /// 3 wisdom, as the rules say.
        #[default]
        Wisdom = "wisdom",
        /// 3 fish, in line with the other diplomats.
        Fish = "fish",
    }
}

const SWITCH: &[&str] = &["off", "on"];
const STRATEGIES: &[&str] = &[
    "balance",
    "enlightenment",
    "perception",
    "ascent",
    "descent",
    "uncertainty",
];

impl Options {
    fn switch(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "privileges" => &mut self.privileges,
            "labyrinth" => &mut self.labyrinth,
            "river" => &mut self.river,
            "compositions" => &mut self.compositions,
            "alt-fish-market" => &mut self.alternatives.fish_market,
            "alt-academy" => &mut self.alternatives.academy,
            "alt-temple" => &mut self.alternatives.temple,
            "alt-market" => &mut self.alternatives.market,
            "alt-bridge" => &mut self.alternatives.bridge,
            _ => return None,
        })
    }
}

impl palast_core::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "privileges",
            values: SWITCH,
        },
        Choice {
            name: "labyrinth",
            values: SWITCH,
        },
        Choice {
            name: "river",
            values: SWITCH,
        },
        Choice {
            name: "compositions",
            values: SWITCH,
        },
        Choice {
            name: "alt-fish-market",
            values: SWITCH,
        },
        Choice {
            name: "alt-academy",
            values: SWITCH,
        },
        Choice {
            name: "alt-temple",
            values: SWITCH,
        },
        Choice {
            name: "alt-market",
            values: SWITCH,
        },
        Choice {
            name: "alt-bridge",
            values: SWITCH,
        },
        Choice {
            name: "strategy",
            values: STRATEGIES,
        },
        Choice {
            name: "difficulty",
            values: &["journeyman", "apprentice", "master"],
        },
        Choice {
            name: "kind17",
            values: &["wisdom", "fish"],
        },
    ];

    fn get(&self, name: &str) -> Option<&'static str> {
        let mut copy = *self;
        if let Some(on) = copy.switch(name) {
            return Some(SWITCH[usize::from(*on)]);
        }
        Some(match name {
            "strategy" => self.strategy.word(),
            "difficulty" => self.difficulty.word(),
            "kind17" => self.kind17.word(),
            _ => return None,
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let (choice, value) = find(Self::CHOICES, name, value)?;
        if let Some(on) = self.switch(choice.name) {
            *on = value == "on";
            return Ok(());
        }
        let known = "`find` lists the words of the enum";
        match choice.name {
            "strategy" => self.strategy = value.parse().expect(known),
            "difficulty" => self.difficulty = value.parse().expect(known),
            _ => self.kind17 = value.parse().expect(known),
        }
        Ok(())
    }

    /// EP-210, EP-298, EP-299 What does not go together.
    fn check(&self, seats: SeatCount) -> Result<(), OptionError> {
        let outside = [
            ("labyrinth", self.labyrinth),
            ("river", self.river),
            ("compositions", self.compositions),
        ];
        let mut chosen = outside.iter().filter(|(_, on)| *on).map(|(name, _)| *name);
        if let (Some(first), Some(second)) = (chosen.next(), chosen.next()) {
            return Err(clash(second, "on", first, "on"));
        }
        if seats.get() > 1 {
            return Ok(());
        }
        if self.privileges {
            return Err(OptionError::DoesNotFit {
                name: "privileges",
                value: "on",
            });
        }
        if self.strategy == Strategy::Balance {
            if self.labyrinth {
                return Err(clash("strategy", "balance", "labyrinth", "on"));
            }
            if self.river {
                return Err(clash("strategy", "balance", "river", "on"));
            }
        }
        Ok(())
    }
}

const fn clash(
    name: &'static str,
    value: &'static str,
    other: &'static str,
    other_value: &'static str,
) -> OptionError {
    OptionError::Clash {
        name,
        value,
        other,
        other_value,
    }
}
