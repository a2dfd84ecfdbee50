//! §10 Alternative 12: few but strong rewards, taken one at a time in an order of choice.

use palast_core::Seat;

use super::AltTask;
use crate::market::bit;
use crate::{Action, Event, EventSink, Goods, Illegal, Item, Place, Source, Table, Task, ViewRef};
use crate::{choose, effects};

const HERE: Source = Source::Place(Place::Market);
/// Sorted as [`Item`] is.
const ITEMS: [Item; 5] = [
    Item::Privilege,
    Item::Palace,
    Item::Set,
    Item::Step,
    Item::Adviser,
];

/// EP-292 How many rewards for so many dice.
pub(super) const fn picks(dice: u8) -> u8 {
    match dice {
        0..=2 => 1,
        3 => 2,
        _ => 3,
    }
}

/// EP-293 Whether a reward can be taken now.
fn check_item(view: ViewRef<'_>, who: Seat, taken: u16, item: Item) -> Result<(), Illegal> {
    let possible = match item {
        Item::Palace | Item::Set => true,
        Item::Privilege => view.rules.options.privileges,
        Item::Step if choose::payable_steps(view.public, who, 1).is_empty() => {
            return Err(Illegal::NotPayable);
        }
        Item::Adviser if view.public.display.is_empty() => return Err(Illegal::NoSuchAdviser),
        Item::Step | Item::Adviser => true,
        Item::Fish | Item::Wisdom | Item::Wood | Item::Stone | Item::Kaolin | Item::Bronze => false,
    };
    if !possible {
        Err(Illegal::NotOnOffer)
    } else if taken & bit(item) != 0 {
        Err(Illegal::TakenTwice)
    } else {
        Ok(())
    }
}

pub(super) fn each(view: ViewRef<'_>, who: Seat, taken: u16, f: &mut impl FnMut(Action)) {
    let open = |item: &Item| check_item(view, who, taken, *item).is_ok();
    let open = ITEMS.into_iter().filter(open);
    open.for_each(|item| f(Action::Take(item)));
    f(Action::Decline);
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other answers belong to other questions"
)]
pub(super) fn check(
    view: ViewRef<'_>,
    who: Seat,
    taken: u16,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Take(item) => check_item(view, who, taken, item),
        Action::Decline => Ok(()),
        _ => Err(Illegal::NotTheQuestion),
    }
}

pub(super) fn act(
    table: &mut Table,
    who: Seat,
    left: u8,
    taken: u16,
    action: Action,
    events: &mut EventSink,
) {
    let Action::Take(item) = action else {
        return events.emit(|| Event::Declined { who, source: HERE });
    };
    events.emit(|| Event::ItemTaken {
        who,
        item,
        source: HERE,
    });
    if left > 1 {
        table.public.agenda.push(Task::Alternative(AltTask::Market {
            who,
            left: left - 1,
            taken: taken | bit(item),
        }));
    }
    take(table, who, item, events);
}

fn take(table: &mut Table, who: Seat, item: Item, events: &mut EventSink) {
    let source = HERE;
    match item {
        Item::Palace => effects::palace(table, who, 1, source, events),
        Item::Privilege => effects::gain(table, who, Goods::tokens(2), source, events),
        Item::Set => {
            let goods = Goods::wisdom(2).plus(Goods::fish(2));
            effects::gain(table, who, goods, source, events);
            table.public.agenda.push(Task::Take {
                who,
                left: 1,
                not: None,
                source,
            });
        }
        Item::Step => table.public.agenda.push(Task::PaidStep {
            who,
            price: 1,
            source,
        }),
        Item::Adviser => {
            let task = Task::FreeAdviser { who, source };
            table.public.agenda.push(task);
        }
        Item::Fish | Item::Wisdom | Item::Wood | Item::Stone | Item::Kaolin | Item::Bronze => {}
    }
}
