//! A hand-written opinion on a single answer, one decision deep: what the sensible bot goes by.
//!
//! Placing is judged by what the visit brings less what it costs; grouping by the best places its groups
//! could go to; small choices by what they add.

mod evaluation;

use palast_core::Judge;

use crate::{Action, Adviser, Decision, EternalPalace, Faces, Goods, Groups, Item, Payment, Place};
use crate::{Task, ViewRef, fish_market, wisdom};
use evaluation::Worth;

impl Judge for EternalPalace {
    fn judge(view: ViewRef<'_>, ask: &Decision, action: &Action) -> f32 {
        let worth = Worth::new(view);
        match *action {
            Action::Group(groups) => grouping(&worth, groups),
            Action::Place {
                group,
                place,
                faces,
            } => placing(&worth, group, place, faces),
            Action::Appoint(adviser, payment) => appointing(&worth, ask.task, adviser, payment),
            // Keep the good ones from the next visitor.
            Action::Back(adviser) | Action::Discard(adviser) => -worth.adviser(adviser),
            Action::Take(item) => taking(&worth, ask.task, item),
            Action::Pay(resource) => paying(&worth, ask.task, resource),
            Action::Give(rival) => -worth.strength(rival),
            Action::Step(place) => worth.step(place),
            Action::Path(space) => worth.path(space),
            Action::Field(_, resource) => worth.change(Goods::NONE, Goods::of(resource, 1)),
            Action::Use(adviser) => using(&worth, ask.task, adviser),
            Action::More => {
                if worth.public.players[worth.who].goods.fish > 5 {
                    0.1
                } else {
                    -1.0
                }
            }
            Action::Draw => 0.5,
            Action::Pot => worth.change(Goods::wisdom(worth.public.pot), Goods::NONE),
            Action::Offer(count) => {
                let resources = worth.public.players[worth.who].goods.resource_count();
                let gain = Goods::wisdom([1, 3, 6][usize::from(count.min(2))]);
                let price = 0.3 * f32::from(count);
                if resources > 4 {
                    worth.change(gain, Goods::NONE) - price
                } else {
                    -f32::from(count)
                }
            }
            Action::Bid => {
                let first = worth.public.row().first() == Some(&worth.who);
                if first || worth.public.players[worth.who].goods.tokens < 2 {
                    -0.1
                } else {
                    0.1
                }
            }
            Action::Claim(_) | Action::Feature(_) | Action::End | Action::Decline => 0.0,
        }
    }
}

/// The visit, less wisdom for the dice and fish for the crowd.
fn placing(worth: &Worth<'_>, group: Faces, place: Place, faces: Faces) -> f32 {
    let turned = wisdom::price(group, faces).unwrap_or(0);
    let price = Goods::wisdom(u16::from(turned)).plus(Goods::fish(worth.public.penalty(place)));
    worth.visit(place, faces) + worth.change(Goods::NONE, price)
}

/// The best places of all groups together; two groups at one place get in each other's way.
fn grouping(worth: &Worth<'_>, groups: Groups) -> f32 {
    let goods = worth.public.players[worth.who].goods;
    let mut taken = [0.0f32; Place::COUNT];
    let mut total = 0.0;
    // Large groups have the fewest places, so they choose first.
    let mut sorted: Vec<Faces> = groups.iter().collect();
    sorted.sort_by_key(|group| std::cmp::Reverse(group.len()));
    for group in sorted {
        let mut best = (worth.visit(Place::Scrolls, group), Place::Scrolls);
        let mut consider = |place: Place, faces: Faces, price: u8| {
            if u16::from(price) <= goods.wisdom && opens(worth, place) {
                let cost = worth.change(Goods::NONE, Goods::wisdom(u16::from(price)));
                let net = worth.visit(place, faces) + cost - taken[place.index()];
                if net > best.0 {
                    best = (net, place);
                }
            }
        };
        for number in 1..=12 {
            if let (Some(place), Some((faces, price))) =
                (Place::numbered(number), wisdom::cheapest(group, number))
            {
                consider(place, faces, price);
            }
        }
        if group.len() == 1 {
            consider(Place::Bridge, group, 0);
            if worth.rules.options.labyrinth && worth.lacks(Place::Labyrinth.layer()) {
                consider(Place::Labyrinth, group, 0);
            }
            if worth.rules.options.river {
                consider(Place::River, group, 0);
            }
        }
        // The second visit is crowded, and others come too.
        taken[best.1.index()] += if best.1 == Place::Scrolls { 0.0 } else { 0.35 };
        total += best.0;
    }
    total
}

/// Whether the monument there could be paid; other prices are small.
fn opens(worth: &Worth<'_>, place: Place) -> bool {
    let goods = &worth.public.players[worth.who].goods;
    place
        .monument()
        .is_none_or(|(site, resource)| goods.count(resource) >= worth.public.prices[site])
}

fn appointing(worth: &Worth<'_>, task: Task, adviser: Adviser, payment: Payment) -> f32 {
    let fish_market = matches!(
        task,
        Task::FishMarket(_) | Task::Alternative(crate::AltTask::FishMarket(_))
    );
    let cost = worth.rules.edition.cost(adviser);
    let change = match (payment, fish_market) {
        (Payment::Resources, true) => worth.change(Goods::NONE, cost),
        // Not taking the 3 fish that come without an adviser.
        (Payment::Goods, true) => worth.change(Goods::NONE, Goods::fish(2 * fish_market::FISH)),
        (Payment::Resources, false) => worth.change(Goods::wisdom(2), cost),
        (Payment::Goods, false) => worth.change(Goods::NONE, Goods::wisdom(2)),
        (Payment::Free, _) => 0.0,
    };
    worth.adviser(adviser) + change
}

fn taking(worth: &Worth<'_>, task: Task, item: Item) -> f32 {
    let (fish, wise) = if matches!(task, Task::Market { .. }) {
        (3, 2)
    } else if matches!(task, Task::Scrolls { .. }) {
        (2, 1)
    } else {
        (1, 1)
    };
    let only = |gain: Goods| worth.change(gain, Goods::NONE);
    match item {
        Item::Fish => only(Goods::fish(fish)),
        Item::Wisdom => only(Goods::wisdom(wise)),
        Item::Wood | Item::Stone | Item::Kaolin | Item::Bronze => item
            .resource()
            .map_or(0.0, |resource| only(Goods::of(resource, 1))),
        Item::Privilege => only(Goods::tokens(1)),
        Item::Palace => worth.palace(),
        Item::Set => only(Goods::fish(2).plus(Goods::wisdom(2))) + 0.35,
        Item::Step => 0.4,
        Item::Adviser => {
            let shown = worth.public.display.iter();
            shown.map(|card| worth.adviser(card)).fold(0.0, f32::max)
        }
    }
}

fn paying(worth: &Worth<'_>, task: Task, resource: crate::Resource) -> f32 {
    let loss = worth.change(Goods::NONE, Goods::of(resource, 1));
    if let Task::PaidStep { price, .. } = task {
        return worth.step(resource.deposit()) + loss * f32::from(price);
    }
    loss
}

/// Traders and diplomats are used at the end of a turn, if the bargain is good.
fn using(worth: &Worth<'_>, task: Task, adviser: Adviser) -> f32 {
    if !matches!(task, Task::EndTurn(_)) {
        return -10.0;
    }
    let own = worth.public.players[worth.who].goods;
    let least = |count: u16| {
        // What giving the cheapest resources would cost, roughly.
        let rich = own.resource_count() > 4;
        f32::from(count) * if rich { 0.18 } else { 0.35 }
    };
    let (fish, wise) = (Goods::fish, Goods::wisdom);
    let gift = 0.12;
    match adviser.kind() {
        7 => worth.change(fish(2), wise(1)),
        8 => worth.change(Goods::NONE, wise(1)) + 0.33,
        9 => worth.change(wise(1), fish(1)),
        10 => worth.change(Goods::NONE, fish(2)) + 0.33,
        11 => worth.change(wise(1), Goods::NONE) - least(1),
        12 => 0.25 - least(1),
        13 => worth.change(fish(1), wise(1)) + 0.33 - gift,
        14 => worth.change(wise(2), fish(1)) - gift,
        15 => worth.change(Goods::NONE, fish(3)) + 0.65 - 2.0 * gift,
        16 => worth.change(wise(3), Goods::NONE) - least(1) - gift,
        17 => worth.change(wise(3), Goods::NONE) + 0.33 - least(1) - gift,
        18 => worth.palace() - least(3) - 2.0 * gift,
        26 => worth.change(Goods::tokens(1), Goods::NONE) - least(1),
        _ => worth.change(Goods::tokens(1), fish(1).plus(wise(1))),
    }
}
