//! §4 The Maid discards one hand card face down, then draws one.
//!
//! Ruling 7: the draw pile never runs out (at most two Maids a seat and round), so there is no
//! fallback; the audit holds the bound.

use palast_core::Seat;

use crate::{Action, Card, Event, EventSink, Illegal, Phase, PrivateEvent, Table, ViewRef};
use crate::{knowledge, next_player};

pub(crate) fn begin(table: &mut Table) {
    table.public.phase = Phase::Discard;
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(view.own.hand.iter_kinds().map(Action::Discard));
}

pub(crate) fn check(view: ViewRef<'_>, card: Card) -> Result<(), Illegal> {
    if view.own.hand.contains(card) {
        Ok(())
    } else {
        Err(Illegal::NotInHand)
    }
}

pub(crate) fn discard(table: &mut Table, seat: Seat, card: Card, events: &mut EventSink) {
    knowledge::discarded(table, seat, card);
    table.private[seat].hand.remove(card);
    table.secret.discards.insert(card);
    table.public.discards[seat] += 1;
    table.public.phase = Phase::Draw;
    events.emit(|| Event::CardDiscarded { seat });
    events.emit_to(seat, || PrivateEvent::CardDiscarded { card });
}

pub(crate) fn draw(table: &mut Table, card: Card, events: &mut EventSink) {
    let seat = table.public.current;
    table.secret.pile.remove(card);
    table.public.pile -= 1;
    table.private[seat].hand.insert(card);
    events.emit(|| Event::CardDrawn { seat });
    events.emit_to(seat, || PrivateEvent::CardDrawn { card });
    next_player::find(table, events);
}
