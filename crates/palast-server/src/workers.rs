//! Threads for work that takes long: replaying, drawing. The threads that answer requests wait for
//! it and meanwhile answer others.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// A bounded number of threads beside those that answer requests.
#[derive(Clone, Debug)]
pub(crate) struct Workers(Arc<Semaphore>);

impl Workers {
    /// As many as may run at the same time.
    pub(crate) fn new(most: usize) -> Self {
        Self(Arc::new(Semaphore::new(most)))
    }

    /// Does something on such a thread; `None` if it panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        work.await.ok()
    }
}
