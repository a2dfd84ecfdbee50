//! Rate limits: token buckets and counts of open streams per client, kept in memory only.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use palast_store::Owner;

use crate::config::{Limits, Rate};

/// When this many clients are remembered, those whose bucket is full again are forgotten.
const REMEMBERED: usize = 4096;

/// Token buckets, one for each client.
#[derive(Debug)]
struct Buckets {
    rate: Rate,
    left: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Buckets {
    fn new(rate: Rate) -> Self {
        Self {
            rate,
            left: Mutex::default(),
        }
    }

    fn take(&self, who: IpAddr, now: Instant) -> bool {
        let Rate { burst, per_second } = self.rate;
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let refilled = |tokens: f64, since: Instant| {
            let passed = now.saturating_duration_since(since).as_secs_f64();
            (tokens + passed * per_second).min(burst)
        };
        if left.len() >= REMEMBERED {
            left.retain(|_, (tokens, since)| refilled(*tokens, *since) < burst);
        }
        let (tokens, since) = left.entry(who).or_insert((burst, now));
        *tokens = refilled(*tokens, *since);
        *since = now;
        let enough = *tokens >= 1.0;
        if enough {
            *tokens -= 1.0;
        }
        enough
    }
}

/// How many of something each key holds now.
#[derive(Debug)]
pub(crate) struct Counts<K>(Mutex<HashMap<K, u32>>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq + Copy> Counts<K> {
    /// One more, unless there are as many already.
    pub(crate) fn take(&self, key: K, most: u32) -> bool {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key).or_insert(0);
        let enough = *count < most;
        if enough {
            *count += 1;
        }
        enough
    }

    pub(crate) fn give_back(&self, key: K) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&key);
            }
        }
    }
}

/// The limits of every client.
#[derive(Debug)]
pub(crate) struct RateLimits {
    limits: Limits,
    requests: Buckets,
    actions: Buckets,
    new_tables: Buckets,
    by_person: Counts<Owner>,
    by_address: Counts<IpAddr>,
}

/// The right to one live stream; given back when dropped.
#[derive(Debug)]
pub(crate) struct StreamPermit {
    limits: Arc<RateLimits>,
    owner: Owner,
    address: IpAddr,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            requests: Buckets::new(limits.requests),
            actions: Buckets::new(limits.actions),
            new_tables: Buckets::new(limits.new_tables),
            by_person: Counts::default(),
            by_address: Counts::default(),
        }
    }

    pub(crate) fn request(&self, address: IpAddr) -> bool {
        self.requests.take(address, Instant::now())
    }

    pub(crate) fn action(&self, address: IpAddr) -> bool {
        self.actions.take(address, Instant::now())
    }

    pub(crate) fn new_table(&self, address: IpAddr) -> bool {
        self.new_tables.take(address, Instant::now())
    }

    pub(crate) fn stream(self: &Arc<Self>, owner: Owner, address: IpAddr) -> Option<StreamPermit> {
        if !self.by_person.take(owner, self.limits.streams_per_person) {
            return None;
        }
        if !self
            .by_address
            .take(address, self.limits.streams_per_address)
        {
            self.by_person.give_back(owner);
            return None;
        }
        Some(StreamPermit {
            limits: Arc::clone(self),
            owner,
            address,
        })
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        self.limits.by_person.give_back(self.owner);
        self.limits.by_address.give_back(self.address);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::time::Duration;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn a_bucket_empties_and_fills_again_for_each_client_alone() {
        let buckets = Buckets::new(Rate {
            burst: 2.0,
            per_second: 1.0,
        });
        let start = Instant::now();
        assert!(buckets.take(HERE, start));
        assert!(buckets.take(HERE, start));
        assert!(!buckets.take(HERE, start));
        assert!(buckets.take(THERE, start));
        assert!(buckets.take(HERE, start + Duration::from_secs(1)));
        assert!(!buckets.take(HERE, start + Duration::from_secs(1)));
    }

    #[test]
    fn streams_are_counted_while_they_last() {
        let limits = Arc::new(RateLimits::new(Limits {
            streams_per_person: 1,
            streams_per_address: 2,
            ..Limits::default()
        }));
        let person = |n| Owner::from_hash([n; 32]);
        let first = limits.stream(person(1), HERE);
        assert!(first.is_some());
        assert!(limits.stream(person(1), HERE).is_none(), "one per person");
        let second = limits.stream(person(2), HERE);
        assert!(second.is_some());
        assert!(limits.stream(person(3), HERE).is_none(), "two per address");
        drop(first);
        assert!(limits.stream(person(3), HERE).is_some());
    }
}
