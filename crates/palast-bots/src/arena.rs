//! Matches of bots against each other, and random play for benchmarks.

use std::collections::BTreeMap;

use palast_core::{Bot, Dice, EventSink, Game, Imagine, Judge, Match, Rules, Seed, Step, Table};
use palast_core::{LogItem, SeatMap, Viewer};

use crate::Level;

/// The result of one match.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// The finished match.
    pub game_match: Match<G>,
    /// Each seat's share of the victory. All shares, the automa's included, sum to one.
    pub shares: SeatMap<f64>,
    /// The automa's share, in a match against it.
    pub automa: Option<f64>,
    /// How many answers were given.
    pub decisions: u64,
    /// Events counted by [`Game::tally`].
    pub tallies: BTreeMap<&'static str, u64>,
}

/// Plays one match with a bot in each seat. The same seed gives the same match.
#[must_use]
pub fn play<G: Judge>(rules: &'static Rules<G>, seed: &Seed, levels: &[Level]) -> Played<G> {
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    let mut seeds = Dice::new(seed);
    for seat in rules.seats.seats() {
        let bot_seed = u64::from(seeds.bits()) << 32 | u64::from(seeds.bits());
        bots.push(levels[seat.index()].bot(Dice::from_number(bot_seed)));
    }
    let mut game_match = Match::start(rules, seed.clone());
    let mut decisions = 0;
    while let Some(seat) = game_match.asked().first() {
        let view = game_match.view(Viewer::Seat(seat));
        let ask = game_match.ask_id(seat).expect("the seat is asked");
        let action = bots[seat.index()].choose(&view, &mut || true);
        if let Err(error) = game_match.submit(seat, ask, action) {
            panic!(
                "a {} bot answered {action}: {error:?}",
                levels[seat.index()]
            );
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
