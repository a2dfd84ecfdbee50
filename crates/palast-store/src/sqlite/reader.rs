//! The threads that read.
//!
//! Each has a connection of its own and takes the next question from one queue, so a long list does
//! not hold up a table that wants to wake. Each question is answered from one snapshot.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::fault::store_error;
use crate::backend::Answer;
use crate::error::StoreError;

type Question = Box<dyn FnOnce(&Connection) + Send>;

/// The way to the reading threads.
pub(super) struct Readers {
    queue: Option<Sender<Question>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    pub(super) fn spawn(connections: impl IntoIterator<Item = Connection>) -> io::Result<Self> {
        let (queue, questions) = mpsc::channel();
        let questions = Arc::new(Mutex::new(questions));
        let spawn = |db: Connection| {
            let questions = Arc::clone(&questions);
            thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || serve(&db, &questions))
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
            let result = in_one_snapshot(db, look).map_err(|error| store_error(&error));
            // Nobody waiting any more is fine.
            let _ = reply.send(result);
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

fn serve(db: &Connection, questions: &Mutex<Receiver<Question>>) {
    loop {
        // Held while waiting, not while answering: the other thread queues for the lock instead of
        // for the channel, which comes to the same.
        let next = questions
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        match next {
            Ok(question) => question(db),
            Err(mpsc::RecvError) => return,
        }
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
