//! The picked answer, as the board shows it.

mod consequence;
pub(crate) mod outcome;

pub(crate) use consequence::consequence;

use palast_core::{Seat, SeatMap, SeatSet};
use palastgefluester::{Action, Card};

use crate::Scene;
use crate::preview::outcome::{Next, outcome_of};

/// What the board marks while an answer is picked.
#[derive(Default)]
pub(crate) struct Preview {
    /// A card that would lie at the end of this row.
    pub(crate) ghost: Option<(Seat, Card)>,
    /// Cards that would leave their places.
    pub(crate) leaving: Vec<(Seat, Card)>,
    /// Who would be next, and whether that is certain.
    pub(crate) next: SeatSet,
    pub(crate) certain: bool,
    /// Points each would get.
    pub(crate) gains: SeatMap<u8>,
}

impl Preview {
    pub(crate) fn of(scene: Scene<'_>) -> Self {
        let mut preview = Self::default();
        let (Some(action), Some(seat_view)) = (scene.pick, scene.view.view_ref()) else {
            return preview;
        };
        match action {
            Action::Play(card) => preview.ghost = Some((seat_view.seat, card)),
            Action::Exchange {
                first,
                first_card,
                second,
                second_card,
            } => preview.leaving = vec![(first, first_card), (second, second_card)],
            Action::Take(card) => preview.leaving = vec![(seat_view.seat, card)],
            Action::Swap { .. } | Action::Give(_) | Action::Discard(_) | Action::Next(_) => {}
        }
        match action {
            Action::Next(seat) => preview.expect(Next::Turn(seat)),
            Action::Play(_) | Action::Exchange { .. } | Action::Take(_) | Action::Discard(_) => {
                let seen = outcome_of(seat_view, action);
                preview.gains = seen.ended.map(|(_, points)| points).unwrap_or_default();
                preview.expect(seen.next);
            }
            // Who is next is as open as before.
            Action::Swap { .. } | Action::Give(_) => {}
        }
        preview
    }

    fn expect(&mut self, next: Next) {
        (self.next, self.certain) = match next {
            Next::Turn(seat) => (SeatSet::one(seat), true),
            Next::Choice(seats) => (seats, false),
            Next::Shortest | Next::Round | Next::Over(_) => (SeatSet::EMPTY, false),
        };
    }
}
