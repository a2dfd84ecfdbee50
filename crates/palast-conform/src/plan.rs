//! Which matches are played: every number of seats, every value of every option, fixed seeds.

use std::panic::{AssertUnwindSafe, catch_unwind};

use palast_core::{Dice, Game, Options, Rules};

use crate::walk::{Policy, Walk};
use crate::{Config, Failure};

/// Every set-up worth playing: for each number of seats the default, each single departure from
/// it, and a few mixtures.
pub(crate) fn setups<G: Game>() -> Vec<&'static Rules<G>> {
    let mut all = Vec::new();
    let mut dice = Dice::from_number(0x5e7);
    for seats in G::SEATS {
        let mut add = |options: G::Options| {
            if let Ok(rules) = Rules::new(seats, options)
                && !all.contains(&rules)
            {
                all.push(rules);
            }
        };
        add(G::Options::default());
        for choice in G::Options::CHOICES {
            for value in choice.values {
                let mut options = G::Options::default();
                if options.set(choice.name, value).is_ok() {
                    add(options);
                }
            }
        }
        for _ in 0..4 {
            let mut options = G::Options::default();
            for choice in G::Options::CHOICES {
                // A refused mixture is left out by `add`; a refused value by the property that
                // looks at options.
                let value: &&str = dice.pick(choice.values);
                let _ = options.set(choice.name, value);
            }
            add(options);
        }
    }
    all
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
