//! Counts tests in the output of `cargo test`.

use anyhow::{Context, Result, ensure};
use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The number of passed and failed tests of all test binaries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Tally {
    /// Runs `cargo test …`, prints its output line by line and adds up its result lines.
    pub(crate) fn count(&mut self, command: &mut Command) -> Result<()> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("running cargo test")?;
        let output = child.stdout.take().expect("stdout is piped above");
        for line in BufReader::new(output).split(b'\n') {
            // Tests may print bytes that are not UTF-8.
            let line = String::from_utf8_lossy(&line.context("reading test output")?).into_owned();
            println!("{line}");
            self.add(&line);
        }
        let status = child.wait().context("waiting for cargo test")?;
        ensure!(status.success(), "cargo test ended with {status}");
        Ok(())
    }

    /// Adds a line such as `test result: ok. 14 passed; 0 failed; 0 ignored; …`; ignores others.
    fn add(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        let number = |word: &str| {
            let mut words = counts.split([' ', ';']).filter(|it| !it.is_empty());
            let mut before = words.next()?;
            words
                .find_map(|it| {
                    let found = (it == word).then_some(before);
                    before = it;
                    found
                })?
                .parse::<u64>()
                .ok()
        };
        self.passed += number("passed").unwrap_or(0);
        self.failed += number("failed").unwrap_or(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_result_lines_are_counted() {
        let mut tally = Tally::default();
        tally.add("test result: ok. 14 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
        tally.add("test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out");
        tally.add("test a_test_about_9 passed ... ok");
        assert_eq!(
            tally,
            Tally {
                passed: 17,
                failed: 2
            }
        );
        assert_eq!(tally.to_string(), "17 passed, 2 failed");
    }

    #[test]
    fn a_failing_command_is_an_error_and_its_results_are_counted() {
        let mut tally = Tally::default();
        let script = "echo 'test result: FAILED. 1 passed; 1 failed; 0 ignored'; exit 101";
        let result = tally.count(Command::new("sh").args(["-c", script]));
        assert!(result.is_err());
        assert_eq!(
            tally,
            Tally {
                passed: 1,
                failed: 1
            }
        );
    }
}
