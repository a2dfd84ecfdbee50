//! §4 The Guard takes another card of the player's own row back to the hand.

use palast_core::{Dice, Seat};

use crate::{Action, Card, CardSet, Event, Illegal, Person, Phase, Sight, Table, Tell};
use crate::{knowledge, next_player, play_card};

pub(crate) fn begin(table: &mut Table, tell: &mut Tell) {
    if table.public.rows[table.public.current].len() > 1 {
        table.public.phase = Phase::TakeBack;
    } else {
        play_card::lapse(table, Person::Guard, tell);
    }
}

/// The cards that can be taken back: all of the row but the Guard just played.
pub(crate) fn takable(sight: Sight<'_>) -> CardSet {
    let row = &sight.public.rows[sight.seat];
    row.iter().take(row.len() - 1).collect()
}

/// A uniformly random entry of [`list`].
pub(crate) fn any(sight: Sight<'_>, dice: &mut Dice) -> Action {
    let row = &sight.public.rows[sight.seat];
    Action::Take(row.card_at(dice.below(row.len() as u32 - 1) as usize))
}

pub(crate) fn list(sight: Sight<'_>, into: &mut Vec<Action>) {
    into.extend(takable(sight).iter_kinds().map(Action::Take));
}

pub(crate) fn check(sight: Sight<'_>, card: Card) -> Result<(), Illegal> {
    if takable(sight).contains(card) {
        Ok(())
    } else if sight.public.card == Some(card) {
        Err(Illegal::JustPlayed)
    } else {
        Err(Illegal::NotInRow)
    }
}

pub(crate) fn take(table: &mut Table, seat: Seat, card: Card, tell: &mut Tell) {
    table.public.rows[seat].take(card);
    table.private[seat].hand.insert(card);
    knowledge::taken_back(table, seat, card);
    tell.all(|| Event::CardTakenBack { seat, card });
    next_player::find(table, tell);
}
