//! §4 The Magician swaps one or more hand cards with one other player.
//!
//! Ruling 26: partner and number are named openly and bind; then both pick in secret at the same
//! time, one card per answer, in any order. A pick sits in the seat's own part of the table; all
//! see only that a seat has finished. When both have, the cards pass.

use palast_core::{Seat, SeatSet};

use crate::{
    Action, Card, CardSet, Decision, Event, EventSink, Illegal, Phase, Public, Table, ViewRef,
};
use crate::{PrivateEvent, knowledge, next_player};

pub(crate) fn begin(table: &mut Table) {
    table.public.phase = Phase::NameSwap;
}

/// How many cards can be swapped with this partner at most.
pub(crate) fn most(public: &Public, partner: Seat) -> u8 {
    public
        .hand_len(public.current)
        .min(public.hand_len(partner))
}

pub(crate) fn list_swaps(view: ViewRef<'_>, into: &mut Vec<Action>) {
    for partner in view.rules.seats.seats().filter(|s| *s != view.seat) {
        let counts = 1..=most(view.public, partner);
        into.extend(counts.map(|count| Action::Swap { partner, count }));
    }
}

pub(crate) fn check_swap(view: ViewRef<'_>, partner: Seat, count: u8) -> Result<(), Illegal> {
    if !view.rules.seats.has(partner) {
        Err(Illegal::NoSuchSeat)
    } else if partner == view.seat {
        Err(Illegal::OwnHand)
    } else if count == 0 {
        Err(Illegal::NoCards)
    } else if count > most(view.public, partner) {
        Err(Illegal::TooManyCards)
    } else {
        Ok(())
    }
}

pub(crate) fn name_swap(table: &mut Table, partner: Seat, count: u8, events: &mut EventSink) {
    let seat = table.public.current;
    table.public.phase = Phase::GiveCards {
        partner,
        count,
        locked: SeatSet::EMPTY,
    };
    events.emit(|| Event::SwapNamed {
        seat,
        partner,
        count,
    });
}

/// The question of one of the two.
pub(crate) fn question(view: ViewRef<'_>, partner: Seat, count: u8) -> Decision {
    let to = if view.seat == partner {
        view.public.current
    } else {
        partner
    };
    let left = count - view.own.picked.len() as u8;
    Decision::GiveCard { to, left }
}

/// The cards that can still be picked.
pub(crate) fn pickable(view: ViewRef<'_>) -> CardSet {
    view.own.hand.minus(view.own.picked)
}

pub(crate) fn list_gifts(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(pickable(view).iter_kinds().map(Action::Give));
}

pub(crate) fn check_gift(view: ViewRef<'_>, card: Card) -> Result<(), Illegal> {
    if pickable(view).contains(card) {
        Ok(())
    } else {
        Err(Illegal::NotInHand)
    }
}

pub(crate) fn give(table: &mut Table, seat: Seat, card: Card, events: &mut EventSink) {
    let Phase::GiveCards {
        partner,
        count,
        locked,
    } = table.public.phase
    else {
        unreachable!("cards are given in a swap");
    };
    let picked = &mut table.private[seat].picked;
    picked.insert(card);
    if picked.len() < u32::from(count) {
        return;
    }
    let locked = locked.with(seat);
    events.emit(|| Event::PickLocked { seat });
    if locked.len() < 2 {
        table.public.phase = Phase::GiveCards {
            partner,
            count,
            locked,
        };
        return;
    }
    pass_cards(table, partner, count, events);
}

fn pass_cards(table: &mut Table, partner: Seat, count: u8, events: &mut EventSink) {
    let seat = table.public.current;
    let gave = std::mem::take(&mut table.private[seat].picked);
    let got = std::mem::take(&mut table.private[partner].picked);
    knowledge::swapped(table, (seat, gave), (partner, got), count);
    let hand = &mut table.private[seat].hand;
    *hand = hand.minus(gave).plus(got);
    let hand = &mut table.private[partner].hand;
    *hand = hand.minus(got).plus(gave);
    events.emit(|| Event::CardsSwapped {
        seat,
        partner,
        count,
    });
    events.emit_to(seat, || PrivateEvent::CardsSwapped { partner, gave, got });
    events.emit_to(partner, || PrivateEvent::CardsSwapped {
        partner: seat,
        gave: got,
        got: gave,
    });
    next_player::find(table, events);
}
