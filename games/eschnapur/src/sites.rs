//! Phase 1: everybody chooses two sites, unseen.

use palast_core::Seat;

use crate::{Action, Event, Illegal, Part, PartSet, Sight, Table, Tell, flow};

/// ESC-026 Exactly two.
pub(crate) const SITES: u8 = 2;

/// What can still be chosen.
#[inline]
pub(crate) fn choosable(sight: Sight<'_>) -> PartSet {
    sight.public.open_parts().minus(sight.own.sites)
}

pub(crate) fn list(sight: Sight<'_>, into: &mut Vec<Action>) {
    into.extend(choosable(sight).iter().map(Action::Site));
}

pub(crate) fn check(sight: Sight<'_>, part: Part) -> Result<(), Illegal> {
    if !sight.public.open_parts().contains(part) {
        return Err(Illegal::NotUnderConstruction);
    }
    if sight.own.sites.contains(part) {
        return Err(Illegal::ChosenTwice);
    }
    Ok(())
}

pub(crate) fn choose(table: &mut Table, seat: Seat, part: Part, tell: &mut Tell) {
    let sites = &mut table.private[seat].sites;
    *sites = sites.with(part);
    if sites.len() < SITES {
        return;
    }
    table.public.waiting = table.public.waiting.without(seat);
    if table.public.waiting.is_empty() {
        tell.all(|| Event::SitesChosen);
        flow::run(table, tell);
    }
}
