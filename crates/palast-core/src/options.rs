//! Variants and modules of a game, chosen before the match, named and valued in plain words.

use std::fmt::Debug;
use std::hash::Hash;

use crate::SeatCount;

/// One thing that can be chosen before a match: its name and its values, the default first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Stable on disk and on the wire; lower case with hyphens.
    pub name: &'static str,
    /// What it may be; the first is the default. A value that a smaller table lacks (a fifth seat)
    /// is listed all the same and refused by [`Options::check`].
    pub values: &'static [&'static str],
}

/// The options of a game. Everything about them is reachable by name, so that forms, records and
/// command lines need to know no game.
pub trait Options: Copy + Eq + Hash + Default + Debug + Send + Sync + 'static {
    /// Every choice, in the order people should be asked.
    const CHOICES: &'static [Choice];

    /// The value of the choice with this name.
    fn get(&self, name: &str) -> Option<&'static str>;

    /// Sets one choice. Changes nothing if it is refused.
    ///
    /// # Errors
    /// The name or the value is not listed in [`Options::CHOICES`].
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// Whether the choices go together at a table of this size.
    ///
    /// # Errors
    /// Names the choice that does not fit, or two that exclude each other.
    fn check(&self, seats: SeatCount) -> Result<(), OptionError>;
}

/// Why an option is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option `{0}`")]
    UnknownName(String),
    /// The option has no such value.
    #[error("option `{name}` cannot be `{value}`; it is one of: {}", allowed.join(", "))]
    UnknownValue {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        allowed: &'static [&'static str],
    },
    /// The value exists but not at this table.
    #[error("option `{name}` cannot be `{value}` at this table")]
    DoesNotFit {
        /// The option.
        name: &'static str,
        /// Its value.
        value: &'static str,
    },
    /// Two choices that exclude each other.
    #[error("option `{name}` cannot be `{value}` while `{other}` is `{other_value}`")]
    Clash {
        /// One option: the one people would rather change back.
        name: &'static str,
        /// Its value.
        value: &'static str,
        /// The option in its way.
        other: &'static str,
        /// That option's value.
        other_value: &'static str,
    },
}

/// Finds a choice and a value by name: what every [`Options::set`] begins with.
///
/// # Errors
/// The name or the value is not listed.
pub fn find(
    choices: &'static [Choice],
    name: &str,
    value: &str,
) -> Result<(&'static Choice, &'static str), OptionError> {
    let choice = choices
        .iter()
        .find(|choice| choice.name == name)
        .ok_or_else(|| OptionError::UnknownName(name.to_owned()))?;
    let value = choice
        .values
        .iter()
        .find(|known| **known == value)
        .ok_or_else(|| OptionError::UnknownValue {
            name: choice.name,
            value: value.to_owned(),
            allowed: choice.values,
        })?;
    Ok((choice, value))
}
