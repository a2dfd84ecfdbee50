//! §3.2 Plan: everybody groups his dice unseen; then all groups are shown.

use palast_core::Seat;

use crate::{Action, Event, Faces, Group, Groups, Illegal, MasterTask, Phase};
use crate::{Sight, Table, Task, Tell, privileges};

/// EP-031 Every way to group the dice.
pub(crate) fn ways(sight: Sight<'_>) -> &'static [Groups] {
    Groups::all_of(sight.public.players[sight.seat].dice)
}

pub(crate) fn each(sight: Sight<'_>, f: &mut impl FnMut(Action)) {
    ways(sight)
        .iter()
        .for_each(|groups| f(Action::Group(*groups)));
}

pub(crate) fn check(sight: Sight<'_>, groups: Groups) -> Result<(), Illegal> {
    if groups.dice() == sight.public.players[sight.seat].dice && !groups.is_empty() {
        Ok(())
    } else {
        Err(Illegal::NotTheseDice)
    }
}

/// EP-032 A grouping is noted; after the last one the round goes on.
pub(crate) fn group(table: &mut Table, seat: Seat, groups: Groups) {
    table.private[seat].plan = Some(groups);
    let public = &mut table.public;
    public.waiting = public.waiting.without(seat);
    if !public.waiting.is_empty() {
        public.agenda.push(Task::Plan);
        return;
    }
    public.agenda.push(Task::Reveal);
    if table.rules.options.privileges {
        privileges::begin(table);
    }
}

/// EP-033 All groups are shown, the Master's by his card, and Play begins.
pub(crate) fn reveal(table: &mut Table, tell: &mut Tell) {
    let public = &mut table.public;
    for seat in table.rules.seats.seats() {
        let groups = table.private[seat].plan.take().unwrap_or_default();
        for (slot, rolled) in public.players[seat].groups.iter_mut().zip(groups.iter()) {
            *slot = Group {
                rolled,
                shown: Faces::NONE,
                at: None,
            };
        }
    }
    public.phase = Phase::Play;
    tell.all(|| Event::GroupsShown);
    public.agenda.push(Task::Next);
    public.agenda.push(Task::Artisans(0));
    if public.solo {
        public.agenda.push(Task::Master(MasterTask::Card));
    }
}
