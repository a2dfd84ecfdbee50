//! What one seat can see, and what nobody can.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{CardSet, Trace};

/// What one seat can see for itself.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// The own hand. Cards picked for a swap are still in it.
    pub hand: CardSet,
    /// The cards picked so far for the swap under way.
    pub picked: CardSet,
    /// What this seat knows of other hands and of the discards, what all know included; read it
    /// with [`Private::known`] and [`Private::discarded`].
    pub trace: Trace,
}

impl Private {
    /// The cards this seat knows for certain to be in another hand.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.trace.known(seat)
    }

    /// The cards this seat knows for certain to lie in the discards: its own, and others' that
    /// could be nothing else.
    #[must_use]
    pub const fn discarded(&self) -> CardSet {
        self.trace.discarded()
    }
}

/// What nobody can see. The order of neither pile exists: both are drawn from as bags.
#[derive(Clone, PartialEq, Default)]
pub struct Secret {
    /// The draw pile.
    pub pile: CardSet,
    /// All cards discarded in this round.
    pub discards: CardSet,
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}
