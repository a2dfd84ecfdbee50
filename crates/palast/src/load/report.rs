//! What was measured, as text and as JSON.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

/// The figures of one run. A figure that the system does not tell is `None`.
#[derive(Serialize, Default)]
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) tables: usize,
    /// `disk`, `memory` or `elsewhere`.
    pub(crate) storage: &'static str,
    pub(crate) seconds: u64,
    pub(crate) moves_per_second: f64,
    pub(crate) server_cpu_ms_per_move: Option<f64>,
    pub(crate) client_cpu_ms_per_move: Option<f64>,
    pub(crate) bytes_per_move_and_viewer: f64,
    pub(crate) rate: f64,
    pub(crate) moves_timed: usize,
    pub(crate) latency_ms_p50: f64,
    pub(crate) latency_ms_p99: f64,
    pub(crate) latency_ms_max: f64,
    pub(crate) kib_per_idle_table: Option<f64>,
    pub(crate) kib_per_live_table: Option<f64>,
    pub(crate) stored: usize,
    pub(crate) first_answer_seconds: Option<f64>,
}

impl Report {
    /// Takes the percentiles of the times from click to screen.
    pub(crate) fn latencies(&mut self, mut waits: Vec<Duration>) {
        waits.sort_unstable();
        let at = |share: f64| {
            let index = (waits.len() as f64 * share) as usize;
            let wait = waits.get(index.min(waits.len().saturating_sub(1)));
            wait.map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
        };
        self.moves_timed = waits.len();
        self.latency_ms_p50 = at(0.5);
        self.latency_ms_p99 = at(0.99);
        self.latency_ms_max = at(1.0);
    }

    pub(crate) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let figure = |value: Option<f64>, unit: &str| {
            value.map_or("unknown".to_owned(), |value| format!("{value:.2} {unit}"))
        };
        writeln!(
            out,
            "{} tables of {} with two people each, storage: {}",
            self.tables, self.game, self.storage
        )?;
        writeln!(
            out,
            "saturated:       {:.0} moves of people a second",
            self.moves_per_second
        )?;
        writeln!(
            out,
            "CPU per move:    server {}, client {}",
            figure(self.server_cpu_ms_per_move, "ms"),
            figure(self.client_cpu_ms_per_move, "ms")
        )?;
        writeln!(
            out,
            "bytes:           {:.0} per move and viewer, not compressed",
            self.bytes_per_move_and_viewer
        )?;
        writeln!(
            out,
            "click to screen: {:.2} ms median, {:.2} ms at 99 %, {:.2} ms at most ({} moves, {} a second)",
            self.latency_ms_p50,
            self.latency_ms_p99,
            self.latency_ms_max,
            self.moves_timed,
            self.rate
        )?;
        writeln!(
            out,
            "memory:          {} per table in memory, {} with two viewers",
            figure(self.kib_per_idle_table, "KiB"),
            figure(self.kib_per_live_table, "KiB")
        )?;
        writeln!(
            out,
            "first answer:    {} after the start, with {} stored running tables",
            figure(self.first_answer_seconds, "s"),
            self.stored
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_sorted_times() {
        let mut report = Report::default();
        report.latencies((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(report.moves_timed, 100);
        assert_eq!(report.latency_ms_p50, 51.0);
        assert_eq!(report.latency_ms_p99, 100.0);
        report.latencies(Vec::new());
        assert_eq!(report.latency_ms_p50, 0.0);
    }
}
