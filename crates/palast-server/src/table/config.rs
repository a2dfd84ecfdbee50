//! What a table was opened with, and the text the store keeps of it.
//!
//! ```text
//! host 5f…
//! watch anybody
//! pace none
//! takeover time
//! hints allowed
//! from 3kq… 57
//! removed 7a…
//! option losing-cards forced
//! edition
//! …
//! ```
//!
//! The edition is written out, to the end of the text, if it is not one that comes with the game:
//! the match must go on although the host's file changes.

use std::fmt::Write as _;
use std::time::Duration;

use palast_core::hex;
use palast_store::{Owner, TableId};

/// How long somebody may take for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    /// As long as it takes.
    #[default]
    None,
    Minute,
    Day,
    ThreeDays,
}

impl Pace {
    pub(crate) const ALL: [Self; 4] = [Self::None, Self::Minute, Self::Day, Self::ThreeDays];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Minute => "minute",
            Self::Day => "day",
            Self::ThreeDays => "three-days",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    pub(crate) const fn limit(self) -> Option<Duration> {
        let day = 24 * 60 * 60;
        match self {
            Self::None => None,
            Self::Minute => Some(Duration::from_secs(60)),
            Self::Day => Some(Duration::from_secs(day)),
            Self::ThreeDays => Some(Duration::from_secs(3 * day)),
        }
    }

    /// How much of the time is left when it is time to warn: a tenth, but never less than it takes
    /// to look up and answer.
    pub(crate) fn warning(self) -> Option<Duration> {
        let limit = self.limit()?;
        Some(Duration::from_secs(30).max(limit / 10))
    }
}

/// Who may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Watch {
    /// Everybody who has the address.
    #[default]
    Anybody,
    /// Only those who play.
    Nobody,
}

impl Watch {
    pub(crate) const ALL: [Self; 2] = [Self::Anybody, Self::Nobody];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Anybody => "anybody",
            Self::Nobody => "nobody",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|watch| watch.name() == name)
    }
}

/// When the others may let a bot play for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Takeover {
    /// Once their time for an answer has run out; without a limit, never.
    #[default]
    Time,
    /// Also when they have been away for a while.
    Away,
}

impl Takeover {
    pub(crate) const ALL: [Self; 2] = [Self::Time, Self::Away];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Away => "away",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|takeover| takeover.name() == name)
    }
}

/// Whether those who are asked may ask a search for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Hints {
    /// Where no other person plays: what a table has whose host was never asked.
    #[default]
    Alone,
    /// Everybody may.
    Allowed,
    /// Nobody may.
    Refused,
}

impl Hints {
    pub(crate) const ALL: [Self; 3] = [Self::Alone, Self::Allowed, Self::Refused];
    /// What a host chooses between.
    pub(crate) const CHOICES: [Self; 2] = [Self::Refused, Self::Allowed];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Allowed => "allowed",
            Self::Refused => "refused",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hints| hints.name() == name)
    }
}

/// The line before the edition.
const EDITION: &str = "\nedition\n";

/// What a table was opened with, its seats aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableConfig {
    pub(crate) host: Owner,
    pub(crate) watch: Watch,
    pub(crate) pace: Pace,
    pub(crate) takeover: Takeover,
    pub(crate) hints: Hints,
    /// Those whom the host has removed from the table: they cannot sit down again.
    pub(crate) removed: Vec<Owner>,
    /// The finished match that this one goes on from, and how many of its inputs it takes.
    pub(crate) from: Option<(TableId, usize)>,
    /// Options of the game by name.
    pub(crate) options: Vec<(String, String)>,
    /// The printed numbers, if they are not those that come with the game.
    pub(crate) edition: Option<String>,
}

impl TableConfig {
    pub(crate) fn to_text(&self) -> String {
        let mut text = format!(
            "host {}\nwatch {}\npace {}\ntakeover {}\nhints {}\n",
            hex::print(self.host.hash()),
            self.watch.name(),
            self.pace.name(),
            self.takeover.name(),
            self.hints.name()
        );
        if let Some((table, inputs)) = &self.from {
            let _ = writeln!(text, "from {table} {inputs}");
        }
        for removed in &self.removed {
            let _ = writeln!(text, "removed {}", hex::print(removed.hash()));
        }
        for (name, value) in &self.options {
            let _ = writeln!(text, "option {name} {value}");
        }
        if let Some(edition) = &self.edition {
            text.pop();
            text.push_str(EDITION);
            text.push_str(edition);
        }
        text
    }

    /// Reads what [`TableConfig::to_text`] wrote; nothing if it did not.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut host = None;
        let mut read = Self {
            host: Owner::from_hash([0; 32]),
            watch: Watch::default(),
            pace: Pace::default(),
            takeover: Takeover::default(),
            hints: Hints::default(),
            from: None,
            removed: Vec::new(),
            options: Vec::new(),
            edition: None,
        };
        let (text, edition) = match text.split_once(EDITION) {
            Some((text, edition)) => (text, Some(edition.to_owned())),
            None => (text, None),
        };
        read.edition = edition;
        for line in text.lines() {
            match line.split_once(' ')? {
                ("host", hash) => host = Some(Owner::from_hash(hex::parse_32(hash)?)),
                ("watch", name) => read.watch = Watch::from_name(name)?,
                ("pace", name) => read.pace = Pace::from_name(name)?,
                ("takeover", name) => read.takeover = Takeover::from_name(name)?,
                ("hints", name) => read.hints = Hints::from_name(name)?,
                ("from", rest) => {
                    let (table, inputs) = rest.split_once(' ')?;
                    read.from = Some((TableId::new(table).ok()?, inputs.parse().ok()?));
                }
                ("removed", hash) => {
                    read.removed.push(Owner::from_hash(hex::parse_32(hash)?));
                }
                ("option", rest) => {
                    let (name, value) = rest.split_once(' ')?;
                    read.options.push((name.to_owned(), value.to_owned()));
                }
                _ => return None,
            }
        }
        read.host = host?;
        Some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_read_back() {
        for edition in [None, Some("x = 1\n\n# edition\nedition\n".to_owned())] {
            let config = TableConfig {
                host: Owner::from_hash([9; 32]),
                watch: Watch::Nobody,
                pace: Pace::ThreeDays,
                takeover: Takeover::Away,
                hints: Hints::Refused,
                from: Some((TableId::new("abc").unwrap(), 57)),
                removed: vec![Owner::from_hash([7; 32])],
                options: vec![("a".into(), "b".into())],
                edition,
            };
            assert_eq!(TableConfig::parse(&config.to_text()), Some(config));
        }
        let host = hex::print(&[9; 32]);
        let old = TableConfig::parse(&format!("host {host}\nwatch nobody\npace day\n"));
        let old = old.expect("a table from before there were takeovers and hints");
        assert_eq!((old.takeover, old.hints), (Takeover::Time, Hints::Alone));
        assert!(old.removed.is_empty());
        for bad in ["", "host 12", "pace none", "host", "nonsense x"] {
            assert_eq!(TableConfig::parse(bad), None, "{bad}");
        }
    }
}
