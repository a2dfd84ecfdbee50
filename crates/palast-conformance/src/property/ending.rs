//! Matches end, and their end is scored soundly.

use std::ops::RangeInclusive;

use palast_core::{Game, Imagine, Judge, SeatMap, Standings, Step};

use super::ensure;
use crate::plan::{each_match, one_match, setups};
use crate::walk::{Policy, Walk, menu};
use crate::{Config, Failure};

const ROUNDING: f32 = 1e-3;

/// Every match ends within `LONGEST` questions, played at random and by two stubborn players.
///
/// # Errors
/// A match that went on.
pub fn random_matches_end<G: Game>(config: &Config) -> Result<(), Failure> {
    const PROPERTY: &str = "random_matches_end";
    let to_the_end = |walk: &mut Walk<G>| {
        while walk.advance() {}
        ensure(walk.is_over(), || {
            format!(
                "not over after {} questions and {} inputs; LONGEST is {}",
                walk.questions,
                walk.inputs.len(),
                G::LONGEST
            )
        })
    };
    for policy in [Policy::First, Policy::Last] {
        for (number, rules) in (0..).zip(setups::<G>()) {
            let mut walk = Walk::new(rules, number, policy)
                .map_err(|panic| Failure::general(PROPERTY, panic))?;
            one_match(PROPERTY, &mut walk, to_the_end)?;
        }
    }
    let config = Config {
        effort: config.effort * 5,
        ..*config
    };
    each_match(PROPERTY, &config, to_the_end)
}

/// Standings are consistent at any time, the automa's too; the payoff at the end sums to one (less
/// what the automa won) and goes with the places; rounds count up; estimates are worths.
///
/// # Errors
/// The first that is not.
pub fn scores_are_sound<G: Imagine>(config: &Config) -> Result<(), Failure> {
    each_match("scores_are_sound", config, |walk: &mut Walk<G>| {
        let mut round = 0;
        loop {
            let now = G::round(&walk.table.public);
            ensure(now >= round, || {
                format!("round {now} comes after round {round}")
            })?;
            round = now;
            let standings = G::standings(&walk.table);
            places(walk, &standings)?;
            if matches!(walk.step(), Step::Ask(_)) {
                let automa = 0.0..=f32::from(u8::from(standings.automa.is_some()));
                let estimate = G::estimate(&walk.table);
                worth("the estimate", walk, &estimate, automa)?;
            }
            if !walk.advance() {
                break;
            }
        }
        if walk.is_over() { payoff(walk) } else { Ok(()) }
    })
}

fn places<G: Game>(walk: &Walk<G>, standings: &Standings) -> Result<(), String> {
    ensure(G::ENDINGS.contains(&standings.ending), || {
        format!("the ending `{}` is not listed", standings.ending)
    })?;
    let seats = walk.rules().seats;
    let expected_place = |place| {
        let others = seats.seats().map(|other| standings.places[other]);
        let better = |other: &u8| *other < place;
        1 + others.chain(standings.automa).filter(better).count()
    };
    if let Some(place) = standings.automa {
        ensure(usize::from(place) == expected_place(place), || {
            let expected = expected_place(place);
            format!("the automa has place {place} and should have {expected}")
        })?;
    }
    for line in &standings.lines {
        let sound = match (line.automa, standings.automa) {
            (Some(_), Some(_)) | (None, None) => true,
            (None, Some(_)) => !line.deciding,
            (Some(_), None) => false,
        };
        ensure(sound, || {
            format!(
                "the line `{}` and the places disagree on whether there is an automa",
                line.key
            )
        })?;
    }
    for seat in palast_core::Seat::ALL {
        let place = standings.places[seat];
        let expected = if seats.has(seat) {
            expected_place(place)
        } else {
            0
        };
        ensure(usize::from(place) == expected, || {
            format!("seat {seat} has place {place} and should have {expected}")
        })?;
    }
    let row = |seat| {
        standings
            .lines
            .iter()
            .filter(|l| l.deciding)
            .map(move |l| l.values[seat])
    };
    for one in seats.seats() {
        for other in seats.seats() {
            let tied = row(one).eq(row(other));
            ensure(
                !tied || standings.places[one] == standings.places[other],
                || {
                    format!(
                        "seats {one} and {other} are equal in all that decides, but not in place"
                    )
                },
            )?;
        }
    }
    Ok(())
}

/// Each seat's worth lies between zero and one; with what the automa may have won they make one.
fn worth<G: Game>(
    what: &str,
    walk: &Walk<G>,
    worths: &SeatMap<f32>,
    automa: RangeInclusive<f32>,
) -> Result<(), String> {
    let seats = walk.rules().seats;
    for seat in seats.seats() {
        let value = worths[seat];
        ensure((-ROUNDING..=1.0 + ROUNDING).contains(&value), || {
            format!("{what} of seat {seat} is {value}")
        })?;
    }
    let sum: f32 = seats.seats().map(|seat| worths[seat]).sum();
    let left = 1.0 - sum;
    ensure(
        *automa.start() - ROUNDING < left && left < *automa.end() + ROUNDING,
        || format!("{what} sums to {sum}"),
    )
}

fn payoff<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let payoff = G::payoff(&walk.table);
    let seats = walk.rules().seats;
    let standings = G::standings(&walk.table);
    let winners = standings.winners(seats);
    let automa = match standings.automa {
        Some(1) if winners.is_empty() => 1.0..=1.0,
        Some(1) => 0.0..=1.0,
        Some(_) | None => 0.0..=0.0,
    };
    worth("the payoff", walk, &payoff, automa)?;
    for winner in winners.iter() {
        for other in seats.seats() {
            let gap = payoff[winner] - payoff[other];
            let sound = if winners.contains(other) {
                gap.abs() < ROUNDING
            } else {
                gap > 0.0
            };
            ensure(sound, || {
                format!(
                    "winner {winner} is paid {} and seat {other} {}",
                    payoff[winner], payoff[other]
                )
            })?;
        }
    }
    Ok(())
}

/// `judge` is finite and says the same when asked again, and `judge_all` says the same of a whole
/// menu.
///
/// # Errors
/// The answer it stumbles over.
pub fn judgement_is_pure<G: Judge>(config: &Config) -> Result<(), Failure> {
    each_match("judgement_is_pure", config, |walk: &mut Walk<G>| {
        loop {
            if let Step::Ask(asked) = walk.step() {
                for seat in asked.iter() {
                    let seat_view = walk.table.view_ref(seat);
                    let ask = G::question(seat_view);
                    let actions = menu(&walk.table, seat);
                    let mut scores = Vec::new();
                    G::judge_all(seat_view, &ask, &actions, &mut scores);
                    ensure(scores.len() == actions.len(), || {
                        let (judged, listed) = (scores.len(), actions.len());
                        format!("`judge_all` judges {judged} of {listed} answers of seat {seat}")
                    })?;
                    for (action, together) in actions.iter().zip(scores) {
                        let score = G::judge(seat_view, &ask, action);
                        let again = G::judge(seat_view, &ask, action);
                        ensure(
                            score.is_finite() && score.to_bits() == again.to_bits(),
                            || format!("`{seat} {action}` is judged {score}, then {again}"),
                        )?;
                        ensure(score.to_bits() == together.to_bits(), || {
                            format!(
                                "`{seat} {action}` is judged {score} alone, {together} in its menu"
                            )
                        })?;
                    }
                }
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })
}
