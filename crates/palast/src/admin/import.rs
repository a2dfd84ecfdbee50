//! `palast admin import`: tables from text. The file is read twice: once to see that all of it is good,
//! once to write it, so that a bad line near its end changes nothing.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Read as _, Write};
use std::path::Path;
use std::process::ExitCode;

use palast_server::check_stored;
use palast_store::{Secret, Store, TableId, WholeTable};

use super::format::{End, Head, Line, TABLES, VERSION};
use super::{counted, writing};
use crate::cli::ImportArgs;
use crate::progress;
use crate::usage_error::UsageError;

/// Longer than any table, but small enough that a wrong file does not fill the memory.
const LONGEST: u64 = 64 << 20;
/// How many tables are on their way to the store at once: they share a commit.
const GROUP: usize = 200;

/// What a line of the file holds.
enum Item {
    Key(String, Secret),
    Table(Box<WholeTable>),
}

pub(super) async fn run(args: &ImportArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut seen = BTreeSet::new();
    let mut keys = Vec::new();
    let end = read(&args.file, |number, item| {
        match item {
            Item::Key(name, key) => keys.push((number, name, key)),
            Item::Table(whole) => {
                let id = &whole.table.id;
                check_stored(&whole.table)
                    .map_err(|why| refuse(&args.file, number, &format!("table {id}: {why}")))?;
                if !seen.insert(id.clone()) {
                    let sentence = format!("table {id} is there twice");
                    return Err(refuse(&args.file, number, &sentence));
                }
            }
        }
        Ok(())
    })?;
    let store = writing(&args.data)?;
    let existing: BTreeSet<TableId> = store.ids(None).await?.into_iter().collect();
    if let Some(id) = seen
        .intersection(&existing)
        .next()
        .filter(|_| !args.skip_existing)
    {
        let sentence = format!("table {id} exists already; --skip-existing leaves such tables out");
        return Err(UsageError::new(sentence).into());
    }
    check_keys(args, &store, &keys).await?;
    for (_, name, key) in keys {
        store.import_key(&name, key).await?;
    }
    let imported = write(args, &store, &existing, end).await?;
    let tables = counted(imported, "table");
    let left = end.tables - imported;
    writeln!(out, "Imported: {tables}; left out: {left}.")?;
    Ok(ExitCode::SUCCESS)
}

/// Refuses a key that differs from the one in the database.
async fn check_keys(
    args: &ImportArgs,
    store: &Store,
    keys: &[(u64, String, Secret)],
) -> anyhow::Result<()> {
    if args.keep_keys {
        return Ok(());
    }
    let own = store.keys().await?;
    for (number, name, key) in keys {
        if own.iter().any(|(own, is)| own == name && is != key) {
            let sentence = format!(
                "this database has another key `{name}`, so people would not be recognised at the \
                 imported tables; import into a new directory, or use --keep-keys"
            );
            return Err(refuse(&args.file, *number, &sentence));
        }
    }
    Ok(())
}

async fn write(
    args: &ImportArgs,
    store: &Store,
    existing: &BTreeSet<TableId>,
    end: End,
) -> anyhow::Result<u64> {
    let bar = progress::counting("tables", end.tables, 0);
    let mut under_way = Vec::new();
    let mut groups = Vec::new();
    read(&args.file, |_, item| {
        if let Item::Table(whole) = item
            && !existing.contains(&whole.table.id)
        {
            under_way.push(store.import_table(*whole));
            if under_way.len() >= GROUP {
                groups.push(std::mem::take(&mut under_way));
            }
        }
        Ok(())
    })?;
    groups.push(under_way);
    let mut imported = 0;
    for answer in groups.into_iter().flatten() {
        answer.await?;
        imported += 1;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(imported)
}

/// Reads the file and hands on every line but the first and the last with its number.
fn read(path: &Path, mut take: impl FnMut(u64, Item) -> anyhow::Result<()>) -> anyhow::Result<End> {
    let cannot = |error: std::io::Error| {
        UsageError::new(format!("{} cannot be read: {error}", path.display()))
    };
    if path.is_dir() {
        return Err(UsageError::new(format!("{} is a directory", path.display())).into());
    }
    let mut file = BufReader::new(File::open(path).map_err(cannot)?);
    let mut found = End::default();
    let mut line = String::new();
    for number in 1.. {
        line.clear();
        let length = (&mut file).take(LONGEST).read_line(&mut line);
        if length.map_err(cannot)? == 0 {
            let sentence = "the file ends without its last line: it was cut off";
            return Err(refuse(path, number, sentence));
        }
        if !line.ends_with('\n') && line.len() as u64 >= LONGEST {
            return Err(refuse(path, number, "the line is too long to be a table"));
        }
        if number == 1 {
            let head: Head = serde_json::from_str(&line)
                .ok()
                .filter(|head: &Head| head.palast == TABLES)
                .ok_or_else(|| refuse(path, 1, "this is no export of tables"))?;
            if head.version != VERSION {
                let sentence = format!("version {} of the format is not known here", head.version);
                return Err(refuse(path, 1, &sentence));
            }
            continue;
        }
        let parsed: Line = serde_json::from_str(&line).map_err(|error| {
            // The message names a field or a column and quotes nothing of the value.
            refuse(path, number, &error.to_string())
        })?;
        match parsed {
            Line::Key(key) => {
                let (name, key) = key.read().map_err(|why| refuse(path, number, &why))?;
                found.keys += 1;
                take(number, Item::Key(name, key))?;
            }
            Line::Table(table) => {
                let whole = table.read().map_err(|why| refuse(path, number, &why))?;
                found.tables += 1;
                take(number, Item::Table(Box::new(whole)))?;
            }
            Line::End(end) if end == found => {
                line.clear();
                let more = (&mut file).take(LONGEST).read_line(&mut line);
                return if more.map_err(cannot)? == 0 {
                    Ok(end)
                } else {
                    Err(refuse(path, number + 1, "something follows the last line"))
                };
            }
            Line::End(_) => {
                let sentence = "the last line counts other tables and keys than there are";
                return Err(refuse(path, number, sentence));
            }
        }
    }
    unreachable!("the numbers of lines do not end")
}

fn refuse(path: &Path, line: u64, why: &str) -> anyhow::Error {
    UsageError::new(format!("{}, line {line}: {why}", path.display())).into()
}
