//! The errors.
//!
//! A caller's lost race (`Conflict`, `SeatChanged`, `WrongStatus`) is kept apart from a failing
//! disk ([`StoreError`]): after the first the caller loads again, the second is for the operator.

use crate::rows::{SeatRow, Status};

/// The store could not do its work.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A text the back ends cannot all keep, or a record line that would read as two.
    #[error("{what} contains a NUL or a line break")]
    Unstorable { what: &'static str },
    #[error("a table has at most 64 seats")]
    TooManySeats,
    #[error("there is a review of seat {seat}, but no such seat")]
    NoSeatForReview { seat: u8 },
    /// The store was opened for reading only.
    #[error("the database was opened for reading only")]
    ReadOnly,
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// There is no room for the write: on the disk, or within the size that a file may have.
    #[error("the disk is full, or the database has reached the largest size a file may have")]
    Full,
    /// What was written since is in a file that no path leads to. Nothing is acknowledged or read
    /// any more until the program is restarted.
    #[error(
        "the database file was deleted or replaced while it was open; \
         put it back if you can, and restart the server"
    )]
    FileLost,
    /// A defect of this program, reported by the panic hook. The request has changed nothing.
    #[error("the store failed at this request by a mistake of the program")]
    Panicked,
    /// The store was closed before it could answer.
    #[error("the store is closed")]
    Closed,
    /// There is no connection to the database, or it was lost. It is made again by itself. A write
    /// answered so may or may not have happened.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// Anything else the database reports. A write answered so may or may not have happened.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// Why a table was not created.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CreateError {
    #[error("a match with this id exists")]
    Exists,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why nothing was appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    #[error("there is no such match")]
    NotFound,
    /// Another caller has written. Load again and decide anew.
    #[error("the record has {actual} lines, not as many as expected")]
    Conflict { actual: u64 },
    #[error("lines can be appended to a running match only, not to one that is {actual:?}")]
    NotRunning { actual: Status },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a seat, a set-up or a status was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    #[error("there is no such match")]
    NotFound,
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Another caller has changed this seat; `actual` is what it is now.
    #[error("the seat has changed meanwhile")]
    SeatChanged { seat: u8, actual: SeatRow },
    #[error("the match is {actual:?}")]
    WrongStatus { actual: Status },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a database could not be opened. Every message names the file.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("{path} is a directory, not a database file")]
    Directory { path: String },
    #[error("{path} is in use by another server that is running; stop that one first")]
    InUse { path: String },
    #[error("{path} is read-only")]
    ReadOnly { path: String },
    #[error("{path} is damaged or is no database: {reason}")]
    NotADatabase { path: String, reason: String },
    #[error("{path} is a database of another program")]
    Foreign { path: String },
    #[error(
        "{path} was written by a newer version of this program \
         (its schema is {found}, the newest known here is {known}); update the program"
    )]
    Newer {
        path: String,
        found: i64,
        known: i64,
    },
    #[error("{path} does not exist")]
    Missing { path: String },
    /// It is opened for reading only, so it cannot be brought up to date.
    #[error(
        "{path} was written by an older version of this program (its schema is {found}, this one \
         needs {known}); start the server on it once"
    )]
    Older {
        path: String,
        found: i64,
        known: i64,
    },
    #[error("{path} exists; nothing was overwritten")]
    Exists { path: String },
    #[error("{path} cannot be opened: {reason}")]
    Failed { path: String, reason: String },
}
