//! Our search beside two published ones, on Palastgeflüster and one core: `[SEATS] [MATCHES] [FIRST]`.
//!
//! The crates `ismcts` and `turnbase-bots` get our rules behind their traits and play as they are
//! meant to be used: plain information-set search, random playouts, to the end of the round, where
//! our estimate takes over. Chance is settled inside their moves, because listing every draw would
//! slow them down. First the simulations per second at the same questions, then matches in which
//! every answer of every bot takes the same CPU time on average.

mod ismcts_rival;
mod turnbase_rival;
mod world;

use std::time::{Duration, Instant};

use palast_bots::statistics::wilson;
use palast_bots::{Search, Sensible, Settings, arena};
use palast_core::{Bot, Dice, EventSink, Game, Horizon, Imagine, LogEntry, Match, Playout, Rules};
use palast_core::{Seat, Seed, Step, Table, View, Viewer};
use palastgefluester::{Action, Options, Palastgefluester};

use ismcts_rival::Ismcts;
use turnbase_rival::Turnbase;

/// `ismcts` looks at its clock after so many simulations; with no time at all it does just these.
const SIMULATIONS: u32 = 2048;

/// A question: what its seat sees, and all it was told before.
struct Question {
    view: View<Palastgefluester>,
    log: Vec<LogEntry<Palastgefluester>>,
}

/// Something that answers questions.
trait Player {
    fn choose(&mut self, question: &Question) -> Action;
}

/// Our search with so many worlds.
struct Ours(Search<Palastgefluester>);

impl Player for Ours {
    fn choose(&mut self, question: &Question) -> Action {
        self.0.hear(&question.log);
        self.0.choose(&question.view, &mut || true)
    }
}

fn ours(settings: Settings, seed: u64) -> Box<dyn Player> {
    Box::new(Ours(Search::new(settings, Dice::from_number(seed))))
}

/// Our search doing what the others do: random playouts to the end of the round, no conclusions
/// from what was played.
fn like_theirs(worlds: u32) -> Settings {
    let mut settings = Settings::new::<Palastgefluester>(worlds);
    settings.thinking.playout = Playout::BestOf { tries: 1 };
    settings.thinking.horizon = Horizon::RoundEnd { at_least: 0 };
    settings.thinking.weighed = 0;
    settings
}

fn main() {
    let mut args = std::env::args()
        .skip(1)
        .map(|text| text.parse::<u64>().expect("a number"));
    let seats = args.next().unwrap_or(4) as u8;
    let matches = args.next().unwrap_or(60);
    let first = args.next().unwrap_or(0);
    let rules: &'static Rules<Palastgefluester> =
        Rules::new(seats, Options::default()).expect("three to five seats");
    let questions = questions(rules, 40);
    println!(
        "Palastgeflüster, {seats} seats, {} questions",
        questions.len()
    );
    let time = |name: &str, sims: u32, player: &mut dyn Player| {
        let begin = cpu();
        for question in &questions {
            std::hint::black_box(player.choose(question));
        }
        let took = (cpu() - begin) / questions.len() as u32;
        let rate = f64::from(sims) / took.as_secs_f64();
        println!("{name}: {rate:.0} simulations/s, {took:.1?} for {sims}");
        took
    };
    let plain = time(
        "ours, random playouts to the end of the round",
        SIMULATIONS,
        &mut *ours(like_theirs(SIMULATIONS), 1),
    );
    let settings = Settings::new::<Palastgefluester>(SIMULATIONS);
    let played = time("ours as it plays", SIMULATIONS, &mut *ours(settings, 1));
    let ismcts = time("ismcts", SIMULATIONS, &mut Ismcts::new());
    let turnbase = time(
        "turnbase-bots",
        SIMULATIONS,
        &mut Turnbase::new(rules, SIMULATIONS, 1),
    );
    println!(
        "ours in the same work: {:.2} times ismcts, {:.2} times turnbase-bots",
        ismcts.as_secs_f64() / plain.as_secs_f64(),
        turnbase.as_secs_f64() / plain.as_secs_f64(),
    );
    playout_rate(rules, &questions);
    // The time that ismcts takes for its simulations is everybody's.
    let worlds = |took: Duration| {
        (f64::from(SIMULATIONS) * ismcts.as_secs_f64() / took.as_secs_f64()).max(1.0) as u32
    };
    let (our_worlds, their_worlds) = (worlds(played), worlds(turnbase));
    println!(
        "matches at {ismcts:.1?} CPU an answer: {our_worlds} worlds for us, {SIMULATIONS} simulations for ismcts, {their_worlds} for turnbase-bots"
    );
    for (name, rival) in [("ismcts", true), ("turnbase-bots", false)] {
        let mut won = 0.0;
        let mut thought = [(Duration::ZERO, 0u32); 2];
        for index in 0..matches {
            let deal = first + index / u64::from(seats);
            let mut players: [Box<dyn Player>; 2] = [
                ours(Settings::new::<Palastgefluester>(our_worlds), deal),
                if rival {
                    Box::new(Ismcts::new())
                } else {
                    Box::new(Turnbase::new(rules, their_worlds, deal))
                },
            ];
            let me = Seat::new((index % u64::from(seats)) as u8).expect("a seat");
            won += play(rules, deal, me, &mut players, &mut thought);
        }
        let share = wilson(won, matches);
        let mean = |(time, answers): (Duration, u32)| time / answers.max(1);
        println!(
            "one of ours among {name}: {:.3} ({:.3} to {:.3}) of {matches} matches, even {:.3}; {:.1?} and {:.1?} an answer",
            share.rate,
            share.low,
            share.high,
            1.0 / f64::from(seats),
            mean(thought[0]),
            mean(thought[1]),
        );
    }
}

/// A match with our bot in one seat and the rival in all others; our share of the victory.
fn play(
    rules: &'static Rules<Palastgefluester>,
    deal: u64,
    me: Seat,
    players: &mut [Box<dyn Player>; 2],
    thought: &mut [(Duration, u32); 2],
) -> f64 {
    let mut play = Match::start(rules, Seed::from_number(deal));
    while let Some(seat) = play.asked().first() {
        let question = question(&play, seat);
        let action = if let [only] = question.view.legal_actions()[..] {
            only
        } else {
            let who = usize::from(seat != me);
            let begin = cpu();
            let action = players[who].choose(&question);
            thought[who].0 += cpu() - begin;
            thought[who].1 += 1;
            action
        };
        let ask = play.ask_id(seat).expect("the seat is asked");
        play.submit(seat, ask, action).expect("a legal answer");
    }
    let standings = play.standings().expect("the match is over");
    let winners = standings.winners(rules.seats);
    if winners.contains(me) {
        1.0 / f64::from(winners.len())
    } else {
        0.0
    }
}

fn question(play: &Match<Palastgefluester>, seat: Seat) -> Question {
    Question {
        view: play.view(Viewer::Seat(seat)),
        log: play.log(Viewer::Seat(seat)).cloned().collect(),
    }
}

/// Questions with a choice from matches of sensible bots.
fn questions(rules: &'static Rules<Palastgefluester>, count: usize) -> Vec<Question> {
    let mut found = Vec::new();
    let mut bot = Sensible::new(Dice::from_number(2));
    let mut asked = 0;
    for deal in 0.. {
        let mut play = Match::start(rules, Seed::from_number(deal));
        while let Some(seat) = play.asked().first() {
            let question = question(&play, seat);
            let action = bot.choose(&question.view, &mut || true);
            if question.view.legal_actions().len() > 2 {
                asked += 1;
                if asked % 7 == 3 {
                    found.push(question);
                }
            }
            if found.len() == count {
                return found;
            }
            let ask = play.ask_id(seat).expect("the seat is asked");
            play.submit(seat, ask, action).expect("a legal answer");
        }
    }
    found
}

/// How many answers a second our search plays out to the end of the match, beside random play
/// without any search (`palast bench`).
fn playout_rate(rules: &'static Rules<Palastgefluester>, questions: &[Question]) {
    let answers = 2_000_000;
    let begin = cpu();
    arena::random_answers(rules, &mut Dice::from_number(3), answers);
    let bench = answers as f64 / (cpu() - begin).as_secs_f64();
    let walks = 1000;
    let mut settings = like_theirs(walks);
    settings.thinking.horizon = Horizon::RoundEnd { at_least: u16::MAX };
    let mut search = ours(settings, 1);
    let begin = cpu();
    for question in questions {
        std::hint::black_box(search.choose(question));
    }
    let took = (cpu() - begin).as_secs_f64();
    // How long a match still is at these questions, on average.
    let mut dice = Dice::from_number(4);
    let (mut left, mut tried) = (0u64, 0u64);
    for question in questions {
        for _ in 0..20 {
            let view = question.view.view_ref().expect("a seat's view");
            let mut table = Palastgefluester::imagine(view, &mut dice);
            left += random_playout(&mut table, &mut dice);
            tried += 1;
        }
    }
    let length = left as f64 / tried as f64;
    let sims = f64::from(walks) * questions.len() as f64 / took;
    println!(
        "ours, random playouts to the end of the match: {sims:.0} simulations/s of {length:.0} answers: {:.1} M answers/s, {:.0} % of the {:.1} M/s of random play alone",
        sims * length / 1e6,
        100.0 * sims * length / bench,
        bench / 1e6,
    );
}

/// Plays to the end of the match at random; the number of answers.
fn random_playout(table: &mut Table<Palastgefluester>, dice: &mut Dice) -> u64 {
    let mut answers = 0;
    loop {
        match Palastgefluester::step(&table.public) {
            Step::Over => return answers,
            Step::Chance => Palastgefluester::settle(table, dice),
            Step::Ask(seats) => {
                let seat = seats.first().expect("a question is to somebody");
                let view = table.view_ref(seat);
                let ask = Palastgefluester::question(view);
                let action = Palastgefluester::any_action(view, &ask, dice);
                Palastgefluester::act(table, seat, action, &mut EventSink::silent());
                answers += 1;
            }
        }
    }
}

/// CPU time of this thread where the system tells it; else the wall clock.
fn cpu() -> Duration {
    use std::sync::LazyLock;
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat");
    let spent = stat
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    spent.map_or_else(|| BEGIN.elapsed(), Duration::from_nanos)
}
