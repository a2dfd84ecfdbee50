//! Phase 3: the blockade marker.

use palast_core::Seat;

use crate::flow::{self, Flow};
use crate::{Action, Event, Illegal, Official, OfficialSet, Phase, Point, Public, Table, ViewRef};
use crate::{EventSink, Window, give_stones};

/// ESC-053 The marker leaves last round's card, whoever wins.
pub(crate) fn lift(public: &mut Public, events: &mut EventSink) {
    public.last_blockade = public.blockade.take();
    if let Some((seat, official)) = public.last_blockade {
        events.emit(|| Event::BlockadeLifted { seat, official });
    }
}

pub(crate) fn won(table: &mut Table, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    if let Some(winner) = public.winner {
        let others = public.seats.seats().filter(|seat| *seat != winner);
        // Ruling 4: without a target the marker goes aside.
        if others
            .into_iter()
            .any(|seat| !targets(public, seat).is_empty())
        {
            return flow::wait_for(public, Phase::Blockade, winner);
        }
    }
    let by = public.winner;
    events.emit(|| Event::BlockadeAside { by });
    flow::after_official(public, Official::Blockade);
    Flow::On
}

/// Where this opponent of the winner can be blocked.
#[inline]
pub(crate) fn targets(public: &Public, seat: Seat) -> OfficialSet {
    let down = public.down[seat];
    match public.last_blockade {
        // ESC-054, ESC-166 Only three may meet the same victim again.
        Some((victim, _)) if victim == seat && public.seats.get() > 3 => OfficialSet::EMPTY,
        Some((_, official)) => down.without(official),
        None => down,
    }
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let seats = view.rules.seats.seats();
    for seat in seats.filter(|seat| *seat != view.seat) {
        let targets = targets(view.public, seat).iter();
        into.extend(targets.map(|official| Action::Block(seat, official)));
    }
    into.push(Action::Aside);
}

pub(crate) fn check(view: ViewRef<'_>, seat: Seat, official: Official) -> Result<(), Illegal> {
    let public = view.public;
    if !public.seats.has(seat) {
        return Err(Illegal::NoSuchSeat);
    }
    if seat == view.seat {
        return Err(Illegal::OwnCard);
    }
    if !public.down[seat].contains(official) {
        return Err(Illegal::NoFaceDownCard);
    }
    if targets(public, seat).contains(official) {
        return Ok(());
    }
    match public.last_blockade {
        Some((_, at)) if at == official => Err(Illegal::SameOfficial),
        Some(_) | None => Err(Illegal::SameVictim),
    }
}

pub(crate) fn block(table: &mut Table, seat: Seat, official: Official, events: &mut EventSink) {
    let public = &mut table.public;
    let by = public.winner.expect("the winner places the marker");
    public.blockade = Some((seat, official));
    // ESC-047 A stone for the victim, at once.
    let stones = give_stones::take(public, seat, 1);
    events.emit(|| Event::CardBlocked {
        by,
        seat,
        official,
        stones,
    });
    public.winner = None;
    public.next = Point::Open(Window::Refuse(Official::Blockade));
    flow::run(table, events);
}

pub(crate) fn aside(table: &mut Table, events: &mut EventSink) {
    let by = table.public.winner;
    events.emit(|| Event::BlockadeAside { by });
    flow::after_official(&mut table.public, Official::Blockade);
    flow::run(table, events);
}
