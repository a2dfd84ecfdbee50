//! `palast admin check`: replays every stored match.

use std::io::Write;
use std::process::ExitCode;

use palast_server::{Unplayable, check_stored};
use palast_store::{Overview, Status, Store, TableId};

use super::{all_tables, counted, reading};
use crate::cli::CheckArgs;
use crate::{parallel, progress, text};

/// What was found.
pub(super) struct Checked {
    pub(super) tables: u64,
    pub(super) matches: u64,
    pub(super) bad: Vec<(TableId, String)>,
}

pub(super) async fn run(args: &CheckArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let store = reading(&args.data)?;
    let checked = replay_all(&store).await?;
    report(&checked, out)
}

/// Says what was found; the exit code of the command.
pub(super) fn report(checked: &Checked, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    for (id, why) in &checked.bad {
        writeln!(out, "{id}: {}", text::printable(why))?;
    }
    let tables = counted(checked.tables, "table");
    if checked.bad.is_empty() {
        let matches = checked.matches;
        writeln!(out, "{tables}; replayed: {matches}; all can be played.")?;
        return Ok(ExitCode::SUCCESS);
    }
    let bad = checked.bad.len();
    writeln!(out, "{tables}; of these cannot be played: {bad}.")?;
    Ok(ExitCode::FAILURE)
}

/// Replays every match of a store, on all cores. A table that goes away meanwhile is no fault.
pub(super) async fn replay_all(store: &Store) -> anyhow::Result<Checked> {
    let tables = all_tables(store).await?;
    let store = store.clone();
    let handle = tokio::runtime::Handle::current();
    // The threads that replay wait for the store; the runtime's own must not.
    tokio::task::spawn_blocking(move || replay(&store, &tables, &handle)).await?
}

fn replay(
    store: &Store,
    tables: &[Overview],
    runtime: &tokio::runtime::Handle,
) -> anyhow::Result<Checked> {
    let mut checked = Checked {
        tables: tables.len() as u64,
        matches: 0,
        bad: Vec::new(),
    };
    let bar = progress::counting("tables", checked.tables, 0);
    let look = |number: u64| {
        let place = usize::try_from(number)?;
        let id = &tables[place].id;
        let found = runtime.block_on(store.load(id));
        Ok(match found {
            Ok(Some(stored)) => check_stored(&stored).map_err(|why: Unplayable| why.to_string()),
            Ok(None) => Ok(()),
            Err(error) => Err(error.to_string()),
        })
    };
    let threads = parallel::threads(None);
    parallel::in_order(0..checked.tables, threads, look, |number, found| {
        let table = &tables[usize::try_from(number)?];
        if table.status != Status::Lobby {
            checked.matches += 1;
        }
        if let Err(why) = found {
            checked.bad.push((table.id.clone(), why));
        }
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(checked)
}
