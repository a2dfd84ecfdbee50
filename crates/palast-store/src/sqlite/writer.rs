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

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Connection {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch("CREATE TABLE t (n INTEGER PRIMARY KEY, fill BLOB)")
            .unwrap();
        db
    }

    fn stored(db: &Connection) -> Vec<i64> {
        let mut query = db.prepare("SELECT n FROM t ORDER BY n").unwrap();
        query
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect()
    }

    type Reply = oneshot::Receiver<Result<i64, StoreError>>;

    /// Inserts a row of `size` bytes and then ends as told.
    fn insert(n: i64, size: i64, end: Result<(), StoreError>) -> (Box<dyn Request>, Reply) {
        let (reply, answer) = oneshot::channel();
        let work = move |db: &Connection| {
            db.execute("INSERT INTO t VALUES (?1, zeroblob(?2))", [n, size])?;
            Ok(end.map(|()| n))
        };
        (
            Box::new(Write {
                work: Some(work),
                result: None,
                reply,
            }),
            answer,
        )
    }

    /// Runs them as one group and gives back what each was told.
    fn group(
        db: &Connection,
        requests: Vec<(Box<dyn Request>, Reply)>,
    ) -> Vec<Result<i64, StoreError>> {
        let (mut group, replies): (Vec<_>, Vec<_>) = requests.into_iter().unzip();
        let committed = commit(db, &mut group).map_err(|error| abandon(db, error));
        group
            .into_iter()
            .for_each(|request| request.answer(&committed));
        replies
            .into_iter()
            .map(|mut reply| reply.try_recv().unwrap())
            .collect()
    }

    #[test]
    fn a_refused_request_takes_nothing_with_it() {
        let db = table();
        let no = StoreError::Failed("no".to_owned());
        let told = group(
            &db,
            vec![
                insert(1, 0, Ok(())),
                insert(2, 0, Err(no.clone())),
                insert(3, 0, Ok(())),
            ],
        );
        assert_eq!(told, [Ok(1), Err(no), Ok(3)]);
        assert_eq!(stored(&db), [1, 3]);
    }

    #[test]
    fn a_failing_request_takes_nothing_with_it() {
        let db = table();
        let told = group(
            &db,
            vec![
                insert(1, 0, Ok(())),
                insert(1, 0, Ok(())),
                insert(2, 0, Ok(())),
            ],
        );
        assert_eq!((&told[0], &told[2]), (&Ok(1), &Ok(2)));
        assert!(matches!(told[1], Err(StoreError::Failed(_))), "{told:?}");
        assert_eq!(stored(&db), [1, 2]);
    }

    /// Whether SQLite drops one statement or the whole transaction, nobody is told "stored" of what
    /// is not, and the next group works.
    #[test]
    fn on_a_full_disk_only_what_is_stored_is_acknowledged() {
        let db = table();
        db.pragma_update(None, "max_page_count", 8).unwrap();
        let told = group(&db, vec![insert(1, 10, Ok(())), insert(2, 1 << 20, Ok(()))]);
        assert_eq!(told[1], Err(StoreError::Full));
        let acknowledged: Vec<_> = told.into_iter().filter_map(Result::ok).collect();
        assert_eq!(stored(&db), acknowledged);
        assert_eq!(group(&db, vec![insert(3, 10, Ok(()))]), [Ok(3)]);
    }

    /// A deferred constraint is checked at the commit itself: the latest moment a group can fail.
    #[test]
    fn a_failed_commit_is_told_to_all_and_keeps_nothing() {
        let db = table();
        db.execute_batch(
            "PRAGMA foreign_keys = ON;
             CREATE TABLE child (n INTEGER REFERENCES t (n) DEFERRABLE INITIALLY DEFERRED);",
        )
        .unwrap();
        let (reply, mut answer) = oneshot::channel::<Result<(), StoreError>>();
        let orphan = |db: &Connection| {
            db.execute("INSERT INTO child VALUES (99)", [])?;
            Ok(Ok(()))
        };
        let (first, mut first_answer) = insert(1, 0, Ok(()));
        let orphan = Box::new(Write {
            work: Some(orphan),
            result: None,
            reply,
        });
        let mut both: Vec<Box<dyn Request>> = vec![first, orphan];
        let committed = commit(&db, &mut both).map_err(|error| abandon(&db, error));
        both.into_iter()
            .for_each(|request| request.answer(&committed));
        assert!(matches!(
            first_answer.try_recv().unwrap(),
            Err(StoreError::Failed(_))
        ));
        assert!(matches!(
            answer.try_recv().unwrap(),
            Err(StoreError::Failed(_))
        ));
        assert!(stored(&db).is_empty());
        assert_eq!(group(&db, vec![insert(3, 0, Ok(()))]), [Ok(3)]);
    }
}
