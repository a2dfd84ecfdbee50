//! How long lists, wake-ups and deletions take with many stored tables.
//!
//! `cargo run --release -p palast-store --example lists -- 100000`
//!
//! A hundred persons sit at the tables, two at each; every tenth table has a clock, of which every
//! tenth has run out. Each figure is the median of 51 calls, except that deleting is done once.

use std::time::{Duration, Instant};

use palast_store::{
    MatchStart, NewTable, Owner, Progress, PublicProgress, SeatMask, SeatRow, Secret, Status,
    Store, TableId, Timestamp, Visibility,
};

const CALLS: usize = 51;
/// How many tables are written at the same time, so that they share commits.
const AT_ONCE: usize = 500;

fn main() {
    let tables = std::env::args().nth(1);
    let Ok(tables) = tables.as_deref().unwrap_or("100000").parse::<usize>() else {
        eprintln!("usage: lists [TABLES]");
        std::process::exit(2);
    };
    let folder = tempfile::tempdir().expect("a directory for temporary files");
    let store = Store::sqlite(folder.path().join("lists.db")).expect("a fresh file can be opened");
    let runtime = tokio::runtime::Runtime::new().expect("threads to be had");
    runtime.block_on(async {
        let begun = Instant::now();
        fill(&store, tables).await;
        println!("{tables} tables in {:.1} s", begun.elapsed().as_secs_f64());
        let now = Timestamp::from_unix(0);
        report("list_for_owner", || store.list_for_owner(person(1), 50)).await;
        report("lists", || store.lists(person(1), 50)).await;
        report("due_tables", || store.due_tables(now, 100)).await;
        report("check", || store.check()).await;
        let old = Timestamp::from_unix(i64::try_from(tables).expect("fewer than that"));
        let begun = Instant::now();
        let gone = store.delete_older(Status::Running, old, 100).await;
        let gone = gone.expect("a sound file").len();
        println!("delete_older: {gone} tables in {:?}", begun.elapsed());
    });
}

async fn report<T, E: std::fmt::Debug, F>(name: &str, call: impl Fn() -> F)
where
    F: Future<Output = Result<T, E>>,
{
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..CALLS {
        let begun = Instant::now();
        call().await.expect("a sound file");
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    println!("{name}: {:?}", times[CALLS / 2]);
}

async fn fill(store: &Store, tables: usize) {
    for first in (0..tables).step_by(AT_ONCE) {
        let mut tasks = tokio::task::JoinSet::new();
        for number in first..tables.min(first + AT_ONCE) {
            let store = store.clone();
            tasks.spawn(async move { add(&store, number).await });
        }
        tasks.join_all().await;
    }
}

async fn add(store: &Store, number: usize) {
    let time = i64::try_from(number).expect("fewer than that");
    let id = TableId::new(format!("table-{number}")).expect("plain");
    let seats = [number, number / 100].map(|n| {
        let person = person(u8::try_from(n % 100).expect("below 100"));
        SeatRow::person(person, "somebody")
    });
    let new = NewTable {
        id: id.clone(),
        game: "toy".to_owned(),
        header: String::new(),
        seed: Secret::new([0; 32]),
        setup: "{}".to_owned(),
        visibility: Visibility::Public,
        seats: seats.to_vec(),
        created: Timestamp::from_unix(time),
    };
    let asked = SeatMask::from_bits(1 << (number % 2));
    let start = MatchStart {
        header: "header ".repeat(30),
        setup: new.setup.clone(),
        seats: new.seats.clone(),
        progress: Progress {
            awaited: asked,
            due: match number % 100 {
                0 => Some(Timestamp::from_unix(-time)),
                n if n % 10 == 0 => Some(Timestamp::from_unix(time)),
                _ => None,
            },
            public: Some(PublicProgress {
                asked,
                seen: Timestamp::from_unix(time),
            }),
        },
    };
    store.create(new).await.expect("a new id");
    store.start(&id, start).await.expect("a new lobby");
}

fn person(number: u8) -> Owner {
    Owner::from_hash([number; 32])
}
