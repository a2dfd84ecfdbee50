//! From PostgreSQL's errors to ours.

use deadpool_postgres::PoolError;
use tokio_postgres::error::SqlState;

use crate::error::StoreError;

/// Why a query gave no result.
#[derive(Debug)]
pub(super) enum Fault {
    Database(tokio_postgres::Error),
    /// A column holds something we never write.
    Strange(&'static str),
    /// We refuse to use what is there.
    Refused(&'static str),
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Database(error)
    }
}

impl Fault {
    /// What it means. The text is for the log, never for a player.
    pub(super) fn into_store_error(self) -> StoreError {
        match self {
            Self::Database(error) => store_error(&error),
            Self::Strange(what) => StoreError::Damaged(what.to_owned()),
            Self::Refused(why) => StoreError::Failed(why.to_owned()),
        }
    }
}

fn store_error(error: &tokio_postgres::Error) -> StoreError {
    let Some(code) = error.code() else {
        return if error.is_closed() || is_transport(error) {
            StoreError::Unreachable(reason(error))
        } else {
            // The answer did not have the types we asked for.
            StoreError::Damaged(reason(error))
        };
    };
    if *code == SqlState::DISK_FULL {
        StoreError::Full
    } else if [SqlState::DATA_CORRUPTED, SqlState::INDEX_CORRUPTED].contains(code) {
        StoreError::Damaged(reason(error))
    } else if is_going_away(code) {
        StoreError::Unreachable(reason(error))
    } else {
        StoreError::Failed(reason(error))
    }
}

/// The server closes the connection, or could not take one.
fn is_going_away(code: &SqlState) -> bool {
    let going = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    going.contains(code) || code.code().starts_with("08")
}

fn is_transport(error: &tokio_postgres::Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        if inner.is::<std::io::Error>() {
            return true;
        }
        cause = inner.source();
    }
    false
}

/// What happened in words, with all causes: the outermost alone says little.
pub(super) fn reason(error: &tokio_postgres::Error) -> String {
    if let Some(error) = error.as_db_error() {
        return format!("{} ({})", error.message(), error.code().code());
    }
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        cause = inner.source();
    }
    text
}

/// Why there is no connection.
pub(super) fn of_pool(error: &PoolError) -> StoreError {
    match error {
        // Whatever the reason, the database is out of reach.
        PoolError::Backend(error) => StoreError::Unreachable(reason(error)),
        PoolError::Timeout(_) => {
            StoreError::Unreachable("no connection was free in time".to_owned())
        }
        PoolError::Closed => StoreError::Closed,
        PoolError::NoRuntimeSpecified | PoolError::PostCreateHook(_) => {
            StoreError::Failed("its pool of connections is set up wrongly".to_owned())
        }
    }
}
