//! Imagined worlds are as likely as the real one: what is imagined in seven of ten worlds is true
//! seven times out of ten. Search inherits every bias.

use std::collections::{BTreeMap, BTreeSet};

use palast_core::{Imagine, Seat, Step, Table};
use serde_json::Value;

use super::ensure;
use crate::plan::each_match;
use crate::walk::Walk;
use crate::{Config, Failure};

/// Worlds imagined for one view, twice: once to tell the likely from the unlikely, once to count.
/// With the same worlds for both, luck would pass for bias.
const WORLDS: u32 = 16;
/// One question in so many is looked at: neighbours are too much alike to tell anything new.
const EVERY: u32 = 8;
/// Features are compared with others that are about as likely.
const BUCKETS: usize = 10;
/// Beyond this many standard deviations it is no accident: once in two hundred games.
const BOUND: f64 = 3.5;
/// A smaller bias than this is no matter, however sure it is.
const SLIGHT: f64 = 0.02;

/// What was found about features of about the same likelihood, match by match.
#[derive(Clone, Copy, Default)]
struct Bucket {
    features: f64,
    surplus: f64,
    squares: f64,
}

/// What other seats hold in these fields of their private parts is imagined as often as it is true,
/// when everybody plays at random. Fields and not all of them, because not all that somebody knows
/// needs imagining: a game says which.
///
/// # Errors
/// How far the imagined and the true frequencies are apart.
pub fn imagined_tables_are_even<G: Imagine>(
    config: &Config,
    fields: &[&str],
) -> Result<(), Failure> {
    let mut buckets = [Bucket::default(); BUCKETS];
    each_match("imagined_tables_are_even", config, |walk: &mut Walk<G>| {
        let mut here = [(0.0, 0.0); BUCKETS];
        loop {
            if let Step::Ask(asked) = walk.step()
                && walk.dice.below(EVERY) == 0
                && let Some(seat) = asked.first()
            {
                compare(walk, seat, fields, &mut here)?;
            }
            if !walk.advance() {
                break;
            }
        }
        for (bucket, (features, surplus)) in buckets.iter_mut().zip(here) {
            bucket.features += features;
            bucket.surplus += surplus;
            bucket.squares += surplus * surplus;
        }
        Ok(())
    })?;
    for (index, bucket) in buckets.iter().enumerate() {
        let spread = bucket.squares.sqrt().max(1.0);
        let bias = bucket.surplus / bucket.features.max(1.0);
        let far = bucket.surplus.abs() > BOUND * spread && bias.abs() > SLIGHT;
        eprintln!(
            "{index} {} {bias:+.4} z {:.2}",
            bucket.features,
            bucket.surplus / spread
        );
        ensure(!far, || {
            format!(
                "what is imagined {} to {} times in ten is true {:+.1} times in a hundred more \
                 often ({:.0} cases, {:.1} standard deviations)",
                index,
                index + 1,
                100.0 * bias,
                bucket.features,
                bucket.surplus.abs() / spread,
            )
        })
        .map_err(|what| Failure::general("imagined_tables_are_even", what))?;
    }
    Ok(())
}

/// Adds how much more often features of the true table occur than they are imagined.
fn compare<G: Imagine>(
    walk: &mut Walk<G>,
    seat: Seat,
    fields: &[&str],
    buckets: &mut [(f64, f64); BUCKETS],
) -> Result<(), String> {
    // How often in the first worlds, and how often in the second.
    let mut imagined: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for turn in 0..2 * WORLDS {
        let world = G::imagine(walk.table.view_ref(seat), &mut walk.dice);
        for feature in features(&world, seat, fields)? {
            imagined.entry(feature).or_default()[turn as usize % 2] += 1;
        }
    }
    let truth = features(&walk.table, seat, fields)?;
    for feature in &truth {
        imagined.entry(feature.clone()).or_default();
    }
    for (feature, counts) in imagined {
        let [first, share] = counts.map(|count| f64::from(count) / f64::from(WORLDS));
        let holds = f64::from(u8::from(truth.contains(&feature)));
        let bucket = ((first * BUCKETS as f64) as usize).min(BUCKETS - 1);
        buckets[bucket].0 += 1.0;
        buckets[bucket].1 += holds - share;
    }
    Ok(())
}

/// What the other seats have: each word of each leaf, once.
fn features<G: Imagine>(
    table: &Table<G>,
    but: Seat,
    fields: &[&str],
) -> Result<BTreeSet<String>, String> {
    let mut found = BTreeSet::new();
    for seat in table.rules.seats.seats().filter(|seat| *seat != but) {
        let part = serde_json::to_value(&table.private[seat]).map_err(|error| error.to_string())?;
        for field in fields {
            let value = part.get(field);
            let value = value.ok_or_else(|| format!("there is no private `{field}`"))?;
            leaves(&format!("{seat} {field}"), value, &mut found);
        }
    }
    Ok(found)
}

fn leaves(path: &str, value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Null | Value::Bool(_) => {
            found.insert(format!("{path} = {value}"));
        }
        Value::Number(number) => match number.as_u64() {
            // A set of bits, most likely.
            Some(bits) if bits >= 32 => {
                let set = (0..64).filter(|bit| bits >> bit & 1 == 1);
                found.extend(set.map(|bit| format!("{path} bit {bit}")));
            }
            Some(_) | None => {
                found.insert(format!("{path} = {value}"));
            }
        },
        Value::String(text) => {
            found.extend(text.split(' ').map(|word| format!("{path} has {word}")));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                leaves(&format!("{path} {index}"), item, found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                leaves(&format!("{path} {name}"), field, found);
            }
        }
    }
}
