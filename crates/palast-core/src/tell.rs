//! What happens is told: events to all, whispers to one seat.

use crate::{Game, Seat, Viewer};

/// One thing told, and to whom.
pub enum Told<G: Game> {
    /// Everyone, spectators included, may know it.
    All(G::Event),
    /// Only this seat may know it.
    Only(Seat, G::Whisper),
}

impl<G: Game> Told<G> {
    /// Whether this viewer is told.
    #[must_use]
    pub fn reaches(&self, viewer: Viewer) -> bool {
        match self {
            Self::All(_) => true,
            Self::Only(seat, _) => viewer == Viewer::Seat(*seat),
        }
    }
}

impl<G: Game> Clone for Told<G> {
    fn clone(&self) -> Self {
        match self {
            Self::All(event) => Self::All(event.clone()),
            Self::Only(seat, whisper) => Self::Only(*seat, whisper.clone()),
        }
    }
}

impl<G: Game> PartialEq for Told<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::All(a), Self::All(b)) => a == b,
            (Self::Only(s, a), Self::Only(t, b)) => s == t && a == b,
            (Self::All(_), Self::Only(..)) | (Self::Only(..), Self::All(_)) => false,
        }
    }
}

impl<G: Game> std::fmt::Debug for Told<G> {
    /// Shows events; of a whisper only to whom, so that a log line cannot tell it on.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::All(event) => f.debug_tuple("All").field(event).finish(),
            Self::Only(seat, _) => f.debug_tuple("Only").field(seat).finish_non_exhaustive(),
        }
    }
}

/// Where rules say what happened. A silent one runs no closure and allocates nothing, so rules may
/// tell freely without slowing a search.
#[derive(Debug)]
pub struct Tell<G: Game> {
    heard: Option<Vec<Told<G>>>,
}

impl<G: Game> Tell<G> {
    /// Nobody listens: for search.
    #[must_use]
    pub const fn silent() -> Self {
        Self { heard: None }
    }

    /// Keeps what is told.
    #[must_use]
    pub const fn listening() -> Self {
        Self {
            heard: Some(Vec::new()),
        }
    }

    /// Tells everyone.
    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(heard) = &mut self.heard {
            heard.push(Told::All(event()));
        }
    }

    /// Tells one seat.
    #[inline]
    pub fn only(&mut self, seat: Seat, whisper: impl FnOnce() -> G::Whisper) {
        if let Some(heard) = &mut self.heard {
            heard.push(Told::Only(seat, whisper()));
        }
    }

    /// What was told since the last call.
    pub fn take(&mut self) -> Vec<Told<G>> {
        self.heard.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
