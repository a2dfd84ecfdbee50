//! Phase 5: stones for everybody, and taking stones from the supply.

use palast_core::{Seat, SeatMap, SeatSet};

use crate::{Event, EventSink, Gold, Official, Public, Table};

/// ESC-086 Takes stones of this seat's colour, as many as are left; says how many.
pub(crate) fn take(public: &mut Public, seat: Seat, stones: u8) -> u8 {
    let stones = stones.min(public.supply[seat]);
    public.supply[seat] -= stones;
    public.stones[seat] += stones;
    stones
}

/// How many stones the open cards of the official give, and to whom only half.
pub(crate) fn due(
    cards: &SeatMap<Option<Gold>>,
    tie_winner: Option<Seat>,
) -> (SeatMap<u8>, SeatSet) {
    let mut shown = [0u8; 6];
    for seat in Seat::ALL {
        if let Some(gold) = cards[seat] {
            shown[gold as usize] += 1;
        }
    }
    let mut halved = SeatSet::EMPTY;
    let stones = SeatMap::from_fn(|seat| match cards[seat] {
        None => 0,
        Some(gold) if shown[gold as usize] == 1 || tie_winner == Some(seat) => gold.value(),
        Some(gold) => {
            if gold > Gold::One {
                halved = halved.with(seat);
            }
            gold.value().div_ceil(2)
        }
    });
    (stones, halved)
}

pub(crate) fn give(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    let cards = SeatMap::from_fn(|seat| public.open_card(seat, Official::Stones));
    let (due, halved) = due(&cards, public.tie_winner);
    let mut got = SeatMap::default();
    for seat in public.seats.seats() {
        got[seat] = take(public, seat, due[seat]);
        // ESC-085 Whatever is above zero is spent.
        if let Some(gold) = cards[seat].filter(|gold| *gold > Gold::Zero) {
            public.open[seat][Official::Stones as usize] = None;
            public.bank.add(gold);
        }
    }
    events.emit(|| Event::StonesGiven {
        stones: got,
        halved,
    });
}
