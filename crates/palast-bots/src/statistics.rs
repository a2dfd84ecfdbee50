//! What a number of matches says about a share, and how sure that is.

/// An estimated share and the interval in which it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Wins by matches.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Computes Wilson's score interval. Shared victories make `wins` fractional. A fractional result
/// varies less than a win or a loss with the same mean, so the interval is never too narrow.
#[must_use]
pub fn wilson(wins: f64, games: u64) -> Estimate {
    const Z: f64 = 1.959_964;
    let n = games as f64;
    if games == 0 {
        return Estimate {
            rate: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let rate = wins / n;
    let spread = Z * Z / n;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread)
        * (rate * (1.0 - rate) / n + spread / (4.0 * n))
            .max(0.0)
            .sqrt();
    Estimate {
        rate,
        low: (middle - half).max(0.0),
        high: (middle + half).min(1.0),
    }
}

/// The ends of the middle 95 % of these numbers; nothing if there are none.
#[must_use]
pub fn middle_95(numbers: &[f64]) -> Option<(f64, f64)> {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = sorted.len().checked_sub(1)?;
    let at = |share: f64| sorted[(share * last as f64).round() as usize];
    Some((at(0.025), at(0.975)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wilson_interval_has_the_textbook_values() {
        let half = wilson(5.0, 10);
        assert!((half.low - 0.2366).abs() < 1e-4 && (half.high - 0.7634).abs() < 1e-4);
        let none = wilson(0.0, 10);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 1e-4);
        let all = wilson(10.0, 10);
        assert!((all.high - 1.0).abs() < 1e-12 && (all.low - 0.7225).abs() < 1e-4);
        assert_eq!(wilson(0.0, 0).high, 1.0);
    }

    #[test]
    fn the_middle_leaves_out_the_ends() {
        let numbers: Vec<f64> = (0..=200).rev().map(f64::from).collect();
        assert_eq!(middle_95(&numbers), Some((5.0, 195.0)));
        assert_eq!(middle_95(&[7.0]), Some((7.0, 7.0)));
        assert_eq!(middle_95(&[]), None);
    }
}
