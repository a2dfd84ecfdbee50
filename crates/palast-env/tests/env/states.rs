//! Single states: replayed from their text, imagined without a trace, refused with a sentence.

use palast_env::{GAMES, State, Turn, load};

/// Plays on, by a plain rule that is the same everywhere.
fn play(state: &mut dyn State, steps: usize, salt: usize) {
    for step in 0..steps {
        let legal = state.legal();
        if legal.is_empty() {
            return;
        }
        let number = legal[(step * 7 + salt) % legal.len()];
        state.apply(number).expect("a legal number is taken");
    }
}

#[test]
fn a_state_is_the_same_from_its_text() {
    for id in GAMES {
        let game = load(id, None, &[]).unwrap();
        let mut state = game.new_state(true);
        play(state.as_mut(), 120, 1);
        let mut world = state.resample(0, 5).unwrap();
        play(world.as_mut(), 40, 2);
        for state in [state, world] {
            let again = game.read_state(&state.to_text()).unwrap();
            assert_eq!(again.to_text(), state.to_text(), "{id}");
            assert_eq!(again.legal(), state.legal(), "{id}");
            for seat in 0..game.seats() {
                assert_eq!(again.view_text(seat), state.view_text(seat), "{id}");
                assert_eq!(again.recall(seat), state.recall(seat), "{id}");
            }
        }
    }
}

#[test]
fn an_imagined_state_keeps_the_information_state_of_who_imagines() {
    for id in GAMES {
        let game = load(id, None, &[]).unwrap();
        let mut state = game.new_state(true);
        for salt in 0..40 {
            play(state.as_mut(), 9, salt);
            for seat in 0..game.seats() {
                let world = state.resample(seat, salt as u64).unwrap();
                assert_eq!(world.view_text(seat), state.view_text(seat), "{id}");
                assert_eq!(world.recall(seat), state.recall(seat), "{id}");
            }
        }
    }
}

#[test]
fn recall_remembers_what_the_view_forgets() {
    let game = load("eschnapur", Some(3), &[]).unwrap();
    let mut state = game.new_state(true);
    let before = state.recall(1).unwrap();
    // Sealed choices of seat 0 are nothing that seat 1 sees.
    while state.turn() == Turn::Seat(0) {
        let number = state.legal()[0];
        state.apply(number).unwrap();
        assert_eq!(state.recall(1), Ok(before));
    }
    let own = state.recall(0).unwrap();
    assert_ne!(own, before);
    let mut other = game.new_state(true);
    while other.turn() == Turn::Seat(0) {
        let number = *other.legal().last().unwrap();
        other.apply(number).unwrap();
    }
    assert_ne!(other.recall(0), Ok(own), "other answers, another memory");
}

#[test]
fn matches_end_with_one_shared_out() {
    for id in GAMES {
        for seats in 2..=4 {
            let Ok(game) = load(id, Some(seats), &[]) else {
                continue;
            };
            let mut state = game.new_state(false);
            let mut dice = 1usize;
            while state.turn() != Turn::Over {
                let legal = state.legal();
                dice = dice
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(99);
                state.apply(legal[(dice >> 33) % legal.len()]).unwrap();
            }
            let sum: f64 = state.returns().iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{id} {seats}: {sum}");
            assert_eq!(state.legal(), Vec::<usize>::new());
        }
    }
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    let says = |error: palast_env::EnvError, words: &str| {
        assert!(error.to_string().contains(words), "{error}");
    };
    let refused = |id, seats, options: &[(&str, &str)]| {
        let options: Vec<_> = options
            .iter()
            .map(|(n, v)| ((*n).into(), (*v).into()))
            .collect();
        load(id, seats, &options).err().expect("it is refused")
    };
    says(refused("chess", None, &[]), "there is no game `chess`");
    says(refused("eschnapur", Some(9), &[]), "2 to 4 players");
    says(refused("eschnapur", None, &[("purchases", "live")]), "race");
    says(refused("eschnapur", None, &[("colour", "red")]), "colour");
    let game = load("eschnapur", None, &[]).unwrap();
    let mut state = game.new_state(false);
    let before = state.to_text();
    says(state.apply(99_999).unwrap_err(), "not legal");
    says(state.recall(0).unwrap_err(), "without recall");
    says(state.view_text(7).unwrap_err(), "no player 7");
    says(state.number_of("dance").unwrap_err(), "dance");
    assert_eq!(state.to_text(), before);
    for text in [
        "",
        "chess",
        "eschnapur v2",
        "eschnapur v2 plain x",
        "eschnapur v2 plain 9999",
    ] {
        assert!(game.read_state(text).is_err(), "{text}");
    }
}
