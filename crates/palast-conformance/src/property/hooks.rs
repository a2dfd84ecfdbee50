//! The fast paths of search against the lists they must agree with.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use palast_core::{Dice, EventSink, Game, Seat, Step, Table};
use serde_json::Value;

use super::ensure;
use crate::plan::each_match;
use crate::statistics;
use crate::walk::{Walk, chances, menu};
use crate::{Config, Failure};

/// Draws of one table; enough to see an outcome among fifty that never comes.
const DRAWS: u32 = 3_000;
/// Whole settlings of one table; a card dealt half as often again as it should be shows in these.
const SETTLINGS: u32 = 2_500;
/// How many tables of each kind and number of seats are looked at for single draws and answers.
const TABLES: u32 = 8;
/// And for settlings, which cost more.
const SETTLED_TABLES: u32 = 1;

/// `draw` agrees with `chances`, `any_action` with `legal_actions`, `settle` with drawing one by
/// one: the same support and the same frequencies. `timeout_action` is legal.
///
/// # Errors
/// The first that strays.
pub fn hooks_agree_with_their_lists<G: Game>(config: &Config) -> Result<(), Failure> {
    let mut looked: BTreeMap<String, u32> = BTreeMap::new();
    each_match(
        "hooks_agree_with_their_lists",
        config,
        |walk: &mut Walk<G>| {
            let mut settled = true;
            while let Some(input) = walk.next() {
                match walk.step() {
                    Step::Chance => {
                        let first = chances(&walk.table)[0].0.to_string();
                        if due(&mut looked, TABLES, "draw", &first, walk) {
                            draw(&walk.table, &mut walk.dice)?;
                        }
                        // Only where a draw begins: later ones are part of that settling.
                        if settled && due(&mut looked, SETTLED_TABLES, "settle", &first, walk) {
                            settle(&walk.table, &mut walk.dice)?;
                        }
                        settled = false;
                    }
                    Step::Ask(asked) => {
                        settled = true;
                        for seat in asked.iter() {
                            let ask = format!("{:?}", G::question(walk.table.view_ref(seat)));
                            absent(walk, seat)?;
                            let open = menu(&walk.table, seat).len() > 1;
                            if open && due(&mut looked, TABLES, "any", &ask, walk) {
                                any_action(walk, seat)?;
                            }
                        }
                    }
                    Step::Over => {}
                }
                walk.apply(input);
            }
            Ok(())
        },
    )
}

/// Whether there are few enough tables of this kind at this number of seats; takes one in five so
/// that they are not all from one match.
fn due<G: Game>(
    looked: &mut BTreeMap<String, u32>,
    most: u32,
    hook: &str,
    text: &str,
    walk: &mut Walk<G>,
) -> bool {
    let kind = text
        .split(|c: char| !c.is_alphanumeric())
        .next()
        .unwrap_or_default();
    let key = format!("{hook} {kind} {}", walk.rules().seats.get());
    let count = looked.entry(key).or_default();
    let wanted = *count == 0 || (*count < most && walk.dice.below(5) == 0);
    if wanted {
        *count += 1;
    }
    wanted
}

fn draw<G: Game>(table: &Table<G>, dice: &mut Dice) -> Result<(), String> {
    let listed = chances(table);
    let outcomes: Vec<G::Outcome> = listed.iter().map(|(outcome, _)| *outcome).collect();
    let weights: Vec<u32> = listed.iter().map(|(_, weight)| *weight).collect();
    compare("draw", &outcomes, &weights, || G::draw(table, dice))
}

fn any_action<G: Game>(walk: &mut Walk<G>, seat: Seat) -> Result<(), String> {
    let listed = menu(&walk.table, seat);
    let seat_view = walk.table.view_ref(seat);
    let ask = G::question(seat_view);
    let weights = vec![1; listed.len()];
    let dice = &mut walk.dice;
    compare("any_action", &listed, &weights, || {
        G::any_action(seat_view, &ask, dice)
    })
}

/// The answer for a seat whose time ran out is legal.
fn absent<G: Game>(walk: &mut Walk<G>, seat: Seat) -> Result<(), String> {
    let seat_view = walk.table.view_ref(seat);
    let ask = G::question(seat_view);
    let action = G::timeout_action(seat_view, &ask, &mut walk.dice);
    G::check(seat_view, &ask, &action)
        .map_err(|why| format!("`timeout_action` gives the illegal `{seat} {action}`: {why:?}"))
}

fn compare<T: Ord + Debug + std::fmt::Display>(
    hook: &str,
    listed: &[T],
    weights: &[u32],
    mut hooked: impl FnMut() -> T,
) -> Result<(), String> {
    let mut seen = vec![0u32; listed.len()];
    for _ in 0..DRAWS {
        let value = hooked();
        let Ok(at) = listed.binary_search(&value) else {
            return Err(format!("`{hook}` gives `{value}`, which is not listed"));
        };
        seen[at] += 1;
    }
    let total: f64 = weights.iter().map(|w| f64::from(*w)).sum();
    for ((value, count), weight) in listed.iter().zip(&seen).zip(weights) {
        let expected = f64::from(DRAWS) * f64::from(*weight) / total;
        ensure(*count > 0 || expected < 30.0, || {
            format!("`{hook}` never gives `{value}`")
        })?;
    }
    statistics::misfit(&seen, weights)
        .map_err(|far| format!("`{hook}` strays from its list: {far}; counts {seen:?}"))
}

/// Compares every leaf of the public and private parts, and every bit of the numbers among them,
/// between the hook and single draws. Marginals only, but a deal that favours or forgets anything
/// shows in one of them.
fn settle<G: Game>(table: &Table<G>, dice: &mut Dice) -> Result<(), String> {
    let before = parts(table)?;
    let mut hooked = BTreeMap::new();
    let mut listed = BTreeMap::new();
    for _ in 0..SETTLINGS {
        let mut by_hook = table.clone();
        G::settle(&mut by_hook, dice);
        ensure(G::step(&by_hook.public) != Step::Chance, || {
            "`settle` leaves a draw undone".into()
        })?;
        G::audit(&by_hook).map_err(|error| format!("after `settle` the audit found: {error}"))?;
        count(&before, &parts(&by_hook)?, &mut hooked);
        let mut by_list = table.clone();
        while G::step(&by_list.public) == Step::Chance {
            let outcome = dice.weighted(&chances(&by_list));
            G::resolve(&mut by_list, outcome, &mut EventSink::silent());
        }
        count(&before, &parts(&by_list)?, &mut listed);
    }
    for leaf in hooked.keys().chain(listed.keys()) {
        let [by_hook, by_list] =
            [&hooked, &listed].map(|counts| counts.get(leaf).copied().unwrap_or_default());
        ensure(statistics::alike(by_hook, by_list, SETTLINGS), || {
            format!(
                "`settle` strays from drawing one by one: {leaf} in {by_hook} against {by_list} \
                 of {SETTLINGS}"
            )
        })?;
    }
    Ok(())
}

/// The parts of a table that somebody sees, as values that can be taken apart.
fn parts<G: Game>(table: &Table<G>) -> Result<Vec<Value>, String> {
    let mut parts = vec![serde_json::to_value(&table.public)];
    for seat in table.rules.seats.seats() {
        parts.push(serde_json::to_value(&table.private[seat]));
    }
    let parts: serde_json::Result<Vec<Value>> = parts.into_iter().collect();
    parts.map_err(|error| error.to_string())
}

/// Counts every feature that is new in this table once; a second copy of a card is a feature of its
/// own.
fn count(before: &[Value], after: &[Value], counts: &mut BTreeMap<String, u32>) {
    let mut features: BTreeSet<String> = BTreeSet::new();
    for (index, (before, after)) in before.iter().zip(after).enumerate() {
        let path = if index == 0 {
            "public".into()
        } else {
            format!("private {index}")
        };
        leaves(&path, before, after, &mut |mut leaf| {
            while !features.insert(leaf.clone()) {
                leaf.push_str(" again");
            }
        });
    }
    for feature in features {
        *counts.entry(feature).or_default() += 1;
    }
}

fn leaves(path: &str, before: &Value, value: &Value, add: &mut impl FnMut(String)) {
    if before == value {
        return;
    }
    match value {
        Value::Null | Value::Bool(_) => add(format!("{path} = {value}")),
        // A hand is often a list of words: what is in it says more than the whole.
        Value::String(text) => {
            for word in text.split(' ') {
                add(format!("{path} holds {word}"));
            }
        }
        Value::Number(number) => match number.as_u64() {
            // Hands and bags are often sets of bits: as numbers hardly two would be equal.
            Some(bits) if bits >= 32 => {
                let set = (0..64).filter(|bit| bits >> bit & 1 == 1);
                set.for_each(|bit| add(format!("{path} bit {bit}")));
            }
            Some(_) | None => add(format!("{path} = {value}")),
        },
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                let before = before.get(index).unwrap_or(&Value::Null);
                leaves(&format!("{path}.{index}"), before, value, add);
                if let Value::String(word) = value {
                    add(format!("{path} holds {word}"));
                }
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                let before = before.get(name).unwrap_or(&Value::Null);
                leaves(&format!("{path}.{name}"), before, value, add);
            }
        }
    }
}
