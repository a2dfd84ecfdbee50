//! Keys made on first use.

use crate::error::StoreError;
use crate::ids::Secret;

/// A key nobody can guess, from the system's random source.
pub(crate) fn draw_key() -> Result<Secret, StoreError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::Failed(format!("no random bytes: {error}")))?;
    Ok(Secret::new(bytes))
}
