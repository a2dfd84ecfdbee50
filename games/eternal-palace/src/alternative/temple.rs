//! §10 Alternative 7: wisdom for nothing, one or two resources.
//!
//! Paying has a question of its own: nothing may come between the offer and its payment, or a trader
//! could spend what was offered.

use palast_core::Seat;

use super::AltTask;
use crate::{
    Action, EventSink, Goods, Illegal, Place, Resource, Source, Table, Task, ViewRef, effects,
};

const HERE: Source = Source::Place(Place::Temple);

pub(super) fn each(view: ViewRef<'_>, who: Seat, f: &mut impl FnMut(Action)) {
    let most = view.public.players[who].goods.resource_count().min(2) as u8;
    (0..=most).for_each(|count| f(Action::Offer(count)));
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other answers belong to other questions"
)]
pub(super) fn check(view: ViewRef<'_>, who: Seat, action: Action) -> Result<(), Illegal> {
    let held = view.public.players[who].goods.resource_count();
    match action {
        Action::Offer(count) if count > 2 => Err(Illegal::NotOnOffer),
        Action::Offer(count) if u16::from(count) > held => Err(Illegal::NotInHand),
        Action::Offer(_) => Ok(()),
        _ => Err(Illegal::of_other(action)),
    }
}

pub(super) fn act(table: &mut Table, who: Seat, action: Action) {
    let Action::Offer(paid) = action else {
        return;
    };
    let agenda = &mut table.public.agenda;
    agenda.push(Task::Alternative(AltTask::Insight { who, paid }));
    if paid > 0 {
        agenda.push(Task::Alternative(AltTask::Offering { who, left: paid }));
    }
}

/// EP-291 Wisdom for what was paid.
pub(super) fn insight(table: &mut Table, who: Seat, paid: u8, events: &mut EventSink) {
    let wisdom = match paid {
        0 => 1,
        1 => 3,
        _ => 6,
    };
    effects::gain(table, who, Goods::wisdom(wisdom), HERE, events);
}

pub(super) fn each_payment(view: ViewRef<'_>, who: Seat, f: &mut impl FnMut(Action)) {
    let held = view.public.players[who].goods.kinds(1);
    held.iter().for_each(|resource| f(Action::Pay(resource)));
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other answers belong to other questions"
)]
pub(super) fn check_payment(view: ViewRef<'_>, who: Seat, action: Action) -> Result<(), Illegal> {
    let held = |resource: Resource| view.public.players[who].goods.count(resource) > 0;
    match action {
        Action::Pay(resource) if held(resource) => Ok(()),
        Action::Pay(_) => Err(Illegal::NotInHand),
        _ => Err(Illegal::of_other(action)),
    }
}

pub(super) fn pay(table: &mut Table, who: Seat, left: u8, action: Action, events: &mut EventSink) {
    let Action::Pay(resource) = action else {
        return;
    };
    effects::pay(table, who, Goods::of(resource, 1), HERE, events);
    if left > 1 {
        let left = left - 1;
        let next = AltTask::Offering { who, left };
        table.public.agenda.push(Task::Alternative(next));
    }
}
