use std::time::Duration;

use palast_bots::{Contestant, Level};
use palast_core::{Seat, Seed};
use palast_games::MatchConfig;
use palast_ui::Lang;
use ratatui::crossterm::event::KeyCode;

use super::*;
use crate::tui::Screen as _;
use crate::tui::test_backend::{SIZES, press, shown, type_in};

fn record() -> String {
    let setup = MatchConfig {
        seats: 3,
        ..MatchConfig::default()
    };
    let bots = [Level::Sensible, Level::Random, Level::Random].map(Contestant::from);
    let game = palast_games::games()[0];
    game.play(&setup, &Seed::from_number(4), &bots, &|| Duration::ZERO)
        .unwrap()
        .record
}

fn screen(viewer: Viewer) -> ReplayScreen {
    let game = palast_games::games()[0];
    let play = game.read(&record(), &[]).unwrap();
    let labels = Labels::new(game, play.seats(), Lang::En);
    ReplayScreen::new(play, viewer, labels)
}

#[test]
fn steps_go_to_the_end_and_back_and_show_the_same_both_ways() {
    let mut screen = screen(Viewer::Seat(Seat::ALL[1]));
    let mut forth = vec![shown(&mut screen, 100, 30)];
    loop {
        press(&mut screen, KeyCode::Right);
        let next = shown(&mut screen, 100, 30);
        if forth.last() == Some(&next) {
            break;
        }
        forth.push(next);
    }
    assert!(forth.len() > 50, "{} stops", forth.len());
    assert!(
        forth.last().unwrap().contains("All cards lie open"),
        "{}",
        forth.last().unwrap()
    );
    for earlier in forth.iter().rev().skip(1) {
        press(&mut screen, KeyCode::Left);
        assert_eq!(&shown(&mut screen, 100, 30), earlier);
    }
    press(&mut screen, KeyCode::End);
    assert_eq!(&shown(&mut screen, 100, 30), forth.last().unwrap());
}

#[test]
fn rounds_viewers_and_open_cards() {
    let mut screen = screen(Viewer::Spectator);
    press(&mut screen, KeyCode::PageDown);
    press(&mut screen, KeyCode::PageDown);
    let outside = shown(&mut screen, 100, 30);
    assert!(outside.contains("what everybody sees"), "{outside}");
    type_in(&mut screen, '2');
    let inside = shown(&mut screen, 100, 30);
    assert!(inside.contains("what ● Blue sees"), "{inside}");
    type_in(&mut screen, '0');
    assert_eq!(shown(&mut screen, 100, 30), outside);
    type_in(&mut screen, 'a');
    let open = shown(&mut screen, 100, 30);
    assert!(open.contains("All cards lie open"), "{open}");
    assert!(
        open.matches('▒').count() < outside.matches('▒').count(),
        "{open}"
    );
    type_in(&mut screen, 'a');
    assert_eq!(shown(&mut screen, 100, 30), outside);
}

#[test]
fn it_rolls_by_itself_until_the_end() {
    let mut screen = screen(Viewer::Spectator);
    type_in(&mut screen, ' ');
    let mut steps = 0;
    while screen.tick(Duration::from_secs(1)) {
        steps += 1;
        assert!(steps < 5_000);
    }
    assert!(steps > 50);
    type_in(&mut screen, 's');
    assert!(shown(&mut screen, 100, 30).contains("Place"));
}

#[test]
fn a_match_that_was_broken_off_keeps_its_cards_closed() {
    let game = palast_games::games()[0];
    let setup = MatchConfig {
        seats: 3,
        ..MatchConfig::default()
    };
    let begun = game.start(&setup, Seed::from_number(1)).unwrap();
    let play = game.read(&begun.record_so_far(), &[]).unwrap();
    let labels = Labels::new(game, play.seats(), Lang::En);
    let mut screen = ReplayScreen::new(play, Viewer::Spectator, labels);
    press(&mut screen, KeyCode::End);
    let closed = shown(&mut screen, 100, 30).matches('▒').count();
    type_in(&mut screen, 'a');
    let text = shown(&mut screen, 100, 30);
    assert!(text.contains("the cards stay hidden"), "{text}");
    assert_eq!(text.matches('▒').count(), closed);
}

#[test]
fn no_size_panics() {
    let mut screen = screen(Viewer::Seat(Seat::ALL[0]));
    for key in [
        KeyCode::PageDown,
        KeyCode::End,
        KeyCode::Char('s'),
        KeyCode::Char('?'),
    ] {
        press(&mut screen, key);
        for (width, height) in SIZES {
            shown(&mut screen, width, height);
        }
    }
    type_in(&mut screen, 'x');
    type_in(&mut screen, 'q');
    assert!(screen.is_done());
}
