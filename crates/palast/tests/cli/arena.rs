//! `arena`: the same figures on any number of threads, results that go on, and refusals.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::palast;

/// A series of Amyitis, the quickest game to search.
fn arena(args: &[&str]) -> Value {
    let mut all = vec!["arena", "amyitis", "--json"];
    all.extend(args);
    palast(&all).json()
}

/// The report without what depends on the machine.
fn lasting(mut report: Value) -> Value {
    let all = report.as_object_mut().expect("an object");
    for key in ["seconds", "threads", "played_now"] {
        all.remove(key).expect(key);
    }
    for bot in all["bots"].as_array_mut().expect("a list") {
        bot["ms_per_answer"] = Value::Null;
    }
    report
}

const BOTS: [&str; 2] = ["--bots", "search@20,random"];

#[test]
fn threads_change_nothing_and_every_deal_is_played_from_every_seat() {
    let with = |threads: &str| {
        let report = arena(&[&BOTS[..], &["-n", "9", "--threads", threads]].concat());
        assert_eq!(report["games"], 10, "rounded up to whole deals");
        assert_eq!(report["deals"], 5);
        lasting(report)
    };
    let report = with("1");
    assert_eq!(report, with("3"));
    let (search, random) = (&report["bots"][0], &report["bots"][1]);
    let share = |bot: &Value| bot["share"]["rate"].as_f64().expect("a number");
    assert!((share(search) + share(random) - 1.0).abs() < 1e-9);
    assert!(share(search) > 0.8, "{search}");
    assert!(search["rating_low"].as_f64() > random["rating_high"].as_f64());
    assert!(search["mean_score"].as_f64() > random["mean_score"].as_f64());
}

#[test]
fn a_series_goes_on_where_it_was_broken_off() {
    let dir = tempfile::tempdir().expect("a directory");
    let out = dir.path().join("deep/results");
    let run = |games: &str, more: &[&str]| {
        let out = out.to_str().expect("a name");
        let kept = ["-n", games, "--out", out];
        arena(&[&BOTS[..], &kept, more].concat())
    };
    let whole = lasting(arena(&[&BOTS[..], &["-n", "8"]].concat()));
    assert_eq!(run("4", &[])["played_now"], 4);
    // The program was killed while it wrote a line.
    let results = out.join("results.csv");
    let text = fs::read_to_string(&results).expect("results");
    fs::write(&results, format!("{text}4,2,1,sea")).expect("written");
    let again = run("8", &["--plots", "--records"]);
    assert_eq!(again["played_now"], 4);
    assert_eq!(lasting(again), whole);
    assert_eq!(run("8", &[])["played_now"], 0);
    let names = |dir: &Path| {
        let entries = fs::read_dir(dir).expect("a directory");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    };
    assert_eq!(
        names(&out),
        [
            "length.svg",
            "records",
            "results.csv",
            "scores-1.svg",
            "scores-2.svg",
            "seats.svg",
            "settings.json",
            "strength.svg"
        ]
    );
    assert_eq!(names(&out.join("records")).len(), 4);
    let record = out.join("records/amyitis-7.match");
    palast(&["verify".as_ref(), record.as_os_str()]).fine();

    let before = fs::read_to_string(&results).expect("results");
    let out = out.to_str().expect("a name");
    let other = [
        "arena",
        "amyitis",
        "--bots",
        "search@21,random",
        "--out",
        out,
    ];
    palast(&other).refused(2, "another series (the bots differ)");
    assert_eq!(fs::read_to_string(&results).expect("results"), before);
}

#[test]
fn on_a_ladder_each_bot_meets_the_one_before_it() {
    let bots = ["--bots", "random,sensible,search@30"];
    let report = arena(&[&bots[..], &["--ladder", "-n", "16"]].concat());
    assert_eq!(
        (&report["games"], &report["deals"]),
        (&16.into(), &4.into())
    );
    let steps = report["steps"].as_array().expect("a list");
    assert_eq!(steps.len(), 2);
    assert_eq!(steps[1]["upper"], "search@30");
    assert_eq!(steps[1]["lower"], "sensible");
    for step in steps {
        assert_eq!((&step["matches"], &step["even"]), (&8.into(), &0.5.into()));
    }
    let share = steps[0]["share"]["rate"].as_f64().expect("a number");
    assert!(share > 0.8, "sensible among random: {share}");
    let rating = |bot: usize| report["bots"][bot]["rating"].as_f64();
    assert!(rating(1) > rating(0), "{report}");
}

#[test]
fn a_table_for_people_names_every_bot() {
    let table = palast(&["arena", "amyitis", "--bots", "sensible,random", "-n", "4"]).fine();
    for part in ["sensible ", "random ", "rating", "Share by seat", "95 %"] {
        assert!(table.contains(part), "{part} is missing in\n{table}");
    }
}

#[test]
fn nonsense_is_refused_before_anything_is_played() {
    let with = |args: &[&'static str]| palast(&[&["arena", "eschnapur"], args].concat());
    with(&["--bots", "clever,random"]).refused(2, "no such bot");
    with(&["--bots", "search@0,random"]).refused(2, "is no budget");
    with(&["--bots", "search@90s,random"]).refused(2, "at most 60s");
    with(&["--bots", "sensible,sensible"]).refused(2, "is given twice");
    with(&["--bots", "sensible,random", "-n", "0"]).refused(2, "0");
    with(&["--bots", "sensible,random", "--seats", "9"]).refused(2, "not at 9");
    with(&["--bots", "sensible,random", "--plots"]).refused(2, "--out");
    with(&["--bots", "sensible,random", "--threads", "0"]).refused(2, "0");
    with(&["--bots", "sensible", "--ladder"]).refused(2, "two bots at least");
    with(&[]).refused(2, "--bots");
    let crowd: Vec<String> = (1..=13).map(|worlds| format!("search@{worlds}")).collect();
    palast(&["arena", "eschnapur", "--bots", &crowd.join(",")]).refused(2, "13 bots are too many");
    let file = tempfile::NamedTempFile::new().expect("a file");
    let name = file.path().to_str().expect("a name");
    palast(&["arena", "eschnapur", "--bots", "random", "--out", name]).refused(2, "cannot be made");
}

/// An edition that pays other prices: the first number of a list is changed.
#[test]
fn balance_compares_an_edition_with_the_one_that_comes_with_the_game() {
    let dir = tempfile::tempdir().expect("a directory");
    let edition = dir.path().join("mine.toml");
    fs::write(
        &edition,
        include_str!("../../../../games/amyitis/edition.toml"),
    )
    .expect("written");
    let file = edition.to_str().expect("a name");
    let out = dir.path().join("report");
    let run = |more: &[&str]| {
        let args = ["balance", "amyitis", "--edition", file, "-n", "6", "--json"];
        palast(&[&args[..], more].concat())
    };
    let report = run(&[
        "--better",
        "search@5",
        "--out",
        out.to_str().expect("a name"),
    ])
    .json();
    let rows = report["rows"].as_array().expect("a list");
    let row = |name: &str| {
        let found = rows.iter().find(|row| row["measure"] == name);
        found.unwrap_or_else(|| panic!("{name} is missing in {report}"))
    };
    for name in [
        "share of seat 1",
        "share of search@5 among sensible",
        "rounds",
    ] {
        assert_eq!(
            row(name)["default"],
            row(name)["changed"],
            "the same numbers"
        );
        assert_eq!(row(name)["clear"], false);
    }
    let page = fs::read_to_string(out.join("report.md")).expect("a report");
    assert!(page.contains("decisions in a match") && page.contains("use.svg"));
    assert!(out.join("seats.svg").exists());
    run(&["--better", "sensible"]).refused(2, "the same");
    run(&["--better", "clever"]).refused(2, "no such bot");
    palast(&["balance", "amyitis"]).refused(2, "--edition FILE");
    let other = ["balance", "eschnapur", "--edition", file, "-n", "6"];
    palast(&other).refused(2, "eschnapur");
}
