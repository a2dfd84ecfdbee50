//! `palast arena`: bots measured against each other.
//!
//! Every deal is played from every seat, matches are numbered, and their results are taken up in
//! order: the same deals give the same figures on any number of threads, and a series that was
//! broken off goes on where it stood.

mod plots;
mod rating;
mod report;
mod results;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::Context as _;
use palast_bots::Contestant;
use palast_bots::schedule::{MOST_BOTS, Schedule};
use palast_core::{Seat, Seed};
use palast_games::{AnyGame, MatchConfig};

use crate::cli::ArenaArgs;
use crate::usage_error::UsageError;
use crate::{args, cpu, parallel, progress};
use report::Report;
use results::{MatchResult, ResultsFile, SeatResult, Settings};

/// The matches to play.
struct Series<'a> {
    game: &'static dyn AnyGame,
    config: MatchConfig,
    bots: &'a [Contestant],
    schedule: Schedule,
    ladder: bool,
    first_deal: u64,
    games: u64,
    records: Option<&'a Path>,
}

pub(crate) fn run(args: &ArenaArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = args::find_game(&args.game.game)?;
    let seats = count_seats(game, args)?;
    let schedule = if args.ladder {
        Schedule::ladder(args.bots.len(), seats)
    } else {
        Schedule::new(args.bots.len(), seats)
    };
    let records = args.out.as_ref().map(|dir| dir.join("records"));
    let series = Series {
        game,
        config: args::match_config(game, &args.game, seats)?,
        bots: &args.bots,
        games: schedule.whole_deals(args.games),
        schedule,
        ladder: args.ladder,
        first_deal: args.first_deal,
        records: records.as_deref().filter(|_| args.records),
    };
    let settings = Settings::new(&series);
    let mut file = args
        .out
        .as_deref()
        .map(|dir| ResultsFile::open(dir, &settings))
        .transpose()?;
    if let Some(dir) = series.records {
        fs::create_dir_all(dir)
            .map_err(|error| UsageError::new(format!("{}: {error}", dir.display())))?;
    }
    let threads = parallel::threads(args.threads);
    let begin = Instant::now();
    let mut results = file.as_mut().map(ResultsFile::take).unwrap_or_default();
    let kept = results.len() as u64;
    play_all(&series, threads, &mut results, file.as_mut())?;
    let played = (results.len() as u64).saturating_sub(kept);
    let report = Report::new(&series, &results, played, threads, begin.elapsed());
    if let (Some(dir), true) = (&args.out, args.plots) {
        plots::write(dir, &report, &results)?;
    }
    if args.json {
        writeln!(out, "{}", report.to_json()?)?;
    } else {
        report.print(out)?;
    }
    Ok(())
}

fn count_seats(game: &dyn AnyGame, args: &ArenaArgs) -> anyhow::Result<u8> {
    let given = args.bots.len();
    if given > MOST_BOTS {
        let sentence = format!("{given} bots are too many; at most {MOST_BOTS} meet in one series");
        return Err(UsageError::new(sentence).into());
    }
    for (place, bot) in args.bots.iter().enumerate() {
        if args.bots[..place].contains(bot) {
            let sentence =
                format!("`{bot}` is given twice; --seats fills a table with the last bot");
            return Err(UsageError::new(sentence).into());
        }
    }
    if args.ladder && given < 2 {
        return Err(UsageError::new("a ladder needs two bots at least").into());
    }
    let levels: Vec<_> = args.bots.iter().map(Contestant::level).collect();
    args::check_bots(game, &levels)?;
    let seats = game.seats();
    let asked = args.seats.unwrap_or_else(|| {
        let fits = if args.ladder { 2 } else { given };
        let fits = u8::try_from(fits).unwrap_or(u8::MAX);
        fits.clamp(*seats.start(), *seats.end())
    });
    if asked < 2 && given > 1 {
        let sentence = format!("{given} bots do not fit on {asked} seat");
        return Err(UsageError::new(sentence).into());
    }
    if seats.contains(&asked) {
        return Ok(asked);
    }
    let (least, most, id) = (seats.start(), seats.end(), game.id());
    let sentence = format!("{id} is played at {least} to {most} seats, not at {asked}");
    Err(UsageError::new(sentence).into())
}

/// Plays what is missing; each result goes to the file before the next one is taken up.
fn play_all(
    series: &Series<'_>,
    threads: usize,
    results: &mut Vec<MatchResult>,
    mut file: Option<&mut ResultsFile>,
) -> anyhow::Result<()> {
    let first = results.len() as u64;
    let progress = progress::bar(series.games, first);
    parallel::in_order(
        first..series.games,
        threads,
        |index| play_one(series, index),
        |_, result| {
            if let Some(file) = &mut file {
                file.append(&result, series.bots)?;
            }
            results.push(result);
            progress.inc(1);
            Ok(())
        },
    )?;
    progress.finish_and_clear();
    Ok(())
}

fn play_one(series: &Series<'_>, index: u64) -> anyhow::Result<MatchResult> {
    let fixture = series.schedule.fixture(index);
    let number = series.first_deal.saturating_add(fixture.deal);
    let seated: Vec<Contestant> = fixture
        .seating
        .iter()
        .map(|bot| series.bots[*bot].clone())
        .collect();
    let seed = Seed::from_number(number);
    let played = series
        .game
        .play(&series.config, &seed, &seated, &cpu::now)?;
    if let Some(dir) = series.records {
        let path = dir.join(format!("{}-{index}.match", series.game.id()));
        fs::write(&path, &played.record).with_context(|| format!("writing {}", path.display()))?;
    }
    let seats = fixture.seating.iter().zip(Seat::ALL);
    Ok(MatchResult {
        index,
        deal: number,
        decisions: played.decisions,
        ending: played.ending.to_owned(),
        seats: seats
            .map(|(bot, seat)| SeatResult {
                bot: *bot,
                place: played.places[seat],
                share: played.shares[seat],
                score: played.scores[seat],
                answers: played.thought[seat].answers,
                microseconds: u64::try_from(played.thought[seat].time.as_micros())
                    .unwrap_or(u64::MAX),
            })
            .collect(),
    })
}
