//! `palast admin import`: tables from text. The file is read twice: once to see that all of it is good,
//! once to write it, so that a bad line near its end changes nothing.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Read as _, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
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
    let mut items = Items::open(&args.file)?;
    while let Some(item) = items.next()? {
        match item {
            Item::Key(name, key) => keys.push((items.number, name, key)),
            Item::Table(whole) => {
                let id = &whole.table.id;
                check_stored(&whole.table)
                    .map_err(|why| items.refuse(&format!("table {id}: {why}")))?;
                if !seen.insert(id.clone()) {
                    return Err(items.refuse(&format!("table {id} is there twice")));
                }
            }
        }
    }
    let store = writing(&args.data)?;
    let existing: BTreeSet<TableId> = store.ids(None).await?.into_iter().collect();
    let twice = seen.intersection(&existing).next();
    if let Some(id) = twice.filter(|_| !args.skip_existing) {
        let sentence = format!("table {id} exists already; --skip-existing leaves such tables out");
        return Err(UsageError::new(sentence).into());
    }
    check_keys(args, &store, &keys).await?;
    for (_, name, key) in keys {
        store.import_key(&name, key).await?;
    }
    let imported = write(args, &store, &existing, items.found).await?;
    let tables = counted(imported, "table");
    let left = items.found.tables - imported;
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
    all: End,
) -> anyhow::Result<u64> {
    let bar = progress::counting("tables", all.tables, 0);
    let mut items = Items::open(&args.file)?;
    let mut imported = 0;
    loop {
        let mut under_way = Vec::new();
        let mut more = true;
        while under_way.len() < GROUP && more {
            match items.next()? {
                Some(Item::Table(whole)) if !existing.contains(&whole.table.id) => {
                    under_way.push(store.import_table(*whole));
                }
                Some(Item::Table(_) | Item::Key(..)) => {}
                None => more = false,
            }
        }
        for answer in under_way {
            answer.await.with_context(|| {
                format!("after {imported} imported tables; --skip-existing goes on from there")
            })?;
            imported += 1;
            bar.inc(1);
        }
        if !more {
            bar.finish_and_clear();
            return Ok(imported);
        }
    }
}

/// The keys and tables of a file, one after the other.
struct Items<'p> {
    path: &'p Path,
    file: BufReader<File>,
    line: String,
    /// The line that was read last, counted from 1.
    number: u64,
    /// What was found so far.
    found: End,
}

impl<'p> Items<'p> {
    /// Opens a file and reads its first line.
    fn open(path: &'p Path) -> anyhow::Result<Self> {
        if path.is_dir() {
            return Err(UsageError::new(format!("{} is a directory", path.display())).into());
        }
        let mut items = Self {
            path,
            file: BufReader::new(File::open(path).map_err(|error| unreadable(path, &error))?),
            line: String::new(),
            number: 0,
            found: End::default(),
        };
        items.read_line()?;
        let head: Head = serde_json::from_str(&items.line)
            .ok()
            .filter(|head: &Head| head.palast == TABLES)
            .ok_or_else(|| items.refuse("this is no export of tables"))?;
        if head.version != VERSION {
            let sentence = format!("version {} of the format is not known here", head.version);
            return Err(items.refuse(&sentence));
        }
        Ok(items)
    }

    /// The next one; nothing after the last line, if that says what was found.
    fn next(&mut self) -> anyhow::Result<Option<Item>> {
        self.read_line()?;
        // The message names a field or a column and quotes nothing of the value.
        let parsed: Line =
            serde_json::from_str(&self.line).map_err(|error| self.refuse(&error.to_string()))?;
        match parsed {
            Line::Key(key) => {
                self.found.keys += 1;
                let (name, key) = key.read().map_err(|why| self.refuse(&why))?;
                Ok(Some(Item::Key(name, key)))
            }
            Line::Table(table) => {
                self.found.tables += 1;
                let whole = table.read().map_err(|why| self.refuse(&why))?;
                Ok(Some(Item::Table(Box::new(whole))))
            }
            Line::End(end) if end == self.found => {
                if self.fill()? == 0 {
                    return Ok(None);
                }
                Err(self.refuse("something follows the last line"))
            }
            Line::End(_) => {
                Err(self.refuse("the last line counts other tables and keys than there are"))
            }
        }
    }

    fn read_line(&mut self) -> anyhow::Result<()> {
        if self.fill()? == 0 {
            return Err(self.refuse("the file ends without its last line: it was cut off"));
        }
        if !self.line.ends_with('\n') && self.line.len() as u64 >= LONGEST {
            return Err(self.refuse("the line is too long to be a table"));
        }
        Ok(())
    }

    fn fill(&mut self) -> anyhow::Result<usize> {
        self.line.clear();
        self.number += 1;
        let mut limited = (&mut self.file).take(LONGEST);
        let read = limited.read_line(&mut self.line);
        read.map_err(|error| unreadable(self.path, &error))
    }

    fn refuse(&self, why: &str) -> anyhow::Error {
        refuse(self.path, self.number, why)
    }
}

fn unreadable(path: &Path, error: &std::io::Error) -> anyhow::Error {
    UsageError::new(format!("{} cannot be read: {error}", path.display())).into()
}

fn refuse(path: &Path, line: u64, why: &str) -> anyhow::Error {
    UsageError::new(format!("{}, line {line}: {why}", path.display())).into()
}
