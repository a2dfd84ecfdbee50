//! How often one sensible player wins against random ones, seats rotated.
//!
//! `cargo run --release -p palastgefluester --example strength -- 2000`

use palast_core::{Dice, Game, Judge, Rules, Seat, Sight, Step, Tell};
use palastgefluester::{Action, Options, Palastgefluester as Pg};

fn main() {
    let matches = std::env::args()
        .nth(1)
        .and_then(|arg| arg.parse().ok())
        .unwrap_or(2000u32);
    for seats in 3..=5u8 {
        let rules = Rules::<Pg>::new(seats, Options::default()).expect("3 to 5 can play");
        let mut dice = Dice::from_number(u64::from(seats));
        let mut won = 0.0;
        for number in 0..matches {
            let hero = Seat::ALL[(number % u32::from(seats)) as usize];
            won += f64::from(play(rules, hero, &mut dice));
        }
        let share = won / f64::from(matches);
        let error = 1.96 * (share * (1.0 - share) / f64::from(matches)).sqrt();
        let even = 1.0 / f64::from(seats);
        let times = share / even;
        println!("{seats} seats: {share:.3} ± {error:.3}, {times:.2} times an even share");
    }
}

/// One match; the hero's share of the win.
fn play(rules: &'static Rules<Pg>, hero: Seat, dice: &mut Dice) -> f32 {
    let mut table = Pg::setup(rules);
    Pg::settle(&mut table, dice);
    while let Step::Ask(asked) = Pg::step(&table.public) {
        let seat = asked.first().expect("somebody is asked");
        let sight = table.sight(seat);
        let ask = Pg::question(sight);
        let action = if seat == hero {
            best(sight, &ask, dice)
        } else {
            Pg::any_action(sight, &ask, dice)
        };
        Pg::act(&mut table, seat, action, &mut Tell::silent());
        Pg::settle(&mut table, dice);
    }
    Pg::payoff(&table)[hero]
}

fn best(sight: Sight<'_, Pg>, ask: &palastgefluester::Decision, dice: &mut Dice) -> Action {
    let mut actions = Vec::new();
    Pg::legal_actions(sight, ask, &mut actions);
    let mut best = (f32::MIN, Vec::new());
    for action in actions {
        let value = Pg::judge(sight, ask, &action);
        if value > best.0 + 1e-6 {
            best = (value, vec![action]);
        } else if value > best.0 - 1e-6 {
            best.1.push(action);
        }
    }
    *dice.pick(&best.1)
}
