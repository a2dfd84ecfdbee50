//! Keys by which the page's script follows a piece from one update to the next.
//!
//! A seen card is `k:rM`; of two equal neutral cards the second one drawn is `k:nM'`. A hidden card
//! is `h2.3`, the fourth back of seat 2. The draw pile is `pile`, the king pile `kings`.

use palast_core::Seat;
use palastgefluester::{Card, CardSet};

use crate::{Scene, visibility};

/// Assigns the keys of visible cards in drawing order.
#[derive(Default)]
pub(super) struct Keys {
    drawn: CardSet,
}

impl Keys {
    /// For a page on which the whole board has been drawn.
    pub(super) fn after_board(scene: Scene<'_>) -> Self {
        let mut keys = Self::default();
        let public = scene.view.public();
        for seat in public.seats.seats() {
            let in_hand = visibility::in_hand(scene, seat);
            for card in public.rows[seat].iter().chain(in_hand.iter()) {
                keys.of(card);
            }
        }
        keys
    }

    /// The key of the next copy of this card.
    pub(super) fn of(&mut self, card: Card) -> String {
        let second = self.drawn.contains(card);
        self.drawn.insert(card);
        format!("k:{card}{}", if second { "'" } else { "" })
    }
}

/// The key of a hidden card.
pub(super) fn back(seat: Seat, index: u8) -> String {
    format!("h{seat}.{index}")
}
