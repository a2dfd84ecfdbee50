//! The figures of many pages: medians and tails, as a table and as JSON.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::{Part, Sample, Samples};
use crate::cli::BenchArgs;
use crate::text;

/// Of each figure the median, the 90th and 99th percentile, and the highest.
#[derive(Serialize, Clone, Copy, PartialEq, Debug)]
pub(super) struct Spread {
    median: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

#[derive(Serialize)]
struct Figures {
    pages: usize,
    cpu_us: Spread,
    parts_us: BTreeMap<&'static str, Spread>,
    bytes: Spread,
    parts_bytes: BTreeMap<&'static str, Spread>,
    changed_bytes: Option<Spread>,
}

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seats: Vec<u8>,
    matches: u64,
    seed: u64,
    readers: BTreeMap<&'static str, Figures>,
}

impl Report {
    pub(super) fn new(
        game: &'static str,
        seats: Vec<u8>,
        args: &BenchArgs,
        samples: &Samples,
    ) -> Self {
        let readers = samples.0.iter();
        Self {
            game,
            seats,
            matches: args.matches,
            seed: args.seed,
            readers: readers
                .map(|(reader, samples)| (reader.name(), figures(samples)))
                .collect(),
        }
    }

    pub(super) fn print(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let seats: Vec<String> = self.seats.iter().map(ToString::to_string).collect();
        writeln!(
            out,
            "{}: CPU time to draw a page, in microseconds; {} matches at tables of {}",
            self.game,
            self.matches,
            seats.join(", ")
        )?;
        for (reader, figures) in &self.readers {
            writeln!(out)?;
            let title = format!("{reader} ({} pages)", figures.pages);
            writeln!(out, "{}", row(&title, ["median", "90 %", "99 %", "max"]))?;
            writeln!(out, "{}", numbers("page", figures.cpu_us))?;
            for (part, spread) in &figures.parts_us {
                writeln!(out, "{}", numbers(&format!("  {part}"), *spread))?;
            }
            writeln!(out, "{}", numbers("bytes", figures.bytes))?;
            if let Some(changed) = figures.changed_bytes {
                writeln!(out, "{}", numbers("bytes of changed parts", changed))?;
            }
        }
        Ok(())
    }
}

fn figures(samples: &[Sample]) -> Figures {
    let parts = |figure: fn(&(Part, Duration, usize)) -> f64| {
        let of = |part: Part| {
            let all = samples.iter().flat_map(|sample| &sample.parts);
            let own = all.filter(|(of, _, _)| *of == part).map(figure).collect();
            Some((part.name(), Spread::of(own)?))
        };
        Part::ALL.into_iter().filter_map(of).collect()
    };
    let spread = |values: Vec<f64>| Spread::of(values).expect("a reader has pages");
    let changed = samples.iter().filter_map(|sample| sample.changed_bytes);
    Figures {
        pages: samples.len(),
        cpu_us: spread(
            samples
                .iter()
                .map(|sample| microseconds(sample.cpu))
                .collect(),
        ),
        parts_us: parts(|(_, took, _)| microseconds(*took)),
        bytes: spread(samples.iter().map(|sample| sample.bytes as f64).collect()),
        parts_bytes: parts(|(_, _, bytes)| *bytes as f64),
        changed_bytes: Spread::of(changed.map(|bytes| bytes as f64).collect()),
    }
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

impl Spread {
    /// Nothing if there are no values.
    fn of(mut values: Vec<f64>) -> Option<Self> {
        values.sort_by(f64::total_cmp);
        let max = *values.last()?;
        // The smallest value that so many per cent do not exceed.
        let percentile = |percent: usize| values[(values.len() * percent).div_ceil(100) - 1];
        Some(Self {
            median: percentile(50),
            p90: percentile(90),
            p99: percentile(99),
            max,
        })
    }
}

fn numbers(title: &str, spread: Spread) -> String {
    let cells = [spread.median, spread.p90, spread.p99, spread.max];
    let cells = cells.map(|value| text::thousands(value.round() as u64));
    row(title, cells.each_ref().map(String::as_str))
}

fn row(title: &str, cells: [&str; 4]) -> String {
    let cells = cells.map(|cell| text::pad_left(cell, 10));
    format!("{}{}", text::pad(title, 26), cells.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_the_smallest_value_that_so_many_do_not_exceed() {
        let spread = Spread::of((1..=200).rev().map(f64::from).collect()).unwrap();
        let expected = Spread {
            median: 100.0,
            p90: 180.0,
            p99: 198.0,
            max: 200.0,
        };
        assert_eq!(spread, expected);
        let one = Spread::of(vec![7.0]).unwrap();
        assert_eq!((one.median, one.p99), (7.0, 7.0));
        assert_eq!(Spread::of(Vec::new()), None);
    }
}
