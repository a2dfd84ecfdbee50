//! Taking back.

use palast_core::{AskId, Game, Input, Match, Seat, TakeBack, View, Viewer};

use super::ensure;
use super::replay::{same_log, same_views};
use crate::plan::each_match;
use crate::walk::{Walk, viewers};
use crate::{Config, Failure};

/// A free take-back was never visible to anybody else, and giving the same answer again leads to
/// the same match; one by consent restores the moment before the answer. Both replay, question
/// numbers go on, and nothing is taken back after the end.
///
/// # Errors
/// The trace it leaves.
pub fn undo_leaves_no_trace<G: Game>(config: &Config) -> Result<(), Failure> {
    each_match("undo_leaves_no_trace", config, |walk: &mut Walk<G>| {
        let mut play = Match::start(walk.rules(), walk.seed());
        let mut last: Vec<(Seat, G::Action)> = Vec::new();
        while let Some(input) = walk.next() {
            if let Input::Act(seat, action) = input {
                let before = play.clone();
                let ask = play
                    .ask_id(seat)
                    .ok_or("the match does not ask whom the rules ask")?;
                play.submit(seat, ask, action)
                    .map_err(|why| format!("the match refuses `{seat} {action}`: {why:?}"))?;
                last.retain(|(other, _)| *other != seat);
                last.push((seat, action));
                for (seat, action) in &last {
                    if play.take_back(*seat) == Some(TakeBack::Free) {
                        free(&play, *seat, *action)?;
                    }
                }
                if play.take_back(seat).is_some() && walk.dice.below(4) == 0 {
                    restores(&before, &play, seat, ask)?;
                }
            }
            walk.apply(input);
        }
        let refused = walk
            .rules()
            .seats
            .seats()
            .all(|seat| !play.clone().undo(seat));
        ensure(!play.is_over() || refused, || {
            "something can be taken back after the end".into()
        })
    })
}

/// Nobody else sees the answer go, and with the same answer everything is as it was.
fn free<G: Game>(now: &Match<G>, seat: Seat, action: G::Action) -> Result<(), String> {
    let mut play = now.clone();
    ensure(play.undo(seat), || {
        format!("seat {seat} cannot take back what it may")
    })?;
    for viewer in viewers(now.rules()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
        // That a seat has sealed its choice may show; taking it back shows no more.
        let (was, is) = (play.view(viewer), now.view(viewer));
        let same_view =
            was == is || was.own() == is.own() && G::is_sealed_step(was.public(), is.public());
        let unseen = same_view && now.log(viewer).eq(play.log(viewer)) && now.ply() == play.ply();
        ensure(unseen, || {
            format!("{viewer:?} sees seat {seat} take back what nobody saw")
        })?;
    }
    let ask = play
        .ask_id(seat)
        .ok_or("nothing is asked after taking back")?;
    play.submit(seat, ask, action)
        .map_err(|why| format!("`{seat} {action}` is refused after taking it back: {why:?}"))?;
    let views: Vec<View<G>> = viewers(now.rules()).map(|v| now.view(v)).collect();
    same_views("the same answer after taking back", &play, &views)?;
    same_log("the same answer after taking back", &play, now)
}

/// The seat that answered last takes it back: all is as before, but for the number of the question.
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
