//! What the kit keeps of each game: golden replays and who learns what. Neither may change unnoticed.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::Result;

/// Runs the kit over every game; the kit writes instead of comparing when `PALAST_ACCEPT` is set.
pub(crate) fn run(workspace: &Workspace, accept: bool) -> Result<()> {
    let games = workspace.games();
    let mut args = vec!["test"];
    args.extend(games.iter().flat_map(|game| ["-p", game.name.as_str()]));
    args.extend(["--test", "conformance"]);
    let mut cargo = workspace.cargo(args);
    if accept {
        cargo.env("PALAST_ACCEPT", "1");
    }
    succeed(&mut cargo)?;
    if accept {
        println!("accepted; read the change with `git diff games` before committing it");
    }
    Ok(())
}
