//! §3 The table before the first round.

use palast_core::{Seat, SeatMap, SeatSet};

use crate::{EventSink, Purchases, Rules, Secret, Stones, Table, TurnOrder, flow};
use crate::{OfficialSet, PartSet, Payment, Phase, Point, Private, PrivilegeSet, Public, Purse};

/// ESC-003 Stones of each colour.
pub(crate) const STONES: u8 = 20;

/// What each starts with.
pub(crate) const fn starting_hand(seats: u8) -> Purse {
    if seats == 2 {
        Purse::START_OF_TWO
    } else {
        Purse::START
    }
}

pub(crate) fn setup(rules: &'static Rules) -> Table {
    let seats = rules.seats;
    let hand = starting_hand(seats.get());
    let each = |seat: Seat| if seats.has(seat) { hand } else { Purse::EMPTY };
    let public = Public {
        parts: [Stones::default(); 8],
        owned: SeatMap::from_fn(each),
        open: SeatMap::default(),
        down: SeatMap::splat(OfficialSet::EMPTY),
        bank: Purse::EMPTY,
        stones: SeatMap::default(),
        supply: SeatMap::from_fn(|seat| if seats.has(seat) { STONES } else { 0 }),
        points: SeatMap::default(),
        disc_points: SeatMap::default(),
        discs: SeatMap::default(),
        sites: SeatMap::splat(PartSet::EMPTY),
        due: SeatMap::default(),
        payment: Payment::default(),
        seats,
        round: 0,
        turned: PartSet::turned_at_start(seats.get()),
        for_sale: PrivilegeSet::in_play(seats.get()),
        order: TurnOrder::of_seats(seats),
        ordered: false,
        stop: None,
        blockade: None,
        last_blockade: None,
        tie_winner: None,
        hand_player: None,
        hand_passes: 0,
        winner: None,
        chooser: None,
        marker: None,
        banned: None,
        free_sites: false,
        ignore_stop: false,
        muted: SeatSet::EMPTY,
        in_window: SeatSet::EMPTY,
        waiting: SeatSet::EMPTY,
        stalled: false,
        reliefs: 0,
        live: rules.options.purchases == Purchases::Live,
        phase: Phase::Sites,
        next: Point::Round,
    };
    let private = SeatMap::from_fn(|seat| Private {
        hand: each(seat),
        ..Private::default()
    });
    let mut table = Table::new(rules, public, private, Secret);
    flow::run(&mut table, &mut EventSink::silent());
    table
}
