//! How much a server takes: live tables with two clients and a bot each, over real connections on
//! this machine, with SQLite on disk (`--memory`: without, to see what the disk costs).
//!
//! `cargo run --release -p palast-server --example load -- --tables 200 --seconds 10`
//!
//! First every table plays as fast as it can: moves acknowledged per second. Then all tables
//! together play `--rate` moves a second: the time from one player's request to the other player's
//! event. Clients and server share the machine, so both figures are on the careful side.
#![expect(
    clippy::unwrap_used,
    reason = "a measurement that cannot go on stops with the line that failed"
)]

#[path = "load/client.rs"]
mod client;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::Table;
use palast_server::{App, Config, Limits, Talk};
use palast_store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

struct Args {
    tables: usize,
    seconds: u64,
    rate: f64,
    json: bool,
    memory: bool,
}

fn args() -> Args {
    let mut args = Args {
        tables: 200,
        seconds: 10,
        rate: 200.0,
        json: false,
        memory: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("a number follows");
        match word.as_str() {
            "--tables" => args.tables = value().parse().unwrap(),
            "--seconds" => args.seconds = value().parse().unwrap(),
            "--rate" => args.rate = value().parse().unwrap(),
            "--json" => args.json = true,
            "--memory" => args.memory = true,
            other => panic!("{other}: there are --tables, --seconds, --rate, --json, --memory"),
        }
    }
    args
}

#[tokio::main]
async fn main() {
    let args = args();
    let dir = tempfile::tempdir().unwrap();
    let store = if args.memory {
        Store::memory()
    } else {
        Store::sqlite(dir.path().join("load.sqlite")).unwrap()
    };
    let config = Config {
        bot_pace: Duration::ZERO,
        limits: Limits::generous(),
        talk: Talk::Quiet,
        ..Config::default()
    };
    let app = App::new(config, store).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = listener.local_addr().unwrap();
    let closing = app.clone();
    let serving = tokio::spawn(palast_server::serve(app, listener, std::future::pending()));

    let opening = Instant::now();
    let tables = open(server, args.tables).await;
    let opened = opening.elapsed();
    let (tables, moves) = saturate(tables, Duration::from_secs(args.seconds)).await;
    let per_second = moves as f64 / args.seconds as f64;
    let mut waits = pace(tables, args.rate, Duration::from_secs(args.seconds)).await;
    waits.sort_unstable();
    let at = |share: f64| {
        let index = (waits.len() as f64 * share) as usize;
        let wait = waits.get(index.min(waits.len().saturating_sub(1)));
        wait.map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    };
    let (p50, p99, most) = (at(0.5), at(0.99), at(1.0));
    if args.json {
        println!(
            "{{\"tables\":{},\"moves_per_second\":{per_second:.0},\"rate\":{},\"moves_timed\":{},\
             \"latency_ms_p50\":{p50:.2},\"latency_ms_p99\":{p99:.2},\"latency_ms_max\":{most:.2}}}",
            args.tables,
            args.rate,
            waits.len()
        );
    } else {
        println!("{} tables opened in {opened:.1?}", args.tables);
        println!("as fast as it goes: {per_second:.0} moves of people per second");
        println!(
            "at {} moves per second ({} timed): from request to the other's event {p50:.2} ms median, \
             {p99:.2} ms at 99 %, {most:.2} ms at most",
            args.rate,
            waits.len()
        );
    }
    closing.close();
    serving.abort();
}

async fn open(server: SocketAddr, count: usize) -> Vec<Table> {
    let mut tables = Vec::new();
    for batch in 0..count.div_ceil(16) {
        let mut opening = JoinSet::new();
        for _ in 0..16.min(count - batch * 16) {
            opening.spawn(Table::open(server));
        }
        tables.extend(opening.join_all().await);
    }
    tables
}

/// Everybody plays as fast as answers come.
async fn saturate(tables: Vec<Table>, time: Duration) -> (Vec<Table>, u64) {
    let moves = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for mut table in tables {
        let (moves, stop) = (Arc::clone(&moves), Arc::clone(&stop));
        playing.spawn(async move {
            while !stop.load(Ordering::Relaxed) {
                if table.play().await.is_some() {
                    moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            table
        });
    }
    tokio::time::sleep(time).await;
    let total = moves.load(Ordering::Relaxed);
    stop.store(true, Ordering::Relaxed);
    (playing.join_all().await, total)
}

/// Everybody plays now and then, evenly spread.
async fn pace(tables: Vec<Table>, rate: f64, time: Duration) -> Vec<Duration> {
    let every = Duration::from_secs_f64(tables.len() as f64 / rate);
    let count = tables.len() as u32;
    let start = tokio::time::Instant::now() + Duration::from_millis(500);
    let mut playing = JoinSet::new();
    for (index, mut table) in tables.into_iter().enumerate() {
        playing.spawn(async move {
            let mut waits = Vec::new();
            let mut next = start + every * (index as u32) / count;
            while next < start + time {
                tokio::time::sleep_until(next).await;
                waits.extend(table.timed().await);
                next += every;
            }
            waits
        });
    }
    playing.join_all().await.concat()
}
