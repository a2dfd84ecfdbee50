//! §5 What a visit does, place by place: the action, then the marker.

use palast_core::Seat;

use crate::{Event, EventSink, Goods, Place, Source, Table, Task};
use crate::{alternative, artisan, bridge, effects, labyrinth, river};

/// A group has entered; the action of the place goes on the agenda above the marker's move (EP-048).
pub(crate) fn visit(
    table: &mut Table,
    who: Seat,
    place: Place,
    dice: u8,
    face: u8,
    events: &mut EventSink,
) {
    let other = &table.rules.options.alternatives;
    let agenda = &mut table.public.agenda;
    match place {
        Place::FishMarket => {
            agenda.push(Task::Advance { who, place });
            if other.fish_market {
                return alternative::visit(table, who, place, dice, events);
            }
            agenda.push(Task::PutBack(who));
            agenda.push(Task::FishMarket(who));
            agenda.push(Task::Draw { who, left: 3 });
        }
        Place::Academy => {
            agenda.push(Task::Advance { who, place });
            if other.academy {
                return alternative::visit(table, who, place, dice, events);
            }
            agenda.push(Task::Academy(who));
        }
        Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => {
            monument(table, who, place, events);
        }
        Place::Forest | Place::Quarry | Place::Mine | Place::Forge => {
            agenda.push(Task::Advance { who, place });
            deposit(table, who, place, dice, events);
        }
        Place::Temple => {
            if (1..=3).contains(&face) {
                let field = face - 1;
                agenda.push(Task::Mark { who, place, field });
            }
            if other.temple {
                return alternative::visit(table, who, place, dice, events);
            }
            // EP-113
            effects::gain(table, who, Goods::wisdom(3), Source::Place(place), events);
        }
        Place::Market => {
            let field = dice.clamp(2, 4) - 2;
            agenda.push(Task::Mark { who, place, field });
            if other.market {
                return alternative::visit(table, who, place, dice, events);
            }
            // EP-119
            let left = dice.clamp(2, 4) + 1;
            agenda.push(Task::Market {
                who,
                left,
                taken: 0,
            });
        }
        Place::Bridge => bridge::visit(table, who, face, events),
        Place::Labyrinth => labyrinth::visit(table, who, events),
        Place::River => river::visit(table, who, events),
        Place::Scrolls => agenda.push(Task::Scrolls { who, dice }),
    }
}

/// §5 3, 5, 8, 10: price, palace, monument, layer.
fn monument(table: &mut Table, who: Seat, place: Place, events: &mut EventSink) {
    let (site, resource) = place.monument().expect("this is a monument site");
    let price = table.public.prices[site];
    let source = Source::Place(place);
    effects::pay(table, who, Goods::of(resource, price), source, events);
    take_monument(table, who, place, events);
}

/// What every visitor of a monument site does, the Master too: the price rises, the palace marker moves,
/// the monument changes hands, the layer is taken.
pub(crate) fn take_monument(table: &mut Table, who: Seat, place: Place, events: &mut EventSink) {
    let (site, _) = place.monument().expect("this is a monument site");
    let price = table.public.prices[site].saturating_add(1);
    table.public.prices[site] = price;
    events.emit(|| Event::PriceRose { place, price });
    effects::palace(table, who, 1, Source::Place(place), events);
    let from = table.public.monuments[site].replace(who);
    if from != Some(who) {
        events.emit(|| Event::MonumentTaken { who, place, from });
    }
    effects::take_layer(table, who, place, events);
}

/// §5 4, 6, 9, 11: one resource, three with a die more than needed; then the artisans.
fn deposit(table: &mut Table, who: Seat, place: Place, dice: u8, events: &mut EventSink) {
    let resource = place.deposit().expect("this is a deposit");
    let fewest = if matches!(place, Place::Forest | Place::Quarry) {
        1
    } else {
        2
    };
    let count = if dice > fewest { 3 } else { 1 };
    let source = Source::Place(place);
    effects::gain(table, who, Goods::of(resource, count), source, events);
    artisan::at_deposit(table, who, events);
}
