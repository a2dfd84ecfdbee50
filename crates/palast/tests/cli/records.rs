//! Records: written by self-play, replayed and verified.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
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
