//! No browser process outlives the test that started it.

use palast_browser::Browser;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

#[test]
fn all_browser_processes_end_on_drop_and_on_panic() {
    let browser = Browser::start().unwrap();
    let processes = descendants(browser.process_id());
    assert!(processes.len() > 3, "driver and browser run: {processes:?}");
    drop(browser);
    all_end(&processes);

    let mut processes = Vec::new();
    let result = catch_unwind(AssertUnwindSafe(|| {
        let browser = Browser::start().unwrap();
        processes = descendants(browser.process_id());
        panic!("as a failing assertion would");
    }));
    assert!(result.is_err() && processes.len() > 3);
    all_end(&processes);
}

fn all_end(processes: &[u32]) {
    let start = Instant::now();
    while let Some(pid) = processes
        .iter()
        .find(|pid| running_processes().contains_key(pid))
    {
        assert!(
            start.elapsed() < Duration::from_secs(10),
            "process {pid} is still there"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns this process and all below it.
fn descendants(root: u32) -> Vec<u32> {
    let parents = running_processes();
    let mut found = vec![root];
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
    found
}

/// Returns running processes and their parents; zombies do not count.
fn running_processes() -> BTreeMap<u32, u32> {
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
        // "pid (name) state ppid …"; the name may contain any character.
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
