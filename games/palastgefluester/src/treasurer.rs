//! §4 The Treasurer shows the player's whole hand to everybody.

use crate::{Event, Table, Tell, knowledge, next_player};

pub(crate) fn show(table: &mut Table, tell: &mut Tell) {
    let seat = table.public.current;
    let cards = table.private[seat].hand;
    knowledge::shown(table, seat);
    tell.all(|| Event::HandShown { seat, cards });
    next_player::find(table, tell);
}
