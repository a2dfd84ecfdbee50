//! Leaving memory and coming back: nothing may be different.

use std::time::Duration;

use futures_util::StreamExt as _;
use palast_server::Config;
use palast_store::Store;

use crate::company::{next_of, three};
use crate::support::{Site, assert_same, choices, quick, seen};

#[tokio::test]
async fn after_a_restart_every_table_is_back_exactly() {
    let store = Store::memory();
    let before = Site::over(store.clone(), quick()).await;
    let (mut people, table) = three(&before).await;
    for step in 0..12 {
        let Some((turn, page)) = next_of(&mut people, &table).await else {
            break;
        };
        let all = choices(&page);
        people[turn]
            .answers(&table, &page, &all[step % all.len()])
            .await;
    }
    let after = Site::over(store, quick()).await;
    for person in &mut people {
        person.page(&table).await;
    }
    for person in &people {
        let old = person.clone().page(&table).await;
        let mut there = person.at(&after);
        // Who is looking is forgotten; everybody looks once before the pages are compared.
        for other in &people {
            other.at(&after).page(&table).await;
        }
        assert_same(&there.page(&table).await, &old);
    }
}

/// What `kill -9` leaves behind is what is in the files at that moment: here they are copied while
/// the server is still at it.
#[tokio::test]
async fn after_a_sudden_death_every_acknowledged_answer_is_there() {
    let dir = tempfile::tempdir().unwrap();
    let file = |dir: &tempfile::TempDir, end: &str| dir.path().join(format!("palast.sqlite{end}"));
    let site = Site::over(Store::sqlite(file(&dir, "")).unwrap(), quick()).await;
    let (mut people, table) = three(&site).await;
    for step in 0..10 {
        let Some((turn, page)) = next_of(&mut people, &table).await else {
            break;
        };
        let all = choices(&page);
        let choice = &all[step % all.len()];
        people[turn].answers(&table, &page, choice).await;
    }
    let grave = tempfile::tempdir().unwrap();
    for end in ["", "-wal"] {
        std::fs::copy(file(&dir, end), file(&grave, end)).unwrap();
    }
    let risen = Site::over(Store::sqlite(file(&grave, "")).unwrap(), quick()).await;
    for person in &people {
        for other in &people {
            other.at(&site).page(&table).await;
            other.at(&risen).page(&table).await;
        }
        let (mut before, mut after) = (person.at(&site), person.at(&risen));
        assert_same(&after.page(&table).await, &before.page(&table).await);
    }
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let store = Store::memory();
    let slow = Config {
        bot_pace: Duration::from_secs(3600),
        ..quick()
    };
    let before = Site::over(store.clone(), slow).await;
    let mut ada = before.visitor();
    let table = ada.against_bots_that_begin().await;
    let after = Site::over(store, quick()).await;
    let mut ada = ada.at(&after);
    assert!(ada.turn(&table).await.contains("data-turn=\"you\""));
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back_on_demand() {
    let hasty = Config {
        idle: Duration::from_millis(30),
        ..quick()
    };
    let site = Site::over(Store::memory(), hasty).await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let page = ada.turn(&table).await;
    let gone = async {
        while site.app.tables_in_memory() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), gone)
        .await
        .expect("the table leaves");
    assert_same(&ada.page(&table).await, &page);

    let mut stream = ada.live(&format!("{table}/live")).await;
    stream.next().await.unwrap().unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(site.app.tables_in_memory(), 1, "not while somebody looks");
}

#[tokio::test]
async fn an_unknown_table_does_not_stay_in_memory() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    assert_eq!(
        ada.get("/t/nosuchtable").await.status,
        axum::http::StatusCode::NOT_FOUND
    );
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(site.app.tables_in_memory(), 0);
}

#[tokio::test]
async fn the_stream_sends_what_is_new_and_only_that() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    for person in &mut people {
        person.page(&table).await;
    }
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let watcher = people[(turn + 1) % 3].clone();
    let seen = seen(&watcher.clone().page(&table).await).to_owned();
    let mut stream = watcher.live(&format!("{table}/live?seen={seen}")).await;
    let quiet = tokio::time::timeout(Duration::from_millis(100), stream.next()).await;
    assert!(quiet.is_err(), "an unchanged page is not sent again");
    let choice = choices(&page)[0].clone();
    people[turn].answers(&table, &page, &choice).await;
    let event = tokio::time::timeout(Duration::from_secs(5), stream.next()).await;
    let event = String::from_utf8(event.unwrap().unwrap().unwrap().to_vec()).unwrap();
    assert!(event.contains("event: sections") && event.contains("<template data-section=\"log\">"));
    site.app.close();
    let end = tokio::time::timeout(Duration::from_secs(5), stream.next())
        .await
        .unwrap();
    assert!(end.is_none(), "streams end when the site closes");
}

/// A host who owns the box corrects a number; tables begun with it go on with it, although the next
/// server knows nothing of the file.
#[tokio::test]
async fn a_corrected_edition_stays_with_its_tables() {
    let game = palast_games::game("eschnapur").unwrap();
    let printed = include_str!("../../../../games/eschnapur/edition.toml");
    let corrected = printed.replacen("wage = 16", "wage = 29", 1);
    let mut config = quick();
    assert!(
        config
            .edition(game, format!("{printed}\nnonsense"))
            .is_err()
    );
    config.edition(game, corrected).unwrap();
    let store = Store::memory();
    let site = Site::over(store.clone(), config).await;
    let mut ada = site.visitor();
    let opened = ada.post("/bots/eschnapur", &[]).await;
    let table = opened.location().to_owned();
    let page = ada.turn(&table).await;
    assert!(page.contains("data-status=\"running\""));
    assert!(page.contains("wage 29"), "the first part says its wage");
    let after = Site::over(store, quick()).await;
    assert_same(&ada.at(&after).turn(&table).await, &page);
}
