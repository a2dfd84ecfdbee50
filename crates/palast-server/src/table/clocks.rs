//! The time a person has for an answer, where a table sets one.
//!
//! It counts from what everybody could see. A clock that began again with each half of a sealed
//! choice would tell the others that a half was made, by what it shows and by when it strikes. So
//! a sealed choice has the time of one answer, all its parts together, and taking it back before
//! the others are done gives no new time.

use std::time::Duration;

use palast_core::{AskId, Seat, SeatMap};
use palast_games::AnyMatch;
use tokio::task::AbortHandle;
use tokio::time::Instant;

use crate::app::now;

/// When somebody's time is up. Everybody at the table may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deadline {
    until: Instant,
    /// The same in seconds since 1970, so that it has one name also after a restart.
    pub(crate) stamp: i64,
}

impl Deadline {
    /// This long from now.
    pub(crate) fn after(left: Duration) -> Self {
        let seconds = left.as_millis().div_ceil(1000);
        Self {
            until: Instant::now() + left,
            stamp: now()
                .unix()
                .saturating_add(i64::try_from(seconds).unwrap_or(i64::MAX)),
        }
    }

    /// How long it is until then.
    pub(crate) fn left(self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}

/// The clocks of a table.
#[derive(Debug, Default)]
pub(super) struct Clocks {
    clocks: SeatMap<Option<Clock>>,
    /// The newest moment when they were last looked at.
    ply: usize,
}

#[derive(Debug)]
struct Clock {
    ask: AskId,
    deadline: Deadline,
    /// What will strike; nothing once it has, or while the seat is not asked this.
    alarm: Option<Alarm>,
}

/// Something that waits for a deadline, and no longer than it is wanted.
#[derive(Debug)]
struct Alarm(AbortHandle);

impl Drop for Alarm {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Clocks {
    /// Stops the clocks of questions that are answered. Those of answers nobody saw are kept: they
    /// go on if the seat is asked again before anything else happens.
    pub(super) fn look_at(&mut self, play: &dyn AnyMatch) {
        let news = play.ply() != self.ply;
        self.ply = play.ply();
        for seat in Seat::ALL {
            let clock = &mut self.clocks[seat];
            let answered = |clock: &Clock| play.ask_id(seat) != Some(clock.ask);
            if news {
                clock.take_if(|clock| answered(clock));
            } else if let Some(clock) = clock.as_mut().filter(|clock| answered(clock)) {
                clock.alarm = None;
            }
        }
    }

    /// Whether nothing will strike for this question yet.
    pub(super) fn needs_alarm(&self, seat: Seat, ask: AskId) -> bool {
        self.clocks[seat]
            .as_ref()
            .is_none_or(|clock| clock.ask != ask || clock.alarm.is_none())
    }

    /// Lets the clock of a seat run, for the time it had left if it has been kept.
    pub(super) fn run(
        &mut self,
        seat: Seat,
        ask: AskId,
        fresh: Deadline,
        alarm: impl FnOnce(Duration) -> AbortHandle,
    ) {
        let kept = self.clocks[seat].as_ref().map(|clock| clock.deadline);
        let deadline = kept.unwrap_or(fresh);
        self.clocks[seat] = Some(Clock {
            ask,
            deadline,
            alarm: Some(Alarm(alarm(deadline.left()))),
        });
    }

    /// Notes that the clock of this question has struck.
    pub(super) fn struck(&mut self, seat: Seat, ask: AskId) {
        if let Some(clock) = &mut self.clocks[seat]
            && clock.ask == ask
        {
            clock.alarm = None;
        }
    }

    /// When the time of a seat is up that is asked this.
    pub(super) fn deadline(&self, seat: Seat, ask: AskId) -> Option<Deadline> {
        let clock = self.clocks[seat].as_ref()?;
        (clock.ask == ask).then_some(clock.deadline)
    }

    /// Whether anything will strike.
    pub(super) fn is_running(&self) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            self.clocks[seat]
                .as_ref()
                .is_some_and(|c| c.alarm.is_some())
        })
    }
}
