//! `selfplay` and `bench`: their figures and JSON keys.

use crate::support::palast;

fn selfplay(args: &[&str]) -> serde_json::Value {
    let mut all = vec!["selfplay", "palastgefluester", "--json"];
    all.extend(args);
    palast(&all).json()
}

/// The lower bound of the sensible bot's win rate.
fn sensible_low(bots: &str) -> f64 {
    let report = selfplay(&["-n", "300", "--seed", "7", "--bots", bots]);
    report["win_rates"]["sensible"]["low"]
        .as_f64()
        .expect("a number")
}

/// One sensible bot among random ones. With equal strength it would win 33, 25 and 20 %.
#[test]
fn a_sensible_bot_beats_random_ones_by_a_wide_margin() {
    for (bots, least) in [
        ("sensible,random,random", 0.333 + 0.15),
        ("sensible,random,random,random", 0.25 + 0.15),
        ("sensible,random,random,random,random", 0.2 + 0.10),
    ] {
        let low = sensible_low(bots);
        assert!(low > least, "{bots}: the lower end is {low}");
    }
}

#[test]
fn all_wins_go_to_the_only_kind_of_bot() {
    let report = selfplay(&["-n", "60", "--bots", "random,random,random"]);
    let rate = &report["win_rates"]["random"];
    assert_eq!(rate["even"], 1.0);
    assert!((report["wins"]["random"].as_f64().unwrap() - 60.0).abs() < 1e-9);
}

#[test]
fn selfplay_reports_documented_keys_that_add_up() {
    let report = selfplay(&[
        "-n",
        "45",
        "--seed",
        "3",
        "--bots",
        "sensible,random,random,random",
    ]);
    assert_eq!(report["game"], "palastgefluester");
    assert_eq!(
        (&report["games"], &report["seats"], &report["seed"]),
        (&45.into(), &4.into(), &3.into())
    );
    let wins: f64 = report["wins"]
        .as_object()
        .unwrap()
        .values()
        .map(|w| w.as_f64().unwrap())
        .sum();
    assert!(
        (wins - 45.0).abs() < 1e-9,
        "every match is won once: {wins}"
    );
    let endings: u64 = report["endings"]
        .as_object()
        .unwrap()
        .values()
        .map(|n| n.as_u64().unwrap())
        .sum();
    assert_eq!(endings, 45);
    let number = |key: &str| {
        report[key]
            .as_f64()
            .unwrap_or_else(|| panic!("{key} is no number"))
    };
    assert!(number("min_decisions") <= number("mean_decisions"));
    assert!(number("mean_decisions") <= number("max_decisions"));
    assert!(number("min_decisions") > 10.0);
    assert!(
        number("seconds") > 0.0 && number("games_per_second") > 0.0 && number("threads") >= 1.0
    );
    assert!(!report["tallies"].as_object().unwrap().is_empty());
    for rate in report["win_rates"].as_object().unwrap().values() {
        let part = |key: &str| rate[key].as_f64().unwrap();
        assert!(0.0 <= part("low") && part("low") <= part("rate"));
        assert!(part("rate") <= part("high") && part("high") <= 1.0);
    }
}

#[test]
fn without_named_bots_all_seats_get_sensible_bots() {
    let counted = selfplay(&["-n", "20", "--seats", "3"]);
    let named = selfplay(&["-n", "20", "--bots", "sensible,sensible,sensible"]);
    assert_eq!(counted["bots"], named["bots"]);
    assert_eq!(counted["wins"], named["wins"]);
    assert_eq!(counted.get("house"), Some(&serde_json::Value::Null));
    let game = "palastgefluester";
    let one_for_four = ["selfplay", game, "--seats", "4", "--bots", "random"];
    palast(&one_for_four).refused(2, "4 seats need one bot for each; 1 given");
    palast(&["selfplay", game, "--seats", "1"]).refused(2, "3 to 5 seats");
    palast(&["selfplay", game]).refused(2, "--seats");
}

#[test]
fn a_match_against_the_automa_reports_how_often_it_won() {
    let args = ["selfplay", "eternal-palace", "--json", "-n", "2", "--bots"];
    let report = palast(&[&args[..], &["random"]].concat()).json();
    for key in ["wins", "rate", "low", "high"] {
        assert!(report["house"][key].is_number(), "{key}: {report}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let with = |threads| {
        let mut report = selfplay(&[
            "-n",
            "150",
            "--seed",
            "5",
            "--bots",
            "sensible,random,random",
            "--threads",
            threads,
        ]);
        let object = report.as_object_mut().unwrap();
        for key in ["seconds", "games_per_second", "threads"] {
            object.remove(key).unwrap();
        }
        report
    };
    assert_eq!(with("1"), with("4"));
    assert_ne!(
        with("1")["wins"],
        selfplay(&[
            "-n",
            "150",
            "--seed",
            "6",
            "--bots",
            "sensible,random,random"
        ])["wins"]
    );
}

#[test]
fn the_printed_report_has_the_same_figures() {
    let out = palast(&[
        "selfplay",
        "palastgefluester",
        "-n",
        "20",
        "--bots",
        "sensible,random,random",
    ])
    .fine();
    for words in [
        "20 matches",
        "sensible",
        "random",
        "95 % interval",
        "Wilson",
        "Decisions in a match",
    ] {
        assert!(out.contains(words), "{words:?} is missing in\n{out}");
    }
}

#[test]
fn the_bench_reports_documented_keys() {
    let report = palast(&["bench", "palastgefluester", "--seconds", "0.05", "--json"]).json();
    for key in ["decisions_per_second", "imagines_per_second"] {
        assert!(report[key].as_f64().unwrap() > 1.0, "{key}");
    }
    let bytes = report["table_bytes"].as_u64().unwrap();
    assert!((1..=512).contains(&bytes), "a table takes {bytes} bytes");
    let seats: Vec<u64> = report["by_seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["seats"].as_u64().unwrap())
        .collect();
    assert_eq!(seats, [3, 4, 5]);
    let one = palast(&[
        "bench",
        "palastgefluester",
        "--seconds",
        "0.05",
        "--seats",
        "4",
    ])
    .fine();
    assert!(
        one.contains("decisions/s") && one.contains("bytes"),
        "{one}"
    );
}

#[test]
fn the_bench_of_pages_reports_documented_keys() {
    let base = ["bench", "palastgefluester", "--pages", "--seats", "3"];
    let with = |more: &[&'static str]| palast(&[&base[..], more].concat());
    let report = with(&["-n", "1", "--lang", "en", "--json"]).json();
    assert_eq!(report["seats"], serde_json::json!([3]));
    let asked = &report["readers"]["asked"];
    assert!(asked["pages"].as_u64().unwrap() > 10);
    for key in ["cpu_us", "bytes", "changed_bytes"] {
        let figure = |name: &str| asked[key][name].as_f64().unwrap();
        assert!(figure("median") > 0.0, "{key}");
        assert!(figure("median") <= figure("p90") && figure("p90") <= figure("p99"));
        assert!(figure("p99") <= figure("max"));
    }
    for part in ["board", "hand", "choices", "panels", "log", "legal"] {
        assert!(
            asked["parts_us"][part]["max"].as_f64().unwrap() > 0.0,
            "{part}"
        );
    }
    // Who only watches is offered no answers and holds no cards.
    let spectator = &report["readers"]["spectator"]["parts_bytes"];
    assert!(spectator["board"].is_object() && spectator["hand"].is_null());
    // The same seed draws the same pages; only the times differ.
    let again = with(&["-n", "1", "--lang", "en", "--json"]).json();
    assert_eq!(
        again["readers"]["over"]["bytes"],
        report["readers"]["over"]["bytes"]
    );
    let told = with(&["-n", "1"]).fine();
    assert!(told.contains("asked (") && told.contains("99 %"), "{told}");
}
