//! Printed numbers that the rules texts do not state: boards, costs, copies.
//!
//! They come from a text that the owner of a box can correct; the record names it by its hash, so
//! that a match is never replayed with other numbers than it was played with.

use std::fmt;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::hex;

/// The printed numbers of one game.
pub trait Edition: Clone + fmt::Debug + Send + Sync + Sized + 'static {
    /// The edition that comes with the game.
    const DEFAULT_TEXT: &'static str;

    /// The editions that came with the game before, as they were to the letter: matches begun with
    /// one go on with it, and their records replay.
    const EARLIER_TEXTS: &'static [&'static str] = &[];

    /// Reads and checks an edition.
    ///
    /// # Errors
    /// Names the line and the reason.
    fn parse(text: &str) -> Result<Self, EditionError>;
}

/// Why an edition text is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("edition, line {line}: {reason}")]
pub struct EditionError {
    /// Counted from one; zero if the text as a whole is meant.
    pub line: usize,
    /// For the person who edits the file.
    pub reason: String,
}

impl EditionError {
    /// Refused for what stands at this byte of the text.
    #[must_use]
    pub fn at(text: &str, offset: usize, reason: String) -> Self {
        let before = text.bytes().take(offset);
        Self {
            line: before.filter(|byte| *byte == b'\n').count() + 1,
            reason,
        }
    }
}

/// Where something printed comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// In the words of the edition.
    pub source: String,
    /// How far to trust it.
    pub confidence: Confidence,
}

/// How far to trust what an edition says. Everything but `Stated` is reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// A guess.
    #[default]
    Low,
    /// Supported by somebody else, or forced by evidence.
    Medium,
    /// Read off the printed game.
    High,
    /// The rules say so.
    Stated,
}

impl fmt::Display for Confidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Stated => "stated",
        })
    }
}

/// The name of an edition: the first 16 digits of the hash of its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EditionId([u8; 8]);

impl EditionId {
    /// The id of an edition text. Line ends are normalised first: a copy that went through a
    /// machine with other line ends is the same edition.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let hash = Sha256::digest(text.replace("\r\n", "\n").as_bytes());
        let mut id = [0; 8];
        id.copy_from_slice(&hash[..8]);
        Self(id)
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

impl fmt::Debug for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EditionId({self})")
    }
}

/// The edition of a game whose rules text states every number: there is nothing to correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoEdition;

impl Edition for NoEdition {
    const DEFAULT_TEXT: &'static str = "";

    fn parse(text: &str) -> Result<Self, EditionError> {
        let blank = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
        match text.lines().position(|line| !blank(line)) {
            None => Ok(Self),
            Some(index) => Err(EditionError {
                line: index + 1,
                reason: "the rules of this game state every number; there is nothing to set".into(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_do_not_make_another_edition() {
        assert_eq!(EditionId::of("a\nb\n"), EditionId::of("a\r\nb\r\n"));
        assert_ne!(EditionId::of("a"), EditionId::of("b"));
    }

    #[test]
    fn a_reason_names_the_line_of_its_offset() {
        let line = |offset| EditionError::at("a\nä\nc", offset, String::new()).line;
        assert_eq!([0, 1, 2, 3, 4, 5, 99].map(line), [1, 1, 2, 2, 2, 3, 3]);
    }

    #[test]
    fn as_printed_takes_comments_and_names_the_line_of_anything_else() {
        assert!(NoEdition::parse("# nothing\n\n").is_ok());
        assert_eq!(NoEdition::parse("# nothing\nx = 1\n").unwrap_err().line, 2);
    }
}
