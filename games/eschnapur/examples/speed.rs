//! Decisions per second in random play, bytes per table, imagined tables per second, on one core.
//!
//! `cargo run --release -p eschnapur --example speed`

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "an example that measures needs a clock; rules know none"
)]

use std::time::Instant;

use eschnapur::{Eschnapur, Options};
use palast_core::{Dice, Game, Imagine, Rules, Step, Table, Tell};

fn main() {
    println!("{} bytes per table", size_of::<Table<Eschnapur>>());
    for seats in 2..=4 {
        let rules = Rules::<Eschnapur>::new(seats, Options::default()).expect("2 to 4 can play");
        let mut dice = Dice::from_number(u64::from(seats));
        let mut best = 0.0f64;
        let mut questions = 0u64;
        let mut matches = 0u64;
        for _ in 0..5 {
            let begin = Instant::now();
            let mut decisions = 0u64;
            while begin.elapsed().as_millis() < 400 {
                for _ in 0..50 {
                    decisions += play(rules, &mut dice);
                    matches += 1;
                }
            }
            best = best.max(decisions as f64 / begin.elapsed().as_secs_f64());
            questions += decisions;
        }
        let mean = questions as f64 / matches as f64;
        let imagines = imagines_per_second(rules, &mut dice);
        println!(
            "{seats} seats: {:.1} M decisions/s, {mean:.0} decisions a match, {:.2} M imagines/s",
            best / 1e6,
            imagines / 1e6
        );
    }
}

/// A match of random answers; how many there were.
fn play(rules: &'static Rules<Eschnapur>, dice: &mut Dice) -> u64 {
    let mut table = Eschnapur::setup(rules);
    let mut tell = Tell::silent();
    let mut decisions = 0;
    Eschnapur::settle(&mut table, dice);
    while let Step::Ask(asked) = Eschnapur::step(&table.public) {
        let seat = asked.first().expect("somebody is asked");
        let sight = table.sight(seat);
        let action = Eschnapur::any_action(sight, &Eschnapur::question(sight), dice);
        Eschnapur::act(&mut table, seat, action, &mut tell);
        decisions += 1;
        Eschnapur::settle(&mut table, dice);
    }
    decisions
}

/// Imagined tables per second, over positions met in random play.
fn imagines_per_second(rules: &'static Rules<Eschnapur>, dice: &mut Dice) -> f64 {
    let mut tables = Vec::new();
    while tables.len() < 2000 {
        let mut table = Eschnapur::setup(rules);
        Eschnapur::settle(&mut table, dice);
        while let Step::Ask(asked) = Eschnapur::step(&table.public) {
            let seat = asked.first().expect("somebody is asked");
            tables.push((table.clone(), seat));
            let sight = table.sight(seat);
            let action = Eschnapur::any_action(sight, &Eschnapur::question(sight), dice);
            Eschnapur::act(&mut table, seat, action, &mut Tell::silent());
            Eschnapur::settle(&mut table, dice);
        }
    }
    let begin = Instant::now();
    let mut count = 0u32;
    while begin.elapsed().as_millis() < 500 {
        for (table, seat) in &tables {
            std::hint::black_box(Eschnapur::imagine(table.sight(*seat), dice));
            count += 1;
        }
    }
    f64::from(count) / begin.elapsed().as_secs_f64()
}
