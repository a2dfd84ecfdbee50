//! §4 The Maid discards one hand card face down, then draws one.
//!
//! Ruling 7: the draw pile never runs out (at most two Maids a seat and round), so there is no
//! fallback; the audit holds the bound.

use palast_core::Seat;

use crate::{Action, Card, Event, Illegal, Phase, Sight, Table, Tell, Whisper};
use crate::{knowledge, next_player};

pub(crate) fn begin(table: &mut Table) {
    table.public.phase = Phase::Discard;
}

pub(crate) fn list(sight: Sight<'_>, into: &mut Vec<Action>) {
    into.extend(sight.own.hand.iter_kinds().map(Action::Discard));
}

pub(crate) fn check(sight: Sight<'_>, card: Card) -> Result<(), Illegal> {
    if sight.own.hand.contains(card) {
        Ok(())
    } else {
        Err(Illegal::NotInHand)
    }
}

pub(crate) fn discard(table: &mut Table, seat: Seat, card: Card, tell: &mut Tell) {
    knowledge::discarded(table, seat, card);
    table.private[seat].hand.remove(card);
    table.secret.discards.insert(card);
    table.public.discards[seat] += 1;
    table.public.phase = Phase::Draw;
    tell.all(|| Event::CardDiscarded { seat });
    tell.only(seat, || Whisper::CardDiscarded { card });
}

pub(crate) fn draw(table: &mut Table, card: Card, tell: &mut Tell) {
    let seat = table.public.current;
    table.secret.pile.remove(card);
    table.public.pile -= 1;
    table.private[seat].hand.insert(card);
    tell.all(|| Event::CardDrawn { seat });
    tell.only(seat, || Whisper::CardDrawn { card });
    next_player::find(table, tell);
}
