//! A review as text: the curve, where the result came from, the biggest moments, the choices.

use std::io::Write;

use palast_games::{Described, Part, Review};
use palast_ui::Phrase;

use crate::text;
use crate::tui::labels::Labels;

const WIDTH: usize = 88;
/// The signs of a curve, from nothing to all.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub(super) fn print(
    review: &Review<String>,
    told: &Described,
    labels: &Labels,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let title = Phrase::new("review-of").with("seat", review.seat);
    writeln!(out, "{}", labels.say(&title))?;
    writeln!(out)?;
    writeln!(out, "{}", labels.get("review-curve"))?;
    for line in sparkline(review) {
        writeln!(out, "  {line}")?;
    }
    writeln!(out)?;
    print_parts(review, labels, out)?;
    writeln!(out)?;
    writeln!(out, "{}", labels.get("review-moments"))?;
    for moment in &told.moments {
        let line = format!("{:+.0}  {}", moment.amount * 100.0, moment.text);
        wrapped(&line, out)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", labels.get("review-decisions"))?;
    for decision in &told.decisions {
        let share = (decision.share * 100.0).round();
        wrapped(&format!("{share:>3}  {}", decision.chosen), out)?;
        if let Some(better) = &decision.better {
            let better = Phrase::new("review-better")
                .with("better", better.clone())
                .with("n", hundred(decision.lost));
            wrapped(&format!("     {}", labels.say(&better)), out)?;
        }
    }
    writeln!(out)?;
    for line in text::wrap(&labels.get("review-noise"), WIDTH) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// A share as a number of a hundred.
fn hundred(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

fn wrapped(line: &str, out: &mut dyn Write) -> anyhow::Result<()> {
    for (index, piece) in text::wrap(line, WIDTH - 4).iter().enumerate() {
        let hang = if index == 0 { "  " } else { "       " };
        writeln!(out, "{hang}{piece}")?;
    }
    Ok(())
}

/// The chance to win before each choice, and the result.
fn sparkline(review: &Review<String>) -> Vec<String> {
    let sign = |share: f64| {
        let top = (HEIGHTS.len() - 1) as f64;
        HEIGHTS[(share.clamp(0.0, 1.0) * top).round() as usize]
    };
    let shares = review.decisions.iter().map(|decision| decision.share);
    let all: Vec<char> = std::iter::once(review.start)
        .chain(shares)
        .chain([review.result])
        .map(sign)
        .collect();
    all.chunks(WIDTH - 4)
        .map(|line| line.iter().collect())
        .collect()
}

fn print_parts(
    review: &Review<String>,
    labels: &Labels,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let exact = |amount| Part { amount, error: 0.0 };
    let luckless = Part {
        amount: review.without_luck(),
        error: review.luck.error,
    };
    let lines = [
        ("review-start", exact(review.start), false),
        ("review-luck", review.luck, true),
        ("review-choices", review.choices, true),
        ("review-others", review.others, true),
        ("review-rest", review.rest, true),
        ("review-result", exact(review.result), false),
        ("review-without-luck", luckless, false),
    ];
    let names: Vec<String> = lines.iter().map(|(key, ..)| labels.get(key)).collect();
    let widest = names
        .iter()
        .map(|name| text::width(name))
        .max()
        .unwrap_or(0);
    for (name, (_, part, signed)) in names.iter().zip(lines) {
        let amount = part.amount * 100.0;
        let number = if signed {
            format!("{amount:+.1}")
        } else {
            format!("{amount:.1}")
        };
        let error = if part.error > 0.0 {
            format!(" ± {:.1}", part.error * 100.0)
        } else {
            String::new()
        };
        writeln!(out, "  {}  {number:>6}{error}", text::pad(name, widest))?;
    }
    Ok(())
}
