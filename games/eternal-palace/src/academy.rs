//! §5 2 Academy of Wisdom: one face-up adviser must be appointed.

use palast_core::Seat;

use crate::{
    Action, Adviser, Event, Goods, Illegal, Payment, Place, Public, Rules, Source, ViewRef,
};
use crate::{EventSink, Table, effects, enter};

/// EP-095, EP-096 What paying resources gives, and what the other way costs.
const WISDOM: u16 = 2;

const HERE: Source = Source::Place(Place::Academy);

/// EP-097, EP-099 Somebody must be payable.
pub(crate) fn may_enter(rules: &Rules, public: &Public, left: &Goods) -> Result<(), Illegal> {
    let anybody = !public.display.is_empty() && left.wisdom >= WISDOM;
    if anybody || enter::can_pay_any(rules, public, left) {
        Ok(())
    } else {
        Err(Illegal::NoPayableAdviser)
    }
}

pub(crate) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let goods = &view.public.players[view.seat].goods;
    for card in view.public.display.iter() {
        if enter::can_pay(view.rules, goods, card) {
            f(Action::Appoint(card, Payment::Resources));
        }
        if goods.wisdom >= WISDOM {
            f(Action::Appoint(card, Payment::Goods));
        }
    }
}

pub(crate) fn check(view: ViewRef<'_>, card: Adviser, payment: Payment) -> Result<(), Illegal> {
    let goods = &view.public.players[view.seat].goods;
    if !view.public.display.contains(card) {
        return Err(Illegal::NoSuchAdviser);
    }
    let payable = match payment {
        Payment::Resources => enter::can_pay(view.rules, goods, card),
        Payment::Goods => goods.wisdom >= WISDOM,
        Payment::Free => return Err(Illegal::OtherPayment),
    };
    if payable {
        Ok(())
    } else {
        Err(Illegal::NotPayable)
    }
}

pub(crate) fn appoint(
    table: &mut Table,
    who: Seat,
    card: Adviser,
    payment: Payment,
    events: &mut EventSink,
) {
    take_shown(table, who, card, payment, HERE, events);
    if payment == Payment::Resources {
        effects::pay(table, who, table.rules.edition.cost(card), HERE, events);
        effects::gain(table, who, Goods::wisdom(WISDOM), HERE, events);
    } else {
        effects::pay(table, who, Goods::wisdom(WISDOM), HERE, events);
    }
}

/// EP-100, EP-127 A face-up adviser goes to somebody; the gap stays until Wrap-up. Paying is left to the
/// caller.
pub(crate) fn take_shown(
    table: &mut Table,
    who: Seat,
    adviser: Adviser,
    payment: Payment,
    source: Source,
    events: &mut EventSink,
) {
    table.public.display = table.public.display.without(adviser);
    events.emit(|| Event::Appointed {
        who,
        adviser,
        payment,
        source,
    });
    effects::appoint(table, who, adviser);
}
