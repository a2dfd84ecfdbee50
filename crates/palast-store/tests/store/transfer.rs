//! Tables that move: overview, export, import, keys, and copies of the file beside a running store.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::support::{all, at, goes_on, id, lines, lobby, running};
use palast_store::{
    CreateError, OpenError, ReplaceOld, Secret, Status, Store, StoreError, Then, WholeTable,
    back_up, put_back,
};

/// A store with a lobby, a running and a finished table; the last has a review.
async fn fill(store: &Store) {
    store.create(lobby("b-lobby", 5)).await.unwrap();
    let table = running(store, "a-running").await;
    let moves = lines(&["0 one", "1 zwei ♥"]);
    store
        .append(&table, 0, moves, goes_on(&[1], 9), at(9))
        .await
        .unwrap();
    let over = running(store, "c-over").await;
    let end = store.append(&over, 0, lines(&["last"]), Then::IsOver, at(20));
    end.await.unwrap();
    store
        .put_review(&over, 2, "well played".to_owned())
        .await
        .unwrap();
}

#[tokio::test]
async fn an_overview_comes_in_pages_and_tells_no_content() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        println!("{name}");
        fill(&store).await;
        let all = store.overview(None, 10).await.unwrap();
        let ids: Vec<_> = all.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids, ["a-running", "b-lobby", "c-over"]);
        assert_eq!((all[0].lines, all[0].status), (2, Status::Running));
        assert_eq!((all[0].people, all[0].bots, all[0].open), (1, 0, 2));
        assert_eq!(all[2].seen, at(20));
        let first = store.overview(None, 1).await.unwrap();
        let rest = store.overview(Some(first[0].id.clone()), 10).await.unwrap();
        assert_eq!([first, rest].concat(), all);
        assert_eq!(store.overview(Some(id("zz")), 10).await, Ok(Vec::new()));
        assert!(!format!("{all:?}").contains("7, 7"));
    }
}

#[tokio::test]
async fn a_table_moves_from_any_store_to_any_other_unchanged() {
    let (from, _folder) = all();
    for (name, source) in from {
        fill(&source).await;
        source.secret_key("cookies").await.unwrap();
        let (to, _other) = all();
        for (other, target) in to {
            println!("{name} to {other}");
            for table in source.ids(None).await.unwrap() {
                let whole = source.export_table(&table).await.unwrap().unwrap();
                target.import_table(whole.clone()).await.unwrap();
                assert_eq!(target.export_table(&table).await.unwrap().unwrap(), whole);
                let again = target.import_table(whole).await;
                assert_eq!(again, Err(CreateError::Exists));
            }
            assert_eq!(
                target.review(&id("c-over"), 2).await.unwrap().unwrap(),
                "well played"
            );
            // The match goes on where it was.
            let more = target.append(
                &id("a-running"),
                2,
                lines(&["2 x"]),
                goes_on(&[0], 30),
                at(30),
            );
            assert_eq!(more.await, Ok(3));
            for (key, bytes) in source.keys().await.unwrap() {
                assert_eq!(
                    target.import_key(&key, bytes.clone()).await,
                    Ok(bytes.clone())
                );
                // The first one stays.
                let other = target.import_key(&key, Secret::new([1; 32])).await;
                assert_eq!(other, Ok(bytes));
            }
            assert_eq!(target.keys().await, source.keys().await);
        }
        assert_eq!(source.export_table(&id("nowhere")).await, Ok(None));
    }
}

#[tokio::test]
async fn what_cannot_be_kept_is_not_imported() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        println!("{name}");
        fill(&store).await;
        let mut whole = store.export_table(&id("c-over")).await.unwrap().unwrap();
        whole.table.id = id("new");
        let cases: [fn(&mut WholeTable); 4] = [
            |it| it.table.lines.push("two\nlines".to_owned()),
            |it| it.table.setup.push('\0'),
            |it| it.table.seats = vec![palast_store::SeatRow::open(); 65],
            |it| it.reviews.push((9, "of nobody".to_owned())),
        ];
        for spoil in cases {
            let mut bad = whole.clone();
            spoil(&mut bad);
            let refused = store.import_table(bad).await;
            assert!(matches!(refused, Err(CreateError::Store(_))), "{refused:?}");
            assert_eq!(store.load(&id("new")).await, Ok(None));
        }
        assert!(store.import_key("\0", Secret::new([1; 32])).await.is_err());
    }
}

#[tokio::test]
async fn a_store_for_reading_reads_beside_a_server_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let missing = Store::sqlite_for_reading(&path);
    assert!(matches!(missing, Err(OpenError::Missing { .. })));
    assert!(!path.exists());
    let store = Store::sqlite(&path).unwrap();
    fill(&store).await;
    let reading = Store::sqlite_for_reading(&path).unwrap();
    assert_eq!(
        reading.load(&id("c-over")).await,
        store.load(&id("c-over")).await
    );
    let written = reading.create(lobby("x", 1)).await;
    assert_eq!(written, Err(CreateError::Store(StoreError::ReadOnly)));
    assert_eq!(reading.check().await, Err(StoreError::ReadOnly));
    store.create(lobby("later", 1)).await.unwrap();
    assert!(reading.load(&id("later")).await.unwrap().is_some());
    drop(store);
    assert!(reading.load(&id("later")).await.unwrap().is_some());
}

#[tokio::test]
async fn a_copy_taken_while_others_write_is_of_one_instant() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    let table = running(&store, "table").await;
    let done = AtomicBool::new(false);
    let writing = async {
        let mut length = 0;
        while !done.load(Ordering::Relaxed) {
            // Always two lines at once: half of that is never seen.
            let pair = vec!["x".repeat(500), "y".repeat(500)];
            length = store
                .append(&table, length, pair, goes_on(&[], 1), at(1))
                .await
                .unwrap();
        }
        length
    };
    let copying = async {
        let mut copies = Vec::new();
        for n in 0..5 {
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            let (from, to) = (path.clone(), folder.path().join(format!("copy-{n}")));
            let copied = tokio::task::spawn_blocking(move || {
                let contents = back_up(&from, &to, &mut |_, _| {}).unwrap();
                (to, contents)
            });
            copies.push(copied.await.unwrap());
        }
        done.store(true, Ordering::Relaxed);
        copies
    };
    let (length, copies) = tokio::join!(writing, copying);
    let mut last = 0;
    for (copy, contents) in copies {
        let reading = Store::sqlite_for_reading(&copy).unwrap();
        let stored = reading.load(&table).await.unwrap().unwrap();
        assert_eq!(stored.lines.len() % 2, 0);
        assert_eq!(contents.lines, stored.lines.len() as u64);
        assert!(
            contents.lines > last && contents.lines <= length,
            "{contents:?}"
        );
        last = contents.lines;
        drop(reading);
        assert!(!copy.with_extension("partial").exists());
    }
    // The server has noticed nothing.
    assert_eq!(store.check().await, Ok(()));
    let names = fs::read_dir(folder.path()).unwrap();
    let partial = names.filter(|it| {
        it.as_ref()
            .unwrap()
            .path()
            .to_string_lossy()
            .ends_with(".partial")
    });
    assert_eq!(partial.count(), 0);
}

#[cfg(unix)]
#[tokio::test]
async fn a_copy_is_private_and_overwrites_nothing() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    drop(Store::sqlite(&path).unwrap());
    let copy = folder.path().join("copy");
    back_up(&path, &copy, &mut |_, _| {}).unwrap();
    assert_eq!(
        fs::metadata(&copy).unwrap().permissions().mode() & 0o777,
        0o600
    );
    let before = fs::read(&copy).unwrap();
    let again = back_up(&path, &copy, &mut |_, _| {});
    assert!(matches!(again, Err(OpenError::Exists { .. })), "{again:?}");
    assert_eq!(fs::read(&copy).unwrap(), before);
}

#[tokio::test]
async fn a_copy_is_put_back_and_the_old_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let copy = folder.path().join("copy");
    let store = Store::sqlite(&path).unwrap();
    fill(&store).await;
    back_up(&path, &copy, &mut |_, _| {}).unwrap();
    store.create(lobby("after", 50)).await.unwrap();
    let busy = put_back(&copy, &path, ReplaceOld::Yes);
    assert!(matches!(busy, Err(OpenError::InUse { .. })), "{busy:?}");
    drop(store);
    let kept = put_back(&copy, &path, ReplaceOld::No);
    assert!(matches!(kept, Err(OpenError::Exists { .. })), "{kept:?}");
    let notes = folder.path().join("notes");
    fs::write(&notes, "no database ".repeat(1000)).unwrap();
    let foreign = put_back(&notes, &path, ReplaceOld::Yes);
    assert!(
        matches!(foreign, Err(OpenError::NotADatabase { .. })),
        "{foreign:?}"
    );
    let store = Store::sqlite(&path).unwrap();
    assert!(
        store.load(&id("after")).await.unwrap().is_some(),
        "refusals change nothing"
    );
    drop(store);
    let (contents, kept) = put_back(&copy, &path, ReplaceOld::Yes).unwrap();
    assert_eq!((contents.tables, contents.reviews), (3, 1));
    let store = Store::sqlite(&path).unwrap();
    assert_eq!(store.load(&id("after")).await, Ok(None));
    assert_eq!(store.ids(None).await.unwrap().len(), 3);
    let old = Store::sqlite_for_reading(kept.unwrap()).unwrap();
    assert!(old.load(&id("after")).await.unwrap().is_some());
}

/// The day on which a copy is needed.
#[tokio::test]
async fn a_damaged_database_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let copy = folder.path().join("copy");
    let store = Store::sqlite(&path).unwrap();
    fill(&store).await;
    drop(store);
    back_up(&path, &copy, &mut |_, _| {}).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes.fill(0xff);
    fs::write(&path, bytes).unwrap();
    assert!(back_up(&path, &folder.path().join("other"), &mut |_, _| {}).is_err());
    put_back(&copy, &path, ReplaceOld::Yes).unwrap();
    let store = Store::sqlite(&path).unwrap();
    assert_eq!(store.ids(None).await.unwrap().len(), 3);
}

#[tokio::test]
async fn what_the_store_has_to_do_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(folder.path().join("palast.db")).unwrap();
    assert_eq!(store.workload().flushes, 0);
    for n in 0..5 {
        store.create(lobby(&format!("t{n}"), n)).await.unwrap();
    }
    // The last commit is counted a moment after it is answered.
    for _ in 0..1000 {
        if store.workload().waiting == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let load = store.workload();
    assert_eq!((load.waiting, load.flushes), (0, 5));
    assert!(!load.flush_time.is_zero());
}
