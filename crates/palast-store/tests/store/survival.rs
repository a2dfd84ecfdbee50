//! What was acknowledged is there after `kill -9`; what was not is there whole or not at all.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::support::{at, goes_on, id, lines, running};
use palast_store::{Status, Store};

/// Set for the child process, which is this very test again.
const CHILD: &str = "PALAST_STORE_SURVIVAL_CHILD";
const TABLES: usize = 8;
/// Lines per append, to see that none is ever stored in part.
const LINES: u64 = 3;
/// The child is killed when it has reported this many appends.
const REPORTS: usize = 400;

#[test]
fn a_killed_process_loses_no_acknowledged_line() {
    if let Ok(path) = std::env::var(CHILD) {
        append_until_killed(&path);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "survival::a_killed_process_loses_no_acknowledged_line",
            "--nocapture",
        ])
        .env(CHILD, &path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut reports = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    let mut note = |line: &str| {
        let mut words = line.split(' ');
        if words.next() != Some("ack") {
            return 0;
        }
        let (table, len) = (words.next().unwrap(), words.next().unwrap());
        acknowledged.insert(table.to_owned(), len.parse().unwrap());
        1
    };
    let mut seen = 0;
    while seen < REPORTS {
        seen += note(&reports.next().expect("the child ended early").unwrap());
    }
    child.kill().unwrap();
    // Whatever it managed to say before it died counts as well. The last line may be torn.
    let rest: Vec<_> = reports.map_while(Result::ok).collect();
    for line in rest.iter().take(rest.len().saturating_sub(1)) {
        note(line);
    }
    assert!(!child.wait().unwrap().success());

    assert_eq!(acknowledged.len(), TABLES);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let store = Store::sqlite(&path).unwrap();
    for (table, len) in acknowledged {
        let stored = runtime.block_on(store.load(&id(&table))).unwrap().unwrap();
        let found = stored.lines.len() as u64;
        assert!(
            found >= len,
            "{table}: {len} lines acknowledged, {found} found"
        );
        assert_eq!(found % LINES, 0, "{table}: an append was stored in part");
        let expected: Vec<_> = (0..found).map(|n| format!("{table} {n}")).collect();
        assert_eq!(stored.lines, expected);
        assert_eq!(stored.status, Status::Running);
        let next = store.append(&id(&table), found, lines(&["on"]), goes_on(&[], 1), at(2));
        assert_eq!(runtime.block_on(next), Ok(found + 1));
    }
}

fn append_until_killed(path: &str) -> ! {
    let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
    let store = Store::sqlite(path).unwrap();
    for number in 0..TABLES {
        let store = store.clone();
        runtime.spawn(async move {
            let table = running(&store, &format!("table{number}")).await;
            let mut len = 0;
            loop {
                let lines = (len..len + LINES).map(|n| format!("{table} {n}")).collect();
                len = store
                    .append(&table, len, lines, goes_on(&[], 1), at(1))
                    .await
                    .unwrap();
                let mut out = std::io::stdout().lock();
                writeln!(out, "ack {table} {len}")
                    .and_then(|()| out.flush())
                    .unwrap();
            }
        });
    }
    loop {
        std::thread::park();
    }
}

/// What a crash leaves behind is what is in the files at that moment: here they are copied while the
/// store is open, its log not folded into the database.
#[tokio::test]
async fn the_files_alone_have_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    let table = running(&store, "table").await;
    store
        .append(&table, 0, lines(&["a", "b"]), goes_on(&[], 1), at(1))
        .await
        .unwrap();
    let key = store.secret_key("cookie").await.unwrap();
    let elsewhere = folder.path().join("copy.db");
    for ending in ["", "-wal"] {
        let name = |start: &str| folder.path().join(format!("{start}.db{ending}"));
        std::fs::copy(name("palast"), name("copy")).unwrap();
    }
    let again = Store::sqlite(&elsewhere).unwrap();
    assert_eq!(
        again.load(&table).await.unwrap().unwrap().lines,
        lines(&["a", "b"])
    );
    assert_eq!(again.secret_key("cookie").await.unwrap(), key);
}

/// A dropped answer is not a withdrawn request, and dropping the store waits for it.
#[tokio::test]
async fn closing_finishes_what_was_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    let table = running(&store, "table").await;
    for n in 0..100 {
        drop(store.append(&table, n, vec![n.to_string()], goes_on(&[], 1), at(1)));
    }
    drop(store);
    assert!(
        !folder.path().join("palast.db-wal").exists(),
        "the file was not closed cleanly"
    );
    let again = Store::sqlite(&path).unwrap();
    assert_eq!(again.load(&table).await.unwrap().unwrap().lines.len(), 100);
}
