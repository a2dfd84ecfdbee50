//! §4 The Guard takes another card of the player's own row back to the hand.

use palast_core::{Dice, Seat};

use crate::{Action, Card, CardSet, Event, EventSink, Illegal, Person, Phase, Table, ViewRef};
use crate::{knowledge, next_player, play_card};

pub(crate) fn begin(table: &mut Table, events: &mut EventSink) {
    if table.public.rows[table.public.current].len() > 1 {
        table.public.phase = Phase::TakeBack;
    } else {
        play_card::lapse(table, Person::Guard, events);
    }
}

/// The cards that can be taken back: all of the row but the Guard just played.
pub(crate) fn takable(view: ViewRef<'_>) -> CardSet {
    let row = &view.public.rows[view.seat];
    row.iter().take(row.len() - 1).collect()
}

/// A uniformly random entry of [`list`].
pub(crate) fn any(view: ViewRef<'_>, dice: &mut Dice) -> Action {
    let row = &view.public.rows[view.seat];
    Action::Take(row.card_at(dice.below(row.len() as u32 - 1) as usize))
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(takable(view).iter_kinds().map(Action::Take));
}

pub(crate) fn check(view: ViewRef<'_>, card: Card) -> Result<(), Illegal> {
    if takable(view).contains(card) {
        Ok(())
    } else if view.public.card == Some(card) {
        Err(Illegal::JustPlayed)
    } else {
        Err(Illegal::NotInRow)
    }
}

pub(crate) fn take(table: &mut Table, seat: Seat, card: Card, events: &mut EventSink) {
    table.public.rows[seat].take(card);
    table.private[seat].hand.insert(card);
    knowledge::taken_back(table, seat, card);
    events.emit(|| Event::CardTakenBack { seat, card });
    next_player::find(table, events);
}
