//! Matches of bots against each other, and random play for benchmarks.

use std::collections::BTreeMap;
use std::time::Duration;

use palast_core::{Bot, Dice, EventSink, Game, Imagine, Judge, Match, Rules, Seed, Step, Table};
use palast_core::{LogItem, SeatMap, Viewer};

use crate::{Contestant, Level};

/// The result of one match.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// The finished match.
    pub game_match: Match<G>,
    /// Each seat's share of the victory. All shares, the automa's included, sum to one.
    pub shares: SeatMap<f64>,
    /// The automa's share, in a match against it.
    pub automa: Option<f64>,
    /// One is the best; equal seats share a place.
    pub places: SeatMap<u8>,
    /// The points that decide first.
    pub scores: SeatMap<i32>,
    /// How much each seat thought.
    pub thought: SeatMap<Thought>,
    /// How many answers were given.
    pub decisions: u64,
    /// Events counted by [`Game::tally`].
    pub tallies: BTreeMap<&'static str, u64>,
}

/// How much a seat thought in a match.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thought {
    /// How many of its answers had an alternative.
    pub answers: u32,
    /// The time they took together.
    pub time: Duration,
}

/// Plays one match with a bot in each seat. The same seed gives the same match.
#[must_use]
pub fn play<G: Imagine + Judge>(
    rules: &'static Rules<G>,
    seed: &Seed,
    levels: &[Level],
) -> Played<G> {
    let contestants: Vec<Contestant> = levels.iter().copied().map(Contestant::from).collect();
    compete(rules, seed, &contestants, &|| Duration::ZERO)
}

/// Plays one match with these contestants in the seats. The same seed gives the same match, unless
/// one has a budget of time. The caller owns the clock; one that stands still lets such a bot think
/// until it has imagined as many worlds as it ever does.
#[must_use]
pub fn compete<G: Imagine + Judge>(
    rules: &'static Rules<G>,
    seed: &Seed,
    contestants: &[Contestant],
    clock: &dyn Fn() -> Duration,
) -> Played<G> {
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    let mut seeds = Dice::new(seed);
    for seat in rules.seats.seats() {
        let bot_seed = u64::from(seeds.bits()) << 32 | u64::from(seeds.bits());
        bots.push(contestants[seat.index()].bot(Dice::from_number(bot_seed)));
    }
    let mut game_match = Match::start(rules, seed.clone());
    let mut decisions = 0;
    let mut thought: SeatMap<Thought> = SeatMap::default();
    while let Some(seat) = game_match.asked().first() {
        let view = game_match.view(Viewer::Seat(seat));
        let ask = game_match.ask_id(seat).expect("the seat is asked");
        let bot = &mut bots[seat.index()];
        let contestant = &contestants[seat.index()];
        if contestant.listens() {
            let log: Vec<_> = game_match.log(Viewer::Seat(seat)).cloned().collect();
            bot.hear(&log);
        }
        let begin = clock();
        let since = || clock().saturating_sub(begin);
        let time = contestant.time();
        let action = bot.choose(&view, &mut || time.is_none_or(|time| since() < time));
        if view.legal_actions().len() > 1 {
            thought[seat].answers += 1;
            thought[seat].time += since();
        }
        if let Err(error) = game_match.submit(seat, ask, action) {
            panic!("a {contestant} bot answered {action}: {error:?}");
        }
        decisions += 1;
    }
    let standings = game_match
        .standings()
        .expect("the match is over, because nobody is asked");
    let winners = standings.winners(rules.seats);
    let won_by_automa = standings.automa == Some(1);
    let share = 1.0 / f64::from(winners.len() + u8::from(won_by_automa));
    let part = |won| if won { share } else { 0.0 };
    let shares = SeatMap::from_fn(|seat| part(winners.contains(seat)));
    let automa = standings.automa.map(|_| part(won_by_automa));
    let deciding = standings.lines.iter().find(|line| line.deciding);
    let scores = deciding.map_or_else(SeatMap::default, |line| line.values);
    let mut tallies = BTreeMap::new();
    for entry in game_match.log(Viewer::Spectator) {
        if let LogItem::Public(event) = &entry.item
            && let Some(name) = G::tally(event)
        {
            *tallies.entry(name).or_default() += 1;
        }
    }
    Played {
        game_match,
        shares,
        automa,
        places: standings.places,
        scores,
        thought,
        decisions,
        tallies,
    }
}

/// Plays at random, without records or events, until this many answers were given. Returns how many
/// matches ended. `palast bench` measures this.
pub fn random_answers<G: Game>(rules: &'static Rules<G>, dice: &mut Dice, answers: u64) -> u64 {
    let mut matches = 0;
    let mut left = answers;
    let fresh = G::setup(rules);
    while left > 0 {
        let mut table = fresh.clone();
        loop {
            match G::step(&table.public) {
                Step::Over => {
                    matches += 1;
                    break;
                }
                Step::Chance => G::settle(&mut table, dice),
                Step::Ask(_) if left == 0 => break,
                Step::Ask(seats) => {
                    answer(&mut table, seats, dice);
                    left -= 1;
                }
            }
        }
    }
    matches
}

/// Imagines this many tables from positions of random play. Returns a number that depends on all of
/// them, so that the optimiser cannot skip any.
pub fn imagine_many<G: Imagine>(rules: &'static Rules<G>, dice: &mut Dice, count: u64) -> u64 {
    let mut table = G::setup(rules);
    let mut sum = 0;
    for _ in 0..count {
        match G::step(&table.public) {
            Step::Over => table = G::setup(rules),
            Step::Chance => {}
            Step::Ask(seats) => answer(&mut table, seats, dice),
        }
        G::settle(&mut table, dice);
        let seat = G::step(&table.public);
        let seat = match seat {
            Step::Ask(seats) => seats.first(),
            Step::Chance | Step::Over => None,
        };
        let seat = seat
            .or_else(|| rules.seats.seats().next())
            .expect("a match has seats");
        let imagined = G::imagine(table.view_ref(seat), dice);
        sum += u64::from(G::round(&std::hint::black_box(imagined).public));
    }
    sum
}

#[inline]
fn answer<G: Game>(table: &mut Table<G>, seats: palast_core::SeatSet, dice: &mut Dice) {
    let seat = seats.first().expect("somebody is asked");
    let seat_view = table.view_ref(seat);
    let action = G::any_action(seat_view, &G::question(seat_view), dice);
    G::act(table, seat, action, &mut EventSink::silent());
}
