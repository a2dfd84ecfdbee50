//! The durable back end: one SQLite file.
//!
//! One thread owns the writing connection and commits everything that waits in one transaction
//! ([`writer`]); two threads read ([`reader`]). The write-ahead log with `synchronous=FULL` means
//! that an answered write is on the disk. Queries are in `write.rs` and `read.rs`, the opening of files
//! in [`open`], the schema in `migrations/sqlite`.

mod fault;
mod migrate;
mod open;
mod read;
mod reader;
mod write;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};

use crate::backend::{Answer, Backend};
use crate::error::{AppendError, ChangeError, CreateError, OpenError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::key::draw_key;
use crate::rows::{
    Listing, NewTable, Occupant, SeatRow, Start, Status, StoredTable, Then, Visibility,
};
use crate::text;
use reader::Readers;
use writer::Writer;

/// Tables in a SQLite file.
pub struct Sqlite {
    path: PathBuf,
    // The order matters: fields are dropped in it, and the connection closed last folds the log
    // into the file, which only the writer can do.
    readers: Readers,
    writer: Writer,
}

impl Sqlite {
    /// Opens or creates the file and brings its schema up to date. Blocks.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the file.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let writing = open::writable(path)?;
        let reading = [open::read_only(path)?, open::read_only(path)?];
        let failed = |error: std::io::Error| OpenError::Failed {
            path: path.display().to_string(),
            reason: format!("no thread for it: {error}"),
        };
        Ok(Self {
            path: path.to_owned(),
            readers: Readers::spawn(reading).map_err(failed)?,
            writer: Writer::spawn(writing).map_err(failed)?,
        })
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

fn refused<T: Send + 'static, E: Send + 'static>(error: E) -> Answer<T, E> {
    Box::pin(std::future::ready(Err(error)))
}

impl Backend for Sqlite {
    fn create(&self, new: NewTable) -> Answer<(), CreateError> {
        if let Err(error) = text::check_new(&new) {
            return refused(error.into());
        }
        self.writer.send(move |db| write::create(db, &new))
    }

    fn load(&self, id: &TableId) -> Answer<Option<StoredTable>> {
        let id = id.clone();
        self.readers.send(move |db| read::load(db, &id))
    }

    fn append(
        &self,
        id: &TableId,
        expected_len: u64,
        lines: Vec<String>,
        then: Then,
        now: Timestamp,
    ) -> Answer<u64, AppendError> {
        if let Err(error) = text::check_lines(&lines) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer
            .send(move |db| write::append(db, &id, expected_len, &lines, then, now))
    }

    fn claim_seat(
        &self,
        id: &TableId,
        seat: u8,
        occupant: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_seat(&occupant) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer.send(move |db| {
            write::change_seat(db, &id, seat, &occupant, now, |row| {
                row.occupant == Occupant::Open
            })
        })
    }

    fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        expected: SeatRow,
        new: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_seat(&new) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer
            .send(move |db| write::change_seat(db, &id, seat, &new, now, |row| *row == expected))
    }

    fn set_setup(
        &self,
        id: &TableId,
        visibility: Visibility,
        setup: String,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_text("the set-up", &setup) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer
            .send(move |db| write::set_setup(db, &id, visibility, &setup, now))
    }

    fn start(&self, id: &TableId, start: Start, now: Timestamp) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_start(&start) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer
            .send(move |db| write::start(db, &id, &start, now))
    }

    fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        let id = id.clone();
        self.writer
            .send(move |db| write::set_status(db, &id, from, to, now))
    }

    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<Listing>> {
        self.readers
            .send(move |db| read::list_for_owner(db, owner, limit))
    }

    fn list_public(&self, status: Status, limit: u32) -> Answer<Vec<Listing>> {
        self.readers
            .send(move |db| read::list_public(db, status, limit))
    }

    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>> {
        self.readers.send(move |db| read::ids(db, status))
    }

    fn count(&self, status: Status) -> Answer<u64> {
        self.readers.send(move |db| read::count(db, status))
    }

    fn delete_stale(&self, before: Timestamp) -> Answer<Vec<TableId>> {
        self.writer.send(move |db| write::delete_stale(db, before))
    }

    fn secret_key(&self, name: &str) -> Answer<Secret> {
        let fresh = match text::check_text("a key's name", name).and_then(|()| draw_key()) {
            Ok(fresh) => fresh,
            Err(error) => return refused(error),
        };
        let name = name.to_owned();
        self.writer
            .send(move |db| write::secret_key(db, &name, &fresh))
    }
}
