//! Phase 4: the construction-stop marker.

use crate::flow::{self, Flow};
use crate::{Action, Event, EventSink, Illegal, Official, Part, PartSet, Phase, Table, ViewRef};

pub(crate) fn won(table: &mut Table, events: &mut EventSink) -> Flow {
    match table.public.winner {
        Some(winner) => flow::wait_for(&mut table.public, Phase::Stop, winner),
        None => {
            place(table, None, events);
            Flow::On
        }
    }
}

/// The parts that can be stopped: under construction, and not last round's.
#[inline]
pub(crate) fn targets(view: ViewRef<'_>) -> PartSet {
    let open = view.public.open_parts();
    match view.public.stop {
        Some(last) => open.without(last),
        None => open,
    }
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(targets(view).iter().map(Action::Stop));
    into.push(Action::Aside);
}

pub(crate) fn check(view: ViewRef<'_>, part: Part) -> Result<(), Illegal> {
    if !view.public.open_parts().contains(part) {
        return Err(Illegal::NotUnderConstruction);
    }
    if view.public.stop == Some(part) {
        return Err(Illegal::StoppedLastRound);
    }
    Ok(())
}

pub(crate) fn choose(table: &mut Table, part: Option<Part>, events: &mut EventSink) {
    place(table, part, events);
    flow::run(table, events);
}

fn place(table: &mut Table, part: Option<Part>, events: &mut EventSink) {
    let winner = table.public.winner;
    table.public.stop = part;
    match (winner, part) {
        (Some(by), Some(part)) => events.emit(|| Event::PartStopped { by, part }),
        (by, _) => events.emit(|| Event::StopAside { by }),
    }
    flow::after_official(&mut table.public, Official::Stop);
}
