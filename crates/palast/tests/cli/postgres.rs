//! `palast serve --database`: moves over HTTP are in PostgreSQL, and a server that is killed goes on.

use std::process::Command;

use palast_postgres::shared;

use crate::serving::{Server, ask, between, start};
use crate::support::{command, palast};

fn serve(url: &str) -> Server {
    let args = ["serve", "--port", "0", "--bot-pace-ms", "0", "--no-limits"];
    let mut command: Command = command(&args);
    command.args(["--database", url]);
    start(command)
}

/// Somebody with a cookie, who asks one server after another.
struct Player {
    cookie: String,
    csrf: String,
}

impl Player {
    fn new(server: &Server) -> Self {
        let first = ask(server, "GET /nowhere HTTP/1.1", "");
        Self {
            cookie: between(&first, "palast=", ";").to_owned(),
            csrf: between(&first, "name=\"csrf\" value=\"", "\"").to_owned(),
        }
    }

    fn get(&self, server: &Server, path: &str) -> String {
        let head = format!("GET {path} HTTP/1.1\r\nCookie: palast={}", self.cookie);
        ask(server, &head, "")
    }

    fn post(&self, server: &Server, path: &str, fields: &str) -> String {
        let head = format!("POST {path} HTTP/1.1\r\nCookie: palast={}", self.cookie);
        ask(server, &head, &format!("csrf={}{fields}", self.csrf))
    }

    /// Answers as often as told with the first choice, and says the number of the question after.
    fn plays(&self, server: &Server, table: &str, moves: u32) -> u64 {
        for _ in 0..moves {
            let page = self.turn(server, table);
            let number = between(&page, "data-ask=\"", "\"");
            let choice = between(&page, "name=\"pick\" value=\"", "\"");
            let fields = format!("&ask={number}&answer={}", choice.replace(' ', "+"));
            let answer = self.post(server, &format!("{table}/answer"), &fields);
            assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
        }
        let page = self.turn(server, table);
        let number = between(&page, "data-ask=\"", "\"");
        number.parse().expect("questions are numbered")
    }

    fn turn(&self, server: &Server, table: &str) -> String {
        for _ in 0..2000 {
            let page = self.get(server, table);
            if page.contains("data-turn=\"you\"") {
                return page;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        panic!("nobody moves at {table}");
    }
}

#[test]
fn a_match_in_postgresql_goes_on_after_the_server_was_killed() {
    let Some(database) = shared() else { return };
    let url = database.database();
    let mut server = serve(&url);
    let player = Player::new(&server);
    let opened = player.post(&server, "/bots/palastgefluester", "");
    let table = between(&opened, "location: ", "\r\n").to_owned();
    let before = player.plays(&server, &table, 3);
    server.process.kill().expect("it runs");
    server.process.wait().expect("it ends");

    let again = serve(&url);
    let page = player.turn(&again, &table);
    assert_eq!(between(&page, "data-ask=\"", "\""), before.to_string());
    assert!(player.plays(&again, &table, 2) > before);
    let lines = database.sql(&url, "SELECT len FROM matches");
    assert!(lines.parse::<u64>().is_ok_and(|lines| lines > 5), "{lines}");
}

#[test]
fn a_database_that_cannot_be_used_is_refused_with_a_sentence() {
    let url = "postgres://me:hidden@127.0.0.1:1/palast";
    let refused = palast(&["serve", "--port", "0", "--database", url]);
    refused.refused(
        1,
        "the PostgreSQL database palast at 127.0.0.1 cannot be opened",
    );
    palast(&["serve", "--memory", "--database", url]).refused(2, "cannot be used with");
    palast(&["serve", "--database", "nonsense"]).refused(1, "postgres://user:password@host");
}

#[test]
fn tables_move_from_a_file_to_postgresql_and_back() {
    let Some(database) = shared() else { return };
    let folder = tempfile::tempdir().expect("a directory");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (file, exported, back) = (at("club"), at("tables.jsonl"), at("back.jsonl"));
    let mut on_file = command(&["serve", "--port", "0", "--bot-pace-ms", "0", "--no-limits"]);
    on_file.args(["--data", &file]);
    let mut server = start(on_file);
    let player = Player::new(&server);
    let opened = player.post(&server, "/bots/palastgefluester", "");
    let table = between(&opened, "location: ", "\r\n").to_owned();
    let before = player.plays(&server, &table, 3);
    server.process.kill().expect("it runs");
    server.process.wait().expect("it ends");

    let url = database.database();
    let admin = |args: &[&str]| {
        let done = command(args).env("PALAST_DATABASE", &url).output();
        let done = done.expect("the program starts");
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "{args:?}: {said}");
        String::from_utf8_lossy(&done.stdout).into_owned()
    };
    admin(&["admin", "export", &exported, "--data", &file]);
    admin(&["admin", "import", &exported]);
    assert!(admin(&["admin", "list"]).contains("palastgefluester"));
    admin(&["admin", "check"]);
    admin(&["admin", "export", &back]);
    let read = |path: &str| std::fs::read_to_string(path).expect("it was written");
    assert_eq!(read(&exported), read(&back), "nothing changed on the way");

    let refused = command(&["admin", "backup", &at("copy")])
        .env("PALAST_DATABASE", &url)
        .output()
        .expect("the program starts");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("use pg_dump"));

    // The same browser goes on at the same question.
    let moved = serve(&url);
    let page = player.turn(&moved, &table);
    assert_eq!(between(&page, "data-ask=\"", "\""), before.to_string());
}
