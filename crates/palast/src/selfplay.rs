//! `palast selfplay`: plays many matches of bots against bots and reports the results.
//!
//! A match depends only on the seed and its number. Threads take blocks of matches, and the blocks
//! are added up in order, so the report is the same to the last digit for any number of threads.

mod report;
mod score;

use std::fs;
use std::io::{IsTerminal as _, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use palast_bots::Level;
use palast_games::{AnyGame, MatchConfig};

use crate::args;
use crate::cli::SelfplayArgs;
use crate::usage_error::UsageError;
use report::Report;
use score::Score;

/// Matches per block: few enough to share the work fairly, enough to keep the lock uncontended.
const BLOCK: u64 = 32;

/// The matches to play.
struct Series<'a> {
    game: &'static dyn AnyGame,
    config: MatchConfig,
    bots: &'a [Level],
    seed: u64,
    games: u64,
    records: Option<&'a Path>,
}

pub(crate) fn run(args: &SelfplayArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = args::find_game(&args.game.game)?;
    let bots = seat_bots(args)?;
    args::check_bots(game, &bots)?;
    let seats = count_seats(game, &bots)?;
    let series = Series {
        game,
        config: args::match_config(game, &args.game, seats)?,
        bots: &bots,
        seed: args.seed,
        games: args.games,
        records: args.records.as_deref(),
    };
    if let Some(dir) = series.records {
        fs::create_dir_all(dir)
            .map_err(|error| UsageError::new(format!("{}: {error}", dir.display())))?;
    }
    let threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok());
    let threads = threads.map_or(1, std::num::NonZeroUsize::get);
    let begin = Instant::now();
    let progress = progress(args.games);
    let score = play_all(&series, threads, &progress)?;
    progress.finish_and_clear();
    let report = Report::new(&series, &score, threads, begin.elapsed());
    if args.json {
        writeln!(out, "{}", report.to_json()?)?;
    } else {
        report.print(out)?;
    }
    Ok(())
}

/// Returns the bots that were named, or a sensible one for each seat.
fn seat_bots(args: &SelfplayArgs) -> anyhow::Result<Vec<Level>> {
    let (given, seats) = (args.bots.len(), args.seats.map(usize::from));
    match seats {
        Some(seats) if given == 0 => Ok(vec![Level::Sensible; seats]),
        Some(seats) if given != seats => Err(UsageError::new(format!(
            "{seats} seats need one bot for each; {given} given"
        ))
        .into()),
        None if given == 0 => Err(UsageError::new(
            "say who plays: --seats N for sensible bots, or --bots BOT,… for one on each seat",
        )
        .into()),
        Some(_) | None => Ok(args.bots.clone()),
    }
}

fn count_seats(game: &dyn AnyGame, bots: &[Level]) -> anyhow::Result<u8> {
    let seats = game.seats();
    u8::try_from(bots.len())
        .ok()
        .filter(|count| seats.contains(count))
        .ok_or_else(|| {
            let given = bots.len();
            let (least, most) = (seats.start(), seats.end());
            let id = game.id();
            UsageError::new(format!(
                "{id} has {least} to {most} seats and needs one bot for each; {given} given"
            ))
            .into()
        })
}

fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left",
    )
    .expect("the template is well formed");
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn play_all(series: &Series<'_>, threads: usize, progress: &ProgressBar) -> anyhow::Result<Score> {
    let blocks = series.games.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let done: Mutex<Vec<(u64, anyhow::Result<Score>)>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..threads.min(usize::try_from(blocks).unwrap_or(usize::MAX)) {
            scope.spawn(|| {
                while !failed.load(Ordering::Relaxed) {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks {
                        break;
                    }
                    let score = play_block(series, block, progress);
                    failed.fetch_or(score.is_err(), Ordering::Relaxed);
                    done.lock()
                        .expect("no thread panics while it holds the lock")
                        .push((block, score));
                }
            });
        }
    });
    let mut done = done
        .into_inner()
        .expect("no thread panics while it holds the lock");
    done.sort_by_key(|(block, _)| *block);
    let mut total = Score::default();
    for (_, score) in done {
        total.add(&score?);
    }
    Ok(total)
}

fn play_block(series: &Series<'_>, block: u64, progress: &ProgressBar) -> anyhow::Result<Score> {
    let mut score = Score::default();
    let first = block * BLOCK;
    for index in first..(first + BLOCK).min(series.games) {
        let seated = seated(series.bots, index);
        let seed = args::numbered_seed(series.seed, index);
        let played = series.game.play(&series.config, &seed, &seated)?;
        score.count(&seated, &played);
        if let Some(dir) = series.records {
            let name = format!("{}-{}-{index}.match", series.game.id(), series.seed);
            let path = dir.join(name);
            fs::write(&path, &played.record)
                .with_context(|| format!("writing {}", path.display()))?;
        }
        progress.inc(1);
    }
    Ok(score)
}

/// Returns the bot of each seat in this match: from match to match, every bot moves on by one seat.
fn seated(bots: &[Level], index: u64) -> Vec<Level> {
    let mut seated = bots.to_vec();
    let turn = usize::try_from(index % bots.len() as u64).expect("less than the number of bots");
    seated.rotate_right(turn);
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_plays_every_seat_equally_often() {
        let bots = [Level::Sensible, Level::Random, Level::Random];
        let first: Vec<Level> = (0..6).map(|index| seated(&bots, index)[0]).collect();
        assert_eq!(
            first.iter().filter(|bot| **bot == Level::Sensible).count(),
            2
        );
        assert_eq!(
            seated(&bots, 1),
            [Level::Random, Level::Sensible, Level::Random]
        );
    }
}
