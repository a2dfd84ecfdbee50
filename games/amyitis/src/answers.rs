//! What is asked, and what an answer does.

use palast_core::Seat;

use crate::{Action, Cube, Decision, Event, EventSink, Public, Reason, Table, Task};
use crate::{caravan, flow, palace_phase, planting, recruit, stock, temples};

/// What is asked.
#[inline]
pub(crate) fn question(public: &Public) -> Decision {
    match public.task() {
        Task::Ask(_, ask) => ask,
        task @ (Task::Draw(_) | Task::Do(_) | Task::Over(_)) => {
            unreachable!("{task:?} asks nobody")
        }
    }
}

/// An answer and all that follows from it, until somebody is asked again.
#[inline]
pub(crate) fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
    carry_out(table, seat, action, events);
    flow::run(table, events);
}

/// The answer alone.
pub(crate) fn carry_out(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    let ask = question(public);
    public.agenda.pop();
    match action {
        Action::Recruit(row, craft) => recruit::recruit(table, seat, row, craft, events),
        Action::Caravan(city) => caravan::travel(table, seat, city, events),
        Action::Noble => recruit::noble(table, seat, events),
        Action::Craft(craft) => recruit::use_craft(table, seat, craft, events),
        Action::Pass => flow::pass(public, seat, events),
        Action::Field(row) => recruit::harvest(rules, public, seat, row, events),
        Action::Canal(side) => recruit::dig(rules, public, seat, side, events),
        Action::Temple(temple) => {
            if ask == Decision::Process {
                temples::process(table, seat, temple, events);
            } else {
                recruit::enter(public, seat, temple, Cube::Of(seat), events);
            }
        }
        Action::Pay(good) => {
            if let Decision::Pay { good: due, then } = ask {
                caravan::pay(public, seat, good, due, then, events);
            }
        }
        Action::Sell(first, second) => caravan::sell(public, seat, first, second, events),
        Action::Court(court) => {
            let why = if ask == (Decision::ChooseCourt { bonus: true }) {
                planting::last_tile(public)
            } else {
                Reason::City(public.caravan)
            };
            stock::take_court(rules, public, seat, court, why, events);
        }
        Action::Plant(square) => planting::plant(table, seat, square, events),
        Action::Token(good) => {
            public.tokens &= !(1 << good as u8);
            public.goods.add(good);
            stock::good(public, seat, good, Reason::Token, events);
        }
        Action::Take(good) => {
            let why = planting::last_tile(public);
            stock::good(public, seat, good, why, events);
        }
        Action::Offering(offering) => temples::offering(rules, public, seat, offering, events),
        Action::Swap(give, get) => {
            let goods = &mut public.players[seat].goods;
            goods.give(give, &mut public.goods);
            public.goods.give(get, goods);
            events.emit(|| Event::Swapped { seat, give, get });
        }
        Action::Keep => events.emit(|| Event::NotSwapped { seat }),
        Action::Discard(good) => {
            public.players[seat].goods.give(good, &mut public.goods);
            events.emit(|| Event::Discarded { seat, good });
        }
        Action::Pick(ability) => palace_phase::pick(table, seat, ability, events),
    }
}
