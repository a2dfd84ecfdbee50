//! The pictures of a series: strength against time, victories by seat, scores, lengths.

use std::fs;
use std::path::Path;

use anyhow::Context as _;

use super::report::Report;
use super::results::MatchResult;
use crate::plot::{self, Bar, Point};

/// Writes all plots into a directory.
pub(super) fn write(dir: &Path, report: &Report, results: &[MatchResult]) -> anyhow::Result<()> {
    let about = format!("{}, {} seats", report.game, report.seats);
    let points: Vec<Point> = report
        .bots
        .iter()
        .map(|bot| Point {
            label: bot.bot.clone(),
            x: bot.ms_per_answer,
            y: bot.rating,
            low: bot.rating_low,
            high: bot.rating_high,
        })
        .collect();
    let bars: Vec<Bar> = report
        .seat_shares
        .iter()
        .enumerate()
        .map(|(seat, share)| Bar {
            label: format!("seat {}", seat + 1),
            value: share.rate,
            interval: Some((share.low, share.high)),
        })
        .collect();
    let lengths: Vec<f64> = results.iter().map(|one| one.decisions as f64).collect();
    let mut files = vec![
        (
            "strength.svg".to_owned(),
            plot::points(
                &format!("{about}: strength against time"),
                "CPU ms an answer",
                "rating",
                &points,
            ),
        ),
        (
            "seats.svg".to_owned(),
            plot::bars(
                &format!("{about}: share of victories by seat"),
                &bars,
                Some(1.0 / f64::from(report.seats)),
            ),
        ),
        (
            "length.svg".to_owned(),
            plot::histogram(&format!("{about}: answers in a match"), &lengths),
        ),
    ];
    for (number, bot) in report.bots.iter().enumerate() {
        let scores: Vec<f64> = results
            .iter()
            .flat_map(|one| &one.seats)
            .filter(|seat| seat.bot == number)
            .map(|seat| f64::from(seat.score))
            .collect();
        files.push((
            format!("scores-{}.svg", number + 1),
            plot::histogram(&format!("{about}: scores of {}", bot.bot), &scores),
        ));
    }
    for (name, svg) in files {
        let path = dir.join(name);
        fs::write(&path, svg).with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(())
}
