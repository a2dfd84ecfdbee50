//! Settings from flags, environment and file, as `palast config` prints them and the server takes them.

use std::fs;

use crate::serving::{Player, start};
use crate::support::{command, palast, run_output};

#[test]
fn what_is_in_force_is_printed_with_its_origin() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("palast.toml");
    fs::write(
        &file,
        "# a comment\nport = 1\nkeep-over-days = 30\nlog = \"warn\"\n",
    )
    .unwrap();
    let run = |args: &[&str]| {
        let mut command = command(&[&["config"], args].concat());
        command
            .env("PALAST_CONFIG", &file)
            .env("PALAST_LOG", "debug");
        run_output(&command.output().expect("it starts"))
    };
    let list = run(&["--port", "7"]).fine();
    let line = |name: &str| {
        let found = list.lines().find(|line| line.starts_with(name));
        found
            .unwrap_or_else(|| panic!("no {name} in {list}"))
            .to_owned()
    };
    assert!(
        line("port").contains('7') && line("port").ends_with("flag"),
        "{list}"
    );
    assert!(
        line("log ").contains("debug") && line("log ").contains("PALAST_LOG"),
        "{list}"
    );
    assert!(line("keep-over-days").contains("palast.toml"), "{list}");
    assert!(line("bind").ends_with("default"), "{list}");
    let json = run(&["--json"]).json();
    assert_eq!(json["port"]["values"][0], "1");
    assert_eq!(json["memory"]["from"], "default");
}

#[test]
fn a_bad_setting_stops_the_server_with_its_key() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("palast.toml");
    let file = file.to_str().unwrap();
    for (text, words) in [
        ("prot = 1\n", "`prot` is no setting; did you mean `port`?"),
        ("port = \"x\"\n", "`port`"),
        ("public-url = \"games.example\"\n", "https://games.example"),
    ] {
        fs::write(file, text).unwrap();
        palast(&["serve", "--memory", "--config", file]).refused(2, words);
    }
    palast(&["serve", "--config", "/nowhere/palast.toml"]).refused(2, "cannot be read");
    let mut misspelt = command(&["serve", "--memory"]);
    misspelt.env("PALAST_PROT", "1");
    let output = misspelt.output().expect("it starts");
    run_output(&output).refused(2, "did you mean PALAST_PORT?");
}

#[test]
fn the_server_and_admin_take_the_directory_from_the_file() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("palast.toml");
    let data = dir.path().join("data");
    let text = format!(
        "port = 0\nbot-pace-ms = 0\ndata = {:?}\n",
        data.to_str().unwrap()
    );
    fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    let server = start(command(&["--config", file]));
    Player::new(&server).opens(&server, "eschnapur");
    let list = palast(&["admin", "list", "--config", file]).fine();
    assert!(list.contains("1 table\n"), "{list}");
    assert!(data.join("palast.sqlite").exists());
}
