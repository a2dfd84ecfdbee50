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

/// The Master's pace against random play. No text of the game states it: the sheet measured its own lists
/// (`earlier/reconstruction-1.toml`) with a scripted opponent at 8.8 to 9.8 rounds for eight layers, from 6 to
/// 14. The lists in force were chosen to be even for a sensible player, and their single rows make him faster
/// on purpose (EP-381); the rules of version 2 alone change nothing (7.9 to 8.4 rounds by either version with
/// the lists before). So this holds every strategy to its own mean, measured in 400 matches with a standard
/// deviation of 0.75 to 1.01: a hundred matches lie within 0.35 of it, and each within the sheet's range.
#[test]
fn s11_pace() {
    let measured = [
        (Strategy::Balance, 7.81),
        (Strategy::Enlightenment, 8.25),
        (Strategy::Perception, 8.22),
        (Strategy::Ascent, 7.73),
        (Strategy::Descent, 8.10),
        (Strategy::Uncertainty, 8.23),
    ];
    let named = measured.iter().map(|(strategy, _)| strategy);
    assert!(Strategy::ALL.iter().eq(named));
    for (strategy, expected) in measured {
        let options = Options {
            strategy,
            ..Options::default()
        };
        let rounds: Vec<u16> = (1000..1100).map(|number| play(options, number)).collect();
        assert!(
            rounds.iter().all(|rounds| (6..=14).contains(rounds)),
            "{strategy:?}: {rounds:?}"
        );
        let mean = f32::from(rounds.iter().sum::<u16>()) / 100.0;
        assert!(
            (mean - expected).abs() < 0.35,
            "{strategy:?}: {mean} rounds, not about {expected}"
        );
    }
}
