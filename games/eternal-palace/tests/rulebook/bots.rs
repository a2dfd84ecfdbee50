//! The sensible bot against random players, among its like, and against the Master.

use eternal_palace::{EternalPalace, Event, Options, Place, Strategy};
use palast_bots::{Level, arena};
use palast_core::{LogItem, Options as _, Rules, Seat, Seed, Viewer};

fn rules(seats: u8, chosen: &[(&str, &str)]) -> &'static Rules<EternalPalace> {
    let mut options = Options::default();
    for (name, value) in chosen {
        options.set(name, value).expect("these options exist");
    }
    Rules::new(seats, options).expect("they go together")
}

/// The share of victories of one sensible seat among random ones, the seat changing.
fn share(seats: u8, matches: u64) -> f64 {
    let rules = rules(seats, &[]);
    let mut won = 0.0;
    for number in 0..matches {
        let mine = (number % u64::from(seats)) as usize;
        let mut levels = vec![Level::Random; seats.into()];
        levels[mine] = Level::Sensible;
        let played = arena::play(rules, &Seed::from_number(number), &levels);
        won += played.shares[Seat::ALL[mine]];
    }
    won / matches as f64
}

#[test]
fn sensible_beats_random() {
    for seats in 2..=5 {
        let share = share(seats, 60);
        println!("{seats} seats: {share}");
        assert!(share > 0.95, "{seats} seats: {share}");
    }
}

/// Among themselves sensible bots need about as long as people: six to ten rounds.
#[test]
fn sensible_bots_play_six_to_ten_rounds() {
    for seats in 2..=5u8 {
        let (mut rounds, matches) = (0, 40);
        for number in 0..matches {
            let levels = vec![Level::Sensible; seats.into()];
            let played = arena::play(rules(seats, &[]), &Seed::from_number(number), &levels);
            rounds += played.tallies["rounds"];
            assert_eq!(played.game_match.standings().unwrap().ending, "painting");
        }
        let mean = rounds as f64 / matches as f64;
        println!("{seats} seats: {mean} rounds");
        assert!((6.0..=10.0).contains(&mean), "{seats} seats: {mean} rounds");
    }
}

/// At the middle difficulty the bot is as strong as the Master: over his strategies together, and against
/// none of them far from it. `RULEBOOK.md` has the figures of longer runs.
#[test]
fn the_bot_and_the_master_are_even_at_the_middle_difficulty() {
    let mut all = 0.0;
    let matches = 300;
    for strategy in Strategy::ALL.iter().map(|it| it.word()) {
        let rules = rules(1, &[("strategy", strategy), ("difficulty", "journeyman")]);
        let mut won = 0.0;
        for number in 0..matches {
            let seed = Seed::from_number(number);
            won += arena::play(rules, &seed, &[Level::Sensible]).shares[Seat::ALL[0]];
        }
        let share = won / matches as f64;
        println!("{strategy}: {share:.3}");
        assert!((0.4..=0.62).contains(&share), "{strategy}: {share} won");
        all += share / Strategy::ALL.len() as f64;
    }
    assert!((0.46..=0.56).contains(&all), "{all} won");
}

/// Each strategy keeps to what its card is known for.
#[test]
fn strategies_keep_to_their_theme() {
    let visits = |strategy: &str, module: &[(&str, &str)]| {
        let chosen: Vec<_> = module
            .iter()
            .copied()
            .chain([("strategy", strategy)])
            .collect();
        let rules = rules(1, &chosen);
        let mut places = Vec::new();
        for number in 0..100 {
            let seed = Seed::from_number(number);
            let played = arena::play(rules, &seed, &[Level::Sensible]);
            for entry in played.game_match.log(Viewer::Spectator) {
                if let LogItem::Public(Event::MasterChose { place, .. }) = entry.item {
                    places.push(place);
                }
            }
        }
        places
    };
    let mean = |places: &[Place]| {
        let numbers = places.iter().filter_map(|place| place.number());
        let (count, sum) = numbers.fold((0, 0.0), |(count, sum), number| {
            (count + 1, sum + f64::from(number))
        });
        sum / f64::from(count)
    };
    let part = |places: &[Place], like: fn(Place) -> bool| {
        let hits = places.iter().filter(|place| like(**place)).count();
        hits as f64 / places.len() as f64
    };
    let balance = visits("balance", &[]);
    let (up, down) = (visits("ascent", &[]), visits("descent", &[]));
    let (high, low, middle) = (mean(&up), mean(&down), mean(&balance));
    assert!(high > middle + 0.1, "ascent {high}, balance {middle}");
    assert!(low < middle - 0.1, "descent {low}, balance {middle}");
    let bridge = |strategy| part(&visits(strategy, &[]), |place| place == Place::Bridge);
    let sites = |strategy| part(&visits(strategy, &[]), |place| place.monument().is_some());
    let outside = |strategy| {
        let places = visits(strategy, &[("labyrinth", "on")]);
        part(&places, |place| place == Place::Labyrinth)
    };
    for other in Strategy::ALL.iter().map(|it| it.word()) {
        if other != "enlightenment" {
            assert!(bridge("enlightenment") > bridge(other), "bridge, {other}");
        }
        if other != "uncertainty" {
            assert!(sites("uncertainty") > sites(other), "sites, {other}");
        }
        // Balance does not go with the Labyrinth.
        if other != "perception" && other != "balance" {
            assert!(outside("perception") > outside(other), "outside, {other}");
        }
    }
}

/// With every module they finish too, and in about the same time.
#[test]
fn sensible_bots_play_every_module() {
    let modules: [&[(&str, &str)]; 9] = [
        &[("privileges", "on")],
        &[("labyrinth", "on")],
        &[("river", "on")],
        &[("compositions", "on")],
        &[("alt-fish-market", "on")],
        &[("alt-academy", "on"), ("alt-temple", "on")],
        &[("alt-market", "on")],
        &[("alt-bridge", "on")],
        &[
            ("privileges", "on"),
            ("river", "on"),
            ("alt-market", "on"),
            ("alt-fish-market", "on"),
        ],
    ];
    for chosen in modules {
        for seats in [2u8, 4] {
            let (mut rounds, matches) = (0, 12);
            for number in 0..matches {
                let levels = vec![Level::Sensible; seats.into()];
                let played = arena::play(rules(seats, chosen), &Seed::from_number(number), &levels);
                rounds += played.tallies["rounds"];
                assert_eq!(played.game_match.standings().unwrap().ending, "painting");
            }
            let mean = rounds as f64 / matches as f64;
            println!("{seats} seats, {chosen:?}: {mean} rounds");
            assert!(
                (5.0..=11.0).contains(&mean),
                "{seats} seats, {chosen:?}: {mean} rounds"
            );
        }
    }
}

/// Every strategy and difficulty can be won and lost, and a harder one is not easier.
#[test]
fn strategies_and_difficulties() {
    let mut by_difficulty = [0.0; 3];
    for strategy in Strategy::ALL.iter().map(|it| it.word()) {
        for (index, difficulty) in ["apprentice", "journeyman", "master"]
            .into_iter()
            .enumerate()
        {
            let matches = 60;
            let mut won = 0.0;
            for number in 0..matches {
                let chosen = [("strategy", strategy), ("difficulty", difficulty)];
                let seed = Seed::from_number(number);
                won +=
                    arena::play(rules(1, &chosen), &seed, &[Level::Sensible]).shares[Seat::ALL[0]];
            }
            let share = won / matches as f64;
            println!("{strategy}, {difficulty}: {share:.2}");
            by_difficulty[index] += share / 6.0;
        }
    }
    println!("{by_difficulty:?}");
    let [apprentice, journeyman, master] = by_difficulty;
    assert!(
        apprentice > journeyman && journeyman > master,
        "{by_difficulty:?}"
    );
    assert!(apprentice < 1.0 && master > 0.0, "{by_difficulty:?}");
}
