//! Records on the toy game: what is wrong is said with its line, whatever it is.

use palast_conformance::toy::{Answer, Coin, Dealt, Toy, mutants};
use palast_core::{Game, Verdict, Viewer, verify};
use palast_core::{Header, Input, Match, Record, RecordError, ReplayErrorKind, Rules, Seat, Seed};

type Clean = Toy<{ mutants::NOTHING }>;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

/// A finished match: everybody always takes the first answer.
fn finished(seed: u64) -> Match<Clean> {
    let rules = Rules::<Clean>::new(2, Default::default()).expect("two can play");
    let mut play = Match::start(rules, Seed::from_number(seed));
    while let Some(seat) = play.asked().first() {
        let action = play.view(Viewer::Seat(seat)).legal_actions()[0];
        let ask = play.ask_id(seat).expect("the seat is asked");
        play.submit(seat, ask, action)
            .expect("the menu holds legal answers");
    }
    play
}

fn text() -> String {
    finished(1).record().expect("it is over").to_text()
}

/// The text with one line (counted from one) replaced.
fn with_line(number: usize, line: &str) -> String {
    let text = text();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

fn error(text: &str) -> String {
    Record::<Clean>::parse(text, &[])
        .expect_err("it is no record")
        .to_string()
}

#[test]
fn a_record_is_read_back_and_proves_its_draws() {
    let record = Record::<Clean>::parse(&text(), &[]).unwrap();
    assert_eq!(record.to_text(), text());
    let draws = record
        .inputs
        .iter()
        .filter(|input| matches!(input, Input::Chance(_)))
        .count();
    assert_eq!(
        verify(&record).unwrap(),
        Verdict::Proved {
            draws: draws as u64
        }
    );
}

#[test]
fn line_ends_of_another_machine_are_the_same_record() {
    let record = Record::<Clean>::parse(&text().replace('\n', "\r\n"), &[]).unwrap();
    assert_eq!(record.to_text(), text());
}

#[test]
fn every_wrong_line_is_named_with_what_was_expected() {
    let seats = "line 4: this game is for 2 to 3 players, not";
    let number = |name| format!("expected a number after `{name}`");
    for (line, wrong, expected) in [
        (
            1,
            "palast record 2",
            "line 1: expected `palast record 1`".to_owned(),
        ),
        (1, "", "line 1: expected `palast record 1`".to_owned()),
        (2, "game chess", "line 2: expected `game toy`".to_owned()),
        (2, "gametoy", "line 2: expected `game …`".to_owned()),
        (3, "rules one", format!("line 3: {}", number("rules"))),
        (3, "rules 01", format!("line 3: {}", number("rules"))),
        (3, "rules -1", format!("line 3: {}", number("rules"))),
        (
            3,
            "rules 0",
            "line 3: rules version 0 is not known here; the newest is 1".to_owned(),
        ),
        (
            3,
            "rules 9",
            "line 3: rules version 9 is not known here; the newest is 1".to_owned(),
        ),
        (4, "seats +2", format!("line 4: {}", number("seats"))),
        (4, "seats 300", format!("line 4: {}", number("seats"))),
        (4, "seats 0", format!("{seats} 0")),
        (4, "seats 4", format!("{seats} 4")),
        (4, "seats 200", format!("{seats} 200")),
        (
            5,
            "option rounds nine",
            "line 5: option `rounds` cannot be `nine`; it is one of: two, three".to_owned(),
        ),
        (
            5,
            "option peek yes",
            "line 5: expected `option rounds …`".to_owned(),
        ),
        (
            5,
            "option rounds",
            "line 5: expected `option rounds …`".to_owned(),
        ),
        (
            7,
            "edition 0123456789abcdef",
            "line 7: the edition `0123456789abcdef` is not known here; give its file".to_owned(),
        ),
        (
            8,
            "commitment 00",
            "line 8: expected 64 lower-case hexadecimal digits".to_owned(),
        ),
        (9, "outputs", "line 9: expected `inputs`".to_owned()),
        (
            10,
            "* deal 1 c9",
            "line 10: expected a coin from c1 to c4".to_owned(),
        ),
        (
            10,
            "* roll 6",
            "line 10: expected a draw such as `deal 1 c3`".to_owned(),
        ),
        (
            10,
            "deal 1 c1",
            "line 10: expected a seat from 1 to 5".to_owned(),
        ),
        (
            10,
            "6 bid",
            "line 10: expected a seat from 1 to 5".to_owned(),
        ),
        (
            10,
            "1 bluff",
            "line 10: expected an answer such as `pick c1`".to_owned(),
        ),
        (
            10,
            "nonsense",
            "line 10: expected `SEAT ACTION`, `SEAT undo` or `* OUTCOME`".to_owned(),
        ),
        (10, "🂡 🂡", "line 10: expected a seat from 1 to 5".to_owned()),
    ] {
        assert_eq!(error(&with_line(line, wrong)), expected, "{wrong:?}");
    }
}

#[test]
fn the_end_and_the_check_are_held() {
    let text = text();
    let last = text.lines().count();
    // Nine lines before the inputs; after them the end, four lines of result, the seed, the check.
    let inputs = last - 16;
    let end = format!("line {}: expected `end {inputs}`", last - 6);
    for wrong in ["end 3", "end", "end +3", "end x"] {
        let found = error(&with_line(last - 6, wrong));
        // Without its number the line is taken for an input.
        assert!(
            found == end || (wrong == "end" && found.contains("expected")),
            "{found}"
        );
    }
    let edited = "the check does not fit: the record was changed after it was written";
    let edited = format!("line {last}: {edited}");
    assert_eq!(
        error(&with_line(last, &format!("check {}", "0".repeat(64)))),
        edited
    );
    let other_seed = format!("seed {}", "0".repeat(64));
    assert_eq!(error(&with_line(last - 1, &other_seed)), edited);
    assert_eq!(
        error(&with_line(last, "chequed")),
        format!("line {last}: expected `check`")
    );
    let surplus = format!("line {}: nothing may follow the check", last + 1);
    assert_eq!(error(&format!("{text}1 bid\n")), surplus);
    assert!(
        Record::<Clean>::parse(&format!("{text}\n\n"), &[]).is_ok(),
        "blank lines are harmless"
    );
}

#[test]
fn a_record_cut_anywhere_is_truncated() {
    let text = text();
    for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
        let lines = text[..at].matches('\n').count();
        let error = Record::<Clean>::parse(&text[..at], &[]).expect_err("it is cut");
        let cut = matches!(error, RecordError::Truncated { line, .. } if line == lines);
        assert!(cut, "cut at {at}: {error}");
    }
}

#[test]
fn lines_in_another_order_are_refused() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    for at in 1..lines.len() {
        let mut swapped = lines.clone();
        swapped.swap(at - 1, at);
        // Two equal lines change nothing.
        if swapped != lines {
            let found = error(&(swapped.join("\n") + "\n"));
            assert!(found.contains("line "), "{found}");
        }
    }
}

#[test]
fn an_endless_text_is_not_read() {
    let long = text() + &"\n".repeat(1 << 20);
    assert_eq!(
        Record::<Clean>::parse(&long, &[]).unwrap_err(),
        RecordError::TooLong
    );
}

/// Inputs in their right form that do not follow from one another.
#[test]
fn replay_names_the_first_input_that_does_not_follow() {
    let whole = finished(1).record().unwrap();
    let firsts = |count: usize| whole.inputs[..count].to_vec();
    let act = |seat, action| Input::<Clean>::Act(seat, action);
    // Four coins are dealt, then both are asked; the first to answer was seat one.
    let hand_of_two: Vec<Coin> = firsts(4)
        .into_iter()
        .filter_map(|input| match input {
            Input::Chance(Dealt(seat, coin)) if seat == TWO => Some(coin),
            Input::Chance(_) | Input::Act(..) | Input::Undo(_) => None,
        })
        .collect();
    let missing = Coin::ALL
        .into_iter()
        .find(|coin| !hand_of_two.contains(coin))
        .unwrap();
    let replay = |mut inputs: Vec<Input<Clean>>, wrong| {
        let index = inputs.len();
        inputs.push(wrong);
        let record = Record {
            header: whole.header,
            inputs,
            result: None,
            seed: None,
        };
        let error = record.replay().expect_err("it does not follow");
        assert_eq!(error.input, index);
        assert!(
            error
                .to_string()
                .starts_with(&format!("input {}: ", index + 1))
        );
        assert_eq!(record.line_of(index), 10 + index);
        error.kind
    };
    assert_eq!(
        replay(firsts(0), act(ONE, Answer::Bid)),
        ReplayErrorKind::NotAsked(ONE)
    );
    assert_eq!(
        replay(firsts(4), act(Seat::ALL[4], Answer::Bid)),
        ReplayErrorKind::NotAsked(Seat::ALL[4])
    );
    assert_eq!(
        replay(firsts(4), Input::Chance(Dealt(ONE, Coin(0)))),
        ReplayErrorKind::NoDrawDue
    );
    assert_eq!(
        replay(firsts(0), Input::Chance(Dealt(TWO, Coin(0)))),
        ReplayErrorKind::ImpossibleOutcome
    );
    assert_eq!(
        replay(firsts(4), Input::Undo(ONE)),
        ReplayErrorKind::NothingToUndo(ONE)
    );
    assert_eq!(
        replay(whole.inputs.clone(), Input::Undo(ONE)),
        ReplayErrorKind::AfterTheEnd
    );
    let illegal = replay(firsts(4), act(TWO, Answer::Pick(missing)));
    assert!(
        matches!(illegal, ReplayErrorKind::Illegal(TWO, _)),
        "{illegal:?}"
    );
}

#[test]
fn another_seed_and_another_draw_are_found_out() {
    let whole = finished(1).record().unwrap();
    let strange = Seed::from_number(2);
    let mut other = Record {
        seed: Some(strange.clone()),
        ..whole.clone()
    };
    assert_eq!(verify(&other).unwrap(), Verdict::OtherSeed);
    other.header = Header {
        commitment: strange.commitment(),
        ..whole.header
    };
    assert!(matches!(verify(&other).unwrap(), Verdict::OtherDraw { .. }));
    assert_eq!(
        verify(&Record {
            seed: None,
            ..whole.clone()
        })
        .unwrap(),
        Verdict::NoSeedYet
    );
    let unfinished = Record {
        inputs: whole.inputs[..6].to_vec(),
        result: None,
        ..whole
    };
    assert_eq!(verify(&unfinished).unwrap(), Verdict::NoSeedYet);
}

/// The index of a line of the result in the text, counted from one, and the line.
fn result_lines(record: &Record<Clean>) -> Vec<(usize, String)> {
    let first = record.line_of(record.inputs.len() + 1);
    let result = record.result.as_ref().expect("the match is over");
    (first..).zip(result.lines().map(str::to_owned)).collect()
}

#[test]
fn a_finished_record_states_its_result_and_a_running_one_has_none() {
    let play = finished(1);
    let record = play.record().unwrap();
    let lines = result_lines(&record);
    let standings = play.standings().unwrap();
    assert_eq!(lines[0].1, format!("ending {}", standings.ending));
    let [one, two] = [ONE, TWO].map(|seat| standings.places[seat]);
    assert_eq!(lines[1].1, format!("places {one} {two}"));
    assert!(lines[2].1.starts_with("score points "));
    assert!(lines[3].1.starts_with("detail coins "));
    for (number, line) in &lines {
        assert_eq!(text().lines().nth(number - 1), Some(line.as_str()));
    }
    let rules = Rules::<Clean>::new(2, Default::default()).unwrap();
    let begun = Match::start(rules, Seed::from_number(1));
    assert_eq!(begun.record_so_far().result, None);
}

#[test]
fn a_record_without_a_result_stays_valid_and_a_wrong_result_is_refused_with_its_line() {
    let whole = finished(1).record().unwrap();
    let old = Record {
        result: None,
        ..whole.clone()
    };
    let read = Record::<Clean>::parse(&old.to_text(), &[]).unwrap();
    assert_eq!(read.to_text(), old.to_text());
    assert!(matches!(verify(&read), Ok(Verdict::Proved { .. })));
    for (number, line) in result_lines(&whole) {
        // Still of the right form, and with the right check.
        let wrong = format!("{line}0");
        let body = whole
            .to_text()
            .replace(&format!("\n{line}\n"), &format!("\n{wrong}\n"));
        let forged = with_check(&body);
        let record = Record::<Clean>::parse(&forged, &[]).unwrap();
        assert_eq!(record.to_text(), forged);
        for error in [record.replay().map(|_| ()), verify(&record).map(|_| ())] {
            let error = error.expect_err("the result is another");
            assert_eq!(error.kind, ReplayErrorKind::OtherResult);
            assert_eq!(record.line_of(error.input), number);
        }
    }
    let early = Record {
        inputs: whole.inputs[..6].to_vec(),
        ..whole
    };
    let error = early.replay().expect_err("it is not over");
    assert_eq!(early.line_of(error.input), 10 + 6 + 1);
}

/// The text with its check recomputed.
fn with_check(text: &str) -> String {
    use sha2::{Digest, Sha256};
    let (body, _) = text.rsplit_once("check ").expect("it ends with its check");
    let digest = Sha256::digest(body);
    let digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{body}check {digits}\n")
}

#[test]
fn a_header_alone_is_read_back() {
    let header = finished(1).header();
    assert_eq!(
        Header::<Clean>::parse(&header.to_text(), &[]).unwrap(),
        header
    );
    assert!(Clean::ID == "toy" && header.to_text().contains("game toy\n"));
}

#[test]
fn a_match_can_go_on_from_a_position_of_a_finished_one() {
    let whole = finished(1);
    let inputs = whole.record().unwrap().inputs.len();
    for at in 0..inputs {
        let mut play = whole
            .go_on_from(at, Seed::from_number(7))
            .expect("a position");
        while let Some(seat) = play.asked().first() {
            let action = play.view(Viewer::Seat(seat)).legal_actions()[0];
            let ask = play.ask_id(seat).expect("the seat is asked");
            play.submit(seat, ask, action).expect("a legal answer");
        }
        let text = play.record().expect("it is over").to_text();
        let record = Record::<Clean>::parse(&text, &[]).expect("it is read back");
        assert_eq!(record.to_text(), text);
        let parent = record.header.parent.expect("it says where it comes from");
        assert_eq!(parent.inputs as usize, at);
        assert_eq!(parent.commitment, whole.commitment());
        // What was taken is what happened there, and is not claimed as proved.
        assert_eq!(record.inputs[..at], whole.record().unwrap().inputs[..at]);
        let drawn = |inputs: &[Input<Clean>]| {
            let draws = inputs
                .iter()
                .filter(|input| matches!(input, Input::Chance(_)));
            draws.count() as u64
        };
        let verdict = Verdict::Continued {
            draws: drawn(&record.inputs[at..]),
            taken: drawn(&record.inputs[..at]),
        };
        assert_eq!(verify(&record), Ok(verdict), "from {at}");
    }
    assert!(whole.go_on_from(inputs + 1, Seed::from_number(7)).is_none());
    let running = Match::start(whole.rules(), Seed::from_number(1));
    assert!(running.go_on_from(0, Seed::from_number(7)).is_none());
}

#[test]
fn a_changed_draw_after_the_parents_inputs_is_found_out() {
    let whole = finished(1);
    let mut play = whole
        .go_on_from(1, Seed::from_number(7))
        .expect("a position");
    while let Some(seat) = play.asked().first() {
        let action = play.view(Viewer::Seat(seat)).legal_actions()[0];
        let ask = play.ask_id(seat).expect("the seat is asked");
        play.submit(seat, ask, action).expect("a legal answer");
    }
    // The draws of another seed, said to be this one's.
    let mut record = play.record().expect("it is over");
    let strange = Seed::from_number(8);
    record.header.commitment = strange.commitment();
    record.seed = Some(strange);
    assert!(matches!(verify(&record), Ok(Verdict::OtherDraw { .. })));
}

#[test]
fn a_parent_is_written_in_one_way() {
    let hash = "0".repeat(64);
    for bad in ["", "x 1", "{hash} -1", "{hash} 01", "{hash}", "{hash} 1 2"] {
        let line = format!("parent {}", bad.replace("{hash}", &hash));
        let broken = text().replacen("inputs\n", &format!("{line}\ninputs\n"), 1);
        assert!(
            error(&broken).contains("`parent COMMITMENT INPUTS`"),
            "{line}"
        );
    }
}
