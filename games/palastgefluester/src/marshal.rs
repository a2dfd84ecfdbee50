//! §4 The Marshal turns a king card: its person is silenced until the next one is turned.
//!
//! The sheet keeps the order of the face-down king cards over rounds. Nobody knows that order and
//! cards only ever leave it from the top, so a bag drawn from when a card is turned is the same.

use crate::setup::Chances;
use crate::{Event, EventSink, KingSet, Outcome, Person, Phase, Table, next_player};

pub(crate) fn begin(table: &mut Table, events: &mut EventSink) {
    // §4 All six are shuffled when a card is due and none is left, not when the sixth is turned.
    if table.public.unturned().is_empty() {
        table.public.turned = KingSet::EMPTY;
        events.emit(|| Event::KingsShuffled);
    }
    table.public.phase = Phase::TurnKing;
}

pub(crate) fn chances(table: &Table, into: &mut Chances) {
    let kings = table.public.unturned().iter();
    into.extend(kings.map(|person| (Outcome::King(person), 1)));
}

pub(crate) fn turn(table: &mut Table, person: Person, events: &mut EventSink) {
    table.public.turned = table.public.turned.with(person);
    table.public.king = Some(person);
    events.emit(|| Event::KingTurned { person });
    next_player::find(table, events);
}
