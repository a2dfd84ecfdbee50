//! The thread that writes, and the group commit.
//!
//! A commit costs a sync of the disk, whatever is in it. So everything that waits is done in one
//! transaction, each request in a savepoint of its own (a refused one takes nothing with it), and
//! answered after the commit. While the disk syncs, the next group gathers. A lone writer waits for
//! nobody.
//!
//! A request that panics is rolled back and answered like one that failed. The thread goes on, with a
//! new connection, because nobody knows what the panic interrupted.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::files::Files;
use crate::backend::{Answer, Workload};
use crate::error::StoreError;

/// The most requests in one commit: bounds how long the first of a burst can wait.
const GROUP: usize = 512;

/// The handle of the writing thread.
pub(super) struct Writer {
    queue: Option<Sender<Box<dyn Request>>>,
    thread: Option<JoinHandle<()>>,
    /// What a request is told that never reaches the thread.
    gone: StoreError,
    counts: Arc<Counts>,
}

/// What was asked for and done so far.
#[derive(Debug, Default)]
struct Counts {
    asked: AtomicU64,
    done: AtomicU64,
    flushes: AtomicU64,
    flush_nanos: AtomicU64,
}

impl Writer {
    /// Starts the thread. `connect` opens a further connection to the same file.
    pub(super) fn spawn(
        db: Connection,
        files: Arc<Files>,
        connect: impl Fn() -> rusqlite::Result<Connection> + Send + 'static,
    ) -> io::Result<Self> {
        let (queue, requests) = mpsc::channel();
        let mut worker = Worker {
            db,
            files,
            connect,
            suspect: false,
        };
        let counts = Arc::new(Counts::default());
        let counting = Arc::clone(&counts);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || worker.serve(&requests, &counting))?;
        Ok(Self {
            queue: Some(queue),
            thread: Some(thread),
            gone: StoreError::Closed,
            counts,
        })
    }

    /// A writer without a thread, which refuses every request: the store is only read.
    pub(super) fn refusing() -> Self {
        Self {
            queue: None,
            thread: None,
            gone: StoreError::ReadOnly,
            counts: Arc::default(),
        }
    }

    pub(super) fn workload(&self) -> Workload {
        // In this order, so that nothing counts as done that does not count as asked for.
        let done = self.counts.done.load(Ordering::Relaxed);
        let asked = self.counts.asked.load(Ordering::Relaxed);
        let nanos = self.counts.flush_nanos.load(Ordering::Relaxed);
        Workload {
            waiting: asked.saturating_sub(done),
            flushes: self.counts.flushes.load(Ordering::Relaxed),
            flush_time: Duration::from_nanos(nanos),
        }
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
            self.counts.asked.fetch_add(1, Ordering::Relaxed);
            // If the thread is gone the request is dropped here, and its reply with it.
            let _ = queue.send(Box::new(Write {
                work: Some(work),
                result: None,
                reply,
            }));
        }
        let gone = self.gone.clone();
        Box::pin(async move { answer.await.unwrap_or_else(|_| Err(gone.into())) })
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
    fn run(&mut self, db: &Connection, files: &Files) -> Fate;
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

struct Write<T, E, F> {
    work: Option<F>,
    /// Missing if the work was not done, or panicked.
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Request for Write<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: FnOnce(&Connection) -> rusqlite::Result<Result<T, E>> + Send,
{
    fn run(&mut self, db: &Connection, files: &Files) -> Fate {
        let work = self.work.take().expect("a request is run once");
        let (result, fate) = match work(db) {
            Ok(Ok(value)) => (Ok(value), Fate::Keep),
            Ok(Err(refusal)) => (Err(refusal), Fate::Refused),
            Err(error) => {
                let error = files.explain(&error);
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
            (Ok(()), None) => Err(StoreError::Panicked.into()),
        };
        // Nobody waiting any more is fine: the write stands.
        let _ = self.reply.send(result);
    }
}

/// What the thread owns.
struct Worker<C> {
    db: Connection,
    files: Arc<Files>,
    connect: C,
    /// Whether a panic has passed through code that used the connection.
    suspect: bool,
}

impl<C: Fn() -> rusqlite::Result<Connection>> Worker<C> {
    fn serve(&mut self, requests: &Receiver<Box<dyn Request>>, counts: &Counts) {
        let mut group = Vec::new();
        while let Ok(first) = requests.recv() {
            group.push(first);
            group.extend(requests.try_iter().take(GROUP - 1));
            let (begun, size) = (Instant::now(), group.len() as u64);
            self.work_off(&mut group);
            let nanos = u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
            counts.flush_nanos.fetch_add(nanos, Ordering::Relaxed);
            counts.flushes.fetch_add(1, Ordering::Relaxed);
            counts.done.fetch_add(size, Ordering::Relaxed);
        }
    }

    fn work_off(&mut self, group: &mut Vec<Box<dyn Request>>) {
        let committed = self.commit(group);
        for request in group.drain(..) {
            // An answer nobody waits for is dropped here, and that may run anything.
            let _ = catch_unwind(AssertUnwindSafe(|| request.answer(&committed)));
        }
    }

    /// Runs a group in one transaction. On `Err` nothing of it may be counted on.
    fn commit(&mut self, group: &mut [Box<dyn Request>]) -> Result<(), StoreError> {
        self.files.refuse_lost()?;
        self.replace_suspect()?;
        if let Err(error) = self.transact(group) {
            self.abandon();
            return Err(error);
        }
        self.files.check()
    }

    fn transact(&mut self, group: &mut [Box<dyn Request>]) -> Result<(), StoreError> {
        self.execute("BEGIN IMMEDIATE")?;
        for request in group {
            self.execute("SAVEPOINT request")?;
            let run = AssertUnwindSafe(|| request.run(&self.db, &self.files));
            let fate = catch_unwind(run).unwrap_or_else(|_| {
                self.suspect = true;
                Fate::Failed(StoreError::Panicked)
            });
            match fate {
                Fate::Keep => {}
                Fate::Refused => self.execute("ROLLBACK TO request")?,
                // Some failures (a full disk) make SQLite roll back the whole transaction.
                Fate::Failed(error) if self.db.is_autocommit() => return Err(error),
                Fate::Failed(_) => self.execute("ROLLBACK TO request")?,
            }
            self.execute("RELEASE request")?;
        }
        self.execute("COMMIT")
    }

    /// Leaves the connection ready for the next group.
    fn abandon(&self) {
        if !self.db.is_autocommit() {
            // If even this fails, the next BEGIN fails too, and says so to its callers.
            let _ = self.execute("ROLLBACK");
        }
    }

    /// Opens a new connection if a panic may have harmed this one. Until that succeeds, every request
    /// is answered with the reason why it did not.
    fn replace_suspect(&mut self) -> Result<(), StoreError> {
        if !self.suspect {
            return Ok(());
        }
        self.abandon();
        match (self.connect)() {
            Ok(fresh) => {
                self.db = fresh;
                self.suspect = false;
                Ok(())
            }
            Err(error) => Err(StoreError::Failed(format!(
                "it cannot be opened again after a panic: {error}"
            ))),
        }
    }

    fn execute(&self, sql: &str) -> Result<(), StoreError> {
        let run = || self.db.prepare_cached(sql)?.execute([]).map(|_| ());
        run().map_err(|error: rusqlite::Error| self.files.explain(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Connect = fn() -> rusqlite::Result<Connection>;

    /// Each connection is to an empty table of its own.
    fn connect() -> rusqlite::Result<Connection> {
        let db = Connection::open_in_memory()?;
        db.execute_batch("CREATE TABLE t (n INTEGER PRIMARY KEY, fill BLOB)")?;
        Ok(db)
    }

    fn worker() -> Worker<Connect> {
        Worker {
            db: connect().unwrap(),
            files: Arc::new(Files::unwatched()),
            connect,
            suspect: false,
        }
    }

    fn stored(worker: &Worker<Connect>) -> Vec<i64> {
        let mut query = worker.db.prepare("SELECT n FROM t ORDER BY n").unwrap();
        query
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect()
    }

    type Reply = oneshot::Receiver<Result<i64, StoreError>>;

    fn request<F>(work: F) -> (Box<dyn Request>, Reply)
    where
        F: FnOnce(&Connection) -> rusqlite::Result<Result<i64, StoreError>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let write = Write {
            work: Some(work),
            result: None,
            reply,
        };
        (Box::new(write), answer)
    }

    /// Inserts a row of `size` bytes and then ends as told.
    fn insert(n: i64, size: i64, end: Result<(), StoreError>) -> (Box<dyn Request>, Reply) {
        request(move |db| {
            db.execute("INSERT INTO t VALUES (?1, zeroblob(?2))", [n, size])?;
            Ok(end.map(|()| n))
        })
    }

    /// Runs them as one group and gives back what each was told.
    fn group(
        worker: &mut Worker<Connect>,
        requests: Vec<(Box<dyn Request>, Reply)>,
    ) -> Vec<Result<i64, StoreError>> {
        let (mut group, replies): (Vec<_>, Vec<_>) = requests.into_iter().unzip();
        worker.work_off(&mut group);
        replies
            .into_iter()
            .map(|mut reply| reply.try_recv().unwrap())
            .collect()
    }

    #[test]
    fn a_refused_request_takes_nothing_with_it() {
        let mut worker = worker();
        let no = StoreError::Failed("no".to_owned());
        let told = group(
            &mut worker,
            vec![
                insert(1, 0, Ok(())),
                insert(2, 0, Err(no.clone())),
                insert(3, 0, Ok(())),
            ],
        );
        assert_eq!(told, [Ok(1), Err(no), Ok(3)]);
        assert_eq!(stored(&worker), [1, 3]);
    }

    #[test]
    fn a_failing_request_takes_nothing_with_it() {
        let mut worker = worker();
        let told = group(
            &mut worker,
            vec![
                insert(1, 0, Ok(())),
                insert(1, 0, Ok(())),
                insert(2, 0, Ok(())),
            ],
        );
        assert_eq!((&told[0], &told[2]), (&Ok(1), &Ok(2)));
        assert!(matches!(told[1], Err(StoreError::Failed(_))), "{told:?}");
        assert_eq!(stored(&worker), [1, 2]);
    }

    /// Whether SQLite drops one statement or the whole transaction, nobody is told "stored" of what
    /// is not, and the next group works.
    #[test]
    fn on_a_full_disk_only_what_is_stored_is_acknowledged() {
        let mut worker = worker();
        worker.db.pragma_update(None, "max_page_count", 8).unwrap();
        let told = group(
            &mut worker,
            vec![insert(1, 10, Ok(())), insert(2, 1 << 20, Ok(()))],
        );
        assert_eq!(told[1], Err(StoreError::Full));
        let acknowledged: Vec<_> = told.into_iter().filter_map(Result::ok).collect();
        assert_eq!(stored(&worker), acknowledged);
        assert_eq!(group(&mut worker, vec![insert(3, 10, Ok(()))]), [Ok(3)]);
    }

    /// A deferred constraint is checked at the commit itself: the latest moment a group can fail.
    #[test]
    fn a_failed_commit_is_told_to_all_and_keeps_nothing() {
        let mut worker = worker();
        worker
            .db
            .execute_batch(
                "PRAGMA foreign_keys = ON;
             CREATE TABLE child (n INTEGER REFERENCES t (n) DEFERRABLE INITIALLY DEFERRED);",
            )
            .unwrap();
        let orphan = request(|db| {
            db.execute("INSERT INTO child VALUES (99)", [])?;
            Ok(Ok(99))
        });
        for told in group(&mut worker, vec![insert(1, 0, Ok(())), orphan]) {
            assert!(matches!(told, Err(StoreError::Failed(_))), "{told:?}");
        }
        assert!(stored(&worker).is_empty());
        assert_eq!(group(&mut worker, vec![insert(3, 0, Ok(()))]), [Ok(3)]);
    }

    /// What a panicking request has written is gone; its neighbours' writes are not.
    #[test]
    fn a_panicking_request_takes_nothing_with_it() {
        let mut worker = worker();
        let panicking = request(|db| {
            db.execute("INSERT INTO t VALUES (2, NULL)", [])?;
            panic!("planted");
        });
        let told = group(
            &mut worker,
            vec![insert(1, 0, Ok(())), panicking, insert(3, 0, Ok(()))],
        );
        assert_eq!(told, [Ok(1), Err(StoreError::Panicked), Ok(3)]);
        assert_eq!(stored(&worker), [1, 3]);
    }

    #[test]
    fn after_a_panic_the_connection_is_replaced() {
        let mut worker = worker();
        group(
            &mut worker,
            vec![insert(1, 0, Ok(())), request(|_| panic!("planted"))],
        );
        assert_eq!(group(&mut worker, vec![insert(2, 0, Ok(()))]), [Ok(2)]);
        assert_eq!(
            stored(&worker),
            [2],
            "a new connection has a new table here"
        );
    }

    #[test]
    fn if_the_connection_cannot_be_replaced_every_request_says_so() {
        let mut worker = worker();
        worker.connect = || Err(rusqlite::Error::InvalidPath("planted".into()));
        group(&mut worker, vec![request(|_| panic!("planted"))]);
        for n in 1..3 {
            let told = group(&mut worker, vec![insert(n, 0, Ok(()))]);
            let Err(StoreError::Failed(reason)) = &told[0] else {
                panic!("{told:?}");
            };
            assert!(
                reason.contains("after a panic: Invalid path: planted"),
                "{reason}"
            );
        }
        assert!(stored(&worker).is_empty());
        worker.connect = connect;
        assert_eq!(group(&mut worker, vec![insert(3, 0, Ok(()))]), [Ok(3)]);
    }

    /// An answer that nobody waits for is dropped by the thread, and so is what it holds.
    #[test]
    fn a_panic_while_answering_reaches_nobody_else() {
        struct Planted;
        impl Drop for Planted {
            fn drop(&mut self) {
                panic!("planted");
            }
        }
        let mut worker = worker();
        let (reply, answer) = oneshot::channel();
        drop(answer);
        let write = Write {
            work: Some(|_: &Connection| Ok(Ok(Planted))),
            result: None::<Result<Planted, StoreError>>,
            reply,
        };
        let (second, mut told) = insert(1, 0, Ok(()));
        worker.work_off(&mut vec![Box::new(write), second]);
        assert_eq!(told.try_recv().unwrap(), Ok(1));
    }
}
