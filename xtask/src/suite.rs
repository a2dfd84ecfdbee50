//! `test` and `check`: their stages and the order of these.
//!
//! Cheap stages come first, so that simple mistakes show early. All stages use the dev profile: one build serves every
//! test, and the browser tests run the same server that the unit tests check.
//!
//! A crate has one binary of integration tests, because linking costs more than running most of them, and at most one
//! more, named `browser`. Examples are compiled by clippy and not linked.

use crate::report;
use crate::stages::{Stages, succeed};
use crate::tally::Tally;
use crate::tools;
use crate::workspace::Workspace;
use crate::{deny, dependencies, locales, python, rulebook};
use anyhow::{Context, Result};
use std::collections::BTreeSet;

/// The name of test binaries that need a browser: `test` runs them, `check` does not.
const BROWSER: &str = "browser";

/// Runs everything, even on a fresh machine.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    let (mut stages, mut tally) = (Stages::default(), Tally::default());
    stages.run("browser, axe-core and PostgreSQL", || {
        tools::prepare(workspace)
    });
    run_static_checks(&mut stages, workspace);
    stages.run("tests", || {
        let mut cargo = workspace.cargo(["test", "--workspace", "--no-fail-fast", "--tests"]);
        cargo.env("PALAST_AXE", tools::axe_script(workspace));
        tally.count(&mut cargo)
    });
    run_doc_tests(&mut stages, &mut tally, workspace);
    stages.run("Python package", || python::test(workspace));
    finish(stages, tally)
}

/// Runs the quick checks before a commit.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let (mut stages, mut tally) = (Stages::default(), Tally::default());
    run_static_checks(&mut stages, workspace);
    stages.run("quick tests", || {
        let quick = quick_targets(workspace);
        let mut args = vec!["test", "--workspace", "--no-fail-fast", "--lib", "--bins"];
        args.extend(quick.iter().flat_map(|name| ["--test", name]));
        tally.count(&mut workspace.cargo(args))
    });
    run_doc_tests(&mut stages, &mut tally, workspace);
    finish(stages, tally)
}

/// Runs the examples in the docs of those packages that have a code block anywhere: without one there is nothing to run,
/// and rustdoc would compile the package just to find that out.
fn run_doc_tests(stages: &mut Stages, tally: &mut Tally, workspace: &Workspace) {
    stages.run("examples in the docs", || {
        let mut packages = BTreeSet::new();
        for path in workspace.files("rs")? {
            let text = std::fs::read_to_string(&path)
                .with_context(|| format!("reading {}", path.display()))?;
            let owner = workspace
                .packages
                .iter()
                .find(|package| path.starts_with(package.directory().join("src")));
            if let Some(package) =
                owner.filter(|package| has_code_block(&text) && package.has_library())
            {
                packages.insert(package.name.as_str());
            }
        }
        let mut args = vec!["test", "--no-fail-fast", "--doc"];
        args.extend(packages.iter().flat_map(|name| ["--package", name]));
        tally.count(&mut workspace.cargo(args))
    });
}

/// Whether a source file may have an example in its docs: a fence, also one that a macro puts there, of anything but text.
fn has_code_block(text: &str) -> bool {
    let mut fences = text.lines().filter(|line| line.contains("```"));
    // A block of plain text has a fence before and one after it.
    while let Some(fence) = fences.next() {
        let is_text = fence.trim_end().ends_with("```text");
        if !is_text || fences.next().is_none() {
            return true;
        }
    }
    false
}

/// Runs the static checks.
fn run_static_checks(stages: &mut Stages, workspace: &Workspace) {
    stages.run("format", || {
        succeed(&mut workspace.cargo(["fmt", "--all", "--check"]))
    });
    stages.run("arrows", || report(&dependencies::run(workspace)));
    stages.run("dependencies", || deny::run(workspace));
    stages.run("locales", || report(&locales::run(workspace)?));
    stages.run("rulebook", || report(&rulebook::run(workspace, false)?));
    stages.run("clippy", || {
        let args = [
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ];
        succeed(&mut workspace.cargo(args))
    });
    stages.run("docs", || {
        let mut cargo = workspace.cargo(["doc", "--workspace", "--no-deps"]);
        succeed(cargo.env("RUSTDOCFLAGS", "-D warnings"))
    });
}

/// Prints the test counts on their own line, even after a failure.
fn finish(stages: Stages, tally: Tally) -> Result<()> {
    println!("\n{tally}");
    stages.finish()
}

/// Returns the names of the quick integration tests; cargo applies a name to all packages that have it.
fn quick_targets(workspace: &Workspace) -> Vec<&str> {
    let targets = workspace
        .packages
        .iter()
        .flat_map(|package| &package.targets);
    let mut names: Vec<&str> = targets
        .filter(|target| target.kind.iter().any(|kind| kind == "test"))
        .map(|target| target.name.as_str())
        .filter(|name| *name != BROWSER)
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_blocks_of_text_are_no_examples() {
        for (source, expected) in [
            ("fn none() {}", false),
            ("//! ```text\n//! a record\n//! ```\n", false),
            ("/// ```\n/// assert!(true);\n/// ```\n", true),
            (
                "/// ```text\n/// a\n/// ```\n/// ```\n/// b();\n/// ```\n",
                true,
            ),
            (
                "#[doc = concat!(\"```compile_fail\\n\", $code, \"```\")]",
                true,
            ),
        ] {
            assert_eq!(has_code_block(source), expected, "{source}");
        }
    }
}
