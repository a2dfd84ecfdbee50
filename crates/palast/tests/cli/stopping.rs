//! Stopping under load: whoever is served until the end is served well, and nothing is lost.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::ExitStatus;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::serving::{Player, Server, ask, serve_in, start};
use crate::support::{command, palast};

fn serving(dir: &Path, drain: &str) -> Server {
    let more = ["--no-limits", "--drain-seconds", drain].map(str::to_owned);
    start(command(&[serve_in(dir), more.to_vec()].concat()))
}

fn terminate(server: &Server) {
    let id = i32::try_from(server.process.id()).expect("a small number");
    kill_process(Pid::from_raw(id).expect("a process"), Signal::TERM).expect("it runs");
}

fn ended(server: &mut Server) -> ExitStatus {
    let begun = Instant::now();
    loop {
        if let Some(status) = server.process.try_wait().expect("it can be asked") {
            return status;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "it does not end");
        thread::sleep(Duration::from_millis(20));
    }
}

/// An open live stream; everything it sends until the server ends it.
fn follow(server: &Server, player: &Player, table: &str) -> thread::JoinHandle<Vec<u8>> {
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    let request = format!(
        "GET {table}/live HTTP/1.1\r\nHost: {}\r\nCookie: palast={}\r\n\r\n",
        server.address, player.cookie
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    thread::spawn(move || {
        let mut all = Vec::new();
        stream
            .read_to_end(&mut all)
            .expect("the stream is ended, not reset");
        all
    })
}

fn lines_stored(dir: &Path) -> u64 {
    let dir = dir.to_str().expect("a plain path");
    let list = palast(&["admin", "list", "--json", "--data", dir]).fine();
    let lines = list.lines().map(|line| {
        let table: serde_json::Value = serde_json::from_str(line).expect("JSON");
        table["lines"].as_u64().expect("a number")
    });
    lines.sum()
}

/// As a load balancer does it: nobody is sent here any more once `/ready` says no. Until then every
/// request is answered, and every move that was acknowledged is there after the restart.
#[test]
fn a_server_under_load_stops_without_a_failed_move() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut server = serving(dir.path(), "2");
    let players: Vec<Player> = (0..4).map(|_| Player::new(&server)).collect();
    let tables: Vec<String> = players
        .iter()
        .map(|it| it.opens(&server, "eschnapur"))
        .collect();
    let streams: Vec<_> = players
        .iter()
        .zip(&tables)
        .map(|(player, table)| follow(&server, player, table))
        .collect();
    let (before, after) = thread::scope(|scope| {
        let running: Vec<_> = players
            .iter()
            .zip(&tables)
            .map(|(player, table)| {
                let server = &server;
                scope.spawn(move || {
                    let mut moves = 0_u64;
                    // A failed request panics in here.
                    while ask(server, "GET /ready HTTP/1.1", "").starts_with("HTTP/1.1 200") {
                        moves += u64::from(player.moves(server, table));
                    }
                    // One more, decided before the answer came: it is still taken.
                    moves += u64::from(player.moves(server, table));
                    moves
                })
            })
            .collect();
        thread::sleep(Duration::from_millis(700));
        let told = Instant::now();
        terminate(&server);
        let moves: u64 = running
            .into_iter()
            .map(|it| it.join().expect("no request failed"))
            .sum();
        (moves, told.elapsed())
    });
    assert!(before > 0, "nobody moved");
    assert!(
        after < Duration::from_secs(2),
        "the balancer noticed before the end: {after:?}"
    );
    assert!(ask(&server, "GET /ready HTTP/1.1", "").contains("the server is stopping"));
    assert!(ended(&mut server).success());
    for stream in streams {
        let all = stream.join().expect("it ended politely");
        assert!(all.starts_with(b"HTTP/1.1 200"));
        assert!(all.ends_with(b"0\r\n\r\n"), "the stream has no end");
    }
    assert!(
        lines_stored(dir.path()) >= before,
        "an acknowledged move is missing"
    );
    let said = palast(&["admin", "check", "--data", dir.path().to_str().unwrap()]).fine();
    assert!(said.contains("all can be played"), "{said}");
    let again = serving(dir.path(), "0");
    for (player, table) in players.iter().zip(&tables) {
        assert!(player.page(&again, table).contains("id=\"live\""));
    }
}

#[test]
fn whoever_asks_twice_does_not_wait_for_the_balancer() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut server = serving(dir.path(), "600");
    terminate(&server);
    while ask(&server, "GET /ready HTTP/1.1", "").starts_with("HTTP/1.1 200") {
        thread::sleep(Duration::from_millis(10));
    }
    terminate(&server);
    assert!(ended(&mut server).success());
}

/// Without a balancer there is nothing to wait for. A request that is under way is still answered.
#[test]
fn a_server_without_a_balancer_stops_at_once_and_answers_what_is_under_way() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut server = serving(dir.path(), "0");
    let player = Player::new(&server);
    let table = player.opens(&server, "eschnapur");
    let stream = follow(&server, &player, &table);
    // The head has arrived, the body has not: the request is under way.
    let mut slow = TcpStream::connect(&server.address).expect("it listens");
    let head = format!(
        "POST {table}/answer HTTP/1.1\r\nHost: {}\r\nCookie: palast={}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\ncsrf",
        server.address, player.cookie
    );
    slow.write_all(head.as_bytes()).expect("it reads");
    thread::sleep(Duration::from_millis(300));
    let told = Instant::now();
    terminate(&server);
    thread::sleep(Duration::from_millis(200));
    slow.write_all(b"=none").expect("it still reads");
    let mut answer = String::new();
    slow.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    assert!(ended(&mut server).success());
    assert!(
        told.elapsed() < Duration::from_secs(5),
        "{:?}",
        told.elapsed()
    );
    assert!(
        stream
            .join()
            .expect("it ended politely")
            .ends_with(b"0\r\n\r\n")
    );
}
