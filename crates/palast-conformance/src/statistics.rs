//! Whether counts fit what was promised. Seeds are fixed, so a test either always passes or always
//! fails; the bounds are wide enough that an honest game has no bad luck over years of seeds.

/// Beyond this many standard deviations it is no accident: once in two million comparisons.
const BOUND: f64 = 5.0;

/// Compares counts with weights by chi-square; says how far off they are.
pub(crate) fn misfit(observed: &[u32], weights: &[u32]) -> Result<(), String> {
    let total: f64 = observed.iter().map(|n| f64::from(*n)).sum();
    let weight: f64 = weights.iter().map(|w| f64::from(*w)).sum();
    let mut chi = 0.0;
    let mut cells = 0u32;
    for (seen, weight_here) in observed.iter().zip(weights) {
        let expected = total * f64::from(*weight_here) / weight;
        // Chi-square is not to be trusted with thin cells.
        if expected >= 5.0 {
            chi += (f64::from(*seen) - expected).powi(2) / expected;
            cells += 1;
        }
    }
    if cells < 2 {
        return Ok(());
    }
    let freedom = f64::from(cells - 1);
    // Wilson and Hilferty: the cube root of chi-square is almost normal.
    let spread = 2.0 / (9.0 * freedom);
    let deviation = ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    if deviation > BOUND {
        return Err(format!(
            "chi-square {chi:.1} with {freedom} degrees of freedom"
        ));
    }
    Ok(())
}

/// Whether two frequencies out of the same number of trials can be one and the same.
pub(crate) fn alike(one: u32, other: u32, trials: u32) -> bool {
    let (one, other, trials) = (f64::from(one), f64::from(other), f64::from(trials));
    let shared = (one + other) / (2.0 * trials);
    let spread = (2.0 * trials * shared * (1.0 - shared)).sqrt();
    (one - other).abs() <= BOUND * spread.max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_counts_fit_and_lopsided_ones_do_not() {
        assert!(misfit(&[1010, 990, 2000], &[1, 1, 2]).is_ok());
        assert!(misfit(&[1400, 600, 2000], &[1, 1, 2]).is_err());
        assert!(misfit(&[0, 2000, 2000], &[1, 2, 2]).is_err());
        assert!(misfit(&[4000], &[3]).is_ok());
    }

    #[test]
    fn frequencies_are_compared_with_their_spread() {
        assert!(alike(500, 520, 1000));
        assert!(!alike(500, 700, 1000));
        assert!(alike(0, 5, 1000));
        assert!(!alike(0, 60, 1000));
    }
}
