//! What a table can be asked to do, and the messages its actor receives.

use palast_core::{AskId, Seat};
use palast_games::Level;
use palast_store::{Owner, TableId};
use palast_ui::plan::Placed;
use tokio::sync::oneshot;

use super::error::TableError;
use super::snapshot::TableSnapshot;

/// A request to change a table.
#[derive(Debug)]
pub(crate) enum Command {
    /// Take a free seat, this one or any, or change the name on one's own.
    Sit {
        name: String,
        seat: Option<Seat>,
        invite: Invite,
    },
    /// Give the seat up before the match.
    Leave,
    /// The host opens a seat or gives it to a bot before the match.
    Arrange { seat: Seat, occupant: NewOccupant },
    /// The host begins; free seats go to bots.
    Start,
    /// Answer a question.
    Answer { ask: AskId, notation: String },
    /// Give several answers together, as pieces placed in the slots of a plan.
    Plan { ask: AskId, placed: Vec<Placed> },
    /// Take the last answer back, or ask the others for it.
    TakeBack,
    /// Say yes or no to such a request.
    Consent(Consent),
    /// Let a bot play for somebody who is gone, or for oneself.
    StandIn(Seat),
    /// Take one's own seat back from a bot.
    Return,
    /// Give the seat to a bot for good. A table without people is deleted.
    Resign,
    /// The host deletes the table before the match; after it, anybody gives up their seat.
    Remove,
    /// Note the table of the next match.
    Rematch(TableId),
}

/// Whom the host wants on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NewOccupant {
    Open,
    Bot(Level),
}

/// The invitation that came with a request, if any. The table checks it: it may have been replaced.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Invite(pub(crate) Option<String>);

/// An answer to a request to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    Yes,
    No,
}

/// What the actor of a table receives.
#[derive(Debug)]
pub(super) enum Message {
    /// Answer with what this person may see, now or at a past ply.
    Snapshot {
        who: Owner,
        invite: Invite,
        at: Option<usize>,
        reply: oneshot::Sender<Result<Box<TableSnapshot>, TableError>>,
    },
    /// Change something.
    Command {
        who: Owner,
        command: Command,
        reply: oneshot::Sender<Result<(), TableError>>,
    },
    /// A bot has an answer, or has failed to find one.
    BotAnswered {
        seat: Seat,
        ask: AskId,
        answer: Option<String>,
    },
    /// The time for an answer may be up.
    TimeUp,
    /// Be in memory.
    Wake {
        reply: oneshot::Sender<Result<(), TableError>>,
    },
}

impl Message {
    /// Answers everything that waits for an answer with this error.
    pub(super) fn refuse(self, error: TableError) {
        match self {
            Self::Snapshot { reply, .. } => drop(reply.send(Err(error))),
            Self::Command { reply, .. } | Self::Wake { reply } => drop(reply.send(Err(error))),
            Self::BotAnswered { .. } | Self::TimeUp => {}
        }
    }
}
