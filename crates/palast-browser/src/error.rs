//! Errors, with the line of the test where they occurred.
//!
//! Every public function records its caller, so a test that uses `?` still reports the line that failed.

use std::fmt;
use std::panic::Location;
use std::path::PathBuf;
use std::time::Duration;

/// The packages to install.
pub const PACKAGES: &str = "the packages `chromium` and `chromium-driver` \
     (`apt-get install chromium chromium-driver`); `cargo xtask test` installs them where it may";

/// What went wrong, without the location.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The driver or the browser is not installed.
    #[error("{program} was not found: install {PACKAGES}")]
    Missing { program: &'static str },
    /// A program ended after its start, or did not print the expected line.
    #[error("it did not start: {0}")]
    Start(String),
    /// The driver refused a command.
    #[error("{command}: {kind}: {message}")]
    Refused {
        command: String,
        kind: String,
        message: String,
    },
    /// The driver did not respond.
    #[error("the driver does not respond: {0}")]
    Http(#[from] ureq::Error),
    /// A condition did not come true within the page's timeout.
    #[error("waited {waited:?} for {what}{}", screenshot_note(.screenshot.as_ref()))]
    Timeout {
        what: String,
        waited: Duration,
        screenshot: Option<PathBuf>,
    },
    /// A value from the page does not have the requested type.
    #[error("the page returned an unexpected value: {0}")]
    UnexpectedValue(#[from] serde_json::Error),
    /// The key name does not exist.
    #[error("`{0}` is not the name of a key")]
    UnknownKey(String),
    /// The page logged warnings or errors to the console.
    #[error("the page logged to its console:\n{0}")]
    Console(String),
    /// axe-core is not installed.
    #[error("axe-core is not at {0}: run `cargo xtask test`, which puts it there")]
    AxeMissing(PathBuf),
    /// A file could not be written or read.
    #[error("{path}: {cause}")]
    File {
        path: PathBuf,
        cause: std::io::Error,
    },
    /// The proxy cannot listen, or cannot decode what it recorded.
    #[error("recording proxy: {0}")]
    Proxy(String),
}

fn screenshot_note(path: Option<&PathBuf>) -> String {
    path.map_or_else(String::new, |path| {
        format!(" (screenshot: {})", path.display())
    })
}

/// An [`ErrorKind`] and the line of the test where it occurred.
pub struct BrowserError {
    at: &'static Location<'static>,
    kind: Box<ErrorKind>,
}

impl BrowserError {
    /// What went wrong.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.kind
    }
}

impl fmt::Display for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.at.file(), self.at.line(), self.kind)
    }
}

// A test that returns `Result` prints its error with `Debug`; developers read that too.
impl fmt::Debug for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BrowserError {}

/// Adds the location of the public function's caller to an error.
#[track_caller]
pub(crate) fn located<T>(result: Result<T, ErrorKind>) -> Result<T, BrowserError> {
    // Not `map_err`, because `#[track_caller]` does not reach into a closure.
    match result {
        Ok(value) => Ok(value),
        Err(kind) => Err(BrowserError {
            at: Location::caller(),
            kind: Box::new(kind),
        }),
    }
}
