//! What a page complains about: script errors, policy violations, failed requests.

use serde::Deserialize;
use std::fmt;

/// Where a complaint comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// An uncaught exception.
    Script,
    /// `console.error` or `console.warn`.
    Console,
    /// The content-security policy or another security rule.
    Security,
    /// A request that failed or was answered with an error status. A test that cuts the connection expects these.
    Network,
    /// Anything else the browser warns about.
    Other,
}

/// One warning or error of the page's console.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// Where it comes from.
    pub source: Source,
    /// What the browser wrote.
    pub text: String,
}

impl fmt::Display for Complaint {
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
    /// Warnings and errors are complaints; the rest is chatter.
    pub(crate) fn complaint(self) -> Option<Complaint> {
        if self.level != "SEVERE" && self.level != "WARNING" {
            return None;
        }
        let source = match self.source.as_str() {
            // Policy violations arrive under several sources, but always in these words.
            _ if self.message.contains("Content Security Policy") => Source::Security,
            "javascript" => Source::Script,
            "console-api" => Source::Console,
            "security" => Source::Security,
            "network" => Source::Network,
            _ => Source::Other,
        };
        Some(Complaint {
            source,
            text: self.message,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(level: &str, source: &str, message: &str) -> Option<Source> {
        let entry = Entry {
            level: level.into(),
            source: source.into(),
            message: message.into(),
        };
        entry.complaint().map(|complaint| complaint.source)
    }

    #[test]
    fn chatter_is_no_complaint() {
        assert_eq!(complaint("INFO", "console-api", "hello"), None);
    }

    #[test]
    fn a_violation_is_security_wherever_it_was_logged() {
        let said = "Refused … because it violates the following Content Security Policy directive";
        assert_eq!(complaint("SEVERE", "other", said), Some(Source::Security));
        assert_eq!(complaint("SEVERE", "network", "404"), Some(Source::Network));
    }
}
