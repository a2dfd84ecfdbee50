//! §3.4 to §3.6 Which group may enter which place, as what, and at what price.
//!
//! Choosing group, faces and place, and paying for them, is one move. Whether the whole price can be
//! paid is judged with the goods in hand at that moment.

use crate::{
    Action, Adviser, EventSink, Faces, Goods, Illegal, Place, Public, Rules, Table, ViewRef,
};
use crate::{academy, alternative, labyrinth, river, turn, visit, wisdom};

/// What is the same for every group of one player at one moment.
struct Doors<'t> {
    view: ViewRef<'t>,
    crowd: [u8; Place::COUNT],
    goods: Goods,
}

impl<'t> Doors<'t> {
    fn new(view: ViewRef<'t>) -> Self {
        let public = view.public;
        let mut crowd = [0u8; Place::COUNT];
        for who in public.everyone() {
            // EP-064, EP-065, EP-066, EP-067 Players count, not dice and not groups.
            for place in public.players[who].places().iter() {
                crowd[place.index()] += 1;
            }
        }
        // EP-071 The Scrolls are never crowded.
        crowd[Place::Scrolls.index()] = 0;
        Self {
            view,
            crowd,
            goods: view.public.players[view.seat].goods,
        }
    }

    /// EP-047 Whether the price can be paid in full, after so much wisdom for the dice.
    #[inline]
    fn opens(&self, place: Place, wisdom: u8) -> Result<(), Illegal> {
        let wisdom = u16::from(wisdom);
        if self.goods.wisdom < wisdom {
            return Err(Illegal::TooLittleWisdom);
        }
        let fish = u16::from(self.crowd[place.index()]);
        if self.goods.fish < fish {
            return Err(Illegal::TooLittleFish);
        }
        let ViewRef { rules, public, .. } = self.view;
        let left = || {
            self.goods
                .minus(Goods::fish(fish).plus(Goods::wisdom(wisdom)))
        };
        match place {
            Place::Academy if rules.options.alternatives.academy => {
                alternative::may_enter_academy(rules, public, &left())
            }
            Place::Academy => academy::may_enter(rules, public, &left()),
            Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => {
                let (site, resource) = place.monument().expect("these are the monument sites");
                if self.goods.count(resource) < public.prices[site] {
                    return Err(Illegal::PriceNotPayable);
                }
                Ok(())
            }
            Place::Labyrinth => labyrinth::may_enter(rules, public, self.view.seat, &left()),
            Place::River => river::may_enter(rules, public, self.view.seat, &left()),
            Place::FishMarket
            | Place::Forest
            | Place::Quarry
            | Place::Temple
            | Place::Mine
            | Place::Forge
            | Place::Market
            | Place::Bridge
            | Place::Scrolls => Ok(()),
        }
    }
}

/// Whether a place is in this match.
pub(crate) const fn in_play(rules: &Rules, place: Place) -> bool {
    match place {
        Place::Labyrinth => rules.options.labyrinth,
        Place::River => rules.options.river,
        Place::FishMarket
        | Place::Academy
        | Place::Pavilion
        | Place::Forest
        | Place::Serenity
        | Place::Quarry
        | Place::Temple
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Market
        | Place::Bridge
        | Place::Scrolls => true,
    }
}

/// Every way to place one of the groups left, sorted.
pub(crate) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let doors = Doors::new(view);
    let mut last = Faces::NONE;
    // The groups of a player are sorted, so equal ones are neighbours.
    for group in view.public.players[view.seat].groups_left() {
        if group != last {
            each_of(&doors, group, f);
        }
        last = group;
    }
}

fn each_of(doors: &Doors<'_>, group: Faces, f: &mut impl FnMut(Action)) {
    let mut offer = |place: Place, faces: Faces, price: u8| {
        if doors.opens(place, price).is_ok() {
            f(Action::Place {
                group,
                place,
                faces,
            });
        }
    };
    for (place, faces, price) in wisdom::reach(group, doors.goods.wisdom) {
        if place == Place::Temple && group.len() == 2 {
            let prices = wisdom::pair_prices(group);
            for (pair, price) in wisdom::PAIRS.into_iter().zip(prices) {
                offer(place, pair, price);
            }
        } else {
            offer(place, faces, price);
        }
    }
    if let Some(face) = group.single() {
        for to in 1..=6 {
            offer(Place::Bridge, Faces::one(to), wisdom::die_price(face, to));
        }
        if doors.view.rules.options.labyrinth {
            offer(Place::Labyrinth, group, 0);
        }
        if doors.view.rules.options.river {
            offer(Place::River, group, 0);
        }
    }
    offer(Place::Scrolls, group, 0);
}

/// EP-039, EP-041, EP-042, EP-043, EP-053, EP-062 Whether this group may enter there as these faces.
pub(crate) fn check(
    view: ViewRef<'_>,
    group: Faces,
    place: Place,
    faces: Faces,
) -> Result<(), Illegal> {
    let player = &view.public.players[view.seat];
    if !player.groups_left().any(|left| left == group) {
        return Err(Illegal::NoSuchGroup);
    }
    if !in_play(view.rules, place) {
        return Err(Illegal::NotInPlay);
    }
    let Some(price) = wisdom::price(group, faces) else {
        return Err(Illegal::OtherDice);
    };
    match place.number() {
        Some(number) => {
            if group.len() > number || number > 6 * group.len() {
                return Err(Illegal::WrongNumberOfDice);
            }
            if faces.sum() != number {
                return Err(Illegal::WrongSum);
            }
            let pair = place == Place::Temple && group.len() == 2;
            if !pair && wisdom::cheapest(group, number).map(|(best, _)| best) != Some(faces) {
                return Err(Illegal::NotTheCheapest);
            }
        }
        None => {
            let single = matches!(place, Place::Bridge | Place::Labyrinth | Place::River);
            if single && group.len() != 1 {
                return Err(Illegal::WrongNumberOfDice);
            }
            // Where the value does not matter the dice stay as they are.
            if place != Place::Bridge && faces != group {
                return Err(Illegal::NotTheCheapest);
            }
        }
    }
    Doors::new(view).opens(place, price)
}

/// The group is placed, its price paid, and the place visited.
pub(crate) fn place(
    table: &mut Table,
    who: palast_core::Seat,
    (group, faces): (Faces, Faces),
    place: Place,
    events: &mut EventSink,
) {
    // Mostly the faces are the cheapest ones, whose price is in a table.
    let cheapest = place
        .number()
        .and_then(|number| wisdom::cheapest(group, number));
    let price = match cheapest {
        Some((best, price)) if best == faces => price,
        Some(_) | None => wisdom::price(group, faces).expect("as many faces as dice"),
    };
    let fish = table.public.penalty(place);
    turn::lay(
        table,
        who,
        (group, faces),
        place,
        (u16::from(price), fish),
        events,
    );
    // On the Bridge how far, at the Temple the lower face of a pair.
    let face = match place {
        Place::Bridge => faces.single().unwrap_or(0),
        Place::Temple if faces.len() == 2 => faces.iter().next().unwrap_or(0),
        Place::FishMarket
        | Place::Academy
        | Place::Pavilion
        | Place::Forest
        | Place::Serenity
        | Place::Quarry
        | Place::Temple
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Market
        | Place::Labyrinth
        | Place::River
        | Place::Scrolls => 0,
    };
    visit::visit(table, who, place, group.len(), face, events);
}

/// Whether an adviser's printed resources can be paid.
#[inline]
pub(crate) fn can_pay(rules: &Rules, goods: &Goods, adviser: Adviser) -> bool {
    let cost = &rules.edition.costs[adviser.index()];
    (0..4).all(|i| goods.resources[i] >= u16::from(cost[i]))
}

/// Whether one of the face-up advisers can be paid in resources.
pub(crate) fn can_pay_any(rules: &Rules, public: &Public, goods: &Goods) -> bool {
    public
        .display
        .iter()
        .any(|card| can_pay(rules, goods, card))
}
