//! §10 Alternative 2: a face-up adviser for resources only, or the wisdom that others have left.

use palast_core::Seat;

use crate::{Action, Event, Goods, Illegal, Payment, Place, Public, Rules, Source, Table, ViewRef};
use crate::{EventSink, academy, effects, enter};

const HERE: Source = Source::Place(Place::Academy);

/// EP-290 Whether somebody with these goods left can take the pot or appoint somebody.
pub(crate) fn may_enter(rules: &Rules, public: &Public, left: &Goods) -> Result<(), Illegal> {
    if public.pot > 0 || enter::can_pay_any(rules, public, left) {
        Ok(())
    } else {
        Err(Illegal::NoPayableAdviser)
    }
}

pub(super) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let goods = &view.public.players[view.seat].goods;
    for adviser in view.public.display.iter() {
        if enter::can_pay(view.rules, goods, adviser) {
            f(Action::Appoint(adviser, Payment::Resources));
        }
    }
    if view.public.pot > 0 {
        f(Action::Pot);
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other answers belong to other questions"
)]
pub(super) fn check(view: ViewRef<'_>, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Pot if view.public.pot == 0 => Err(Illegal::EmptyPot),
        Action::Pot => Ok(()),
        Action::Appoint(_, Payment::Goods) => Err(Illegal::OtherPayment),
        Action::Appoint(adviser, payment) => academy::check(view, adviser, payment),
        _ => Err(Illegal::of_other(action)),
    }
}

/// EP-288, EP-289 Appointing adds 1 wisdom to the pot; or the pot is taken.
pub(super) fn act(table: &mut Table, who: Seat, action: Action, events: &mut EventSink) {
    let Action::Appoint(adviser, payment) = action else {
        return take_pot(table, who, events);
    };
    academy::take_shown(table, who, adviser, payment, HERE, events);
    let cost = table.rules.edition.cost(adviser);
    effects::pay(table, who, cost, HERE, events);
    fill_pot(table, events);
}

/// EP-288, EP-350 One wisdom from the supply to the pot.
pub(crate) fn fill_pot(table: &mut Table, events: &mut EventSink) {
    let wisdom = table.public.pot.saturating_add(1);
    table.public.pot = wisdom;
    events.emit(|| Event::Pot { wisdom });
}

/// EP-289, EP-351 The whole pot.
pub(crate) fn take_pot(table: &mut Table, who: Seat, events: &mut EventSink) {
    let wisdom = std::mem::take(&mut table.public.pot);
    effects::gain(table, who, Goods::wisdom(wisdom), HERE, events);
    events.emit(|| Event::Pot { wisdom: 0 });
}
