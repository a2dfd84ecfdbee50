//! §11.5 Where he goes with a single die: Bridge, Labyrinth, River Market.
//!
//! What Bridge spaces and demand cards give him instead of resources and advisers is decided where they are
//! carried out, in `bridge` and `river/demand.rs`.

use crate::{Event, EventSink, Faces, LabyrinthPlan, MASTER, Public, Space, Table};
use crate::{bridge, labyrinth, river};

/// EP-340 He raises a 1 to 6 and a 2 or 3 to 4, if he has all the wisdom it takes.
pub(super) fn turn_die(public: &Public, group: Faces, events: &mut EventSink) -> (Faces, u16) {
    let from = group.single().unwrap_or(0);
    let (to, wisdom) = match from {
        1 => (6, 2),
        2 => (4, 2),
        3 => (4, 1),
        _ => return (group, 0),
    };
    if public.players[MASTER].goods.wisdom < wisdom {
        return (group, 0);
    }
    events.emit(|| Event::MasterTurned { from, to, wisdom });
    (Faces::one(to), wisdom)
}

/// EP-341 The walk; he has no artisans.
pub(super) fn bridge(table: &mut Table, die: Faces, events: &mut EventSink) {
    bridge::visit(table, MASTER, die.single().unwrap_or(0), events);
}

/// EP-343 One step on the shortest way, without its price.
pub(super) fn labyrinth(table: &mut Table, events: &mut EventSink) {
    let from = table.public.players[MASTER].space;
    if let Some(to) = towards_centre(&table.rules.edition.labyrinth, from) {
        labyrinth::enter(table, MASTER, to, events);
    }
}

/// EP-344 Of equally short ways the one with the lower price, then the one more to the left.
fn towards_centre(plan: &LabyrinthPlan, from: Space) -> Option<Space> {
    let steps = |space: Space| plan.to_centre[space.index()];
    let closer = |(to, _): &(Space, u16)| steps(*to) < steps(from);
    let ways = plan.paths_from(from).filter(closer);
    let best = ways.min_by_key(|(to, fish)| {
        let left = plan.layout[to.index()].map_or(i8::MAX, |(x, _)| x);
        (*fish, left)
    });
    best.map(|(to, _)| to)
}

/// EP-345 The topmost free field, without payment; the track moves as for anybody.
pub(super) fn river(table: &mut Table, events: &mut EventSink) {
    let topmost = river::free_fields(&table.public).next();
    if let Some(field) = topmost {
        river::fill(table, MASTER, field, None, events);
    }
}
