//! Phase 4: the construction-stop marker.

use crate::flow::{self, Flow};
use crate::{Action, Event, Illegal, Official, Part, PartSet, Phase, Sight, Table, Tell};

pub(crate) fn won(table: &mut Table, tell: &mut Tell) -> Flow {
    match table.public.winner {
        Some(winner) => flow::wait_for(&mut table.public, Phase::Stop, winner),
        None => {
            place(table, None, tell);
            Flow::On
        }
    }
}

/// The parts that can be stopped: under construction, and not last round's.
#[inline]
pub(crate) fn targets(sight: Sight<'_>) -> PartSet {
    let open = sight.public.open_parts();
    match sight.public.stop {
        Some(last) => open.without(last),
        None => open,
    }
}

pub(crate) fn list(sight: Sight<'_>, into: &mut Vec<Action>) {
    into.extend(targets(sight).iter().map(Action::Stop));
    into.push(Action::Aside);
}

pub(crate) fn check(sight: Sight<'_>, part: Part) -> Result<(), Illegal> {
    if !sight.public.open_parts().contains(part) {
        return Err(Illegal::NotUnderConstruction);
    }
    if sight.public.stop == Some(part) {
        return Err(Illegal::StoppedLastRound);
    }
    Ok(())
}

pub(crate) fn choose(table: &mut Table, part: Option<Part>, tell: &mut Tell) {
    place(table, part, tell);
    flow::run(table, tell);
}

fn place(table: &mut Table, part: Option<Part>, tell: &mut Tell) {
    let winner = table.public.winner;
    table.public.stop = part;
    match (winner, part) {
        (Some(by), Some(part)) => tell.all(|| Event::PartStopped { by, part }),
        (by, _) => tell.all(|| Event::StopAside { by }),
    }
    flow::after_official(&mut table.public, Official::Stop);
}
