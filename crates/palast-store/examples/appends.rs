//! How many appends a second, and how long until one is acknowledged.
//!
//! `cargo run --release -p palast-store --example appends -- --tables 200 --seconds 3`
//!
//! Writers append one line at a time to tables of their own, each waiting for its answer before the
//! next, as players do. Further options: `--dir DIR` puts the database on the disk to be measured
//! (the default is the directory for temporary files), `--memory` measures the other back end.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use palast_store::{
    MatchStart, NewTable, Progress, PublicProgress, SeatMask, Secret, Store, TableId, Then,
    Timestamp, Visibility,
};

const USAGE: &str = "usage: appends [--tables N] [--seconds N] [--dir DIR] [--memory]";
const NOW: Timestamp = Timestamp::from_unix(0);

struct Options {
    tables: usize,
    seconds: u64,
    dir: PathBuf,
    memory: bool,
}

fn main() -> ExitCode {
    match parse(std::env::args().skip(1)) {
        Ok(options) => run(&options),
        Err(reason) => {
            eprintln!("{reason}\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

fn parse(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        tables: 200,
        seconds: 3,
        dir: std::env::temp_dir(),
        memory: false,
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        let number = |text: String| match text.parse::<u64>() {
            Ok(number @ 1..=100_000) => Ok(number),
            Ok(_) | Err(_) => Err(format!("{text} is not a number from 1 to 100000")),
        };
        match word.as_str() {
            "--tables" => {
                options.tables = usize::try_from(number(value()?)?).expect("at most 100000");
            }
            "--seconds" => options.seconds = number(value()?)?,
            "--dir" => options.dir = value()?.into(),
            "--memory" => options.memory = true,
            unknown => return Err(format!("unknown option {unknown}")),
        }
    }
    Ok(options)
}

fn run(options: &Options) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("threads to be had");
    println!(
        "{:>8} {:>11} {:>9} {:>9} {:>9}",
        "writers", "appends/s", "p50 µs", "p99 µs", "max µs"
    );
    for writers in [1, 16, options.tables] {
        let folder = match tempfile::tempdir_in(&options.dir) {
            Ok(folder) => folder,
            Err(error) => {
                eprintln!("{}: {error}", options.dir.display());
                return ExitCode::FAILURE;
            }
        };
        let store = if options.memory {
            Store::memory()
        } else {
            Store::sqlite(folder.path().join("appends.db")).expect("a fresh file can be opened")
        };
        let time = Duration::from_secs(options.seconds);
        let mut waits = runtime.block_on(measure(&store, writers, time));
        waits.sort_unstable();
        let at = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_micros();
        let rate = waits.len() as f64 / time.as_secs_f64();
        println!(
            "{writers:>8} {rate:>11.0} {:>9} {:>9} {:>9}",
            at(50),
            at(99),
            at(100)
        );
    }
    ExitCode::SUCCESS
}

/// The waiting time of every append made.
async fn measure(store: &Store, writers: usize, time: Duration) -> Vec<Duration> {
    let mut ids = Vec::new();
    for number in 0..writers {
        ids.push(table(store, number).await);
    }
    let end = Instant::now() + time;
    let mut tasks = tokio::task::JoinSet::new();
    for id in ids {
        let store = store.clone();
        tasks.spawn(async move {
            let (mut len, mut waits) = (0, Vec::new());
            while Instant::now() < end {
                let line = vec![format!("2 play the-chancellor red {len}")];
                let asked = Instant::now();
                len = store
                    .append(&id, len, line, Then::GoesOn(progress(len)), NOW)
                    .await
                    .expect("no rival");
                waits.push(asked.elapsed());
            }
            waits
        });
    }
    tasks.join_all().await.concat()
}

/// Two seats take turns, with a minute for each move, as at a table with a clock.
fn progress(len: u64) -> Progress {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let second = i64::try_from(since.unwrap_or_default().as_secs()).expect("a time of our days");
    let seats = SeatMask::from_bits(1 << (len % 2));
    Progress {
        awaited: seats,
        due: Some(Timestamp::from_unix(second + 60)),
        public: Some(PublicProgress {
            asked: seats,
            seen: Timestamp::from_unix(second),
        }),
    }
}

async fn table(store: &Store, number: usize) -> TableId {
    let id = TableId::new(format!("table-{number}")).expect("plain");
    let new = NewTable {
        id: id.clone(),
        game: "toy".to_owned(),
        header: String::new(),
        seed: Secret::new([0; 32]),
        setup: String::new(),
        visibility: Visibility::Private,
        seats: Vec::new(),
        created: NOW,
    };
    let start = MatchStart {
        header: String::new(),
        setup: String::new(),
        seats: Vec::new(),
        progress: progress(0),
    };
    store.create(new).await.expect("a new id");
    store.start(&id, start).await.expect("a new lobby");
    id
}
