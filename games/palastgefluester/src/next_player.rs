//! §3 step 4: who is next, always by the card just played and after its action.

use palast_core::{Seat, SeatSet};

use crate::{Action, Came, Event, Illegal, Phase, Sight, Succession, Table, Tell, play_card};

pub(crate) fn find(table: &mut Table, tell: &mut Tell) {
    let card = table.public.card.expect("a card was just played");
    if let Some(seat) = card.colour().owner() {
        return pass(table, seat, Succession::Colour, tell);
    }
    // Ruling 13: rows are counted after the action.
    let tied = table.public.shortest();
    match tied.first() {
        Some(seat) if tied.len() == 1 => pass(table, seat, Succession::Shortest, tell),
        Some(_) | None => table.public.phase = Phase::NamePlayer,
    }
}

fn pass(table: &mut Table, seat: Seat, how: Succession, tell: &mut Tell) {
    tell.all(|| Event::NextPlayer { seat, how });
    let from = table.public.current;
    table.public.came = Some(Came::new(from, how));
    play_card::turn_of(table, seat);
}

pub(crate) fn list(sight: Sight<'_>, into: &mut Vec<Action>) {
    let tied: SeatSet = sight.public.shortest();
    into.extend(tied.iter().map(Action::Next));
}

pub(crate) fn check(sight: Sight<'_>, seat: Seat) -> Result<(), Illegal> {
    if !sight.rules.seats.has(seat) {
        Err(Illegal::NoSuchSeat)
    } else if !sight.public.shortest().contains(seat) {
        Err(Illegal::NotTied)
    } else {
        Ok(())
    }
}

pub(crate) fn choose(table: &mut Table, seat: Seat, tell: &mut Tell) {
    pass(table, seat, Succession::Chosen, tell);
}
