//! Measurements, in the release profile: figures to read, never a test to pass.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::Result;

/// Every game's decisions per second, table size and imagined worlds per second.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let palast = ["run", "--quiet", "--release", "--package", "palast", "--"];
    for game in workspace.games() {
        println!("== {} ==", game.name);
        succeed(&mut workspace.cargo(palast.into_iter().chain(["bench", game.name.as_str()])))?;
    }
    Ok(())
}
