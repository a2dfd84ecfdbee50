//! Warnings and errors of the browser console: script errors, policy violations, failed requests.

use serde::Deserialize;
use std::fmt;

/// The source of a console message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// An uncaught exception.
    Script,
    /// `console.error` or `console.warn`.
    Console,
    /// The content-security policy or another security rule.
    Security,
    /// A request that failed or got an error status. A test that cuts the connection expects these.
    Network,
    /// Any other warning.
    Other,
}

/// One warning or error of the console.
#[derive(Clone, Debug)]
pub struct ConsoleMessage {
    pub source: Source,
    /// The text as the browser logged it.
    pub text: String,
}

impl fmt::Display for ConsoleMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.source, self.text)
    }
}

/// An entry of the driver's browser log.
#[derive(Debug, Deserialize)]
pub(crate) struct Entry {
    level: String,
    #[serde(default)]
    source: String,
    message: String,
}

impl Entry {
    /// Returns the entry as a message if it is a warning or an error.
    pub(crate) fn into_message(self) -> Option<ConsoleMessage> {
        if self.level != "SEVERE" && self.level != "WARNING" {
            return None;
        }
        let source = match self.source.as_str() {
            // Policy violations come from several sources, but always contain these words.
            _ if self.message.contains("Content Security Policy") => Source::Security,
            "javascript" => Source::Script,
            "console-api" => Source::Console,
            "security" => Source::Security,
            "network" => Source::Network,
            _ => Source::Other,
        };
        Some(ConsoleMessage {
            source,
            text: self.message,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(level: &str, source: &str, message: &str) -> Option<Source> {
        let entry = Entry {
            level: level.into(),
            source: source.into(),
            message: message.into(),
        };
        entry.into_message().map(|message| message.source)
    }

    #[test]
    fn only_warnings_and_errors_are_reported() {
        assert_eq!(source("INFO", "console-api", "hello"), None);
    }

    #[test]
    fn a_policy_violation_is_a_security_message_from_any_source() {
        let text = "Refused … because it violates the following Content Security Policy directive";
        assert_eq!(source("SEVERE", "other", text), Some(Source::Security));
        assert_eq!(source("SEVERE", "network", "404"), Some(Source::Network));
    }
}
