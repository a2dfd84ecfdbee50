//! §11 What can be chosen before a match. The defaults are the rules text to the letter where it says something.

use palast_core::options::find;
use palast_core::{Choice, OptionError, Seat, SeatCount};

/// The choices of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// `losing-cards`: when a losing card may be played (§3).
    pub losing_cards: LosingCards,
    /// `scoring`: what breaks a tie at the goal first (§6).
    pub scoring: Scoring,
    /// `six-points`: what six different persons bring (§5).
    pub six_points: SixPoints,
    /// `jester-notes`: what the player of a forbidden jester notes (R25).
    pub jester_notes: JesterNotes,
    /// `first-starter`: who starts the first round; nobody means that it is drawn.
    pub first_starter: Option<Seat>,
    /// `memory-aid`: whether faces keep marking known cards. The rules never look at it (PG-125).
    pub memory_aid: MemoryAid,
}

/// When a losing card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LosingCards {
    /// A forbidden jester any time, a double only without another card.
    #[default]
    JesterFree,
    /// Only without a safe card.
    Forced,
    /// Any time.
    Free,
}

/// What breaks a tie at the goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Scoring {
    /// The last rows, then the noted totals.
    #[default]
    Base,
    /// The noted totals, then the last rows.
    Noted,
}

/// What six different persons bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SixPoints {
    /// One point.
    #[default]
    One,
    /// One with three players, two with four or five.
    ByPlayers,
}

/// What the player of a forbidden jester notes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum JesterNotes {
    /// The row, jester included.
    #[default]
    Row,
    /// Nothing, as after a whisper.
    Zero,
}

/// Whether faces keep marking cards known for certain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MemoryAid {
    /// They stay marked.
    #[default]
    On,
    /// They are told once and left to memory.
    Off,
}

const STARTERS: [&str; 6] = ["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];

impl palast_core::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "losing-cards",
            values: &["jester-free", "forced", "free"],
        },
        Choice {
            name: "scoring",
            values: &["base", "noted"],
        },
        Choice {
            name: "six-points",
            values: &["one", "by-players"],
        },
        Choice {
            name: "jester-notes",
            values: &["row", "zero"],
        },
        Choice {
            name: "first-starter",
            values: &STARTERS,
        },
        Choice {
            name: "memory-aid",
            values: &["on", "off"],
        },
    ];

    fn get(&self, name: &str) -> Option<&'static str> {
        Some(match name {
            "losing-cards" => match self.losing_cards {
                LosingCards::Forced => "forced",
                LosingCards::JesterFree => "jester-free",
                LosingCards::Free => "free",
            },
            "scoring" => match self.scoring {
                Scoring::Base => "base",
                Scoring::Noted => "noted",
            },
            "six-points" => match self.six_points {
                SixPoints::One => "one",
                SixPoints::ByPlayers => "by-players",
            },
            "jester-notes" => match self.jester_notes {
                JesterNotes::Zero => "zero",
                JesterNotes::Row => "row",
            },
            "first-starter" => STARTERS[self.first_starter.map_or(0, |seat| seat.index() + 1)],
            "memory-aid" => match self.memory_aid {
                MemoryAid::On => "on",
                MemoryAid::Off => "off",
            },
            _ => return None,
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let (choice, value) = find(Self::CHOICES, name, value)?;
        match (choice.name, value) {
            ("losing-cards", "forced") => self.losing_cards = LosingCards::Forced,
            ("losing-cards", "free") => self.losing_cards = LosingCards::Free,
            ("losing-cards", _) => self.losing_cards = LosingCards::JesterFree,
            ("scoring", "noted") => self.scoring = Scoring::Noted,
            ("scoring", _) => self.scoring = Scoring::Base,
            ("six-points", "by-players") => self.six_points = SixPoints::ByPlayers,
            ("six-points", _) => self.six_points = SixPoints::One,
            ("jester-notes", "zero") => self.jester_notes = JesterNotes::Zero,
            ("jester-notes", _) => self.jester_notes = JesterNotes::Row,
            ("first-starter", _) => {
                let index = STARTERS.iter().position(|known| *known == value);
                let seat = index.and_then(|index| index.checked_sub(1));
                self.first_starter = seat.map(|seat| Seat::ALL[seat]);
            }
            ("memory-aid", "off") => self.memory_aid = MemoryAid::Off,
            ("memory-aid", _) => self.memory_aid = MemoryAid::On,
            (name, _) => unreachable!("`find` knows no choice `{name}`"),
        }
        Ok(())
    }

    fn check(&self, seats: SeatCount) -> Result<(), OptionError> {
        match self.first_starter {
            Some(seat) if !seats.has(seat) => Err(OptionError::DoesNotFit {
                name: "first-starter",
                value: STARTERS[seat.index() + 1],
            }),
            Some(_) | None => Ok(()),
        }
    }
}
