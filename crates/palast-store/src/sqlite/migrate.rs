//! The schema and its versions.
//!
//! `user_version` counts the migrations a file has run. Each runs in a transaction of its own, so an
//! interrupted update leaves a file of one version or the next. A file with more migrations than we
//! know is refused before anything is written to it: an old program must not guess at a new schema.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::open::explain;
use crate::error::OpenError;

/// In order, from version 1. Only ever added to.
const MIGRATIONS: [&str; 3] = [
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_progress.sql"),
    include_str!("../../migrations/sqlite/0003_reviews.sql"),
];

/// "Pala", set by the first migration.
const APPLICATION_ID: i64 = 0x5061_6c61;

/// Refuses a file of another program or of a later version of this one.
pub(super) fn refuse_foreign(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let number = |sql| {
        db.query_row(sql, [], |row| row.get::<_, i64>(0))
            .map_err(|error| explain(path, &error))
    };
    let ours = number("PRAGMA application_id")? == APPLICATION_ID;
    let found = number("PRAGMA user_version")?;
    let objects = number("SELECT count(*) FROM sqlite_schema")?;
    let name = || path.display().to_string();
    if !ours && (found != 0 || objects != 0) {
        return Err(OpenError::Foreign { path: name() });
    }
    let known = newest();
    if found > known {
        return Err(OpenError::Newer {
            path: name(),
            found,
            known,
        });
    }
    Ok(())
}

/// Refuses a file that has not run all migrations, an empty one included.
pub(super) fn refuse_older(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let found = db
        .query_row("PRAGMA user_version", [], |row| row.get::<_, i64>(0))
        .map_err(|error| explain(path, &error))?;
    let known = newest();
    if found < known {
        let path = path.display().to_string();
        return Err(OpenError::Older { path, found, known });
    }
    Ok(())
}

/// Runs the migrations the file has not seen.
pub(super) fn bring_up_to_date(db: &mut Connection) -> rusqlite::Result<()> {
    for (version, migration) in (1_i64..).zip(MIGRATIONS) {
        // Read inside the transaction: an older program, which takes no lock, may be at it too.
        let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let seen: i64 = step.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if seen < version {
            step.execute_batch(migration)?;
            step.pragma_update(None, "user_version", version)?;
        }
        step.commit()?;
    }
    Ok(())
}

fn newest() -> i64 {
    i64::try_from(MIGRATIONS.len()).expect("there are a handful of migrations")
}
