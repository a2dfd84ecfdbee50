//! Tables in memory: one task owns a match, requests go through its queue.
//!
//! A table is loaded when somebody asks for it and leaves memory when nobody looks at it any more.
//! The store's `append` decides who wrote first, so that it does not matter if a table is for a
//! moment in memory twice, here or on another node: the loser loads again.

mod actions;
mod actor;
mod clocks;
mod config;
mod opening;
mod presence;
mod snapshot;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use palast_core::{AskId, Seat};
use palast_store::{Owner, TableId};
use palast_ui::Phrase;
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use clocks::Deadline;
pub(crate) use config::{Pace, TableConfig, Watch};
pub(crate) use opening::{NewOccupant, TableSpec, open, open_and_start, rematch_id};
pub(crate) use presence::{Looking, Presence};
pub(crate) use snapshot::{MatchSnapshot, OccupantState, SeatSnapshot, TableSnapshot};

use crate::app::App;

/// How many requests may wait for one table.
const QUEUE: usize = 64;

/// Something that would change a table.
#[derive(Debug)]
pub(crate) enum Command {
    /// Take a free seat.
    Sit { name: String, invited: Invited },
    /// Give the seat up before the match.
    Leave,
    /// The host opens a seat or gives it to a bot before the match.
    Arrange { seat: Seat, place: NewOccupant },
    /// The host begins; free seats go to bots.
    Start,
    /// Answer a question.
    Answer { ask: AskId, notation: String },
    /// Take the last answer back, or ask the others for it.
    TakeBack,
    /// Say yes or no to such a request.
    Consent(Consent),
    /// Let a bot play for somebody who is gone, or for oneself.
    StandIn(Seat),
    /// Take the own seat back from a bot.
    Return,
    /// There is a table for the next match.
    Rematch(TableId),
}

/// Whether somebody holds an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Invited {
    Yes,
    No,
}

/// An answer to a request to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    Yes,
    No,
}

/// Why a table did not do something. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum TableError {
    NoTable,
    NotSeated,
    NotInvited,
    NotHost,
    Unwatched,
    Full,
    /// The match has not begun.
    TooEarly,
    /// The match has begun or is over.
    TooLate,
    NotAsked,
    Stale,
    Unreadable,
    Illegal(Phrase),
    NoTakeBack,
    StillHere,
    NoPly,
    /// The store could not do it.
    Failed,
}

impl TableError {
    /// What happened, without saying what was answered: for the log.
    const fn kind(&self) -> &'static str {
        match self {
            Self::Illegal(_) => "illegal",
            Self::Unreadable => "unreadable",
            Self::Failed => "the store failed",
            Self::NoTable | Self::NotSeated | Self::NotInvited | Self::NotHost => "not allowed",
            Self::Unwatched | Self::Full | Self::TooEarly | Self::TooLate => "not now",
            Self::NotAsked | Self::Stale | Self::NoTakeBack => "not asked",
            Self::StillHere | Self::NoPly => "not so",
        }
    }
}

/// What a table's task is sent.
#[derive(Debug)]
enum Message {
    See {
        who: Owner,
        invited: Invited,
        at: Option<usize>,
        reply: oneshot::Sender<Result<Box<TableSnapshot>, TableError>>,
    },
    Command {
        who: Owner,
        command: Command,
        reply: oneshot::Sender<Result<(), TableError>>,
    },
    /// A bot has thought.
    Thought {
        seat: Seat,
        ask: AskId,
        notation: Option<String>,
    },
    /// Somebody's time is up.
    Late { seat: Seat, ask: AskId },
    /// Be in memory.
    Wake,
}

/// A table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    queue: mpsc::Sender<Message>,
    tick: watch::Sender<u64>,
    presence: Arc<Presence>,
}

impl std::fmt::Debug for TableSnapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableSnapshot")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<TableId, Handle>>);

impl Tables {
    /// The table with this id; whether there is one is found out by asking it.
    fn get(&self, app: &App, id: &TableId) -> Handle {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = tables.get(id)
            && !handle.queue.is_closed()
        {
            return handle.clone();
        }
        let (queue, requests) = mpsc::channel(QUEUE);
        let tick = watch::Sender::new(0);
        let handle = Handle {
            queue,
            presence: Arc::new(Presence::new(tick.clone())),
            tick,
        };
        tables.insert(id.clone(), handle.clone());
        actor::spawn(app.clone(), id.clone(), handle.clone(), requests);
        handle
    }

    /// Forgets a table whose task has ended, unless it has been loaded again.
    fn forget(&self, id: &TableId) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tables
            .get(id)
            .is_some_and(|handle| handle.queue.is_closed())
        {
            tables.remove(id);
        }
    }

    pub(crate) fn count(&self) -> usize {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.len()
    }
}

impl App {
    /// What somebody may see of a table, now or at a past moment.
    pub(crate) async fn see(
        &self,
        id: &TableId,
        who: Owner,
        invited: Invited,
        at: Option<usize>,
    ) -> Result<Box<TableSnapshot>, TableError> {
        self.ask(id, |reply| Message::See {
            who,
            invited,
            at,
            reply,
        })
        .await
    }

    /// Notes that somebody looks at a table.
    pub(crate) fn saw(&self, id: &TableId, who: Owner) {
        self.tables.get(self, id).presence.saw(who);
    }

    /// Asks a table for a change; when this is answered with success, it is in the store.
    pub(crate) async fn command(
        &self,
        id: &TableId,
        who: Owner,
        command: Command,
    ) -> Result<(), TableError> {
        self.ask(id, |reply| Message::Command {
            who,
            command,
            reply,
        })
        .await
    }

    async fn ask<T>(
        &self,
        id: &TableId,
        message: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> Message,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        let mut message = message(reply);
        // A table may leave memory between being found and being asked; the second one found is new.
        for _ in 0..3 {
            let handle = self.tables.get(self, id);
            match handle.queue.send(message).await {
                Ok(()) => return answer.await.unwrap_or(Err(TableError::Failed)),
                Err(back) => message = back.0,
            }
        }
        Err(TableError::Failed)
    }

    /// Follows a table: the receiver changes whenever something may look different.
    pub(crate) fn follow(&self, id: &TableId, who: Owner) -> (watch::Receiver<u64>, Looking) {
        let handle = self.tables.get(self, id);
        (handle.tick.subscribe(), handle.presence.look(who))
    }

    /// Brings every running table back to memory, so that bots go on where they were.
    pub(crate) async fn wake_all(&self) {
        match self.store.ids(Some(palast_store::Status::Running)).await {
            Ok(ids) => {
                for id in ids {
                    let _ = self.tables.get(self, &id).queue.send(Message::Wake).await;
                }
            }
            Err(error) => self.warn(format_args!("cannot list running tables: {error}")),
        }
    }
}
