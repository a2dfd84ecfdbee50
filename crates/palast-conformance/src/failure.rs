//! What went wrong, with everything needed to see it again.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::Config;
use crate::property::Property;

/// A broken property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which property.
    pub property: &'static str,
    /// What was found, in a sentence.
    pub what: String,
    /// The match it was found in; nothing if it concerns no single match.
    pub at: Option<Found>,
}

/// A match that breaks a property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The number of the seed: `Seed::from_number`.
    pub seed: u64,
    /// Game, seats and options in words.
    pub setup: String,
    /// The record up to the failure.
    pub record: String,
}

impl Failure {
    /// A failure that concerns no single match.
    pub(crate) fn general(property: &'static str, what: impl Into<String>) -> Self {
        Self {
            property,
            what: what.into(),
            at: None,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.property, self.what)?;
        if let Some(found) = &self.at {
            write!(f, "\n  set-up: {}", found.setup)?;
            write!(f, "\n  seed:   number {}", found.seed)?;
            write!(f, "\n  record:\n{}", found.record)?;
        }
        Ok(())
    }
}

/// Runs one property as a test: on failure writes the record and says how to step through it.
///
/// # Panics
/// If the property does not hold.
pub fn run(property: Property, config: &Config) {
    let Err(failure) = property(config) else {
        return;
    };
    let replay = match &failure.at {
        None => String::new(),
        Some(found) => match write(config, failure.property, found) {
            Ok(path) => format!(
                "  replay: cargo run -p palast -- replay {}\n",
                path.display()
            ),
            Err(error) => format!("  (the record could not be written: {error})\n"),
        },
    };
    panic!("{failure}\n{replay}");
}

fn write(config: &Config, property: &str, found: &Found) -> std::io::Result<PathBuf> {
    let folder = Path::new(config.failures).join("failures");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{property}-{}.match", found.seed));
    std::fs::write(&path, &found.record)?;
    Ok(from_workspace(config, &path))
}

/// As a person would type it at the root of the workspace.
fn from_workspace(config: &Config, path: &Path) -> PathBuf {
    let root = Path::new(config.home)
        .ancestors()
        .find(|folder| folder.join("Cargo.lock").exists());
    root.and_then(|root| path.strip_prefix(root).ok())
        .unwrap_or(path)
        .to_owned()
}
