//! How the reconstruction plays: sensible bots among themselves, as the tables of `RULEBOOK.md`.
//!
//! `cargo run --release -p amyitis --example balance [MATCHES] [WORDS]`. `speed` plays random answers
//! instead, for timing from outside; `random` seats one bot among random players; `golden base|palace|guard
//! SEATS` prints the record of a match to be kept. Words for all of them: `option NAME VALUE` sets an
//! option, `edition FILE` takes another edition, `seats N` and `expansion base|palace` play only these.

use std::collections::BTreeMap;

use amyitis::{Action, Amyitis, Edition, Expansion, Options};
use palast_bots::{Level, arena};
use palast_core::{Dice, Edition as _, Game, Match, Options as _, Rules, Seat, Seed, Viewer};

#[expect(
    clippy::disallowed_methods,
    reason = "an example may read a file, rules may not"
)]
fn read(file: &str) -> String {
    std::fs::read_to_string(file).expect("the edition can be read")
}

/// What is to be measured.
struct Plan {
    kind: String,
    which: String,
    number: Option<u64>,
    options: Options,
    edition: String,
    seats: Vec<u8>,
    expansions: Vec<Expansion>,
}

impl Plan {
    fn read() -> Self {
        let mut plan = Self {
            kind: "report".into(),
            which: String::new(),
            number: None,
            options: Options::default(),
            edition: Edition::DEFAULT_TEXT.into(),
            seats: vec![2, 3, 4],
            expansions: vec![Expansion::None, Expansion::Palace],
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut next = || words.next().expect("a value after the word");
            match word.as_str() {
                "option" => {
                    let (name, value) = (next(), next());
                    let set = plan.options.set(&name, &value);
                    set.expect("an option and one of its values");
                }
                "edition" => {
                    plan.edition = read(&next());
                }
                "seats" => plan.seats = vec![next().parse().expect("a number of seats")],
                "expansion" if next() == "base" => plan.expansions = vec![Expansion::None],
                "expansion" => plan.expansions = vec![Expansion::Palace],
                "speed" | "random" => plan.kind = word,
                "golden" => {
                    plan.which = next();
                    plan.seats = vec![next().parse().expect("a number of seats")];
                    plan.kind = word;
                }
                number => plan.number = Some(number.parse().expect("a number of matches")),
            }
        }
        plan
    }

    fn rules(&self, seats: u8, expansion: Expansion) -> &'static Rules<Amyitis> {
        let options = Options {
            expansion,
            ..self.options
        };
        let version = Amyitis::RULES_VERSION;
        let rules = Rules::<Amyitis>::with_edition(version, seats, options, &self.edition);
        rules.expect("2 to 4 can play")
    }
}

fn main() {
    let plan = Plan::read();
    match plan.kind.as_str() {
        "speed" => speed(&plan),
        "golden" => golden(&plan),
        "random" => against_random(&plan),
        _ => {
            for expansion in &plan.expansions {
                for seats in &plan.seats {
                    let rules = plan.rules(*seats, *expansion);
                    report(rules, plan.number.unwrap_or(1000));
                }
            }
        }
    }
}

fn speed(plan: &Plan) {
    let answers = plan.number.unwrap_or(20_000_000) / 3;
    for seats in 2..=4 {
        let rules = plan.rules(seats, Expansion::Palace);
        let mut dice = Dice::from_number(u64::from(seats));
        let ended = arena::random_answers(rules, &mut dice, answers);
        println!("{seats} players: {answers} answers, {ended} matches");
    }
}

/// The record of a match of sensible bots, or of players who only pass when they can.
fn golden(plan: &Plan) {
    let seats = plan.seats[0];
    let expansion = match plan.which.as_str() {
        "base" => Expansion::None,
        _ => Expansion::Palace,
    };
    let rules = plan.rules(seats, expansion);
    let seed = Seed::from_number(1);
    if plan.which != "guard" {
        let levels = vec![Level::Sensible; seats.into()];
        let played = arena::play(rules, &seed, &levels);
        let record = played.game_match.record().expect("the match is over");
        return print!("{}", record.to_text());
    }
    let mut game_match = Match::start(rules, seed);
    while let Some(seat) = game_match.asked().first() {
        let view = game_match.view(Viewer::Seat(seat));
        let actions = view.legal_actions();
        let pass = actions.iter().find(|action| **action == Action::Pass);
        let ask = game_match.ask_id(seat).expect("the seat is asked");
        let answer = *pass.unwrap_or(&actions[0]);
        let accepted = game_match.submit(seat, ask, answer);
        accepted.expect("a listed answer is legal");
    }
    let record = game_match.record().expect("the match is over");
    print!("{}", record.to_text());
}

/// How often one sensible bot wins against random players.
fn against_random(plan: &Plan) {
    let matches = plan.number.unwrap_or(300);
    for expansion in &plan.expansions {
        for seats in &plan.seats {
            let rules = plan.rules(*seats, *expansion);
            let mut won = 0.0;
            for number in 0..matches {
                let mine = (number % u64::from(*seats)) as usize;
                let mut levels = vec![Level::Random; (*seats).into()];
                levels[mine] = Level::Sensible;
                let played = arena::play(rules, &Seed::from_number(number), &levels);
                won += played.shares[Seat::ALL[mine]];
            }
            let share = 100.0 * won / matches as f64;
            println!("{expansion:?}, {seats} players: {share:.1} % of {matches}");
        }
    }
}

fn report(rules: &'static Rules<Amyitis>, matches: u64) {
    let (seats, options) = (rules.seats.get(), rules.options);
    let mut rounds = Vec::new();
    let mut guard = 0;
    let mut by_turn = [0.0; 4];
    let mut points: BTreeMap<&'static str, i64> = BTreeMap::new();
    let mut tallies: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut decisions = 0;
    for seed in 0..matches {
        let levels = vec![Level::Sensible; seats.into()];
        let played = arena::play(rules, &Seed::from_number(seed), &levels);
        let standings = played.game_match.standings().expect("the match is over");
        decisions += played.decisions;
        rounds.push(played.tallies["rounds"]);
        guard += u64::from(standings.ending == "guard");
        let first = first_seat(&played.game_match);
        for seat in rules.seats.seats() {
            let turn = (seat.index() + usize::from(seats) - first.index()) % usize::from(seats);
            by_turn[turn] += played.shares[seat];
            for line in &standings.lines {
                *points.entry(line.key).or_default() += i64::from(line.values[seat]);
            }
        }
        for (name, count) in played.tallies {
            *tallies.entry(name).or_default() += count;
        }
    }
    rounds.sort_unstable();
    let percentile = |share: usize| rounds[(rounds.len() - 1) * share / 100];
    let mean = rounds.iter().sum::<u64>() as f64 / matches as f64;
    let human = rounds
        .iter()
        .filter(|rounds| (7..=13).contains(*rounds))
        .count();
    let players = matches as f64 * f64::from(seats);
    let name = if options.has_palace() {
        "palace"
    } else {
        "base"
    };
    println!("## {name}, {seats} players, {matches} matches");
    println!(
        "rounds mean {mean:.1}, 5-95 % {}-{}, longest {}; 7-13 rounds {:.1} %; by the guard {guard}; decisions {:.0}",
        percentile(5),
        percentile(95),
        rounds[rounds.len() - 1],
        100.0 * human as f64 / matches as f64,
        decisions as f64 / matches as f64,
    );
    let shares: Vec<String> = by_turn[..usize::from(seats)]
        .iter()
        .map(|won| format!("{:.1}", 100.0 * won / matches as f64))
        .collect();
    println!(
        "victories by turn order in round 1, %: {}",
        shares.join(" ")
    );
    let total = points["total"] as f64;
    print!("points {:.1}:", total / players);
    for (source, sum) in points.iter().filter(|(source, _)| **source != "total") {
        print!(
            " {source} {:.1} ({:.0} %)",
            *sum as f64 / players,
            100.0 * *sum as f64 / total
        );
    }
    print!("\nper match:");
    for (what, count) in &tallies {
        print!(" {what} {:.1};", *count as f64 / matches as f64);
    }
    println!("\n");
}

/// Who was first player in round 1: the seat drawn by lot.
fn first_seat(game_match: &palast_core::Match<Amyitis>) -> Seat {
    let lot = game_match
        .log(Viewer::Spectator)
        .into_iter()
        .find_map(|entry| {
            if let palast_core::LogItem::Public(amyitis::Event::FirstPlayer { seat, .. }) =
                &entry.item
            {
                Some(*seat)
            } else {
                None
            }
        });
    lot.expect("somebody was drawn")
}
