//! A whole table from what one seat knows: all of it. What comes is drawn when it comes.

use palast_core::{Seat, SeatMap};

use crate::{Private, Public, Rules, Secret, Table, ViewRef, evaluation};

pub(crate) fn imagine(view: ViewRef<'_>) -> Table {
    Table::new(
        view.rules,
        view.public.clone(),
        SeatMap::splat(Private),
        Secret,
    )
}

/// What a position is worth to each seat: the better its prospects, the likelier the victory.
pub(crate) fn estimate(rules: &Rules, public: &Public) -> SeatMap<f32> {
    let prospects = SeatMap::from_fn(|seat| {
        if public.seats.has(seat) {
            evaluation::prospects(rules, public, seat)
        } else {
            0.0
        }
    });
    let best = public
        .seats
        .seats()
        .map(|seat| prospects[seat])
        .fold(f32::MIN, f32::max);
    // A lead of ten points is worth about two thirds of the victory against one opponent.
    let weight = |seat: Seat| ((prospects[seat] - best) / 12.0).exp();
    let sum: f32 = public.seats.seats().map(weight).sum();
    SeatMap::from_fn(|seat| {
        if public.seats.has(seat) {
            weight(seat) / sum
        } else {
            0.0
        }
    })
}
