//! Where the other players have placed dice since the viewer last placed a group: a ring around them.

use eternal_palace::{Event, Place};
use palast_core::{LogItem, Seat};

use crate::Scene;

/// The events since the viewer's last own action in this round, newest first.
fn since(scene: Scene<'_>) -> impl Iterator<Item = &Event> {
    let public = scene
        .log
        .iter()
        .rev()
        .filter_map(|entry| match &entry.item {
            LogItem::Public(event) => Some(event),
            LogItem::Private(..) => None,
        });
    let you = scene.you();
    public.take_while(move |event| !is_own(event, you))
}

/// Whether an event ends the search: an action of the viewer, or the start of the round.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few events are actions of the viewer"
)]
fn is_own(event: &Event, you: Option<Seat>) -> bool {
    match event {
        Event::Placed { who, .. } | Event::Used { who, .. } | Event::Appointed { who, .. } => {
            Some(*who) == you
        }
        Event::RoundBegan { .. } => true,
        _ => false,
    }
}

/// Whether a player has placed dice there since the viewer's last turn.
pub(super) fn is_new(scene: Scene<'_>, seat: Seat, at: Place) -> bool {
    scene.you().is_some_and(|you| you != seat)
        && since(scene).any(
            |event| matches!(event, Event::Placed { who, place, .. } if *who == seat && *place == at),
        )
}

#[cfg(test)]
mod tests;
