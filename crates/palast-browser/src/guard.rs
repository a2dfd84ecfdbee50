//! A program that cannot outlive the test that started it.
//!
//! It runs under a small shell in a process group of its own. The shell waits on its standard input, which is a pipe
//! held by the test: when the test ends, by success, panic or `kill -9`, the pipe closes and the shell kills the whole
//! group. It is killed, never asked: that is also how a server's power fails.

use crate::error::Trouble;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The shell keeps no output open, so that the end of the program's output is the end of the program.
const GUARD: &str = r#""$@" </dev/null & exec >&-; read -r _; kill -KILL 0"#;

/// A running program and what it says on its standard output.
#[derive(Debug)]
pub(crate) struct Guard {
    shell: Child,
    says: Receiver<String>,
    heard: String,
}

impl Guard {
    /// Starts a program with its arguments, environment and directory; `errors` is where its error stream goes.
    pub(crate) fn start(program: &Command, errors: Stdio) -> Result<Self, Trouble> {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", GUARD, "guard"])
            .arg(program.get_program())
            .args(program.get_args());
        for (name, value) in program.get_envs() {
            match value {
                Some(value) => shell.env(name, value),
                None => shell.env_remove(name),
            };
        }
        if let Some(directory) = program.get_current_dir() {
            shell.current_dir(directory);
        }
        let mut shell = shell
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .map_err(|error| Trouble::Start(error.to_string()))?;
        let output = BufReader::new(shell.stdout.take().expect("stdout is piped above"));
        let (sender, says) = channel();
        // Reads to the end whether anybody listens or not: the program must not block on a full pipe.
        thread::spawn(move || {
            for line in output.split(b'\n').map_while(Result::ok) {
                drop(sender.send(String::from_utf8_lossy(&line).into_owned()));
            }
        });
        Ok(Self {
            shell,
            says,
            heard: String::new(),
        })
    }

    /// Waits for a line that holds what is looked for; fails, quoting the program, when it ends or stays silent.
    pub(crate) fn hear<T>(
        &mut self,
        within: Duration,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Trouble> {
        let end = Instant::now() + within;
        while let Ok(line) = self
            .says
            .recv_timeout(end.saturating_duration_since(Instant::now()))
        {
            if let Some(found) = find(&line) {
                return Ok(found);
            }
            self.heard.push_str(&line);
            self.heard.push('\n');
        }
        let fate = if Instant::now() < end {
            "it ended"
        } else {
            "nothing more came"
        };
        Err(Trouble::Start(format!(
            "{fate}, after saying:\n{}",
            self.heard
        )))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // The shell kills itself with its group; waiting only clears it from the process table.
        drop(self.shell.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script(text: &str) -> Guard {
        let mut program = Command::new("sh");
        Guard::start(
            program.args(["-c", text]).env("WORD", "hello"),
            Stdio::null(),
        )
        .unwrap()
    }

    fn number(line: &str) -> Option<u16> {
        line.strip_prefix("number ")?.parse().ok()
    }

    #[test]
    fn a_line_is_heard() {
        let mut guard = script("echo $WORD; echo number 7; sleep 60");
        assert_eq!(guard.hear(Duration::from_secs(20), number).unwrap(), 7);
    }

    #[test]
    fn a_program_that_ends_is_quoted_at_once() {
        let start = Instant::now();
        let said = script("echo $WORD")
            .hear(Duration::from_secs(20), number)
            .unwrap_err()
            .to_string();
        assert!(said.contains("it ended, after saying:\nhello"), "{said}");
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_silent_program_is_given_up() {
        let heard = script("sleep 60").hear(Duration::from_millis(50), number);
        assert!(heard.unwrap_err().to_string().contains("nothing more came"));
    }
}
