//! §6 Artisans: they work by themselves when their moment comes.

use palast_core::Seat;

use crate::{Action, Adviser, AdviserSet, Event, Goods, Illegal, Item, Public, Resource, ViewRef};
use crate::{EventSink, Source, Table, Task, effects};

/// The cards of a set that somebody has and has not used in this round.
#[inline]
pub(crate) fn ready(public: &Public, who: Seat, of: AdviserSet) -> AdviserSet {
    let player = &public.players[who];
    player.advisers.minus(player.used).and(of)
}

/// A card has worked in this round.
pub(crate) fn turn(table: &mut Table, who: Seat, adviser: Adviser, events: &mut EventSink) {
    let player = &mut table.public.players[who];
    player.used = player.used.with(adviser);
    events.emit(|| Event::Used { who, adviser });
}

/// EP-201, EP-202, EP-203, EP-204, EP-205 Kinds 19 to 22 at any deposit.
pub(crate) fn at_deposit(table: &mut Table, who: Seat, events: &mut EventSink) {
    for (kind, resource) in (19..).zip(Resource::ALL) {
        for adviser in ready(&table.public, who, AdviserSet::of_kind(kind)).iter() {
            turn(table, who, adviser, events);
            let source = Source::Adviser(adviser);
            effects::gain(table, who, Goods::of(*resource, 1), source, events);
        }
    }
}

/// EP-229, EP-230 Kind 28 at the Bridge, before the walk.
pub(crate) fn at_bridge(table: &mut Table, who: Seat, events: &mut EventSink) {
    for adviser in ready(&table.public, who, AdviserSet::of_kind(28)).iter() {
        turn(table, who, adviser, events);
        effects::gain(
            table,
            who,
            Goods::tokens(1),
            Source::Adviser(adviser),
            events,
        );
    }
}

/// EP-208 What the groups of somebody allow: 1 fish, 1 wisdom, palace +1.
pub(crate) fn rewards(public: &Public, who: Seat) -> [bool; 3] {
    let mut open = [false; 3];
    for group in &public.players[who].groups {
        match group.rolled.len() {
            0 | 1 => {}
            2 => open[0] = true,
            3 => open[1] = true,
            _ => open[2] = true,
        }
    }
    open
}

const REWARDS: [Item; 3] = [Item::Fish, Item::Wisdom, Item::Palace];

/// EP-209 Kind 24 in turn order, once the groups are shown.
pub(crate) fn after_reveal(table: &mut Table, place: u8, events: &mut EventSink) {
    let public = &table.public;
    let rest = (0..).zip(public.row()).skip(usize::from(place));
    let mut working = rest.filter_map(|(place, who)| {
        let adviser = ready(public, *who, AdviserSet::of_kind(24)).first()?;
        let open = rewards(public, *who);
        open.contains(&true).then_some((place, *who, adviser, open))
    });
    let Some((place, who, adviser, open)) = working.next() else {
        return;
    };
    table.public.agenda.push(Task::Artisans(place));
    turn(table, who, adviser, events);
    let mut possible = open.iter().enumerate().filter(|(_, open)| **open);
    match (possible.next(), possible.next()) {
        (Some((only, _)), None) => take(table, who, adviser, REWARDS[only], events),
        _ => table.public.agenda.push(Task::Artisan { who, adviser }),
    }
}

pub(crate) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let open = rewards(view.public, view.seat);
    for (item, open) in REWARDS.into_iter().zip(open) {
        if open {
            f(Action::Take(item));
        }
    }
}

pub(crate) fn check(view: ViewRef<'_>, item: Item) -> Result<(), Illegal> {
    let open = rewards(view.public, view.seat);
    match REWARDS.iter().position(|reward| *reward == item) {
        Some(index) if open[index] => Ok(()),
        Some(_) | None => Err(Illegal::NotOnOffer),
    }
}

pub(crate) fn take(
    table: &mut Table,
    who: Seat,
    adviser: Adviser,
    item: Item,
    events: &mut EventSink,
) {
    let source = Source::Adviser(adviser);
    if item == Item::Fish {
        effects::gain(table, who, Goods::fish(1), source, events);
    } else if item == Item::Wisdom {
        effects::gain(table, who, Goods::wisdom(1), source, events);
    } else {
        effects::palace(table, who, 1, source, events);
    }
}
