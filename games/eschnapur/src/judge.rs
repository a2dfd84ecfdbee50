//! What a single answer looks worth to the sensible bot.

use palast_core::{Dice, Imagine, Judge, SeatMap};

use crate::{Action, Decision, Eschnapur, Public, Sight, Table, imagine};

impl Imagine for Eschnapur {
    fn imagine(sight: Sight<'_>, dice: &mut Dice) -> Table {
        imagine::imagine(sight, dice)
    }

    fn sealed(ask: &Decision) -> bool {
        matches!(
            ask,
            Decision::ChooseSite { .. }
                | Decision::LayGold { .. }
                | Decision::BuyPrivilege { sealed: true, .. }
        )
    }

    fn chapter(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(public: &Public) -> SeatMap<f32> {
        let seats = public.seats;
        let weight = |seat| {
            let points = f32::from(public.points[seat]);
            let gold = f32::from(public.owned[seat].value());
            let discs = f32::from(public.discs[seat]);
            let lying: u8 = public.parts.iter().map(|part| part.count(seat)).sum();
            let stones = f32::from(lying + public.stones[seat]);
            ((points + 0.35 * gold + 0.25 * discs + 1.6 * stones) / 12.0).exp2()
        };
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

impl Judge for Eschnapur {
    fn judge(_sight: Sight<'_>, _ask: &Decision, _action: &Action) -> f32 {
        0.0
    }
}
