//! What happens to a player, wherever it comes from: goods, steps, layers, features (§5, Q-26).
//!
//! Nothing here asks anybody. What needs a choice or a draw is put on the agenda and comes next.

use palast_core::Seat;

use crate::{Adviser, CompositionTask, Event, EventSink, Goods, Place, Source, Table, Task};

/// EP-007 Goods from the supply.
#[inline]
pub(crate) fn gain(
    table: &mut Table,
    who: Seat,
    goods: Goods,
    source: Source,
    events: &mut EventSink,
) {
    if goods.is_none() {
        return;
    }
    let own = &mut table.public.players[who].goods;
    *own = own.plus(goods);
    events.emit(|| Event::Gained { who, goods, source });
}

/// Goods to the supply. The caller has checked that they are there.
#[inline]
pub(crate) fn pay(
    table: &mut Table,
    who: Seat,
    goods: Goods,
    source: Source,
    events: &mut EventSink,
) {
    if goods.is_none() {
        return;
    }
    let own = &mut table.public.players[who].goods;
    *own = own.minus(goods);
    events.emit(|| Event::Paid { who, goods, source });
}

/// EP-166 So many spaces on the palace track, back at most to 0.
pub(crate) fn palace(
    table: &mut Table,
    who: Seat,
    by: i16,
    source: Source,
    events: &mut EventSink,
) {
    let space = &mut table.public.players[who].palace;
    *space = space.saturating_add_signed(by);
    let to = *space;
    events.emit(|| Event::Palace { who, to, source });
}

/// EP-076, EP-077, EP-078, EP-079 One step on a progress track, the River Market's included; on the
/// top the marker
/// stays.
pub(crate) fn advance(table: &mut Table, who: Seat, place: Place, events: &mut EventSink) {
    let player = &mut table.public.players[who];
    if !player.can_advance(table.rules, place) {
        return;
    }
    let step = match place.track() {
        Some(track) => &mut player.tracks[track],
        None => &mut player.river,
    };
    *step += 1;
    let to = *step;
    events.emit(|| Event::Advanced { who, place, to });
    if table.rules.edition.steps(place) == Some(to) {
        take_layer(table, who, place, events);
    }
}

/// EP-115, EP-121 A marker on a field of 7 or 12, unless there are two already or one on this field.
pub(crate) fn mark(table: &mut Table, who: Seat, place: Place, field: u8, events: &mut EventSink) {
    let player = &mut table.public.players[who];
    let fields = if place == Place::Temple {
        &mut player.temple
    } else {
        &mut player.market
    };
    if fields.count_ones() >= 2 || *fields >> field & 1 == 1 {
        return;
    }
    *fields |= 1 << field;
    let complete = fields.count_ones() == 2;
    events.emit(|| Event::Marked { who, place, field });
    if complete {
        take_layer(table, who, place, events);
    }
}

/// EP-048 A layer is earned: layer, feature for the first, composition, end check.
pub(crate) fn take_layer(table: &mut Table, who: Seat, place: Place, events: &mut EventSink) {
    let Some(layer) = place.layer() else {
        return;
    };
    let public = &mut table.public;
    let player = &mut public.players[who];
    if player.layers.contains(layer) {
        return;
    }
    player.layers = player.layers.with(layer);
    events.emit(|| Event::LayerTaken { who, layer });
    if player.layers.len() >= crate::end::GOAL {
        public.agenda.push(Task::EndCheck(who));
    }
    if !public.compositions.is_empty() {
        public
            .agenda
            .push(Task::Composition(CompositionTask::Claim(who)));
    }
    if public.tokens.contains(place) {
        public.tokens = public.tokens.without(place);
        public.agenda.push(Task::Feature { who, place });
    }
}

/// An adviser has been paid for, or was free: out of wherever it lay, to `who`. A patron works, the
/// others stay. The caller has taken it out of the display or the hand.
pub(crate) fn appoint(table: &mut Table, who: Seat, adviser: Adviser) {
    table.public.agenda.push(Task::Appointed { who, adviser });
}

/// An adviser to the discard pile, for all to see.
pub(crate) fn discard(
    table: &mut Table,
    who: Option<Seat>,
    adviser: Adviser,
    events: &mut EventSink,
) {
    table.public.discards = table.public.discards.with(adviser);
    forget(table, adviser);
    events.emit(|| Event::Discarded { who, adviser });
}

/// A card has come to light: nobody needs to remember it any more.
pub(crate) fn forget(table: &mut Table, adviser: Adviser) {
    for seat in table.rules.seats.seats() {
        let known = &mut table.private[seat].known;
        if *known == Some(adviser) {
            *known = None;
        }
    }
}
