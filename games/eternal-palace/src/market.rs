//! §5 12 Palace Market, base version and the Scrolls: goods to pick.

use palast_core::Seat;

use crate::effects;
use crate::{
    Action, Event, EventSink, Goods, Illegal, Item, Place, Rules, Source, Table, Task, ViewRef,
};

/// EP-119, EP-225 What lies on the market.
fn offers(rules: &Rules) -> &'static [Item] {
    const ALL: &[Item] = &[
        Item::Fish,
        Item::Wisdom,
        Item::Wood,
        Item::Stone,
        Item::Kaolin,
        Item::Bronze,
        Item::Privilege,
    ];
    if rules.options.privileges {
        ALL
    } else {
        &ALL[..6]
    }
}

/// The item as a bit.
pub(crate) const fn bit(item: Item) -> u16 {
    1 << item.index()
}

pub(crate) fn each(view: ViewRef<'_>, taken: u16, f: &mut impl FnMut(Action)) {
    let left = offers(view.rules)
        .iter()
        .filter(|item| taken & bit(**item) == 0);
    left.for_each(|item| f(Action::Take(*item)));
}

pub(crate) fn check(view: ViewRef<'_>, taken: u16, item: Item) -> Result<(), Illegal> {
    if !offers(view.rules).contains(&item) {
        Err(Illegal::NotOnOffer)
    } else if taken & bit(item) != 0 {
        Err(Illegal::TakenTwice)
    } else {
        Ok(())
    }
}

/// One reward; then the others.
pub(crate) fn take(
    table: &mut Table,
    who: Seat,
    left: u8,
    taken: u16,
    item: Item,
    events: &mut EventSink,
) {
    let goods = match item {
        Item::Fish => Goods::fish(3),
        Item::Wisdom => Goods::wisdom(2),
        Item::Privilege => Goods::tokens(1),
        Item::Wood | Item::Stone | Item::Kaolin | Item::Bronze => one(item),
        Item::Palace | Item::Set | Item::Step | Item::Adviser => Goods::NONE,
    };
    let source = Source::Place(Place::Market);
    events.emit(|| Event::ItemTaken { who, item, source });
    effects::gain(table, who, goods, source, events);
    if left > 1 {
        table.public.agenda.push(Task::Market {
            who,
            left: left - 1,
            taken: taken | bit(item),
        });
    }
}

fn one(item: Item) -> Goods {
    item.resource()
        .map_or(Goods::NONE, |resource| Goods::of(resource, 1))
}

/// What the Scrolls offer to so many dice.
const fn scrolls(dice: u8) -> &'static [Item] {
    const ALL: &[Item] = &[
        Item::Fish,
        Item::Wisdom,
        Item::Wood,
        Item::Stone,
        Item::Kaolin,
        Item::Bronze,
    ];
    if dice > 1 { ALL } else { ALL.split_at(2).0 }
}

pub(crate) fn each_scroll(dice: u8, f: &mut impl FnMut(Action)) {
    scrolls(dice).iter().for_each(|item| f(Action::Take(*item)));
}

pub(crate) fn check_scroll(dice: u8, item: Item) -> Result<(), Illegal> {
    if scrolls(dice).contains(&item) {
        Ok(())
    } else {
        Err(Illegal::NotOnOffer)
    }
}

/// EP-135, EP-136 One choice, however large the group.
pub(crate) fn take_scroll(table: &mut Table, who: Seat, item: Item, events: &mut EventSink) {
    let goods = match item {
        Item::Fish => Goods::fish(2),
        Item::Wisdom => Goods::wisdom(1),
        Item::Wood
        | Item::Stone
        | Item::Kaolin
        | Item::Bronze
        | Item::Privilege
        | Item::Palace
        | Item::Set
        | Item::Step
        | Item::Adviser => one(item),
    };
    effects::gain(table, who, goods, Source::Place(Place::Scrolls), events);
}
