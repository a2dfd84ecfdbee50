//! Who is looking at a table right now.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use palast_store::Owner;
use tokio::sync::watch;

/// How long somebody counts as present after his stream ended or he last asked: a tab in the
/// background asks more often than this, and so does a page without script.
pub(crate) const LINGER: Duration = Duration::from_secs(45);

#[derive(Clone, Copy, Debug)]
struct Trace {
    streams: u32,
    seen: Instant,
}

/// Who is looking.
#[derive(Debug)]
pub(crate) struct Presence {
    traces: Mutex<HashMap<Owner, Trace>>,
    tick: watch::Sender<u64>,
}

/// Somebody's open stream; ends when dropped.
#[derive(Debug)]
pub(crate) struct Looking {
    presence: Arc<Presence>,
    owner: Owner,
}

impl Presence {
    pub(crate) fn new(tick: watch::Sender<u64>) -> Self {
        Self {
            traces: Mutex::default(),
            tick,
        }
    }

    fn change(&self, owner: Owner, change: impl FnOnce(&mut u32)) {
        let now = Instant::now();
        let mut traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        traces.retain(|_, t| t.streams > 0 || now.duration_since(t.seen) < 4 * LINGER);
        let trace = traces.entry(owner).or_insert(Trace {
            streams: 0,
            seen: now,
        });
        change(&mut trace.streams);
        trace.seen = now;
    }

    /// Somebody asked for the page or whether it is his turn.
    pub(crate) fn saw(&self, owner: Owner) {
        self.change(owner, |_| {});
    }

    /// Somebody's stream begins.
    pub(crate) fn look(self: &Arc<Self>, owner: Owner) -> Looking {
        let was_here = self.gone_for(owner).is_some_and(|gone| gone < LINGER);
        self.change(owner, |streams| *streams += 1);
        if !was_here {
            self.ring();
        }
        Looking {
            presence: Arc::clone(self),
            owner,
        }
    }

    fn ring(&self) {
        self.tick.send_modify(|tick| *tick += 1);
    }

    /// Since when somebody has not been seen: zero while he looks, nothing if he never was here.
    pub(crate) fn gone_for(&self, owner: Owner) -> Option<Duration> {
        let traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        let trace = traces.get(&owner)?;
        Some(if trace.streams > 0 {
            Duration::ZERO
        } else {
            trace.seen.elapsed()
        })
    }

    /// How many streams are open.
    pub(crate) fn streams(&self) -> u32 {
        let traces = self.traces.lock().unwrap_or_else(PoisonError::into_inner);
        traces.values().map(|trace| trace.streams).sum()
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.presence.change(self.owner, |streams| *streams -= 1);
        // The others should see that somebody is gone, once he really is.
        let presence = Arc::clone(&self.presence);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(LINGER + Duration::from_secs(1)).await;
                presence.ring();
            });
        }
    }
}
