//! Storage of tables: records, seats, keys.
//!
//! A record is a list of opaque text lines here; the store knows no game and no clock. [`Store`] is a
//! handle that can be cloned into every task; its methods are those of [`Backend`], which documents
//! what each promises. There are three back ends: [`Store::sqlite`] is a file, [`Store::postgres`] a
//! database that several servers can share, [`Store::memory`] is for tests and for servers that shall
//! keep nothing. One story test runs against all.

mod backend;
mod error;
mod ids;
mod key;
mod memory;
mod postgres;
mod progress;
mod rows;
mod sqlite;
mod text;
mod transfer;

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

pub use backend::{Answer, Backend, Workload};
pub use error::{AppendError, ChangeError, CreateError, OpenError, StoreError};
pub use ids::{BadTableId, Owner, Secret, TableId, Timestamp};
pub use memory::Memory;
pub use postgres::Postgres;
pub use progress::{DueTables, Progress, PublicProgress, SeatMask};
pub use rows::{
    Listing, Lists, MatchStart, NewTable, Occupant, OwnListing, SeatRow, Status, StoredTable, Then,
    Visibility,
};
pub use sqlite::{Contents, ReplaceOld, Sqlite, back_up, put_back};
pub use transfer::{Overview, WholeTable};

/// A handle on a store. Clones share it; it closes when the last one goes.
#[derive(Clone, Debug)]
pub struct Store(Arc<dyn Backend>);

impl Store {
    /// A store of any kind.
    pub fn new(backend: impl Backend + 'static) -> Self {
        Self(Arc::new(backend))
    }

    /// A store that is gone when the program ends.
    pub fn memory() -> Self {
        Self::new(Memory::default())
    }

    /// The store in this file, which is created if missing (its directory must exist). Blocks while
    /// it opens; call it at start-up. One store at a time can have the file open, in this process or
    /// another. Dropping the last handle waits for requests under way.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the file.
    pub fn sqlite(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        Ok(Self::new(Sqlite::open(path.as_ref())?))
    }

    /// The store in this file for reading only; every write is refused with
    /// [`StoreError::ReadOnly`]. It needs no lock, so a server may be running on the file: each answer
    /// is as of one instant.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the file; it is never created or changed.
    pub fn sqlite_for_reading(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        Ok(Self::new(Sqlite::open_for_reading(path.as_ref())?))
    }

    /// The store in this PostgreSQL database (`postgres://user:password@host:port/name`), which must
    /// exist and be empty or ours. Blocks while it opens; call it at start-up. Dropping the last handle
    /// waits for requests under way.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the database, without its password.
    pub fn postgres(url: &str) -> Result<Self, OpenError> {
        Ok(Self::new(Postgres::open(url)?))
    }
}

impl Deref for Store {
    type Target = dyn Backend;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}
