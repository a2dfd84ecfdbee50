//! From SQLite's errors to ours.

use rusqlite::ErrorCode;

use crate::error::StoreError;

/// What a failed query means. The text is for the log, never for a player.
pub(super) fn store_error(error: &rusqlite::Error) -> StoreError {
    let code = error.sqlite_error_code();
    if code == Some(ErrorCode::DiskFull) {
        StoreError::Full
    } else if is_damage(error) {
        StoreError::Damaged(error.to_string())
    } else {
        StoreError::Failed(error.to_string())
    }
}

/// The file's content is wrong, as opposed to the disk or the query.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(
        code,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
    ) || matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
    )
}

/// A column holds something we never write.
pub(super) fn strange(column: usize, what: &'static str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, what.into())
}
