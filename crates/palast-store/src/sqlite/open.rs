//! Opening the file, and saying what is wrong with it if it cannot be.
//!
//! The file holds the seeds of running matches, so it is made readable by its owner only; SQLite
//! gives the log beside it the same permissions. Nothing is changed in a file that is not ours.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::fault::is_damage;
use super::files::private;
use super::migrate;
use crate::error::OpenError;

/// How long to wait for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Room for every statement we have, so that none is ever prepared twice.
const STATEMENTS: usize = 48;

/// The connection that writes: the file created if need be, the schema current.
pub(super) fn writable(path: &Path) -> Result<Connection, OpenError> {
    create_private(path)?;
    let failed = |error| explain(path, &error);
    let mut db = connect(path).map_err(failed)?;
    migrate::refuse_foreign(&db, path)?;
    keep_promises(&db).map_err(failed)?;
    migrate::bring_up_to_date(&mut db).map_err(failed)?;
    Ok(db)
}

/// Another connection that writes, to a file that [`writable`] has opened.
pub(super) fn writable_again(path: &Path) -> rusqlite::Result<Connection> {
    let db = connect(path)?;
    keep_promises(&db)?;
    Ok(db)
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(db)
}

/// A connection that reads. The file exists: [`writable`] came first.
pub(super) fn read_only(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(PATIENCE)?;
    db.pragma_update(None, "trusted_schema", false)?;
    Ok(db)
}

/// A connection that reads a file which [`writable`] may never have opened here: it has to exist, to
/// be ours and to have the present schema.
pub(super) fn existing(path: &Path) -> Result<Connection, OpenError> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {
            let path = path.display().to_string();
            return Err(OpenError::Directory { path });
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let path = path.display().to_string();
            return Err(OpenError::Missing { path });
        }
        Ok(_) | Err(_) => {}
    }
    let db = read_only(path).map_err(|error| explain(path, &error))?;
    migrate::refuse_foreign(&db, path)?;
    migrate::refuse_older(&db, path)?;
    Ok(db)
}

/// The settings that durability rests on.
fn keep_promises(db: &Connection) -> rusqlite::Result<()> {
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        // Some network file systems cannot; there, "committed" would not mean what we promise.
        return Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_IOERR),
            Some("this file system does not support a write-ahead log".to_owned()),
        ));
    }
    db.pragma_update(None, "synchronous", "full")?;
    // Where a plain sync stops at the drive's cache (macOS), ask for the real one.
    db.pragma_update(None, "fullfsync", true)?;
    db.pragma_update(None, "foreign_keys", true)?;
    db.pragma_update(None, "trusted_schema", false)
}

/// Refuses what is no writable file, with a better reason than SQLite's own "unable to open database
/// file". Opens nothing: another store may have the file.
pub(super) fn inspect(path: &Path) -> Result<(), OpenError> {
    let name = || path.display().to_string();
    if let Ok(found) = fs::metadata(path) {
        if found.is_dir() {
            return Err(OpenError::Directory { path: name() });
        }
        // Asked explicitly, since the system lets a privileged user write regardless.
        if found.permissions().readonly() {
            return Err(OpenError::ReadOnly { path: name() });
        }
    }
    Ok(())
}

/// Makes the empty file if there is none.
fn create_private(path: &Path) -> Result<(), OpenError> {
    let name = || path.display().to_string();
    match private().open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => {
            Err(OpenError::ReadOnly { path: name() })
        }
        Err(error) => Err(OpenError::Failed {
            path: name(),
            reason: error.to_string(),
        }),
    }
}

pub(super) fn explain(path: &Path, error: &rusqlite::Error) -> OpenError {
    let path = path.display().to_string();
    if is_damage(error) {
        OpenError::NotADatabase {
            path,
            reason: error.to_string(),
        }
    } else if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ReadOnly) {
        OpenError::ReadOnly { path }
    } else {
        OpenError::Failed {
            path,
            reason: error.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No test can pull the plug, so this one holds the settings that matter when somebody does.
    #[test]
    fn commits_reach_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let db = writable(&folder.path().join("palast.db")).unwrap();
        let is = |pragma: &str| -> String {
            let sql = format!("SELECT CAST({pragma} AS TEXT) FROM pragma_{pragma}");
            db.query_row(&sql, [], |row| row.get(0)).unwrap()
        };
        assert_eq!(is("journal_mode"), "wal");
        assert_eq!(is("synchronous"), "2", "2 is FULL");
        assert_eq!(is("fullfsync"), "1");
        assert_eq!(is("foreign_keys"), "1");
    }
}
