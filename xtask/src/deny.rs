//! The audit of dependencies by cargo-deny: licences, banned and double versions, sources, and known
//! vulnerabilities where their list can be had.
//!
//! A machine without the tool or without a network has done nothing wrong: there the stage says what was
//! not looked at, and succeeds.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::{Context, Result, bail};
use std::process::{Command, Output, Stdio};

/// What cargo-deny says when it cannot get the list of vulnerabilities.
const NO_LIST: &str = "failed to fetch advisory database";

/// Runs the audit, as far as this machine can.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    if !is_installed() {
        println!(
            "cargo-deny is not installed, so licences, sources and vulnerabilities were not looked at. \
             Run: cargo install cargo-deny --locked"
        );
        return Ok(());
    }
    // The audit is of all platforms, and a build fetches the crates of one.
    let fetched = output(&mut workspace.cargo(["fetch", "--locked"]))?;
    if !fetched.status.success() {
        println!("the crates of other platforms cannot be fetched, so nothing was looked at");
        return Ok(());
    }
    let audit =
        "deny --offline --log-level error check --hide-inclusion-graph licenses bans sources";
    let offline = audit.split(' ');
    let audited = output(&mut workspace.cargo(offline))?;
    if !audited.status.success() {
        bail!("cargo-deny refuses the dependencies:\n{}", told(&audited));
    }
    println!("licences, bans and sources are in order");
    let advisories = output(&mut workspace.cargo(["deny", "check", "advisories"]))?;
    if advisories.status.success() {
        println!("no dependency has a known vulnerability");
    } else if told(&advisories).contains(NO_LIST) {
        println!("the list of vulnerabilities cannot be reached, so it was not looked at");
    } else {
        bail!(
            "cargo-deny knows of vulnerabilities:\n{}",
            told(&advisories)
        );
    }
    Ok(())
}

fn is_installed() -> bool {
    let mut command = Command::new("cargo-deny");
    command.arg("--version");
    succeed(command.stdout(Stdio::null()).stderr(Stdio::null())).is_ok()
}

fn output(command: &mut Command) -> Result<Output> {
    command
        .stdin(Stdio::null())
        .output()
        .context("running cargo")
}

fn told(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    String::from_utf8_lossy(&[&out[..], &err[..]].concat()).into_owned()
}
