//! What is measured of one edition: means, each with its standard error.

use std::collections::BTreeMap;

use palast_core::Seat;
use palast_games::Played;

/// Numbers of which the mean and its error are asked.
#[derive(Clone, Default, Debug)]
pub(super) struct Sample(Vec<f64>);

impl Sample {
    pub(super) fn numbers(&self) -> &[f64] {
        &self.0
    }

    pub(super) fn mean(&self) -> Mean {
        let count = self.0.len() as f64;
        if self.0.is_empty() {
            return Mean::default();
        }
        let value = self.0.iter().sum::<f64>() / count;
        let squares: f64 = self.0.iter().map(|one| (one - value).powi(2)).sum();
        let error = if self.0.len() < 2 {
            f64::INFINITY
        } else {
            (squares / (count - 1.0) / count).sqrt()
        };
        Mean { value, error }
    }
}

/// A mean and its standard error.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Mean {
    pub(super) value: f64,
    pub(super) error: f64,
}

impl Mean {
    /// Whether two means differ by more than chance explains in 19 of 20 cases.
    pub(super) fn differs(self, other: Self) -> bool {
        let error = self.error.hypot(other.error);
        (self.value - other.value).abs() > 1.959_964 * error
    }
}

/// The measurements of one edition.
#[derive(Debug)]
pub(super) struct Measures {
    pub(super) by_seat: Vec<Sample>,
    pub(super) decisions: Sample,
    pub(super) score: Sample,
    /// How far the best is ahead of the second.
    pub(super) margin: Sample,
    pub(super) tallies: BTreeMap<&'static str, Sample>,
    pub(super) endings: BTreeMap<&'static str, Sample>,
    /// The share of the better bot.
    pub(super) skill: Sample,
    equal: usize,
}

impl Measures {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            by_seat: vec![Sample::default(); usize::from(seats)],
            decisions: Sample::default(),
            score: Sample::default(),
            margin: Sample::default(),
            tallies: BTreeMap::new(),
            endings: BTreeMap::new(),
            skill: Sample::default(),
            equal: 0,
        }
    }

    /// Counts a match of equal bots.
    pub(super) fn count_equal(&mut self, played: &Played) {
        let mut scores = Vec::new();
        for (sample, seat) in self.by_seat.iter_mut().zip(Seat::ALL) {
            sample.0.push(played.shares[seat]);
            scores.push(f64::from(played.scores[seat]));
        }
        self.decisions.0.push(played.decisions as f64);
        self.score
            .0
            .push(scores.iter().sum::<f64>() / scores.len() as f64);
        scores.sort_by(f64::total_cmp);
        if let [.., second, best] = scores[..] {
            self.margin.0.push(best - second);
        }
        for (name, count) in &played.tallies {
            count_named(&mut self.tallies, name, *count as f64, self.equal);
        }
        count_named(&mut self.endings, played.ending, 1.0, self.equal);
        self.equal += 1;
        // What did not happen in this match happened no times.
        for sample in self.tallies.values_mut().chain(self.endings.values_mut()) {
            sample.0.resize(self.equal, 0.0);
        }
    }

    /// Counts a match of bot 0, the better one, among bots 1.
    pub(super) fn count_skill(&mut self, seating: &[usize], played: &Played) {
        let seats = seating.iter().zip(Seat::ALL);
        let better = seats.filter(|(bot, _)| **bot == 0);
        let share = better.map(|(_, seat)| played.shares[seat]).sum();
        self.skill.0.push(share);
    }
}

fn count_named(
    samples: &mut BTreeMap<&'static str, Sample>,
    name: &'static str,
    count: f64,
    before: usize,
) {
    let sample = samples.entry(name).or_default();
    sample.0.resize(before, 0.0);
    sample.0.push(count);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_textbook_error() {
        let mean = Sample(vec![2.0, 4.0, 4.0, 6.0]).mean();
        assert!((mean.value - 4.0).abs() < 1e-12);
        assert!((mean.error - (8.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Sample::default().mean(), Mean::default());
        let sure = |value| Mean { value, error: 0.1 };
        assert!(sure(1.0).differs(sure(1.3)));
        assert!(!sure(1.0).differs(sure(1.2)));
    }

    #[test]
    fn what_happens_in_some_matches_only_counts_none_in_the_others() {
        let mut tallies = BTreeMap::new();
        count_named(&mut tallies, "late", 3.0, 2);
        assert_eq!(tallies["late"].numbers(), [0.0, 0.0, 3.0]);
    }
}
