//! `test` and `check`: which stages they run, and in which order.
//!
//! The cheap stages come first, so that a slip shows early. Both use the dev profile throughout: one build serves
//! every test, and the server in the browser tests is the one the unit tests saw.

use crate::report;
use crate::stages::{Stages, succeed};
use crate::tally::Tally;
use crate::tools;
use crate::workspace::Workspace;
use crate::{arrows, locales, rulebook};
use anyhow::Result;

/// Test targets with these prefixes need a browser or much time: `test` runs them, `check` does not.
const NOT_QUICK: [&str; 2] = ["browser", "slow"];

/// Everything, on a fresh machine.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    let (mut stages, mut tally) = (Stages::default(), Tally::default());
    stages.run("browser and axe-core", || tools::prepare(workspace));
    inspect(&mut stages, workspace);
    stages.run("tests", || {
        let mut cargo = workspace.cargo(["test", "--workspace", "--no-fail-fast"]);
        cargo.env("PALAST_AXE", tools::axe_script(workspace));
        tally.count(&mut cargo)
    });
    finish(stages, tally)
}

/// What is worth waiting for before a commit.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let (mut stages, mut tally) = (Stages::default(), Tally::default());
    inspect(&mut stages, workspace);
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

/// What needs no test to be run.
fn inspect(stages: &mut Stages, workspace: &Workspace) {
    stages.run("format", || {
        succeed(&mut workspace.cargo(["fmt", "--all", "--check"]))
    });
    stages.run("arrows", || report(&arrows::run(workspace)));
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

/// The counts stand alone on a line, whatever failed before.
fn finish(stages: Stages, tally: Tally) -> Result<()> {
    println!("\n{tally}");
    stages.finish()
}

/// Names of the integration tests that are quick; cargo takes a name for all packages that have it.
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
