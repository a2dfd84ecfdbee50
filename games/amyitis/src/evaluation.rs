//! What a position is worth to a seat, in victory points.
//!
//! A sum of simple terms with the numbers of [`WEIGHTS`]. They were set by hand and by self-play: see
//! `RULEBOOK.md`, Balance.

use std::cmp::Reverse;

use palast_core::Seat;

use crate::{Ability, City, Class, Court, Cube, Good, Phase, Public, Rules, Square, Temple};
use crate::{caravan, last_tiles, planting, temples};

/// What passing brings: perhaps a talent.
pub(crate) const PASSING: f32 = 0.43;

/// What things are worth, in victory points.
struct Weights {
    /// How much of an opponent's prospects is bad for oneself.
    envy: f32,
    /// Rounds to come for every tile still to be planted, with two players and with more.
    pace_two: f32,
    pace: f32,
    /// How much of what lies idle counts: pieces are for spending.
    idle: f32,
    /// Talents: the first five, and the others.
    talent: f32,
    more_talents: f32,
    /// Camels: the first four, and the others.
    camel: f32,
    more_camels: f32,
    /// Resources within the limit, beyond it in phase II, wine, and every kind.
    good: f32,
    good_beyond: f32,
    wine: f32,
    kind: f32,
    /// A camel and a resource together, and with a square to plant.
    pair: f32,
    pair_plant: f32,
    /// How much of the best move of the caravan counts before it is made, and a tile by itself.
    ready: f32,
    plant: f32,
    /// Court cards for every round to come.
    banker: [f32; 3],
    caravaneer: [f32; 3],
    /// Gardeners: the first two, and the others.
    gardener: f32,
    more_gardeners: f32,
    /// Chances of an irrigation reward: dry and irrigated.
    dry: f32,
    wet: f32,
    /// How temples count beyond this round, and every cube there.
    lasting: f32,
    temple_cube: f32,
    ishtar: [f32; 2],
    marduk: [f32; 2],
    tammouz: [f32; 2],
    /// Cubes in the fields: leading, and any.
    field_lead: f32,
    field_cube: f32,
    /// The palace: Craft unused, the picks by place, every space, and rounds that count.
    craft: f32,
    pick: [f32; 4],
    space: f32,
    palace_rounds: f32,
    /// How much the favour of Amyitis counts early.
    favour: f32,
}

const WEIGHTS: Weights = Weights {
    envy: 0.32,
    pace_two: 0.61,
    pace: 0.51,
    idle: 0.3,
    talent: 0.8,
    more_talents: 0.4,
    camel: 2.4,
    more_camels: 1.25,
    good: 1.0,
    good_beyond: 0.8,
    wine: 0.73,
    kind: 0.2,
    pair: 0.4,
    pair_plant: 0.6,
    ready: 0.7,
    plant: 0.5,
    banker: [0.6, 1.1, 2.2],
    caravaneer: [0.3, 1.17, 1.5],
    gardener: 1.69,
    more_gardeners: 1.38,
    dry: 0.16,
    wet: 0.07,
    lasting: 0.35,
    temple_cube: 0.05,
    ishtar: [1.8, 1.0],
    marduk: [2.45, 1.0],
    tammouz: [1.4, 0.24],
    field_lead: 0.2,
    field_cube: 0.52,
    craft: 1.79,
    pick: [1.3, 1.0, 1.15, 0.6],
    space: 0.01,
    palace_rounds: 0.38,
    favour: 0.5,
};

/// One's own prospects, less some of the others'.
pub(crate) fn worth(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    let others = public.seats.seats().filter(|other| *other != seat);
    let count = f32::from(public.seats.get() - 1);
    let envied: f32 = others.map(|other| prospects(public, other)).sum();
    prospects(public, seat) + ready(rules, public, seat) - WEIGHTS.envy * envied / count
}

/// What the best move of the caravan would bring if it were one's turn at once.
fn ready(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    if public.phase != Phase::Actions || !public.active.contains(seat) {
        return 0.0;
    }
    let bits = caravan::destinations(rules, public, seat);
    let cities = City::ALL.into_iter();
    let there = cities.filter(|city| bits >> *city as u64 & 1 == 1);
    let gains = there.map(|city| {
        let camels = caravan::camels_for(rules, public, seat, city).unwrap_or(1);
        let (good, extra) = caravan::due(rules, public, city);
        let goods = u8::from(good.is_some()) + u8::from(extra.is_some());
        let price = WEIGHTS.camel * f32::from(camels) + WEIGHTS.good * f32::from(goods);
        let gain = match city.class() {
            Class::Sale => 0.0,
            Class::Plant => plant_gain(rules, public, seat, city),
            Class::Court => court_gain(rules, public, seat, city),
        };
        gain - price
    });
    WEIGHTS.ready * gains.fold(0.0, f32::max)
}

/// The best tile that could be planted from a city.
fn plant_gain(rules: &Rules, public: &Public, seat: Seat, city: City) -> f32 {
    let squares = caravan::plantable(rules, public, seat, city);
    let squares = Square::all().filter(|square| squares & square.bit() != 0);
    let gains = squares.map(|square| {
        let tile = rules.edition.tile(public.tiles[square.index()]);
        let card = if tile.court.is_some() { 2.5 } else { 0.0 };
        let bonus =
            WEIGHTS.talent * f32::from(tile.talents) + WEIGHTS.camel * f32::from(tile.camels);
        let good = if tile.resource { WEIGHTS.good } else { 0.0 };
        let reward = f32::from(planting::reward(rules, public, square)[seat]);
        f32::from(tile.vp) + card + bonus + good + reward
    });
    WEIGHTS.plant + gains.fold(0.0, f32::max)
}

/// The best card a court city would sell.
fn court_gain(rules: &Rules, public: &Public, seat: Seat, city: City) -> f32 {
    let player = &public.players[seat];
    let rounds = rounds_left(public).min(8.0);
    let courts = caravan::courts(rules, public, seat, city);
    let more = |levels: &[f32; 3], level: u8| {
        let level = usize::from(level);
        levels[level.min(2)] - level.checked_sub(1).map_or(0.0, |below| levels[below])
    };
    let offered = Court::LEVELLED
        .into_iter()
        .filter(|court| courts >> *court as u8 & 1 == 1);
    let gains = offered.map(|court| match court {
        Court::Banker => more(&WEIGHTS.banker, player.level(court)) * rounds,
        Court::Caravaneer => more(&WEIGHTS.caravaneer, player.level(court)) * rounds,
        Court::Palace => {
            f32::from(rules.edition.palace_vp[usize::from(player.level(court)).min(2)])
        }
        Court::Gardener => 0.0,
    });
    gains.fold(0.0, f32::max)
}

/// How many rounds are still to come after this one, roughly.
fn rounds_left(public: &Public) -> f32 {
    let tiles = public.tiles_left().saturating_sub(last_tiles(public.seats));
    let pace = if public.seats.get() == 2 {
        WEIGHTS.pace_two
    } else {
        WEIGHTS.pace
    };
    f32::from(tiles) * pace
}

/// What a seat has and may hope for, in victory points.
pub(crate) fn prospects(public: &Public, seat: Seat) -> f32 {
    let score = f32::from(public.players[seat].score());
    if public.phase == Phase::Over {
        return score;
    }
    let rounds = rounds_left(public);
    score
        + WEIGHTS.idle * (purse(public, seat) + fields(public, seat))
        + cards(public, seat, rounds)
        + canals(public, seat, rounds)
        + favours(public, seat, rounds)
        + palace(public, seat, rounds)
        + tiles(public, seat, rounds)
}

/// The first few pieces of a kind are worth more than the others.
fn few(count: u8, first: u8, high: f32, low: f32) -> f32 {
    let some = count.min(first);
    high * f32::from(some) + low * f32::from(count - some)
}

/// Talents, camels and resources.
fn purse(public: &Public, seat: Seat) -> f32 {
    let player = &public.players[seat];
    let goods = player.goods.len();
    let kept = goods - temples::surplus(public, seat);
    let wine = player.goods.of(Good::Wine);
    // In phase II more than the limit can still be used.
    let beyond = if public.phase == Phase::Actions {
        WEIGHTS.good_beyond
    } else {
        0.1
    };
    let pairs = f32::from(player.camels.min(goods).min(3));
    let low = public.planting & public.canals.irrigated() & planting::up_to(1 + player.gardeners);
    let plant = if low == 0 { 0.0 } else { WEIGHTS.pair_plant };
    few(player.talents, 5, WEIGHTS.talent, WEIGHTS.more_talents)
        + few(player.camels, 4, WEIGHTS.camel, WEIGHTS.more_camels)
        + few(goods, kept, WEIGHTS.good, beyond)
        + WEIGHTS.wine * f32::from(wine.min(2))
        + WEIGHTS.kind * player.goods.kinds().count_ones() as f32
        + pairs * (WEIGHTS.pair + plant)
}

/// Bankers, Caravaneers and Gardeners.
fn cards(public: &Public, seat: Seat, rounds: f32) -> f32 {
    let player = &public.players[seat];
    let of =
        |levels: &[f32; 3], level: u8| level.checked_sub(1).map_or(0.0, |i| levels[i as usize]);
    let banker = of(&WEIGHTS.banker, player.level(Court::Banker));
    let caravaneer = of(&WEIGHTS.caravaneer, player.level(Court::Caravaneer));
    let gardeners = few(
        player.gardeners,
        2,
        WEIGHTS.gardener,
        WEIGHTS.more_gardeners,
    );
    (banker + caravaneer) * rounds.min(8.0) + gardeners * rounds.min(1.0)
}

/// Rewards to be hoped for.
fn canals(public: &Public, seat: Seat, rounds: f32) -> f32 {
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
        let dry = irrigated & square.bit() == 0;
        let chance = if dry { WEIGHTS.dry } else { WEIGHTS.wet };
        hope += reward * chance;
    }
    hope * (0.3 + 0.1 * rounds).min(1.0)
}

/// What the temples bring at the end of this round, and may in the next ones.
fn favours(public: &Public, seat: Seat, rounds: f32) -> f32 {
    let mut hope = 0.0;
    // Once the favours are given only the next rounds count.
    let now = if public.phase == Phase::RoundEnd {
        0.0
    } else {
        1.0
    };
    let lasting = now + WEIGHTS.lasting * rounds.min(2.0);
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
            Temple::Ishtar => WEIGHTS.ishtar,
            Temple::Marduk => WEIGHTS.marduk,
            Temple::Tammouz => WEIGHTS.tammouz,
        };
        hope += brings.get(ahead).copied().unwrap_or(0.0) * lasting;
        hope += WEIGHTS.temple_cube * f32::from(own);
    }
    hope
}

/// The Gardener of a row of fields.
fn fields(public: &Public, seat: Seat) -> f32 {
    let mut hope = 0.0;
    for cubes in public.fields {
        let counts = cubes.counts();
        let own = counts[seat.index() & 3];
        let most = counts.into_iter().max().unwrap_or(0);
        if own > 0 {
            let lead = if own == most { WEIGHTS.field_lead } else { 0.0 };
            hope += lead * f32::from(cubes.len()) + WEIGHTS.field_cube * f32::from(own);
        }
    }
    hope
}

/// The palace track: who is ahead picks first, in every round to come.
fn palace(public: &Public, seat: Seat, rounds: f32) -> f32 {
    let position = public.track.position(seat);
    let unused = public.craft_left && public.picker(Ability::Craft) == Some(seat);
    let craft = if unused { WEIGHTS.craft } else { 0.0 };
    if position == 0 {
        return craft;
    }
    let ahead = public
        .track
        .order()
        .take_while(|other| *other != seat)
        .count();
    let place = WEIGHTS.pick[ahead.min(3)] + WEIGHTS.space * f32::from(position);
    craft + place * rounds.min(6.0) * WEIGHTS.palace_rounds
}

/// The favour of Amyitis goes to whom plants most.
fn tiles(public: &Public, seat: Seat, rounds: f32) -> f32 {
    let own = public.players[seat].planted();
    let others = public.seats.seats().filter(|other| *other != seat);
    let most = others.map(|other| public.players[other].planted()).max();
    let lead = f32::from(own) - f32::from(most.unwrap_or(0));
    let favour = if public.seats.get() == 2 { 5.0 } else { 10.0 };
    let sure = 1.0 / (1.0 + rounds * WEIGHTS.favour);
    favour * sure / (1.0 + (-1.6 * lead).exp())
}
