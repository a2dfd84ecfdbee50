//! Tests of the arena with a real game.

use std::time::Duration;

use palast_bots::{Contestant, Level, arena};
use palast_conformance::toy::solo::Solo;
use palast_core::{Dice, Imagine, Judge, Rules, Seat, SeatMap, Seed};
use palastgefluester::{Options, Palastgefluester};

fn rules(seats: u8) -> &'static Rules<Palastgefluester> {
    Rules::new(seats, Options::default()).expect("the game has tables of this size")
}

fn play<G: Imagine + Judge>(
    rules: &'static Rules<G>,
    seed: u64,
    levels: &[Level],
) -> arena::Played<G> {
    arena::play(rules, &Seed::from_number(seed), levels)
}

const BOTS: [Level; 3] = [Level::Sensible, Level::Random, Level::Sensible];

#[test]
fn the_same_seed_plays_the_same_match_and_another_does_not() {
    let record = |seed| {
        let played = play(rules(3), seed, &BOTS);
        played.game_match.record_so_far().to_text()
    };
    assert_eq!(record(1), record(1));
    assert_ne!(record(1), record(2));
}

#[test]
fn victory_shares_sum_to_one_and_every_round_is_tallied() {
    for seed in 0..40 {
        let played = play(rules(3), seed, &BOTS);
        let mut sum = 0.0;
        let _: SeatMap<()> = played.shares.map(|share| sum += share);
        assert!((sum - 1.0).abs() < 1e-9, "seed {seed}: {:?}", played.shares);
        assert!(played.game_match.is_over());
        let rounds: u64 = played.tallies.values().sum();
        assert!((3..=16).contains(&rounds), "seed {seed}: {rounds} rounds");
        let lines = played.game_match.lines_from(0);
        let answers = lines.iter().filter(|line| !line.starts_with('*')).count();
        assert_eq!(played.decisions, answers as u64);
    }
}

/// Bots have their own dice, so replacing a bot does not change the deal.
#[test]
fn bots_do_not_influence_the_draws() {
    let dealt = |levels: [Level; 3]| -> Vec<String> {
        let played = play(rules(3), 5, &levels);
        let lines = played.game_match.lines_from(0);
        lines
            .into_iter()
            .take_while(|line| line.starts_with('*'))
            .collect()
    };
    let first = dealt(BOTS);
    assert!(first.len() >= 18, "{first:?}");
    assert_eq!(first, dealt([Level::Random; 3]));
}

#[test]
fn random_play_gives_the_requested_number_of_answers() {
    let matches = |answers| {
        arena::random_answers::<Palastgefluester>(rules(4), &mut Dice::from_number(1), answers)
    };
    assert_eq!(matches(0), 0);
    assert_eq!(matches(5), 0, "no match is over after five answers");
    let (few, many) = (matches(10_000), matches(20_000));
    assert!(few > 20 && many > few, "{few} and {many} matches");
}

#[test]
fn imagining_continues_with_the_next_match() {
    let sum = arena::imagine_many::<Palastgefluester>(rules(3), &mut Dice::from_number(1), 3_000);
    assert!(sum > 3_000, "later rounds are included: {sum}");
}

#[test]
fn in_a_solo_match_the_shares_of_seat_and_automa_sum_to_one() {
    let alone: &'static Rules<Solo<0>> =
        Rules::new(1, palast_conformance::toy::solo::Choices::default())
            .expect("the game has a solo mode");
    let mut won = [0.0; 2];
    for seed in 0..200 {
        let played = play(alone, seed, &[Level::Sensible]);
        let automa = played.automa.expect("a solo match has an automa");
        let mine = played.shares[Seat::ALL[0]];
        assert_eq!(mine + automa, 1.0, "seed {seed}");
        won[0] += mine;
        won[1] += automa;
    }
    assert!(
        won[0] > 20.0 && won[1] > 20.0,
        "both win sometimes: {won:?}"
    );
    let dice = &mut Dice::from_number(1);
    assert!(arena::random_answers(alone, dice, 100) > 0);
    assert!(arena::imagine_many(alone, dice, 100) > 0);
    let two = Rules::new(2, palast_conformance::toy::solo::Choices::default());
    let two: &'static Rules<Solo<0>> = two.expect("two can play");
    let played = play(two, 1, &[Level::Random; 2]);
    assert_eq!(played.automa, None);
}

/// Every reading of this clock is a millisecond later than the one before.
#[test]
fn a_budget_of_time_stops_the_search_and_is_counted() {
    let ticks = std::cell::Cell::new(0);
    let clock = || {
        ticks.set(ticks.get() + 1);
        Duration::from_millis(ticks.get())
    };
    let bots: Vec<Contestant> = ["search@4ms", "sensible", "sensible"]
        .iter()
        .map(|name| name.parse().expect("a bot"))
        .collect();
    let played = arena::compete(rules(3), &Seed::from_number(1), &bots, &clock);
    let thought = played.thought[Seat::ALL[0]];
    assert!(thought.answers > 10, "{thought:?}");
    let mean = thought.time / thought.answers;
    let fits = Duration::from_millis(3)..=Duration::from_millis(6);
    assert!(fits.contains(&mean), "{mean:?}");
    assert_eq!(
        played.thought[Seat::ALL[1]].time,
        Duration::from_millis(played.thought[Seat::ALL[1]].answers.into())
    );
}
