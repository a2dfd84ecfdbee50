//! §3 step 4: who is next, always by the card just played and after its action.

use palast_core::{Seat, SeatSet};

use crate::{
    Action, Came, Event, EventSink, Illegal, Phase, Succession, Table, ViewRef, play_card,
};

pub(crate) fn find(table: &mut Table, events: &mut EventSink) {
    let card = table.public.card.expect("a card was just played");
    if let Some(seat) = card.colour().owner() {
        return pass(table, seat, Succession::Colour, events);
    }
    // Ruling 13: rows are counted after the action.
    let tied = table.public.shortest();
    match tied.first() {
        Some(seat) if tied.len() == 1 => pass(table, seat, Succession::Shortest, events),
        Some(_) | None => table.public.phase = Phase::NamePlayer,
    }
}

fn pass(table: &mut Table, seat: Seat, how: Succession, events: &mut EventSink) {
    events.emit(|| Event::NextPlayer { seat, how });
    let from = table.public.current;
    table.public.came = Some(Came::new(from, how));
    play_card::turn_of(table, seat);
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let tied: SeatSet = view.public.shortest();
    into.extend(tied.iter().map(Action::Next));
}

pub(crate) fn check(view: ViewRef<'_>, seat: Seat) -> Result<(), Illegal> {
    if !view.rules.seats.has(seat) {
        Err(Illegal::NoSuchSeat)
    } else if !view.public.shortest().contains(seat) {
        Err(Illegal::NotTied)
    } else {
        Ok(())
    }
}

pub(crate) fn choose(table: &mut Table, seat: Seat, events: &mut EventSink) {
    pass(table, seat, Succession::Chosen, events);
}
