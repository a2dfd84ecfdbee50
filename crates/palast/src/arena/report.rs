//! The report on a series, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use palast_bots::statistics::wilson;
use serde::Serialize;

use super::Series;
use super::rating::{self, Rating};
use super::results::MatchResult;
use crate::text;

/// Everything that is reported. `docs/json.md` documents the JSON keys; they must not change.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) seats: u8,
    first_deal: u64,
    deals: u64,
    games: u64,
    pub(super) bots: Vec<BotReport>,
    /// On a ladder: each bot among those one step below.
    steps: Vec<LadderStep>,
    pub(super) seat_shares: Vec<Share>,
    mean_decisions: f64,
    min_decisions: u64,
    max_decisions: u64,
    endings: BTreeMap<String, u64>,
    played_now: u64,
    seconds: f64,
    threads: usize,
}

/// How one bot did.
#[derive(Serialize)]
pub(super) struct BotReport {
    pub(super) bot: String,
    matches: u64,
    wins: f64,
    /// Of the matches it played.
    pub(super) share: Share,
    /// The share to expect if all bots were equally strong.
    pub(super) even: f64,
    pub(super) rating: f64,
    pub(super) rating_low: f64,
    pub(super) rating_high: f64,
    mean_score: f64,
    /// CPU time of an answer that had an alternative.
    pub(super) ms_per_answer: f64,
}

/// How one bot did among those one step below it.
#[derive(Serialize)]
struct LadderStep {
    upper: String,
    lower: String,
    matches: u64,
    share: Share,
    even: f64,
}

/// A share of the victories with its interval.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Share {
    pub(super) rate: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Share {
    fn of(wins: f64, matches: u64) -> Self {
        let estimate = wilson(wins, matches);
        Self {
            rate: estimate.rate,
            low: estimate.low,
            high: estimate.high,
        }
    }
}

/// Sums over the matches of one bot.
#[derive(Clone, Default)]
struct Sums {
    matches: u64,
    wins: f64,
    even: f64,
    score: f64,
    seats: f64,
    answers: u64,
    microseconds: u64,
}

impl Report {
    pub(super) fn new(
        series: &Series<'_>,
        results: &[MatchResult],
        played: u64,
        threads: usize,
        took: Duration,
    ) -> Self {
        let seats = usize::from(series.config.seats);
        let mut sums = vec![Sums::default(); series.bots.len()];
        let mut by_seat = vec![0.0; seats];
        let mut endings: BTreeMap<String, u64> = BTreeMap::new();
        for result in results {
            *endings.entry(result.ending.clone()).or_default() += 1;
            for (bot, sum) in sums.iter_mut().enumerate() {
                sum.matches += u64::from(result.seats.iter().any(|one| one.bot == bot));
            }
            for (one, wins) in result.seats.iter().zip(&mut by_seat) {
                *wins += one.share;
                let sum = &mut sums[one.bot];
                sum.wins += one.share;
                sum.even += 1.0 / seats as f64;
                sum.score += f64::from(one.score);
                sum.seats += 1.0;
                sum.answers += u64::from(one.answers);
                sum.microseconds += one.microseconds;
            }
        }
        let per_deal = usize::try_from(series.schedule.per_deal()).unwrap_or(usize::MAX);
        let ratings = rating::ratings(results, series.bots.len(), per_deal);
        let decisions = || results.iter().map(|result| result.decisions);
        let games = results.len() as u64;
        Self {
            game: series.game.id(),
            seats: series.config.seats,
            first_deal: series.first_deal,
            deals: games / series.schedule.per_deal(),
            games,
            bots: sums
                .iter()
                .zip(ratings)
                .zip(series.bots)
                .map(|((sum, rating), bot)| bot_report(bot.to_string(), sum, rating))
                .collect(),
            steps: if series.ladder {
                steps(series, results)
            } else {
                Vec::new()
            },
            seat_shares: by_seat
                .into_iter()
                .map(|wins| Share::of(wins, games))
                .collect(),
            mean_decisions: decisions().sum::<u64>() as f64 / games.max(1) as f64,
            min_decisions: decisions().min().unwrap_or(0),
            max_decisions: decisions().max().unwrap_or(0),
            endings,
            played_now: played,
            seconds: took.as_secs_f64(),
            threads,
        }
    }

    pub(super) fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    pub(super) fn print(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{}, {} seats: {} matches, {} deals from number {}, each from every seat",
            self.game,
            self.seats,
            text::thousands(self.games),
            text::thousands(self.deals),
            self.first_deal,
        )?;
        writeln!(out)?;
        let names = self.bots.iter().map(|bot| text::width(&bot.bot));
        let name = names.max().unwrap_or(0).max(3);
        writeln!(
            out,
            "{}   matches   share   95 % interval    even   rating    interval     score   ms/answer",
            text::pad("bot", name)
        )?;
        for bot in &self.bots {
            writeln!(
                out,
                "{}   {:>7}   {:>5.3}   {:>5.3} – {:>5.3}   {:>5.3}   {:>6.2}   {:>5.2} – {:>5.2}   {:>5.1}   {:>9.2}",
                text::pad(&bot.bot, name),
                bot.matches,
                bot.share.rate,
                bot.share.low,
                bot.share.high,
                bot.even,
                bot.rating,
                bot.rating_low,
                bot.rating_high,
                bot.mean_score,
                bot.ms_per_answer,
            )?;
        }
        writeln!(out)?;
        for step in &self.steps {
            writeln!(
                out,
                "{} among {}: {:.3} ({:.3} to {:.3}) of {} matches, even {:.3}",
                step.upper,
                step.lower,
                step.share.rate,
                step.share.low,
                step.share.high,
                step.matches,
                step.even,
            )?;
        }
        let seats: Vec<String> = self
            .seat_shares
            .iter()
            .map(|share| format!("{:.3}", share.rate))
            .collect();
        writeln!(out, "Share by seat: {}.", seats.join(", "))?;
        writeln!(
            out,
            "Decisions in a match: {:.1} on average, {} to {}.",
            self.mean_decisions, self.min_decisions, self.max_decisions
        )?;
        writeln!(
            out,
            "Shared victories count in parts; intervals of shares after Wilson, ratings after Weng and \
             Lin with intervals by drawing the deals anew."
        )?;
        writeln!(
            out,
            "{} matches played now in {:.1} seconds on {} {}.",
            text::thousands(self.played_now),
            self.seconds,
            self.threads,
            if self.threads == 1 {
                "thread"
            } else {
                "threads"
            }
        )
    }
}

fn steps(series: &Series<'_>, results: &[MatchResult]) -> Vec<LadderStep> {
    let step = |upper: usize| {
        let played = || {
            results.iter().filter_map(|result| {
                let highest = result.seats.iter().max_by_key(|one| one.bot)?;
                (highest.bot == upper).then_some(highest.share)
            })
        };
        let matches = played().count() as u64;
        LadderStep {
            upper: series.bots[upper].to_string(),
            lower: series.bots[upper - 1].to_string(),
            matches,
            share: Share::of(played().sum(), matches),
            even: 1.0 / f64::from(series.config.seats),
        }
    };
    (1..series.bots.len()).map(step).collect()
}

fn bot_report(bot: String, sum: &Sums, rating: Rating) -> BotReport {
    BotReport {
        bot,
        matches: sum.matches,
        wins: sum.wins,
        share: Share::of(sum.wins, sum.matches),
        even: sum.even / sum.matches.max(1) as f64,
        rating: rating.rating,
        rating_low: rating.low,
        rating_high: rating.high,
        mean_score: sum.score / sum.seats.max(1.0),
        ms_per_answer: sum.microseconds as f64 / 1000.0 / sum.answers.max(1) as f64,
    }
}
