//! Rulings 26 and 39: nobody has gold or stones.

use crate::flow::{self, Flow};
use crate::{Event, EventSink, Payment, Point, Public, Stalemate, Table};

/// What each takes.
const RELIEF: u8 = 3;
/// How often, before the match ends instead.
const RELIEFS: u8 = 3;

/// Whether everybody begins the round with gold worth nothing and without stones.
pub(crate) fn is_stalled(public: &Public) -> bool {
    let mut seats = public.seats.seats();
    seats.all(|seat| public.owned[seat].value() == 0 && public.stones[seat] == 0)
}

pub(crate) fn relieve(table: &mut Table, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    public.next = Point::Round;
    if !public.stalled {
        return Flow::On;
    }
    if table.rules.options.stalemate == Stalemate::End || public.reliefs == RELIEFS {
        return flow::finish(table, events);
    }
    public.reliefs += 1;
    for seat in public.seats.seats() {
        public.due[seat] = RELIEF;
    }
    public.payment = Payment::Relief;
    events.emit(|| Event::ReliefDue);
    Flow::On
}
