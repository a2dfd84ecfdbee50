//! The list of bots, by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use palast_core::{Bot, Dice, Imagine, Judge};

use crate::{Beginner, Random, Search, Sensible, Settings};

/// A kind of bot, ordered by strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Gives any legal answer: for the laboratory, and for a seat whose own bot has failed.
    Random,
    /// Overlooks and misjudges: one a child can beat.
    Beginner,
    /// Gives the answer with the best heuristic value, looking one decision ahead.
    Sensible,
    /// Searches a little.
    Shrewd,
    /// Searches well.
    Expert,
    /// Searches for as long as it may.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Beginner,
        Self::Sensible,
        Self::Shrewd,
        Self::Expert,
        Self::Master,
    ];

    /// The levels to play against, weakest first.
    pub const OPPONENTS: [Self; 5] = [
        Self::Beginner,
        Self::Sensible,
        Self::Shrewd,
        Self::Expert,
        Self::Master,
    ];

    /// The name used on the command line, in the store and in text keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Sensible => "sensible",
            Self::Shrewd => "shrewd",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// How many worlds a level imagines for one answer, if it searches.
    const fn walks(self) -> Option<u32> {
        match self {
            Self::Random | Self::Beginner | Self::Sensible => None,
            Self::Shrewd => Some(40),
            Self::Expert => Some(600),
            // Two seconds are over before.
            Self::Master => Some(400_000),
        }
    }

    /// Whether a level searches.
    #[must_use]
    pub const fn searches(self) -> bool {
        self.walks().is_some()
    }

    /// How a level searches a game; nothing if it does not.
    #[must_use]
    pub fn settings<G: Imagine>(self) -> Option<Settings> {
        self.walks().map(Settings::new::<G>)
    }

    /// How long a level may think about one answer, if the longest is this. It never depends on the
    /// question.
    #[must_use]
    pub fn time(self, longest: Duration) -> Duration {
        match self {
            Self::Random | Self::Beginner | Self::Sensible => Duration::ZERO,
            Self::Shrewd | Self::Expert => longest / 8,
            Self::Master => longest,
        }
    }

    /// Creates a bot of this level that uses these dice.
    #[must_use]
    pub fn bot<G: Imagine + Judge>(self, dice: Dice) -> Box<dyn Bot<G>> {
        match (self, self.settings::<G>()) {
            (_, Some(settings)) => Box::new(Search::new(settings, dice)),
            (Self::Random, None) => Box::new(Random::new(dice)),
            (Self::Beginner, None) => Box::new(Beginner::new(dice)),
            (Self::Sensible | Self::Shrewd | Self::Expert | Self::Master, None) => {
                Box::new(Sensible::new(dice))
            }
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
        assert_eq!(
            refused,
            "no such bot; there are: random, beginner, sensible, shrewd, expert, master"
        );
    }
}
