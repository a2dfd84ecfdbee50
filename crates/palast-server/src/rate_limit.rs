//! Rate limits: how much of everything one client or person may use. Kept in memory only.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use palast_store::Owner;

use crate::buckets::Buckets;
use crate::config::Limits;

/// The client that an address belongs to. A host with one IPv6 address usually has all those that
/// share its first 64 bits, so these count as one client.
pub(crate) fn client_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(
            address.to_bits() & !u128::from(u64::MAX),
        )),
        address @ IpAddr::V4(_) => address,
    }
}

/// How many of something each key holds now.
#[derive(Debug)]
struct Counts<K>(Mutex<HashMap<K, u32>>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq + Copy> Counts<K> {
    /// One more, unless there are as many already.
    fn take(&self, key: K, most: u32) -> bool {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&key).copied().unwrap_or(0);
        let enough = count < most;
        if enough {
            held.insert(key, count + 1);
        }
        enough
    }

    fn give_back(&self, key: K) {
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
    new_programs: Buckets,
    programs: Buckets<Owner>,
    programs_of_client: Buckets,
    by_person: Counts<Owner>,
    by_client: Counts<IpAddr>,
}

/// The right to one live stream; given back when dropped.
#[derive(Debug)]
pub(crate) struct StreamPermit {
    limits: Arc<RateLimits>,
    owner: Owner,
    client: IpAddr,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            requests: Buckets::new(limits.requests),
            actions: Buckets::new(limits.actions),
            new_tables: Buckets::new(limits.new_tables),
            new_programs: Buckets::new(limits.new_programs),
            programs: Buckets::new(limits.program),
            programs_of_client: Buckets::new(limits.programs_per_address),
            by_person: Counts::default(),
            by_client: Counts::default(),
        }
    }

    /// Whether this client may send one more request now.
    pub(crate) fn request(&self, client: IpAddr) -> bool {
        self.requests.take(client, Instant::now())
    }

    /// Whether this client may send one more form now.
    pub(crate) fn action(&self, client: IpAddr) -> bool {
        self.actions.take(client, Instant::now())
    }

    /// Whether this client may open one more table now.
    pub(crate) fn new_table(&self, client: IpAddr) -> bool {
        self.new_tables.take(client, Instant::now())
    }

    /// Whether this client may make one more token now.
    pub(crate) fn new_program(&self, client: IpAddr) -> bool {
        self.new_programs.take(client, Instant::now())
    }

    /// Whether this program may send one more request now.
    pub(crate) fn program(&self, program: Owner, client: IpAddr) -> bool {
        let now = Instant::now();
        self.programs_of_client.take(client, now) && self.programs.take(program, now)
    }

    /// One more live stream, if this person and this client may have one.
    pub(crate) fn stream(self: &Arc<Self>, owner: Owner, client: IpAddr) -> Option<StreamPermit> {
        if !self.by_person.take(owner, self.limits.streams_per_person) {
            return None;
        }
        if !self.by_client.take(client, self.limits.streams_per_address) {
            self.by_person.give_back(owner);
            return None;
        }
        Some(StreamPermit {
            limits: Arc::clone(self),
            owner,
            client,
        })
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        self.limits.by_person.give_back(self.owner);
        self.limits.by_client.give_back(self.client);
    }
}

/// Keeps a message that could repeat thousands of times a second to one line in ten seconds.
#[derive(Default, Debug)]
pub(crate) struct LogThrottle(Mutex<(Option<Instant>, u64)>);

impl LogThrottle {
    const EVERY: Duration = Duration::from_secs(10);

    /// Counts one occurrence. How many there were since the last line, if it is time for a line.
    pub(crate) fn due(&self) -> Option<u64> {
        self.due_at(Instant::now())
    }

    fn due_at(&self, now: Instant) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, times) = &mut *state;
        *times += 1;
        if last.is_some_and(|last| now.saturating_duration_since(last) < Self::EVERY) {
            return None;
        }
        *last = Some(now);
        Some(std::mem::take(times))
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

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

    #[test]
    fn refusals_leave_nothing_behind() {
        let counts = Counts::default();
        assert!(!counts.take(HERE, 0));
        assert!(counts.0.lock().unwrap().is_empty());
    }

    #[test]
    fn ipv6_clients_are_networks_of_64_bits() {
        let client = |text: &str| client_of(text.parse().unwrap());
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ffff::9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_ne!(client("192.0.2.1"), client("192.0.2.2"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
    }

    #[test]
    fn a_repeated_message_is_one_line_in_ten_seconds() {
        let throttle = LogThrottle::default();
        let start = Instant::now();
        assert_eq!(throttle.due_at(start), Some(1));
        for _ in 0..500 {
            assert_eq!(throttle.due_at(start + Duration::from_secs(9)), None);
        }
        assert_eq!(throttle.due_at(start + Duration::from_secs(10)), Some(501));
    }
}
