//! CPU time of the calling thread.
//!
//! On a machine that does other things the wall clock also counts the time in which another
//! program runs. Where no thread clock can be read safely, the wall clock has to do.

use std::time::Duration;

/// Runs `work` and says how long the thread was on a processor meanwhile.
pub(crate) fn time<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begin = now();
    let result = work();
    (result, now().saturating_sub(begin))
}

/// How long this thread has been on a processor.
#[cfg(target_os = "linux")]
pub(crate) fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let now = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = u64::try_from(now.tv_sec).unwrap_or(0);
    let nanoseconds = u32::try_from(now.tv_nsec).unwrap_or(0);
    Duration::new(seconds, nanoseconds)
}

/// How long this program has run.
#[cfg(not(target_os = "linux"))]
pub(crate) fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let (sum, took) =
            time(|| (0..1_000_000u64).fold(0, |sum, n| sum ^ std::hint::black_box(n)));
        assert_eq!(sum, 0);
        assert!(took > Duration::ZERO);
    }

    /// Sleeping costs no CPU: this is what the wall clock would get wrong.
    #[cfg(target_os = "linux")]
    #[test]
    fn sleeping_is_not_counted() {
        let nap = Duration::from_millis(50);
        let ((), took) = time(|| std::thread::sleep(nap));
        assert!(took < nap / 2, "{took:?}");
    }
}
