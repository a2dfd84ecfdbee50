//! The sensible bot's judgement, one decision deep, from what one seat knows.

use palast_core::{Dice, Imagine, Judge, SeatMap};

use crate::{Action, Decision, Palastgefluester, Public, Sight, Table, imagine};

impl Imagine for Palastgefluester {
    fn imagine(sight: Sight<'_>, dice: &mut Dice) -> Table {
        imagine::imagine(sight, dice)
    }

    fn sealed(ask: &Decision) -> bool {
        matches!(ask, Decision::GiveCard { .. })
    }

    fn chapter(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(public: &Public) -> SeatMap<f32> {
        // Every point less to go makes winning a good deal likelier.
        let weight = |seat| {
            let missing = public.goal().saturating_sub(public.points[seat]);
            let notes = 1.0 + f32::from(public.notes[seat]) / 400.0;
            0.5f32.powi(i32::from(missing)) * notes
        };
        let seats = public.seats;
        let total: f32 = seats.seats().map(weight).sum();
        SeatMap::from_fn(|seat| {
            if seats.has(seat) {
                weight(seat) / total
            } else {
                0.0
            }
        })
    }
}

impl Judge for Palastgefluester {
    fn judge(_sight: Sight<'_>, _ask: &Decision, action: &Action) -> f32 {
        match action {
            Action::Play(_)
            | Action::Swap { .. }
            | Action::Give(_)
            | Action::Discard(_)
            | Action::Exchange { .. }
            | Action::Take(_)
            | Action::Next(_) => 0.0,
        }
    }
}
