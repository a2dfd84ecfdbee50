//! What a position is worth to a seat, in victory points.
//!
//! A sum of simple terms with the numbers of [`Weights`]. They were set by hand and by self-play: see
//! `RULEBOOK.md`, Balance.

mod weights;

use palast_core::Seat;

use crate::{Ability, City, Class, Course, Court, Favour, Good, Phase, Public, Rules, Square};
use crate::{Task, Temple, caravan, last_tiles, planting, temples};

pub(crate) use weights::PASSING;
use weights::Weights;

/// One's own prospects, less some of the others'.
pub(crate) fn worth(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    let others = public.seats.seats().filter(|other| *other != seat);
    let count = f32::from(public.seats.get() - 1);
    let envied: f32 = others.map(|other| prospects(rules, public, other)).sum();
    let envy = Weights::of(rules).envy * envied / count;
    prospects(rules, public, seat) + ready(rules, public, seat) - envy
}

/// What the best move of the caravan would bring if it were one's turn at once.
fn ready(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    if public.phase != Phase::Actions || !public.active.contains(seat) {
        return 0.0;
    }
    let weights = Weights::of(rules);
    let bits = caravan::destinations(rules, public, seat);
    let cities = City::ALL.into_iter();
    let there = cities.filter(|city| bits >> *city as u64 & 1 == 1);
    let gains = there.map(|city| {
        let camels = caravan::camels_for(rules, public, seat, city).unwrap_or(1);
        let (good, extra) = caravan::due(rules, public, city);
        let goods = u8::from(good.is_some()) + u8::from(extra.is_some());
        let price = weights.camel * f32::from(camels) + weights.good * f32::from(goods);
        let gain = match city.class() {
            Class::Sale => 0.0,
            Class::Plant => plant_gain(rules, public, seat, city),
            Class::Court => court_gain(rules, public, seat, city),
        };
        gain - price
    });
    weights.ready * gains.fold(0.0, f32::max)
}

/// The best tile that could be planted from a city.
fn plant_gain(rules: &Rules, public: &Public, seat: Seat, city: City) -> f32 {
    let weights = Weights::of(rules);
    let card = public.plant(city);
    let quality = card.map_or(0, |card| rules.edition.plant_side(card).quality);
    let squares = caravan::plantable(rules, public, seat, city);
    let squares = Square::all().filter(|square| squares & square.bit() != 0);
    let gains = squares.map(|square| {
        let tile = rules.edition.tile(public.tiles[square.index()]);
        let card = if tile.court.is_some() { 2.5 } else { 0.0 };
        let bonus =
            weights.talent * f32::from(tile.talents) + weights.camel * f32::from(tile.camels);
        let good = if tile.resource { weights.good } else { 0.0 };
        let reward = f32::from(planting::reward(rules, public, square, quality)[seat]);
        f32::from(tile.vp) + card + bonus + good + reward
    });
    weights.plant + gains.fold(0.0, f32::max)
}

/// The best card a court city would sell.
fn court_gain(rules: &Rules, public: &Public, seat: Seat, city: City) -> f32 {
    let weights = Weights::of(rules);
    let player = &public.players[seat];
    let rounds = rounds_left(rules, public).min(8.0);
    let courts = caravan::courts(rules, public, seat, city);
    let more = |levels: &[f32; 3], level: u8| {
        let level = usize::from(level);
        levels[level.min(2)] - level.checked_sub(1).map_or(0.0, |below| levels[below])
    };
    let offered = Court::LEVELLED
        .into_iter()
        .filter(|court| courts >> *court as u8 & 1 == 1);
    let gains = offered.map(|court| match court {
        Court::Banker => more(&weights.banker, player.level(court)) * rounds,
        Court::Caravaneer => more(&weights.caravaneer, player.level(court)) * rounds,
        Court::Palace => f32::from(rules.edition.palace_vp[usize::from(player.level(court))]),
        Court::Gardener => 0.0,
    });
    gains.fold(0.0, f32::max)
}

/// How many rounds are still to come after this one, roughly.
fn rounds_left(rules: &Rules, public: &Public) -> f32 {
    let weights = Weights::of(rules);
    let tiles = public.tiles_left().saturating_sub(last_tiles(public.seats));
    let pace = if public.seats.get() == 2 {
        weights.pace_two
    } else {
        weights.pace
    };
    f32::from(tiles) * pace
}

/// What a seat has and may hope for, in victory points.
pub(crate) fn prospects(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    let score = f32::from(public.players[seat].score());
    if public.phase == Phase::Over {
        return score;
    }
    let rounds = rounds_left(rules, public);
    let idle = purse(rules, public, seat) + fields(rules, public, seat);
    score
        + Weights::of(rules).idle * idle
        + cards(rules, public, seat, rounds)
        + canals(rules, public, seat, rounds)
        + favours(rules, public, seat, rounds)
        + palace(rules, public, seat, rounds)
        + tiles(rules, public, seat, rounds)
        + left(rules, public, seat, rounds)
}

/// The first few pieces of a kind are worth more than the others.
fn few(count: u8, first: u8, high: f32, low: f32) -> f32 {
    let some = count.min(first);
    high * f32::from(some) + low * f32::from(count - some)
}

/// Talents, camels and resources.
fn purse(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    let weights = Weights::of(rules);
    let player = &public.players[seat];
    let goods = player.goods.len();
    let kept = goods - temples::surplus(rules, public, seat);
    let wine = player.goods.of(Good::Wine);
    // In phase II more than the limit can still be used.
    let beyond = if public.phase == Phase::Actions {
        weights.good_beyond
    } else {
        0.1
    };
    let pairs = f32::from(player.camels.min(goods).min(3));
    let low = public.planting & public.canals.irrigated() & planting::up_to(1 + player.gardeners);
    let plant = if low == 0 { 0.0 } else { weights.pair_plant };
    few(player.talents, 5, weights.talent, weights.more_talents)
        + few(player.camels, 4, weights.camel, weights.more_camels)
        + few(goods, kept, weights.good, beyond)
        + weights.wine * f32::from(wine.min(2))
        + weights.kind * player.goods.kinds().count_ones() as f32
        + pairs * (weights.pair + plant)
}

/// Bankers, Caravaneers and Gardeners.
fn cards(rules: &Rules, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let weights = Weights::of(rules);
    let player = &public.players[seat];
    let of =
        |levels: &[f32; 3], level: u8| level.checked_sub(1).map_or(0.0, |i| levels[i as usize]);
    let banker = of(&weights.banker, player.level(Court::Banker));
    let caravaneer = of(&weights.caravaneer, player.level(Court::Caravaneer));
    let gardeners = few(
        player.gardeners,
        2,
        weights.gardener,
        weights.more_gardeners,
    );
    (banker + caravaneer) * rounds.min(8.0) + gardeners * rounds.min(1.0)
}

/// Rewards to be hoped for.
fn canals(rules: &Rules, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let weights = Weights::of(rules);
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
        let reward = if own > most.unwrap_or(0) {
            weights.alone
        } else {
            weights.present
        };
        let dry = irrigated & square.bit() == 0;
        let chance = if dry { weights.dry } else { weights.wet };
        hope += reward * chance;
    }
    hope * (0.3 + 0.1 * rounds).min(1.0)
}

/// What the temples bring at the end of this round, and may in the next ones.
fn favours(rules: &Rules, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let weights = Weights::of(rules);
    let mut hope = 0.0;
    let next = weights.lasting * rounds.min(2.0);
    for temple in Temple::ALL {
        let cubes = public.temple(temple);
        let own = cubes.counts()[seat.index() & 3];
        if own == 0 {
            continue;
        }
        let ranked = temples::ranking(rules, cubes);
        let place = ranked.iter().position(|ranked| *ranked == Some(seat));
        let brings = match temple {
            Temple::Ishtar => weights.ishtar,
            Temple::Marduk => weights.marduk,
            Temple::Tammouz => weights.tammouz,
        };
        let now = if is_to_come(public, temple) { 1.0 } else { 0.0 };
        hope += place.map_or(0.0, |place| brings[place]) * (now + next);
        hope += weights.temple_cube * f32::from(own);
    }
    hope
}

/// Whether this round's favours of a temple are still to be given.
fn is_to_come(public: &Public, temple: Temple) -> bool {
    if public.phase != Phase::RoundEnd {
        return true;
    }
    let mut tasks = public.agenda.iter();
    tasks.any(|task| match task {
        Task::Do(Course::Favour(next, place)) => temple > next || (temple == next && place == 1),
        Task::Do(_) | Task::Ask(..) | Task::Draw(_) | Task::Over(_) => false,
    })
}

/// The Gardener of a row of fields.
fn fields(rules: &Rules, public: &Public, seat: Seat) -> f32 {
    let weights = Weights::of(rules);
    let mut hope = 0.0;
    for cubes in public.fields {
        let counts = cubes.counts();
        let own = counts[seat.index() & 3];
        let most = counts.into_iter().max().unwrap_or(0);
        if own > 0 {
            let lead = if own == most { weights.field_lead } else { 0.0 };
            hope += lead * f32::from(cubes.len()) + weights.field_cube * f32::from(own);
        }
    }
    hope
}

/// The palace track: who is ahead picks first, in every round to come.
fn palace(rules: &Rules, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let weights = Weights::of(rules);
    let position = public.track.position(seat);
    let unused = public.craft_left && public.picker(Ability::Craft) == Some(seat);
    let craft = if unused { weights.craft } else { 0.0 };
    if position == 0 {
        return craft;
    }
    let ahead = public
        .track
        .order()
        .take_while(|other| *other != seat)
        .count();
    let place = weights.pick[ahead.min(3)] + weights.space * f32::from(position);
    craft + place * rounds.min(6.0) * weights.palace_rounds
}

/// The favour of Amyitis, the surer the nearer the end is.
fn tiles(rules: &Rules, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let own = public.players[seat].planted();
    let sure = 1.0 / (1.0 + rounds * Weights::of(rules).favour);
    match rules.edition.favour(rules.seats) {
        Favour::Most(vp) => {
            let others = public.seats.seats().filter(|other| *other != seat);
            let most = others.map(|other| public.players[other].planted()).max();
            let lead = f32::from(own) - f32::from(most.unwrap_or(0));
            f32::from(vp) * sure / (1.0 + (-1.6 * lead).exp())
        }
        favour @ Favour::Tiles { from, vp } => {
            let [low, high] = from.map(f32::from);
            let [less, more] = vp.map(f32::from);
            let left = public.tiles_left().saturating_sub(last_tiles(public.seats));
            let hoped = f32::from(own) + f32::from(left) / f32::from(public.seats.get());
            // From nothing two tiles before the first favour to all of the second, step by step.
            let hope = if hoped < low {
                less * ((hoped - low + 2.0) / 2.0).max(0.0)
            } else {
                let more = (more - less) * (hoped - low) / (high - low);
                less + more.min(f32::from(vp[1] - vp[0]))
            };
            sure * f32::from(favour.of(own)) + (1.0 - sure) * hope
        }
    }
}

/// Resources that may be left at the end.
fn left(rules: &Rules, public: &Public, seat: Seat, rounds: f32) -> f32 {
    let goods = public.players[seat].goods.len() - temples::surplus(rules, public, seat);
    Weights::of(rules).left * f32::from(goods) / (1.0 + 2.0 * rounds)
}
