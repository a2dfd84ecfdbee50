//! The threads that read.
//!
//! Each has a connection of its own and takes the next question from one queue, so a long list does
//! not hold up a table that has to be loaded. Each question is answered from one snapshot. After a
//! question that panicked the thread goes on with a new connection.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::fault::store_error;
use super::files::Files;
use crate::backend::Answer;
use crate::error::StoreError;

/// A question without its types. It is given the connection, or the reason why there is none, and
/// says whether the connection is still sound.
type Question = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Sound + Send>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sound {
    Yes,
    No,
}

/// The handle of the reading threads.
pub(super) struct Readers {
    queue: Option<Sender<Question>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// Starts a thread for each connection. `connect` opens further ones to the same file.
    pub(super) fn spawn(
        connections: impl IntoIterator<Item = Connection>,
        files: &Arc<Files>,
        connect: impl Fn() -> rusqlite::Result<Connection> + Clone + Send + 'static,
    ) -> io::Result<Self> {
        let (queue, questions) = mpsc::channel();
        let questions = Arc::new(Mutex::new(questions));
        let spawn = |db: Connection| {
            let questions = Arc::clone(&questions);
            let mut worker = Worker {
                db,
                files: Arc::clone(files),
                connect: connect.clone(),
                sound: Sound::Yes,
            };
            thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || worker.serve(&questions))
        };
        let threads = connections
            .into_iter()
            .map(spawn)
            .collect::<io::Result<_>>()?;
        Ok(Self {
            queue: Some(queue),
            threads,
        })
    }

    pub(super) fn send<T, F>(&self, look: F) -> Answer<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let question: Question = Box::new(move |db| {
            let (result, sound) = match db {
                Ok(db) => match catch_unwind(AssertUnwindSafe(|| in_one_snapshot(db, look))) {
                    Ok(found) => (found.map_err(|error| store_error(&error)), Sound::Yes),
                    Err(_) => (Err(StoreError::Panicked), Sound::No),
                },
                Err(reason) => (Err(reason), Sound::No),
            };
            // Nobody waiting any more is fine.
            let _ = reply.send(result);
            sound
        });
        if let Some(queue) = &self.queue {
            // If no thread is left the question is dropped here, and its reply with it.
            let _ = queue.send(question);
        }
        Box::pin(async move { answer.await.unwrap_or(Err(StoreError::Closed)) })
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        drop(self.queue.take());
        for thread in self.threads.drain(..) {
            // A panic in there has been reported by the panic hook already.
            let _ = thread.join();
        }
    }
}

/// What one thread owns.
struct Worker<C> {
    db: Connection,
    files: Arc<Files>,
    connect: C,
    sound: Sound,
}

impl<C: Fn() -> rusqlite::Result<Connection>> Worker<C> {
    fn serve(&mut self, questions: &Mutex<Receiver<Question>>) {
        loop {
            // Held while waiting, not while answering: the other thread queues for the lock instead
            // of for the channel, which comes to the same.
            let next = questions
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .recv();
            let Ok(question) = next else { return };
            let db = self.ready().map(|()| &self.db);
            // An answer nobody waits for is dropped in there, and that may run anything.
            let answered = catch_unwind(AssertUnwindSafe(|| question(db)));
            self.sound = answered.unwrap_or(Sound::No);
        }
    }

    /// Whether the connection may be used; opens a new one after a panic.
    fn ready(&mut self) -> Result<(), StoreError> {
        // What is in a lost file was perhaps never acknowledged.
        self.files.refuse_lost()?;
        if self.sound == Sound::No {
            self.db = (self.connect)().map_err(|error| {
                StoreError::Failed(format!("it cannot be opened again after a panic: {error}"))
            })?;
        }
        Ok(())
    }
}

fn in_one_snapshot<T>(
    db: &Connection,
    look: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    // Rolled back when dropped: there is nothing to keep.
    let snapshot = db.unchecked_transaction()?;
    look(&snapshot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn readers(connect: fn() -> rusqlite::Result<Connection>) -> Readers {
        let first = Connection::open_in_memory().unwrap();
        Readers::spawn([first], &Arc::new(Files::unwatched()), connect).unwrap()
    }

    fn one(db: &Connection) -> rusqlite::Result<i64> {
        db.query_row("SELECT 1", [], |row| row.get(0))
    }

    fn panicking(db: &Connection) -> rusqlite::Result<i64> {
        one(db)?;
        panic!("planted")
    }

    #[tokio::test]
    async fn a_panic_reaches_one_caller_only() {
        let readers = readers(Connection::open_in_memory);
        for _ in 0..3 {
            assert_eq!(readers.send(panicking).await, Err(StoreError::Panicked));
            assert_eq!(readers.send(one).await, Ok(1));
        }
    }

    #[tokio::test]
    async fn if_the_connection_cannot_be_replaced_every_question_says_so() {
        let readers = readers(|| Err(rusqlite::Error::InvalidPath("planted".into())));
        assert_eq!(readers.send(panicking).await, Err(StoreError::Panicked));
        for _ in 0..2 {
            let told = readers.send(one).await;
            let Err(StoreError::Failed(reason)) = &told else {
                panic!("{told:?}");
            };
            assert!(reason.contains("after a panic"), "{reason}");
        }
    }
}
