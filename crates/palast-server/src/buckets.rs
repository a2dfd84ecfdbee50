//! Token buckets, one for each client, in bounded memory.
//!
//! Two generations of buckets: a bucket that is used moves to the young one. Once all buckets of
//! the old generation would be full again anyway, or the young one has grown too large, the old one
//! is dropped and the young one takes its place. So no request ever walks through all clients.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Rate;

/// The largest number of clients in one generation. Above twice as many, the buckets that were used
/// longest ago are forgotten before they are full again.
const GENERATION: usize = 32_768;

/// Token buckets, one for each client.
#[derive(Debug)]
pub(crate) struct Buckets<K = IpAddr> {
    rate: Rate,
    /// After this time without use a bucket is full.
    refill: Duration,
    generations: Mutex<Generations<K>>,
}

#[derive(Debug)]
struct Generations<K> {
    young: HashMap<K, Bucket>,
    old: HashMap<K, Bucket>,
    /// When the young generation began.
    since: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Hash + Eq + Copy> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            rate,
            refill: Duration::try_from_secs_f64(rate.burst / rate.per_second)
                .unwrap_or(Duration::MAX),
            generations: Mutex::new(Generations {
                young: HashMap::new(),
                old: HashMap::new(),
                since: None,
            }),
        }
    }

    /// Takes a token of this client, if there is one.
    pub(crate) fn take(&self, client: K, now: Instant) -> bool {
        let Rate { burst, per_second } = self.rate;
        let mut generations = self
            .generations
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        generations.rotate(now, self.refill);
        let known = generations.young.get(&client).copied();
        let known = known.or_else(|| generations.old.remove(&client));
        let mut tokens = known.map_or(burst, |bucket| {
            let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + passed * per_second).min(burst)
        });
        let enough = tokens >= 1.0;
        if enough {
            tokens -= 1.0;
        }
        let bucket = Bucket { tokens, at: now };
        generations.young.insert(client, bucket);
        enough
    }
}

impl<K> Generations<K> {
    fn rotate(&mut self, now: Instant, refill: Duration) {
        let since = *self.since.get_or_insert(now);
        let full_again = now.saturating_duration_since(since) > refill;
        if full_again || self.young.len() >= GENERATION {
            self.old = mem::take(&mut self.young);
            self.since = Some(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    const SLOW: Rate = Rate {
        burst: 2.0,
        per_second: 1.0,
    };

    #[test]
    fn a_bucket_empties_and_fills_again_for_each_client_alone() {
        let buckets = Buckets::new(SLOW);
        let start = Instant::now();
        assert!(buckets.take(HERE, start));
        assert!(buckets.take(HERE, start));
        assert!(!buckets.take(HERE, start));
        assert!(buckets.take(THERE, start));
        assert!(buckets.take(HERE, start + Duration::from_secs(1)));
        assert!(!buckets.take(HERE, start + Duration::from_secs(1)));
    }

    #[test]
    fn an_empty_bucket_is_not_forgotten_before_it_is_full() {
        let buckets = Buckets::new(Rate {
            burst: 10.0,
            per_second: 1.0,
        });
        let start = Instant::now();
        for _ in 0..10 {
            assert!(buckets.take(HERE, start));
        }
        let mut granted = 0;
        for second in 1..=60 {
            // The other client keeps the generations turning.
            buckets.take(THERE, start + Duration::from_secs(second));
            if second % 6 == 0 {
                let now = start + Duration::from_secs(second);
                granted += (0..20).filter(|_| buckets.take(HERE, now)).count();
            }
        }
        assert_eq!(granted, 60, "one a second and never a fresh bucket");
    }

    #[test]
    fn a_crowd_is_remembered_in_bounded_memory() {
        let buckets = Buckets::new(SLOW);
        let start = Instant::now();
        for n in 0..(4 * GENERATION as u64) {
            let client = IpAddr::V6(Ipv6Addr::from_bits(u128::from(n) << 64));
            assert!(buckets.take(client, start));
        }
        let generations = buckets.generations.lock().unwrap();
        assert!(generations.young.len() + generations.old.len() <= 2 * GENERATION);
    }
}
