//! Menus, refusals, lists of chances, and conservation.

use std::ops::Range;

use palast_core::{Dice, Game, Seat, Step, Table};

use super::ensure;
use crate::plan::each_match;
use crate::pool::Pool;
use crate::walk::{Walk, chances, menu};
use crate::{Config, Failure};

/// How many foreign actions are tried on each question.
const FOREIGN: usize = 60;

/// The menu is sorted, unique, not empty and holds exactly what `check` allows: of its own entries,
/// of actions met anywhere else, and of near misses of those. Only existing seats are asked.
///
/// # Errors
/// The first disagreement.
pub fn legal_list_agrees_with_check<G: Game>(config: &Config) -> Result<(), Failure> {
    let pool = Pool::<G>::collect();
    each_match(
        "legal_list_agrees_with_check",
        config,
        |walk: &mut Walk<G>| {
            loop {
                if let Step::Ask(asked) = walk.step() {
                    ensure(!asked.is_empty(), || "nobody is asked by an Ask".into())?;
                    for seat in asked.iter() {
                        ensure(walk.rules().seats.has(seat), || {
                            format!("seat {seat} is asked and is not at the table")
                        })?;
                        let window = window(pool.actions.len(), &mut walk.dice);
                        one_question(&walk.table, seat, &pool.actions[window])?;
                    }
                }
                if !walk.advance() {
                    return Ok(());
                }
            }
        },
    )
}

fn window(length: usize, dice: &mut Dice) -> Range<usize> {
    let start = match u32::try_from(length.saturating_sub(FOREIGN)) {
        Ok(spare) => dice.below(spare + 1) as usize,
        Err(_) => 0,
    };
    start..length.min(start + FOREIGN)
}

fn one_question<G: Game>(
    table: &Table<G>,
    seat: Seat,
    foreign: &[G::Action],
) -> Result<(), String> {
    let seat_view = table.view_ref(seat);
    let ask = G::question(seat_view);
    let listed = menu(table, seat);
    ensure(!listed.is_empty(), || {
        format!("seat {seat} is asked {ask:?} and has no legal answer")
    })?;
    if let Some(pair) = listed.windows(2).find(|pair| pair[0] >= pair[1]) {
        let fault = if pair[0] == pair[1] {
            "lists twice"
        } else {
            "is not sorted at"
        };
        return Err(format!("the menu of seat {seat} {fault} `{}`", pair[1]));
    }
    for action in &listed {
        if let Err(why) = G::check(seat_view, &ask, action) {
            return Err(format!(
                "`{action}` of seat {seat} is listed, and refused: {why:?}"
            ));
        }
    }
    for action in foreign {
        let allowed = G::check(seat_view, &ask, action).is_ok();
        ensure(!allowed || listed.binary_search(action).is_ok(), || {
            format!("`{action}` of seat {seat} is allowed by `check` and not listed")
        })?;
    }
    Ok(())
}

/// The list of chances is sorted, unique, not empty, and has weights above zero.
///
/// # Errors
/// The first bad list.
pub fn chances_are_listed_once<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match("chances_are_listed_once", config, |walk: &mut Walk<G>| {
        loop {
            if walk.step() == Step::Chance {
                let listed = chances(&walk.table);
                ensure(!listed.is_empty(), || {
                    "a draw is due and nothing can be drawn".into()
                })?;
                if let Some((outcome, _)) = listed.iter().find(|(_, weight)| *weight == 0) {
                    return Err(format!("`{outcome}` is listed with weight zero"));
                }
                let total: Option<u32> = listed
                    .iter()
                    .try_fold(0, |sum: u32, (_, w)| sum.checked_add(*w));
                ensure(total.is_some(), || "the weights overflow".into())?;
                if let Some(pair) = listed.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
                    return Err(format!(
                        "the chances are not sorted and unique at `{}`",
                        pair[1].0
                    ));
                }
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })
}

/// `audit` passes on the table as set up and after every input.
///
/// # Errors
/// What the audit found.
pub fn audit_passes_after_every_step<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match(
        "audit_passes_after_every_step",
        config,
        |walk: &mut Walk<G>| {
            loop {
                G::audit(&walk.table).map_err(|error| format!("the audit found: {error}"))?;
                if !walk.advance() {
                    return Ok(());
                }
            }
        },
    )
}
