//! `palast review`: what it prints, that it repeats, and what it refuses.

use std::fs;
use std::path::PathBuf;

use crate::support::palast;

/// Records one finished match of a game.
fn record(game: &str, bots: &str) -> (tempfile::TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a directory can be created");
    let to = dir.path().to_str().expect("a plain path");
    let args = ["selfplay", game, "-n", "1", "--seed", "3", "--bots", bots];
    palast(&[&args[..], &["--records", to]].concat()).fine();
    let path = dir.path().join(format!("{game}-3-0.match"));
    (dir, path)
}

#[test]
fn a_review_says_where_the_result_came_from_in_every_game() {
    for (game, bots) in [
        ("palastgefluester", "sensible,random,random"),
        ("eschnapur", "sensible,random"),
        ("eternal-palace", "sensible,random"),
        ("amyitis", "sensible,random"),
    ] {
        let (dir, path) = record(game, bots);
        let file = path.to_str().unwrap();
        let svg = dir.path().join("curve.svg");
        let drawn = svg.to_str().unwrap();
        let args = ["review", file, "--seat", "2", "--walks", "16"];
        let text = palast(&[&args[..], &["--svg", drawn]].concat()).fine();
        for words in [
            "Review for ",
            "Luck",
            "Own choices",
            "Choices of the others",
            "Result without luck",
            "The biggest moments",
        ] {
            assert!(text.contains(words), "{game}: {words} is not in\n{text}");
        }
        assert!(!text.contains("review-"), "{game}: a key shows in\n{text}");
        let curve = fs::read_to_string(&svg).unwrap();
        assert!(curve.starts_with("<svg") && curve.contains("polyline"));
    }
}

#[test]
fn the_same_seed_gives_the_same_review_on_any_number_of_threads() {
    let (_dir, path) = record("palastgefluester", "sensible,sensible,random");
    let file = path.to_str().unwrap();
    let with = |threads: &str, seed: &str| {
        let args = ["review", file, "--json", "--walks", "16", "--seat", "1"];
        palast(&[&args[..], &["--threads", threads, "--seed", seed]].concat()).json()
    };
    let one = with("1", "4");
    assert_eq!(one, with("2", "4"));
    assert_ne!(one["reviews"], with("1", "5")["reviews"]);
    let review = &one["reviews"][0];
    let amount = |part: &str| review[part]["amount"].as_f64().unwrap();
    let sum = review["start"].as_f64().unwrap()
        + ["luck", "choices", "others", "rest"]
            .map(amount)
            .iter()
            .sum::<f64>();
    assert!((sum - review["result"].as_f64().unwrap()).abs() < 1e-6);
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_a_sentence() {
    let (dir, path) = record("palastgefluester", "random,random,random");
    let file = path.to_str().unwrap();
    palast(&["review", file, "--seat", "4"]).refused(2, "seats 1 to 3, no 4");
    palast(&["review", file, "--seat", "0"]).refused(2, "no 0");
    palast(&["review", file, "--walks", "0"]).refused(2, "--walks");
    palast(&["review", file, "--walks", "99999999"]).refused(2, "--walks");
    palast(&["review", file, "--ms", "0"]).refused(2, "--ms");
    palast(&["review", file, "--svg", "x.svg"]).refused(2, "--seat");
    palast(&["review", "no-such-file"]).refused(2, "no-such-file");
    let text = fs::read_to_string(&path).unwrap();
    let changed = dir.path().join("changed.match");
    let name = changed.to_str().unwrap();
    fs::write(&changed, "hello\n").unwrap();
    palast(&["review", name]).refused(2, "changed.match");
    // A record of another game, by its second line.
    fs::write(
        &changed,
        text.replacen("game palastgefluester", "game amyitis", 1),
    )
    .unwrap();
    palast(&["review", name]).refused(2, "line ");
    // One that was broken off.
    let (before, _) = text.split_once("inputs\n").unwrap();
    let unfinished = format!("{before}inputs\nend 0\n");
    let check = {
        use sha2::Digest as _;
        let digest = sha2::Sha256::digest(unfinished.as_bytes());
        digest
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    fs::write(&changed, format!("{unfinished}check {check}\n")).unwrap();
    palast(&["review", name]).refused(2, "not over");
}
