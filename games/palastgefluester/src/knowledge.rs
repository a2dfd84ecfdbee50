//! §8 Who learns what: every change of a hand passes through here.
//!
//! The public trace and every seat's own follow the same rules; only those who took part in an
//! unseen move see the cards. Nothing is done to a trace that depends on a card its owner has not
//! seen: a discard makes the whole hand doubtful, whatever was discarded.

use palast_core::{Seat, SeatMap};

use crate::trace::Shown;
use crate::{Card, CardSet, Private, Public, Table, Trace};

/// Applies a change to the public trace and to those of all seats but these.
#[inline]
fn onlookers(table: &mut Table, but: [Seat; 2], change: impl Fn(&mut Trace)) {
    change(&mut table.public.trace);
    for seat in table.rules.seats.seats() {
        if !but.contains(&seat) {
            change(&mut table.private[seat].trace);
        }
    }
}

/// A card left the hand for the row: one copy fewer is known there (PG-116).
#[inline]
pub(crate) fn played(table: &mut Table, seat: Seat, card: Card) {
    onlookers(table, [seat; 2], |trace| trace.take(card, seat));
    table.private[seat].trace.drop_own(card);
}

/// All saw the whole hand (PG-107).
pub(crate) fn shown(table: &mut Table, seat: Seat) {
    let hand = Shown::new(table.private[seat].hand);
    onlookers(table, [seat; 2], |trace| trace.show(seat, &hand));
}

/// All saw a card come to the hand from the row (PG-114).
pub(crate) fn taken_back(table: &mut Table, seat: Seat, card: Card) {
    onlookers(table, [seat; 2], |trace| trace.put(card, seat));
}

/// One card is about to go to the discards, seen by its player alone (PG-111, PG-112).
pub(crate) fn discarded(table: &mut Table, seat: Seat, card: Card) {
    let hand_len = table.public.hand_len(seat);
    onlookers(table, [seat; 2], |trace| {
        trace.discard_unseen(seat, hand_len);
    });
    let own = &mut table.private[seat].trace;
    own.doubt_own(None);
    own.put_discarded(card);
}

/// Cards pass between two hands, seen by those two alone (PG-108, PG-109).
pub(crate) fn swapped(
    table: &mut Table,
    (one, gave): (Seat, CardSet),
    (other, got): (Seat, CardSet),
    count: u8,
) {
    let lens = SeatMap::from_fn(|seat| table.public.hand_len(seat));
    onlookers(table, [one, other], |trace| {
        trace.swap_unseen((one, lens[one]), (other, lens[other]), count);
    });
    let whole = |seat| lens[seat] == count;
    took_part(
        &mut table.private[one].trace,
        other,
        whole(other),
        gave,
        got,
    );
    took_part(&mut table.private[other].trace, one, whole(one), got, gave);
}

/// One of the two keeps exact count. If the partner gave the whole hand, nothing else was in it.
fn took_part(trace: &mut Trace, partner: Seat, whole: bool, gave: CardSet, got: CardSet) {
    trace.doubt_own(Some(partner));
    for card in got.iter_fast() {
        trace.take(card, partner);
    }
    if whole {
        trace.rule_out(partner);
    }
    for card in gave.iter_fast() {
        trace.drop_own(card);
        trace.put(card, partner);
    }
    for card in got.iter_fast() {
        trace.put_own(card, partner);
    }
}

/// What another seat knows in an imagined table: what all know, that it got its cards from or gave
/// them to the one who imagines, and cards it has discarded.
pub(crate) fn imagined(
    public: &Public,
    seat: Seat,
    hand: CardSet,
    (me, mine): (Seat, &Private),
    discarded: CardSet,
) -> Trace {
    let mut trace = public.trace;
    for card in hand.iter_fast() {
        trace.take(card, seat);
    }
    trace.pin(mine.trace.own_known_to(seat), me.index() as u32);
    trace.pin(discarded, crate::trace::DISCARDS);
    let only_mine = mine.known(seat).minus_all(public.known(seat));
    for card in only_mine.iter() {
        trace.put_own(card, me);
    }
    trace
}
