//! Bringing tables into memory that have something to do although nobody asks: a bot's move, a clock
//! that strikes. All other tables stay in the store until somebody looks at them.

use std::time::Duration;

use palast_store::Timestamp;

use crate::app::{App, now};
use crate::health::check_storage;

/// How many tables are woken in one go.
const BATCH: u32 = 500;
/// The longest time between two looks at the store.
const LONGEST: Duration = Duration::from_secs(10);
/// How long a table that cannot be loaded is left alone, in seconds.
const BROKEN: i64 = 60 * 60;

impl App {
    /// Wakes tables when they are due; never ends.
    pub(crate) async fn wake_due_tables(&self) {
        loop {
            let wait = self.wake_due().await;
            tokio::time::sleep(wait).await;
        }
    }

    /// Wakes those that are due now, and says when to look again.
    async fn wake_due(&self) -> Duration {
        let due = match self.store.due_tables(now(), BATCH).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!("looking for due tables: {error}");
                check_storage(self).await;
                return LONGEST;
            }
        };
        // What is in memory sees to itself.
        for id in due.ids.iter().filter(|id| !self.tables.is_loaded(id)) {
            if self.wake(id).await.is_err() {
                let later = Timestamp::from_unix(now().unix().saturating_add(BROKEN));
                // If this fails too, the table is tried again at the next look.
                let _ = self.store.set_due(id, Some(later)).await;
            }
        }
        let next = due.next.map_or(LONGEST, |next| {
            let seconds = next.unix().saturating_sub(now().unix());
            Duration::from_secs(u64::try_from(seconds).unwrap_or(0))
        });
        next.clamp(Duration::from_secs(1), LONGEST)
    }
}
