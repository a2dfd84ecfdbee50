//! Matches on the toy game: answers, refusals, sealed answers, taking back, plies.

use palast_conformance::toy::{Answer, Coin, Toy, mutants};
use palast_core::{AskId, Match, Rules, Seat, SeatSet, Seed, SubmitError, TakeBack, View, Viewer};

type Clean = Toy<{ mutants::NOTHING }>;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];

fn start() -> Match<Clean> {
    let rules = Rules::<Clean>::new(2, Default::default()).expect("two can play");
    Match::start(rules, Seed::from_number(5))
}

fn hand(play: &Match<Clean>, seat: Seat) -> Vec<Coin> {
    play.view(Viewer::Seat(seat))
        .own()
        .expect("a seat has a part of its own")
        .hand
        .kinds()
        .collect()
}

fn answer(play: &mut Match<Clean>, seat: Seat, action: Answer<{ mutants::NOTHING }>) {
    let ask = play.ask_id(seat).expect("the seat is asked");
    play.submit(seat, ask, action).expect("the answer is legal");
}

fn views(play: &Match<Clean>) -> [View<Clean>; 3] {
    [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Spectator].map(|viewer| play.view(viewer))
}

#[test]
fn a_match_draws_until_somebody_is_asked() {
    let play = start();
    assert_eq!(play.input_count(), 4, "two coins for each of two seats");
    assert_eq!(play.asked(), SeatSet::one(ONE).with(TWO));
    assert!(play.standings().is_none() && play.record().is_none() && play.seed().is_none());
}

#[test]
fn refusals_change_nothing() {
    let mut play = start();
    let before = (views(&play), play.input_count());
    let coin = hand(&play, ONE)[0];
    assert_eq!(
        play.submit(THREE, AskId(0), Answer::Pick(coin)),
        Err(SubmitError::NotAsked)
    );
    assert_eq!(
        play.submit(ONE, AskId(1), Answer::Pick(coin)),
        Err(SubmitError::Stale)
    );
    let illegal = play.submit(ONE, AskId(0), Answer::Keep);
    assert!(
        matches!(illegal, Err(SubmitError::Illegal(_))),
        "{illegal:?}"
    );
    assert_eq!((views(&play), play.input_count()), before);
}

#[test]
fn anothers_answer_does_not_make_mine_stale_but_a_double_click_does() {
    let mut play = start();
    let mine = play.ask_id(ONE).unwrap();
    let coin = hand(&play, TWO)[0];
    answer(&mut play, TWO, Answer::Pick(coin));
    answer(&mut play, TWO, Answer::Fold);
    let coin = hand(&play, ONE)[0];
    assert_eq!(play.submit(ONE, mine, Answer::Pick(coin)), Ok(()));
    assert_eq!(
        play.submit(ONE, mine, Answer::Pick(coin)),
        Err(SubmitError::Stale)
    );
    let late = play.submit(TWO, AskId(1), Answer::Fold);
    assert_eq!(late, Err(SubmitError::NotAsked));
}

#[test]
fn an_unseen_answer_is_free_to_take_back_and_nobody_notices() {
    let mut play = start();
    let before = views(&play);
    let ply = play.ply();
    let coin = hand(&play, ONE)[0];
    answer(&mut play, ONE, Answer::Pick(coin));
    assert_eq!(views(&play)[1..], before[1..]);
    assert_eq!(play.ply(), ply, "a half-made answer is no ply");
    assert_eq!(play.take_back(ONE), Some(TakeBack::Free));
    assert_eq!(play.take_back(TWO), None);
    assert!(play.undo(ONE) && !play.undo(TWO));
    assert_eq!(views(&play), before);
    assert_eq!(
        play.ask_id(ONE),
        Some(AskId(1)),
        "an undone question keeps its number"
    );
    assert_eq!(play.lines_from(5), ["1 undo"]);
}

/// Whether others have sealed something since must not show: it makes no take-back dearer, and it
/// is not lost with mine.
#[test]
fn a_free_take_back_leaves_others_sealed_answers() {
    let mut play = start();
    let (mine, theirs) = (hand(&play, ONE)[0], hand(&play, TWO)[0]);
    answer(&mut play, ONE, Answer::Pick(mine));
    answer(&mut play, TWO, Answer::Pick(theirs));
    assert_eq!(play.take_back(ONE), Some(TakeBack::Free));
    let of_two = play.view(Viewer::Seat(TWO));
    assert!(play.undo(ONE));
    assert_eq!(play.view(Viewer::Seat(TWO)), of_two);
    assert_eq!(of_two.own().unwrap().picked, Some(theirs));
    assert_eq!(play.view(Viewer::Seat(ONE)).own().unwrap().picked, None);
    let again = play.record_so_far().replay().unwrap();
    assert_eq!(views(&again), views(&play));
    assert_eq!(again.ask_id(ONE), play.ask_id(ONE));
}

#[test]
fn a_seen_answer_needs_consent_and_takes_all_that_followed_with_it() {
    let mut play = start();
    let before = views(&play);
    let (mine, theirs) = (hand(&play, ONE)[0], hand(&play, TWO)[0]);
    answer(&mut play, ONE, Answer::Pick(mine));
    let picked = views(&play);
    answer(&mut play, ONE, Answer::Bid);
    answer(&mut play, TWO, Answer::Pick(theirs));
    let needs = TakeBack::ByConsent {
        answers_of: SeatSet::one(TWO),
        revealed: false,
    };
    assert_eq!(play.take_back(ONE), Some(needs));
    assert_eq!(play.take_back(TWO), Some(TakeBack::Free));
    assert!(play.undo(ONE));
    assert_eq!(views(&play), picked);
    assert_eq!(play.take_back(ONE), Some(TakeBack::Free));
    assert!(play.undo(ONE));
    assert_eq!(views(&play), before);
    let again = play.record_so_far().replay().unwrap();
    assert_eq!(views(&again), before);
    assert_eq!(again.lines_from(0), play.lines_from(0));
}

/// Whose agreement is needed must not tell whether another seat has half an answer.
#[test]
fn what_a_take_back_needs_does_not_betray_half_made_answers() {
    let mut play = start();
    let (mine, theirs) = (hand(&play, ONE)[0], hand(&play, TWO)[0]);
    answer(&mut play, ONE, Answer::Pick(mine));
    answer(&mut play, ONE, Answer::Bid);
    let before = play.take_back(ONE);
    answer(&mut play, TWO, Answer::Pick(theirs));
    assert_eq!(play.take_back(ONE), before);
}

#[test]
fn an_undone_draw_comes_again() {
    let mut play = start();
    let coins = [hand(&play, ONE)[0], hand(&play, TWO)[0]];
    for (seat, coin) in [ONE, TWO].into_iter().zip(coins) {
        answer(&mut play, seat, Answer::Pick(coin));
        answer(&mut play, seat, Answer::Fold);
    }
    // Nobody scored: seat one may bury, then missing coins are dealt again.
    let coin = hand(&play, ONE)[0];
    let asked = play.asked();
    answer(&mut play, ONE, Answer::Bury(coin));
    let dealt = views(&play);
    assert!(
        play.lines_from(8)
            .iter()
            .any(|line| line.starts_with("* deal 1"))
    );
    let needs = play.take_back(ONE);
    assert!(
        matches!(needs, Some(TakeBack::ByConsent { revealed: true, .. })),
        "something was drawn: {needs:?}"
    );
    assert!(play.undo(ONE));
    assert_eq!(play.asked(), asked);
    answer(&mut play, ONE, Answer::Bury(coin));
    assert_eq!(
        views(&play),
        dealt,
        "the same card comes from the same seed"
    );
}

#[test]
fn private_events_reach_one_seat_and_the_log_names_the_ply() {
    let play = start();
    let entries = |viewer| play.log(viewer).count();
    assert_eq!(
        entries(Viewer::Spectator),
        4,
        "four coins were dealt for all to see"
    );
    assert_eq!(entries(Viewer::Seat(ONE)), 6, "and two private ones");
    let ply: Vec<usize> = play.log(Viewer::Spectator).map(|entry| entry.ply).collect();
    assert_eq!(ply, [1, 2, 3, 4]);
    let early = play.view_at(1, Viewer::Spectator).unwrap();
    assert_eq!(early.public().bag, 7);
    assert_eq!(play.view_at(5, Viewer::Spectator), None);
}
