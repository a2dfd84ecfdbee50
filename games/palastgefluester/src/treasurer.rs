//! §4 The Treasurer shows the player's whole hand to everybody.

use crate::{Event, EventSink, Table, knowledge, next_player};

pub(crate) fn show(table: &mut Table, events: &mut EventSink) {
    let seat = table.public.current;
    let cards = table.private[seat].hand;
    knowledge::shown(table, seat);
    events.emit(|| Event::HandShown { seat, cards });
    next_player::find(table, events);
}
