//! Numbered pieces of work on several threads, with their results taken up in order: so a report
//! does not depend on how many threads there were.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// The number of threads asked for, or one for each core.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get)
}

/// Does `work` for each number on so many threads and hands the results to `take` on this one, in
/// the order of the numbers. Stops at the first error.
pub(crate) fn in_order<T: Send>(
    numbers: Range<u64>,
    threads: usize,
    work: impl Fn(u64) -> anyhow::Result<T> + Sync,
    mut take: impl FnMut(u64, T) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let next = AtomicU64::new(numbers.start);
    let stop = AtomicBool::new(false);
    let count = usize::try_from(numbers.end.saturating_sub(numbers.start)).unwrap_or(usize::MAX);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(count) {
            let send = send.clone();
            let (next, stop, work) = (&next, &stop, &work);
            let end = numbers.end;
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= end || send.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = numbers.start;
        let mut taken = Ok(());
        for (number, result) in receive {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                taken = taken.and_then(|()| take(due, result?));
                due += 1;
            }
            if taken.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        taken
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for threads in [1, 3, 50] {
            let mut taken = Vec::new();
            let work = |number: u64| {
                thread::sleep(std::time::Duration::from_micros(500 * (7 - number % 7)));
                Ok(number * number)
            };
            in_order(5..25, threads, work, |number, square| {
                taken.push((number, square));
                Ok(())
            })
            .unwrap();
            let expected: Vec<_> = (5..25).map(|number| (number, number * number)).collect();
            assert_eq!(taken, expected);
        }
    }

    #[test]
    fn the_first_error_ends_it_and_what_came_before_is_taken() {
        let mut taken = 0;
        let work = |number: u64| {
            anyhow::ensure!(number != 9, "nine");
            Ok(())
        };
        let error = in_order(0..1_000_000_000, 4, work, |_, ()| {
            taken += 1;
            Ok(())
        });
        assert_eq!(error.unwrap_err().to_string(), "nine");
        assert_eq!(taken, 9);
        in_order(3..3, 4, |_| Ok(()), |_, ()| anyhow::bail!("never")).unwrap();
    }
}
