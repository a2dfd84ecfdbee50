//! What can go wrong, and where in the test it did.
//!
//! Every public call notes its caller, so a test that ends with `?` still names the line that failed.

use std::fmt;
use std::panic::Location;
use std::path::PathBuf;
use std::time::Duration;

/// What to install, by package name.
pub const PACKAGES: &str = "the packages `chromium` and `chromium-driver` \
     (`apt-get install chromium chromium-driver`); `cargo xtask test` installs them where it may";

/// What went wrong, without the place.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Trouble {
    /// No driver, or no browser for it.
    #[error("{program} was not found: install {PACKAGES}")]
    Missing { program: &'static str },
    /// A program started and ended, or said nothing we understand.
    #[error("it did not start: {0}")]
    Start(String),
    /// The driver refused a command.
    #[error("{command}: {kind}: {message}")]
    Refused {
        command: String,
        kind: String,
        message: String,
    },
    /// The driver did not answer.
    #[error("the driver does not answer: {0}")]
    Wire(#[from] ureq::Error),
    /// Nothing happened within the page's patience.
    #[error("waited {waited:?} for {what}{}", evidence(.picture.as_ref()))]
    Patience {
        what: String,
        waited: Duration,
        picture: Option<PathBuf>,
    },
    /// A value from the page is not of the type asked for.
    #[error("the page answered something else than expected: {0}")]
    Answer(#[from] serde_json::Error),
    /// A key name that no keyboard has.
    #[error("`{0}` is not the name of a key")]
    Key(String),
    /// The page complained in its console.
    #[error("the page complained:\n{0}")]
    Complaints(String),
    /// axe-core is not where it should be.
    #[error("axe-core is not at {0}: run `cargo xtask test`, which puts it there")]
    Axe(PathBuf),
    /// A file could not be written or read.
    #[error("{path}: {cause}")]
    File {
        path: PathBuf,
        cause: std::io::Error,
    },
    /// The proxy could not listen, or recorded something it cannot read.
    #[error("recording proxy: {0}")]
    Proxy(String),
}

fn evidence(picture: Option<&PathBuf>) -> String {
    picture.map_or_else(String::new, |path| {
        format!(" (the page then: {})", path.display())
    })
}

/// A [`Trouble`] and the line of the test that met it.
pub struct BrowserError {
    at: &'static Location<'static>,
    trouble: Box<Trouble>,
}

impl BrowserError {
    /// What went wrong.
    #[must_use]
    pub fn trouble(&self) -> &Trouble {
        &self.trouble
    }
}

impl fmt::Display for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.at.file(), self.at.line(), self.trouble)
    }
}

// A test that returns `Result` prints its error with Debug; that is for people too.
impl fmt::Debug for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BrowserError {}

/// Stamps a result with the line outside this crate that asked for it.
#[track_caller]
pub(crate) fn here<T>(result: Result<T, Trouble>) -> Result<T, BrowserError> {
    // Not `map_err`: a closure would be its own caller.
    match result {
        Ok(value) => Ok(value),
        Err(trouble) => Err(BrowserError {
            at: Location::caller(),
            trouble: Box::new(trouble),
        }),
    }
}
