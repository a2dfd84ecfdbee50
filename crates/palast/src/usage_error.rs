//! Mistakes of the person at the keyboard, told apart from everything else that can go wrong: they
//! end the program with 2, as an unknown flag does, and other failures with 1.

use std::error::Error;
use std::fmt;

/// Something was asked for that there is not. Holds the whole sentence.
#[derive(Debug)]
pub(crate) struct WrongUse(String);

impl WrongUse {
    /// A mistake, in words.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for WrongUse {}
