//! Expansion: the palace phase (§8.4).

use palast_core::Seat;

use crate::{Ability, Course, Decision, Event, EventSink, FirstWhy, Phase, Public, Reason, Table};
use crate::{recruit, stock};

/// AM-177 The first round with a palace phase.
pub(crate) const FIRST_ROUND: u8 = 2;

/// AM-178, AM-179, AM-180, AM-182, AM-183, AM-184 The cubes go back; all on the track pick in its
/// order, which is fixed now. Two players pick two each.
pub(crate) fn begin(public: &mut Public, events: &mut EventSink) {
    public.phase = Phase::Palace;
    public.abilities = [None; 4];
    events.emit(|| Event::PalaceBegan);
    public.agenda.then(Course::PalaceEnd);
    let mut order = [Seat::ALL[0]; 4];
    let mut len = 0;
    for seat in public.track.order() {
        order[len] = seat;
        len += 1;
    }
    let times = if public.seats.get() == 2 { 2 } else { 1 };
    for _ in 0..times {
        for seat in order[..len].iter().rev() {
            public.agenda.ask(*seat, Decision::PickAbility);
        }
    }
}

/// AM-186, AM-191, AM-193, AM-198 An ability is marked.
pub(crate) fn pick(table: &mut Table, seat: Seat, ability: Ability, events: &mut EventSink) {
    let public = &mut table.public;
    public.abilities[ability.index()] = Some(seat);
    events.emit(|| Event::AbilityPicked { seat, ability });
    match ability {
        Ability::First => {
            public.first = seat;
            let why = FirstWhy::Ability;
            events.emit(|| Event::FirstPlayer { seat, why });
        }
        Ability::Procession => {}
        Ability::Craft => public.craft_left = true,
        Ability::Lesser => {
            let why = Reason::LesserCourtier;
            recruit::advance(table, seat, 1, why, events);
            stock::talents(&mut table.public, seat, 1, why, events);
        }
    }
}

/// AM-189, AM-190, AM-192 The fall-backs of First player and Procession, in this order.
pub(crate) fn end(public: &mut Public, events: &mut EventSink) {
    if public.picker(Ability::First).is_none() {
        public.first = public.seats.after(public.first);
        let (seat, why) = (public.first, FirstWhy::NotPicked);
        events.emit(|| Event::FirstPlayer { seat, why });
    }
    if public.picker(Ability::Procession).is_none() {
        let seat = public.procession();
        events.emit(|| Event::ProcessionFalls { seat });
    }
}
