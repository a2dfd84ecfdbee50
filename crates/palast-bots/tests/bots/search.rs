//! The search with real games: honest, repeatable, within its budget, and stronger than one look ahead.

use amyitis::Amyitis;
use eschnapur::Eschnapur;
use eternal_palace::EternalPalace;
use palast_bots::{Search, Sensible, Settings};
use palast_core::{Bot, Dice, Imagine, Judge, Match, Rules, Seat, SeatMap, Seed, View, Viewer};
use palastgefluester::Palastgefluester;

fn rules<G: Imagine>(seats: u8) -> &'static Rules<G> {
    Rules::new(seats, G::Options::default()).expect("the game has tables of this size")
}

/// The first question with a choice after so many answers of a match of sensible bots.
fn question<G: Imagine + Judge>(seats: u8, seed: u64, answers: u32) -> View<G> {
    let mut game = Match::start(rules::<G>(seats), Seed::from_number(seed));
    let mut bot = Sensible::new(Dice::from_number(seed));
    let mut given = 0;
    loop {
        let seat = game.asked().first().expect("the match is not over yet");
        let view = game.view(Viewer::Seat(seat));
        if given >= answers && view.legal_actions().len() > 1 {
            return view;
        }
        let ask = game.ask_id(seat).expect("the seat is asked");
        let action = bot.choose(&view, &mut || true);
        game.submit(seat, ask, action).expect("a legal answer");
        given += 1;
    }
}

fn same_seed_same_analysis<G: Imagine + Judge>(seats: u8) {
    let view = question::<G>(seats, 3, 17);
    for trees in [1, 2] {
        let settings = Settings {
            trees,
            ..Settings::new::<G>(120)
        };
        let think = |seed| {
            let mut search = Search::<G>::new(settings, Dice::from_number(seed));
            search.analyse(&view, &mut || true).expect("a question")
        };
        let analysis = think(1);
        assert_eq!(analysis, think(1), "{trees} trees");
        assert_eq!(analysis.walks, 120);
        let worth = analysis.best().worth;
        let mut sum = 0.0;
        let _: SeatMap<()> = worth.map(|share| sum += share);
        assert!((0.99..1.01).contains(&sum), "{worth:?}");
        assert!(
            analysis
                .answers
                .is_sorted_by_key(|one| u32::MAX - one.visits)
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_analysis_on_any_number_of_threads() {
    same_seed_same_analysis::<Palastgefluester>(4);
    same_seed_same_analysis::<Eschnapur>(3);
    same_seed_same_analysis::<EternalPalace>(3);
    same_seed_same_analysis::<Amyitis>(3);
}

#[test]
fn a_stopped_clock_stops_the_search() {
    let view = question::<Palastgefluester>(4, 2, 9);
    for trees in [1, 2] {
        let settings = Settings {
            trees,
            ..Settings::new::<Palastgefluester>(1_000_000)
        };
        let mut search = Search::<Palastgefluester>::new(settings, Dice::from_number(1));
        let mut asked = 0;
        let analysis = search.analyse(&view, &mut || {
            asked += 1;
            asked < 10
        });
        let analysis = analysis.expect("a question");
        assert_eq!(asked, 10);
        assert!(analysis.walks >= 9 * 32, "{}", analysis.walks);
        assert!(view.legal_actions().contains(&analysis.best().action));
        if trees == 1 {
            assert!(analysis.walks <= 10 * 64, "{}", analysis.walks);
        }
    }
}

#[test]
fn a_forced_answer_is_given_without_thinking() {
    let mut game = Match::start(rules::<Palastgefluester>(3), Seed::from_number(6));
    let mut bot = Sensible::new(Dice::from_number(6));
    let settings = Settings::new::<Palastgefluester>(50);
    let mut forced = 0;
    while let Some(seat) = game.asked().first() {
        let view = game.view(Viewer::Seat(seat));
        if let [only] = view.legal_actions()[..] {
            let mut search = Search::new(settings, Dice::from_number(1));
            let mut asked = 0;
            let action = search.choose(&view, &mut || {
                asked += 1;
                true
            });
            assert_eq!((action, asked, search.walks()), (only, 0, 0));
            forced += 1;
        }
        let ask = game.ask_id(seat).expect("the seat is asked");
        let action = bot.choose(&view, &mut || true);
        game.submit(seat, ask, action).expect("a legal answer");
    }
    assert!(forced > 3, "{forced} forced answers");
}

#[test]
fn nobody_else_is_answered_for() {
    let mut game = Match::start(rules::<Palastgefluester>(3), Seed::from_number(6));
    let asked = game.asked().first().expect("somebody is asked");
    let other = Seat::ALL.into_iter().find(|seat| *seat != asked);
    let settings = Settings::new::<Palastgefluester>(50);
    let mut search = Search::new(settings, Dice::from_number(1));
    for viewer in [Viewer::Spectator, Viewer::Seat(other.expect("others play"))] {
        let view = game.view(viewer);
        assert_eq!(search.analyse(&view, &mut || true), None);
    }
    let ask = game.ask_id(asked).expect("the seat is asked");
    let action = search.choose(&game.view(Viewer::Seat(asked)), &mut || true);
    game.submit(asked, ask, action).expect("a legal answer");
}

/// The share of the victory that a search wins from sensible bots, each deal from every seat.
fn share<G: Imagine + Judge>(seats: u8, deals: u64, walks: u32) -> f64 {
    let mut won = 0.0;
    for deal in 0..deals {
        for me in rules::<G>(seats).seats.seats() {
            let settings = Settings::new::<G>(walks);
            let mut search = Search::<G>::new(settings, Dice::from_number(deal));
            let mut sensible = Sensible::new(Dice::from_number(deal));
            let mut game = Match::start(rules::<G>(seats), Seed::from_number(deal));
            while let Some(seat) = game.asked().first() {
                let view = game.view(Viewer::Seat(seat));
                let ask = game.ask_id(seat).expect("the seat is asked");
                let action = if seat == me {
                    search.choose(&view, &mut || true)
                } else {
                    sensible.choose(&view, &mut || true)
                };
                game.submit(seat, ask, action).expect("a legal answer");
            }
            let standings = game.standings().expect("the match is over");
            let winners = standings.winners(rules::<G>(seats).seats);
            if winners.contains(me) {
                won += 1.0 / f64::from(winners.len());
            }
        }
    }
    won / (deals * u64::from(seats)) as f64
}

#[test]
fn a_little_search_beats_one_look_ahead_at_eschnapur() {
    let share = share::<Eschnapur>(2, 8, 250);
    assert!(share >= 0.7, "{share}");
}
