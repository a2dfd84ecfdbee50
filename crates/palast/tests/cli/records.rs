//! Records: written by self-play, replayed and verified.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use sha2::{Digest as _, Sha256};

use crate::support::{command, palast, run_output};

/// Records three finished matches. The directory is deleted when the first value is dropped.
fn matches() -> (tempfile::TempDir, Vec<PathBuf>) {
    let dir = tempfile::tempdir().expect("a directory can be created");
    let to = dir.path().join("new/place");
    palast(&[
        "selfplay",
        "palastgefluester",
        "-n",
        "3",
        "--seed",
        "9",
        "--bots",
        "sensible,random,random",
        "--option",
        "scoring=noted",
        "--records",
        to.to_str().expect("a plain path"),
    ])
    .fine();
    let paths = (0..3)
        .map(|n| to.join(format!("palastgefluester-9-{n}.match")))
        .collect();
    (dir, paths)
}

#[test]
fn every_record_is_written_and_verifies() {
    let (_dir, paths) = matches();
    for path in &paths {
        let text = palast(&["verify", path.to_str().unwrap()]).fine();
        assert!(text.starts_with("Proved: "), "{text}");
        let json = palast(&["verify", path.to_str().unwrap(), "--json"]).json();
        assert_eq!(json["verdict"], "proved");
        assert!(json["draws"].as_u64().unwrap() > 18);
    }
    assert!(
        fs::read_to_string(&paths[0])
            .unwrap()
            .contains("option scoring noted")
    );
}

#[test]
fn a_record_is_read_from_the_standard_input() {
    let (_dir, paths) = matches();
    let mut child = command(&["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    pipe.write_all(&fs::read(&paths[0]).unwrap()).unwrap();
    drop(pipe);
    run_output(&child.wait_with_output().unwrap()).fine();
}

#[test]
fn a_changed_record_is_refused_with_the_line() {
    let (dir, paths) = matches();
    let text = fs::read_to_string(&paths[0]).unwrap();
    let changed = dir.path().join("changed.match");
    let path = changed.to_str().unwrap();
    fs::write(&changed, text.replacen("commitment ", "commitment 0", 1)).unwrap();
    palast(&["verify", path]).refused(2, "line ");
    let without = text
        .lines()
        .filter(|line| !line.starts_with("seed "))
        .collect::<Vec<_>>()
        .join("\n");
    fs::write(&changed, without).unwrap();
    let refused = palast(&["verify", path, "--json"]);
    assert_eq!(refused.code, 2);
    let json: serde_json::Value = serde_json::from_str(&refused.out).unwrap();
    assert_eq!(json["verdict"], "no-record");
    fs::write(&changed, &text[..text.len() / 2]).unwrap();
    palast(&["verify", path]).refused(2, "ends after line");
}

/// Recomputes the check sum of a changed record.
fn with_checksum(text: &str) -> String {
    let (body, _) = text
        .rsplit_once("check ")
        .expect("a record ends with its check");
    let digits: String = Sha256::digest(body)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{body}check {digits}\n")
}

#[test]
fn a_forged_seed_or_draw_or_an_unfinished_match_does_not_verify() {
    let (dir, paths) = matches();
    let text = fs::read_to_string(&paths[0]).unwrap();
    assert_eq!(with_checksum(&text), text);
    let seed = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let other_seed = with_checksum(&text.replace(seed, &format!("seed {}", "ab".repeat(32))));
    // Cards are dealt in turn: with three players, the first and the fourth go to the same hand.
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let first = lines
        .iter()
        .position(|line| line.starts_with("* deal"))
        .unwrap();
    lines.swap(first, first + 3);
    let swapped = lines.concat();
    let game = palast_games::game("palastgefluester").unwrap();
    let setup = palast_games::MatchConfig {
        seats: 3,
        ..Default::default()
    };
    let begun = game
        .start(&setup, palast_core::Seed::from_number(1))
        .unwrap();
    let path = dir.path().join("forged.match");
    for (record, verdict, words) in [
        (other_seed, "other-seed", "not the one committed to"),
        (with_checksum(&swapped), "other-draw", "another draw"),
        (begun.record_so_far(), "no-seed-yet", "not over"),
    ] {
        fs::write(&path, record).unwrap();
        let output = palast(&["verify", path.to_str().unwrap()]);
        assert_eq!(output.code, 1, "{output:?}");
        assert!(
            output.out.starts_with("Not proved: ") && output.out.contains(words),
            "{output:?}"
        );
        let output = palast(&["verify", path.to_str().unwrap(), "--json"]);
        assert_eq!(output.code, 1);
        let json: serde_json::Value = serde_json::from_str(&output.out).unwrap();
        assert_eq!(json["verdict"], verdict);
        assert_eq!(json["line"].is_number(), verdict == "other-draw");
    }
}

#[test]
fn a_replay_without_a_terminal_prints_the_log_and_the_score() {
    let (_dir, paths) = matches();
    let path = paths[1].to_str().unwrap();
    let outside = palast(&["replay", path, "--lang", "de"]).fine();
    assert!(outside.contains("Palastgeflüster   ◆ Rot"), "{outside}");
    assert!(
        outside.contains("Platz"),
        "the score sheet ends it:\n{outside}"
    );
    assert!(outside.lines().count() > 50, "{outside}");
    let seat = palast(&["replay", path, "--lang", "de", "--seat", "2", "--text"]).fine();
    assert!(seat.contains("● Blau (du)"), "{seat}");
    palast(&["replay", path, "--seat", "4"]).refused(2, "seats 1 to 3");
    palast(&["replay", path, "--seat", "1", "--spectator"]).refused(2, "cannot be used with");
}

/// The spectator's log contains only lines that every seat's log contains.
#[test]
fn a_spectator_sees_only_what_every_seat_sees() {
    let (_dir, paths) = matches();
    let path = paths[2].to_str().unwrap();
    let lines = |args: &[&str]| -> Vec<String> {
        let mut all = vec!["replay", path];
        all.extend(args);
        palast(&all)
            .fine()
            .lines()
            .skip(1)
            .map(str::to_owned)
            .collect()
    };
    let outside = lines(&["--spectator"]);
    for seat in ["1", "2", "3"] {
        let inside = lines(&["--seat", seat]);
        assert!(
            outside.iter().all(|line| inside.contains(line)),
            "seat {seat} misses a line"
        );
        assert!(
            inside.len() > outside.len(),
            "seat {seat} sees its own cards"
        );
    }
}

#[test]
fn a_replay_as_json_gives_every_position_with_questions_answers_and_standings() {
    let (_dir, paths) = matches();
    let path = paths[0].to_str().unwrap();
    let text = fs::read_to_string(&paths[0]).unwrap();
    let json = palast(&["replay", path, "--json", "--seat", "2"]).json();
    assert_eq!(json["game"], "palastgefluester");
    assert_eq!(json["seat"], 2);
    assert_eq!(json["over"], true);
    assert_eq!(json["options"]["scoring"], "noted");
    positions_fit(&text, &json, 1);
    let positions = json["positions"].as_array().unwrap();
    let last = positions.last().unwrap();
    let places: Vec<String> = last["standings"]["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(
        text.contains(&format!("\nplaces {}\n", places.join(" "))),
        "{text}"
    );
}

/// The answers and draws of a record without take-backs.
fn inputs(text: &str) -> Vec<&str> {
    text.lines()
        .skip_while(|line| *line != "inputs")
        .skip(1)
        .take_while(|line| !line.starts_with("end "))
        .collect()
}

/// Every input leads to the next position, every answer was asked for and is listed as legal, and there
/// is an ending at the end alone.
fn positions_fit(text: &str, json: &serde_json::Value, seat: u8) {
    let positions = json["positions"].as_array().expect("a list");
    assert!(positions[0]["input"].is_null());
    let inputs = inputs(text);
    assert_eq!(positions.len(), inputs.len() + 1, "nothing was taken back");
    for (index, input) in inputs.iter().enumerate() {
        assert_eq!(positions[index + 1]["input"], **input);
        assert_eq!(positions[index + 1]["view"]["seat"], seat);
        let Some((seat, answer)) = input.split_once(' ').filter(|(seat, _)| *seat != "*") else {
            continue;
        };
        let seat: u8 = seat.parse().expect("a seat");
        let questions = positions[index]["questions"].as_array().expect("a list");
        let own = questions
            .iter()
            .find(|question| question["seat"] == seat)
            .expect("who answers was asked");
        assert!(!own["question"].as_str().expect("a text").is_empty());
        assert!(
            own["legal"]
                .as_array()
                .expect("a list")
                .iter()
                .any(|legal| legal == answer)
        );
    }
    let last = &positions[inputs.len()];
    assert_eq!(last["asked"], serde_json::json!([]));
    assert!(positions[0]["standings"]["ending"].is_null());
    assert!(last["standings"]["ending"].is_string());
}

/// Kept matches of all games, of the first version of their rules and of the present one.
const KEPT: [(&str, &str, u32); 7] = [
    ("amyitis", "base-3", 1),
    ("amyitis", "v2-palace-3", 2),
    ("eschnapur", "seats-3", 1),
    ("eschnapur", "version-2-gold-from-the-hand", 2),
    ("eternal-palace", "solo-balance", 1),
    ("eternal-palace", "version-2-seats-3", 2),
    ("palastgefluester", "ending-six-alone", 1),
];

#[test]
fn kept_records_of_all_games_and_versions_tell_their_positions_and_answers() {
    let dir = tempfile::tempdir().unwrap();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for (game, name, version) in KEPT {
        let path = games
            .join(game)
            .join("golden")
            .join(format!("{name}.match"));
        let text = fs::read_to_string(&path).unwrap();
        let json = palast(&["replay", path.to_str().unwrap(), "--json", "--seat", "1"]).json();
        assert_eq!(json["game"], game);
        assert_eq!(json["rules"], version, "{name}");
        let edition = json["edition"].as_str().unwrap();
        assert!(text.contains(&format!("\nedition {edition}\n")), "{name}");
        positions_fit(&text, &json, 0);
        // The first half of it, as a record of a running match: the next answer is among those listed.
        let inputs = inputs(&text);
        let is_answer = |index: &usize| !inputs[*index].starts_with('*');
        let half = (inputs.len() / 2..inputs.len()).find(is_answer).unwrap();
        let (header, _) = text.split_once("inputs\n").unwrap();
        let lines = inputs[..half].join("\n");
        let begun = with_checksum(&format!("{header}inputs\n{lines}\nend {half}\ncheck "));
        let path = dir.path().join(format!("{game}-{name}.match"));
        fs::write(&path, begun).unwrap();
        let listed = palast(&["answers", path.to_str().unwrap()]).fine();
        assert!(
            listed.lines().any(|line| line == inputs[half]),
            "{name}: {listed}"
        );
    }
}

#[test]
fn the_legal_answers_at_the_end_of_a_record_are_listed_in_notation() {
    let (dir, paths) = matches();
    let finished = paths[0].to_str().unwrap();
    assert_eq!(palast(&["answers", finished]).fine(), "");
    let json = palast(&["answers", finished, "--json"]).json();
    assert_eq!(json["waits_for"], "over");
    let game = palast_games::game("palastgefluester").unwrap();
    let setup = palast_games::MatchConfig {
        seats: 3,
        ..Default::default()
    };
    let mut begun = game
        .start(&setup, palast_core::Seed::from_number(1))
        .unwrap();
    let path = dir.path().join("begun.match");
    fs::write(&path, begun.record_so_far()).unwrap();
    let path = path.to_str().unwrap();
    let lines = palast(&["answers", path]).fine();
    let json = palast(&["answers", path, "--json"]).json();
    assert_eq!(json["waits_for"], "answers");
    let mut listed = 0;
    for question in json["questions"].as_array().unwrap() {
        for legal in question["legal"].as_array().unwrap() {
            let line = format!("{} {}", question["seat"], legal.as_str().unwrap());
            assert_eq!(lines.lines().nth(listed), Some(line.as_str()));
            listed += 1;
        }
    }
    assert_eq!(lines.lines().count(), listed);
    let (seat, answer) = lines.lines().next().unwrap().split_once(' ').unwrap();
    let seat = seat.parse().unwrap();
    let ask = begun.ask_id(seat).unwrap();
    begun
        .submit(seat, ask, answer)
        .expect("a listed answer is legal");
}

#[test]
fn a_wrong_result_is_refused_with_its_line() {
    let (dir, paths) = matches();
    let text = fs::read_to_string(&paths[0]).unwrap();
    let number = text
        .lines()
        .position(|line| line.starts_with("places "))
        .unwrap()
        + 1;
    let forged = with_checksum(&text.replace("\nplaces ", "\nplaces 1"));
    let path = dir.path().join("forged.match");
    fs::write(&path, forged).unwrap();
    let words = format!("line {number}: the record states another result");
    for command in ["verify", "replay", "answers"] {
        palast(&[command, path.to_str().unwrap()]).refused(2, &words);
    }
}

/// A record may come from anybody: what it holds must not reach the terminal as commands.
#[test]
fn texts_of_a_file_are_escaped_before_they_are_printed() {
    let (dir, paths) = matches();
    let text = fs::read_to_string(&paths[0]).unwrap();
    let edition = text
        .lines()
        .find(|line| line.starts_with("edition "))
        .unwrap();
    let path = dir.path().join("hostile.match");
    let obeyed = [
        "\u{1b}[2J",
        "\u{1b}]0;owned\u{7}",
        "\u{9b}31m",
        "\u{9d}0;x\u{9c}",
        "\u{202e}evil",
    ];
    for sequence in obeyed {
        fs::write(&path, text.replace(edition, &format!("edition {sequence}"))).unwrap();
        for command in ["verify", "replay", "answers"] {
            let output = palast(&[command, path.to_str().unwrap()]);
            assert_eq!(output.code, 2, "{output:?}");
            assert!(output.err.contains("\\u{"), "{output:?}");
            let raw = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
            assert!(!output.err.contains(raw), "{output:?}");
        }
        let output = palast(&["verify", path.to_str().unwrap(), "--json"]);
        assert!(
            !output
                .out
                .trim_end()
                .contains(|c: char| c.is_control() || c == '\u{202e}')
        );
        let hostile = dir.path().join("hostile.toml");
        fs::write(&hostile, format!("a = {sequence}\n")).unwrap();
        let args = ["play", "amyitis", "--edition", hostile.to_str().unwrap()];
        let output = palast(&args);
        assert_eq!(output.code, 2, "{output:?}");
        assert!(
            !output
                .err
                .contains(|c: char| c.is_control() && c != '\n' || c == '\u{202e}')
        );
    }
}
