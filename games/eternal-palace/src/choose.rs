//! Small choices that many rules need: resources to take or pay, a step at a deposit, a face-up adviser
//! for nothing, a feature.

use palast_core::Seat;

use crate::agenda::Wait;
use crate::{Action, Adviser, Event, Feature, Goods, Illegal, Item, Payment, Place, PlaceSet};
use crate::{EventSink, Public, Resource, ResourceSet, Source, Table, Task, ViewRef};
use crate::{academy, bargain, effects};

// Resources from the supply.

pub(crate) fn each_take(not: Option<Resource>, f: &mut impl FnMut(Action)) {
    let offered = Resource::ALL
        .iter()
        .filter(|resource| Some(**resource) != not);
    offered.for_each(|resource| f(Action::Take(Item::of(*resource))));
}

pub(crate) fn check_take(not: Option<Resource>, item: Item) -> Result<(), Illegal> {
    match item.resource() {
        None => Err(Illegal::NotOnOffer),
        resource if resource == not => Err(Illegal::SameResource),
        Some(_) => Ok(()),
    }
}

pub(crate) fn take(
    table: &mut Table,
    task: (Seat, u8, Option<Resource>, Source),
    item: Item,
    events: &mut EventSink,
) {
    let (who, left, not, source) = task;
    let Some(resource) = item.resource() else {
        return;
    };
    if left > 1 {
        // EP-259 Two different ones: the second is not the first.
        let differs = source == Source::Demand(crate::Demand::D06);
        table.public.agenda.push(Task::Take {
            who,
            left: left - 1,
            not: if differs { Some(resource) } else { not },
            source,
        });
    }
    effects::gain(table, who, Goods::of(resource, 1), source, events);
}

// Resources to the supply.

/// Somebody with one kind only has no choice, and with none pays none.
pub(crate) fn wait_pay(public: &Public, who: Seat) -> Wait {
    if public.players[who].goods.kinds(1).len() > 1 {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

pub(crate) fn run_pay(
    table: &mut Table,
    who: Seat,
    left: u8,
    source: Source,
    events: &mut EventSink,
) {
    let goods = &table.public.players[who].goods;
    if let Some(resource) = goods.kinds(1).first() {
        let count = goods.count(resource).min(u16::from(left));
        effects::pay(table, who, Goods::of(resource, count), source, events);
    }
}

pub(crate) fn each_pay(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let own = view.public.players[view.seat].goods.kinds(1);
    own.iter().for_each(|resource| f(Action::Pay(resource)));
}

pub(crate) fn check_pay(view: ViewRef<'_>, resource: Resource) -> Result<(), Illegal> {
    if view.public.players[view.seat].goods.count(resource) > 0 {
        Ok(())
    } else {
        Err(Illegal::NotInHand)
    }
}

pub(crate) fn pay(
    table: &mut Table,
    (who, left, source): (Seat, u8, Source),
    resource: Resource,
    events: &mut EventSink,
) {
    effects::pay(table, who, Goods::of(resource, 1), source, events);
    if left > 1 {
        let left = left - 1;
        table.public.agenda.push(Task::Pay { who, left, source });
    }
}

// A step at a deposit.

/// EP-187 With all four finished nothing happens, with one open there is no choice.
pub(crate) fn wait_step(public: &Public, who: Seat) -> Wait {
    if open_deposits(public, who).len() > 1 {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

/// The deposits whose layer this player lacks: a track is finished exactly when its layer is taken.
pub(crate) fn open_deposits(public: &Public, who: Seat) -> PlaceSet {
    let layers = public.players[who].layers;
    let open = |place: &Place| place.layer().is_some_and(|layer| !layers.contains(layer));
    Place::DEPOSITS.into_iter().filter(open).collect()
}

pub(crate) fn run_step(table: &mut Table, who: Seat, events: &mut EventSink) {
    if let Some(place) = open_deposits(&table.public, who).first() {
        effects::advance(table, who, place, events);
    }
}

pub(crate) fn each_step(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let open = open_deposits(view.public, view.seat);
    open.iter().for_each(|place| f(Action::Step(place)));
}

pub(crate) fn check_step(view: ViewRef<'_>, place: Place) -> Result<(), Illegal> {
    if place.deposit().is_none() {
        Err(Illegal::NotADeposit)
    } else if !open_deposits(view.public, view.seat).contains(place) {
        Err(Illegal::Finished)
    } else {
        Ok(())
    }
}

// EP-266 A step at a deposit for so many of its resource.

/// What can be paid for a step: enough of it in hand, and its track not finished.
pub(crate) fn payable_steps(public: &Public, who: Seat, price: u8) -> ResourceSet {
    let open = open_deposits(public, who);
    let rich = public.players[who].goods.kinds(u16::from(price));
    rich.iter()
        .filter(|resource| open.contains(resource.deposit()))
        .collect()
}

/// Nobody is asked who could not, not even with the help of a trader.
pub(crate) fn wait_paid_step(public: &Public, who: Seat, price: u8) -> Wait {
    let helped = public.turn == Some(who)
        && !open_deposits(public, who).is_empty()
        && !bargain::usable(public, who).is_empty();
    if helped || !payable_steps(public, who, price).is_empty() {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

pub(crate) fn each_paid_step(view: ViewRef<'_>, price: u8, f: &mut impl FnMut(Action)) {
    let payable = payable_steps(view.public, view.seat, price);
    payable.iter().for_each(|resource| f(Action::Pay(resource)));
}

pub(crate) fn check_paid_step(
    view: ViewRef<'_>,
    price: u8,
    resource: Resource,
) -> Result<(), Illegal> {
    let goods = &view.public.players[view.seat].goods;
    if goods.count(resource) < u16::from(price) {
        Err(Illegal::NotInHand)
    } else if !payable_steps(view.public, view.seat, price).contains(resource) {
        Err(Illegal::Finished)
    } else {
        Ok(())
    }
}

pub(crate) fn paid_step(
    table: &mut Table,
    (who, price, source): (Seat, u8, Source),
    resource: Resource,
    events: &mut EventSink,
) {
    effects::pay(
        table,
        who,
        Goods::of(resource, u16::from(price)),
        source,
        events,
    );
    effects::advance(table, who, resource.deposit(), events);
}

// A face-up adviser for nothing.

/// EP-129 With none left nothing happens, with one there is no choice.
pub(crate) const fn wait_free(public: &Public, who: Seat) -> Wait {
    if public.display.len() > 1 {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

pub(crate) fn run_free(table: &mut Table, who: Seat, source: Source, events: &mut EventSink) {
    if let Some(card) = table.public.display.first() {
        free(table, who, source, card, events);
    }
}

pub(crate) fn each_free(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let shown = view.public.display.iter();
    shown.for_each(|card| f(Action::Appoint(card, Payment::Free)));
}

pub(crate) fn check_free(
    view: ViewRef<'_>,
    card: Adviser,
    payment: Payment,
) -> Result<(), Illegal> {
    if !view.public.display.contains(card) {
        Err(Illegal::NoSuchAdviser)
    } else if payment == Payment::Free {
        Ok(())
    } else {
        Err(Illegal::OtherPayment)
    }
}

/// EP-127 No goods are paid or gained for it.
pub(crate) fn free(
    table: &mut Table,
    who: Seat,
    source: Source,
    card: Adviser,
    events: &mut EventSink,
) {
    academy::take_shown(table, who, card, Payment::Free, source, events);
}

// A feature.

pub(crate) fn wait_feature(public: &Public, who: Seat) -> Wait {
    if public.features.len() < 2 {
        Wait::Run
    } else if public.is_master(who) {
        Wait::Chance
    } else {
        Wait::Ask(who)
    }
}

pub(crate) fn run_feature(table: &mut Table, who: Seat, place: Place, events: &mut EventSink) {
    if let Some(last) = table.public.features.first() {
        feature(table, who, place, last, events);
    }
}

/// EP-006 A chosen feature is gone for all others.
pub(crate) fn feature(
    table: &mut Table,
    who: Seat,
    place: Place,
    feature: Feature,
    events: &mut EventSink,
) {
    let public = &mut table.public;
    // The tokens left over are the only ones taken while the match is scored.
    let left_over = *public.agenda.top() == Task::Score;
    public.features = public.features.without(feature);
    let own = &mut public.players[who].features;
    *own = own.with(feature);
    events.emit(|| Event::FeatureTaken {
        who,
        feature,
        place,
        left_over,
    });
}

/// Something that may be declined was declined.
pub(crate) fn decline(who: Seat, source: Source, events: &mut EventSink) {
    events.emit(|| Event::Declined { who, source });
}
