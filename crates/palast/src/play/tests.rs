use std::fs;
use std::path::Path;
use std::time::Duration;

use palast_core::{SeatCount, Seed, TakeBack};
use palast_games::MatchConfig;
use palast_ui::Lang;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::*;
use crate::tui::Screen;
use crate::tui::test_backend::{SIZES, press, shown, type_in};

fn screen(seats: u8, seed: u64, lang: Lang, record: Option<&Path>) -> PlayScreen {
    let game = palast_games::games()[0];
    let me = Seat::ALL[0];
    let count = SeatCount::new(seats).unwrap();
    let mut bots = SeatMap::default();
    for seat in count.seats().skip(1) {
        bots[seat] = Some(Level::Random);
    }
    let config = MatchConfig {
        seats,
        ..MatchConfig::default()
    };
    let seating = Seating { count, me, bots };
    let session = Session::start(game, config, seating, Seed::from_number(seed)).unwrap();
    let mut explained = Explained::new(game.id(), None);
    explained.switch(false);
    PlayScreen::new(session, lang, Recorder::new(record).unwrap(), explained)
}

/// Lets bots play until the player is asked or the match is over.
fn wait(screen: &mut PlayScreen) {
    while screen.menu.is_empty() && !screen.session.is_over() {
        screen.tick(Duration::from_secs(2));
    }
}

/// Plays to the end by keys alone and calls `look` at every position.
fn play_out(screen: &mut PlayScreen, mut look: impl FnMut(&mut PlayScreen)) {
    for turn in 0.. {
        wait(screen);
        look(screen);
        if screen.session.is_over() {
            return;
        }
        assert!(turn < 2_000, "the match does not end");
        if turn % 2 == 0 {
            type_in(screen, '1');
        } else {
            press(screen, KeyCode::Up);
        }
        look(screen);
        press(screen, KeyCode::Enter);
    }
}

#[test]
fn a_whole_match_can_be_played_by_keys() {
    for (seats, lang) in [(3, Lang::De), (4, Lang::Nl), (5, Lang::En)] {
        let mut screen = screen(seats, 11, lang, None);
        play_out(&mut screen, |screen| {
            let text = shown(screen, 80, 24);
            for word in ["term-", "pg-", "{ $"] {
                assert!(!text.contains(word), "{word} shows in\n{text}");
            }
        });
        let sheet = shown(&mut screen, 80, 24);
        let place = screen.labels.get("term-score-place");
        assert!(sheet.contains(&place) && sheet.contains("1."), "{sheet}");
        type_in(&mut screen, 'x');
        let board = shown(&mut screen, 80, 24);
        assert!(board.contains(&screen.labels.get("term-over")), "{board}");
        type_in(&mut screen, 'q');
        assert!(
            screen.is_done(),
            "quitting after the end needs no confirmation"
        );
    }
}

#[test]
fn drawing_never_panics_at_any_size() {
    let mut screen = screen(5, 3, Lang::De, None);
    play_out(&mut screen, |screen| {
        for (width, height) in SIZES {
            shown(screen, width, height);
        }
    });
    for key in ['?', 'r', '\t', 's'] {
        let key = if key == '\t' {
            KeyCode::Tab
        } else {
            KeyCode::Char(key)
        };
        press(&mut screen, KeyCode::Esc);
        press(&mut screen, key);
        for (width, height) in SIZES {
            shown(&mut screen, width, height);
        }
    }
}

#[test]
fn the_picked_answer_is_visible_at_every_usable_size() {
    let mut screen = screen(3, 5, Lang::De, None);
    wait(&mut screen);
    press(&mut screen, KeyCode::Down);
    let view = screen.session.view();
    let first = screen.menu.picked().unwrap().to_owned();
    let name = screen.labels.say(&view.action(&first).unwrap());
    for (width, height) in [(40, 10), (80, 24), (120, 40), (200, 60)] {
        let text = shown(&mut screen, width, height);
        let start: String = name.chars().take(12).collect();
        assert!(
            text.contains(&start),
            "{width}×{height}: {name} is not in\n{text}"
        );
    }
    let text = shown(&mut screen, 80, 24);
    for words in [
        "Palastgeflüster",
        "◆ Rot (du)",
        "● Blau",
        "Verlauf",
        "→",
        "? Hilfe",
    ] {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
}

#[test]
fn every_key_is_in_the_line_of_keys_at_80_columns() {
    for lang in Lang::ALL {
        let mut screen = screen(3, 5, lang, None);
        let look = |screen: &mut PlayScreen, first: &[&'static str]| {
            let text = shown(screen, 80, 24);
            let line = text.lines().last().unwrap();
            let always = ["help", "rules", "about", "log", "quit"];
            for key in first.iter().chain(&always) {
                let hint = screen
                    .labels
                    .say(&palast_ui::Phrase::new(format!("term-key-{key}")));
                assert!(line.contains(&hint), "{hint} is not in {line}");
            }
        };
        wait(&mut screen);
        look(&mut screen, &["pick", "give", "take-back"]);
        play_out(&mut screen, |_| {});
        screen.overlay = None;
        look(&mut screen, &["score", "again"]);
    }
}

#[test]
fn a_first_match_is_explained_and_the_log_stays_in_sight() {
    let mut first = screen(3, 5, Lang::En, None);
    first.explained = Explained::new(first.session.game().id(), None);
    first.explained.switch(true);
    wait(&mut first);
    let lesson = first.lesson().expect("the first question has a lesson");
    let words = first
        .labels
        .say(&palast_ui::Phrase::new(format!("lesson-{lesson}")));
    let start: String = words.chars().take(20).collect();
    let text = shown(&mut first, 80, 24);
    assert!(
        text.contains(&start) && text.contains("── History"),
        "{text}"
    );
    type_in(&mut first, '1');
    press(&mut first, KeyCode::Enter);
    wait(&mut first);
    assert_ne!(first.lesson(), Some(lesson), "told once");
    type_in(&mut first, 'i');
    assert!(first.overlay.is_some(), "i lists what can be asked about");
}

#[test]
fn an_answer_counts_only_when_picked_and_confirmed() {
    let mut screen = screen(3, 5, Lang::En, None);
    wait(&mut screen);
    let before = screen.session.record();
    press(&mut screen, KeyCode::Enter);
    assert!(shown(&mut screen, 80, 24).contains("Pick an answer first"));
    type_in(&mut screen, '1');
    screen.tick(Duration::from_secs(9));
    assert_eq!(
        screen.session.record(),
        before,
        "picking alone does nothing"
    );
    press(&mut screen, KeyCode::Enter);
    assert_ne!(screen.session.record(), before);
}

#[test]
fn taking_back_an_answer_that_others_saw_needs_confirmation() {
    let mut screen = screen(3, 5, Lang::En, None);
    type_in(&mut screen, 'u');
    // Steps of one's own turn are free; the answer that ends it is not.
    let menu = loop {
        wait(&mut screen);
        let menu = screen.menu.answers().to_vec();
        type_in(&mut screen, '1');
        press(&mut screen, KeyCode::Enter);
        if screen.session.take_back() != Some(TakeBack::Free) {
            break menu;
        }
    };
    type_in(&mut screen, 'u');
    assert!(shown(&mut screen, 80, 24).contains("Take back?"));
    type_in(&mut screen, 'n');
    assert!(
        screen
            .session
            .record()
            .lines()
            .all(|line| !line.ends_with("undo"))
    );
    type_in(&mut screen, 'u');
    type_in(&mut screen, 'y');
    assert!(screen.session.record().contains("\n1 undo\n"));
    assert_eq!(screen.menu.answers(), menu, "the same question again");
}

#[test]
fn rules_open_at_the_current_section_and_help_lists_the_keys() {
    let mut screen = screen(3, 5, Lang::De, None);
    wait(&mut screen);
    type_in(&mut screen, 'r');
    let rules = shown(&mut screen, 80, 24);
    assert!(
        rules.contains("▸ "),
        "the section that applies is marked:\n{rules}"
    );
    press(&mut screen, KeyCode::Esc);
    type_in(&mut screen, '?');
    let help = shown(&mut screen, 80, 24);
    for words in ["Tasten", "Enter", "Leertaste", "Farben: ◆ Rot"] {
        assert!(help.contains(words), "{words} is not in\n{help}");
    }
    press(&mut screen, KeyCode::Esc);
    type_in(&mut screen, 'l');
    assert!(shown(&mut screen, 80, 24).contains("◆ Rood (jij)"));
}

#[test]
fn quitting_needs_confirmation_and_control_c_does_not() {
    let mut screen = screen(3, 5, Lang::En, None);
    type_in(&mut screen, 'q');
    assert!(shown(&mut screen, 80, 24).contains("Quit?"));
    assert!(!screen.is_done());
    type_in(&mut screen, 'n');
    assert!(!screen.is_done());
    type_in(&mut screen, 'q');
    type_in(&mut screen, 'y');
    assert!(screen.is_done());
    let mut screen = self::screen(3, 5, Lang::En, None);
    screen.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(screen.is_done());
}

#[test]
fn unfinished_and_finished_matches_are_recorded() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("a.match");
    let game = palast_games::games()[0];
    let mut unfinished = screen(3, 5, Lang::En, Some(&path));
    wait(&mut unfinished);
    let messages = unfinished.save().unwrap();
    assert!(messages[0].contains("every card"), "{messages:?}");
    let read = game.read(&fs::read_to_string(&path).unwrap(), &[]).unwrap();
    assert!(!read.is_over());
    let mut whole = screen(3, 5, Lang::En, Some(&path));
    play_out(&mut whole, |_| ());
    let read = game.read(&fs::read_to_string(&path).unwrap(), &[]).unwrap();
    assert!(read.is_over());
    type_in(&mut whole, 'n');
    assert!(!whole.session.is_over(), "another match begins");
    assert_eq!(whole.save().unwrap().len(), 2);
    assert!(dir.path().join("a-2.match").exists());
}

#[test]
fn space_skips_to_the_next_question_and_keys_set_the_pace() {
    let mut screen = screen(5, 8, Lang::En, None);
    type_in(&mut screen, ' ');
    assert!(!screen.menu.is_empty());
    type_in(&mut screen, '-');
    assert_eq!(screen.pace, pace::Pace::Slow);
    for _ in 0..5 {
        type_in(&mut screen, '+');
    }
    assert_eq!(screen.pace, pace::Pace::AtOnce);
}

#[test]
fn a_hint_is_found_shown_and_picked_by_its_number() {
    for lang in Lang::ALL {
        let mut screen = screen(3, 5, lang, None);
        wait(&mut screen);
        while screen.menu.answers().len() < 2 {
            press(&mut screen, KeyCode::Enter);
            wait(&mut screen);
        }
        assert!(shown(&mut screen, 120, 30).contains(&screen.labels.get("term-key-hint")));
        type_in(&mut screen, 't');
        assert!(shown(&mut screen, 80, 24).contains(&screen.labels.get("hint-thinking")));
        // Bots that are asked too must not wait for it for ever.
        for _ in 0..600 {
            screen.hear_hint();
            if screen.advice.is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let advice = screen.advice.clone().expect("a hint is found");
        let text = shown(&mut screen, 80, 24);
        assert!(text.contains(&screen.labels.get("hint-title")), "{text}");
        assert!(text.contains("100"), "{text}");
        type_in(&mut screen, '1');
        assert_eq!(
            screen.menu.picked(),
            Some(advice.answers[0].notation.as_str())
        );
        assert!(screen.overlay.is_none());
        assert!(shown(&mut screen, 80, 24).contains('★'), "it is marked");
        press(&mut screen, KeyCode::Enter);
        assert!(screen.advice.is_none(), "it goes with its question");
    }
}
