//! The caravan (§4 C): where it may go, what that costs, and what is done there.

use palast_core::Seat;

use crate::{City, Class, Court, Decision, Event, Good, Public, Reason, Rules, Source, Squares};
use crate::{EventSink, Table, planting, recruit, stock};

/// AM-080 Victory points for each resource sold in Babylon.
pub const SALE_VP: u8 = 3;

/// AM-072, AM-073, AM-075 What a move to this city costs a seat in camels; nothing if the caravan
/// stands there. Whether the seat has them and can do anything there is another question.
#[must_use]
pub fn camels_for(rules: &Rules, public: &Public, seat: Seat, city: City) -> Option<u8> {
    let edition = &rules.edition;
    let steps = (edition.place(city) + 9 - edition.place(public.caravan)) % 9;
    (steps > 0).then(|| price(steps, bonus(rules, public, seat)))
}

#[inline]
const fn price(steps: u8, bonus: u8) -> u8 {
    let left = steps.saturating_sub(bonus);
    if left == 0 { 1 } else { left }
}

/// AM-074 Free steps.
#[inline]
fn bonus(rules: &Rules, public: &Public, seat: Seat) -> u8 {
    rules.edition.steps[usize::from(public.players[seat].level(Court::Caravaneer))]
}

/// AM-099 What a city asks: its resource, and the extra of its plant card. Babylon names none.
#[inline]
#[must_use]
pub fn due(rules: &Rules, public: &Public, city: City) -> (Option<Good>, Option<Good>) {
    let extra = public
        .plant(city)
        .and_then(|card| rules.edition.plant_side(card).extra);
    (rules.edition.asks(city), extra)
}

/// AM-089 The court cards a city could sell to a seat now, one bit each in the order of
/// [`Court::ALL`].
#[inline]
#[must_use]
pub fn courts(rules: &Rules, public: &Public, seat: Seat, city: City) -> u8 {
    if city.class() != Class::Court {
        return 0;
    }
    let offers = rules.edition.offers(city).into_iter();
    let there = offers.filter(|court| stock::has_next(public, seat, *court));
    there.fold(0, |bits, court| bits | 1 << court as u8)
}

/// AM-104 The squares a seat could plant from this city now.
#[inline]
#[must_use]
pub fn plantable(rules: &Rules, public: &Public, seat: Seat, city: City) -> Squares {
    match public.plant(city) {
        Some(card) => planting::candidates(rules, public, seat, card),
        None => 0,
    }
}

/// AM-076 Whether the action of a city could be carried out, camels apart.
#[inline]
pub(crate) fn can_do(rules: &Rules, public: &Public, seat: Seat, city: City) -> bool {
    let goods = &public.players[seat].goods;
    match due(rules, public, city) {
        (None, _) => !goods.is_empty(),
        (Some(good), extra) => {
            goods.can_pay(good, extra)
                && (plantable(rules, public, seat, city) != 0
                    || courts(rules, public, seat, city) != 0)
        }
    }
}

/// The cities a seat may go to, one bit each in the order of [`City::ALL`].
#[inline]
pub(crate) fn destinations(rules: &Rules, public: &Public, seat: Seat) -> u64 {
    let player = &public.players[seat];
    if player.camels == 0 || player.goods.is_empty() {
        return 0;
    }
    let from = usize::from(rules.edition.place(public.caravan));
    let reach = usize::from(player.camels + bonus(rules, public, seat)).min(8);
    let mut bits = 0;
    for steps in 1..=reach {
        let place = from + steps;
        let city = rules.edition.cities[if place < 9 { place } else { place - 9 }];
        if can_do(rules, public, seat, city) {
            bits |= 1 << city as u64;
        }
    }
    bits
}

/// AM-076, AM-079 The caravan moves; what the city does follows when all is paid.
pub(crate) fn travel(table: &mut Table, seat: Seat, to: City, events: &mut EventSink) {
    let rules = table.rules;
    let camels = camels_for(rules, &table.public, seat, to).expect("the caravan is elsewhere");
    let public = &mut table.public;
    let from = std::mem::replace(&mut public.caravan, to);
    public.players[seat].camels -= camels;
    public.camels += camels;
    events.emit(|| Event::CaravanMoved {
        seat,
        from,
        to,
        camels,
    });
    let there = match public.plant(to) {
        Some(card) => Decision::ChooseSquare {
            quality: rules.edition.plant_side(card).quality,
        },
        None if to == City::Babylon => Decision::Sell,
        None => Decision::ChooseCourt { bonus: false },
    };
    public.agenda.ask(seat, there);
    if let (Some(good), then) = due(rules, public, to) {
        public.agenda.ask(seat, Decision::Pay { good, then });
    }
}

/// AM-077, AM-078 What can be paid for the first of one or two resources, one bit each in the order
/// of [`Good::ALL`]: it or wine, if the other can be paid then.
#[inline]
pub(crate) fn payments(public: &Public, seat: Seat, good: Good, then: Option<Good>) -> u8 {
    let goods = public.players[seat].goods;
    let mut bits = 0;
    for paid in [good, Good::Wine] {
        if !goods.has(paid) {
            continue;
        }
        let mut rest = goods;
        rest.remove(paid);
        if then.is_none_or(|then| rest.can_pay(then, None)) {
            bits |= 1 << paid as u8;
        }
    }
    bits
}

/// AM-079 A resource goes to the stock; then the other one is due.
pub(crate) fn pay(
    public: &mut Public,
    seat: Seat,
    paid: Good,
    due: Good,
    then: Option<Good>,
    events: &mut EventSink,
) {
    public.players[seat].goods.give(paid, &mut public.goods);
    events.emit(|| Event::Paid {
        seat,
        good: paid,
        due,
    });
    if let Some(good) = then {
        public.agenda.ask(seat, Decision::Pay { good, then: None });
    }
}

/// AM-080, AM-082 One or two resources for points, then a canal without the Engineer's.
pub(crate) fn sell(
    public: &mut Public,
    seat: Seat,
    first: Good,
    second: Option<Good>,
    events: &mut EventSink,
) {
    let mut vp = 0;
    for good in std::iter::once(first).chain(second) {
        public.players[seat].goods.give(good, &mut public.goods);
        vp += SALE_VP;
    }
    events.emit(|| Event::Sold {
        seat,
        first,
        second,
    });
    stock::score(public, seat, vp, Source::Sales, Reason::Sale, events);
    recruit::ask_canal(public, seat);
}
