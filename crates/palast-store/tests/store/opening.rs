//! Files that are not what they should be: each gets an error that says so, none a panic, and none
//! is changed.

use std::fs;
use std::path::Path;

use crate::support::{id, running};
use palast_store::{OpenError, Store, StoreError};
use rusqlite::Connection;

/// The error, after seeing that it names the file and that the file is as it was.
fn refusal(path: &Path) -> OpenError {
    let before = fs::read(path).ok();
    let error = Store::sqlite(path).expect_err("this file should be refused");
    assert_eq!(fs::read(path).ok(), before, "the refused file was changed");
    assert!(
        error.to_string().contains(&path.display().to_string()),
        "{error}"
    );
    error
}

#[test]
fn a_newer_schema_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    drop(Store::sqlite(&path).unwrap());
    let db = Connection::open(&path).unwrap();
    db.pragma_update(None, "user_version", 99).unwrap();
    db.close().unwrap();
    let error = refusal(&path);
    assert!(
        matches!(
            error,
            OpenError::Newer {
                found: 99,
                known: 3,
                ..
            }
        ),
        "{error}"
    );
    assert!(error.to_string().contains("newer version"), "{error}");
}

#[test]
fn a_database_of_another_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.db");
    let db = Connection::open(&path).unwrap();
    db.execute_batch("CREATE TABLE recipes (name TEXT)")
        .unwrap();
    db.close().unwrap();
    assert!(matches!(refusal(&path), OpenError::Foreign { .. }));
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    fs::write(&path, "this is not a database, only a text. ".repeat(100)).unwrap();
    assert!(matches!(refusal(&path), OpenError::NotADatabase { .. }));
}

#[test]
fn a_directory_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(
        refusal(folder.path()),
        OpenError::Directory { .. }
    ));
}

#[test]
fn a_missing_directory_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("missing").join("palast.db");
    assert!(matches!(refusal(&path), OpenError::Failed { .. }));
}

#[test]
fn a_read_only_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    drop(Store::sqlite(&path).unwrap());
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    assert!(matches!(refusal(&path), OpenError::ReadOnly { .. }));
}

/// Damage behind a sound first page shows only when the page is read: then as an error value.
#[tokio::test]
async fn damage_inside_is_reported_when_met() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    let table = running(&store, "table").await;
    drop(store);
    let mut bytes = fs::read(&path).unwrap();
    bytes[4096..].fill(0xff);
    fs::write(&path, bytes).unwrap();
    let store = Store::sqlite(&path).unwrap();
    let found = store.load(&table).await;
    assert!(matches!(found, Err(StoreError::Damaged(_))), "{found:?}");
    let written = store.secret_key("cookie").await;
    assert!(
        matches!(written, Err(StoreError::Damaged(_))),
        "{written:?}"
    );
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(folder.path().join("palast.db")).unwrap();
    running(&store, "table").await;
    let mut files = 0;
    for entry in fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.file_name());
        files += 1;
    }
    assert_eq!(files, 4, "database, log and its index, lock");
}

#[tokio::test]
async fn opening_again_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    running(&store, "table").await;
    let before = store.load(&id("table")).await.unwrap();
    drop(store);
    assert_eq!(
        Store::sqlite(&path)
            .unwrap()
            .load(&id("table"))
            .await
            .unwrap(),
        before
    );
}
