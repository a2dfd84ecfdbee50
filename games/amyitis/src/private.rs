//! Nothing is hidden in this game (AM-022): there is nothing that only one seat can see, and nothing
//! that nobody can. What comes is drawn when it comes.

use serde::{Deserialize, Serialize};

/// What one seat can see for itself: nothing that the others cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Private;

/// What nobody can see: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret;
