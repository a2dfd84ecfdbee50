//! §11.5 What he does at the places of the base game. He pays no resources and takes none.

use super::{MasterTask, alternative, gain, outside};
use crate::{EventSink, Faces, Goods, MASTER, Place, Table, Task, visit};

/// His group lies there; what follows later is put on the agenda.
pub(super) fn visit(table: &mut Table, place: Place, dice: Faces, events: &mut EventSink) {
    let who = MASTER;
    let other = &table.rules.options.alternatives;
    match place {
        Place::FishMarket => fish_market(table, events),
        Place::Academy if other.academy => alternative::academy(table, events),
        Place::Academy => academy(table, events),
        // EP-335
        Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => {
            visit::take_monument(table, who, place, events);
        }
        // EP-336
        Place::Forest | Place::Quarry | Place::Mine | Place::Forge => {
            table.public.agenda.push(Task::Advance { who, place });
        }
        // EP-337
        Place::Temple => {
            let pair = if dice.len() == 2 && dice.sum() == 7 {
                dice.iter().next()
            } else {
                None
            };
            mark(table, place, pair.map_or(0, |face| face - 1));
            gain(table, Goods::wisdom(3), place, events);
        }
        Place::Market => {
            let alternative = other.market;
            mark(table, place, dice.len().clamp(2, 4) - 2);
            let Some(counted) = counted(table.rules.version, dice) else {
                return;
            };
            if alternative {
                alternative::market(table, counted);
            } else {
                // EP-338
                gain(table, Goods::wisdom(u16::from(counted) + 1), place, events);
            }
        }
        Place::Bridge => outside::bridge(table, dice, events),
        Place::Labyrinth => outside::labyrinth(table, events),
        Place::River => outside::river(table, events),
        Place::Scrolls => scrolls(table, events),
    }
}

/// EP-333, EP-349 Fish and a step; the two top cards of the pile are discarded.
fn fish_market(table: &mut Table, events: &mut EventSink) {
    let (who, place) = (MASTER, Place::FishMarket);
    gain(table, Goods::fish(3), place, events);
    let agenda = &mut table.public.agenda;
    agenda.push(Task::Master(MasterTask::DiscardTop(2)));
    agenda.push(Task::Advance { who, place });
}

/// EP-334 Wisdom and a step; a random face-up adviser is discarded.
fn academy(table: &mut Table, events: &mut EventSink) {
    let (who, place) = (MASTER, Place::Academy);
    gain(table, Goods::wisdom(2), place, events);
    let agenda = &mut table.public.agenda;
    agenda.push(Task::Advance { who, place });
    agenda.push(Task::Master(MasterTask::DiscardShown));
}

/// EP-375 The dice that count at the Palace Market: one die brings nothing but the marker, five are four or
/// more. In rules version 1 one die counts as two (EP-339).
fn counted(version: u32, dice: Faces) -> Option<u8> {
    let fewest = if version == 1 { 1 } else { 2 };
    (dice.len() >= fewest).then(|| dice.len().clamp(2, 4))
}

/// EP-337, EP-338 A marker whatever the group: on the field of his dice, or, where he has one already, on
/// the first without.
fn mark(table: &mut Table, place: Place, field: u8) {
    let player = &table.public.players[MASTER];
    let marked = if place == Place::Temple {
        player.temple
    } else {
        player.market
    };
    let field = if marked >> field & 1 == 0 {
        field
    } else {
        marked.trailing_ones() as u8
    };
    let who = MASTER;
    table.public.agenda.push(Task::Mark { who, place, field });
}

/// EP-321 At the Scrolls he takes what he has less of.
fn scrolls(table: &mut Table, events: &mut EventSink) {
    let own = &table.public.players[MASTER].goods;
    let goods = if own.fish < own.wisdom {
        Goods::fish(2)
    } else {
        Goods::wisdom(1)
    };
    gain(table, goods, Place::Scrolls, events);
}
