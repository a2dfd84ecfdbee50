//! The consequence of an answer, found by applying the rules to an imagined table.
//!
//! The table is imagined from what the viewer knows, so it reveals nothing hidden. Only results that
//! do not depend on the imagined part are used: where a stone would lie, who would be paid, and what
//! an open card would win once all others are open.

use eschnapur::{Action, Eschnapur, Event, Part, Public};
use palast_core::{LogItem, Seat, SeatSet, ViewRef};

/// The consequence of an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// The value of the field a stone would lie on.
    pub(crate) value: Option<u8>,
    /// Who would be paid the premium.
    pub(crate) premium: Option<SeatSet>,
    /// Who would win the official being evaluated.
    pub(crate) winner: Option<Seat>,
    /// The stones the viewer would get in phase 5.
    pub(crate) stones: Option<u8>,
}

/// Computes the consequence of a legal answer.
pub(crate) fn outcome_of(seat_view: ViewRef<'_, Eschnapur>, action: Action) -> Outcome {
    let (_, items) = palast_ui::preview_action(seat_view, action);
    let mut seen = Outcome::default();
    // Only the first event of a kind belongs to the answer; later ones may depend on imagined cards.
    for item in items {
        if let LogItem::Public(event) = item {
            note(&mut seen, seat_view, event);
        }
    }
    seen
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events say nothing about the answer"
)]
fn note(seen: &mut Outcome, seat_view: ViewRef<'_, Eschnapur>, event: Event) {
    match event {
        Event::StonePlaced { value, .. } => seen.value = seen.value.or(Some(value)),
        Event::StoneMoved { to, .. } => {
            let plan = seat_view.rules.edition.part(&seat_view.rules.options, to);
            seen.value = Some(plan.value(seat_view.public.stones_in(to).len()));
        }
        Event::BagCovered { seats, .. } => seen.premium = seen.premium.or(Some(seats)),
        Event::OfficialWon { seat, .. } => seen.winner = seen.winner.or(Some(seat)),
        Event::StonesGiven { stones, .. } => {
            seen.stones = seen.stones.or(Some(stones[seat_view.seat]));
        }
        _ => {}
    }
}

/// The stones in a part with one more on top.
pub(crate) fn with_stone(public: &Public, part: Part, seat: Seat) -> eschnapur::Stones {
    let mut stones = public.stones_in(part);
    stones.push(seat);
    stones
}
