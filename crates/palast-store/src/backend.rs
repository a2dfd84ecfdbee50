//! The one trait every back end implements, and what each method promises.
//!
//! Promises common to all: a request is sent when the method is called, not when its answer is first
//! polled, and dropping the answer does not take the request back. A write is answered only after it
//! is durable (as far as the back end can be), and whoever asks after that sees it. Each method is
//! one atomic step. Several nodes may share a store: every change is a compare-and-set.

use std::pin::Pin;

use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::rows::{Listing, NewTable, SeatRow, Start, Status, StoredTable, Then, Visibility};

/// An answer that will come. It borrows nothing, so it can be spawned or kept.
pub type Answer<T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;

/// Where tables live. Use it through [`Store`](crate::Store).
pub trait Backend: Send + Sync + std::fmt::Debug {
    /// Stores a new table, in the lobby, with an empty record.
    fn create(&self, new: NewTable) -> Answer<(), CreateError>;

    /// Everything about one table; `None` if there is no such table.
    fn load(&self, id: &TableId) -> Answer<Option<StoredTable>>;

    /// Appends all lines or none, provided the match is running and its record has exactly
    /// `expected_len` lines; answers the new length. This is the whole concurrency control of
    /// running matches. A record only grows: an undo is a line like any other.
    fn append(
        &self,
        id: &TableId,
        expected_len: u64,
        lines: Vec<String>,
        then: Then,
        now: Timestamp,
    ) -> Answer<u64, AppendError>;

    /// Puts `occupant` on a seat if nobody sits there. Of any number of racing claims one wins; the
    /// others get [`ChangeError::SeatChanged`]. The status does not matter.
    fn claim_seat(
        &self,
        id: &TableId,
        seat: u8,
        occupant: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError>;

    /// Replaces a seat if it still is exactly as `expected`: leaving, renaming, a bot stepping in.
    fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        expected: SeatRow,
        new: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError>;

    /// Replaces the set-up while in the lobby.
    fn set_setup(
        &self,
        id: &TableId,
        visibility: Visibility,
        setup: String,
        now: Timestamp,
    ) -> Answer<(), ChangeError>;

    /// From lobby to running, with the final header; refused if a seat is not as in `start`.
    fn start(&self, id: &TableId, start: Start, now: Timestamp) -> Answer<(), ChangeError>;

    /// Sets the status if it still is `from`.
    fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        now: Timestamp,
    ) -> Answer<(), ChangeError>;

    /// Tables in which this person sits, last touched first.
    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<Listing>>;

    /// Public tables of one status, last touched first.
    fn list_public(&self, status: Status, limit: u32) -> Answer<Vec<Listing>>;

    /// The ids of all tables of one status, or of all, sorted.
    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>>;

    /// How many tables there are of one status.
    fn count(&self, status: Status) -> Answer<u64>;

    /// Deletes lobbies not touched since `before`, and says which. A match with a line in its record
    /// is never deleted.
    fn delete_stale(&self, before: Timestamp) -> Answer<Vec<TableId>>;

    /// The key of this name: drawn from the system's random source at the first call, the same for
    /// ever after.
    fn secret_key(&self, name: &str) -> Answer<Secret>;
}
