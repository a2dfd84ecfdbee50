//! `palast admin backup` and `restore`: copies of the database file.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context as _;
use palast_store::{OpenError, ReplaceOld, Store};

use super::check::{replay_all, report};
use super::{counted, database};
use crate::cli::{BackupArgs, RestoreArgs};
use crate::progress;
use crate::usage_error::UsageError;

pub(super) async fn back_up(args: &BackupArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let (from, to) = (database(&args.data)?, args.file.clone());
    let copying = tokio::task::spawn_blocking(move || {
        let bar = progress::counting("pages", 0, 0);
        let copied = palast_store::back_up(&from, &to, &mut |done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        copied
    });
    let contents = copying.await?.map_err(explain)?;
    let tables = counted(contents.tables, "table");
    let lines = counted(contents.lines, "line");
    let file = args.file.display();
    writeln!(out, "{file}: {tables} with {lines}, written and read back.")?;
    if args.no_replay {
        return Ok(ExitCode::SUCCESS);
    }
    let copy = Store::sqlite_for_reading(&args.file).context("reading the copy")?;
    report(&replay_all(&copy).await?, out)
}

pub(super) async fn restore(args: &RestoreArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let (from, to) = (args.file.clone(), database(&args.data)?);
    // Before anything is touched: a backup that cannot be played is not put in place of anything.
    let copy = Store::sqlite_for_reading(&from).map_err(explain)?;
    let checked = replay_all(&copy).await?;
    drop(copy);
    if !checked.bad.is_empty() && !args.force {
        report(&checked, out)?;
        let sentence =
            "the backup has tables that cannot be played; --force restores it all the same";
        anyhow::bail!(sentence);
    }
    if let Some(dir) = to.parent() {
        std::fs::create_dir_all(dir).with_context(|| format!("creating {}", dir.display()))?;
    }
    let replace = if args.force {
        ReplaceOld::Yes
    } else {
        ReplaceOld::No
    };
    let restoring =
        tokio::task::spawn_blocking(move || palast_store::put_back(&from, &to, replace));
    let (contents, kept) = match restoring.await? {
        Err(OpenError::Exists { path }) => {
            let sentence =
                format!("{path} exists; --force replaces it and keeps it beside the new one");
            return Err(UsageError::new(sentence).into());
        }
        restored => restored.map_err(explain)?,
    };
    writeln!(out, "Restored: {}.", counted(contents.tables, "table"))?;
    if let Some(kept) = kept {
        writeln!(
            out,
            "The database that was there is now {}.",
            kept.display()
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A file that was named wrongly is a mistake in the arguments; what the system refuses is not.
fn explain(error: OpenError) -> anyhow::Error {
    match error {
        OpenError::Missing { .. }
        | OpenError::Directory { .. }
        | OpenError::Exists { .. }
        | OpenError::Foreign { .. }
        | OpenError::NotADatabase { .. } => UsageError::new(error.to_string()).into(),
        OpenError::InUse { .. }
        | OpenError::ReadOnly { .. }
        | OpenError::Newer { .. }
        | OpenError::Older { .. }
        | OpenError::Failed { .. } => error.into(),
    }
}
