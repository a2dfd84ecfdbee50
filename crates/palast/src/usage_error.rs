//! Usage errors end the program with exit code 2, as an unknown flag does; all other failures end
//! it with 1.

use std::error::Error;
use std::fmt;

/// A mistake in the arguments or in a file that they name. Holds the sentence for the user.
#[derive(Debug)]
pub(crate) struct UsageError(String);

impl UsageError {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for UsageError {}
