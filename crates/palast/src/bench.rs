//! `palast bench`: how fast a game runs on one core. Five runs after a warm-up; the median counts,
//! because a machine that does something else now and then spoils a mean. With `--pages`: what
//! drawing a page costs.

mod pages;

use std::io::Write;
use std::time::Instant;

use palast_core::Seed;
use palast_games::{AnyGame, MatchConfig};
use serde::Serialize;

use crate::cli::BenchArgs;
use crate::{args, text};

const RUNS: usize = 5;
/// Shorter runs would measure the clock rather than the game.
const SHORTEST_RUN: f64 = 0.002;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    decisions_per_second: f64,
    imagines_per_second: f64,
    table_bytes: usize,
    by_seats: Vec<Measured>,
}

#[derive(Serialize)]
struct Measured {
    seats: u8,
    decisions_per_second: f64,
    imagines_per_second: f64,
    decisions_per_match: f64,
    slowest: f64,
    fastest: f64,
}

/// Amounts per second: the median, the slowest and the fastest run.
struct Rate {
    median: f64,
    slowest: f64,
    fastest: f64,
}

pub(crate) fn run(args: &BenchArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.pages {
        return pages::run(args, out);
    }
    let game = args::find_game(&args.game.game)?;
    let counts: Vec<u8> = match args.seats {
        Some(seats) => vec![seats],
        None => game.seats().collect(),
    };
    let mut by_seats = Vec::new();
    for seats in counts {
        let config = args::match_config(game, &args.game, seats)?;
        by_seats.push(measure(game, &config, args.seconds)?);
    }
    let least =
        |figure: fn(&Measured) -> f64| by_seats.iter().map(figure).fold(f64::INFINITY, f64::min);
    let report = Report {
        game: game.id(),
        decisions_per_second: least(|measured| measured.decisions_per_second),
        imagines_per_second: least(|measured| measured.imagines_per_second),
        table_bytes: game.table_bytes(),
        by_seats,
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    print(&report, out)
}

fn measure(game: &dyn AnyGame, config: &MatchConfig, seconds: f64) -> anyhow::Result<Measured> {
    let seed = Seed::from_number(1);
    let decisions = rate(seconds, |count| {
        Ok(game.random_answers(config, &seed, count).map(drop)?)
    })?;
    let imagines = rate(seconds, |count| {
        Ok(game.imagine_many(config, &seed, count).map(drop)?)
    })?;
    let answers = 100_000;
    let matches = game.random_answers(config, &seed, answers)?;
    Ok(Measured {
        seats: config.seats,
        decisions_per_second: decisions.median,
        imagines_per_second: imagines.median,
        decisions_per_match: answers as f64 / matches.max(1) as f64,
        slowest: decisions.slowest,
        fastest: decisions.fastest,
    })
}

fn rate(seconds: f64, mut work: impl FnMut(u64) -> anyhow::Result<()>) -> anyhow::Result<Rate> {
    let run = (seconds / RUNS as f64).max(SHORTEST_RUN);
    let mut time = |count| -> anyhow::Result<f64> {
        let begin = Instant::now();
        work(count)?;
        Ok(begin.elapsed().as_secs_f64())
    };
    // The warm-up also finds out how much work makes a run long enough.
    let mut count = 1_000;
    loop {
        let took = time(count)?;
        if took >= run / 2.0 {
            count = ((count as f64 * run / took) as u64).max(1);
            break;
        }
        count *= 2;
    }
    let mut rates = [0.0; RUNS];
    for rate in &mut rates {
        *rate = count as f64 / time(count)?;
    }
    rates.sort_by(f64::total_cmp);
    Ok(Rate {
        median: rates[RUNS / 2],
        slowest: rates[0],
        fastest: rates[RUNS - 1],
    })
}

fn print(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let rounded = |figure: f64| text::thousands(figure.round() as u64);
    writeln!(out, "{}, random play on one core", report.game)?;
    writeln!(out)?;
    let heads = [
        "seats",
        "decisions/s",
        "slowest",
        "fastest",
        "imagines/s",
        "per match",
    ];
    writeln!(out, "{}", row(&heads.map(str::to_owned)))?;
    for measured in &report.by_seats {
        let cells = [
            measured.seats.to_string(),
            rounded(measured.decisions_per_second),
            rounded(measured.slowest),
            rounded(measured.fastest),
            rounded(measured.imagines_per_second),
            format!("{:.1}", measured.decisions_per_match),
        ];
        writeln!(out, "{}", row(&cells))?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "A table takes {} bytes. Medians of {RUNS} runs.",
        report.table_bytes
    )?;
    Ok(())
}

fn row(cells: &[String; 6]) -> String {
    let widths = [5, 12, 12, 12, 12, 10];
    let cells: Vec<String> = cells
        .iter()
        .zip(widths)
        .map(|(cell, width)| text::pad_left(cell, width))
        .collect();
    cells.join("  ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_counts_all_work_and_its_median_lies_between_the_ends() {
        let mut calls = 0;
        let rate = rate(0.01, |count| {
            calls += 1;
            std::hint::black_box(
                (0..count * 50).fold(0u64, |sum, n| sum ^ std::hint::black_box(n)),
            );
            Ok(())
        })
        .unwrap();
        assert!(calls > RUNS, "a warm-up comes before the runs");
        assert!(rate.slowest <= rate.median && rate.median <= rate.fastest);
        assert!(rate.slowest > 0.0);
    }
}
