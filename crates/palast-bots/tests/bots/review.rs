//! Reviews of real matches: they add up, they repeat, and they find what was done wrong.

use amyitis::Amyitis;
use eschnapur::Eschnapur;
use eternal_palace::EternalPalace;
use palast_bots::review::{NoReview, Prepared, Review, Work};
use palast_bots::{Level, Search, Sensible, Settings, arena};
use palast_core::{Bot as _, Dice, Imagine, Judge, Match, Rules, Seat, Seed, Viewer};
use palastgefluester::Palastgefluester;

fn rules<G: Imagine>(seats: u8) -> &'static Rules<G> {
    Rules::new(seats, G::Options::default()).expect("the game has tables of this size")
}

fn finished<G: Imagine + Judge>(seats: u8, seed: u64) -> Match<G> {
    let levels = vec![Level::Sensible; usize::from(seats)];
    arena::play::<G>(rules(seats), &Seed::from_number(seed), &levels).game_match
}

fn review<G: Imagine + Judge>(
    play: &Match<G>,
    seat: Seat,
    walks: u32,
    threads: usize,
) -> Review<G::Action> {
    let prepared = Prepared::new(play, seat).expect("a finished match");
    let work = Work {
        walks,
        seed: Seed::from_number(5),
        threads,
        clock: &|| Box::new(|| true),
        progress: &|_| true,
    };
    prepared.run(&work).expect("nobody stops it")
}

fn adds_up_and_repeats<G: Imagine + Judge>(seats: u8) {
    let play = finished::<G>(seats, 8);
    let seat = Seat::ALL[1 % usize::from(seats)];
    let one = review(&play, seat, 24, 1);
    assert_eq!(one, review(&play, seat, 24, 2), "{}: another review", G::ID);
    assert!(!one.decisions.is_empty(), "{}", G::ID);
    let parts = [one.luck, one.choices, one.others, one.rest];
    let sum: f64 = one.start + parts.iter().map(|part| part.amount).sum::<f64>();
    assert!((sum - one.result).abs() < 1e-6, "{}: {sum} {one:?}", G::ID);
    assert!(one.choices.amount <= 0.0);
    for part in parts {
        assert!(part.error.is_finite() && part.error >= 0.0, "{part:?}");
    }
    for decision in &one.decisions {
        assert!((0.0..=1.0).contains(&decision.share), "{decision:?}");
        assert_eq!(decision.better.is_some(), decision.lost > 0.0);
        assert_ne!(decision.better, Some(decision.chosen));
    }
    let moments = one.moments(3);
    assert!(moments.is_sorted_by(|one, next| one.size() >= next.size()));
}

#[test]
fn the_parts_add_up_to_the_result_and_the_same_seed_gives_the_same_review() {
    adds_up_and_repeats::<Palastgefluester>(4);
    adds_up_and_repeats::<Eschnapur>(3);
    adds_up_and_repeats::<EternalPalace>(2);
    adds_up_and_repeats::<Amyitis>(3);
}

#[test]
fn a_match_against_the_automa_is_reviewed_from_a_measured_start() {
    adds_up_and_repeats::<EternalPalace>(1);
}

/// Plays with sensible bots until the seat could throw much away, has it do so once, and plays on.
/// The match, the position before the blunder, and what was lost by a search of its own.
fn with_blunder<G: Imagine + Judge>(seats: u8, seed: u64) -> (Match<G>, Seat, G::Action) {
    let mut play = Match::start(rules::<G>(seats), Seed::from_number(seed));
    let mut bot = Sensible::new(Dice::from_number(seed));
    let mut planted = None;
    while let Some(seat) = play.asked().first() {
        let view = play.view(Viewer::Seat(seat));
        let ask = play.ask_id(seat).expect("it is asked");
        let mut action = bot.choose(&view, &mut || true);
        if planted.is_none() && view.legal_actions().len() > 1 {
            let settings = Settings::new::<G>(400);
            let mut search = Search::<G>::new(settings, Dice::from_number(seed));
            let analysis = search.analyse(&view, &mut || true).expect("a question");
            let best = analysis.best().worth[seat];
            let last = analysis.answers.last().expect("several answers").action;
            let worst = search.probe(&view, last, 400, &mut || true);
            let worst = worst.expect("a legal answer");
            if best - worst.worth[seat] > 0.3 {
                action = last;
                planted = Some((seat, last));
            }
        }
        play.submit(seat, ask, action).expect("a legal answer");
    }
    let (seat, action) = planted.expect("somewhere much can be thrown away");
    (play, seat, action)
}

#[test]
fn a_planted_blunder_is_found() {
    let (play, seat, blunder) = with_blunder::<Amyitis>(2, 4);
    let review = review(&play, seat, 300, 2);
    let worst = review
        .decisions
        .iter()
        .max_by(|one, other| one.lost.total_cmp(&other.lost))
        .expect("there are decisions");
    assert!(worst.lost > 0.1, "{worst:?}");
    let found = review
        .decisions
        .iter()
        .filter(|one| one.lost > 0.1 && one.chosen == blunder);
    assert!(found.count() > 0, "{blunder}: {:?}", review.decisions);
}

#[test]
fn only_a_finished_match_and_one_of_its_seats_can_be_reviewed() {
    let running = Match::start(rules::<Eschnapur>(2), Seed::from_number(1));
    let early = Prepared::new(&running, Seat::ALL[0]).err();
    assert_eq!(early, Some(NoReview::Unfinished));
    let over = finished::<Palastgefluester>(3, 1);
    let none = Prepared::new(&over, Seat::ALL[3]).err();
    assert_eq!(none, Some(NoReview::NoSeat));
}

#[test]
fn a_review_that_is_told_to_stop_gives_nothing() {
    let play = finished::<Palastgefluester>(3, 2);
    let prepared = Prepared::new(&play, Seat::ALL[0]).expect("a finished match");
    let work = Work {
        walks: 16,
        seed: Seed::from_number(1),
        threads: 2,
        clock: &|| Box::new(|| true),
        progress: &|done| done < 3,
    };
    assert!(prepared.len() > 8);
    assert_eq!(prepared.run(&work), None);
}
