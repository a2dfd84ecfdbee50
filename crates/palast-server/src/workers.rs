//! Threads for work that takes long: replaying, drawing. The threads that answer requests wait for
//! it and meanwhile answer others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::sync::Semaphore;

/// A bounded number of threads beside those that answer requests.
#[derive(Clone, Debug)]
pub(crate) struct Workers {
    permits: Arc<Semaphore>,
    most: u32,
    /// How much work runs or waits.
    busy: Arc<AtomicU32>,
}

/// Counts work for as long as it exists, even if nobody waits for it any more.
struct Busy(Arc<AtomicU32>);

impl Busy {
    fn new(count: &Arc<AtomicU32>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(count))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Workers {
    /// As many as may run at the same time.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(most)),
            most: u32::try_from(most).unwrap_or(u32::MAX).max(1),
            busy: Arc::default(),
        }
    }

    /// How many share each thread, the one who asks included: at least one. Who divides the time he
    /// takes by it leaves the others theirs.
    pub(crate) fn queue(&self) -> u32 {
        self.busy.load(Ordering::Relaxed) / self.most + 1
    }

    /// How much work runs or waits.
    pub(crate) fn busy(&self) -> u32 {
        self.busy.load(Ordering::Relaxed)
    }

    /// Whether anything runs or waits.
    pub(crate) fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Relaxed) > 0
    }

    /// Does something at once, on the thread of whoever asks; `None` if it panicked. Only for work
    /// that takes less than a millisecond, where going to another thread and back costs as much.
    pub(crate) fn run_here<T>(work: impl FnOnce() -> T) -> Option<T> {
        // What panicked is dropped, and nothing else has seen it.
        catch_unwind(AssertUnwindSafe(work)).ok()
    }

    /// Does something on such a thread; `None` if it panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let busy = Busy::new(&self.busy);
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            let (_permit, _busy) = (permit, busy);
            work()
        });
        work.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_runs_or_waits_is_counted_until_it_is_done() {
        let workers = Workers::new(2);
        assert_eq!(workers.queue(), 1);
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let gone = Arc::new(std::sync::Mutex::new(gone));
        let tasks: Vec<_> = (0..5)
            .map(|_| {
                let (workers, gone) = (workers.clone(), Arc::clone(&gone));
                tokio::spawn(async move {
                    let wait = move || gone.lock().expect("nobody panics").recv();
                    workers.run(wait).await
                })
            })
            .collect();
        while workers.busy.load(Ordering::Relaxed) < 5 {
            tokio::task::yield_now().await;
        }
        assert_eq!(workers.queue(), 3);
        for _ in 0..5 {
            go.send(()).expect("five wait");
        }
        for task in tasks {
            assert!(task.await.expect("it ran").is_some());
        }
        assert_eq!(workers.queue(), 1);
    }

    #[tokio::test]
    async fn work_that_panics_is_no_longer_counted() {
        let workers = Workers::new(1);
        assert_eq!(workers.run(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(workers.queue(), 1);
    }
}
