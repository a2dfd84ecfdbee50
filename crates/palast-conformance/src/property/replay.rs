//! A match is its record: playing, replaying and loading come to the same.

use palast_core::{AskId, Game, Input, LogItem, Match, Record, Seat, SubmitError, View, Viewer};

use super::ensure;
use crate::plan::each_match;
use crate::pool::Pool;
use crate::walk::{Walk, stays_sealed, viewers};
use crate::{Config, Failure};

/// How many cut-off places of each match are tried.
const PREFIXES: u32 = 6;

/// A match played by submitting, its record read back from text, every prefix of it, and its stored
/// lines loaded again give the same views, log and standings. Wrong answers change nothing.
///
/// # Errors
/// The first difference.
pub fn replay_equals_play<G: Game>(config: &Config) -> Result<(), Failure> {
    let pool = Pool::<G>::collect();
    each_match("replay_equals_play", config, |walk: &mut Walk<G>| {
        let mut play = Match::start(walk.rules(), walk.seed());
        let mut history = vec![walk.views()];
        // Where in the history each ply is first reached.
        let mut plies = vec![0];
        while let Some(input) = walk.next() {
            if let Input::Act(seat, action) = input {
                refuses(&play, walk, &pool)?;
                let ask = play
                    .ask_id(seat)
                    .ok_or("the match does not ask whom the rules ask")?;
                play.submit(seat, ask, action)
                    .map_err(|why| format!("the match refuses `{seat} {action}`: {why:?}"))?;
            }
            let told = walk.apply(input);
            history.push(walk.views());
            if shows(walk, input, &told, &history) {
                plies.push(history.len() - 1);
            }
        }
        let last = history.last().expect("it began with the table as set up");
        same_views("the match", &play, last)?;
        let text = play.record_so_far().to_text();
        let record = Record::<G>::parse(&text, &[])
            .map_err(|error| format!("the record does not parse: {error}"))?;
        ensure(record.inputs == walk.inputs, || {
            "the record holds other inputs".into()
        })?;
        let again = record
            .replay()
            .map_err(|error| format!("the record stops at {error}"))?;
        same_views("the replayed record", &again, last)?;
        same_log("the replayed record", &again, &play)?;
        ensure(again.standings() == play.standings(), || {
            "the standings differ".into()
        })?;
        ensure(again.record_so_far().to_text() == text, || {
            "the record of the replay is another text".into()
        })?;
        ensure(play.ply() + 1 == plies.len(), || {
            format!(
                "{} plies are counted, there were {}",
                play.ply(),
                plies.len() - 1
            )
        })?;
        for _ in 0..PREFIXES {
            let length =
                walk.dice
                    .below(u32::try_from(history.len()).expect("short")) as usize;
            loaded(walk, &play, length, &history[length])?;
            let ply = walk.dice.below(u32::try_from(plies.len()).expect("short")) as usize;
            looking_back(&play, ply, &history[plies[ply]])?;
        }
        Ok(())
    })
}

/// Whether anybody learnt from the last input: something was drawn or told, or somebody else's view
/// changed.
fn shows<G: Game>(
    walk: &Walk<G>,
    input: Input<G>,
    told: &[LogItem<G>],
    history: &[Vec<View<G>>],
) -> bool {
    let Input::Act(actor, _) = input else {
        return true;
    };
    let [.., before, after] = history else {
        return true;
    };
    let ask = viewers(walk.rules())
        .zip(before)
        .find(|(viewer, _)| *viewer == Viewer::Seat(actor))
        .and_then(|(_, view)| view.question());
    let changed = |(viewer, (before, after)): (Viewer, (&View<G>, &View<G>))| {
        let sealed = ask.is_some_and(|ask| stays_sealed(&ask, actor, before, after));
        viewer != Viewer::Seat(actor) && before != after && !sealed
    };
    !told.is_empty()
        || viewers(walk.rules())
            .zip(before.iter().zip(after))
            .any(changed)
}

/// Answers that must be refused leave no trace: nobody asked, an old question, an illegal action.
fn refuses<G: Game>(play: &Match<G>, walk: &mut Walk<G>, pool: &Pool<G>) -> Result<(), String> {
    if pool.actions.is_empty() || walk.dice.below(4) != 0 {
        return Ok(());
    }
    let mut tried = play.clone();
    for seat in Seat::ALL {
        let action = *walk.dice.pick(&pool.actions);
        match play.ask_id(seat) {
            None => {
                let refused = tried.submit(seat, AskId(0), action);
                ensure(refused == Err(SubmitError::NotAsked), || {
                    format!("seat {seat} is not asked and may answer")
                })?;
            }
            Some(now) => {
                let refused = tried.submit(seat, AskId(now.0 + 1), action);
                ensure(refused == Err(SubmitError::Stale), || {
                    format!("an answer of seat {seat} to another question is taken")
                })?;
                let legal = play
                    .view(Viewer::Seat(seat))
                    .legal_actions()
                    .contains(&action);
                if !legal {
                    let refused = matches!(
                        tried.submit(seat, now, action),
                        Err(SubmitError::Illegal(_))
                    );
                    ensure(refused, || {
                        format!("the illegal `{seat} {action}` is taken")
                    })?;
                }
            }
        }
    }
    ensure(tried.input_count() == play.input_count(), || {
        "a refused answer is in the record".into()
    })?;
    same_views("the match after a refusal", &tried, &walk.views())
}

/// An earlier ply of a match shows what it showed then.
fn looking_back<G: Game>(play: &Match<G>, ply: usize, then: &[View<G>]) -> Result<(), String> {
    for (viewer, view) in viewers(play.rules()).zip(then) {
        ensure(play.view_at(ply, viewer).as_ref() == Some(view), || {
            format!("looking back at ply {ply} shows {viewer:?} something else")
        })?;
    }
    Ok(())
}

/// The record cut off after `length` inputs: it shows the same, and with the seed it draws again
/// what was lost.
fn loaded<G: Game>(
    walk: &Walk<G>,
    play: &Match<G>,
    length: usize,
    then: &[View<G>],
) -> Result<(), String> {
    let lines = play.lines_from(0);
    let mut inputs = Vec::new();
    for line in &lines[..length] {
        let input = Input::parse(line)
            .map_err(|error| format!("the stored line `{line}` cannot be loaded: {error}"))?;
        inputs.push(input);
    }
    let mut loaded = Match::replay(walk.header(), Some(walk.seed()), inputs)
        .map_err(|error| format!("the stored lines stop at {error}"))?;
    same_views("the loaded match", &loaded, then)?;
    loaded.draw_due();
    let again = loaded.lines_from(0);
    ensure(lines.starts_with(&again), || {
        format!("cut off after {length} inputs, the match draws something else")
    })
}

pub(super) fn same_views<G: Game>(
    what: &str,
    play: &Match<G>,
    views: &[View<G>],
) -> Result<(), String> {
    for (viewer, view) in viewers(play.rules()).zip(views) {
        ensure(play.view(viewer) == *view, || {
            format!(
                "{what} looks different to {viewer:?} after {} inputs",
                play.ply()
            )
        })?;
    }
    Ok(())
}

pub(super) fn same_log<G: Game>(
    what: &str,
    one: &Match<G>,
    other: &Match<G>,
) -> Result<(), String> {
    for viewer in viewers(one.rules()) {
        ensure(one.log(viewer).eq(other.log(viewer)), || {
            format!("{what} tells {viewer:?} other things")
        })?;
    }
    Ok(())
}
