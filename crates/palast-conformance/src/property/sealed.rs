//! Several seats asked at once: the order of arrival must not matter, and what is sealed must not
//! show.

use palast_core::{Game, Input, LogItem, Seat, SeatSet, Step, Table, Viewer};

use super::ensure;
use crate::plan::each_match;
use crate::walk::{Seen, Walk, after, menu, viewers};
use crate::{Config, Failure};

/// Wherever several seats are asked and it is no race ([`Game::is_race`]), an answer of one leaves
/// the others' questions and menus as they were, and any order of arrival leads to the same table
/// with the same events logged.
///
/// # Errors
/// The first difference.
pub fn permuted_answers_agree<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match("permuted_answers_agree", config, |walk: &mut Walk<G>| {
        loop {
            if let Step::Ask(asked) = walk.step()
                && asked.len() > 1
                && !G::is_race(&walk.table.public)
            {
                let answers: Vec<(Seat, G::Action)> = asked
                    .iter()
                    .map(|seat| (seat, *walk.dice.pick(&menu(&walk.table, seat))))
                    .collect();
                all_orders_agree(&walk.table, &answers)?;
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })
}

fn all_orders_agree<G: Game>(
    table: &Table<G>,
    answers: &[(Seat, G::Action)],
) -> Result<(), String> {
    let first = in_order(table, answers)?;
    // All rotations, forwards and backwards: each seat is once the first and once the last.
    for backwards in [false, true] {
        for turn in 0..answers.len() {
            let mut order = answers.to_vec();
            if backwards {
                order.reverse();
            }
            order.rotate_left(turn);
            let other = in_order(table, &order)?;
            let names: Vec<String> = order.iter().map(|(s, a)| format!("{s} {a}")).collect();
            let names = names.join(", ");
            ensure(first.0 == other.0, || {
                format!("the answers in the order {names} lead to another table")
            })?;
            for viewer in viewers(table.rules) {
                ensure(same_told(viewer, &first.1, &other.1), || {
                    format!("{viewer:?} is told other things if the order is {names}")
                })?;
            }
        }
    }
    Ok(())
}

fn in_order<G: Game>(
    table: &Table<G>,
    order: &[(Seat, G::Action)],
) -> Result<(Table<G>, Vec<LogItem<G>>), String> {
    let mut now = table.clone();
    let mut told = Vec::new();
    for (index, (seat, action)) in order.iter().enumerate() {
        for (waiting, _) in &order[index..] {
            still_asked(table, &now, *waiting)?;
        }
        told.extend(after(&mut now, Input::Act(*seat, *action)));
    }
    Ok((now, told))
}

fn still_asked<G: Game>(before: &Table<G>, now: &Table<G>, seat: Seat) -> Result<(), String> {
    let asked = match G::step(&now.public) {
        Step::Ask(asked) => asked,
        Step::Chance | Step::Over => SeatSet::EMPTY,
    };
    ensure(asked.contains(seat), || {
        format!("seat {seat} is no longer asked after another's answer")
    })?;
    let same = G::question(before.view_ref(seat)) == G::question(now.view_ref(seat))
        && menu(before, seat) == menu(now, seat);
    ensure(same, || {
        format!("another's answer changes the question or menu of seat {seat}")
    })
}

/// Equal but for the order: the events of the first answer come first.
fn same_told<G: Game>(viewer: Viewer, one: &[LogItem<G>], other: &[LogItem<G>]) -> bool {
    let mut rest: Vec<&LogItem<G>> = other.iter().filter(|t| t.is_visible_to(viewer)).collect();
    for told in one.iter().filter(|t| t.is_visible_to(viewer)) {
        let Some(at) = rest.iter().position(|t| *t == told) else {
            return false;
        };
        rest.swap_remove(at);
    }
    rest.is_empty()
}

/// While others are still asked, a sealed answer shows nobody else anything but that its seat has
/// finished: a half step shows nothing at all, and any two finishing answers look alike.
///
/// # Errors
/// Who sees what.
pub fn sealed_answers_stay_sealed<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match(
        "sealed_answers_stay_sealed",
        config,
        |walk: &mut Walk<G>| {
            loop {
                if let Step::Ask(asked) = walk.step()
                    && asked.len() > 1
                {
                    for seat in asked.iter() {
                        if G::is_sealed(&G::question(walk.table.view_ref(seat))) {
                            one_sealed(&walk.table, seat)?;
                        }
                    }
                }
                if !walk.advance() {
                    return Ok(());
                }
            }
        },
    )
}

fn one_sealed<G: Game>(table: &Table<G>, seat: Seat) -> Result<(), String> {
    let others = viewers(table.rules).filter(|viewer| *viewer != Viewer::Seat(seat));
    for viewer in others {
        let mut finished: Option<(G::Action, Seen<G>)> = None;
        for action in menu(table, seat) {
            let input = Input::Act(seat, action);
            let seen = Seen::after(viewer, table, input);
            if seen.view.asked().contains(seat) {
                ensure(
                    seen.view == table.view(viewer) && seen.told.is_empty(),
                    || format!("{viewer:?} notices the half-made sealed answer `{seat} {action}`"),
                )?;
            } else if let Some((other, same)) = &finished {
                ensure(*same == seen, || {
                    format!(
                        "{viewer:?} can tell the sealed answers `{seat} {action}` and \
                         `{seat} {other}` apart"
                    )
                })?;
            } else {
                finished = Some((action, seen));
            }
        }
    }
    Ok(())
}
