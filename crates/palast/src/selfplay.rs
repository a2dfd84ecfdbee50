//! `palast selfplay`: plays many matches of bots against bots and reports the results.
//!
//! A match depends only on the seed and its number. Threads take blocks of matches, and the blocks
//! are added up in order, so the report is the same to the last digit for any number of threads.

mod report;
mod score;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use indicatif::ProgressBar;
use palast_bots::{Contestant, Level};
use palast_games::{AnyGame, MatchConfig};

use crate::cli::SelfplayArgs;
use crate::usage_error::UsageError;
use crate::{args, parallel, progress};
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
    let threads = parallel::threads(args.threads);
    let begin = Instant::now();
    let progress = progress::bar(args.games, 0);
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

fn play_all(series: &Series<'_>, threads: usize, progress: &ProgressBar) -> anyhow::Result<Score> {
    let mut total = Score::default();
    parallel::in_order(
        0..series.games.div_ceil(BLOCK),
        threads,
        |block| play_block(series, block, progress),
        |_, score| {
            total.add(&score);
            Ok(())
        },
    )?;
    Ok(total)
}

fn play_block(series: &Series<'_>, block: u64, progress: &ProgressBar) -> anyhow::Result<Score> {
    let mut score = Score::default();
    let first = block * BLOCK;
    for index in first..(first + BLOCK).min(series.games) {
        let seated = seated(series.bots, index);
        let seed = args::numbered_seed(series.seed, index);
        let bots: Vec<Contestant> = seated.iter().copied().map(Contestant::from).collect();
        // No clock: the same series gives the same report, however fast the machine.
        let played = series
            .game
            .play(&series.config, &seed, &bots, &|| Duration::ZERO)?;
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
