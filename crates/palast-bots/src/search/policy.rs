//! What the game's judgement says about a menu: the first guess in the tree, and the answers beyond
//! it.

use palast_core::{Dice, Judge, Playout, ViewRef};

/// Whether something of this likelihood happens.
pub(crate) fn happens(likelihood: f32, dice: &mut Dice) -> bool {
    likelihood > 0.0 && (dice.below(1 << 16) as f32) < likelihood * 65_536.0
}

/// Turns judgements into priors that sum to one, and their places in the order.
///
/// Judgements are on a scale of the game's own, so they are measured by the distance of the average
/// from the best one of the menu.
pub(super) fn rate(worths: &[f32], temperature: f32, rated: &mut Vec<(f32, u16)>) {
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    let count = worths.len() as f32;
    let spread = worths.iter().map(|worth| best - worth).sum::<f32>() / count;
    let scale = 1.0 / (temperature * spread).max(f32::MIN_POSITIVE);
    let weight = |worth: f32| ((worth - best) * scale).exp();
    let total: f32 = worths.iter().map(|worth| weight(*worth)).sum();
    rated.clear();
    rated.extend(worths.iter().map(|worth| {
        let better = worths.iter().filter(|other| *other > worth).count();
        (weight(*worth) / total, better as u16)
    }));
}

/// An answer as a playout gives it. `menu` holds all answers; `worths` is scratch space.
pub(super) fn answer<G: Judge>(
    playout: Playout,
    view: ViewRef<'_, G>,
    ask: &G::Decision,
    menu: &[G::Action],
    worths: &mut Vec<f32>,
    dice: &mut Dice,
) -> G::Action {
    match playout {
        Playout::BestOf { tries } => {
            let mut best = *dice.pick(menu);
            if tries < 2 {
                return best;
            }
            let mut highest = G::judge(view, ask, &best);
            for _ in 1..tries {
                let other = *dice.pick(menu);
                if other == best {
                    continue;
                }
                let worth = G::judge(view, ask, &other);
                if worth > highest {
                    (best, highest) = (other, worth);
                }
            }
            best
        }
        Playout::Greedy { stray } if happens(stray, dice) => *dice.pick(menu),
        Playout::Greedy { .. } => {
            worths.clear();
            G::judge_all(view, ask, menu, worths);
            *best_of(menu, worths, dice)
        }
    }
}

/// One of the best, all of them equally likely.
pub(crate) fn best_of<'m, A>(menu: &'m [A], worths: &[f32], dice: &mut Dice) -> &'m A {
    let highest = worths.iter().copied().fold(f32::MIN, f32::max);
    let equals = || {
        worths
            .iter()
            .enumerate()
            .filter(|(_, worth)| **worth >= highest)
    };
    // A throw even where there is no choice: the same seed gives the same match as it always did.
    let chosen = dice.below(equals().count().max(1) as u32);
    let at = equals().nth(chosen as usize).map_or(0, |(at, _)| at);
    &menu[at]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priors_sum_to_one_and_follow_the_judgement() {
        let mut rated = Vec::new();
        rate(&[1.0, 3.0, 2.0, 3.0], 0.3, &mut rated);
        let sum: f32 = rated.iter().map(|(prior, _)| prior).sum();
        assert!((sum - 1.0).abs() < 1e-5);
        assert_eq!(
            rated.iter().map(|(_, rank)| *rank).collect::<Vec<_>>(),
            [3, 0, 2, 0]
        );
        assert!(rated[1].0 > rated[2].0 && rated[2].0 > rated[0].0);
    }

    #[test]
    fn equal_judgements_give_equal_priors_on_any_scale() {
        let mut rated = Vec::new();
        for value in [0.0, -4.0e9, 7.5] {
            rate(&[value; 4], 0.15, &mut rated);
            assert_eq!(rated, [(0.25, 0); 4]);
        }
    }
}
