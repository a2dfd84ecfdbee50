//! The options of the solo toy: two that exclude each other, one that is had alone only.

use palast_core::options::find;
use palast_core::{Choice, OptionError, Options, SeatCount};

use super::CLASH_MISNAMED;

/// What is chosen before the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choices<const DEFECT: u8> {
    /// Two or three.
    pub rounds: u8,
    /// Whether the last card counts twice.
    pub maze: bool,
    /// Whether the automa is bold.
    pub bold: bool,
    /// Whether the automa is given more.
    pub hard: bool,
}

impl<const DEFECT: u8> Default for Choices<DEFECT> {
    fn default() -> Self {
        Self {
            rounds: 2,
            maze: false,
            bold: false,
            hard: false,
        }
    }
}

impl<const DEFECT: u8> Options for Choices<DEFECT> {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "rounds",
            values: &["two", "three"],
        },
        Choice {
            name: "maze",
            values: &["shut", "open"],
        },
        Choice {
            name: "plan",
            values: &["calm", "bold"],
        },
        Choice {
            name: "level",
            values: &["easy", "hard"],
        },
    ];

    fn get(&self, name: &str) -> Option<&'static str> {
        let index = match name {
            "rounds" => self.rounds == 3,
            "maze" => self.maze,
            "plan" => self.bold,
            "level" => self.hard,
            _ => return None,
        };
        let choice = Self::CHOICES.iter().find(|choice| choice.name == name)?;
        Some(choice.values[usize::from(index)])
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let (choice, value) = find(Self::CHOICES, name, value)?;
        let second = choice.values[1] == value;
        match choice.name {
            "rounds" => self.rounds = 2 + u8::from(second),
            "maze" => self.maze = second,
            "plan" => self.bold = second,
            "level" => self.hard = second,
            name => unreachable!("`find` knows no choice `{name}`"),
        }
        Ok(())
    }

    fn check(&self, seats: SeatCount) -> Result<(), OptionError> {
        let alone = seats.get() == 1;
        if self.hard && !alone {
            return Err(OptionError::DoesNotFit {
                name: "level",
                value: "hard",
            });
        }
        if alone && self.maze && !self.bold {
            return Err(OptionError::Clash {
                name: "maze",
                value: "open",
                other: "plan",
                other_value: if DEFECT == CLASH_MISNAMED {
                    "bold"
                } else {
                    "calm"
                },
            });
        }
        Ok(())
    }
}
