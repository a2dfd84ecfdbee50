//! Phase III (§6, §4): the procession, the favours of the temples, and the limit of resources.

use palast_core::Seat;

use crate::options::{Procession, TempleTie};
use crate::{
    Course, Court, Cube, Cubes, Decision, Event, Harvest, Offering, Public, Reason, Rules,
};
use crate::{EventSink, Source, Table, Temple, menu, recruit, stock};

/// AM-139, AM-227 Resources a player keeps.
const LIMIT: u8 = 2;
/// AM-094, AM-226 With a Caravaneer of the last level.
const HIGH_LIMIT: u8 = 4;

/// AM-123, AM-125, AM-251 Who gets the favours of a temple: the first and the second. AM-252 With two
/// players nobody is second (AM-126 in version 1 somebody is).
#[must_use]
pub fn ranking(rules: &Rules, cubes: Cubes) -> [Option<Seat>; 2] {
    let mut keys = [0u8; 4];
    for (space, cube) in cubes.iter().enumerate() {
        if let Cube::Of(seat) = cube {
            let key = &mut keys[seat.index()];
            let (count, place) = (*key >> 3, *key & 7);
            let space = space as u8;
            // Higher is ahead: the first cube seen is the newest, the last the oldest.
            let place = match rules.options.temple_tie {
                TempleTie::Latest if count == 0 => 4 - space,
                TempleTie::Latest => place,
                TempleTie::Earliest => space,
            };
            *key = (count + 1) << 3 | place;
        }
    }
    let mut ranked = [None; 2];
    for place in &mut ranked[..places(rules)] {
        let best = (0..4)
            .max_by_key(|seat| keys[*seat])
            .expect("there are four");
        if keys[best] > 0 {
            *place = Some(Seat::ALL[best]);
            keys[best] = 0;
        }
    }
    ranked
}

/// AM-126, AM-252 How many places of a temple are favoured.
#[must_use]
pub fn places(rules: &Rules) -> usize {
    if rules.version > 1 && rules.seats.get() == 2 {
        1
    } else {
        2
    }
}

/// AM-122, AM-127, AM-245 Place 1 or 2 of a temple; then place 2, or the next temple, or the limit.
pub(crate) fn favour(table: &mut Table, temple: Temple, place: u8, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    match (place, Temple::ALL.get(temple.index() + 1)) {
        (1, _) => public.agenda.then(Course::Favour(temple, 2)),
        (_, Some(next)) => public.agenda.then(Course::Favour(*next, 1)),
        (_, None) if rules.options.procession == Procession::Lead => {
            public.agenda.then(Course::Limit(public.first));
        }
        // The procession comes before the limit.
        (_, None) => {}
    }
    let ranked = ranking(rules, public.temple(temple))[usize::from(place) - 1];
    let Some(seat) = ranked else { return };
    let why = Reason::Temple(temple, place);
    match (temple, place) {
        (Temple::Ishtar, _) => ishtar(rules, public, seat, place, events),
        (Temple::Marduk, _) => {
            let vp = rules.edition.marduk[usize::from(place) - 1];
            stock::score(public, seat, vp, Source::Marduk, why, events);
        }
        (Temple::Tammouz, 1) => {
            let harvest = Harvest::Tammouz;
            public.agenda.ask(seat, Decision::ChooseField { harvest });
        }
        (Temple::Tammouz, _) => {
            if menu::swaps(public, seat) != 0 {
                public.agenda.ask(seat, Decision::ChooseSwap);
            }
        }
    }
}

/// Ishtar. Version 1: AM-128, AM-129 fixed gains for the first, the second chooses. Then AM-253 the
/// first chooses, and what the second gets follows from that. AM-130, AM-255 Nobody is asked if there
/// is nothing to choose.
fn ishtar(rules: &Rules, public: &mut Public, seat: Seat, place: u8, events: &mut EventSink) {
    if place == 1
        && let Some([camels, talents]) = rules.edition.ishtar
    {
        let why = Reason::Temple(Temple::Ishtar, place);
        stock::camels(public, seat, camels, why, events);
        stock::talents(public, seat, talents, why, events);
        return;
    }
    let chooses = if rules.version == 1 { 2 } else { 1 };
    if place == chooses && public.camels + public.talents > 0 {
        public.agenda.ask(seat, Decision::ChooseOffering);
    }
}

/// AM-129, AM-253 What was chosen from Ishtar. AM-254 From version 2 on the second gets the other, if
/// it is in stock.
pub(crate) fn offering(
    rules: &Rules,
    public: &mut Public,
    seat: Seat,
    offering: Offering,
    events: &mut EventSink,
) {
    let place = if rules.version == 1 { 2 } else { 1 };
    offer(public, seat, offering, place, events);
    let [_, second] = ranking(rules, public.temple(Temple::Ishtar));
    if rules.version > 1
        && let Some(second) = second
    {
        let other = match offering {
            Offering::Camel => Offering::Talent,
            Offering::Talent => Offering::Camel,
        };
        offer(public, second, other, 2, events);
    }
}

fn offer(public: &mut Public, seat: Seat, offering: Offering, place: u8, events: &mut EventSink) {
    let why = Reason::Temple(Temple::Ishtar, place);
    match offering {
        Offering::Camel => stock::camels(public, seat, 1, why, events),
        Offering::Talent => stock::talents(public, seat, 1, why, events),
    }
}

/// AM-136 The procession comes to a temple. AM-137, AM-138 A grey cube, or the temple is emptied.
/// AM-246, AM-247 The leader's own cube, and a grey one into each of the others.
pub(crate) fn process(table: &mut Table, seat: Seat, temple: Temple, events: &mut EventSink) {
    let public = &mut table.public;
    match table.rules.options.procession {
        Procession::Lead => {
            recruit::enter(public, seat, temple, Cube::Of(seat), events);
            for other in Temple::ALL.into_iter().filter(|other| *other != temple) {
                recruit::enter(public, seat, other, Cube::Grey, events);
            }
        }
        Procession::Neutral => recruit::enter(public, seat, temple, Cube::Grey, events),
        Procession::Clear => {
            public.temples[temple.index()] = Cubes::EMPTY;
            events.emit(|| Event::TempleCleared { seat, temple });
        }
    }
}

/// How many resources a seat has to give back at the end of the round.
#[inline]
#[must_use]
pub fn surplus(rules: &Rules, public: &Public, seat: Seat) -> u8 {
    let goods = public.players[seat].goods.len();
    goods.saturating_sub(limit_of(rules, public, seat))
}

/// AM-094, AM-139, AM-226, AM-227 How many resources a seat keeps.
#[inline]
#[must_use]
pub fn limit_of(rules: &Rules, public: &Public, seat: Seat) -> u8 {
    let last = rules.edition.last_level(Court::Caravaneer);
    if public.players[seat].level(Court::Caravaneer) == last {
        HIGH_LIMIT
    } else {
        LIMIT
    }
}

/// AM-139, AM-141, AM-227 One resource after another, one seat after another.
pub(crate) fn limit(rules: &Rules, public: &mut Public, seat: Seat) {
    let left = surplus(rules, public, seat);
    if left > 0 {
        public.agenda.then(Course::Limit(seat));
        public.agenda.ask(seat, Decision::Discard { left });
        return;
    }
    let next = public.seats.after(seat);
    if next != public.first {
        public.agenda.then(Course::Limit(next));
    }
}
