//! A match is its record: playing, replaying, loading and taking back come to the same.

use palast_core::{AskId, Game, Input, Match, Record, Rejected, Seat, TakeBack, View, Viewer};

use super::ensure;
use crate::plan::each_match;
use crate::pool::Pool;
use crate::walk::{Walk, viewers};
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
        while let Some(input) = walk.next() {
            if let Input::Act(seat, action) = input {
                refuses(&play, walk, &pool)?;
                let ask = play
                    .ask_id(seat)
                    .ok_or("the match does not ask whom the rules ask")?;
                play.submit(seat, ask, action)
                    .map_err(|why| format!("the match refuses `{seat} {action}`: {why:?}"))?;
            }
            walk.apply(input);
            history.push(walk.views());
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
        for _ in 0..PREFIXES {
            let length =
                walk.dice
                    .below(u32::try_from(history.len()).expect("short")) as usize;
            prefix(walk, &play, length, &history[length])?;
        }
        Ok(())
    })
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
                ensure(refused == Err(Rejected::NotAsked), || {
                    format!("seat {seat} is not asked and may answer")
                })?;
            }
            Some(now) => {
                let refused = tried.submit(seat, AskId(now.0 + 1), action);
                ensure(refused == Err(Rejected::Stale), || {
                    format!("an answer of seat {seat} to another question is taken")
                })?;
                let legal = play
                    .view(Viewer::Seat(seat))
                    .legal_actions()
                    .contains(&action);
                if !legal {
                    let refused =
                        matches!(tried.submit(seat, now, action), Err(Rejected::Illegal(_)));
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

/// The record cut off after `length` inputs: it shows the same, and with the seed it draws again
/// what was lost.
fn prefix<G: Game>(
    walk: &Walk<G>,
    play: &Match<G>,
    length: usize,
    then: &[View<G>],
) -> Result<(), String> {
    for (viewer, view) in viewers(walk.rules()).zip(then) {
        ensure(play.view_at(length, viewer).as_ref() == Some(view), || {
            format!("looking back at moment {length} shows {viewer:?} something else")
        })?;
    }
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

fn same_views<G: Game>(what: &str, play: &Match<G>, views: &[View<G>]) -> Result<(), String> {
    for (viewer, view) in viewers(play.rules()).zip(views) {
        ensure(play.view(viewer) == *view, || {
            format!(
                "{what} looks different to {viewer:?} after {} inputs",
                play.moments()
            )
        })?;
    }
    Ok(())
}

fn same_log<G: Game>(what: &str, one: &Match<G>, other: &Match<G>) -> Result<(), String> {
    for viewer in viewers(one.rules()) {
        ensure(one.log(viewer).eq(other.log(viewer)), || {
            format!("{what} tells {viewer:?} other things")
        })?;
    }
    Ok(())
}

/// Taking back: a free one restores every view and was never visible to anybody else, one by
/// consent restores the moment before the answer; both replay, and question numbers go on.
///
/// # Errors
/// The trace it leaves.
pub fn undo_leaves_no_trace<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match("undo_leaves_no_trace", config, |walk: &mut Walk<G>| {
        let mut play = Match::start(walk.rules(), walk.seed());
        while let Some(input) = walk.next() {
            if let Input::Act(seat, action) = input {
                let before = play.clone();
                let ask = play
                    .ask_id(seat)
                    .ok_or("the match does not ask whom the rules ask")?;
                play.submit(seat, ask, action)
                    .map_err(|why| format!("the match refuses `{seat} {action}`: {why:?}"))?;
                match play.take_back(seat) {
                    Some(TakeBack::Free) => free(&before, &play, seat, ask)?,
                    Some(TakeBack::ByConsent) if walk.dice.below(6) == 0 => {
                        restores(&before, &play, seat, ask)?;
                    }
                    Some(TakeBack::ByConsent) | None => {}
                }
            }
            walk.apply(input);
        }
        let over = play.is_over();
        let refused = walk
            .rules()
            .seats
            .seats()
            .all(|seat| !play.clone().undo(seat));
        ensure(!over || refused, || {
            "something can be taken back after the end".into()
        })
    })
}

fn free<G: Game>(
    before: &Match<G>,
    after: &Match<G>,
    seat: Seat,
    ask: AskId,
) -> Result<(), String> {
    for viewer in viewers(before.rules()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
        let unseen =
            before.view(viewer) == after.view(viewer) && before.log(viewer).eq(after.log(viewer));
        ensure(unseen, || {
            format!("{viewer:?} saw an answer of seat {seat} that is free to undo")
        })?;
    }
    restores(before, after, seat, ask)
}

fn restores<G: Game>(
    before: &Match<G>,
    after: &Match<G>,
    seat: Seat,
    ask: AskId,
) -> Result<(), String> {
    let mut undone = after.clone();
    ensure(undone.undo(seat), || {
        format!("seat {seat} cannot take back what it may")
    })?;
    let views: Vec<View<G>> = viewers(before.rules()).map(|v| before.view(v)).collect();
    same_views("the match after taking back", &undone, &views)?;
    same_log("the match after taking back", &undone, before)?;
    ensure(undone.ask_id(seat) == Some(AskId(ask.0 + 1)), || {
        format!("the question of seat {seat} has an old number after taking back")
    })?;
    let again = undone
        .record_so_far()
        .replay()
        .map_err(|error| format!("the record with the taken-back answer stops at {error}"))?;
    same_views("the replay of a taken-back answer", &again, &views)?;
    ensure(again.ask_id(seat) == undone.ask_id(seat), || {
        "the replay of a taken-back answer counts questions differently".into()
    })
}
