//! How well the search hides its sealed answers, and what that costs: `[POSITIONS] [WALKS] [MOST]`, on
//! Eschnapur with two seats.
//!
//! At positions where both seats begin to lay gold and nothing lies face down, every way to lay is
//! enumerated (at most `MOST` for each seat) and the matrix game solved, as if both knew the sites
//! that the other has chosen. Then, for each margin, the
//! search lays a hundred times with other dice. Reported are, in shares of the victory: how much a
//! perfect opponent gains against that habit over the best mixture (the distance from the solution),
//! and how much somebody gains who watched those hundred lays and faces a hundred fresh ones.

use std::collections::BTreeMap;

use eschnapur::{Eschnapur, Phase};
use palast_bots::{Search, Sensible, Settings};
use palast_core::{Bot, Dice, EventSink, Game, Rules, Seat, Step, Table, Viewer};
use palast_lab::sealed::{Plan, against_rows, matrix, plans, sealed_question, solve};

const WATCHED: u64 = 100;

/// A position with its matrix from the first seat's side and its solution.
struct Position {
    table: Table<Eschnapur>,
    plans: Vec<Plan<Eschnapur>>,
    matrix: Vec<Vec<f64>>,
    value: f64,
}

fn main() {
    let mut args = std::env::args()
        .skip(1)
        .map(|text| text.parse::<u32>().expect("a number"));
    let count = args.next().unwrap_or(6) as usize;
    let walks = args.next().unwrap_or(200);
    let most = args.next().unwrap_or(60) as usize;
    let positions = positions(count, most);
    for position in &positions {
        println!(
            "{} by {} ways to lay, worth {:.4} to the first seat",
            position.matrix.len(),
            position.matrix[0].len(),
            position.value,
        );
    }
    for margin in [0.0, 0.1, 0.2, 0.4, 0.7] {
        let (mut distance, mut watched_gain, mut guessed) = (0.0, 0.0, 0.0);
        for position in &positions {
            let settings = Settings {
                margin,
                ..Settings::new::<Eschnapur>(walks)
            };
            let seen = habit(position, settings, 0);
            let fresh = habit(position, settings, WATCHED);
            let least = |values: &[f64]| values.iter().copied().fold(f64::MAX, f64::min);
            let both: Vec<f64> = seen
                .iter()
                .zip(&fresh)
                .map(|(a, b)| (a + b) / 2.0)
                .collect();
            distance += position.value - least(&against_rows(&position.matrix, &both));
            // The watcher answers what was seen, and meets what comes.
            let against_seen = against_rows(&position.matrix, &seen);
            let answer = (0..against_seen.len())
                .min_by(|a, b| against_seen[*a].total_cmp(&against_seen[*b]))
                .expect("there is an answer");
            watched_gain += position.value - against_rows(&position.matrix, &fresh)[answer];
            let likeliest = (0..seen.len())
                .max_by(|a, b| seen[*a].total_cmp(&seen[*b]))
                .expect("there is a way to lay");
            guessed += fresh[likeliest];
        }
        let all = positions.len() as f64;
        println!(
            "margin {margin:.1}: {:.4} from the solution, {:.4} gained by a watcher, {:.2} of the lays guessed ({} positions, {walks} walks)",
            distance / all,
            watched_gain / all,
            guessed / all,
            positions.len(),
        );
    }
}

/// How often the search lays which way, over a hundred seeds.
fn habit(position: &Position, settings: Settings, first: u64) -> Vec<f64> {
    let seat = Seat::ALL[0];
    let mut counts: BTreeMap<Plan<Eschnapur>, u64> = BTreeMap::new();
    for seed in first..first + WATCHED {
        let mut search = Search::<Eschnapur>::new(settings, Dice::from_number(seed));
        let mut table = position.table.clone();
        let mut plan = Vec::new();
        while sealed_question(&table, seat).is_some() {
            let action = search.choose(&table.view(Viewer::Seat(seat)), &mut || true);
            Eschnapur::act(&mut table, seat, action, &mut EventSink::silent());
            plan.push(action);
        }
        *counts.entry(plan).or_default() += 1;
    }
    let share = |plan| counts.get(plan).copied().unwrap_or(0) as f64 / WATCHED as f64;
    position.plans.iter().map(share).collect()
}

/// Beginnings of sealed choices of both seats, from matches of sensible bots.
fn positions(count: usize, most: usize) -> Vec<Position> {
    let rules = Rules::new(2, eschnapur::Options::default()).expect("the game's rules");
    let both = [Seat::ALL[0], Seat::ALL[1]];
    let mut found = Vec::new();
    for deal in 0..10_000 {
        let mut dice = Dice::from_number(deal);
        let mut bot = Sensible::new(Dice::from_number(deal));
        let mut table = Eschnapur::setup(rules);
        let mut fresh = true;
        loop {
            let seat = match Eschnapur::step(&table.public) {
                Step::Over => break,
                Step::Chance => {
                    Eschnapur::settle(&mut table, &mut dice);
                    fresh = true;
                    continue;
                }
                Step::Ask(seats) => seats.first().expect("a question is to somebody"),
            };
            let sealed = both.map(|seat| sealed_question(&table, seat).is_some());
            let open = both.map(|seat| table.public.down[seat].is_empty());
            let bidding = table.public.phase == Phase::Gold && open == [true; 2];
            if sealed == [true; 2]
                && fresh
                && bidding
                && let Some(position) = position(&table, both, most)
            {
                found.push(position);
                if found.len() == count {
                    return found;
                }
                // One from each match, so that they differ.
                break;
            }
            fresh = sealed != [true; 2];
            let action = bot.choose(&table.view(Viewer::Seat(seat)), &mut || true);
            Eschnapur::act(&mut table, seat, action, &mut EventSink::silent());
        }
    }
    found
}

fn position(table: &Table<Eschnapur>, both: [Seat; 2], most: usize) -> Option<Position> {
    let mine = plans(table, both[0], most)?;
    let theirs = plans(table, both[1], most)?;
    if mine.len() < 4 || theirs.len() < 4 {
        return None;
    }
    let matrix = matrix(table, both, [&mine, &theirs], 8);
    let (rows, _) = solve(&matrix, 2000);
    let value = against_rows(&matrix, &rows)
        .into_iter()
        .fold(f64::MAX, f64::min);
    // A match that is decided says nothing about hiding.
    if !(0.15..=0.85).contains(&value) {
        return None;
    }
    // Where nothing depends on the choice, nothing can be read.
    let spread = matrix.iter().flatten().copied().fold(f64::MIN, f64::max)
        - matrix.iter().flatten().copied().fold(f64::MAX, f64::min);
    (spread > 0.05).then(|| Position {
        table: table.clone(),
        plans: mine,
        matrix,
        value,
    })
}
