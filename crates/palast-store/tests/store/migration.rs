//! Databases of older versions: opened, filled in, and complete.

use std::path::Path;

use crate::support::{asks, at, id, person};
use palast_store::{DueTables, SeatMask, Status, Store};
use rusqlite::Connection;

/// A file as the first version of the schema left it, with a table of each status.
fn first_version(path: &Path) {
    let db = Connection::open(path).unwrap();
    db.pragma_update(None, "journal_mode", "wal").unwrap();
    db.execute_batch(include_str!("../../migrations/sqlite/0001_tables.sql"))
        .unwrap();
    db.pragma_update(None, "user_version", 1).unwrap();
    for (key, status) in [(1, "lobby"), (2, "running"), (3, "over")] {
        db.execute(
            "INSERT INTO matches (key, id, game, header, seed, setup, visibility, status, len,
                                  created, touched)
             VALUES (?1, ?2, 'toy', 'header', zeroblob(32), '{}', 'public', ?2, 1, 5, 10 * ?1)",
            rusqlite::params![key, status],
        )
        .unwrap();
        db.execute(
            "INSERT INTO seats (match, seat, kind, owner, name, extra)
             VALUES (?1, 0, 'person', ?2, 'Host', '')",
            rusqlite::params![key, person(1).hash()],
        )
        .unwrap();
        let line = "INSERT INTO lines (match, n, line) VALUES (?1, 0, 'a line')";
        db.execute(line, [key]).unwrap();
    }
    db.close().unwrap();
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    first_version(&path);
    let store = Store::sqlite(&path).unwrap();
    for (name, seen) in [("lobby", 10), ("running", 20), ("over", 30)] {
        let stored = store.load(&id(name)).await.unwrap().unwrap();
        assert_eq!((stored.seen, stored.created), (at(seen), at(5)), "{name}");
        assert_eq!(stored.lines, ["a line"], "{name}");
        assert_eq!(stored.seats.len(), 1, "{name}");
    }
    // What a running match waits for has to be taken from its record, once.
    let woken = DueTables {
        ids: vec![id("running")],
        next: None,
    };
    assert_eq!(store.due_tables(at(100), 9).await, Ok(woken));
    store
        .set_progress(&id("running"), 1, asks(&[0], 20))
        .await
        .unwrap();
    let nothing = DueTables::default();
    assert_eq!(store.due_tables(at(100), 9).await, Ok(nothing));
    let mine = store.list_for_owner(person(1), 9).await.unwrap();
    let listed: Vec<_> = mine
        .iter()
        .map(|own| (own.listing.status, own.your_turn, own.listing.asked))
        .collect();
    let expected = [
        (Status::Running, true, SeatMask::from_bits(1)),
        (Status::Lobby, false, SeatMask::EMPTY),
        (Status::Over, false, SeatMask::EMPTY),
    ];
    assert_eq!(listed, expected);
    drop(store);
    let again = Store::sqlite(&path).unwrap();
    assert_eq!(again.list_for_owner(person(1), 9).await, Ok(mine));
}
