//! §11 Whole matches against every Master: they end, and he never gets what is not his.

use eternal_palace::{Difficulty, EternalPalace, MASTER, Options, Strategy};
use palast_core::{Dice, EventSink, Game, Options as _, Rules, Step};

/// A match of random answers; how many rounds it took.
fn play(options: Options, number: u64) -> u16 {
    let rules = Rules::<EternalPalace>::new(1, options).unwrap();
    let mut table = EternalPalace::setup(rules);
    let mut dice = Dice::from_number(number);
    let mut events = EventSink::silent();
    loop {
        match EternalPalace::step(&table.public) {
            Step::Chance => {
                let outcome = EternalPalace::draw(&table, &mut dice);
                EternalPalace::resolve(&mut table, outcome, &mut events);
            }
            Step::Ask(seats) => {
                let seat = seats.first().unwrap();
                let seat_view = table.view_ref(seat);
                let ask = EternalPalace::question(seat_view);
                let action = EternalPalace::any_action(seat_view, &ask, &mut dice);
                EternalPalace::act(&mut table, seat, action, &mut events);
            }
            Step::Over => break,
        }
        assert_eq!(EternalPalace::audit(&table), Ok(()));
        let master = &table.public.players[MASTER];
        // EP-296 Never resources, never advisers.
        assert_eq!(master.goods.resource_count(), 0);
        assert!(master.advisers.is_empty());
    }
    let standings = EternalPalace::standings(&table);
    assert!(standings.automa.is_some() && standings.ending != "painting");
    table.public.round
}

/// EP-296, EP-313, EP-355 Every strategy, difficulty and module.
#[test]
fn s11_random_matches_end() {
    let modules = [
        "",
        "labyrinth",
        "river",
        "compositions",
        "alt-fish-market",
        "alt-academy",
        "alt-temple",
        "alt-market",
        "alt-bridge",
    ];
    let mut number = 0;
    for strategy in Strategy::ALL.iter().copied() {
        for difficulty in Difficulty::ALL.iter().copied() {
            for module in modules {
                let outside = matches!(module, "labyrinth" | "river");
                if outside && strategy == Strategy::Balance {
                    continue;
                }
                let mut options = Options {
                    strategy,
                    difficulty,
                    ..Options::default()
                };
                if !module.is_empty() {
                    options.set(module, "on").unwrap();
                }
                number += 1;
                let rounds = play(options, number);
                assert!(
                    (4..=25).contains(&rounds),
                    "{strategy:?} {module}: {rounds} rounds"
                );
            }
        }
    }
}

/// The reconstructed numbers give a Master of sensible pace: against random play he has 8 layers after seven
/// and a half to ten rounds on average. Nobody can derive the figures; this only notices a change.
#[test]
fn s11_pace() {
    for strategy in Strategy::ALL.iter().copied() {
        let options = Options {
            strategy,
            ..Options::default()
        };
        let rounds: u16 = (0..50).map(|number| play(options, number)).sum();
        let mean = f32::from(rounds) / 50.0;
        assert!((7.4..=10.0).contains(&mean), "{strategy:?}: {mean} rounds");
    }
}
