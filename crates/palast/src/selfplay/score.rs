//! Sums over many matches.

use std::collections::BTreeMap;

use palast_bots::Level;
use palast_core::Seat;
use palast_games::Played;

/// Sums over matches; adding two gives the sums over both.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Score {
    pub(crate) games: u64,
    /// Victories by bot; a shared victory counts as a fraction for each winner.
    pub(crate) wins: BTreeMap<Level, f64>,
    /// Victories of the automa, if the matches were played against it.
    pub(crate) automa: Option<f64>,
    pub(crate) decisions: u64,
    pub(crate) fewest: Option<u64>,
    pub(crate) most: Option<u64>,
    pub(crate) tallies: BTreeMap<&'static str, u64>,
    pub(crate) endings: BTreeMap<&'static str, u64>,
}

impl Score {
    /// Counts one match.
    pub(crate) fn count(&mut self, seated: &[Level], played: &Played) {
        let mut wins: BTreeMap<Level, f64> = BTreeMap::new();
        for (level, seat) in seated.iter().zip(Seat::ALL) {
            *wins.entry(*level).or_default() += played.shares[seat];
        }
        self.add(&Self {
            games: 1,
            wins,
            automa: played.automa,
            decisions: played.decisions,
            fewest: Some(played.decisions),
            most: Some(played.decisions),
            tallies: played.tallies.clone(),
            endings: BTreeMap::from([(played.ending, 1)]),
        });
    }

    /// Adds the sums of other matches.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (level, wins) in &other.wins {
            *self.wins.entry(*level).or_default() += wins;
        }
        self.automa = match (self.automa, other.automa) {
            (Some(mine), Some(theirs)) => Some(mine + theirs),
            (one, other) => one.or(other),
        };
        self.decisions += other.decisions;
        self.fewest = self.fewest.into_iter().chain(other.fewest).min();
        self.most = self.most.into_iter().chain(other.most).max();
        for (mine, theirs) in [
            (&mut self.tallies, &other.tallies),
            (&mut self.endings, &other.endings),
        ] {
            for (name, count) in theirs {
                *mine.entry(name).or_default() += count;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adding_scores_adds_sums_and_keeps_extremes() {
        let one = |decisions| Score {
            games: 1,
            wins: BTreeMap::from([(Level::Random, 0.5)]),
            automa: Some(0.5),
            decisions,
            fewest: Some(decisions),
            most: Some(decisions),
            tallies: BTreeMap::from([("whisper", 2)]),
            endings: BTreeMap::from([("alone", 1)]),
        };
        let mut sum = one(10);
        sum.add(&one(30));
        sum.add(&Score::default());
        assert_eq!((sum.games, sum.decisions), (2, 40));
        assert_eq!((sum.fewest, sum.most), (Some(10), Some(30)));
        assert_eq!((sum.wins[&Level::Random], sum.automa), (1.0, Some(1.0)));
        assert_eq!((sum.tallies["whisper"], sum.endings["alone"]), (4, 2));
    }
}
