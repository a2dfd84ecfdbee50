//! Phase 9: privilege points, wages, scoring, and turning finished parts over.

use palast_core::SeatMap;

use crate::flow::{self, Flow};
use crate::{Event, EventSink, Gold, Official, Part, Payment, Point, Table, Window, bids, build};

/// 9a: what lies open still earns privilege points and goes to the bank.
pub(crate) fn privilege_points(table: &mut Table, events: &mut EventSink) -> Flow {
    let mut points = SeatMap::default();
    for seat in table.public.seats.seats() {
        for official in Official::ALL {
            match table.public.open_card(seat, official) {
                None => {}
                // Only with the option that leaves zeros lying until now.
                Some(Gold::Zero) => bids::take_zero(table, seat, official),
                Some(gold) => {
                    points[seat] += gold.value();
                    table.public.open[seat][official as usize] = None;
                    table.public.bank.add(gold);
                }
            }
        }
        table.public.discs[seat] += u16::from(points[seat]);
    }
    events.emit(|| Event::PrivilegePoints { points });
    table.public.next = Point::Open(Window::BeforeWages);
    Flow::On
}

/// 9b: the next full part pays.
pub(crate) fn wages(table: &mut Table, first: u8, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    let parts = Part::ALL.into_iter().skip(usize::from(first));
    for part in parts.filter(|part| public.open_parts().contains(*part)) {
        if build::is_full(table.rules, public, part) {
            let wage = table.rules.edition.part(&table.rules.options, part).wage;
            let seats = build::owe(public, part, wage, Payment::Wage(part));
            events.emit(|| Event::WageDue { part, wage, seats });
            public.next = Point::Wages(part.number());
            return Flow::On;
        }
    }
    public.next = Point::Score;
    Flow::On
}

/// 9c, 9d: full parts are scored and turned over; perhaps the match ends.
pub(crate) fn score(table: &mut Table, events: &mut EventSink) -> Flow {
    for part in table.public.open_parts().iter() {
        if build::is_full(table.rules, &table.public, part) {
            score_part(table, part, events);
        }
    }
    if table.public.finished() >= table.public.goal() {
        return flow::finish(table, events);
    }
    table.public.next = Point::Open(Window::RoundEnd);
    Flow::On
}

fn score_part(table: &mut Table, part: Part, events: &mut EventSink) {
    let public = &mut table.public;
    let plan = table.rules.edition.part(&table.rules.options, part);
    let lying = public.stones_in(part);
    let mut values = SeatMap::default();
    let mut stones = SeatMap::default();
    for seat in public.order.seats().iter().copied() {
        let Some(field) = lying.highest(seat) else {
            continue;
        };
        values[seat] = plan.value(field);
        stones[seat] = lying.count(seat);
        public.points[seat] += u16::from(values[seat]) + u16::from(stones[seat]);
        public.supply[seat] += stones[seat];
    }
    public.parts[part.index()] = Default::default();
    public.turned = public.turned.with(part);
    public.reliefs = 0;
    if public.stop == Some(part) {
        public.stop = None;
    }
    events.emit(|| Event::PartScored {
        part,
        values,
        stones,
    });
}
