//! What an answer would do, found by letting the rules do it to an imagined table.
//!
//! The table is imagined from what the viewer knows, so nothing hidden can show through; and only
//! what does not depend on the imagined part is looked at: where a stone would lie, who would be
//! paid, and what an open card would win once all others lie open.

use eschnapur::{Action, Eschnapur, Event, Part, Public};
use palast_core::{Seat, SeatSet, Sight, Told};

/// What would come of an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Foresight {
    /// The value of the field a stone would lie on.
    pub(crate) value: Option<u8>,
    /// Who would be paid the premium.
    pub(crate) premium: Option<SeatSet>,
    /// Who would win the official being evaluated.
    pub(crate) winner: Option<Seat>,
    /// The stones the viewer would get in phase 5.
    pub(crate) stones: Option<u8>,
}

/// What this legal answer would do.
pub(crate) fn foresee(sight: Sight<'_, Eschnapur>, action: Action) -> Foresight {
    let (_, told) = palast_ui::foresee(sight, action);
    let mut seen = Foresight::default();
    // Only the first event of a kind is the answer's own; later ones may rest on imagined cards.
    for told in told {
        if let Told::All(event) = told {
            note(&mut seen, sight, event);
        }
    }
    seen
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events say nothing about the answer"
)]
fn note(seen: &mut Foresight, sight: Sight<'_, Eschnapur>, event: Event) {
    match event {
        Event::StonePlaced { value, .. } => seen.value = seen.value.or(Some(value)),
        Event::StoneMoved { to, .. } => {
            let plan = sight.rules.edition.part(&sight.rules.options, to);
            seen.value = Some(plan.value(sight.public.stones_in(to).len()));
        }
        Event::BagCovered { seats, .. } => seen.premium = seen.premium.or(Some(seats)),
        Event::OfficialWon { seat, .. } => seen.winner = seen.winner.or(Some(seat)),
        Event::StonesGiven { stones, .. } => {
            seen.stones = seen.stones.or(Some(stones[sight.seat]));
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
