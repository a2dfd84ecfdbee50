//! `palast review`: what one seat, or each, made of a recorded match.

mod report;

use std::io::{IsTerminal as _, Write};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use palast_core::{Seat, Seed};
use palast_games::{AnyMatch, Drawing, NoReview, Review, Work, curve, describe, review_json};
use palast_ui::Phrase;
use serde_json::json;

use crate::cli::ReviewArgs;
use crate::tui::labels::Labels;
use crate::usage_error::UsageError;
use crate::{args, files};

pub(crate) fn run(args: &ReviewArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = files::read_text(&args.file, "a record")?;
    let edition = files::read_edition(args.edition.as_deref())?;
    let game = args::game_of_record(&args.file, &record)?;
    let editions: Vec<&str> = edition.as_deref().into_iter().collect();
    let play = game
        .read(&record, &editions)
        .map_err(|error| UsageError::new(format!("{}: {error}", args.file.display())))?;
    let seats: Vec<Seat> = match args.seat {
        Some(number) => vec![args::find_seat(&*play, number)?],
        None => play.seats().seats().collect(),
    };
    if args.svg.is_some() && seats.len() > 1 {
        let why = "--svg draws the curve of one seat; say which with --seat";
        return Err(UsageError::new(why).into());
    }
    let labels = Labels::new(game, play.seats(), args::language(args.lang));
    let mut objects = Vec::new();
    for (index, seat) in seats.iter().enumerate() {
        let review = review(args, &*play, *seat)?;
        if args.json {
            objects.push(review_json(&review));
        } else {
            if index > 0 {
                writeln!(out)?;
            }
            let told = describe(&*play, &review, labels.context());
            report::print(&review, &told, &labels, out)?;
        }
        if let Some(file) = &args.svg {
            let label = labels.say(&Phrase::new("review-curve"));
            let drawing = curve(&review, &label, Drawing::Alone).into_string();
            std::fs::write(file, drawing)
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
    }
    if args.json {
        let walks = args.ms.is_none().then_some(args.walks);
        let object = json!({
            "game": game.id(), "seats": play.seats().get(), "seed": args.seed,
            "walks": walks, "ms": args.ms, "reviews": objects,
        });
        writeln!(out, "{object}")?;
    }
    Ok(())
}

/// Reviews one seat, showing how far it is.
fn review(args: &ReviewArgs, play: &dyn AnyMatch, seat: Seat) -> anyhow::Result<Review<String>> {
    let prepared = play.review(seat).map_err(|why| {
        UsageError::new(match why {
            NoReview::Unfinished => "the match is not over; only a finished one can be reviewed",
            NoReview::NoSeat => "the match has no such seat",
        })
    })?;
    let bar = progress(prepared.len() as u64);
    let clock = || -> Box<dyn FnMut() -> bool> {
        match args.ms {
            Some(ms) => {
                let until = Instant::now() + Duration::from_millis(ms);
                Box::new(move || Instant::now() < until)
            }
            None => Box::new(|| true),
        }
    };
    let threads = args.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        usize::from,
    );
    let work = Work {
        // With a clock the time is over before.
        walks: if args.ms.is_some() {
            100_000
        } else {
            args.walks
        },
        seed: Seed::from_number(args.seed),
        threads,
        clock: &clock,
        progress: &|done| {
            bar.set_position(done as u64);
            true
        },
    };
    let review = prepared.run(&work).context("the review was broken off")?;
    bar.finish_and_clear();
    Ok(review)
}

fn progress(positions: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{pos}/{len} positions, {eta} left {wide_bar}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let target = ProgressDrawTarget::stderr_with_hz(10);
    ProgressBar::with_draw_target(Some(positions), target).with_style(style)
}
