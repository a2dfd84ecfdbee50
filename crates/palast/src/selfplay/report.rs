//! The report on a series of matches, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use palast_bots::statistics::wilson;
use serde::Serialize;

use super::Series;
use super::score::Score;
use crate::text;

/// The automa's row of the report.
const AUTOMA: &str = "the automa";

/// Everything that is reported. `docs/json.md` documents the JSON keys; they must not change.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    seats: u8,
    seed: u64,
    games: u64,
    bots: Vec<&'static str>,
    wins: BTreeMap<&'static str, f64>,
    win_rates: BTreeMap<&'static str, WinRate>,
    #[serde(rename = "house")]
    automa: Option<AutomaRate>,
    mean_decisions: f64,
    min_decisions: u64,
    max_decisions: u64,
    tallies: BTreeMap<&'static str, u64>,
    endings: BTreeMap<&'static str, u64>,
    seconds: f64,
    games_per_second: f64,
    threads: usize,
}

#[derive(Serialize)]
struct WinRate {
    rate: f64,
    low: f64,
    high: f64,
    /// How many seats are played by this bot.
    seats: usize,
    /// The rate to expect if all bots were equally strong.
    even: f64,
}

/// How often the automa won.
#[derive(Serialize)]
struct AutomaRate {
    wins: f64,
    rate: f64,
    low: f64,
    high: f64,
}

impl Report {
    pub(super) fn new(series: &Series<'_>, score: &Score, threads: usize, took: Duration) -> Self {
        let bots: Vec<&'static str> = series.bots.iter().map(|bot| bot.name()).collect();
        let players = bots.len() + usize::from(score.automa.is_some());
        let automa = score.automa.map(|wins| {
            let estimate = wilson(wins, score.games);
            AutomaRate {
                wins,
                rate: estimate.rate,
                low: estimate.low,
                high: estimate.high,
            }
        });
        let win_rates = score.wins.iter().map(|(level, wins)| {
            let seats = series.bots.iter().filter(|bot| *bot == level).count();
            let estimate = wilson(*wins, score.games);
            let rate = WinRate {
                rate: estimate.rate,
                low: estimate.low,
                high: estimate.high,
                seats,
                even: seats as f64 / players as f64,
            };
            (level.name(), rate)
        });
        let seconds = took.as_secs_f64();
        Self {
            game: series.game.id(),
            seats: series.config.seats,
            seed: series.seed,
            games: score.games,
            wins: score
                .wins
                .iter()
                .map(|(level, wins)| (level.name(), *wins))
                .collect(),
            win_rates: win_rates.collect(),
            automa,
            bots,
            mean_decisions: score.decisions as f64 / score.games.max(1) as f64,
            min_decisions: score.fewest.unwrap_or(0),
            max_decisions: score.most.unwrap_or(0),
            tallies: score.tallies.clone(),
            endings: score.endings.clone(),
            seconds,
            games_per_second: score.games as f64 / seconds.max(f64::EPSILON),
            threads,
        }
    }

    pub(crate) fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    pub(crate) fn print(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{}, {} {}: {} matches of {}, seed {}",
            self.game,
            self.seats,
            if self.seats == 1 { "seat" } else { "seats" },
            text::thousands(self.games),
            self.bots.join(", "),
            self.seed
        )?;
        writeln!(out)?;
        let name = self
            .win_rates
            .keys()
            .map(|name| name.len())
            .chain(self.automa.as_ref().map(|_| AUTOMA.len()))
            .max()
            .unwrap_or(0);
        writeln!(
            out,
            "{}   seats       wins     rate    95 % interval     even",
            text::pad("bot", name)
        )?;
        for (bot, rate) in &self.win_rates {
            writeln!(
                out,
                "{}   {:>5}   {:>8.1}   {:>5.1}%   {:>5.1}% – {:>5.1}%   {:>5.1}%   {}",
                text::pad(bot, name),
                rate.seats,
                self.wins[bot],
                rate.rate * 100.0,
                rate.low * 100.0,
                rate.high * 100.0,
                rate.even * 100.0,
                text::bar(rate.rate, 20)
            )?;
        }
        if let Some(automa) = &self.automa {
            writeln!(
                out,
                "{}           {:>8.1}   {:>5.1}%   {:>5.1}% – {:>5.1}%            {}",
                text::pad(AUTOMA, name),
                automa.wins,
                automa.rate * 100.0,
                automa.low * 100.0,
                automa.high * 100.0,
                text::bar(automa.rate, 20)
            )?;
        }
        writeln!(
            out,
            "Shared victories count in parts; intervals after Wilson."
        )?;
        print_shares(out, "What happened", &self.tallies)?;
        print_shares(out, "How matches ended", &self.endings)?;
        writeln!(out)?;
        writeln!(
            out,
            "Decisions in a match: {:.1} on average, {} to {}.",
            self.mean_decisions, self.min_decisions, self.max_decisions
        )?;
        writeln!(
            out,
            "{:.1} seconds, {} matches a second on {} {}.",
            self.seconds,
            text::thousands(self.games_per_second.round() as u64),
            self.threads,
            if self.threads == 1 {
                "thread"
            } else {
                "threads"
            }
        )
    }
}

fn print_shares(
    out: &mut dyn Write,
    heading: &str,
    counts: &BTreeMap<&'static str, u64>,
) -> std::io::Result<()> {
    let total: u64 = counts.values().sum();
    if total == 0 {
        return Ok(());
    }
    writeln!(out)?;
    writeln!(out, "{heading}")?;
    let name = counts.keys().map(|name| name.len()).max().unwrap_or(0);
    for (what, count) in counts {
        let share = *count as f64 / total as f64;
        writeln!(
            out,
            "  {}   {:>9}   {:>5.1}%   {}",
            text::pad(what, name),
            text::thousands(*count),
            share * 100.0,
            text::bar(share, 20)
        )?;
    }
    Ok(())
}
