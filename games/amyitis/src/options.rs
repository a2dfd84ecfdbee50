//! What can be chosen before a match (§7.3): the expansion, and rulings where texts are silent or disagree.

use palast_core::options::find;
use palast_core::{Choice, OptionError, SeatCount};

/// The choices of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// `expansion`: whether Der Palast is played.
    pub expansion: Expansion,
    /// `field-tie`: who gets the Gardener of a full row on a tie.
    pub field_tie: FieldTie,
    /// `temple-tie`: who is ahead in a temple on a tie.
    pub temple_tie: TempleTie,
    /// `procession`: what it does.
    pub procession: Procession,
    /// `seat-talents`: whether later seats begin with more talents (expansion only).
    pub seat_talents: SeatTalents,
}

/// Whether Der Palast is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Expansion {
    /// It is.
    #[default]
    Palace,
    /// It is not.
    None,
}

/// Who gets the Gardener of a full row on a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FieldTie {
    /// Nobody.
    #[default]
    None,
    /// The tied player with the cube furthest right.
    Rightmost,
}

/// Who is ahead in a temple on a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TempleTie {
    /// The tied player with the oldest cube.
    #[default]
    Earliest,
    /// The tied player with the newest cube.
    Latest,
}

/// What the procession does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Procession {
    /// Before the temples: the leader's own cube enters one of them, a grey cube each of the others.
    /// Not in version 1 of the rules.
    #[default]
    Lead,
    /// After the temples: a grey cube enters one of them.
    Neutral,
    /// After the temples: one of them is emptied.
    Clear,
}

/// Whether later seats begin with more talents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SeatTalents {
    /// They do not.
    #[default]
    None,
    /// They do, with the expansion: our house rule against the advantage of early seats.
    Palace,
}

impl palast_core::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "expansion",
            values: &["palace", "none"],
        },
        Choice {
            name: "field-tie",
            values: &["none", "rightmost"],
        },
        Choice {
            name: "temple-tie",
            values: &["earliest", "latest"],
        },
        Choice {
            name: "procession",
            values: &["lead", "neutral", "clear"],
        },
        Choice {
            name: "seat-talents",
            values: &["none", "palace"],
        },
    ];

    fn get(&self, name: &str) -> Option<&'static str> {
        Some(match name {
            "expansion" => match self.expansion {
                Expansion::Palace => "palace",
                Expansion::None => "none",
            },
            "field-tie" => match self.field_tie {
                FieldTie::None => "none",
                FieldTie::Rightmost => "rightmost",
            },
            "temple-tie" => match self.temple_tie {
                TempleTie::Earliest => "earliest",
                TempleTie::Latest => "latest",
            },
            "procession" => match self.procession {
                Procession::Lead => "lead",
                Procession::Neutral => "neutral",
                Procession::Clear => "clear",
            },
            "seat-talents" => match self.seat_talents {
                SeatTalents::None => "none",
                SeatTalents::Palace => "palace",
            },
            _ => return None,
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let (choice, value) = find(Self::CHOICES, name, value)?;
        match (choice.name, value) {
            ("expansion", "none") => self.expansion = Expansion::None,
            ("expansion", _) => self.expansion = Expansion::Palace,
            ("field-tie", "rightmost") => self.field_tie = FieldTie::Rightmost,
            ("field-tie", _) => self.field_tie = FieldTie::None,
            ("temple-tie", "latest") => self.temple_tie = TempleTie::Latest,
            ("temple-tie", _) => self.temple_tie = TempleTie::Earliest,
            ("procession", "clear") => self.procession = Procession::Clear,
            ("procession", "neutral") => self.procession = Procession::Neutral,
            ("procession", _) => self.procession = Procession::Lead,
            ("seat-talents", "palace") => self.seat_talents = SeatTalents::Palace,
            ("seat-talents", _) => self.seat_talents = SeatTalents::None,
            (name, _) => unreachable!("`find` knows no choice `{name}`"),
        }
        Ok(())
    }

    fn check(&self, _seats: SeatCount) -> Result<(), OptionError> {
        Ok(())
    }
}

impl Options {
    /// AM-204 What matches of version 1 of the rules were played with unless they said otherwise.
    #[must_use]
    pub fn of_version_1() -> Self {
        Self {
            field_tie: FieldTie::Rightmost,
            temple_tie: TempleTie::Latest,
            procession: Procession::Neutral,
            ..Self::default()
        }
    }

    /// Whether Der Palast is played.
    #[inline]
    #[must_use]
    pub fn has_palace(&self) -> bool {
        self.expansion == Expansion::Palace
    }
}
