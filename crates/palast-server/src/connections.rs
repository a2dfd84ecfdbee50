//! The open connections: how many there are, in all and from each client, and which of them are
//! waiting for a request.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::sync::{Notify, watch};

/// How many connections may be on their way out to make room for new ones.
const MOST_CLOSING: usize = 32;

/// All open connections of a server.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    most_per_client: u32,
    open: Mutex<Open>,
    count: watch::Sender<usize>,
}

#[derive(Default, Debug)]
struct Open {
    by_client: HashMap<IpAddr, u32>,
    /// Connections without a request, the one that has waited longest first.
    waiting: BTreeMap<u64, Arc<CloseSignal>>,
    /// How many have been told to close and have not done so yet.
    closing: usize,
    next: u64,
}

/// Tells one connection to close.
#[derive(Default, Debug)]
struct CloseSignal {
    given: AtomicBool,
    notify: Notify,
}

/// Why a connection is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// Every connection of the server is answering a request.
    ServerFull,
    /// This client holds as many as it may.
    ClientFull,
}

impl Connections {
    /// At most `most` connections in all and `most_per_client` of one client.
    pub(crate) fn new(most: usize, most_per_client: u32) -> Arc<Self> {
        Arc::new(Self {
            most,
            most_per_client,
            open: Mutex::default(),
            count: watch::Sender::new(0),
        })
    }

    /// A place for one more connection of this client.
    pub(crate) fn admit(self: &Arc<Self>, client: IpAddr) -> Result<Arc<Slot>, Refused> {
        let mut open = self.lock();
        let count = *self.count.borrow();
        if open
            .by_client
            .get(&client)
            .is_some_and(|held| *held >= self.most_per_client)
        {
            return Err(Refused::ClientFull);
        }
        if count >= self.most + open.closing && !open.close_oldest() {
            return Err(Refused::ServerFull);
        }
        *open.by_client.entry(client).or_insert(0) += 1;
        let signal = Arc::<CloseSignal>::default();
        let number = open.wait(Arc::clone(&signal));
        drop(open);
        self.count.send_modify(|count| *count += 1);
        Ok(Arc::new(Slot {
            connections: Arc::clone(self),
            client,
            signal,
            state: Mutex::new(State::Waiting(number)),
        }))
    }

    /// Closes the connection that has waited longest for its next request.
    pub(crate) fn close_oldest(&self) {
        self.lock().close_oldest();
    }

    /// Done when no connection is open.
    pub(crate) async fn all_closed(&self) {
        let mut count = self.count.subscribe();
        // The sender lives as long as `self`.
        let _ = count.wait_for(|count| *count == 0).await;
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn wait(&mut self, signal: Arc<CloseSignal>) -> u64 {
        let number = self.next;
        self.next += 1;
        self.waiting.insert(number, signal);
        number
    }

    fn close_oldest(&mut self) -> bool {
        if self.closing >= MOST_CLOSING {
            return false;
        }
        let Some((_, signal)) = self.waiting.pop_first() else {
            return false;
        };
        signal.given.store(true, Ordering::Relaxed);
        signal.notify.notify_one();
        self.closing += 1;
        true
    }
}

/// The place of one connection; free again when dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    connections: Arc<Connections>,
    client: IpAddr,
    signal: Arc<CloseSignal>,
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// Without a request, under this number.
    Waiting(u64),
    Busy,
}

impl Slot {
    /// Done when the connection has to close to make room.
    pub(crate) async fn closed(&self) {
        self.signal.notify.notified().await;
    }

    /// Whether no request is being answered.
    pub(crate) fn is_waiting(&self) -> bool {
        matches!(*self.state(), State::Waiting(_))
    }

    /// A request has arrived.
    pub(crate) fn busy(self: &Arc<Self>) -> Busy {
        let mut state = self.state();
        if let State::Waiting(number) = *state {
            self.connections.lock().waiting.remove(&number);
        }
        *state = State::Busy;
        drop(state);
        Busy(Arc::clone(self))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        if let State::Waiting(number) = *self.state() {
            open.waiting.remove(&number);
        }
        if self.signal.given.load(Ordering::Relaxed) {
            open.closing -= 1;
        }
        if let Some(held) = open.by_client.get_mut(&self.client) {
            *held -= 1;
            if *held == 0 {
                open.by_client.remove(&self.client);
            }
        }
        drop(open);
        self.connections.count.send_modify(|count| *count -= 1);
    }
}

/// A request that is being answered; the connection waits again when this is dropped.
#[derive(Debug)]
pub(crate) struct Busy(Arc<Slot>);

impl Busy {
    /// The body of the answer, which keeps the connection busy until all of it has been handed out.
    pub(crate) fn until_sent(self, body: Body) -> BusyBody {
        BusyBody { body, _busy: self }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let slot = &self.0;
        // One that was told to close is not told again.
        if !slot.signal.given.load(Ordering::Relaxed) {
            let number = slot.connections.lock().wait(Arc::clone(&slot.signal));
            *slot.state() = State::Waiting(number);
        }
    }
}

/// The body of an answer.
#[derive(Debug)]
pub(crate) struct BusyBody {
    body: Body,
    _busy: Busy,
}

impl HttpBody for BusyBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn client(n: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, n))
    }

    #[tokio::test]
    async fn the_one_that_waits_longest_makes_room() {
        let connections = Connections::new(2, 9);
        let first = connections.admit(client(1)).unwrap();
        let second = connections.admit(client(2)).unwrap();
        // The first one is answering, so the second one has to go.
        let busy = first.busy();
        let third = connections.admit(client(3)).unwrap();
        second.closed().await;
        drop(second);
        // The first one has waited since its answer only, the third one since it came.
        drop(busy);
        let _fourth = connections.admit(client(4)).unwrap();
        third.closed().await;
        assert!(first.is_waiting());
    }

    #[test]
    fn nobody_who_is_being_answered_makes_room() {
        let connections = Connections::new(1, 9);
        let first = connections.admit(client(1)).unwrap();
        let busy = first.busy();
        let refused = connections.admit(client(2)).unwrap_err();
        assert_eq!(refused, Refused::ServerFull);
        drop(busy);
        assert!(connections.admit(client(2)).is_ok());
    }

    #[tokio::test]
    async fn places_are_given_back() {
        let connections = Connections::new(9, 1);
        let first = connections.admit(client(1)).unwrap();
        let refused = connections.admit(client(1)).unwrap_err();
        assert_eq!(refused, Refused::ClientFull);
        assert!(connections.admit(client(2)).is_ok());
        drop(first);
        assert!(connections.admit(client(1)).is_ok());
        connections.all_closed().await;
    }
}
