//! Who is looking at a table right now.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use palast_store::Owner;
use tokio::time::Instant;

/// How long somebody counts as present after their stream ended or their last request: a tab in the
/// background asks more often than this, and so does a page without script.
pub(crate) const LINGER: Duration = Duration::from_secs(45);

/// Whether somebody is looking at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Attendance {
    Present,
    /// Not seen since the table came into memory, which is not long ago.
    Unknown,
    Away,
}

#[derive(Clone, Copy, Debug)]
struct Trace {
    streams: u32,
    seen: Instant,
}

/// Who is looking. It outlives the actor of its table as long as a stream is open.
#[derive(Debug)]
pub(super) struct Presence {
    traces: Mutex<HashMap<Owner, Trace>>,
    /// When it began: nothing is known of what was before.
    since: Instant,
}

impl Presence {
    pub(super) fn new() -> Self {
        Self {
            traces: Mutex::default(),
            since: Instant::now(),
        }
    }

    fn change(&self, owner: Owner, change: impl FnOnce(&mut u32)) {
        let now = Instant::now();
        let mut traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        let trace = traces.entry(owner).or_insert(Trace {
            streams: 0,
            seen: now,
        });
        change(&mut trace.streams);
        trace.seen = now;
    }

    /// Notes a request of somebody for the page or for whose turn it is. Strangers without a stream
    /// are not kept.
    pub(super) fn note_request(&self, owner: Owner) {
        let now = Instant::now();
        let mut traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        if traces.len() >= REMEMBERED {
            traces.retain(|_, t| t.streams > 0 || now.duration_since(t.seen) < LINGER);
        }
        drop(traces);
        self.change(owner, |_| {});
    }

    /// A stream begins; says whether the person was away before.
    pub(super) fn open_stream(&self, owner: Owner) -> bool {
        let was_away = self.attendance(owner) != Attendance::Present;
        self.change(owner, |streams| *streams += 1);
        was_away
    }

    /// A stream ends.
    pub(super) fn close_stream(&self, owner: Owner) {
        self.change(owner, |streams| *streams = streams.saturating_sub(1));
    }

    /// Time since somebody's last activity: zero while a stream is open. For those never seen, the
    /// time since this began.
    pub(super) fn away_for(&self, owner: Owner) -> Duration {
        let traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        match traces.get(&owner) {
            Some(trace) if trace.streams > 0 => Duration::ZERO,
            Some(trace) => trace.seen.elapsed(),
            None => self.since.elapsed(),
        }
    }

    pub(super) fn attendance(&self, owner: Owner) -> Attendance {
        let traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        match traces.get(&owner) {
            Some(trace) if trace.streams > 0 || trace.seen.elapsed() < LINGER => {
                Attendance::Present
            }
            Some(_) => Attendance::Away,
            None if self.since.elapsed() < LINGER => Attendance::Unknown,
            None => Attendance::Away,
        }
    }

    /// Whether somebody has a stream open.
    pub(super) fn has_stream(&self, owner: Owner) -> bool {
        let traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        traces.get(&owner).is_some_and(|trace| trace.streams > 0)
    }

    /// How many streams are open.
    pub(super) fn streams(&self) -> u32 {
        let traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        traces.values().map(|trace| trace.streams).sum()
    }
}

/// When this many people are remembered, those who have not been here lately are forgotten.
const REMEMBERED: usize = 64;
