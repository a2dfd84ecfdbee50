//! The accessibility audit, by `axe-core`.
//!
//! axe-core is a script installed by its npm package name, for tests only. `cargo xtask test` puts it under the
//! target directory and names it in `PALAST_AXE`; a plain `cargo test` afterwards finds it there.

use crate::error::{BrowserError, Trouble, here};
use crate::page::{Page, target, typed};
use serde::Deserialize;
use std::fmt;
use std::path::{Path, PathBuf};

/// Where in the npm directory the script lies.
const SCRIPT: &str = "axe/node_modules/axe-core/axe.min.js";

/// Runs in the page: keeps of axe's long report what a person needs to mend it.
const AUDIT: &str = r#"
    return axe.run(document, { resultTypes: ["violations"] }).then(report =>
        report.violations.map(found => ({
            rule: found.id,
            impact: found.impact ?? "",
            help: found.help,
            places: found.nodes.map(node => node.html + " " + (node.failureSummary ?? "")),
        })));
"#;

/// A rule of accessibility that the page breaks.
#[derive(Clone, Debug, Deserialize)]
pub struct Violation {
    /// axe's name of the rule, such as `color-contrast`.
    pub rule: String,
    /// `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    /// The rule in words.
    pub help: String,
    /// The markup of each offender and what is wrong with it.
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

/// Where axe-core is: as `PALAST_AXE` says, otherwise under the target directory.
#[track_caller]
pub fn axe_path() -> Result<PathBuf, BrowserError> {
    here(find())
}

fn find() -> Result<PathBuf, Trouble> {
    let path = std::env::var_os("PALAST_AXE").map_or_else(|| target().join(SCRIPT), PathBuf::from);
    if path.is_file() {
        Ok(path)
    } else {
        Err(Trouble::Axe(path))
    }
}

impl Page {
    /// Audits the page as it is now with axe-core's default rules.
    #[track_caller]
    pub fn axe(&self) -> Result<Vec<Violation>, BrowserError> {
        here(find().and_then(|path| self.audit(&path)))
    }

    fn audit(&self, path: &Path) -> Result<Vec<Violation>, Trouble> {
        let script = std::fs::read_to_string(path).map_err(|cause| Trouble::File {
            path: path.to_owned(),
            cause,
        })?;
        if self.session.execute("return typeof axe", &[])? == "undefined" {
            self.session.execute(&script, &[])?;
        }
        self.session.execute(AUDIT, &[]).and_then(typed)
    }
}
