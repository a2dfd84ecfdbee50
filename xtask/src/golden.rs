//! `cargo xtask golden`: the stored expectations of each game, which are golden replays and `who_learns.snap`.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::Result;

/// Runs the conformance kit for every game. With `PALAST_ACCEPT` set, the kit writes the files instead of comparing.
pub(crate) fn run(workspace: &Workspace, accept: bool) -> Result<()> {
    let games = workspace.games();
    let mut args = vec!["test"];
    args.extend(games.iter().flat_map(|game| ["-p", game.name.as_str()]));
    args.extend(["--test", "rulebook", "conformance::"]);
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
