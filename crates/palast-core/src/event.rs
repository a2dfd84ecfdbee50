//! Events emitted by the rules: public ones for everybody, private ones for a single seat.

use crate::{Game, Seat, Viewer};

/// One emitted event and its audience.
pub enum LogItem<G: Game> {
    /// Visible to everyone, spectators included.
    Public(G::Event),
    /// Visible to this seat only.
    Private(Seat, G::PrivateEvent),
}

impl<G: Game> LogItem<G> {
    /// Whether this viewer may see the item.
    #[must_use]
    pub fn is_visible_to(&self, viewer: Viewer) -> bool {
        match self {
            Self::Public(_) => true,
            Self::Private(seat, _) => viewer == Viewer::Seat(*seat),
        }
    }
}

impl<G: Game> Clone for LogItem<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Public(event) => Self::Public(event.clone()),
            Self::Private(seat, event) => Self::Private(*seat, event.clone()),
        }
    }
}

impl<G: Game> PartialEq for LogItem<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Public(a), Self::Public(b)) => a == b,
            (Self::Private(s, a), Self::Private(t, b)) => s == t && a == b,
            (Self::Public(_), Self::Private(..)) | (Self::Private(..), Self::Public(_)) => false,
        }
    }
}

impl<G: Game> std::fmt::Debug for LogItem<G> {
    /// Prints public events in full and private ones without their content, so that a debug line
    /// cannot leak them.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Public(event) => f.debug_tuple("Public").field(event).finish(),
            Self::Private(seat, _) => f.debug_tuple("Private").field(seat).finish_non_exhaustive(),
        }
    }
}

/// Collects the events that rules emit. A silent sink runs no closure and allocates nothing, so
/// emitting costs a search nothing.
#[derive(Debug)]
pub struct EventSink<G: Game> {
    items: Option<Vec<LogItem<G>>>,
}

impl<G: Game> EventSink<G> {
    /// A sink that drops everything: for search.
    #[must_use]
    pub const fn silent() -> Self {
        Self { items: None }
    }

    /// A sink that keeps everything.
    #[must_use]
    pub const fn recording() -> Self {
        Self {
            items: Some(Vec::new()),
        }
    }

    /// Emits a public event.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(items) = &mut self.items {
            items.push(LogItem::Public(event()));
        }
    }

    /// Emits an event that only this seat may see.
    #[inline]
    pub fn emit_to(&mut self, seat: Seat, event: impl FnOnce() -> G::PrivateEvent) {
        if let Some(items) = &mut self.items {
            items.push(LogItem::Private(seat, event()));
        }
    }

    /// Removes and returns everything emitted since the last call.
    pub fn take(&mut self) -> Vec<LogItem<G>> {
        self.items.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
