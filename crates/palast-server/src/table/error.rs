//! Why a table did not do something: the middle of three levels of errors.
//!
//! The core and the games say why the rules refuse an answer ([`SubmitError`]); a [`TableError`] adds
//! what only a table knows; [`crate::http_error::HttpError`] makes a status and a sentence of it.
//! Each level has one conversion into the next.

use palast_games::{AnyGame, SubmitError};
use palast_store::{AppendError, ChangeError};
use palast_ui::Phrase;

/// Why a table did not do something. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) enum TableError {
    NoTable,
    NotSeated,
    NotInvited,
    NotHost,
    /// Only players may look at this table.
    Unwatched,
    /// The host has removed this person.
    Removed,
    /// The host keeps the seat until the match begins.
    HostStays,
    /// Somebody else at the table has this name.
    NameTaken,
    /// Somebody sits on the wanted seat; another one is free.
    SeatTaken,
    Full,
    /// The match has not begun.
    TooEarly,
    /// The match has begun or is over.
    TooLate,
    NotAsked,
    Stale,
    Unreadable,
    /// The rules do not allow it, for a reason in the words of this game.
    Illegal {
        game: &'static dyn AnyGame,
        why: Phrase,
    },
    NoTakeBack,
    /// As many answers have been taken back in this match as may be.
    TakeBacksSpent,
    /// The person is here.
    StillHere,
    /// A bot may take this seat only when its person's time has run out.
    TimeLeft,
    NoPly,
    /// The store could not do it.
    Failed,
}

impl TableError {
    /// Why the rules of this game did not take an answer.
    pub(super) fn of_submit(error: SubmitError, game: &'static dyn AnyGame) -> Self {
        match error {
            SubmitError::NotAsked => Self::NotAsked,
            SubmitError::Stale => Self::Stale,
            SubmitError::Unreadable(_) => Self::Unreadable,
            SubmitError::Illegal(why) => Self::Illegal { game, why },
        }
    }

    /// What happened, without saying what was answered: for the log.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Illegal { .. } => "illegal",
            Self::Unreadable => "unreadable",
            Self::Failed => "the store failed",
            Self::NoTable | Self::NotSeated | Self::NotInvited | Self::NotHost | Self::Removed => {
                "not allowed"
            }
            Self::Unwatched | Self::HostStays | Self::NameTaken => "not allowed",
            Self::SeatTaken | Self::Full | Self::TooEarly | Self::TooLate => "not now",
            Self::NotAsked | Self::Stale | Self::NoTakeBack | Self::TakeBacksSpent => "not asked",
            Self::StillHere | Self::TimeLeft | Self::NoPly => "not so",
        }
    }
}

impl From<&AppendError> for TableError {
    fn from(error: &AppendError) -> Self {
        match error {
            AppendError::NotFound => Self::NoTable,
            AppendError::Conflict { .. } => Self::Stale,
            AppendError::NotRunning { .. } => Self::TooLate,
            AppendError::Store(_) => Self::Failed,
        }
    }
}

impl From<&ChangeError> for TableError {
    fn from(error: &ChangeError) -> Self {
        match error {
            ChangeError::NotFound => Self::NoTable,
            ChangeError::NoSuchSeat => Self::Unreadable,
            ChangeError::SeatChanged { .. } => Self::Stale,
            ChangeError::WrongStatus { .. } => Self::TooLate,
            ChangeError::Store(_) => Self::Failed,
        }
    }
}
