//! Ratings after Weng and Lin, and how sure they are.
//!
//! A rating looks at places, not only at who won, and works for any number of seats. It depends on
//! the order of the matches a little; the interval comes from drawing the deals anew, with
//! replacement, a few hundred times, and says what other deals could have brought.

use palast_bots::statistics::middle_95;
use palast_core::Dice;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::results::MatchResult;

/// How often the deals are drawn anew for the interval.
const DRAWS: u32 = 300;

/// The strength of a bot; 25 is the average of all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    pub(super) rating: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The ratings of so many bots. Deals are runs of `per_deal` matches.
pub(super) fn ratings(results: &[MatchResult], bots: usize, per_deal: usize) -> Vec<Rating> {
    let rated = rate(results.iter(), bots);
    let deals: Vec<&[MatchResult]> = results.chunks(per_deal.max(1)).collect();
    let mut dice = Dice::from_number(0);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); bots];
    if !deals.is_empty() {
        for _ in 0..DRAWS {
            let choice: Vec<&[MatchResult]> =
                (0..deals.len()).map(|_| *dice.pick(&deals)).collect();
            let again = rate(choice.into_iter().flatten(), bots);
            for (all, rating) in drawn.iter_mut().zip(again) {
                all.push(rating);
            }
        }
    }
    let intervals = drawn.iter().map(|all| middle_95(all));
    rated
        .into_iter()
        .zip(intervals)
        .map(|(rating, interval)| {
            let (low, high) = interval.unwrap_or((rating, rating));
            Rating { rating, low, high }
        })
        .collect()
}

/// Takes up one match after the other. A bot with several seats in a match gets the average of what
/// they would get.
fn rate<'r>(results: impl Iterator<Item = &'r MatchResult>, bots: usize) -> Vec<f64> {
    let mut ratings = vec![WengLinRating::new(); bots];
    for result in results {
        let alone: Vec<[WengLinRating; 1]> = result
            .seats
            .iter()
            .map(|seat| [ratings[seat.bot]])
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = alone
            .iter()
            .zip(&result.seats)
            .map(|(one, seat)| (&one[..], MultiTeamOutcome::new(seat.place.into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let mut sums = vec![(0.0, 0.0, 0.0); bots];
        for (one, seat) in after.iter().zip(&result.seats) {
            let sum = &mut sums[seat.bot];
            sum.0 += one[0].rating;
            sum.1 += one[0].uncertainty;
            sum.2 += 1.0;
        }
        for (rating, (sum, uncertainty, count)) in ratings.iter_mut().zip(sums) {
            if count > 0.0 {
                rating.rating = sum / count;
                rating.uncertainty = uncertainty / count;
            }
        }
    }
    let mean = ratings.iter().map(|one| one.rating).sum::<f64>() / bots.max(1) as f64;
    ratings.iter().map(|one| one.rating - mean + 25.0).collect()
}

#[cfg(test)]
mod tests {
    use super::super::results::SeatResult;
    use super::*;

    /// A match of three in which the bots end in this order.
    fn result(index: u64, order: [usize; 3]) -> MatchResult {
        let seat = |(place, bot): (usize, &usize)| SeatResult {
            bot: *bot,
            place: place as u8 + 1,
            share: 0.0,
            score: 0,
            answers: 0,
            microseconds: 0,
        };
        MatchResult {
            index,
            deal: index / 3,
            decisions: 1,
            ending: String::new(),
            seats: order.iter().enumerate().map(seat).collect(),
        }
    }

    #[test]
    fn whoever_wins_more_is_rated_higher_and_the_interval_says_so() {
        let results: Vec<MatchResult> = (0..90)
            .map(|index| result(index, if index % 3 == 2 { [1, 0, 2] } else { [0, 1, 2] }))
            .collect();
        let rated = ratings(&results, 3, 3);
        assert!(rated[0].low > rated[1].high, "{rated:?}");
        assert!(rated[1].low > rated[2].high, "{rated:?}");
        let mean = rated.iter().map(|one| one.rating).sum::<f64>() / 3.0;
        assert!((mean - 25.0).abs() < 1e-9);
        assert_eq!(ratings(&results, 3, 3), rated, "no chance in it");
    }

    #[test]
    fn equals_and_strangers_get_the_average() {
        let results: Vec<MatchResult> = (0..60)
            .map(|index| {
                let shift = index as usize;
                result(index, [shift % 3, (shift + 1) % 3, (shift + 2) % 3])
            })
            .collect();
        for one in ratings(&results, 3, 3) {
            assert!((24.0..26.0).contains(&one.rating), "{one:?}");
        }
        assert_eq!(ratings(&[], 2, 2)[1].rating, 25.0);
    }
}
