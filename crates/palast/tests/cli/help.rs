//! Help, games and rules.

use std::io::Read as _;
use std::process::Stdio;

use crate::support::{command, palast};

const COMMANDS: [&str; 13] = [
    "admin", "config", "serve", "play", "replay", "review", "selfplay", "arena", "balance",
    "bench", "verify", "games", "rules",
];

#[test]
fn help_lists_every_command_and_every_command_has_help() {
    let help = palast(&["--help"]).fine();
    for name in COMMANDS {
        assert!(
            help.contains(&format!("  {name} ")),
            "{name} is missing in\n{help}"
        );
        let own = palast(&[name, "--help"]).fine();
        assert!(own.contains("Usage: palast"), "{own}");
    }
}

#[test]
fn help_lists_the_json_keys() {
    for (name, keys) in [
        ("selfplay", ["games", "wins", "mean_decisions"]),
        (
            "bench",
            ["decisions_per_second", "table_bytes", "imagines_per_second"],
        ),
        ("arena", ["seat_shares", "rating_low", "ms_per_answer"]),
        ("verify", ["verdict", "draws", "line"]),
    ] {
        let help = palast(&[name, "--help"]).fine();
        for key in keys {
            assert!(help.contains(key), "{name} --help does not name {key}");
        }
    }
}

#[test]
fn games_are_listed_with_their_options_and_bots() {
    let list = palast(&["games"]).fine();
    assert!(list.contains("palastgefluester"), "{list}");
    assert!(list.contains("random, beginner, sensible"), "{list}");
    let json = palast(&["games", "--json"]).json();
    let games = json["games"].as_array().unwrap();
    assert!(!games.is_empty());
    for game in games {
        for option in game["options"].as_array().unwrap() {
            for value in option["values"].as_array().unwrap() {
                let typed = format!(
                    "{}={}",
                    option["name"].as_str().unwrap(),
                    value.as_str().unwrap()
                );
                assert!(list.contains(&typed), "{typed} is missing in\n{list}");
            }
        }
    }
}

#[test]
fn rules_are_printed_in_three_languages() {
    let texts: Vec<String> = ["de", "nl", "en"]
        .iter()
        .map(|lang| palast(&["rules", "palastgefluester", "--lang", lang]).fine())
        .collect();
    assert!(texts[0].contains("Hofnarr"), "{}", texts[0]);
    for text in &texts {
        assert!(text.lines().count() > 40);
        assert!(!text.contains("rules-"), "a message is missing in\n{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 88));
    }
    assert!(texts[0] != texts[1] && texts[1] != texts[2]);
}

#[test]
fn the_environment_chooses_the_language() {
    let german = command(&["rules", "palastgefluester"])
        .env("LC_ALL", "de_AT.UTF-8")
        .output()
        .unwrap();
    let chosen = palast(&["rules", "palastgefluester", "--lang", "de"]).fine();
    assert_eq!(String::from_utf8(german.stdout).unwrap(), chosen);
}

#[test]
fn a_closed_pipe_is_not_a_failure() {
    let mut child = command(&["rules", "palastgefluester"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(errors, "");
}
