//! How long tables are kept that nobody has seen change.

use std::time::Duration;

use palast_store::{Status, Timestamp};

use crate::app::{App, now};

/// How often old tables are looked for.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// How many are deleted in one go: between two goes others may write.
const BATCH: u32 = 100;
const DAY: u64 = 24 * 60 * 60;

/// How long a table is kept after the last change that everybody saw, by its status. `None` keeps
/// it for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Before the match: a week.
    pub lobby: Option<Duration>,
    /// During the match: half a year.
    pub running: Option<Duration>,
    /// After the match: a year.
    pub over: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * DAY));
        Self {
            lobby: days(7),
            running: days(180),
            over: days(365),
        }
    }
}

impl App {
    /// Deletes old tables every now and then; never ends.
    pub(crate) async fn delete_old_tables(&self) {
        loop {
            let Retention {
                lobby,
                running,
                over,
            } = self.config.retention;
            self.delete_older(Status::Lobby, lobby).await;
            self.delete_older(Status::Running, running).await;
            self.delete_older(Status::Over, over).await;
            tokio::time::sleep(SWEEP).await;
        }
    }

    async fn delete_older(&self, status: Status, kept: Option<Duration>) {
        let Some(kept) = kept else { return };
        let kept = i64::try_from(kept.as_secs()).unwrap_or(i64::MAX);
        let before = Timestamp::from_unix(now().unix().saturating_sub(kept));
        loop {
            match self.store.delete_older(status, before, BATCH).await {
                Ok(gone) if gone.len() < BATCH as usize => return,
                Ok(_) => tokio::task::yield_now().await,
                Err(error) => {
                    tracing::warn!("deleting old tables: {error}");
                    return;
                }
            }
        }
    }
}
