//! When something fails: the store, the task of a table, a bot.

use std::fs;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use palast_store::Store;

use crate::company::{next_of, three};
use crate::faulty::{self, Faults};
use crate::support::{Answer, Site, assert_same, choices, quick, seen};
use crate::waking::run;

/// The next event of a stream that is not a keep-alive.
async fn event(stream: &mut axum::body::BodyDataStream) -> String {
    let read = async {
        loop {
            let bytes = stream.next().await.expect("it goes on").unwrap();
            let text = String::from_utf8(bytes.to_vec()).unwrap();
            if text.contains("event: sections") {
                return text;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), read)
        .await
        .expect("an event comes")
}

/// Fault: a move that was never stored stayed in memory, was shown, and was appended with the next.
#[tokio::test]
async fn what_could_not_be_stored_has_not_happened_even_if_loading_fails_too() {
    let (store, faults) = faulty::store();
    let site = Site::over(store, quick()).await;
    let (mut people, table) = three(&site).await;
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let all = choices(&page);

    Faults::set(&faults.append, true);
    Faults::set(&faults.load, true);
    let refused = people[turn].answers(&table, &page, &all[0]).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    for person in &mut people {
        let answer = person.get(&table).await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    }
    Faults::set(&faults.load, false);
    for person in &mut people {
        person.page(&table).await;
    }
    assert_same(&people[turn].page(&table).await, &page);

    Faults::set(&faults.append, false);
    let other = all.last().unwrap();
    let done = people[turn].answers(&table, &page, other).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let record = people[turn].page(&table).await;
    assert_ne!(seen(&record), seen(&page));
}

#[tokio::test]
async fn a_failed_write_is_not_shown_by_streams() {
    let (store, faults) = faulty::store();
    let site = Site::over(store, quick()).await;
    let (mut people, table) = three(&site).await;
    for person in &mut people {
        person.page(&table).await;
    }
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let watcher = people[(turn + 1) % 3].clone();
    let before = seen(&watcher.clone().page(&table).await).to_owned();
    let mut stream = watcher.live(&format!("{table}/live?seen={before}")).await;
    Faults::set(&faults.append, true);
    people[turn]
        .answers(&table, &page, &choices(&page)[0])
        .await;
    let heard = tokio::time::timeout(Duration::from_millis(300), stream.next()).await;
    assert!(heard.is_err(), "{heard:?}");
    Faults::set(&faults.append, false);
    people[turn]
        .answers(&table, &page, &choices(&page)[0])
        .await;
    event(&mut stream).await;
}

/// Fault: after a panic of the task a stream sent keep-alives for ever and no move.
#[tokio::test]
async fn streams_follow_a_table_whose_task_has_panicked() {
    let (store, faults) = faulty::store();
    let site = Site::over(store, quick()).await;
    let (mut people, table) = three(&site).await;
    for person in &mut people {
        person.page(&table).await;
    }
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let watcher = people[(turn + 1) % 3].clone();
    let before = seen(&watcher.clone().page(&table).await).to_owned();
    let mut stream = watcher.live(&format!("{table}/live?seen={before}")).await;
    Faults::set(&faults.append_panics, true);
    let refused = people[turn]
        .answers(&table, &page, &choices(&page)[0])
        .await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    Faults::set(&faults.append_panics, false);
    let done = people[turn]
        .answers(&table, &page, &choices(&page)[0])
        .await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    event(&mut stream).await;
}

/// The list of tables answers from what is stored, and says so in a sentence when it cannot.
#[tokio::test]
async fn the_front_page_is_one_query_and_loads_no_table() {
    let (store, faults) = faulty::store();
    let site = Site::over(store.clone(), quick()).await;
    let (people, _) = three(&site).await;
    let fresh = Site::over(store, quick()).await;
    let loads = Faults::count(&faults.loads);
    let before = Faults::count(&faults.queries);
    let mut turns = 0;
    for person in &people {
        let page = person.at(&fresh).page("/").await;
        turns += page.matches("<span class=\"state\">your turn<").count();
        let next = person.at(&fresh).get("/next").await;
        assert!(next.status.is_redirection());
    }
    assert_eq!(turns, 1, "one of them is asked");
    assert_eq!(Faults::count(&faults.loads), loads, "nothing is replayed");
    assert_eq!(Faults::count(&faults.queries) - before, 3 * (1 + 1));

    faults.lists.store(true, Ordering::SeqCst);
    for path in ["/", "/next"] {
        let answer = people[0].at(&fresh).get(path).await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.text.contains("cannot be reached right now"));
    }
}

/// Fault: with the database file gone, moves went on being acknowledged into it.
#[cfg(unix)]
async fn nothing_is_acknowledged_after(harm: impl FnOnce(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let site = Site::over(Store::sqlite(&path).unwrap(), quick()).await;
    let (mut people, table) = three(&site).await;
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    assert_eq!(people[turn].get("/health").await.status, StatusCode::OK);
    let saved = folder.path().join("saved.db");
    fs::copy(&path, &saved).unwrap();
    harm(&path);

    let choice = choices(&page)[0].clone();
    assert_lost(&people[turn].answers(&table, &page, &choice).await);
    for person in &mut people {
        for path in [
            "/",
            "/next",
            &table,
            &format!("{table}/part"),
            "/new/amyitis",
        ] {
            assert_lost(&person.get(path).await);
        }
    }
    // A file that appears again lacks what was written meanwhile: only a restart helps.
    fs::copy(&saved, &path).unwrap();
    assert_lost(&people[turn].answers(&table, &page, &choice).await);
    let health = people[turn].get("/health").await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(
        health.text.contains("restart the server"),
        "{}",
        health.text
    );
}

#[cfg(unix)]
#[track_caller]
fn assert_lost(answer: &Answer) {
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(
        answer.text.contains("lost its database file"),
        "{}",
        answer.text
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_deleted_database_stops_all_play() {
    nothing_is_acknowledged_after(|path| fs::remove_file(path).unwrap()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_replaced_database_stops_all_play() {
    nothing_is_acknowledged_after(|path| {
        let copy = path.with_extension("copy");
        fs::copy(path, &copy).unwrap();
        fs::rename(copy, path).unwrap();
    })
    .await;
}

/// The server notices by itself, before anybody tries to move.
#[cfg(unix)]
#[tokio::test]
async fn a_deleted_database_is_noticed_without_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let site = Site::over(Store::sqlite(&path).unwrap(), quick()).await;
    let (mut people, table) = three(&site).await;
    people[0].page(&table).await;
    fs::remove_file(&path).unwrap();
    let server = run(&site).await;
    let noticed = async {
        while people[0].get(&table).await.status == StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let noticed = tokio::time::timeout(Duration::from_secs(20), noticed).await;
    noticed.expect("what is in memory is not shown for ever");
    assert_lost(&people[0].get(&table).await);
    server.abort();
}
