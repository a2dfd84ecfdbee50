//! How the reconstruction plays: sensible bots among themselves, as the tables of `RULEBOOK.md`.
//!
//! `cargo run --release -p amyitis --example balance [MATCHES] [WORDS]`. `speed` plays random answers
//! instead, for timing from outside; `random` seats one bot among random players; `one-sided` seats one
//! stubborn bot of every kind among sensible ones; `golden base|palace|guard SEATS` prints the record of a
//! match to be kept. Words for all of them: `option NAME VALUE` sets an option, `edition FILE` takes another
//! edition, `seats N` and `expansion base|palace` play only these.

mod one_sided;
mod report;

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
                "speed" | "random" | "one-sided" => plan.kind = word,
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

    /// All settings to be measured, one after another.
    fn each(&self, measure: impl Fn(&'static Rules<Amyitis>)) {
        for expansion in &self.expansions {
            for seats in &self.seats {
                measure(self.rules(*seats, *expansion));
            }
        }
    }
}

fn main() {
    let plan = Plan::read();
    match plan.kind.as_str() {
        "speed" => speed(&plan),
        "golden" => golden(&plan),
        "random" => against_random(&plan),
        "one-sided" => {
            plan.each(|rules| one_sided::measure(rules, plan.number.unwrap_or(400)));
        }
        _ => plan.each(|rules| report::print(rules, plan.number.unwrap_or(1000))),
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
