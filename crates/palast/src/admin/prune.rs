//! `palast admin prune`: deletes old tables, or says which would go.

use std::io::Write;
use std::process::ExitCode;

use palast_store::ChangeError;

use super::list::{row, wanted};
use super::{all_tables, counted, now, reading, writing};
use crate::cli::{FilterArgs, PruneArgs};
use crate::progress;

/// How many deletions are on their way to the store at once: they share a commit.
const GROUP: usize = 200;

pub(super) async fn run(args: &PruneArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if let Some(game) = &args.game {
        crate::args::find_game(game)?;
    }
    let store = if args.yes {
        writing(&args.data)?
    } else {
        reading(&args.data)?
    };
    let filter = FilterArgs {
        status: Some(args.status),
        game: args.game.clone(),
        older_than: Some(args.older_than),
    };
    let now = now();
    let mut old = all_tables(&store).await?;
    old.retain(|table| wanted(table, &filter, now));
    if !args.yes {
        for table in &old {
            writeln!(out, "{}", row(table, now))?;
        }
        let tables = counted(old.len() as u64, "table");
        writeln!(out, "{tables} would be deleted; --yes deletes them.")?;
        return Ok(ExitCode::SUCCESS);
    }
    let bar = progress::counting("tables", old.len() as u64, 0);
    let mut deleted = 0;
    for group in old.chunks(GROUP) {
        let answers: Vec<_> = group
            .iter()
            .map(|table| store.delete(&table.id, table.status))
            .collect();
        for answer in answers {
            match answer.await {
                Ok(()) => deleted += 1,
                // Somebody was faster, on another node: it is gone, or it has gone on.
                Err(ChangeError::NotFound | ChangeError::WrongStatus { .. }) => {}
                Err(error) => return Err(error.into()),
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    writeln!(out, "Deleted: {}.", counted(deleted, "table"))?;
    Ok(ExitCode::SUCCESS)
}
