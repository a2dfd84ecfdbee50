//! §3.2 Plan: everybody groups their dice unseen; then all groups are shown.

use palast_core::Seat;

use crate::{Action, Event, Faces, Group, Groups, Illegal, MasterTask, Phase};
use crate::{EventSink, Table, Task, ViewRef, privileges};

/// EP-031 Every way to group the dice.
pub(crate) fn ways(view: ViewRef<'_>) -> &'static [Groups] {
    Groups::all_of(view.public.players[view.seat].dice)
}

pub(crate) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    ways(view)
        .iter()
        .for_each(|groups| f(Action::Group(*groups)));
}

pub(crate) fn check(view: ViewRef<'_>, groups: Groups) -> Result<(), Illegal> {
    if groups.dice() == view.public.players[view.seat].dice && !groups.is_empty() {
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
pub(crate) fn reveal(table: &mut Table, events: &mut EventSink) {
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
    events.emit(|| Event::GroupsShown);
    public.agenda.push(Task::Next);
    public.agenda.push(Task::Artisans(0));
    if public.solo {
        public.agenda.push(Task::Master(MasterTask::Card));
    }
}
