//! Phase 1: everybody chooses two sites, unseen.

use palast_core::Seat;

use crate::{Action, Event, EventSink, Illegal, Part, PartSet, Table, ViewRef, flow};

/// ESC-026 Exactly two.
pub(crate) const SITES: u8 = 2;

/// What can still be chosen.
#[inline]
pub(crate) fn choosable(view: ViewRef<'_>) -> PartSet {
    view.public.open_parts().minus(view.own.sites)
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(choosable(view).iter().map(Action::Site));
}

pub(crate) fn check(view: ViewRef<'_>, part: Part) -> Result<(), Illegal> {
    if !view.public.open_parts().contains(part) {
        return Err(Illegal::NotUnderConstruction);
    }
    if view.own.sites.contains(part) {
        return Err(Illegal::ChosenTwice);
    }
    Ok(())
}

pub(crate) fn choose(table: &mut Table, seat: Seat, part: Part, events: &mut EventSink) {
    let sites = &mut table.private[seat].sites;
    *sites = sites.with(part);
    if sites.len() < SITES {
        return;
    }
    table.public.waiting = table.public.waiting.without(seat);
    if table.public.waiting.is_empty() {
        events.emit(|| Event::SitesChosen);
        flow::run(table, events);
    }
}
