//! Commitment and proof of chance.

use palast_core::{Game, Input, Match, Record, Seed, Verdict, verify};

use super::ensure;
use crate::plan::each_match;
use crate::walk::{Walk, chances};
use crate::{Config, Failure};

/// A finished match proves its draws; another seed, another commitment and a changed draw are
/// found out.
///
/// # Errors
/// What was not found out, or an honest match that is not proved.
pub fn draws_are_proved<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match("draws_are_proved", config, |walk: &mut Walk<G>| {
        // The draws at which something else could have come, and what.
        let mut others: Vec<(usize, G::Outcome)> = Vec::new();
        while let Some(input) = walk.next() {
            if let Input::Chance(drawn) = input {
                let listed = chances(&walk.table);
                let other = listed.iter().find(|(outcome, _)| *outcome != drawn);
                others.extend(other.map(|(outcome, _)| (walk.inputs.len(), *outcome)));
            }
            walk.apply(input);
        }
        if !walk.is_over() {
            return Ok(());
        }
        let record = walk.record();
        let draws = record
            .inputs
            .iter()
            .filter(|i| matches!(i, Input::Chance(_)))
            .count() as u64;
        gives("an honest match", &record, &Verdict::Proved { draws })?;
        gives(
            "no seed",
            &Record {
                seed: None,
                ..record.clone()
            },
            &Verdict::NoSeedYet,
        )?;
        let strange = Seed::from_number(walk.number + 0x10_0000_0000);
        let with_other_seed = Record {
            seed: Some(strange.clone()),
            ..record.clone()
        };
        gives("another seed", &with_other_seed, &Verdict::OtherSeed)?;
        if others.is_empty() {
            return Ok(());
        }
        let mut committed = with_other_seed;
        committed.header.commitment = strange.commitment();
        // Few draws may come out the same from another seed by accident; twenty will not.
        let verdict = verify(&committed).map_err(|error| format!("it stops at {error}"))?;
        ensure(
            others.len() < 20 || matches!(verdict, Verdict::OtherDraw { .. }),
            || "a seed that gives other draws is proved".into(),
        )?;
        let (at, other) = *walk.dice.pick(&others);
        let mut changed = record;
        changed.inputs[at] = Input::Chance(other);
        match verify(&changed) {
            Err(error) if error.input > at => Ok(()),
            Err(error) => Err(format!("a possible draw is refused: {error}")),
            Ok(Verdict::OtherDraw { line }) if line == changed.line_of(at) => Ok(()),
            Ok(verdict) => Err(format!("a changed draw gives {verdict:?}")),
        }
    })
}

fn gives<G: Game>(what: &str, record: &Record<G>, expected: &Verdict) -> Result<(), String> {
    let verdict = verify(record).map_err(|error| format!("{what}: the record stops at {error}"))?;
    ensure(verdict == *expected, || {
        format!("{what} gives {verdict:?}, not {expected:?}")
    })?;
    let published = Match::start(record.header.rules, Seed::from_number(0))
        .seed()
        .is_none();
    ensure(published, || "a running match gives away its seed".into())
}
