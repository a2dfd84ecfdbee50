//! The log of the server: levels and formats, written to the error stream.

use std::io::{self, IsTerminal as _};

use clap::ValueEnum;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

/// What is written: this and everything graver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogLevel {
    /// What the operator has to mend
    Error,
    /// Failures and refusals
    Warn,
    /// Tables that open and end
    Info,
    /// Every request
    Debug,
    /// Everything
    Trace,
}

/// How a line is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
            LogLevel::Trace => Self::TRACE,
        }
    }
}

/// Writes the log from now on.
pub(crate) fn start(level: LogLevel, format: LogFormat) {
    let level = LevelFilter::from(level);
    // Libraries are heard when something is wrong.
    let filter = Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        .with_target("palast", level);
    let lines = fmt::layer().with_writer(io::stderr).with_target(false);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    // A second call, as in tests, keeps the first log.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .try_init();
}
