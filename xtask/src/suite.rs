//! `test` and `check`: their stages and the order of these.
//!
//! Cheap stages come first, so that simple mistakes show early. All stages use the dev profile: one build serves every
//! test, and the browser tests run the same server that the unit tests check.

use crate::report;
use crate::stages::{Stages, succeed};
use crate::tally::Tally;
use crate::tools;
use crate::workspace::Workspace;
use crate::{dependencies, locales, rulebook};
use anyhow::Result;

/// Test targets with these prefixes need a browser or much time: `test` runs them, `check` does not.
const NOT_QUICK: [&str; 2] = ["browser", "slow"];

/// Runs everything, even on a fresh machine.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    let (mut stages, mut tally) = (Stages::default(), Tally::default());
    stages.run("browser and axe-core", || tools::prepare(workspace));
    run_static_checks(&mut stages, workspace);
    stages.run("tests", || {
        let mut cargo = workspace.cargo(["test", "--workspace", "--no-fail-fast"]);
        cargo.env("PALAST_AXE", tools::axe_script(workspace));
        tally.count(&mut cargo)
    });
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
    stages.run("examples in the docs", || {
        tally.count(&mut workspace.cargo(["test", "--workspace", "--no-fail-fast", "--doc"]))
    });
    finish(stages, tally)
}

/// Runs the static checks.
fn run_static_checks(stages: &mut Stages, workspace: &Workspace) {
    stages.run("format", || {
        succeed(&mut workspace.cargo(["fmt", "--all", "--check"]))
    });
    stages.run("arrows", || report(&dependencies::run(workspace)));
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
        .filter(|name| !NOT_QUICK.iter().any(|prefix| name.starts_with(prefix)))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}
