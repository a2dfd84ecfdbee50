//! `palast serve` under a system that does not give it what it needs, and `palast load`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::{command, palast, run_output};

/// A server that is killed at the end of the test.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) fn start(mut command: Command) -> Server {
    let mut process = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let output = process.stdout.take().expect("it is piped");
    let mut line = String::new();
    BufReader::new(output)
        .read_line(&mut line)
        .expect("it prints its address");
    let address = line
        .trim()
        .trim_start_matches("http://")
        .trim_end_matches('/');
    Server {
        process,
        address: address.to_owned(),
    }
}

/// Sends a request on a connection of its own; the whole answer.
pub(crate) fn ask(server: &Server, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    let length = body.len();
    let request = format!(
        "{head}\r\nHost: {}\r\nConnection: close\r\nContent-Length: {length}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n",
        server.address
    );
    stream
        .write_all(format!("{request}\r\n{body}").as_bytes())
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

/// Somebody with a browser who plays against bots.
pub(crate) struct Player {
    pub(crate) cookie: String,
    csrf: String,
    tables: std::sync::Mutex<Vec<String>>,
}

impl Player {
    pub(crate) fn new(server: &Server) -> Self {
        let first = ask(server, "GET /nowhere HTTP/1.1", "");
        Self {
            cookie: between(&first, "palast=", ";").to_owned(),
            csrf: between(&first, "name=\"csrf\" value=\"", "\"").to_owned(),
            tables: std::sync::Mutex::default(),
        }
    }

    /// The tables that were opened.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.tables.lock().expect("nobody panics").clone()
    }

    /// The whole answer to a request.
    pub(crate) fn sends(&self, server: &Server, line: &str, fields: &str) -> String {
        let head = format!("{line} HTTP/1.1\r\nCookie: palast={}", self.cookie);
        let body = match line.starts_with("POST") {
            true => format!("csrf={}&{fields}", self.csrf),
            false => String::new(),
        };
        ask(server, &head, &body)
    }

    pub(crate) fn page(&self, server: &Server, path: &str) -> String {
        let answer = self.sends(server, &format!("GET {path}"), "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        answer
    }

    /// Opens a table against bots and says where.
    pub(crate) fn opens(&self, server: &Server, game: &str) -> String {
        let answer = self.sends(server, &format!("POST /bots/{game}"), "");
        let answer = answer.to_lowercase();
        let table = between(&answer, "location: ", "\r").to_owned();
        self.tables
            .lock()
            .expect("nobody panics")
            .push(table.clone());
        table
    }

    /// Gives the first legal answer, if somebody is asked; whether it was taken.
    pub(crate) fn moves(&self, server: &Server, table: &str) -> bool {
        let page = self.page(server, table);
        let Some((_, rest)) = page.split_once("data-ask=\"") else {
            return false;
        };
        let question = rest.split('"').next().unwrap_or_default();
        let Some((_, rest)) = page.split_once("name=\"pick\" value=\"") else {
            return false;
        };
        let answer = rest.split('"').next().unwrap_or_default();
        let answer: String = answer.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let fields = format!("ask={question}&answer={answer}");
        let said = self.sends(server, &format!("POST {table}/answer"), &fields);
        let taken = said.starts_with("HTTP/1.1 303") || said.starts_with("HTTP/1.1 204");
        // The question may have been another one meanwhile.
        assert!(taken || said.starts_with("HTTP/1.1 409"), "{said}");
        taken
    }
}

pub(crate) fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    text.split_once(start)
        .and_then(|(_, rest)| rest.split_once(end))
        .unwrap_or_else(|| panic!("no {start} in {text}"))
        .0
}

pub(crate) fn serve_in(dir: &Path) -> Vec<String> {
    let dir = dir.to_str().expect("a plain path");
    ["serve", "--port", "0", "--bot-pace-ms", "0", "--data", dir]
        .map(str::to_owned)
        .to_vec()
}

/// With a limit on the size of files a write beyond it ends a process that does not handle the
/// signal.
#[cfg(unix)]
#[test]
fn a_limit_on_the_size_of_files_refuses_moves_and_ends_nothing() {
    // `sh` counts blocks of 512 bytes.
    const LIMIT: u64 = 400 * 512;
    let dir = tempfile::tempdir().expect("a directory");
    let mut limited = Command::new("sh");
    limited
        .args(["-c", "ulimit -f 400; exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_palast"))
        .args(serve_in(dir.path()))
        .arg("--no-limits")
        .stdin(Stdio::null());
    let mut server = start(limited);
    let first = ask(&server, "GET /nowhere HTTP/1.1", "");
    let cookie = between(&first, "palast=", ";").to_owned();
    let csrf = between(&first, "name=\"csrf\" value=\"", "\"").to_owned();
    let head = format!("POST /bots/eschnapur HTTP/1.1\r\nCookie: palast={cookie}");
    // Each table takes some room, and its bots play on.
    let refused = (0..2000).any(|_| {
        let answer = ask(&server, &head, &format!("csrf={csrf}"));
        assert!(
            answer.starts_with("HTTP/1.1 303") || answer.starts_with("HTTP/1.1 503"),
            "{answer}"
        );
        answer.starts_with("HTTP/1.1 503")
    });
    assert!(refused, "two thousand tables fit into the limit");
    let largest = std::fs::read_dir(dir.path())
        .expect("the directory is there")
        .map(|file| file.and_then(|file| file.metadata()).expect("a file").len())
        .max();
    let largest = largest.expect("there are files");
    // A write is of whole pages of 4 KiB with a small head.
    assert!(
        (LIMIT - 8192..=LIMIT).contains(&largest),
        "the limit was not met: {largest} bytes"
    );
    assert_eq!(server.process.try_wait().expect("it can be asked"), None);
    assert!(ask(&server, "GET /rules/eschnapur HTTP/1.1", "").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_second_server_on_one_directory_is_refused_with_a_sentence() {
    let dir = tempfile::tempdir().expect("a directory");
    let _first = start(command(&serve_in(dir.path())));
    let second = command(&serve_in(dir.path())).output().expect("it starts");
    run_output(&second).refused(1, "in use by another server");
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    let serve = |args: &[&str]| palast(&[&["serve", "--memory"], args].concat());
    serve(&["--public-url", "games.example"]).refused(2, "https://games.example");
    serve(&["--no-limits", "--bind", "0.0.0.0"]).refused(2, "this machine only");
    serve(&["--log", "loud"]).refused(2, "debug");
}

#[test]
fn a_load_that_makes_no_sense_is_refused() {
    palast(&["load", "--tables", "0"]).refused(2, "between 1 and 100000");
    palast(&["load", "--rate", "fast"]).refused(2, "moves a second");
    palast(&["load", "--game", "chess"]).refused(2, "there is no game `chess`");
    palast(&["load", "--url", "http://192.0.2.1:80"]).refused(2, "no address of this machine");
    let help = palast(&["load", "--help"]).fine();
    assert!(help.contains("--stored"), "{help}");
}

#[test]
fn a_small_load_is_measured() {
    let args = [
        "load",
        "--tables",
        "2",
        "--seconds",
        "1",
        "--rate",
        "20",
        "--memory",
        "--json",
    ];
    let report = palast(&args).json();
    assert_eq!(report["tables"], 2);
    for figure in [
        "moves_per_second",
        "moves_timed",
        "bytes_per_move_and_viewer",
    ] {
        assert!(
            report[figure].as_f64().unwrap_or(0.0) > 0.0,
            "{figure}: {report}"
        );
    }
}
