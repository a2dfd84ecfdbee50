//! What only a database server can do to a store: be missing, be of somebody else, go away and return.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::support::{at, database, goes_on, id, lines, running};
use palast_postgres::{Server, shared};
use palast_store::{AppendError, OpenError, Status, Store, StoreError};

#[test]
fn many_nodes_that_start_together_make_one_schema() {
    let Some(url) = database() else { return };
    let opened: Vec<_> = std::thread::scope(|scope| {
        let open = || scope.spawn(|| Store::postgres(&url));
        let all: Vec<_> = (0..6).map(|_| open()).collect();
        all.into_iter().map(|it| it.join().unwrap()).collect()
    });
    for store in opened {
        store.unwrap();
    }
}

#[test]
fn databases_that_are_not_ours_are_refused_and_left_alone() {
    let Some(server) = shared() else { return };
    let foreign = server.database();
    server.sql(&foreign, "CREATE TABLE recipes (name text)");
    let error = Store::postgres(&foreign).unwrap_err();
    assert!(matches!(error, OpenError::Foreign { .. }), "{error}");
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    assert_eq!(server.sql(&foreign, tables), "1");

    let newer = server.database();
    drop(Store::postgres(&newer).unwrap());
    server.sql(&newer, "UPDATE palast_schema SET version = 99");
    let error = Store::postgres(&newer).unwrap_err();
    assert!(
        matches!(error, OpenError::Newer { found: 99, .. }),
        "{error}"
    );

    let missing = newer.replace("palast_", "no_such_");
    let error = Store::postgres(&missing).unwrap_err().to_string();
    assert!(error.contains("does not exist"), "{error}");
    let nowhere = "postgres://me:hidden@127.0.0.1:1/palast";
    let error = Store::postgres(nowhere).unwrap_err().to_string();
    assert!(
        error.contains("refused") && !error.contains("hidden"),
        "{error}"
    );
}

/// A row that somebody else holds is waited for, but not for ever.
#[tokio::test]
async fn a_table_that_is_locked_for_long_is_answered_with_an_error() {
    let Some(server) = shared() else { return };
    let url = server.database();
    // As an operator may set it; the default is longer than a test wants to wait.
    let hasty = format!("{url}?options=-c%20lock_timeout%3D300");
    let store = Store::postgres(&hasty).unwrap();
    let table = running(&store, "table").await;
    let holder = {
        let url = url.clone();
        let hold = "BEGIN; SELECT 1 FROM matches FOR UPDATE; SELECT pg_sleep(3); COMMIT";
        std::thread::spawn(move || shared().unwrap().sql(&url, hold))
    };
    let locked = "SELECT count(*) FROM pg_locks WHERE mode = 'RowShareLock' AND granted";
    while server.sql(&url, locked) == "0" {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let refused = store.append(&table, 0, lines(&["x"]), goes_on(&[], 1), at(1));
    let refused = refused.await.unwrap_err();
    let failed = matches!(refused, AppendError::Store(StoreError::Failed(_)));
    assert!(failed, "{refused}");
    holder.join().unwrap();
    let now = store.append(&table, 0, lines(&["x"]), goes_on(&[], 1), at(1));
    assert_eq!(now.await, Ok(1));
}

/// `kill -9` of the database under load, twice: what was acknowledged is there, errors are sentences,
/// and the same store goes on when the database is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_database_loses_no_acknowledged_line_and_the_pool_recovers() {
    const TABLES: u8 = 4;
    let Some(mut server) = Server::start() else {
        return;
    };
    let store = Store::postgres(&server.database()).unwrap();
    let done = Arc::new(AtomicU64::new(0));
    let mut writers = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let table = running(&store, &format!("table{number}")).await;
        let (store, done) = (store.clone(), Arc::clone(&done));
        writers.spawn(async move {
            let (mut acknowledged, mut len, mut failures) = (0, 0, Vec::new());
            while done.load(Ordering::SeqCst) == 0 {
                let line = vec![format!("{table} {len}")];
                match store
                    .append(&table, len, line, goes_on(&[], 1), at(1))
                    .await
                {
                    Ok(now) => (acknowledged, len) = (now, now),
                    // A write whose answer was lost had happened after all.
                    Err(AppendError::Conflict { actual }) => len = actual,
                    Err(error) => {
                        failures.push(error.to_string());
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                }
            }
            (table, acknowledged, failures)
        });
    }
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        server.kill();
        assert!(store.check().await.is_err());
        server.start_again();
        let back = Instant::now();
        while let Err(error) = store.check().await {
            assert!(back.elapsed() < Duration::from_secs(5), "{error}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    done.store(1, Ordering::SeqCst);
    let mut failed = 0;
    for (table, acknowledged, failures) in writers.join_all().await {
        let stored = store.load(&table).await.unwrap().unwrap();
        let found = stored.lines.len() as u64;
        assert!(
            found >= acknowledged && acknowledged > 0,
            "{table}: {found} of {acknowledged}"
        );
        let expected: Vec<_> = (0..found).map(|n| format!("{table} {n}")).collect();
        assert_eq!((stored.lines, stored.status), (expected, Status::Running));
        for failure in &failures {
            assert!(failure.starts_with("the database"), "{failure}");
        }
        failed += failures.len();
    }
    assert!(failed > 0, "nobody met the fault, so nothing was tested");
}

/// A dropped answer is not a withdrawn request, and dropping the store waits for it.
#[tokio::test]
async fn closing_finishes_what_was_asked() {
    let Some(url) = database() else { return };
    let store = Store::postgres(&url).unwrap();
    let mut tables = Vec::new();
    for n in 0..20 {
        tables.push(running(&store, &format!("t{n}")).await);
    }
    for table in &tables {
        drop(store.append(table, 0, lines(&["x"]), goes_on(&[], 1), at(1)));
    }
    drop(store);
    let again = Store::postgres(&url).unwrap();
    for table in &tables {
        assert_eq!(again.load(table).await.unwrap().unwrap().lines, ["x"]);
    }
    assert_eq!(again.load(&id("t99")).await, Ok(None));
}
