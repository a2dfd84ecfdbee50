//! What one seat can see, and what nobody can see.
//!
//! The adviser pile is a set: its order is decided when a card is drawn, which nobody can tell from a
//! shuffled pile. Only a card put back on top is known, to whoever put it there, and to whoever did so
//! before and has not seen it since.

use serde::{Deserialize, Serialize};

use crate::{Adviser, AdviserSet, Groups};

/// What one seat can see for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// The grouping of this round, until all are shown.
    pub plan: Option<Groups>,
    /// The adviser cards drawn in this visit.
    pub drawn: AdviserSet,
    /// A card this seat has put back on the pile and nobody has shown since: it is on top, or in the
    /// hand of whoever has drawn it.
    pub known: Option<Adviser>,
}

/// What nobody can see.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Secret {
    /// The adviser pile without a card put back.
    pub pile: AdviserSet,
    /// The card put back on top.
    pub top: Option<Adviser>,
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}
