//! The trait that every back end implements, and what each method promises.
//!
//! Promises common to all: a request is sent when the method is called, not when its answer is first
//! polled, and dropping the answer does not take the request back. A write is answered only after it
//! is durable (as far as the back end can be), and every read that begins after that sees it. Each
//! method is one atomic step, and every change is a compare-and-set.

use std::pin::Pin;
use std::time::Duration;

use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::progress::{DueTables, Progress};
use crate::rows::{
    Lists, MatchStart, NewTable, OwnListing, SeatRow, Status, StoredTable, Then, Visibility,
};
use crate::transfer::{Overview, WholeTable};

/// The future answer to a request. It borrows nothing, so it can be spawned or kept.
pub type Answer<T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;

/// How much a store has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Workload {
    /// Writes that wait for their turn or for the disk.
    pub waiting: u64,
    /// Commits so far, each of one write or of many.
    pub flushes: u64,
    /// How long all of them took together.
    pub flush_time: Duration,
}

/// Storage of tables. Use it through [`Store`](crate::Store).
pub trait Backend: Send + Sync + std::fmt::Debug {
    /// Stores a new table, in the lobby, with an empty record.
    fn create(&self, new: NewTable) -> Answer<(), CreateError>;

    /// Everything about one table; `None` if there is no such table.
    fn load(&self, id: &TableId) -> Answer<Option<StoredTable>>;

    /// Appends all lines or none, provided the match is running and its record has exactly
    /// `expected_len` lines; answers the new length. This is the whole concurrency control of
    /// running matches. A record only grows: an undo is a line like any other. The progress in
    /// `then` is stored in the same step.
    fn append(
        &self,
        id: &TableId,
        expected_len: u64,
        lines: Vec<String>,
        then: Then,
        now: Timestamp,
    ) -> Answer<u64, AppendError>;

    /// Stores where a running match stands without appending to its record, provided it has exactly
    /// `expected_len` lines: a bot takes a seat over, a clock is stopped, a table of an older database
    /// is loaded for the first time. When a seat is about to go to a bot, store the new progress
    /// before changing the seat: to be woken in vain is harmless, not to be woken is not.
    fn set_progress(
        &self,
        id: &TableId,
        expected_len: u64,
        progress: Progress,
    ) -> Answer<(), AppendError>;

    /// Changes only when a running table is due: for one that cannot be loaded now, so that it is
    /// tried again later (or never) instead of at once for ever.
    fn set_due(&self, id: &TableId, due: Option<Timestamp>) -> Answer<(), ChangeError>;

    /// Puts `occupant` on a seat if nobody sits there. Of any number of racing claims one wins; the
    /// others get [`ChangeError::SeatChanged`]. The status does not matter. Like every change of a
    /// lobby it counts as seen by all; once the match runs it does not, because clocks count from
    /// what was last seen.
    fn claim_seat(
        &self,
        id: &TableId,
        seat: u8,
        occupant: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError>;

    /// Replaces a seat if it still is exactly as `expected`: leaving, renaming, a bot stepping in.
    /// Counts as seen as [`claim_seat`](Self::claim_seat) does.
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
    fn start(&self, id: &TableId, start: MatchStart) -> Answer<(), ChangeError>;

    /// Sets the status if it still is `from`. Everybody sees that. A table that is set running is due
    /// at once, because its progress is not known; any other waits for nobody.
    fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        now: Timestamp,
    ) -> Answer<(), ChangeError>;

    /// The tables in which this person sits, as in [`Lists::own`].
    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<OwnListing>>;

    /// All that this person finds in lists, in one query; at most `limit` of each kind.
    fn lists(&self, owner: Owner, limit: u32) -> Answer<Lists>;

    /// The ids of all tables of one status, or of all, sorted.
    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>>;

    /// How many tables there are of one status.
    fn count(&self, status: Status) -> Answer<u64>;

    /// The running tables that are due by `now`, at most `limit`, and when the next one is due. A
    /// table stays due until its progress says otherwise.
    fn due_tables(&self, now: Timestamp, limit: u32) -> Answer<DueTables>;

    /// Deletes tables of one status that nobody has seen change since `before`, with their records,
    /// at most `limit` of them. Answers which, sorted; if it is as many as `limit`, there may be more.
    fn delete_older(&self, status: Status, before: Timestamp, limit: u32) -> Answer<Vec<TableId>>;

    /// Deletes a table with its record if its status still is `from`.
    fn delete(&self, id: &TableId, from: Status) -> Answer<(), ChangeError>;

    /// Keeps the review of one seat of a finished match, in place of an earlier one. It goes with
    /// the table.
    fn put_review(&self, id: &TableId, seat: u8, body: String) -> Answer<(), ChangeError>;

    /// The review of one seat; `None` if there is none, or no such table.
    fn review(&self, id: &TableId, seat: u8) -> Answer<Option<String>>;

    /// The key of this name: drawn from the system's random source at the first call, the same for
    /// ever after.
    fn secret_key(&self, name: &str) -> Answer<Secret>;

    /// Up to `limit` tables whose ids come after this one, sorted by id: a page of all of them.
    fn overview(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<Overview>>;

    /// A table with everything that belongs to it, as of one instant; `None` if there is none.
    fn export_table(&self, id: &TableId) -> Answer<Option<WholeTable>>;

    /// Stores a table exactly as another store had it. Refused if its id is taken.
    fn import_table(&self, whole: WholeTable) -> Answer<(), CreateError>;

    /// All keys that were ever drawn, by name.
    fn keys(&self) -> Answer<Vec<(String, Secret)>>;

    /// Stores a key of another store unless there is one of this name; answers the one that is kept.
    fn import_key(&self, name: &str, key: Secret) -> Answer<Secret>;

    /// How much the store has to do, for whoever watches it. A back end that does not count answers
    /// with zeros.
    fn workload(&self) -> Workload {
        Workload::default()
    }

    /// Whether the store could take a write now. It changes nothing and costs little.
    fn check(&self) -> Answer<()>;
}
