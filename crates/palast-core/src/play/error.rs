//! Why an answer or a recorded input is refused.

use std::fmt;

use crate::{Game, NotationError, Seat};

/// Why an answer was not taken; the match is unchanged. `E` is the reason the rules give: the
/// game's own type here, a phrase for people in the layers above.
#[derive(Clone, PartialEq, Debug)]
pub enum SubmitError<E> {
    /// This seat is not asked anything now.
    NotAsked,
    /// The answer belongs to an earlier question.
    Stale,
    /// The text is not an action of this game.
    Unreadable(NotationError),
    /// The rules do not allow it.
    Illegal(E),
}

impl<E> SubmitError<E> {
    /// The same error with the reason of the rules translated.
    pub fn map_illegal<F>(self, translate: impl FnOnce(E) -> F) -> SubmitError<F> {
        match self {
            Self::NotAsked => SubmitError::NotAsked,
            Self::Stale => SubmitError::Stale,
            Self::Unreadable(error) => SubmitError::Unreadable(error),
            Self::Illegal(why) => SubmitError::Illegal(translate(why)),
        }
    }
}

/// An input that does not follow from the ones before it.
#[derive(Clone, Copy, PartialEq)]
pub struct ReplayError<G: Game> {
    /// Its index, counted from zero. A result is counted on from the inputs ([`crate::Record::line_of`]).
    pub input: usize,
    /// What is wrong with it.
    pub kind: ReplayErrorKind<G>,
}

/// What can be wrong with a recorded input.
#[derive(Clone, Copy, PartialEq)]
pub enum ReplayErrorKind<G: Game> {
    /// The match was over already.
    AfterTheEnd,
    /// An answer of a seat that was not asked, or while something was to be drawn.
    NotAsked(Seat),
    /// The rules do not allow the answer.
    Illegal(Seat, G::Illegal),
    /// Something was drawn while a seat was asked.
    NoDrawDue,
    /// The draw cannot give this.
    ImpossibleOutcome,
    /// The seat has nothing to take back.
    NothingToUndo(Seat),
    /// The record states another result than the match came to.
    OtherResult,
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind != ReplayErrorKind::OtherResult {
            write!(f, "input {}: ", self.input + 1)?;
        }
        match self.kind {
            ReplayErrorKind::OtherResult => {
                write!(f, "the record states another result than the match came to")
            }
            ReplayErrorKind::AfterTheEnd => write!(f, "the match was over already"),
            ReplayErrorKind::NotAsked(seat) => write!(f, "seat {seat} was not asked"),
            ReplayErrorKind::Illegal(seat, why) => {
                write!(
                    f,
                    "the rules do not allow this answer of seat {seat} ({why:?})"
                )
            }
            ReplayErrorKind::NoDrawDue => write!(f, "nothing was to be drawn"),
            ReplayErrorKind::ImpossibleOutcome => write!(f, "this cannot be drawn here"),
            ReplayErrorKind::NothingToUndo(seat) => {
                write!(f, "seat {seat} has nothing to take back")
            }
        }
    }
}

impl<G: Game> fmt::Debug for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> fmt::Debug for ReplayErrorKind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(
            &ReplayError {
                input: 0,
                kind: *self,
            },
            f,
        )
    }
}

impl<G: Game> std::error::Error for ReplayError<G> {}
