//! Runs the program and looks at what it says.

use std::ffi::OsStr;
use std::process::{Command, Output, Stdio};

/// What a run of the program gave.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// `palast` with these arguments, in English, without a terminal.
pub(crate) fn palast<S: AsRef<OsStr>>(args: &[S]) -> Said {
    let output = command(args).output().expect("the program starts");
    said(&output)
}

pub(crate) fn command<S: AsRef<OsStr>>(args: &[S]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palast"));
    command
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .env_remove("NO_COLOR")
        .stdin(Stdio::null());
    command
}

pub(crate) fn said(output: &Output) -> Said {
    Said {
        code: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout.clone()).expect("it prints text"),
        err: String::from_utf8(output.stderr.clone()).expect("it prints text"),
    }
}

impl Said {
    /// It went well; what it printed.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.out
    }

    /// It was refused with a sentence that holds these words, and nothing panicked.
    #[track_caller]
    pub(crate) fn refused(self, code: i32, words: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.contains(words), "{words:?} is not in {self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        assert_eq!(self.out, "", "a refusal prints nothing on the output");
    }

    /// It went well and printed exactly one JSON object.
    #[track_caller]
    pub(crate) fn json(self) -> serde_json::Value {
        let out = self.fine();
        assert_eq!(out.lines().count(), 1, "{out}");
        let value: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        assert!(value.is_object());
        value
    }
}
