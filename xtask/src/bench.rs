//! `cargo xtask bench`: measurements in the release profile. They are figures to read, never tests.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::Result;

/// Measures each game: decisions per second, table size, and imagined tables per second.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let palast = ["run", "--quiet", "--release", "--package", "palast", "--"];
    for game in workspace.games() {
        println!("== {} ==", game.name);
        succeed(&mut workspace.cargo(palast.into_iter().chain(["bench", game.name.as_str()])))?;
    }
    Ok(())
}
