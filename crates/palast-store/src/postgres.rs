//! The back end for several machines: a PostgreSQL database.
//!
//! The store has a runtime of its own, so that a request is sent when it is made, whoever waits for it,
//! and connections outlive the runtime of the caller. Requests share a pool of connections ([`open`]);
//! PostgreSQL commits many at once with one flush by itself. Every write is one statement or one
//! transaction that locks the table's row first ([`write`]); every read is one statement and so sees one
//! instant ([`read`]).
//!
//! A connection that is lost fails the requests that were using it, with a sentence. The pool opens a
//! new one for the next request: nothing has to be restarted. No write is tried twice here, because a
//! write whose answer was lost may have happened; the caller loads and decides anew.

mod busy;
mod fault;
mod migrate;
mod open;
mod read;
mod transfer;
mod write;

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{ClientWrapper, Object, Pool};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::backend::{Answer, Backend};
use crate::error::{AppendError, ChangeError, CreateError, OpenError, StoreError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::key::draw_key;
use crate::progress::{DueTables, Progress};
use crate::rows::{
    Lists, MatchStart, NewTable, Occupant, OwnListing, SeatRow, Status, StoredTable, Then,
    Visibility,
};
use crate::text;
use crate::transfer::{Overview, WholeTable};
use busy::Busy;
use fault::Fault;

/// How long a request may take in all. The server's own limits are shorter, so this is for a server
/// that does not answer at all.
const PATIENCE: Duration = Duration::from_secs(15);

/// Tables in a PostgreSQL database.
pub struct Postgres {
    name: String,
    pool: Pool,
    busy: Arc<Busy>,
    /// Taken when the store closes.
    runtime: Option<Runtime>,
}

/// What a request does with a connection: the outer error is the database's, the inner our refusal.
type Work<'c, T, E> = Pin<Box<dyn Future<Output = Result<Result<T, E>, Fault>> + Send + 'c>>;

impl Postgres {
    /// Connects and brings the schema up to date. Blocks.
    ///
    /// # Errors
    /// [`OpenError`] says what is the matter with the database; it never shows a password.
    pub fn open(url: &str) -> Result<Self, OpenError> {
        let (name, config) = open::parse(url)?;
        let failed = |reason: String| OpenError::Failed {
            path: name.clone(),
            reason,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store")
            .enable_all()
            .build()
            .map_err(|error| failed(format!("no threads for it: {error}")))?;
        let pool = open::pool(config.clone()).map_err(failed)?;
        // Not `block_on`: the caller may be inside a runtime.
        let (reply, opened) = std::sync::mpsc::channel();
        let migrated = name.clone();
        runtime.spawn(async move {
            let _ = reply.send(migrate::bring_up_to_date(&config, &migrated).await);
        });
        let opened = opened.recv();
        if let Err(error) = opened.unwrap_or_else(|_| Err(failed("it panicked".to_owned()))) {
            runtime.shutdown_background();
            return Err(error);
        }
        Ok(Self {
            name,
            pool,
            busy: Arc::default(),
            runtime: Some(runtime),
        })
    }

    /// Sends a request now; the answer can wait or be dropped.
    fn send<T, E, W>(&self, work: W) -> Answer<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: for<'c> FnOnce(&'c mut ClientWrapper) -> Work<'c, T, E> + Send + 'static,
    {
        let Some(runtime) = &self.runtime else {
            return refused(StoreError::Closed.into());
        };
        let (reply, answer) = oneshot::channel();
        let pool = self.pool.clone();
        let under_way = Busy::begin(&self.busy);
        runtime.spawn(async move {
            let _ = reply.send(run(&pool, work).await);
            drop(under_way);
        });
        Box::pin(async move {
            let answered = answer.await;
            answered.unwrap_or_else(|_| Err(StoreError::Panicked.into()))
        })
    }
}

async fn run<T, E, W>(pool: &Pool, work: W) -> Result<T, E>
where
    E: From<StoreError>,
    W: for<'c> FnOnce(&'c mut ClientWrapper) -> Work<'c, T, E>,
{
    let mut client = match pool.get().await {
        Ok(client) => client,
        Err(error) => return Err(fault::of_pool(&error).into()),
    };
    let error = match tokio::time::timeout(PATIENCE, work(&mut client)).await {
        Ok(Ok(result)) => return result,
        Ok(Err(fault)) => fault.into_store_error(),
        Err(_) => StoreError::Unreachable("it has not answered in time".to_owned()),
    };
    if matches!(error, StoreError::Unreachable(_)) {
        // Whatever is still under way on this connection must not meet the next request.
        drop(Object::take(client));
    }
    Err(error.into())
}

impl Drop for Postgres {
    /// Waits for what is under way, as far as a server that answers would need.
    fn drop(&mut self) {
        self.busy.wait(PATIENCE);
        self.pool.close();
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

fn refused<T: Send + 'static, E: Send + 'static>(error: E) -> Answer<T, E> {
    Box::pin(std::future::ready(Err(error)))
}

impl Backend for Postgres {
    fn create(&self, new: NewTable) -> Answer<(), CreateError> {
        if let Err(error) = text::check_new(&new) {
            return refused(error.into());
        }
        self.send(move |db| Box::pin(async move { write::create(db, &new).await }))
    }

    fn load(&self, id: &TableId) -> Answer<Option<StoredTable>> {
        let id = id.clone();
        self.send(move |db| Box::pin(async move { Ok(Ok(read::load(db, &id).await?)) }))
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
        self.send(move |db| {
            Box::pin(async move { write::append(db, &id, expected_len, &lines, then, now).await })
        })
    }

    fn set_progress(
        &self,
        id: &TableId,
        expected_len: u64,
        progress: Progress,
    ) -> Answer<(), AppendError> {
        let id = id.clone();
        self.send(move |db| {
            Box::pin(async move { write::set_progress(db, &id, expected_len, progress).await })
        })
    }

    fn set_due(&self, id: &TableId, due: Option<Timestamp>) -> Answer<(), ChangeError> {
        let id = id.clone();
        self.send(move |db| Box::pin(async move { write::set_due(db, &id, due).await }))
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
        self.send(move |db| {
            Box::pin(async move {
                let is_free = |row: &SeatRow| row.occupant == Occupant::Open;
                write::change_seat(db, &id, seat, &occupant, now, is_free).await
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
        self.send(move |db| {
            Box::pin(async move {
                write::change_seat(db, &id, seat, &new, now, |row| *row == expected).await
            })
        })
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
        self.send(move |db| {
            Box::pin(async move { write::set_setup(db, &id, visibility, &setup, now).await })
        })
    }

    fn start(&self, id: &TableId, start: MatchStart) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_start(&start) {
            return refused(error.into());
        }
        let id = id.clone();
        self.send(move |db| Box::pin(async move { write::start(db, &id, &start).await }))
    }

    fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        let id = id.clone();
        self.send(move |db| {
            Box::pin(async move { write::set_status(db, &id, from, to, now).await })
        })
    }

    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<OwnListing>> {
        self.send(move |db| {
            Box::pin(async move { Ok(Ok(read::list_for_owner(db, owner, limit).await?)) })
        })
    }

    fn lists(&self, owner: Owner, limit: u32) -> Answer<Lists> {
        self.send(move |db| Box::pin(async move { Ok(Ok(read::lists(db, owner, limit).await?)) }))
    }

    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>> {
        self.send(move |db| Box::pin(async move { Ok(Ok(read::ids(db, status).await?)) }))
    }

    fn count(&self, status: Status) -> Answer<u64> {
        self.send(move |db| Box::pin(async move { Ok(Ok(read::count(db, status).await?)) }))
    }

    fn due_tables(&self, now: Timestamp, limit: u32) -> Answer<DueTables> {
        self.send(move |db| {
            Box::pin(async move { Ok(Ok(read::due_tables(db, now, limit).await?)) })
        })
    }

    fn delete_older(&self, status: Status, before: Timestamp, limit: u32) -> Answer<Vec<TableId>> {
        self.send(move |db| {
            Box::pin(async move { write::delete_older(db, status, before, limit).await })
        })
    }

    fn delete(&self, id: &TableId, from: Status) -> Answer<(), ChangeError> {
        let id = id.clone();
        self.send(move |db| Box::pin(async move { write::delete(db, &id, from).await }))
    }

    fn put_review(&self, id: &TableId, seat: u8, body: String) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_text("a review", &body) {
            return refused(error.into());
        }
        let id = id.clone();
        self.send(move |db| Box::pin(async move { write::put_review(db, &id, seat, &body).await }))
    }

    fn review(&self, id: &TableId, seat: u8) -> Answer<Option<String>> {
        let id = id.clone();
        self.send(move |db| Box::pin(async move { Ok(Ok(read::review(db, &id, seat).await?)) }))
    }

    fn secret_key(&self, name: &str) -> Answer<Secret> {
        let fresh = match text::check_text("a key's name", name).and_then(|()| draw_key()) {
            Ok(fresh) => fresh,
            Err(error) => return refused(error),
        };
        let name = name.to_owned();
        self.send(move |db| Box::pin(async move { write::secret_key(db, &name, &fresh).await }))
    }

    fn overview(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<Overview>> {
        self.send(move |db| {
            Box::pin(async move { Ok(Ok(transfer::overview(db, after.as_ref(), limit).await?)) })
        })
    }

    fn export_table(&self, id: &TableId) -> Answer<Option<WholeTable>> {
        let id = id.clone();
        self.send(move |db| Box::pin(async move { Ok(Ok(transfer::export(db, &id).await?)) }))
    }

    fn import_table(&self, whole: WholeTable) -> Answer<(), CreateError> {
        if let Err(error) = whole.check() {
            return refused(error.into());
        }
        self.send(move |db| Box::pin(async move { transfer::import(db, &whole).await }))
    }

    fn keys(&self) -> Answer<Vec<(String, Secret)>> {
        self.send(|db| Box::pin(async move { Ok(Ok(transfer::keys(db).await?)) }))
    }

    fn import_key(&self, name: &str, key: Secret) -> Answer<Secret> {
        if let Err(error) = text::check_text("a key's name", name) {
            return refused(error);
        }
        let name = name.to_owned();
        self.send(move |db| Box::pin(async move { write::secret_key(db, &name, &key).await }))
    }

    fn check(&self) -> Answer<()> {
        self.send(|db| Box::pin(async move { read::check(db).await }))
    }
}
