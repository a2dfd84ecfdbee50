//! Settings from flags, environment and file, as `palast config` prints them and the server takes them.

use std::fs;

use crate::serving::{Player, ask, start};
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

#[test]
fn the_example_in_deploy_is_accepted() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/palast.toml");
    let json = palast(&["config", "--json", "--config", file]).json();
    assert_eq!(json["public-url"]["values"][0], "https://games.example");
    assert_eq!(json["metrics"]["values"][0], "127.0.0.1:9470");
    // What is commented out is right as well.
    let text = fs::read_to_string(file)
        .unwrap()
        .replace("# drain-seconds", "drain-seconds");
    let dir = tempfile::tempdir().expect("a directory");
    let whole = dir.path().join("palast.toml");
    fs::write(&whole, text).unwrap();
    let json = palast(&["config", "--json", "--config", whole.to_str().unwrap()]).json();
    assert_eq!(json["drain-seconds"]["values"][0], "10");
}

#[test]
fn metrics_are_served_at_an_address_of_their_own() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("there are free ports");
    let address = free.local_addr().expect("it has one").to_string();
    let taken = palast(&["serve", "--memory", "--port", "0", "--metrics", &address]);
    taken.refused(1, "for metrics");
    drop(free);
    palast(&["serve", "--memory", "--metrics", "9470"]).refused(2, "--metrics");
    let mut server = start(command(&[
        "serve",
        "--memory",
        "--port",
        "0",
        "--metrics",
        &address,
    ]));
    Player::new(&server).opens(&server, "eschnapur");
    let players = ask(&server, "GET /metrics HTTP/1.1", "");
    assert!(players.starts_with("HTTP/1.1 404"), "{players}");
    server.address = address;
    let figures = ask(&server, "GET /metrics HTTP/1.1", "");
    assert!(figures.starts_with("HTTP/1.1 200"), "{figures}");
    assert!(figures.contains("palast_live_tables 1"), "{figures}");
    assert!(ask(&server, "GET /ready HTTP/1.1", "").ends_with("ok\n"));
    assert!(ask(&server, "GET / HTTP/1.1", "").starts_with("HTTP/1.1 404"));
}
