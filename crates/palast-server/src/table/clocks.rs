//! The time a person has for an answer, where a table sets one.
//!
//! It counts from the last thing everybody saw, which the store keeps with the table. A clock that
//! began again with each half of a sealed choice would tell the others that a half was made, by what
//! it shows and by when it strikes. So a sealed choice has the time of one answer, all its parts
//! together, and taking it back before the others are done gives no new time. It also makes the
//! clock the same before and after a restart.

use std::time::Duration;

use palast_core::{Seat, Seed, Viewer};
use palast_store::Timestamp;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};

use super::actor::TableActor;
use super::command::Message;
use crate::app::now;
use crate::metrics::MovedBy;
use crate::signing;

/// When somebody's time is up. Everybody at the table may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deadline {
    until: Instant,
    /// The same in seconds since 1970, so that it has one name also after a restart.
    pub(crate) stamp: i64,
}

impl Deadline {
    /// How long it is until then.
    pub(crate) fn left(self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}

/// When everybody last saw something happen.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastSeen {
    pub(super) stamp: Timestamp,
    /// A moment of this process's clock, and how long before it that was: a stamp is only good to
    /// the second, and the process may have started later.
    known: Instant,
    before: Duration,
}

impl LastSeen {
    /// Just now.
    pub(super) fn just_now() -> Self {
        Self {
            stamp: now(),
            known: Instant::now(),
            before: Duration::ZERO,
        }
    }

    /// As the store has it.
    pub(super) fn at(stamp: Timestamp) -> Self {
        let passed = now().unix().saturating_sub(stamp.unix());
        Self {
            stamp,
            known: Instant::now(),
            before: Duration::from_secs(u64::try_from(passed).unwrap_or(0)),
        }
    }

    /// This long after it.
    pub(super) fn deadline(self, limit: Duration) -> Deadline {
        Deadline {
            until: self.known + limit.saturating_sub(self.before),
            stamp: self.due(limit).unix(),
        }
    }

    /// The same as the store keeps it.
    pub(super) fn due(self, limit: Duration) -> Timestamp {
        let limit = i64::try_from(limit.as_secs()).unwrap_or(i64::MAX);
        Timestamp::from_unix(self.stamp.unix().saturating_add(limit))
    }
}

/// Something that waits for a deadline, and no longer than it is wanted.
#[derive(Debug)]
pub(super) struct Alarm {
    deadline: Deadline,
    task: AbortHandle,
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl TableActor {
    /// When the time of a seat is up, if a person answers for it, is asked, and has a limit.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Deadline> {
        let limit = self.config.pace.limit()?;
        let asked = self.play.as_ref()?.asked().contains(seat);
        (asked && self.is_person(seat)).then(|| self.seen.deadline(limit))
    }

    /// The deadline of those who are asked now: it is the same for all.
    pub(super) fn next_deadline(&self) -> Option<Deadline> {
        Seat::ALL.into_iter().find_map(|seat| self.deadline(seat))
    }

    /// Sets the alarm for the next deadline, or turns it off.
    pub(super) fn set_alarm(&mut self) {
        let next = self.next_deadline();
        if self.alarm.as_ref().map(|alarm| alarm.deadline) == next {
            return;
        }
        self.alarm = next.map(|deadline| {
            let mailbox = self.mailbox.clone();
            // After a failed write it is tried again, but not at once.
            let wait = self.wait;
            let strike = async move {
                sleep(deadline.left() + wait).await;
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Message::TimeUp).await;
                }
            };
            Alarm {
                deadline,
                task: tokio::spawn(strike).abort_handle(),
            }
        });
    }

    /// Answers by the rules for everybody whose time is up.
    pub(super) async fn time_up(&mut self) {
        self.alarm = None;
        for seat in Seat::ALL {
            let late = self
                .deadline(seat)
                .is_some_and(|deadline| deadline.left() == Duration::ZERO);
            let Some(play) = self.play.as_ref().filter(|_| late) else {
                continue;
            };
            let Some(ask) = play.ask_id(seat) else {
                continue;
            };
            let view = play.view(Viewer::Seat(seat));
            let Some(notation) = view.absent(&Seed::new(signing::random())) else {
                continue;
            };
            match self.submit(seat, ask, &notation).await {
                Ok(()) => {
                    self.app.metrics.moved(MovedBy::Clock);
                    self.set_late(seat).await;
                }
                Err(error) => self.own_answer_failed("a clock", &error),
            }
            if self.is_stopped() {
                return;
            }
        }
    }
}
