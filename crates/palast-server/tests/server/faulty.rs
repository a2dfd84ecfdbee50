//! A store in memory that fails when a test says so.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};

use palast_store::{
    Answer, AppendError, Backend, ChangeError, CreateError, DueTables, Lists, MatchStart, Memory,
    NewTable, Overview, OwnListing, Owner, Progress, PublicProgress, SeatRow, Secret, Status,
    Store, StoreError, StoredTable, TableId, Then, Timestamp, Visibility, WholeTable,
};

/// What fails, and how often something was asked for.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    /// Appending answers with an error.
    pub(crate) append: AtomicBool,
    /// Appending panics, in the task of the table.
    pub(crate) append_panics: AtomicBool,
    /// Loading answers with an error.
    pub(crate) load: AtomicBool,
    /// The store says that its disk is full.
    pub(crate) check: AtomicBool,
    /// Lists answer with an error.
    pub(crate) lists: AtomicBool,
    /// How many seconds later than it is things seem to happen.
    pub(crate) later: AtomicI64,
    /// How often a table was loaded.
    pub(crate) loads: AtomicU32,
    /// How often a list was asked for.
    pub(crate) queries: AtomicU32,
}

impl Faults {
    pub(crate) fn set(switch: &AtomicBool, on: bool) {
        switch.store(on, Ordering::SeqCst);
    }

    pub(crate) fn count(counter: &AtomicU32) -> u32 {
        counter.load(Ordering::SeqCst)
    }
}

/// A store and the switches of its faults.
pub(crate) fn store() -> (Store, Arc<Faults>) {
    let faults = Arc::new(Faults::default());
    let store = Store::new(Faulty {
        inner: Memory::default(),
        faults: Arc::clone(&faults),
    });
    (store, faults)
}

#[derive(Debug)]
struct Faulty {
    inner: Memory,
    faults: Arc<Faults>,
}

impl Faulty {
    fn is_on(switch: &AtomicBool) -> bool {
        switch.load(Ordering::SeqCst)
    }

    fn shift(&self, when: Timestamp) -> Timestamp {
        Timestamp::from_unix(when.unix() + self.faults.later.load(Ordering::SeqCst))
    }

    fn shift_progress(&self, progress: Progress) -> Progress {
        Progress {
            due: progress.due.map(|due| self.shift(due)),
            public: progress.public.map(|public| PublicProgress {
                seen: self.shift(public.seen),
                ..public
            }),
            ..progress
        }
    }

    fn shift_then(&self, then: Then) -> Then {
        match then {
            Then::GoesOn(progress) => Then::GoesOn(self.shift_progress(progress)),
            Then::IsOver => Then::IsOver,
        }
    }

    fn list<T: Send + 'static>(&self, listed: impl FnOnce() -> Answer<T>) -> Answer<T> {
        self.faults.queries.fetch_add(1, Ordering::SeqCst);
        if Self::is_on(&self.faults.lists) {
            return Box::pin(async { Err(StoreError::Closed) });
        }
        listed()
    }
}

impl Backend for Faulty {
    fn create(&self, new: NewTable) -> Answer<(), CreateError> {
        let created = self.shift(new.created);
        self.inner.create(NewTable { created, ..new })
    }

    fn load(&self, id: &TableId) -> Answer<Option<StoredTable>> {
        self.faults.loads.fetch_add(1, Ordering::SeqCst);
        if Self::is_on(&self.faults.load) {
            return Box::pin(async { Err(StoreError::Closed) });
        }
        self.inner.load(id)
    }

    fn append(
        &self,
        id: &TableId,
        expected_len: u64,
        lines: Vec<String>,
        then: Then,
        now: Timestamp,
    ) -> Answer<u64, AppendError> {
        assert!(
            !Self::is_on(&self.faults.append_panics),
            "the store was told to panic"
        );
        if Self::is_on(&self.faults.append) {
            return Box::pin(async { Err(AppendError::Store(StoreError::Full)) });
        }
        let (then, now) = (self.shift_then(then), self.shift(now));
        self.inner.append(id, expected_len, lines, then, now)
    }

    fn set_progress(
        &self,
        id: &TableId,
        expected_len: u64,
        progress: Progress,
    ) -> Answer<(), AppendError> {
        self.inner.set_progress(id, expected_len, progress)
    }

    fn set_due(&self, id: &TableId, due: Option<Timestamp>) -> Answer<(), ChangeError> {
        self.inner.set_due(id, due)
    }

    fn claim_seat(
        &self,
        id: &TableId,
        seat: u8,
        occupant: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        self.inner.claim_seat(id, seat, occupant, self.shift(now))
    }

    fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        expected: SeatRow,
        new: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        self.inner
            .change_seat(id, seat, expected, new, self.shift(now))
    }

    fn set_setup(
        &self,
        id: &TableId,
        visibility: Visibility,
        setup: String,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        self.inner.set_setup(id, visibility, setup, self.shift(now))
    }

    fn start(&self, id: &TableId, mut start: MatchStart) -> Answer<(), ChangeError> {
        start.progress = self.shift_progress(start.progress);
        self.inner.start(id, start)
    }

    fn delete(&self, id: &TableId, from: Status) -> Answer<(), ChangeError> {
        self.inner.delete(id, from)
    }

    fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        self.inner.set_status(id, from, to, self.shift(now))
    }

    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<OwnListing>> {
        self.list(|| self.inner.list_for_owner(owner, limit))
    }

    fn lists(&self, owner: Owner, limit: u32) -> Answer<Lists> {
        self.list(|| self.inner.lists(owner, limit))
    }

    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>> {
        self.inner.ids(status)
    }

    fn count(&self, status: Status) -> Answer<u64> {
        self.inner.count(status)
    }

    fn due_tables(&self, now: Timestamp, limit: u32) -> Answer<DueTables> {
        self.inner.due_tables(now, limit)
    }

    fn delete_older(&self, status: Status, before: Timestamp, limit: u32) -> Answer<Vec<TableId>> {
        self.inner.delete_older(status, before, limit)
    }

    fn put_review(&self, id: &TableId, seat: u8, body: String) -> Answer<(), ChangeError> {
        self.inner.put_review(id, seat, body)
    }

    fn review(&self, id: &TableId, seat: u8) -> Answer<Option<String>> {
        self.inner.review(id, seat)
    }

    fn secret_key(&self, name: &str) -> Answer<Secret> {
        self.inner.secret_key(name)
    }

    fn overview(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<Overview>> {
        self.inner.overview(after, limit)
    }

    fn export_table(&self, id: &TableId) -> Answer<Option<WholeTable>> {
        self.inner.export_table(id)
    }

    fn import_table(&self, whole: WholeTable) -> Answer<(), CreateError> {
        self.inner.import_table(whole)
    }

    fn keys(&self) -> Answer<Vec<(String, Secret)>> {
        self.inner.keys()
    }

    fn import_key(&self, name: &str, key: Secret) -> Answer<Secret> {
        self.inner.import_key(name, key)
    }

    fn check(&self) -> Answer<()> {
        if Self::is_on(&self.faults.check) {
            return Box::pin(async { Err(StoreError::Full) });
        }
        self.inner.check()
    }
}
