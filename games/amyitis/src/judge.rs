//! A hand-written opinion: what a position is worth to a seat, and so what an answer is worth.
//!
//! An answer is carried out on an imagined table together with the best of one's own choices that
//! belong to it, and the position after it is valued. The numbers are worth in victory points; they
//! were set by hand and checked by self-play (`RULEBOOK.md`, Balance).

use std::cmp::Reverse;

use palast_core::{Game, Seat};

use crate::{Ability, Action, Amyitis, City, Class, Court, Cube, Decision, Good, Harvest, Phase};
use crate::{
    Public, Rules, Sight, Square, Table, Task, Tell, Temple, caravan, imagine, last_tiles,
};
use crate::{menu, planting, temples};

/// What things are worth, in victory points. Found by self-play: see `RULEBOOK.md`, Balance.
#[derive(Clone, Copy, Debug, serde::Serialize, serde::Deserialize)]
pub struct Weights {
    /// How much of an opponent's prospects is bad for oneself.
    pub envy: f32,
    /// What passing brings: perhaps a talent.
    pub passing: f32,
    /// Rounds to come for every tile still to be planted, with two players and with more.
    pub pace_two: f32,
    pub pace: f32,
    /// How much of a purse can still be used, at the end and for every round to come.
    pub use_now: f32,
    pub use_later: f32,
    /// Talents: the first five, and the others.
    pub talent: f32,
    pub more_talents: f32,
    /// Camels: the first four, and the others.
    pub camel: f32,
    pub more_camels: f32,
    /// Resources within the limit, beyond it in phase II, wine, and every kind.
    pub good: f32,
    pub good_beyond: f32,
    pub wine: f32,
    pub kind: f32,
    /// A camel and a resource together, and with a square to plant.
    pub pair: f32,
    pub pair_plant: f32,
    /// A plant city, and a court city, that could be entered at once.
    pub ready_plant: f32,
    pub ready_court: f32,
    /// Court cards for every round to come.
    pub banker: [f32; 3],
    pub caravaneer: [f32; 3],
    /// Gardeners: the first two, and the others.
    pub gardener: f32,
    pub more_gardeners: f32,
    /// Chances of an irrigation reward: dry, irrigated, and irrigated on a low floor.
    pub dry: f32,
    pub wet: f32,
    pub wet_low: f32,
    /// How temples count beyond this round, and every cube there.
    pub lasting: f32,
    pub temple_cube: f32,
    pub ishtar: [f32; 2],
    pub marduk: [f32; 2],
    pub tammouz: [f32; 2],
    /// Cubes in the fields: leading, and any.
    pub field_lead: f32,
    pub field_cube: f32,
    /// The palace: Craft unused, the picks by place, every space, and rounds that count.
    pub craft: f32,
    pub pick: [f32; 4],
    pub space: f32,
    pub palace_rounds: f32,
    /// How much the favour of Amyitis counts early.
    pub favour: f32,
}

pub(crate) const WEIGHTS: Weights = Weights {
    envy: 0.25,
    passing: 0.45,
    pace_two: 1.0,
    pace: 0.7,
    use_now: 0.3,
    use_later: 0.2,
    talent: 0.55,
    more_talents: 0.25,
    camel: 1.0,
    more_camels: 0.5,
    good: 1.1,
    good_beyond: 0.8,
    wine: 0.35,
    kind: 0.25,
    pair: 0.6,
    pair_plant: 0.6,
    ready_plant: 1.0,
    ready_court: 0.4,
    banker: [0.5, 0.9, 2.7],
    caravaneer: [0.55, 0.95, 1.5],
    gardener: 1.8,
    more_gardeners: 0.8,
    dry: 0.12,
    wet: 0.3,
    wet_low: 0.3,
    lasting: 0.2,
    temple_cube: 0.1,
    ishtar: [1.7, 1.1],
    marduk: [2.5, 0.9],
    tammouz: [1.4, 0.3],
    field_lead: 0.2,
    field_cube: 0.1,
    craft: 1.6,
    pick: [1.5, 1.15, 0.9, 0.7],
    space: 0.12,
    palace_rounds: 0.55,
    favour: 0.5,
};

/// How good this answer looks to the bot.
pub(crate) fn judge(sight: Sight<'_>, ask: Decision, action: Action) -> f32 {
    judge_with(&WEIGHTS, sight, ask, action)
}

/// What a position is worth to a seat by itself.
pub(crate) fn prospects(public: &Public, seat: Seat) -> f32 {
    hopes(&WEIGHTS, public, seat)
}

/// How good this answer looks: the worth of the position it leads to.
pub fn judge_with(w: &Weights, sight: Sight<'_>, ask: Decision, action: Action) -> f32 {
    let seat = sight.seat;
    let mut table = imagine::imagine(sight);
    if ask == Decision::TakeTurn && action == Action::Pass {
        let others = sight.public.active.len() > 1;
        return worth(w, sight.rules, sight.public, seat) + if others { w.passing } else { 0.0 };
    }
    // The end of a round is not part of the answer: procession and discards are valued as they are.
    Amyitis::act(&mut table, seat, action, &mut Tell::silent());
    best(w, &mut table, seat)
}

/// The worth of a position after the best of one's own choices that belong to the same action.
fn best(w: &Weights, table: &mut Table, seat: Seat) -> f32 {
    match table.public.task() {
        Task::Ask(asked, ask) if asked == seat && belongs_to_action(ask) => {
            let mut bits = menu::menu(table.rules, &table.public, seat, ask);
            let mut most = f32::MIN;
            while bits != 0 {
                let action = menu::action(ask, bits.trailing_zeros());
                bits &= bits - 1;
                let mut after = table.clone();
                Amyitis::act(&mut after, seat, action, &mut Tell::silent());
                most = most.max(best(w, &mut after, seat));
            }
            most
        }
        Task::Ask(..) | Task::Draw(_) | Task::Do(_) | Task::Over(_) => {
            worth(w, table.rules, &table.public, seat)
        }
    }
}

const fn belongs_to_action(ask: Decision) -> bool {
    match ask {
        Decision::ChooseField { harvest } => matches!(harvest, Harvest::Peasant),
        Decision::ChooseCanal
        | Decision::ChooseTemple
        | Decision::Pay { .. }
        | Decision::Sell
        | Decision::ChooseCourt { .. }
        | Decision::ChooseSquare { .. }
        | Decision::ChooseToken
        | Decision::ChooseGood => true,
        Decision::PickAbility
        | Decision::TakeTurn
        | Decision::ChooseOffering
        | Decision::ChooseSwap
        | Decision::Process
        | Decision::Discard { .. } => false,
    }
}

/// One's own prospects, less some of the others'.
fn worth(w: &Weights, rules: &Rules, public: &Public, seat: Seat) -> f32 {
    let others = public.seats.seats().filter(|other| *other != seat);
    let count = f32::from(public.seats.get() - 1);
    let envied: f32 = others.map(|other| hopes(w, public, other)).sum();
    hopes(w, public, seat) + ready(w, rules, public, seat) - w.envy * envied / count
}

/// Whether the caravan could bring one on from where it stands.
fn ready(w: &Weights, rules: &Rules, public: &Public, seat: Seat) -> f32 {
    if public.phase != Phase::Actions {
        return 0.0;
    }
    let bits = caravan::destinations(rules, public, seat);
    let there = |class| {
        let cities = City::ALL
            .into_iter()
            .filter(move |city| city.class() == class);
        cities
            .map(|city| city as u64)
            .any(|city| bits >> city & 1 == 1)
    };
    let mut hope = 0.0;
    if there(Class::Plant) {
        hope += w.ready_plant;
    }
    if there(Class::Court) {
        hope += w.ready_court;
    }
    hope
}

/// How many rounds are still to come after this one, roughly.
fn rounds_left(w: &Weights, public: &Public) -> f32 {
    let tiles = public.tiles_left().saturating_sub(last_tiles(public.seats));
    let pace = if public.seats.get() == 2 {
        w.pace_two
    } else {
        w.pace
    };
    f32::from(tiles) * pace
}

/// What a seat has and may hope for, in victory points.
fn hopes(w: &Weights, public: &Public, seat: Seat) -> f32 {
    let score = f32::from(public.players[seat].score());
    if public.phase == Phase::Over {
        return score;
    }
    let rounds = rounds_left(w, public);
    // What is not used up in time is worth nothing.
    let use_left = (w.use_now + w.use_later * rounds).min(1.0);
    score
        + use_left * (purse(w, public, seat) + fields(w, public, seat))
        + cards(w, public, seat, rounds)
        + canals(w, public, seat, rounds)
        + favours(w, public, seat, rounds)
        + palace(w, public, seat, rounds)
        + tiles(w, public, seat, rounds)
}

/// The first few pieces of a kind are worth more than the others.
fn few(count: u8, first: u8, high: f32, low: f32) -> f32 {
    let some = count.min(first);
    high * f32::from(some) + low * f32::from(count - some)
}

/// Talents, camels and resources.
fn purse(w: &Weights, public: &Public, seat: Seat) -> f32 {
    let player = &public.players[seat];
    let goods = player.goods.len();
    let kept = goods - temples::surplus(public, seat);
    let wine = player.goods.of(Good::Wine);
    // In phase II more than the limit can still be used.
    let beyond = if public.phase == Phase::Actions {
        w.good_beyond
    } else {
        0.1
    };
    let pairs = f32::from(player.camels.min(goods).min(3));
    let low = public.planting & public.canals.irrigated() & planting::up_to(1 + player.gardeners);
    let plant = if low == 0 { 0.0 } else { w.pair_plant };
    few(player.talents, 5, w.talent, w.more_talents)
        + few(player.camels, 4, w.camel, w.more_camels)
        + few(goods, kept, w.good, beyond)
        + w.wine * f32::from(wine.min(2))
        + w.kind * player.goods.kinds().count_ones() as f32
        + pairs * (w.pair + plant)
}

/// Bankers, Caravaneers and Gardeners.
fn cards(w: &Weights, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let player = &public.players[seat];
    let of =
        |levels: &[f32; 3], level: u8| level.checked_sub(1).map_or(0.0, |i| levels[i as usize]);
    let banker = of(&w.banker, player.level(Court::Banker));
    let caravaneer = of(&w.caravaneer, player.level(Court::Caravaneer));
    let gardeners = few(player.gardeners, 2, w.gardener, w.more_gardeners);
    (banker + caravaneer) * rounds.min(8.0) + gardeners * rounds.min(1.0)
}

/// Rewards to be hoped for.
fn canals(w: &Weights, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let mut hope = 0.0;
    let irrigated = public.canals.irrigated();
    for square in Square::all().filter(|square| public.planting & square.bit() != 0) {
        let own = public.canals.around(square, seat);
        if own == 0 {
            continue;
        }
        let others = public.seats.seats().filter(|other| *other != seat);
        let most = others
            .map(|other| public.canals.around(square, other))
            .max();
        let reward = if own > most.unwrap_or(0) { 3.0 } else { 1.0 };
        let chance = if irrigated & square.bit() == 0 {
            w.dry
        } else {
            w.wet + w.wet_low / f32::from(square.needs())
        };
        hope += reward * chance;
    }
    hope * (0.3 + 0.1 * rounds).min(1.0)
}

/// What the temples bring at the end of this round, and may in the next ones.
fn favours(w: &Weights, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let mut hope = 0.0;
    // Once the favours are given only the next rounds count.
    let now = if public.phase == Phase::RoundEnd {
        0.0
    } else {
        1.0
    };
    let lasting = now + w.lasting * rounds.min(2.0);
    for temple in Temple::ALL {
        let cubes = public.temple(temple);
        let own = cubes.counts()[seat.index() & 3];
        if own == 0 {
            continue;
        }
        let newest = |seat: Seat| cubes.iter().position(|cube| cube == Cube::Of(seat));
        let rank = |seat: Seat| (cubes.counts()[seat.index() & 3], Reverse(newest(seat)));
        let others = public.seats.seats().filter(|other| *other != seat);
        let ahead = others.filter(|other| rank(*other) > rank(seat)).count();
        let brings = match temple {
            Temple::Ishtar => w.ishtar,
            Temple::Marduk => w.marduk,
            Temple::Tammouz => w.tammouz,
        };
        hope += brings.get(ahead).copied().unwrap_or(0.0) * lasting;
        hope += w.temple_cube * f32::from(own);
    }
    hope
}

/// The Gardener of a row of fields.
fn fields(w: &Weights, public: &Public, seat: Seat) -> f32 {
    let mut hope = 0.0;
    for cubes in public.fields {
        let counts = cubes.counts();
        let own = counts[seat.index() & 3];
        let most = counts.into_iter().max().unwrap_or(0);
        if own > 0 {
            let lead = if own == most { w.field_lead } else { 0.0 };
            hope += lead * f32::from(cubes.len()) + w.field_cube * f32::from(own);
        }
    }
    hope
}

/// The palace track: who is ahead picks first, in every round to come.
fn palace(w: &Weights, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let position = public.track.position(seat);
    let unused = public.craft_left && public.picker(Ability::Craft) == Some(seat);
    let craft = if unused { w.craft } else { 0.0 };
    if position == 0 {
        return craft;
    }
    let ahead = public
        .track
        .order()
        .take_while(|other| *other != seat)
        .count();
    let place = w.pick[ahead.min(3)] + w.space * f32::from(position);
    craft + place * rounds.min(6.0) * w.palace_rounds
}

/// The favour of Amyitis goes to whom plants most.
fn tiles(w: &Weights, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let own = public.players[seat].planted();
    let others = public.seats.seats().filter(|other| *other != seat);
    let most = others.map(|other| public.players[other].planted()).max();
    let lead = f32::from(own) - f32::from(most.unwrap_or(0));
    let favour = if public.seats.get() == 2 { 5.0 } else { 10.0 };
    let sure = 1.0 / (1.0 + rounds * w.favour);
    favour * sure / (1.0 + (-1.6 * lead).exp())
}
