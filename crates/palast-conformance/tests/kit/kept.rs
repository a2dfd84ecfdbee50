//! Kept files and failure reports: what is missing is asked for, what is accepted stays, what went
//! wrong can be replayed.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use palast_conformance::property::{
    golden_replays_hold, legal_list_agrees_with_check, who_learns_what,
};
use palast_conformance::toy::{Toy, mutants};
use palast_conformance::{Config, Kept, run};
use palast_core::Record;

type Clean = Toy<{ mutants::NOTHING }>;
type Excused = &'static [(&'static str, &'static str)];

/// A folder of its own; the path lives as long as the test run, as a crate's folder does.
fn folder() -> (tempfile::TempDir, &'static str) {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder
        .path()
        .to_str()
        .expect("temporary paths are plain")
        .to_owned();
    (folder, path.leak())
}

fn config(home: &'static str, kept: Kept, excused: Excused) -> Config {
    Config {
        kept,
        ..Config::new(home, home, excused)
    }
}

#[test]
fn golden_matches_are_demanded_found_and_held() {
    let (folder, home) = folder();
    let compare = config(home, Kept::Compare, &[]);
    let accept = config(home, Kept::Accept, &[]);
    let missing = golden_replays_hold::<Clean>(&compare).unwrap_err().what;
    for case in [
        "ending rounds",
        "ending points",
        "option peek no",
        "option rounds three",
        "seats 3",
    ] {
        assert!(missing.contains(case), "{missing}");
    }
    golden_replays_hold::<Clean>(&accept).unwrap();
    golden_replays_hold::<Clean>(&compare).unwrap();
    let golden = folder.path().join("golden");
    let listing = || -> Vec<(String, String)> {
        let mut all: Vec<_> = fs::read_dir(&golden)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| {
                (
                    path.display().to_string(),
                    fs::read_to_string(path).unwrap(),
                )
            })
            .collect();
        all.sort();
        all
    };
    let before = listing();
    golden_replays_hold::<Clean>(&accept).unwrap();
    assert_eq!(listing(), before, "accepting again changes nothing");

    // A changed rule is found out; accepting rewrites the outcome and never the record.
    let changed = golden_replays_hold::<Toy<{ mutants::RULE_CHANGED }>>(&compare);
    assert!(changed.unwrap_err().what.contains("golden/"));

    let ending = golden.join("ending-points.expect");
    fs::write(&ending, "ending rounds\n").unwrap();
    let what = golden_replays_hold::<Clean>(&compare).unwrap_err().what;
    assert!(what.contains("- ending rounds\n+ ending points"), "{what}");
    golden_replays_hold::<Clean>(&accept).unwrap();
    assert_eq!(listing(), before);

    let record = golden.join("ending-points.match");
    let cut = fs::read_to_string(&record)
        .unwrap()
        .replace("\nend ", "\nfin ");
    fs::write(&record, cut).unwrap();
    let what = golden_replays_hold::<Clean>(&accept).unwrap_err().what;
    assert!(what.contains("golden/ending-points: line "), "{what}");
}

#[test]
fn excuses_are_honest() {
    let (_folder, home) = folder();
    golden_replays_hold::<Clean>(&config(home, Kept::Accept, &[])).unwrap();
    for (excused, expected) in [
        (
            &[("ending points", "too rare")] as Excused,
            "shown all the same",
        ),
        (&[("ending glory", "too rare")], "no such case"),
        (&[("ending points", "")], "without a reason"),
    ] {
        let what = golden_replays_hold::<Clean>(&config(home, Kept::Compare, excused));
        let what = what.unwrap_err().what;
        assert!(what.contains(expected), "{what}");
    }
    fs::remove_dir_all(Path::new(home).join("golden")).unwrap();
    let all: Excused = &[
        ("ending rounds", "for this test"),
        ("ending points", "for this test"),
        ("option rounds two", "for this test"),
        ("option rounds three", "for this test"),
        ("option peek yes", "for this test"),
        ("option peek no", "for this test"),
        ("seats 2", "for this test"),
        ("seats 3", "for this test"),
    ];
    golden_replays_hold::<Clean>(&config(home, Kept::Compare, all)).unwrap();
    let but_one = golden_replays_hold::<Clean>(&config(home, Kept::Compare, &all[1..]));
    let what = but_one.unwrap_err().what;
    assert!(
        what.starts_with("no golden replay shows: ending rounds;"),
        "{what}"
    );
}

#[test]
fn the_snapshot_is_demanded_and_held() {
    let (_folder, home) = folder();
    let compare = config(home, Kept::Compare, &[]);
    let what = who_learns_what::<Clean>(&compare).unwrap_err().what;
    assert!(what.contains("there is no who_learns.snap yet"), "{what}");
    who_learns_what::<Clean>(&config(home, Kept::Accept, &[])).unwrap();
    who_learns_what::<Clean>(&compare).unwrap();
    let what = who_learns_what::<Toy<{ mutants::FORGETS_JUST_ONE }>>(&compare)
        .unwrap_err()
        .what;
    assert!(
        what.contains("- act bury") && what.contains("+ act bury"),
        "{what}"
    );
}

#[test]
fn a_failure_prints_seed_record_and_command_and_writes_the_record() {
    let (_folder, home) = folder();
    let compare = config(home, Kept::Compare, &[]);
    let panic = catch_unwind(|| {
        run(
            legal_list_agrees_with_check::<Toy<{ mutants::UNSORTED_MENU }>>,
            &compare,
        );
    })
    .unwrap_err();
    let text = panic.downcast_ref::<String>().unwrap();
    for part in [
        "legal_list_agrees_with_check: the menu of seat",
        "set-up: toy, 2 seats, rounds two, peek yes",
        "seed:   number ",
        "palast record 1\ngame toy\n",
        "replay: cargo run -p palast -- replay ",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    let path = text.trim_end().rsplit(' ').next().unwrap();
    let record = fs::read_to_string(path).unwrap();
    assert!(
        Record::<Clean>::parse(&record, &[])
            .unwrap()
            .replay()
            .is_ok()
    );
}
