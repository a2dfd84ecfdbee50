//! How many requests are under way, so that closing can wait for them.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

#[derive(Debug, Default)]
pub(super) struct Busy {
    count: Mutex<usize>,
    less: Condvar,
}

/// One request under way; it ends when dropped, by a panic too.
#[derive(Debug)]
pub(super) struct UnderWay(Arc<Busy>);

impl Busy {
    pub(super) fn begin(busy: &Arc<Self>) -> UnderWay {
        *busy.count.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        UnderWay(Arc::clone(busy))
    }

    /// Waits until nothing is under way, at most this long.
    pub(super) fn wait(&self, patience: Duration) {
        let count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self
            .less
            .wait_timeout_while(count, patience, |count| *count > 0);
        drop(waited);
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        *self.0.count.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.less.notify_all();
    }
}
