//! Writing: what a match has done goes to the store before anybody sees it.

use std::time::{Duration, Instant};

use palast_core::{Seat, SeatSet};
use palast_store::{AppendError, Progress, PublicProgress, SeatMask, Status, Then, Timestamp};

use super::actor::TableActor;
use super::clocks::LastSeen;
use super::error::TableError;
use super::opening::short;
use crate::app::now;

impl TableActor {
    /// Writes what the store does not have yet. If it cannot be written it has not happened: this
    /// incarnation ends, and the next one takes the match from the store.
    pub(super) async fn write(&mut self) -> Result<(), TableError> {
        let Some(play) = &self.play else {
            return Err(TableError::TooEarly);
        };
        let lines = play.lines_from(self.stored);
        if lines.is_empty() {
            return Ok(());
        }
        let (over, ply) = (play.is_over(), play.ply());
        // Only what everybody saw moves a clock or a place in a list.
        let seen = if ply == self.ply {
            self.seen
        } else {
            LastSeen::just_now()
        };
        let then = if over {
            Then::IsOver
        } else {
            Then::GoesOn(self.progress(seen, ply != self.ply))
        };
        let (length, when) = (self.stored as u64, now());
        let append = self.app.store.append(&self.id, length, lines, then, when);
        let begun = Instant::now();
        let appended = append.await;
        self.app.metrics.stored(begun.elapsed());
        match appended {
            Ok(length) => {
                self.stored = usize::try_from(length).unwrap_or(usize::MAX);
                self.wait = Duration::ZERO;
                (self.seen, self.ply) = (seen, ply);
                if over {
                    self.status = Status::Over;
                    tracing::info!("table {} is over", short(&self.id));
                }
                Ok(())
            }
            Err(error) => Err(self.not_appended(&error)),
        }
    }

    fn not_appended(&mut self, error: &AppendError) -> TableError {
        if let AppendError::Store(error) = error {
            tracing::warn!("writing to table {}: {error}", short(&self.id));
        }
        self.stop();
        TableError::from(error)
    }

    /// Where the match stands, for lists and for being woken.
    pub(super) fn progress(&self, seen: LastSeen, news: bool) -> Progress {
        let asked = self
            .play
            .as_ref()
            .map_or(SeatSet::EMPTY, |play| play.asked());
        let mask = |wanted: &dyn Fn(Seat) -> bool| -> SeatMask {
            let seats = asked.iter().filter(|seat| wanted(*seat));
            seats.map(u8::from).collect()
        };
        let awaited = mask(&|seat| self.is_person(seat));
        let limit = self.config.pace.limit().filter(|_| !awaited.is_empty());
        let clock = limit.map(|limit| seen.due(limit));
        let bots = asked.iter().any(|seat| self.has_working_bot(seat));
        Progress {
            awaited,
            due: if bots { Some(seen.stamp) } else { clock },
            public: news.then(|| PublicProgress {
                asked: mask(&|_| true),
                seen: seen.stamp,
            }),
        }
    }

    /// Stores where the match stands after something else than an answer: who plays a seat.
    pub(super) async fn write_progress(&mut self) -> Result<(), TableError> {
        let progress = self.progress(self.seen, false);
        let length = self.stored as u64;
        let set = self.app.store.set_progress(&self.id, length, progress);
        set.await.map_err(|error| self.not_appended(&error))
    }

    /// Corrects the stored progress where it differs: in a database of an earlier version, or after
    /// a crash between two writes.
    pub(super) async fn check_progress(&mut self, awaited: SeatMask, due: Option<Timestamp>) {
        if self.status != Status::Running {
            return;
        }
        let progress = self.progress(self.seen, false);
        if (progress.awaited, progress.due) != (awaited, due) {
            // If that fails the table can be played all the same.
            let length = self.stored as u64;
            let set = self.app.store.set_progress(&self.id, length, progress);
            if let Err(error) = set.await {
                tracing::warn!("writing to table {}: {error}", short(&self.id));
            }
        }
    }
}
