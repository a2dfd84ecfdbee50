//! The list of bots, by name.

use std::fmt;
use std::str::FromStr;

use palast_core::{Bot, Dice, Judge};

use crate::{Random, Sensible};

/// A kind of bot, ordered by strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Gives any legal answer.
    Random,
    /// Gives the answer with the best heuristic value, looking one decision ahead.
    Sensible,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Sensible];

    /// The name used on the command line, in the store and in text keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Sensible => "sensible",
        }
    }

    /// Creates a bot of this level that uses these dice.
    #[must_use]
    pub fn bot<G: Judge>(self, dice: Dice) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(dice)),
            Self::Sensible => Box::new(Sensible::new(dice)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or(UnknownLevel)
    }
}

/// There is no bot of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "no such bot; there are: {}", names.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_names_parse_and_other_names_are_refused_with_the_list() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let refused = "Sensible".parse::<Level>().unwrap_err().to_string();
        assert_eq!(refused, "no such bot; there are: random, sensible");
    }
}
