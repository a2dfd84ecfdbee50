//! `palast balance`: what a changed edition does to a game, beside the edition that comes with it.
//!
//! The same deals are played with both editions: by equal bots for the seats, the length and the use
//! of everything there is, and by a better bot among worse ones for skill against luck.

mod measure;
mod report;

use std::io::Write;

use palast_bots::Contestant;
use palast_bots::schedule::Schedule;
use palast_core::Seed;
use palast_games::{AnyGame, MatchConfig, Played};

use crate::cli::BalanceArgs;
use crate::usage_error::UsageError;
use crate::{args, cpu, parallel, progress};
use measure::Measures;
use report::Report;

/// The matches of one kind: equal bots, or a better one among worse.
struct Series<'a> {
    bots: Vec<&'a Contestant>,
    schedule: Schedule,
}

pub(crate) fn run(args: &BalanceArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = args::find_game(&args.game.game)?;
    if args.game.edition.is_none() {
        let sentence = "say which numbers to compare with those of the game: --edition FILE";
        return Err(UsageError::new(sentence).into());
    }
    let seats = args.seats.unwrap_or_else(|| (*game.seats().start()).max(2));
    let changed = args::match_config(game, &args.game, seats)?;
    let default = MatchConfig {
        edition: None,
        ..changed.clone()
    };
    let levels = [&args.worse, &args.better].map(Contestant::level);
    args::check_bots(game, &levels)?;
    if args.worse == args.better {
        let sentence = "the better bot and the worse one are the same; skill needs a difference";
        return Err(UsageError::new(sentence).into());
    }
    let equal = Series {
        bots: vec![&args.worse],
        schedule: Schedule::new(1, seats),
    };
    let skill = Series {
        bots: vec![&args.better, &args.worse],
        schedule: Schedule::new(2, seats),
    };
    let games = equal.schedule.whole_deals(args.games);
    let threads = parallel::threads(args.threads);
    let progress = progress::bar(4 * games, 0);
    let mut measures = [Measures::new(seats), Measures::new(seats)];
    parallel::in_order(
        0..4 * games,
        threads,
        |number| {
            let (kind, index) = (number % 4, number / 4);
            let config = if kind < 2 { &default } else { &changed };
            let series = if kind % 2 == 0 { &equal } else { &skill };
            let played = play(game, config, series, args.first_deal, index)?;
            progress.inc(1);
            Ok(played)
        },
        |number, (seating, played)| {
            let measures = &mut measures[usize::from(number % 4 >= 2)];
            if number.is_multiple_of(2) {
                measures.count_equal(&played);
            } else {
                measures.count_skill(&seating, &played);
            }
            Ok(())
        },
    )?;
    progress.finish_and_clear();
    let names = [args.better.to_string(), args.worse.to_string()];
    let report = Report::new(game.id(), games, args.first_deal, names, &measures);
    if let Some(dir) = &args.out {
        report.write(dir, &measures)?;
    }
    if args.json {
        writeln!(out, "{}", report.to_json()?)?;
    } else {
        write!(out, "{}", report.to_text())?;
    }
    Ok(())
}

/// Plays a match of a series; who sat where, and what came of it.
fn play(
    game: &dyn AnyGame,
    config: &MatchConfig,
    series: &Series<'_>,
    first_deal: u64,
    index: u64,
) -> anyhow::Result<(Vec<usize>, Played)> {
    let fixture = series.schedule.fixture(index);
    let bots: Vec<Contestant> = fixture
        .seating
        .iter()
        .map(|bot| series.bots[*bot].clone())
        .collect();
    let seed = Seed::from_number(first_deal.saturating_add(fixture.deal));
    let mut played = game.play(config, &seed, &bots, &cpu::now)?;
    // Thousands of records would fill the memory.
    played.record = String::new();
    Ok((fixture.seating, played))
}
