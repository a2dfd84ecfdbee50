//! Actions and outcomes met anywhere in many matches, and their near misses: what a stranger could
//! send at the wrong time.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::str::FromStr;

use palast_core::{Game, Input, Step};

use crate::plan::{guarded, setups};
use crate::walk::{Policy, Walk, chances, menu};

/// Enough to try at a table, few enough to try at many.
const MOST: usize = 600;

/// What was met, and what can be made of its words.
pub(crate) struct Pool<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) outcomes: Vec<G::Outcome>,
}

impl<G: Game> Pool<G> {
    /// Collects from one match of every set-up. Matches that panic are left to other properties.
    pub(crate) fn collect() -> Self {
        let mut actions = BTreeSet::new();
        let mut outcomes = BTreeSet::new();
        for (number, rules) in (1_000_000..).zip(setups::<G>()) {
            let _ = guarded(|| {
                let mut walk = Walk::new(rules, number, Policy::Random)?;
                while let Some(input) = walk.next() {
                    match (walk.step(), input) {
                        (Step::Ask(_), Input::Act(seat, _)) => {
                            actions.extend(menu(&walk.table, seat));
                        }
                        (Step::Chance, _) => {
                            outcomes.extend(chances(&walk.table).into_iter().map(|(o, _)| o));
                        }
                        (Step::Ask(_) | Step::Over, _) => {}
                    }
                    walk.apply(input);
                }
                Ok(())
            });
        }
        Self {
            actions: with_near_misses(actions),
            outcomes: with_near_misses(outcomes),
        }
    }
}

/// The met values, thinned evenly if they are many, and everything that parses after one word of a
/// met value is replaced by the word another has in its place.
fn with_near_misses<T: Ord + Copy + Display + FromStr>(met: BTreeSet<T>) -> Vec<T> {
    let mut words: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    for value in &met {
        for (place, word) in value.to_string().split(' ').enumerate() {
            words.entry(place).or_default().insert(word.to_owned());
        }
    }
    let mut near = BTreeSet::new();
    for value in &met {
        let text = value.to_string();
        let own: Vec<&str> = text.split(' ').collect();
        for place in 0..own.len() {
            for word in words.get(&place).into_iter().flatten() {
                let mut other = own.clone();
                other[place] = word;
                near.extend(other.join(" ").parse::<T>().ok());
            }
        }
        if near.len() > 8 * MOST {
            break;
        }
    }
    let near: Vec<T> = near.difference(&met).copied().collect();
    let mut all = thin(met.into_iter().collect());
    all.extend(thin(near));
    all
}

fn thin<T: Copy>(all: Vec<T>) -> Vec<T> {
    let every = all.len().div_ceil(MOST).max(1);
    all.into_iter().step_by(every).collect()
}
