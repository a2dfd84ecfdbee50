//! Accessibility audits with `axe-core`.
//!
//! axe-core is an npm package, used in tests only. `cargo xtask test` installs it under the target directory and sets
//! `PALAST_AXE`; a plain `cargo test` afterwards finds it there.

use crate::error::{BrowserError, ErrorKind, located};
use crate::page::{Page, target, typed};
use serde::Deserialize;
use std::fmt;
use std::path::{Path, PathBuf};

/// The path of the script below the target directory.
const SCRIPT: &str = "axe/node_modules/axe-core/axe.min.js";

/// Runs in the page and reduces axe's report to what a developer needs.
const AUDIT: &str = r#"
    return axe.run(document, { resultTypes: ["violations"] }).then(report =>
        report.violations.map(found => ({
            rule: found.id,
            impact: found.impact ?? "",
            help: found.help,
            places: found.nodes.map(node => node.html + " " + (node.failureSummary ?? "")),
        })));
"#;

/// An accessibility rule that the page violates.
#[derive(Clone, Debug, Deserialize)]
pub struct Violation {
    /// axe's name of the rule, such as `color-contrast`.
    pub rule: String,
    /// `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    /// A description of the rule.
    pub help: String,
    /// The markup of each violating element and what is wrong with it.
    pub places: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.rule, self.impact, self.help)?;
        self.places
            .iter()
            .try_for_each(|place| write!(f, "\n    {place}"))
    }
}

/// Returns the path of axe-core: `PALAST_AXE` if set, otherwise below the target directory.
#[track_caller]
pub fn axe_path() -> Result<PathBuf, BrowserError> {
    located(find())
}

fn find() -> Result<PathBuf, ErrorKind> {
    let path = std::env::var_os("PALAST_AXE").map_or_else(|| target().join(SCRIPT), PathBuf::from);
    if path.is_file() {
        Ok(path)
    } else {
        Err(ErrorKind::AxeMissing(path))
    }
}

impl Page {
    /// Audits the page in its current state with axe-core's default rules.
    #[track_caller]
    pub fn axe(&self) -> Result<Vec<Violation>, BrowserError> {
        located(find().and_then(|path| self.audit(&path)))
    }

    fn audit(&self, path: &Path) -> Result<Vec<Violation>, ErrorKind> {
        let script = std::fs::read_to_string(path).map_err(|cause| ErrorKind::File {
            path: path.to_owned(),
            cause,
        })?;
        if self.session.execute("return typeof axe", &[])? == "undefined" {
            self.session.execute(&script, &[])?;
        }
        self.session.execute(AUDIT, &[]).and_then(typed)
    }
}
