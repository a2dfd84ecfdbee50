//! What may happen to the files of a store that is open: a second server, a deleted or replaced file,
//! a file that may not grow. Where files have no identity but their name, some of it cannot be seen.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{at, goes_on, id, lines, running};
use palast_store::{AppendError, OpenError, Store, StoreError, TableId};

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

async fn append(store: &Store, table: &TableId, len: u64) -> Result<u64, AppendError> {
    let line = lines(&["on"]);
    store.append(table, len, line, goes_on(&[], 1), at(1)).await
}

#[tokio::test]
async fn a_second_store_is_refused_until_the_first_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let first = Store::sqlite(&path).unwrap();
    let table = running(&first, "table").await;
    for _ in 0..2 {
        let error = Store::sqlite(&path).expect_err("the first one has it");
        assert!(matches!(error, OpenError::InUse { .. }), "{error}");
        assert!(error.to_string().contains("in use by another server"));
        assert!(error.to_string().contains(&path.display().to_string()));
    }
    assert_eq!(append(&first, &table, 0).await, Ok(1), "it goes on");
    drop(first);
    let second = Store::sqlite(&path).unwrap();
    assert_eq!(append(&second, &table, 1).await, Ok(2));
}

#[cfg(unix)]
#[test]
fn another_name_for_the_file_is_refused_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let link = folder.path().join("link.db");
    let _first = Store::sqlite(&path).unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let error = Store::sqlite(&link).expect_err("it is the same file");
    assert!(matches!(error, OpenError::InUse { .. }), "{error}");
}

/// Nothing is acknowledged after `harm`, or read: what is read could be what was not acknowledged.
#[cfg(unix)]
async fn notices(harm: impl FnOnce(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    let table = running(&store, "table").await;
    assert_eq!(append(&store, &table, 0).await, Ok(1));
    assert_eq!(store.check().await, Ok(()));
    let saved = folder.path().join("saved.db");
    fs::copy(&path, &saved).unwrap();
    harm(&path);
    for _ in 0..2 {
        let told = append(&store, &table, 1).await;
        assert_eq!(told, Err(AppendError::Store(StoreError::FileLost)));
    }
    assert_eq!(store.check().await, Err(StoreError::FileLost));
    assert_eq!(store.load(&table).await, Err(StoreError::FileLost));
    // It stays so even if a file appears again: it lacks what was written meanwhile.
    fs::copy(&saved, &path).unwrap();
    let told = append(&store, &table, 1).await;
    assert_eq!(told, Err(AppendError::Store(StoreError::FileLost)));
    assert!(
        StoreError::FileLost
            .to_string()
            .contains("restart the server")
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_deleted_database_is_noticed() {
    notices(|path| fs::remove_file(path).unwrap()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_deleted_log_is_noticed() {
    notices(|path| fs::remove_file(beside(path, "-wal")).unwrap()).await;
}

/// Without the lock file nothing would keep a second server away.
#[cfg(unix)]
#[tokio::test]
async fn a_deleted_lock_is_noticed() {
    notices(|path| fs::remove_file(beside(path, ".lock")).unwrap()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_replaced_database_is_noticed() {
    notices(|path| {
        let copy = beside(path, ".copy");
        fs::copy(path, &copy).unwrap();
        fs::rename(copy, path).unwrap();
    })
    .await;
}

/// The check alone notices it, too, so that a server without players can report it.
#[cfg(unix)]
#[tokio::test]
async fn a_check_notices_without_a_write() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    fs::remove_file(&path).unwrap();
    assert_eq!(store.check().await, Err(StoreError::FileLost));
}

/// Set for the child process, which is this very test again.
#[cfg(unix)]
const CHILD: &str = "PALAST_STORE_LIMIT_CHILD";

/// A child process under a limit of 300 KiB a file, which ignores the signal as the server does.
#[cfg(unix)]
#[test]
fn a_file_that_may_not_grow_is_answered_like_a_full_disk() {
    if let Ok(path) = std::env::var(CHILD) {
        return append_until_refused(&path);
    }
    let folder = tempfile::tempdir().unwrap();
    let output = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 600; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "files::a_file_that_may_not_grow_is_answered_like_a_full_disk",
            "--nocapture",
        ])
        .env(CHILD, folder.path().join("palast.db"))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{complaints}");
    assert!(said.contains("refused after"), "{said}{complaints}");
}

#[cfg(unix)]
fn append_until_refused(path: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    runtime.block_on(async {
        let store = Store::sqlite(path).unwrap();
        let table = running(&store, "table").await;
        let line = || vec!["x".repeat(1000)];
        let mut len = 0;
        let error = loop {
            let told = store.append(&table, len, line(), goes_on(&[], 1), at(1));
            match told.await {
                Ok(now) => len = now,
                Err(error) => break error,
            }
        };
        assert_eq!(error, AppendError::Store(StoreError::Full));
        let again = store.append(&table, len, line(), goes_on(&[], 1), at(1));
        assert_eq!(again.await, Err(AppendError::Store(StoreError::Full)));
        let stored = store.load(&id("table")).await.unwrap().unwrap();
        assert_eq!(stored.lines.len() as u64, len, "what was acknowledged");
        println!("refused after {len} lines");
    });
}
