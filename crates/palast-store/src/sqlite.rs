//! The durable back end: one SQLite file.
//!
//! One thread owns the writing connection and commits everything that waits in one transaction
//! ([`writer`]); two threads read ([`reader`]). The write-ahead log with `synchronous=FULL` means
//! that an answered write is on the disk. Queries are in `write.rs` and `read.rs`, the opening of files
//! in [`open`], the lock on them in [`files`], the schema in `migrations/sqlite`.

mod copy;
mod fault;
mod files;
mod migrate;
mod open;
mod read;
mod reader;
mod transfer;
mod write;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::backend::{Answer, Backend, Workload};
use crate::error::{AppendError, ChangeError, CreateError, OpenError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::key::draw_key;
use crate::progress::{DueTables, Progress};
use crate::rows::{
    Lists, MatchStart, NewTable, Occupant, OwnListing, SeatRow, Status, StoredTable, Then,
    Visibility,
};
use crate::text;
use crate::transfer::{Overview, WholeTable};
pub use copy::{Contents, ReplaceOld, back_up, put_back};
use files::{Files, Lock};
use reader::Readers;
use writer::Writer;

/// Tables in a SQLite file.
pub struct Sqlite {
    path: PathBuf,
    // The order matters: fields are dropped in it, and the connection closed last folds the log
    // into the file, which only the writer can do. Its thread gives up the lock after that.
    readers: Readers,
    writer: Writer,
}

impl Sqlite {
    /// Opens or creates the file and brings its schema up to date. Blocks.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the file.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let failed = |reason: String| OpenError::Failed {
            path: path.display().to_string(),
            reason,
        };
        open::inspect(path)?;
        let lock = Lock::take(path)?;
        let path = lock.database().to_owned();
        let writing = open::writable(&path)?;
        let read_only = || open::read_only(&path).map_err(|error| open::explain(&path, &error));
        let reading = [read_only()?, read_only()?];
        let files = lock.watch().map_err(|error| failed(error.to_string()))?;
        let files = Arc::new(files);
        let no_thread = |error: std::io::Error| failed(format!("no thread for it: {error}"));
        let (again, reader_again) = (path.clone(), path.clone());
        Ok(Self {
            readers: Readers::spawn(reading, &files, move || open::read_only(&reader_again))
                .map_err(no_thread)?,
            writer: Writer::spawn(writing, files, move || open::writable_again(&again))
                .map_err(no_thread)?,
            path,
        })
    }
}

impl Sqlite {
    /// Opens a file that exists for reading only, beside a server if one is running. Blocks.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the file.
    pub fn open_for_reading(path: &Path) -> Result<Self, OpenError> {
        let failed = |error: std::io::Error| OpenError::Failed {
            path: path.display().to_string(),
            reason: error.to_string(),
        };
        let reading = [open::existing(path)?, open::existing(path)?];
        let again = path.to_owned();
        let files = Arc::new(Files::unwatched());
        Ok(Self {
            readers: Readers::spawn(reading, &files, move || open::read_only(&again))
                .map_err(failed)?,
            writer: Writer::refusing(),
            path: path.to_owned(),
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

    fn set_progress(
        &self,
        id: &TableId,
        expected_len: u64,
        progress: Progress,
    ) -> Answer<(), AppendError> {
        let id = id.clone();
        self.writer
            .send(move |db| write::set_progress(db, &id, expected_len, progress))
    }

    fn set_due(&self, id: &TableId, due: Option<Timestamp>) -> Answer<(), ChangeError> {
        let id = id.clone();
        self.writer.send(move |db| write::set_due(db, &id, due))
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

    fn start(&self, id: &TableId, start: MatchStart) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_start(&start) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer.send(move |db| write::start(db, &id, &start))
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

    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<OwnListing>> {
        self.readers
            .send(move |db| read::list_for_owner(db, owner, limit))
    }

    fn lists(&self, owner: Owner, limit: u32) -> Answer<Lists> {
        self.readers.send(move |db| read::lists(db, owner, limit))
    }

    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>> {
        self.readers.send(move |db| read::ids(db, status))
    }

    fn count(&self, status: Status) -> Answer<u64> {
        self.readers.send(move |db| read::count(db, status))
    }

    fn due_tables(&self, now: Timestamp, limit: u32) -> Answer<DueTables> {
        self.readers
            .send(move |db| read::due_tables(db, now, limit))
    }

    fn delete_older(&self, status: Status, before: Timestamp, limit: u32) -> Answer<Vec<TableId>> {
        self.writer
            .send(move |db| write::delete_older(db, status, before, limit))
    }

    fn delete(&self, id: &TableId, from: Status) -> Answer<(), ChangeError> {
        let id = id.clone();
        self.writer.send(move |db| write::delete(db, &id, from))
    }

    fn put_review(&self, id: &TableId, seat: u8, body: String) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_text("a review", &body) {
            return refused(error.into());
        }
        let id = id.clone();
        self.writer
            .send(move |db| write::put_review(db, &id, seat, &body))
    }

    fn review(&self, id: &TableId, seat: u8) -> Answer<Option<String>> {
        let id = id.clone();
        self.readers.send(move |db| read::review(db, &id, seat))
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

    fn overview(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<Overview>> {
        self.readers
            .send(move |db| transfer::overview(db, after.as_ref(), limit))
    }

    fn export_table(&self, id: &TableId) -> Answer<Option<WholeTable>> {
        let id = id.clone();
        self.readers.send(move |db| transfer::export(db, &id))
    }

    fn import_table(&self, whole: WholeTable) -> Answer<(), CreateError> {
        if let Err(error) = whole.check() {
            return refused(error.into());
        }
        self.writer.send(move |db| transfer::import(db, &whole))
    }

    fn keys(&self) -> Answer<Vec<(String, Secret)>> {
        self.readers.send(transfer::keys)
    }

    fn import_key(&self, name: &str, key: Secret) -> Answer<Secret> {
        if let Err(error) = text::check_text("a key's name", name) {
            return refused(error);
        }
        let name = name.to_owned();
        self.writer
            .send(move |db| write::secret_key(db, &name, &key))
    }

    fn workload(&self) -> Workload {
        self.writer.workload()
    }

    /// An empty write: it takes the way of all writes, and nothing has to be synced.
    fn check(&self) -> Answer<()> {
        self.writer.send(|_| Ok(Ok(())))
    }
}
