//! Phase 6: the turn-order markers.

use palast_core::Seat;

use crate::flow::{self, Flow};
use crate::{Action, Event, EventSink, Illegal, Official, Outcome, Phase, Point, Table, ViewRef};
use crate::{TurnOrder, Window};

pub(crate) fn won(table: &mut Table, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    if public.winner.is_some() {
        public.next = Point::Open(Window::Order);
        return Flow::On;
    }
    flow::after_official(public, Official::Order);
    if !public.ordered {
        // ESC-090 Nobody won in the first round.
        public.phase = Phase::DrawOrder;
        public.waiting = Default::default();
        return Flow::Wait;
    }
    events.emit(|| Event::OrderKept);
    Flow::On
}

/// The player who bought CHOOSE_ORDER takes a marker first.
pub(crate) fn marker(table: &mut Table) -> Flow {
    let public = &mut table.public;
    public.next = Point::Order;
    match public.chooser {
        Some(seat) => flow::wait_for(public, Phase::Marker, seat),
        None => Flow::On,
    }
}

pub(crate) fn list_markers(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend((1..=view.rules.seats.get()).map(Action::Marker));
}

pub(crate) fn check_marker(view: ViewRef<'_>, marker: u8) -> Result<(), Illegal> {
    if (1..=view.rules.seats.get()).contains(&marker) {
        Ok(())
    } else {
        Err(Illegal::NoSuchMarker)
    }
}

pub(crate) fn take_marker(table: &mut Table, seat: Seat, marker: u8, events: &mut EventSink) {
    table.public.marker = Some(marker);
    events.emit(|| Event::MarkerTaken { seat, marker });
    flow::run(table, events);
}

/// The winner deals the markers, or those that are left.
pub(crate) fn deal(table: &mut Table) -> Flow {
    let winner = table.public.winner.expect("phase 6 has a winner");
    flow::wait_for(&mut table.public, Phase::Order, winner)
}

/// Whether the buyer of CHOOSE_ORDER keeps the marker in this order.
#[inline]
pub(crate) fn keeps_marker(view: ViewRef<'_>, order: &TurnOrder) -> bool {
    match (view.public.chooser, view.public.marker) {
        (Some(seat), Some(marker)) => order.holder(marker) == Some(seat),
        _ => true,
    }
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let orders = TurnOrder::all(view.rules.seats).filter(|order| keeps_marker(view, order));
    into.extend(orders.map(Action::Order));
}

pub(crate) fn check(view: ViewRef<'_>, order: &TurnOrder) -> Result<(), Illegal> {
    let seats = view.rules.seats;
    if order.len() != seats.get() || !order.seats().iter().all(|seat| seats.has(*seat)) {
        return Err(Illegal::NotOneEach);
    }
    if !keeps_marker(view, order) {
        return Err(Illegal::MarkerTaken);
    }
    Ok(())
}

pub(crate) fn choose(table: &mut Table, order: TurnOrder, events: &mut EventSink) {
    set(table, table.public.winner, order, events);
    table.public.chooser = None;
    table.public.marker = None;
    flow::after_official(&mut table.public, Official::Order);
    flow::run(table, events);
}

fn set(table: &mut Table, by: Option<Seat>, order: TurnOrder, events: &mut EventSink) {
    table.public.order = order;
    table.public.ordered = true;
    events.emit(|| Event::OrderDealt { by, order });
}

pub(crate) fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
    into.extend(TurnOrder::all(table.rules.seats).map(|order| (Outcome::Order(order), 1)));
}

pub(crate) fn drawn(table: &mut Table, order: TurnOrder, events: &mut EventSink) {
    set(table, None, order, events);
    flow::run(table, events);
}
