//! Phase 7: placing stones, one at a time, and the premium.

use palast_core::{Seat, SeatSet};

use crate::flow::{self, Flow};
use crate::{Action, Decision, Event, Illegal, Official, Part, PartSet, Payment, Phase, Point};
use crate::{EventSink, Public, Rules, Table, ViewRef, buy};

/// What a covered bag pays to each.
pub(crate) const PREMIUM: u8 = 3;

/// A player's turn begins: the player's site cards are shown.
pub(crate) fn begin(table: &mut Table, turn: u8, events: &mut EventSink) -> Flow {
    table.public.free_sites = false;
    table.public.ignore_stop = false;
    let Some(seat) = table.public.order.holder(turn + 1) else {
        table.public.next = Point::Before(Official::Move);
        return Flow::On;
    };
    buy::grant_wishes(table, events);
    let sites = table.private[seat].sites;
    table.public.sites[seat] = sites;
    events.emit(|| Event::SitesShown { seat, sites });
    table.public.next = Point::Build(turn);
    Flow::On
}

/// The turn goes on: a stone, a purchase, or the end.
pub(crate) fn go_on(table: &mut Table, turn: u8, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    let seat = public.order.holder(turn + 1).expect("somebody builds");
    let can_build = !buildable(table.rules, public, seat).is_empty();
    // W5: also without a stone to place, unless the player has declined to be asked.
    let can_buy = || {
        !public.muted.contains(seat) && !buy::offers_in_turn(table.rules, public, seat).is_empty()
    };
    if can_build || can_buy() {
        return flow::wait_for(public, Phase::Build, seat);
    }
    end_turn(public, turn, seat, events);
    Flow::On
}

fn end_turn(public: &mut Public, turn: u8, seat: Seat, events: &mut EventSink) {
    let stones = public.stones[seat];
    if stones > 0 {
        events.emit(|| Event::StonesKept { seat, stones });
    }
    public.next = Point::Turn(turn + 1);
}

/// Whether the stop marker keeps this seat out of the part it lies on.
fn is_stopped(public: &Public, seat: Seat, part: Part) -> bool {
    // Ruling 14: IGNORE_STOP needs the site card, also beside FREE_SITES.
    let ignores = public.ignore_stop && public.sites[seat].contains(part);
    public.stop == Some(part) && !ignores
}

#[inline]
pub(crate) fn is_full(rules: &Rules, public: &Public, part: Part) -> bool {
    public.stones_in(part).len() >= rules.edition.part(&rules.options, part).fields
}

/// The parts in which this seat can place a stone now.
#[inline]
pub(crate) fn buildable(rules: &Rules, public: &Public, seat: Seat) -> PartSet {
    if public.stones[seat] == 0 {
        return PartSet::EMPTY;
    }
    let sites = if public.free_sites {
        public.open_parts()
    } else {
        public.sites[seat]
    };
    let mut parts = sites;
    for part in sites.iter() {
        if is_stopped(public, seat, part) || is_full(rules, public, part) {
            parts = parts.without(part);
        }
    }
    parts
}

#[inline]
pub(crate) fn question(view: ViewRef<'_>) -> Decision {
    if buildable(view.rules, view.public, view.seat).is_empty() {
        Decision::EndTurn
    } else {
        Decision::PlaceStone
    }
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let parts = buildable(view.rules, view.public, view.seat);
    into.extend(parts.iter().map(Action::Build));
}

pub(crate) fn check(view: ViewRef<'_>, part: Part) -> Result<(), Illegal> {
    let (public, seat) = (view.public, view.seat);
    if buildable(view.rules, public, seat).contains(part) {
        return Ok(());
    }
    Err(if public.stones[seat] == 0 {
        Illegal::NoStone
    } else if !public.open_parts().contains(part) {
        Illegal::NotUnderConstruction
    } else if !public.free_sites && !public.sites[seat].contains(part) {
        Illegal::NoSiteCard
    } else if is_stopped(public, seat, part) {
        Illegal::Stopped
    } else {
        Illegal::Full
    })
}

pub(crate) fn place(table: &mut Table, seat: Seat, part: Part, events: &mut EventSink) {
    let public = &mut table.public;
    let plan = table.rules.edition.part(&table.rules.options, part);
    let field = public.stones_in(part).len();
    public.parts[part.index()].push(seat);
    public.stones[seat] -= 1;
    public.reliefs = 0;
    events.emit(|| Event::StonePlaced {
        seat,
        part,
        value: plan.value(field),
    });
    if plan.has_bag(field) {
        let seats = owe(public, part, PREMIUM, Payment::Premium(part));
        events.emit(|| Event::BagCovered { part, seats });
    }
    flow::run(table, events);
}

/// Owes gold to everybody with a stone in the part.
pub(crate) fn owe(public: &mut Public, part: Part, gold: u8, payment: Payment) -> SeatSet {
    let stones = public.stones_in(part);
    let has_stone = |seat: &Seat| stones.count(*seat) > 0;
    let seats: SeatSet = public.seats.seats().filter(has_stone).collect();
    for seat in seats.iter() {
        public.due[seat] = gold;
    }
    public.payment = payment;
    seats
}

/// The player buys nothing more.
pub(crate) fn end(table: &mut Table, seat: Seat, events: &mut EventSink) {
    if let Point::Build(turn) = table.public.next {
        end_turn(&mut table.public, turn, seat, events);
    }
    flow::run(table, events);
}

/// The player buys nothing more and is not asked again in this round.
pub(crate) fn mute(table: &mut Table, seat: Seat, events: &mut EventSink) {
    table.public.muted = table.public.muted.with(seat);
    end(table, seat, events);
}
