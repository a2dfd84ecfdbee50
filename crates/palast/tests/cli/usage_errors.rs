//! A usage error gets a sentence and a non-zero exit code, never a panic.

use std::fs;

use crate::support::palast;

const BOTS: &str = "sensible,random,random";

#[test]
fn an_unknown_game_is_refused_with_a_suggestion() {
    for command in ["rules", "play", "bench"] {
        palast(&[command, "palastgeflüster"]).refused(2, "did you mean `palastgefluester`?");
    }
    palast(&["rules", "chess"]).refused(2, "there is no game `chess`; see `palast games`");
}

#[test]
fn the_number_of_bots_must_fit_the_number_of_seats() {
    let game = ["selfplay", "palastgefluester", "--bots"];
    let with = |bots: &'static str| palast(&[game[0], game[1], game[2], bots]);
    with("sensible").refused(2, "3 to 5 seats");
    with("random,random,random,random,random,random").refused(2, "6 given");
    with("random,clever,random").refused(2, "no such bot");
    palast(&["selfplay", "palastgefluester"]).refused(2, "--bots");
    palast(&[
        "play",
        "palastgefluester",
        "--seats",
        "4",
        "--bots",
        "random",
    ])
    .refused(2, "3 bots beside you; 1 given");
}

#[test]
fn seats_that_do_not_exist_are_refused() {
    let play = |args: [&'static str; 2]| palast(&["play", "palastgefluester", args[0], args[1]]);
    play(["--seats", "2"]).refused(2, "3 to 5, not by 2");
    play(["--seats", "200"]).refused(2, "not by 200");
    play(["--seat", "4"]).refused(2, "seats 1 to 3, no 4");
    play(["--seat", "0"]).refused(2, "no 0");
    palast(&["bench", "palastgefluester", "--seats", "9"]).refused(2, "palastgefluester");
}

#[test]
fn options_that_do_not_exist_are_refused() {
    let with = |option: &'static str| {
        palast(&[
            "selfplay",
            "palastgefluester",
            "--bots",
            BOTS,
            "--option",
            option,
        ])
    };
    with("scoring").refused(2, "NAME=VALUE");
    with("scorring=noted").refused(2, "did you mean `scoring`?");
    with("scoring=wild").refused(2, "it is one of");
    palast(&["rules", "palastgefluester", "--lang", "fr"]).refused(2, "de, nl, en");
    palast(&["selfplay", "palastgefluester", "--bots", BOTS, "-n", "0"]).refused(2, "0");
    palast(&["bench", "palastgefluester", "--seconds", "inf"]).refused(2, "seconds");
}

#[test]
fn playing_needs_a_terminal() {
    palast(&["play", "palastgefluester"]).refused(2, "needs a terminal");
}

#[test]
fn files_that_are_not_records_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = dir.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let cases = [
        (
            dir.path().join("missing").to_str().unwrap().to_owned(),
            "cannot be read",
        ),
        (dir.path().to_str().unwrap().to_owned(), "is a directory"),
        (file("empty", b""), "is no record"),
        (file("binary", &[0xff, 0xfe, 0, 1, 2, 3]), "is no text"),
        (
            file("prose", b"Once upon a time\nthere was a palace.\n"),
            "is no record",
        ),
        (file("huge", &vec![b'a'; 9 << 20]), "too long"),
        (file("other", b"palast record 1\ngame chess\n"), "`chess`"),
        (
            file("short", b"palast record 1\ngame palastgefluester\n"),
            "ends after line 2",
        ),
        (
            file(
                "later",
                b"palast record 1\ngame palastgefluester\nrules 1000\nseats 3\n",
            ),
            "expected",
        ),
    ];
    for (path, words) in &cases {
        for command in ["verify", "replay"] {
            palast(&[command, path]).refused(2, words);
        }
    }
}

#[test]
fn an_invalid_edition_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("edition.toml");
    fs::write(&path, "maids = 3\n").unwrap();
    let path = path.to_str().unwrap();
    let args = [
        "selfplay",
        "palastgefluester",
        "--bots",
        BOTS,
        "--edition",
        path,
    ];
    palast(&args).refused(2, "edition");
}

#[test]
fn a_bench_of_pages_that_cannot_be_is_refused() {
    let bench = |args: &[&'static str]| palast(&[&["bench", "palastgefluester"], args].concat());
    bench(&["--pages", "--seconds", "1"]).refused(2, "cannot be used with");
    bench(&["--matches", "3"]).refused(2, "--pages");
    bench(&["--pages", "--matches", "0"]).refused(2, "0 is not in 1..=10000");
    bench(&["--pages", "--lang", "fr"]).refused(2, "de, nl, en");
    bench(&["--pages", "--seats", "9"]).refused(2, "not 9");
}
