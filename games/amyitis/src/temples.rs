//! Phase III (§6, §4): the favours of the temples, the procession, and the limit of resources.

use palast_core::Seat;

use crate::options::{Procession, TempleTie};
use crate::{
    Course, Court, Cube, Cubes, Decision, Event, Harvest, Offering, Public, Reason, Rules,
};
use crate::{EventSink, Source, Table, Temple, menu, recruit, stock};

/// AM-139 Resources a player keeps.
const LIMIT: u8 = 2;
/// AM-094 With a Caravaneer of level 3.
const HIGH_LIMIT: u8 = 4;

/// AM-123, AM-124, AM-125, AM-126 Who is first and second in a temple.
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
    let mut places = [None; 2];
    for place in &mut places {
        let best = (0..4)
            .max_by_key(|seat| keys[*seat])
            .expect("there are four");
        if keys[best] > 0 {
            *place = Some(Seat::ALL[best]);
            keys[best] = 0;
        }
    }
    places
}

/// AM-122, AM-127 Place 1 or 2 of a temple; then place 2, or the next temple.
pub(crate) fn favour(table: &mut Table, temple: Temple, place: u8, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    match (place, Temple::ALL.get(temple.index() + 1)) {
        (1, _) => public.agenda.then(Course::Favour(temple, 2)),
        (_, Some(next)) => public.agenda.then(Course::Favour(*next, 1)),
        (_, None) => {}
    }
    let ranked = ranking(rules, public.temple(temple))[usize::from(place) - 1];
    let Some(seat) = ranked else { return };
    let why = Reason::Temple(temple, place);
    match (temple, place) {
        (Temple::Ishtar, 1) => {
            let [camels, talents] = rules.edition.ishtar;
            stock::camels(public, seat, camels, why, events);
            stock::talents(public, seat, talents, why, events);
        }
        (Temple::Ishtar, _) => {
            if public.camels + public.talents > 0 {
                public.agenda.ask(seat, Decision::ChooseOffering);
            }
        }
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

/// AM-129, AM-130 Ishtar's second.
pub(crate) fn offering(
    public: &mut Public,
    seat: Seat,
    offering: Offering,
    events: &mut EventSink,
) {
    let why = Reason::Temple(Temple::Ishtar, 2);
    match offering {
        Offering::Camel => stock::camels(public, seat, 1, why, events),
        Offering::Talent => stock::talents(public, seat, 1, why, events),
    }
}

/// AM-136, AM-137, AM-138 The procession comes to a temple.
pub(crate) fn process(table: &mut Table, seat: Seat, temple: Temple, events: &mut EventSink) {
    let public = &mut table.public;
    match table.rules.options.procession {
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
pub fn surplus(public: &Public, seat: Seat) -> u8 {
    let player = &public.players[seat];
    let limit = if player.level(Court::Caravaneer) == crate::court::LEVELS {
        HIGH_LIMIT
    } else {
        LIMIT
    };
    player.goods.len().saturating_sub(limit)
}

/// AM-139, AM-141 One resource after another, one seat after another.
pub(crate) fn limit(public: &mut Public, seat: Seat) {
    let left = surplus(public, seat);
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
