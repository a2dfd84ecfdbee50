//! Runs the program and checks its output.

use std::ffi::OsStr;
use std::process::{Command, Output, Stdio};

/// Exit code and output of a run.
#[derive(Debug)]
pub(crate) struct RunOutput {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// `palast` with these arguments, in English, without a terminal.
pub(crate) fn palast<S: AsRef<OsStr>>(args: &[S]) -> RunOutput {
    let output = command(args).output().expect("the program starts");
    run_output(&output)
}

pub(crate) fn command<S: AsRef<OsStr>>(args: &[S]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palast"));
    command
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        // What was explained is remembered here and not among the developer's own files.
        .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("NO_COLOR")
        .stdin(Stdio::null());
    command
}

pub(crate) fn run_output(output: &Output) -> RunOutput {
    RunOutput {
        code: output.status.code().expect("no signal ended the program"),
        out: String::from_utf8(output.stdout.clone()).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr.clone()).expect("the output is UTF-8"),
    }
}

impl RunOutput {
    /// Asserts success and returns the standard output.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.out
    }

    /// Asserts a failure with this exit code, these words on standard error, and no panic.
    #[track_caller]
    pub(crate) fn refused(self, code: i32, words: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.contains(words), "{words:?} is not in {self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        assert_eq!(self.out, "", "an error prints nothing to standard output");
    }

    /// Asserts success and exactly one JSON object as output.
    #[track_caller]
    pub(crate) fn json(self) -> serde_json::Value {
        let out = self.fine();
        assert_eq!(out.lines().count(), 1, "{out}");
        let value: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        assert!(value.is_object());
        value
    }
}
