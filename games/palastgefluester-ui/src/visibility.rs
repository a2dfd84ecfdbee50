//! Which cards of a hand the viewer may be shown: those known for certain while the memory aid is
//! on, and all of them once the match is over.

use palast_core::Seat;
use palastgefluester::{CardSet, MemoryAid};

use crate::Scene;

/// The cards of a hand to show on the board. While the match runs, the viewer's own hand is not shown
/// there, because it has its own section.
pub(crate) fn in_hand(scene: Scene<'_>, seat: Seat) -> CardSet {
    if let Some(open) = opened(scene, seat) {
        return open;
    }
    if scene.you() == Some(seat) {
        return CardSet::EMPTY;
    }
    match scene.view.rules().options.memory_aid {
        MemoryAid::Off => CardSet::EMPTY,
        MemoryAid::On => match scene.view.own() {
            Some(own) => own.known(seat),
            None => scene.view.public().known(seat),
        },
    }
}

/// The cards of the viewer's own hand that everybody knows.
pub(crate) fn of_mine(scene: Scene<'_>) -> CardSet {
    match (scene.view.rules().options.memory_aid, scene.you()) {
        (MemoryAid::On, Some(you)) => scene.view.public().known(you),
        (MemoryAid::On | MemoryAid::Off, _) => CardSet::EMPTY,
    }
}

/// The cards of a hand that is open, because the match is over.
pub(crate) fn opened(scene: Scene<'_>, seat: Seat) -> Option<CardSet> {
    let mut views = scene.open.iter().filter_map(|view| view.view_ref());
    views
        .find(|seat_view| seat_view.seat == seat)
        .map(|seat_view| seat_view.own.hand)
}
