//! The one thread that writes, and the group commit.
//!
//! A commit costs a sync of the disk, whatever is in it. So everything that waits is done in one
//! transaction, each request in a savepoint of its own (a refused one takes nothing with it), and
//! answered after the commit. While the disk syncs, the next group gathers. A lone writer waits for
//! nobody.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::fault::store_error;
use crate::backend::Answer;
use crate::error::StoreError;

/// The most requests in one commit: bounds how long the first of a burst can wait.
const GROUP: usize = 512;

/// The way to the writing thread.
pub(super) struct Writer {
    queue: Option<Sender<Box<dyn Request>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn spawn(db: Connection) -> io::Result<Self> {
        let (queue, requests) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || serve(&db, &requests))?;
        Ok(Self {
            queue: Some(queue),
            thread: Some(thread),
        })
    }

    /// Queues a piece of work. It answers a refusal in the inner result, for which nothing is kept.
    pub(super) fn send<T, E, F>(&self, work: F) -> Answer<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        if let Some(queue) = &self.queue {
            // If the thread is gone the request is dropped here, and its reply with it.
            let _ = queue.send(Box::new(Write {
                work: Some(work),
                result: None,
                reply,
            }));
        }
        Box::pin(async move {
            answer
                .await
                .unwrap_or_else(|_| Err(StoreError::Closed.into()))
        })
    }
}

impl Drop for Writer {
    /// Waits until everything queued is done and the file is closed.
    fn drop(&mut self) {
        drop(self.queue.take());
        if let Some(thread) = self.thread.take() {
            // A panic in there has been reported by the panic hook already.
            let _ = thread.join();
        }
    }
}

/// How a request fared inside its savepoint.
enum Fate {
    Keep,
    Refused,
    Failed(StoreError),
}

/// A request without its types: run inside the transaction, answered after it.
trait Request: Send {
    fn run(&mut self, db: &Connection) -> Fate;
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

struct Write<T, E, F> {
    work: Option<F>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Request for Write<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: FnOnce(&Connection) -> rusqlite::Result<Result<T, E>> + Send,
{
    fn run(&mut self, db: &Connection) -> Fate {
        let work = self.work.take().expect("a request is run once");
        let (result, fate) = match work(db) {
            Ok(Ok(value)) => (Ok(value), Fate::Keep),
            Ok(Err(refusal)) => (Err(refusal), Fate::Refused),
            Err(error) => {
                let error = store_error(&error);
                (Err(error.clone().into()), Fate::Failed(error))
            }
        };
        self.result = Some(result);
        fate
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let result = match (committed, self.result) {
            (Ok(()), Some(result)) => result,
            // Even a refusal is void: it may rest on a neighbour's write that was not kept.
            (Err(error), _) => Err(error.clone().into()),
            (Ok(()), None) => Err(StoreError::Closed.into()),
        };
        // Nobody waiting any more is fine: the write stands.
        let _ = self.reply.send(result);
    }
}

fn serve(db: &Connection, requests: &Receiver<Box<dyn Request>>) {
    let mut group = Vec::new();
    while let Ok(first) = requests.recv() {
        group.push(first);
        group.extend(requests.try_iter().take(GROUP - 1));
        let committed = commit(db, &mut group).map_err(|error| abandon(db, error));
        for request in group.drain(..) {
            request.answer(&committed);
        }
    }
}

/// Runs a group in one transaction. On `Err` nothing of it may be counted on.
fn commit(db: &Connection, group: &mut [Box<dyn Request>]) -> Result<(), StoreError> {
    execute(db, "BEGIN IMMEDIATE")?;
    for request in group {
        execute(db, "SAVEPOINT request")?;
        match request.run(db) {
            Fate::Keep => {}
            Fate::Refused => execute(db, "ROLLBACK TO request")?,
            // Some failures (a full disk) make SQLite roll back the whole transaction.
            Fate::Failed(error) if db.is_autocommit() => return Err(error),
            Fate::Failed(_) => execute(db, "ROLLBACK TO request")?,
        }
        execute(db, "RELEASE request")?;
    }
    execute(db, "COMMIT")
}

/// Leaves the connection ready for the next group.
fn abandon(db: &Connection, error: StoreError) -> StoreError {
    if !db.is_autocommit() {
        // If even this fails, the next BEGIN fails too, and says so to its callers.
        let _ = execute(db, "ROLLBACK");
    }
    error
}

fn execute(db: &Connection, sql: &str) -> Result<(), StoreError> {
    let run = || db.prepare_cached(sql)?.execute([]).map(|_| ());
    run().map_err(|error: rusqlite::Error| store_error(&error))
}
