//! §3.7 Wrap-up: dice and advisers back, new face-up advisers, dice out of the palace.

use palast_core::Seat;

use crate::{AdviserSet, Event, EventSink, Faces, Group, Phase, Table, Task, effects};

/// Dice a player owns.
pub(crate) const ALL_DICE: u8 = 5;

pub(crate) fn begin(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    public.phase = Phase::WrapUp;
    for who in public.sides.seats() {
        let player = &mut public.players[who];
        player.groups = [Group::default(); 5];
        player.dice = Faces::NONE;
        player.used = AdviserSet::EMPTY;
    }
    for adviser in table.public.display.iter() {
        table.public.display = table.public.display.without(adviser);
        effects::discard(table, None, adviser, events);
    }
    let agenda = &mut table.public.agenda;
    agenda.push(Task::Round);
    agenda.push(Task::HandOut);
    agenda.push(Task::Display);
}

/// EP-139, EP-140, EP-141 One die, with four and five players two, to those with the fewest.
pub(crate) fn hand_out(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    let count = if public.sides.get() > 3 { 2 } else { 1 };
    let mut given: [Option<Seat>; 2] = [None; 2];
    for slot in 0..count {
        let waiting = public.row().iter().copied().enumerate();
        let poorest = waiting
            .filter(|(_, who)| public.players[*who].held < ALL_DICE && given[0] != Some(*who))
            .min_by_key(|(place, who)| {
                let player = &public.players[*who];
                (player.held, u16::MAX - player.palace, *place)
            });
        let Some((_, who)) = poorest else {
            return;
        };
        given[slot] = Some(who);
        public.players[who].held += 1;
        let held = public.players[who].held;
        events.emit(|| Event::DieHandedOut { who, held });
    }
}
