//! Nothing of a browser outlives the test that started it. Alone in its binary, so that every child is its own.
#![cfg(target_os = "linux")]

use palast_browser::Browser;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

#[test]
fn a_browser_ends_with_its_owner_also_on_panic() {
    let browser = Browser::start().unwrap();
    let family = descendants();
    assert!(family.len() > 3, "driver and browser run: {family:?}");
    drop(browser);
    all_end(&family);

    let mut family = Vec::new();
    let result = catch_unwind(AssertUnwindSafe(|| {
        let _browser = Browser::start().unwrap();
        family = descendants();
        panic!("as a failing assertion would");
    }));
    assert!(result.is_err() && family.len() > 3);
    all_end(&family);
}

fn all_end(family: &[u32]) {
    let start = Instant::now();
    while let Some(pid) = family.iter().find(|pid| processes().contains_key(pid)) {
        assert!(
            start.elapsed() < Duration::from_secs(10),
            "process {pid} is still there"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn descendants() -> Vec<u32> {
    let parents = processes();
    let mut found = vec![std::process::id()];
    let mut next = 0;
    while let Some(parent) = found.get(next).copied() {
        found.extend(
            parents
                .iter()
                .filter(|(_, its)| **its == parent)
                .map(|(pid, _)| *pid),
        );
        next += 1;
    }
    found.split_off(1)
}

/// Running processes and their parents; the dead that wait to be collected are not running.
fn processes() -> BTreeMap<u32, u32> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir("/proc")
        .expect("Linux has /proc")
        .flatten()
    {
        let Ok(pid) = entry.file_name().to_string_lossy().parse() else {
            continue;
        };
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else {
            continue;
        };
        // "pid (name) state ppid …", and the name may hold anything.
        let mut fields = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace();
        if let (Some(state), Some(Ok(parent))) = (fields.next(), fields.next().map(str::parse))
            && state != "Z"
        {
            found.insert(pid, parent);
        }
    }
    found
}
