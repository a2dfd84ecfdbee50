//! Phase 8: moving a stone, and the stone that may not be moved.

use palast_core::Seat;

use crate::build::is_full;
use crate::flow::{self, Flow};
use crate::{
    Action, Event, Illegal, Official, Part, PartSet, Phase, Point, Public, Rules, ViewRef,
};
use crate::{EventSink, Table, Window};

pub(crate) fn won(table: &mut Table) -> Flow {
    let public = &mut table.public;
    if public.winner.is_some() {
        public.next = Point::Open(Window::Move);
    } else {
        flow::after_official(public, Official::Move);
    }
    Flow::On
}

/// The player who bought BAN_LAST names a stone.
pub(crate) fn ban(table: &mut Table, again: bool) -> Flow {
    let public = &mut table.public;
    public.next = if again {
        Point::Move
    } else {
        Point::Open(Window::MoveWinner)
    };
    match public.chooser {
        Some(seat) => flow::wait_for(public, Phase::Ban, seat),
        None => Flow::On,
    }
}

/// The parts with a stone.
#[inline]
pub(crate) fn with_stones(public: &Public) -> PartSet {
    let parts = Part::ALL.into_iter();
    parts
        .filter(|part| !public.stones_in(*part).is_empty())
        .collect()
}

pub(crate) fn list_bans(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(with_stones(view.public).iter().map(Action::Ban));
}

pub(crate) fn check_ban(view: ViewRef<'_>, part: Part) -> Result<(), Illegal> {
    if view.public.stones_in(part).is_empty() {
        Err(Illegal::EmptyPart)
    } else {
        Ok(())
    }
}

pub(crate) fn name(table: &mut Table, seat: Seat, part: Part, events: &mut EventSink) {
    table.public.banned = Some(part);
    table.public.chooser = None;
    events.emit(|| Event::StoneBanned { seat, part });
    flow::run(table, events);
}

pub(crate) fn begin(table: &mut Table, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    let winner = public.winner.expect("phase 8 has a winner");
    let targets = targets(table.rules, public);
    // Ruling 36: without a stone that can be moved nothing moves.
    let possible = sources(public)
        .iter()
        .any(|from| !targets.without(from).is_empty());
    if possible {
        return flow::wait_for(public, Phase::Move, winner);
    }
    events.emit(|| Event::NothingMoved { by: winner });
    finish(public);
    Flow::On
}

fn finish(public: &mut Public) {
    public.banned = None;
    public.ignore_stop = false;
    flow::after_official(public, Official::Move);
}

fn is_stopped(public: &Public, part: Part) -> bool {
    public.stop == Some(part) && !public.ignore_stop
}

/// The parts whose topmost stone may be moved.
#[inline]
pub(crate) fn sources(public: &Public) -> PartSet {
    let mut parts = with_stones(public);
    if let Some(part) = public.banned {
        parts = parts.without(part);
    }
    match public.stop {
        Some(part) if is_stopped(public, part) => parts.without(part),
        Some(_) | None => parts,
    }
}

/// The parts that can take a stone.
#[inline]
pub(crate) fn targets(rules: &Rules, public: &Public) -> PartSet {
    let open = public.open_parts().iter();
    open.filter(|part| !is_stopped(public, *part) && !is_full(rules, public, *part))
        .collect()
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let targets = targets(view.rules, view.public);
    for from in sources(view.public).iter() {
        let others = targets.without(from).iter();
        into.extend(others.map(|to| Action::Move(from, to)));
    }
    into.push(Action::Stay);
}

pub(crate) fn check(view: ViewRef<'_>, from: Part, to: Part) -> Result<(), Illegal> {
    let public = view.public;
    let turned = |part: &Part| !public.open_parts().contains(*part);
    Err(if from == to {
        Illegal::SamePart
    } else if turned(&from) || turned(&to) {
        Illegal::NotUnderConstruction
    } else if is_stopped(public, from) || is_stopped(public, to) {
        Illegal::Stopped
    } else if public.stones_in(from).is_empty() {
        Illegal::EmptyPart
    } else if public.banned == Some(from) {
        Illegal::Banned
    } else if is_full(view.rules, public, to) {
        Illegal::Full
    } else {
        return Ok(());
    })
}

pub(crate) fn shift(table: &mut Table, by: Seat, from: Part, to: Part, events: &mut EventSink) {
    let public = &mut table.public;
    let owner = public.parts[from.index()].pop();
    public.parts[to.index()].push(owner);
    events.emit(|| Event::StoneMoved {
        by,
        owner,
        from,
        to,
    });
    finish(public);
    flow::run(table, events);
}

pub(crate) fn stay(table: &mut Table, by: Seat, events: &mut EventSink) {
    events.emit(|| Event::NothingMoved { by });
    finish(&mut table.public);
    flow::run(table, events);
}
