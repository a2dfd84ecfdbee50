//! `palast load`: how much a server takes. Two people at each of many tables play over real
//! connections on this machine, first as fast as answers come, then at a fixed rate.
//!
//! The server is a process of its own, started for the measurement unless an address is given.
//! Client and server share the machine, so the figures are on the careful side.

mod report;
mod screen;
mod server;
mod table;
mod wire;

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use palast_games::AnyGame;
use tokio::task::JoinSet;

use crate::args::find_game;
use crate::cli::LoadArgs;
use crate::usage_error::UsageError;
use report::Report;
use server::{Server, own_cpu};
use table::{Step, Table, Watch};

/// How many tables are opened at the same time.
const AT_ONCE: usize = 16;
/// After how many stored tables their people leave: a server takes only so many connections.
const STORED_AT_ONCE: usize = 200;
/// Time for the server to finish what it does after a phase: it keeps drawings for two seconds.
const SETTLE: Duration = Duration::from_secs(3);

pub(crate) fn run(args: &LoadArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = find_game(&args.game)?;
    let running = args.url.as_deref().map(loopback_address).transpose()?;
    // One thread: the client must not take the cores that the server needs.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the runtime")?;
    let report = runtime.block_on(measure(args, game, running))?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(())
}

/// The address in a URL, if it is on this machine.
fn loopback_address(url: &str) -> anyhow::Result<SocketAddr> {
    let rest = url.strip_prefix("http://").unwrap_or(url);
    let address: Option<SocketAddr> = rest.trim_end_matches('/').parse().ok();
    let address = address.filter(|address| address.ip().is_loopback());
    let refused = || {
        let sentence =
            format!("`{url}` is no address of this machine, as in http://127.0.0.1:8470");
        UsageError::new(sentence).into()
    };
    address.ok_or_else(refused)
}

async fn measure(
    args: &LoadArgs,
    game: &'static dyn AnyGame,
    running: Option<SocketAddr>,
) -> anyhow::Result<Report> {
    let dir = tempfile::tempdir().context("making a directory for the tables")?;
    let data = (!args.memory).then(|| dir.path());
    let server = match running {
        Some(address) => Server::running(address),
        None => {
            if args.stored > 0 {
                let server = Server::start(data).await?;
                for first in (0..args.stored).step_by(STORED_AT_ONCE) {
                    let count = STORED_AT_ONCE.min(args.stored - first);
                    open(server.address, game, count).await?;
                }
                server.stop()?;
            }
            Server::start(data).await?
        }
    };
    let mut report = Report {
        game: game.id(),
        tables: args.tables,
        storage: match (running, args.memory) {
            (Some(_), _) => "elsewhere",
            (None, true) => "memory",
            (None, false) => "disk",
        },
        seconds: args.seconds,
        rate: args.rate,
        stored: args.stored,
        first_answer_seconds: server.first_answer.map(|time| time.as_secs_f64()),
        ..Report::default()
    };
    let per_table =
        |before: Option<f64>, after: Option<f64>| Some((after? - before?) / args.tables as f64);
    let empty = server.memory();
    let mut tables = open(server.address, game, args.tables).await?;
    tokio::time::sleep(SETTLE).await;
    report.kib_per_idle_table = per_table(empty, server.memory());
    for table in &mut tables {
        table.listen().await?;
    }
    tokio::time::sleep(SETTLE).await;
    report.kib_per_live_table = per_table(empty, server.memory());

    let time = Duration::from_secs(args.seconds);
    let (server_cpu, client_cpu) = (server.cpu(), own_cpu());
    let saturated = saturate(tables, game, server.address, time).await?;
    let moves = saturated.moves.max(1) as f64;
    let per_move =
        |before: Option<f64>, after: Option<f64>| Some((after? - before?) * 1000.0 / moves);
    report.server_cpu_ms_per_move = per_move(server_cpu, server.cpu());
    report.client_cpu_ms_per_move = per_move(client_cpu, own_cpu());
    report.moves_per_second = moves / saturated.seconds;
    report.bytes_per_move_and_viewer = saturated.bytes as f64 / moves / 2.0;
    let waits = pace(saturated.tables, game, server.address, args.rate, time).await?;
    report.latencies(waits);
    server.stop()?;
    Ok(report)
}

/// Opens tables, a few at the same time.
async fn open(
    server: SocketAddr,
    game: &'static dyn AnyGame,
    count: usize,
) -> anyhow::Result<Vec<Table>> {
    let mut tables = Vec::with_capacity(count);
    let mut opening = JoinSet::new();
    for number in 0..count {
        opening.spawn(Table::open(server, game));
        if number + 1 >= AT_ONCE
            && let Some(table) = opening.join_next().await
        {
            tables.push(table??);
        }
    }
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

struct Saturated {
    tables: Vec<Table>,
    moves: u64,
    bytes: u64,
    seconds: f64,
}

/// Everybody plays as fast as answers come.
async fn saturate(
    tables: Vec<Table>,
    game: &'static dyn AnyGame,
    server: SocketAddr,
    time: Duration,
) -> anyhow::Result<Saturated> {
    let moves = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for mut table in tables {
        let (moves, stop) = (Arc::clone(&moves), Arc::clone(&stop));
        playing.spawn(async move {
            let mut bytes = 0;
            table.take_bytes();
            while !stop.load(Ordering::Relaxed) {
                match table.step(Watch::No).await? {
                    Step::Moved(_) => {
                        moves.fetch_add(1, Ordering::Relaxed);
                    }
                    Step::Refused => {}
                    Step::Over => {
                        bytes += table.take_bytes();
                        table = again(server, game).await?;
                        table.take_bytes();
                    }
                }
            }
            bytes += table.take_bytes();
            Ok::<_, anyhow::Error>((table, bytes))
        });
    }
    tokio::time::sleep(time).await;
    let (moves, seconds) = (moves.load(Ordering::Relaxed), begun.elapsed().as_secs_f64());
    stop.store(true, Ordering::Relaxed);
    let mut tables = Vec::with_capacity(playing.len());
    let mut bytes = 0;
    while let Some(played) = playing.join_next().await {
        let (table, received) = played??;
        bytes += received;
        tables.push(table);
    }
    Ok(Saturated {
        tables,
        moves,
        bytes,
        seconds,
    })
}

/// A new match, with both streams, in the place of one that is over.
async fn again(server: SocketAddr, game: &'static dyn AnyGame) -> anyhow::Result<Table> {
    let mut table = Table::open(server, game).await?;
    table.listen().await?;
    Ok(table)
}

/// Everybody plays now and then, evenly spread. The times from click to the other's screen.
async fn pace(
    tables: Vec<Table>,
    game: &'static dyn AnyGame,
    server: SocketAddr,
    rate: f64,
    time: Duration,
) -> anyhow::Result<Vec<Duration>> {
    let every = Duration::from_secs_f64(tables.len() as f64 / rate);
    let count = tables.len() as f64;
    let start = tokio::time::Instant::now() + SETTLE;
    let mut playing = JoinSet::new();
    for (index, mut table) in tables.into_iter().enumerate() {
        playing.spawn(async move {
            let mut waits = Vec::new();
            let mut next = start + every.mul_f64(index as f64 / count);
            while next < start + time {
                tokio::time::sleep_until(next).await;
                match table.step(Watch::Yes).await? {
                    Step::Moved(wait) => waits.extend(wait),
                    Step::Refused => {}
                    Step::Over => table = again(server, game).await?,
                }
                next += every;
            }
            Ok::<_, anyhow::Error>(waits)
        });
    }
    let mut waits = Vec::new();
    while let Some(table) = playing.join_next().await {
        waits.extend(table??);
    }
    Ok(waits)
}

#[cfg(test)]
mod tests {
    use super::loopback_address;

    #[test]
    fn only_this_machine_is_loaded() {
        assert!(loopback_address("http://127.0.0.1:8470/").is_ok());
        assert!(loopback_address("[::1]:8470").is_ok());
        for refused in ["http://192.0.2.1:80", "https://games.example", "8470", ""] {
            assert!(loopback_address(refused).is_err(), "{refused}");
        }
    }
}
