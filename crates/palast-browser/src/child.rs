//! A child process that cannot outlive the test that started it.
//!
//! The program runs under a small shell in its own process group. The shell reads from a pipe that the test holds: when
//! the test ends, by success, panic or `kill -9`, the pipe closes and the shell kills the whole group. There is no
//! graceful shutdown, so this also simulates a power cut.

use crate::error::ErrorKind;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The shell closes its own standard output, so that the output ends when the program does.
const SHELL_SCRIPT: &str = r#""$@" </dev/null & exec >&-; read -r _; kill -KILL 0"#;

/// A running program and its standard output.
#[derive(Debug)]
pub(crate) struct ChildProcess {
    shell: Child,
    lines: Receiver<String>,
    /// The lines received so far, for the error message.
    output: String,
}

impl ChildProcess {
    /// Starts a program with its arguments, environment and directory; `errors` receives its error stream.
    pub(crate) fn start(program: &Command, errors: Stdio) -> Result<Self, ErrorKind> {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", SHELL_SCRIPT, "guard"])
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
            .map_err(|error| ErrorKind::Start(error.to_string()))?;
        let stdout = BufReader::new(shell.stdout.take().expect("stdout is piped above"));
        let (sender, lines) = channel();
        // Reads to the end even if nobody receives: the program must not block on a full pipe.
        thread::spawn(move || {
            for line in stdout.split(b'\n').map_while(Result::ok) {
                drop(sender.send(String::from_utf8_lossy(&line).into_owned()));
            }
        });
        Ok(Self {
            shell,
            lines,
            output: String::new(),
        })
    }

    /// The process id of the shell.
    pub(crate) fn id(&self) -> u32 {
        self.shell.id()
    }

    /// Waits for a line in which `find` finds a value. If the program ends or the time runs out, the error quotes the
    /// output so far.
    pub(crate) fn wait_for_line<T>(
        &mut self,
        within: Duration,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ErrorKind> {
        let end = Instant::now() + within;
        while let Ok(line) = self
            .lines
            .recv_timeout(end.saturating_duration_since(Instant::now()))
        {
            if let Some(found) = find(&line) {
                return Ok(found);
            }
            self.output.push_str(&line);
            self.output.push('\n');
        }
        let reason = if Instant::now() < end {
            "it ended"
        } else {
            "time ran out"
        };
        Err(ErrorKind::Start(format!(
            "{reason} after this output:\n{}",
            self.output
        )))
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // The shell kills itself with its group; waiting only removes it from the process table.
        drop(self.shell.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script(text: &str) -> ChildProcess {
        let mut program = Command::new("sh");
        ChildProcess::start(
            program.args(["-c", text]).env("WORD", "hello"),
            Stdio::null(),
        )
        .unwrap()
    }

    fn number(line: &str) -> Option<u16> {
        line.strip_prefix("number ")?.parse().ok()
    }

    #[test]
    fn a_matching_line_is_found() {
        let mut process = script("echo $WORD; echo number 7; sleep 60");
        assert_eq!(
            process
                .wait_for_line(Duration::from_secs(20), number)
                .unwrap(),
            7
        );
    }

    #[test]
    fn the_output_of_a_program_that_ends_is_quoted_at_once() {
        let start = Instant::now();
        let error = script("echo $WORD")
            .wait_for_line(Duration::from_secs(20), number)
            .unwrap_err()
            .to_string();
        let quoted = "it ended after this output:\nhello";
        assert!(error.contains(quoted), "{error}");
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_silent_program_times_out() {
        let result = script("sleep 60").wait_for_line(Duration::from_millis(50), number);
        assert!(result.unwrap_err().to_string().contains("time ran out"));
    }
}
