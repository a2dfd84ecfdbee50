//! Copies of a whole database file: taken beside a running server, and put back.
//!
//! A copy is taken inside one read transaction, so it is the database of one instant, whoever writes
//! meanwhile; the write-ahead log lets writers go on. It is a single file without a log, written under
//! another name first: under its own name there is a whole copy or none.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::files::{Lock, beside, private};
use super::open::{self, explain};
use crate::error::OpenError;

/// How many pages are copied between two reports of progress.
const STEP: i32 = 256;

/// How much a database holds. Two files with equal contents in another sense would differ here only
/// by accident, so it is compared after a copy together with SQLite's own check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    pub tables: u64,
    pub seats: u64,
    pub lines: u64,
    pub reviews: u64,
    pub keys: u64,
}

impl Contents {
    fn of(db: &Connection) -> rusqlite::Result<Self> {
        let count = |table: &str| {
            db.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| {
                row.get::<_, i64>(0).map(i64::unsigned_abs)
            })
        };
        Ok(Self {
            tables: count("matches")?,
            seats: count("seats")?,
            lines: count("lines")?,
            reviews: count("reviews")?,
            keys: count("secrets")?,
        })
    }
}

/// Whether a database that is there already may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplaceOld {
    No,
    /// It is kept under another name.
    Yes,
}

/// Copies the database `from` into the new file `to`, and reads the copy back: SQLite's own check, and
/// as many tables, seats, lines, reviews and keys as there were at the instant of the copy. `progress` is
/// told how many pages of how many are done. Blocks.
///
/// # Errors
/// [`OpenError`] says which file is to blame; `to` then does not exist.
pub fn back_up(
    from: &Path,
    to: &Path,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Contents, OpenError> {
    let source = open::existing(from)?;
    if to.exists() {
        return Err(exists(to));
    }
    let partial = beside(to, ".partial");
    let done = copy(&source, from, &partial, progress)
        .and_then(|expected| read_back(&partial, expected))
        .and_then(|contents| {
            // A link fails where a rename would overwrite what somebody put there meanwhile.
            fs::hard_link(&partial, to).map_err(|error| {
                if error.kind() == io::ErrorKind::AlreadyExists {
                    exists(to)
                } else {
                    failed(to, &error)
                }
            })?;
            sync_directory(to).map_err(|error| failed(to, &error))?;
            Ok(contents)
        });
    // A copy that is not whole is of no use to anybody.
    let _ = fs::remove_file(&partial);
    done
}

/// Makes a copy the database at `to`, where no server may run. A database that is there is refused, or
/// kept under the name that is answered. Blocks.
///
/// # Errors
/// [`OpenError`] says which file is to blame; the database at `to` is as it was.
pub fn put_back(
    from: &Path,
    to: &Path,
    replace: ReplaceOld,
) -> Result<(Contents, Option<PathBuf>), OpenError> {
    let source = open::existing(from)?;
    let lock = Lock::take(to)?;
    let to = lock.database();
    let there = to.exists();
    if there && replace == ReplaceOld::No {
        return Err(exists(to));
    }
    let partial = beside(to, ".partial");
    // Left behind by a restore that was interrupted.
    let _ = fs::remove_file(&partial);
    let copied = copy(&source, from, &partial, &mut |_, _| {});
    let contents = copied
        .and_then(|expected| read_back(&partial, expected))
        .inspect_err(|_| drop(fs::remove_file(&partial)))?;
    let kept = if there { Some(set_aside(to)?) } else { None };
    fs::rename(&partial, to)
        .and_then(|()| sync_directory(to))
        .map_err(|error| failed(to, &error))?;
    Ok((contents, kept))
}

/// Renames the old database with its log. The log is folded into the file first where the file is sound
/// enough for that, so that the two are one.
fn set_aside(database: &Path) -> Result<PathBuf, OpenError> {
    if let Ok(db) = open::writable(database) {
        drop(db);
    }
    let kept = (1..)
        .map(|n| beside(database, &format!(".replaced-{n}")))
        .find(|path| !path.exists())
        .ok_or_else(|| exists(database))?;
    fs::rename(database, &kept).map_err(|error| failed(database, &error))?;
    let log = beside(database, "-wal");
    if log.exists() {
        fs::rename(&log, beside(&kept, "-wal")).map_err(|error| failed(&log, &error))?;
    }
    // Its index is made anew by whoever opens it.
    let _ = fs::remove_file(beside(database, "-shm"));
    Ok(kept)
}

fn copy(
    source: &Connection,
    from: &Path,
    to: &Path,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Contents, OpenError> {
    let of_source = |error: rusqlite::Error| explain(from, &error);
    let of_copy = |error: rusqlite::Error| explain(to, &error);
    let mut options = private();
    options
        .create_new(true)
        .open(to)
        .map_err(|error| failed(to, &error))?;
    // While it is open nothing that others write is seen, and the copy never has to begin again.
    let instant = source.unchecked_transaction().map_err(of_source)?;
    let contents = Contents::of(&instant).map_err(of_source)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut copy = Connection::open_with_flags(to, flags).map_err(of_copy)?;
    {
        let backup = Backup::new(&instant, &mut copy).map_err(of_copy)?;
        loop {
            let step = backup.step(STEP).map_err(of_copy)?;
            if step == StepResult::Done {
                break;
            }
            if step == StepResult::More {
                let state = backup.progress();
                let number = |pages: i32| u64::try_from(pages).unwrap_or(0);
                let total = number(state.pagecount);
                progress(total.saturating_sub(number(state.remaining)), total);
            } else {
                // Somebody holds a lock for a moment.
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
        }
    }
    // One file, without a log beside it.
    copy.pragma_update_and_check(None, "journal_mode", "delete", |row| {
        row.get::<_, String>(0)
    })
    .map_err(of_copy)?;
    copy.close().map_err(|(_, error)| of_copy(error))?;
    let file = File::open(to).map_err(|error| failed(to, &error))?;
    file.sync_all().map_err(|error| failed(to, &error))?;
    Ok(contents)
}

/// Reads a copy as whoever needs it one day will.
fn read_back(path: &Path, expected: Contents) -> Result<Contents, OpenError> {
    let of_file = |error: rusqlite::Error| explain(path, &error);
    let damaged = |reason: String| OpenError::NotADatabase {
        path: path.display().to_string(),
        reason,
    };
    let db = open::existing(path)?;
    let says: String = db
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(of_file)?;
    if says != "ok" {
        return Err(damaged(says));
    }
    let orphans: i64 = db
        .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| {
            row.get(0)
        })
        .map_err(of_file)?;
    if orphans != 0 {
        return Err(damaged("it has rows that belong to no table".to_owned()));
    }
    let found = Contents::of(&db).map_err(of_file)?;
    if found != expected {
        return Err(damaged(format!(
            "{found:?} were read back, not {expected:?}"
        )));
    }
    Ok(found)
}

fn sync_directory(of: &Path) -> io::Result<()> {
    // Only there can a directory be opened.
    #[cfg(unix)]
    {
        let parent = of.parent().filter(|it| !it.as_os_str().is_empty());
        File::open(parent.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = of;
    Ok(())
}

fn exists(path: &Path) -> OpenError {
    OpenError::Exists {
        path: path.display().to_string(),
    }
}

fn failed(path: &Path, error: &io::Error) -> OpenError {
    OpenError::Failed {
        path: path.display().to_string(),
        reason: error.to_string(),
    }
}
