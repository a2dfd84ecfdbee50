//! Which tables are in memory, and who acts there when nobody asks.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use palast_conformance::toy::solo::{self, Solo};
use palast_games::{AnyGame, Registered};
use palast_server::{Config, serve};
use palast_store::{SeatRow, Store, TableId, Timestamp};

use crate::clock::set_back;
use crate::company::{three, three_with};
use crate::faulty;
use crate::matches::play_on;
use crate::support::{Site, choices, quick};
use crate::toy;

/// Has a server run without anybody asking it anything.
pub(crate) async fn run(site: &Site) -> tokio::task::JoinHandle<std::io::Result<()>> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let app = site.app.clone();
    tokio::spawn(serve(app, listener, std::future::pending()))
}

fn id(table: &str) -> TableId {
    TableId::new(table.trim_start_matches("/t/")).unwrap()
}

#[tokio::test]
async fn at_the_start_only_tables_with_something_due_are_woken() {
    let store = Store::memory();
    let slow = Config {
        bot_pace: Duration::from_secs(3600),
        ..quick()
    };
    let before = Site::over(store.clone(), slow.clone()).await;
    // It waits for people, without a limit and with one that is far away.
    let (_, waits) = three(&before).await;
    let (_, far) = three_with(&before, &[("pace", "day")]).await;
    // A bot has to move; somebody's time is up.
    let mut ada = before.visitor();
    ada.against_bots_that_begin().await;
    let (_, late) = three_with(&before, &[("pace", "day")]).await;
    set_back(&store, &late, 25 * 3600).await;
    let stale: Vec<usize> = lengths(&store, &[&waits, &far, &late]).await;

    let after = Site::over(store.clone(), slow).await;
    let server = run(&after).await;
    let woken = async {
        while after.app.tables_in_memory() < 2 || lengths(&store, &[&late]).await[0] == stale[2] {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), woken)
        .await
        .expect("what is due happens");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let loaded = after.app.tables_in_memory();
    // Tables of the first search for a bot's turn may be due, too, but none that waits for people.
    assert!(loaded >= 2 && lengths(&store, &[&waits, &far]).await == stale[..2]);
    assert!(!after.app.is_in_memory(&id(&waits)) && !after.app.is_in_memory(&id(&far)));
    server.abort();
}

async fn lengths(store: &Store, tables: &[&str]) -> Vec<usize> {
    let mut lengths = Vec::new();
    for table in tables {
        let stored = store.load(&id(table)).await.unwrap().unwrap();
        lengths.push(stored.lines.len());
    }
    lengths
}

#[tokio::test]
async fn a_table_with_a_clock_need_not_stay_in_memory() {
    let hasty = Config {
        idle: Duration::from_millis(30),
        ..quick()
    };
    let site = Site::over(Store::memory(), hasty).await;
    let (_, _table) = three_with(&site, &[("pace", "day")]).await;
    let gone = async {
        while site.app.tables_in_memory() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), gone)
        .await
        .expect("the table leaves");
}

/// Tables are kept for a while after the last change, for how long depends on their status.
#[tokio::test]
async fn old_tables_are_deleted_by_their_status() {
    const DAY: i64 = 24 * 60 * 60;
    let (store, faults) = faulty::store();
    let config = Config {
        games: toy::games(),
        ..quick()
    };
    let site = Site::over(store.clone(), config.clone()).await;
    let mut ada = site.visitor();
    let mut tables = Vec::new();
    for (lobby, running, over) in [(-8, -181, -366), (-6, -179, -364)] {
        faults.later.store(lobby * DAY, Ordering::SeqCst);
        tables.push(ada.opens(2, &[]).await);
        faults.later.store(running * DAY, Ordering::SeqCst);
        tables.push(three(&site).await.1);
        faults.later.store(over * DAY, Ordering::SeqCst);
        let alone = ada.post(&format!("/alone/{}", toy::SOLO), &[]).await;
        let alone = alone.location().to_owned();
        play_on(&mut ada, &alone).await;
        tables.push(alone);
    }
    faults.later.store(0, Ordering::SeqCst);
    let server = run(&Site::over(store.clone(), config).await).await;
    let (old, recent) = tables.split_at(3);
    for table in old {
        let gone = async {
            while store.load(&id(table)).await.unwrap().is_some() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let gone = tokio::time::timeout(Duration::from_secs(20), gone).await;
        gone.expect("it is deleted");
    }
    for table in recent {
        assert!(store.load(&id(table)).await.unwrap().is_some());
    }
    server.abort();
}

/// A bot that panics is asked three times, then the simplest one plays its seat.
#[tokio::test]
async fn a_seat_whose_bot_panics_is_played_by_a_simpler_one() {
    static GAME: Registered<Solo<{ solo::PANICKING_JUDGE }>, toy::Plain> = Registered::new();
    static GAMES: &[&dyn AnyGame] = &[&GAME];
    let config = Config {
        games: GAMES,
        ..quick()
    };
    let site = Site::over(Store::memory(), config).await;
    let mut ada = site.visitor();
    let form = [
        ("name", "Ada"),
        ("visibility", "private"),
        ("seat-2", "bot-sensible"),
    ];
    let opened = ada.post(&format!("/new/{}", toy::SOLO), &form).await;
    let table = opened.location().to_owned();
    ada.post(&format!("{table}/start"), &[]).await;
    let page = ada.page(&table).await;
    let choice = choices(&page)[0].clone();
    let done = ada.answers(&table, &page, &choice).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let page = ada.turn(&table).await;
    assert!(
        page.contains("data-turn=\"you\""),
        "the simplest bot played"
    );
}

#[tokio::test]
async fn an_unknown_bot_is_played_by_the_simplest_and_keeps_no_table_in_memory() {
    let hasty = Config {
        idle: Duration::from_millis(50),
        ..quick()
    };
    let store = Store::memory();
    let site = Site::over(store.clone(), hasty).await;
    let mut ada = site.visitor();
    let table = ada.opens(2, &[]).await;
    let genius = SeatRow::bot("genius", "Genius");
    for seat in [1, 2] {
        let now = Timestamp::from_unix(1);
        let row = SeatRow {
            name: format!("Genius {seat}"),
            ..genius.clone()
        };
        store
            .change_seat(&id(&table), seat, SeatRow::open(), row, now)
            .await
            .unwrap();
    }
    // The first attempt finds that the seats have changed and loads them.
    let start = format!("{table}/start");
    ada.post(&start, &[]).await;
    ada.post(&start, &[]).await;
    let page = ada.turn(&table).await;
    assert!(page.contains("data-turn=\"you\""));
    let gone = async {
        while site.app.tables_in_memory() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), gone)
        .await
        .expect("the table leaves");
}

/// Take-backs make a record longer and loading slower: there is an end to them.
#[tokio::test]
async fn alone_take_backs_are_many_but_not_without_end() {
    let config = Config {
        games: toy::games(),
        ..quick()
    };
    let site = Site::over(Store::memory(), config).await;
    let mut ada = site.visitor();
    let opened = ada.post(&format!("/alone/{}", toy::SOLO), &[]).await;
    let table = opened.location().to_owned();
    let back = format!("{table}/back");
    for round in 0..1000 {
        let page = ada.page(&table).await;
        let choice = choices(&page)[0].clone();
        ada.answers(&table, &page, &choice).await;
        let taken = ada.post(&back, &[]).await;
        if taken.status == StatusCode::CONFLICT {
            assert!(taken.text.contains("no more can be"), "{}", taken.text);
            assert!(round >= 100, "{round}");
            return;
        }
        assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    }
    panic!("a thousand answers were taken back");
}
