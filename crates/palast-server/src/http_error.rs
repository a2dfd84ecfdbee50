//! The error that a handler returns: a status and a phrase for the reader, never a cause.
//!
//! The outermost layer ([`crate::middleware`]) turns it into a page or a sentence in the reader's
//! language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use palast_games::AnyGame;
use palast_ui::Phrase;

use crate::table::TableError;

/// An error on its way to the reader.
#[derive(Clone, Debug)]
pub(crate) struct HttpError {
    pub(crate) status: StatusCode,
    /// What to say; without game words unless `game` is set.
    pub(crate) phrase: Phrase,
    /// The game whose words the phrase uses.
    pub(crate) game: Option<&'static dyn AnyGame>,
    /// For programs: what exactly could not be read.
    pub(crate) reason: Option<String>,
}

impl HttpError {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Self {
        Self {
            status,
            phrase: Phrase::new(key),
            game: None,
            reason: None,
        }
    }

    /// The same with what exactly could not be read.
    pub(crate) fn because(self, reason: impl Into<String>) -> Self {
        Self {
            reason: Some(reason.into()),
            ..self
        }
    }

    pub(crate) fn no_page() -> Self {
        Self::new(StatusCode::NOT_FOUND, "problem-no-page")
    }

    pub(crate) fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "problem-no-table")
    }

    pub(crate) fn malformed() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "problem-malformed")
    }

    pub(crate) fn forged() -> Self {
        Self::new(StatusCode::FORBIDDEN, "problem-forged")
    }

    pub(crate) fn too_often() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "problem-too-often")
    }

    pub(crate) fn broken() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "problem-broken")
    }

    /// What to say about a status that something else than a handler answered.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        let key = match status.as_u16() {
            404 => "problem-no-page",
            405 => "problem-method",
            413 => "problem-too-large",
            429 => "problem-too-often",
            400..=499 => "problem-malformed",
            _ => "problem-broken",
        };
        Self::new(status, key)
    }
}

impl From<TableError> for HttpError {
    fn from(error: TableError) -> Self {
        let (status, key) = match error {
            TableError::NoTable => (StatusCode::NOT_FOUND, "problem-no-table"),
            TableError::NotSeated => (StatusCode::FORBIDDEN, "problem-not-seated"),
            TableError::NotInvited => (StatusCode::FORBIDDEN, "problem-not-invited"),
            TableError::NotHost => (StatusCode::FORBIDDEN, "problem-not-host"),
            TableError::Unwatched => (StatusCode::FORBIDDEN, "problem-unwatched"),
            TableError::Removed => (StatusCode::FORBIDDEN, "problem-removed"),
            TableError::HostStays => (StatusCode::CONFLICT, "problem-host-stays"),
            TableError::NameTaken => (StatusCode::CONFLICT, "problem-name-taken"),
            TableError::SeatTaken => (StatusCode::CONFLICT, "problem-seat-taken"),
            TableError::Full => (StatusCode::CONFLICT, "problem-full"),
            TableError::TooEarly => (StatusCode::CONFLICT, "problem-too-early"),
            TableError::TooLate => (StatusCode::CONFLICT, "problem-too-late"),
            TableError::NotAsked => (StatusCode::CONFLICT, "problem-not-asked"),
            TableError::Stale => (StatusCode::CONFLICT, "problem-stale"),
            TableError::Unreadable => (StatusCode::BAD_REQUEST, "problem-unreadable"),
            TableError::NoTakeBack => (StatusCode::CONFLICT, "problem-no-take-back"),
            TableError::TakeBacksSpent => (StatusCode::CONFLICT, "problem-take-backs-spent"),
            TableError::StillHere => (StatusCode::CONFLICT, "problem-still-here"),
            TableError::TimeLeft => (StatusCode::CONFLICT, "problem-time-left"),
            TableError::NoPly => (StatusCode::NOT_FOUND, "problem-no-moment"),
            TableError::Failed => (StatusCode::SERVICE_UNAVAILABLE, "problem-failed"),
            TableError::Illegal { game, why } => {
                return Self {
                    status: StatusCode::UNPROCESSABLE_ENTITY,
                    phrase: why,
                    game: Some(game),
                    reason: None,
                };
            }
        };
        Self::new(status, key)
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
