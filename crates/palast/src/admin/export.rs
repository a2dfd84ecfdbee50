//! `palast admin export`: tables as text.

use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

use anyhow::Context as _;
use palast_store::{Store, TableId};
use serde::Serialize;

use super::format::{End, Head, Key, Line, TABLES, Table, VERSION};
use super::{all_tables, counted, reading};
use crate::cli::ExportArgs;
use crate::progress;
use crate::usage_error::UsageError;

pub(super) async fn run(args: &ExportArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let store = reading(&args.data)?;
    let (wanted, with_keys) = if args.tables.is_empty() {
        let all = all_tables(&store).await?;
        (all.into_iter().map(|it| it.id).collect(), true)
    } else {
        (args.tables.clone(), args.with_keys)
    };
    for id in &args.tables {
        if store.load(id).await?.is_none() {
            return Err(UsageError::new(format!("there is no table {id}")).into());
        }
    }
    if args.file.as_os_str() == "-" {
        let mut buffered = BufWriter::new(out);
        write(&store, &wanted, with_keys, &mut buffered).await?;
        buffered.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    // It holds seeds and hidden cards.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&args.file).map_err(|error| {
        UsageError::new(format!(
            "{} cannot be created: {error}",
            args.file.display()
        ))
    })?;
    let mut buffered = BufWriter::new(file);
    let written = write(&store, &wanted, with_keys, &mut buffered).await;
    let synced = written.and_then(|end| {
        let file = buffered.into_inner().map_err(|error| error.into_error())?;
        file.sync_all()?;
        Ok(end)
    });
    let end = match synced {
        Ok(end) => end,
        Err(error) => {
            // Half of it is of no use.
            let _ = std::fs::remove_file(&args.file);
            return Err(error.context(format!("writing {}", args.file.display())));
        }
    };
    let (tables, keys) = (counted(end.tables, "table"), counted(end.keys, "key"));
    writeln!(out, "{}: {tables}, {keys}.", args.file.display())?;
    Ok(ExitCode::SUCCESS)
}

async fn write(
    store: &Store,
    tables: &[TableId],
    with_keys: bool,
    out: &mut impl Write,
) -> anyhow::Result<End> {
    let mut end = End::default();
    let head = Head {
        palast: TABLES.to_owned(),
        version: VERSION,
    };
    put(out, &head)?;
    if with_keys {
        for (name, key) in store.keys().await.context("reading the keys")? {
            put(out, &Line::Key(Key::new(name, &key)))?;
            end.keys += 1;
        }
    }
    let bar = progress::counting("tables", tables.len() as u64, 0);
    for id in tables {
        // One that was deleted meanwhile is not there to be moved.
        if let Some(whole) = store.export_table(id).await.context("reading a table")? {
            put(out, &Line::Table(Box::new(Table::from(whole))))?;
            end.tables += 1;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    put(out, &Line::End(end))?;
    Ok(end)
}

fn put(out: &mut impl Write, line: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")?;
    Ok(())
}
