//! Which matches are played: every number of seats, every value of every option, fixed seeds.

use std::panic::{AssertUnwindSafe, catch_unwind};

use palast_core::{Dice, Game, OptionError, Options, Rules, RulesError};

use crate::walk::{Policy, Walk};
use crate::{Config, Failure};

/// Every set-up worth playing: for each number of seats the default, each single departure from
/// it, and a few mixtures: four, or half as many as there are choices. Where choices exclude each
/// other, others give way (`fitting`), so every value is played wherever it can be.
#[must_use]
pub fn setups<G: Game>() -> Vec<&'static Rules<G>> {
    let mut all = Vec::new();
    let mut dice = Dice::from_number(0x5e7);
    for seats in G::SEATS {
        let mut add = |options: G::Options, kept: &[&str]| {
            if let Some(rules) = fitting(seats, options, kept)
                && !all.contains(&rules)
            {
                all.push(rules);
            }
        };
        add(G::Options::default(), &[]);
        for choice in G::Options::CHOICES {
            for value in choice.values {
                let mut options = G::Options::default();
                if options.set(choice.name, value).is_ok() {
                    add(options, &[choice.name]);
                }
            }
        }
        for _ in 0..(G::Options::CHOICES.len() / 2).max(4) {
            let mut options = G::Options::default();
            for choice in G::Options::CHOICES {
                // A refused value is found by the property that looks at options.
                let value: &&str = dice.pick(choice.values);
                let _ = options.set(choice.name, value);
            }
            add(options, &[]);
        }
    }
    all
}

/// The rules with these options, or with as few others as it takes for them to go together. What is
/// kept stays as it is; nothing if it cannot be had at this number of seats.
pub(crate) fn fitting<G: Game>(
    seats: u8,
    options: G::Options,
    kept: &[&str],
) -> Option<&'static Rules<G>> {
    let in_the_way = match Rules::new(seats, options) {
        Ok(rules) => return Some(rules),
        Err(RulesError::Option(OptionError::Clash { name, other, .. })) => vec![other, name],
        Err(RulesError::Option(OptionError::DoesNotFit { name, .. })) => vec![name],
        Err(_) => return None,
    };
    let choices = G::Options::CHOICES.iter();
    choices
        .filter(|choice| in_the_way.contains(&choice.name) && !kept.contains(&choice.name))
        .flat_map(|choice| choice.values.iter().map(move |value| (choice.name, value)))
        .find_map(|(name, value)| {
            let mut other = options;
            other.set(name, value).ok()?;
            fitting(seats, other, &[kept, &[name]].concat())
        })
}

/// Plays matches through `look`, which drives the walk itself, until the effort is spent and every
/// set-up has had its turn. A panic inside a match is a failure of that match.
pub(crate) fn each_match<G: Game>(
    property: &'static str,
    config: &Config,
    mut look: impl FnMut(&mut Walk<G>) -> Result<(), String>,
) -> Result<(), Failure> {
    let setups = setups::<G>();
    let mut spent = 0;
    let mut number = 0;
    while spent < config.effort {
        for rules in &setups {
            let mut walk = Walk::new(rules, number, Policy::Random)
                .map_err(|panic| Failure::general(property, panic))?;
            number += 1;
            one_match(property, &mut walk, &mut look)?;
            spent += walk.inputs.len().max(1);
        }
    }
    Ok(())
}

/// One match through `look`.
pub(crate) fn one_match<G: Game>(
    property: &'static str,
    walk: &mut Walk<G>,
    look: impl FnOnce(&mut Walk<G>) -> Result<(), String>,
) -> Result<(), Failure> {
    guarded(|| look(walk)).map_err(|what| Failure {
        property,
        what,
        at: Some(walk.found()),
    })
}

/// Turns a panic of the rules into a sentence.
pub(crate) fn guarded<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let text = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("no message");
        Err(format!("the rules panicked: {text}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::solo::Solo;

    #[test]
    fn every_value_is_played_wherever_it_can_be() {
        let played = |seats: u8, name: &str, value: &str| {
            setups::<Solo<0>>()
                .iter()
                .any(|rules| rules.seats.get() == seats && rules.options.get(name) == Some(value))
        };
        // Alone, the maze is closed to the default plan, which therefore gives way.
        assert!(played(1, "maze", "open") && played(2, "maze", "open"));
        assert!(played(1, "level", "hard"));
        assert!(!played(2, "level", "hard"), "it is had alone only");
    }
}
