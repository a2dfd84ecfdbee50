//! `cargo xtask shots`: screenshots of every page.

use crate::stages::succeed;
use crate::tools;
use crate::workspace::Workspace;
use anyhow::{Context, Result};

/// Builds the server and runs `palast-shots`, which drives the browser.
pub(crate) fn run(workspace: &Workspace, only: &str, size: &str) -> Result<()> {
    tools::prepare_browser()?;
    succeed(&mut workspace.cargo([
        "build",
        "--package",
        "palast",
        "--package",
        "palast-browser",
    ]))?;
    let out = workspace.target_directory.join("shots");
    let server = workspace.target_directory.join("debug/palast");
    let shots = workspace.target_directory.join("debug/palast-shots");
    succeed(
        std::process::Command::new(shots)
            .arg(server)
            .arg(&out)
            .arg(only)
            .arg(size),
    )
    .context("taking screenshots")?;
    println!("look at them in {}", out.display());
    Ok(())
}
