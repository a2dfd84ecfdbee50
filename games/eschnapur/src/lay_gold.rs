//! Phase 2: everybody lays gold on the officials, left to right, unseen.

use palast_core::{Seat, SeatMap, SeatSet};

use crate::flow::{self, Flow};
use crate::{Action, Decision, Event, Gold, Illegal, Official, OfficialSet, Phase, Point, ViewRef};
use crate::{EventSink, Table};

/// All officials dealt with.
const ALL_LAID: u8 = 5;

pub(crate) fn begin(table: &mut Table, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    let officials = public.officials();
    let mut waiting = SeatSet::EMPTY;
    for seat in public.seats.seats() {
        let slots = officials.minus(public.down[seat]);
        if public.hand_player == Some(seat) {
            // Ruling 9: how often the player may pass is settled now.
            public.hand_passes = slots.len().saturating_sub(public.hand_len(seat));
        } else if public.hand_len(seat) > 0 {
            waiting = waiting.with(seat);
        }
    }
    public.waiting = waiting;
    public.phase = Phase::Gold;
    public.next = Point::Before(
        officials
            .first()
            .expect("four or five officials are in play"),
    );
    if waiting.is_empty() {
        all_laid(table, events);
        return Flow::On;
    }
    Flow::Wait
}

/// The officials this seat has still to deal with.
#[inline]
fn slots(view: ViewRef<'_>) -> OfficialSet {
    let open = view.public.officials().minus(view.public.down[view.seat]);
    let dealt_with = OfficialSet::first_n(view.own.laid);
    open.minus(dealt_with)
}

#[inline]
pub(crate) fn question(view: ViewRef<'_>) -> Decision {
    let slots = slots(view);
    Decision::LayGold {
        official: slots
            .first()
            .expect("a seat is asked while it has an official left"),
        may_leave: slots.len().saturating_sub(view.own.hand.len()),
    }
}

pub(crate) fn list(view: ViewRef<'_>, official: Official, may_leave: u8, into: &mut Vec<Action>) {
    into.extend(
        view.own
            .hand
            .kinds()
            .map(|gold| Action::Lay(official, gold)),
    );
    if may_leave > 0 {
        into.push(Action::Leave(official));
    }
}

pub(crate) fn check_lay(
    view: ViewRef<'_>,
    asked: Official,
    at: Official,
    gold: Gold,
) -> Result<(), Illegal> {
    if at != asked {
        return Err(Illegal::OtherOfficial);
    }
    if !view.own.hand.has(gold) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

pub(crate) fn check_leave(asked: Official, may_leave: u8, at: Official) -> Result<(), Illegal> {
    if at != asked {
        return Err(Illegal::OtherOfficial);
    }
    if may_leave == 0 {
        return Err(Illegal::MustLay);
    }
    Ok(())
}

pub(crate) fn lay(
    table: &mut Table,
    seat: Seat,
    official: Official,
    gold: Option<Gold>,
    events: &mut EventSink,
) {
    let own = &mut table.private[seat];
    own.laid = official.number();
    if let Some(gold) = gold {
        own.hand.remove(gold);
        own.down[official as usize] = Some(gold);
    }
    // ESC-036 Without cards there is nothing left to ask.
    if !own.hand.is_empty() && !slots(table.view_ref(seat)).is_empty() {
        return;
    }
    table.private[seat].laid = ALL_LAID;
    table.public.waiting = table.public.waiting.without(seat);
    if table.public.waiting.is_empty() {
        all_laid(table, events);
        flow::run(table, events);
    }
}

/// All are in: now everybody sees which slots are filled.
fn all_laid(table: &mut Table, events: &mut EventSink) {
    for seat in table.public.seats.seats() {
        let own = &mut table.private[seat];
        own.laid = 0;
        let filled = |official: &Official| own.card(*official).is_some();
        table.public.down[seat] = Official::ALL.into_iter().filter(filled).collect();
    }
    events.emit(|| Event::GoldLaid {
        cards: SeatMap::from_fn(|seat| table.public.down[seat].len()),
    });
}
