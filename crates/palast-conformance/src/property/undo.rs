//! Taking back.

use palast_core::{
    AskId, Game, Imagine, Input, LogItem, Match, Seat, SeatSet, TakeBack, View, Viewer,
};

use super::ensure;
use super::replay::{same_log, same_views};
use crate::plan::each_match;
use crate::walk::{Seen, Walk, after, allows, stays_sealed, viewers};
use crate::{Config, Failure};

/// How many worlds that look the same to a seat are compared at each open step.
const WORLDS: usize = 3;

/// An answer in force, to be tried again after it was taken back.
struct Given<G: Game> {
    seat: Seat,
    action: G::Action,
    /// The ply before it.
    ply: usize,
}

/// A take-back leaves no trace but its line in the record.
///
/// - One that is free because nobody learnt from the answer is visible to nobody else, and giving
///   the same answer again leads to the same match.
/// - An open step of one's own turn is free to take back exactly if it brought nothing hidden to
///   light; taking it back restores the position before it, and the step told its seat nothing that
///   was hidden: in every world that looks the same to the seat it looks the same.
/// - One by consent restores the position before the answer.
///
/// All of them replay, question numbers go on, and nothing is taken back after the end.
///
/// # Errors
/// The trace it leaves.
pub fn undo_leaves_no_trace<G: Imagine>(config: &Config) -> Result<(), Failure> {
    each_match("undo_leaves_no_trace", config, |walk: &mut Walk<G>| {
        let mut play = Match::start(walk.rules(), walk.seed());
        let mut last: Vec<Given<G>> = Vec::new();
        while let Some(input) = walk.next() {
            if let Input::Act(seat, action) = input {
                let before = play.clone();
                let ask = play
                    .ask_id(seat)
                    .ok_or("the match does not ask whom the rules ask")?;
                play.submit(seat, ask, action)
                    .map_err(|why| format!("the match refuses `{seat} {action}`: {why:?}"))?;
                last.retain(|given| given.seat != seat);
                last.push(Given {
                    seat,
                    action,
                    ply: before.ply(),
                });
                for given in &last {
                    let free = play.take_back(given.seat) == Some(TakeBack::Free);
                    if free && given.ply == play.ply() {
                        unseen(&play, given.seat, given.action)?;
                    }
                }
                let open =
                    play.ply() > before.ply() && is_open_step(walk, &before, &play, seat, input);
                if open {
                    open_step(walk, &play, seat, input)?;
                }
                if play.take_back(seat).is_some() && (open || walk.dice.below(4) == 0) {
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

/// Whether the answer, which others have seen, only moved its seat on in its own turn: nothing was
/// drawn, the seat alone is asked, and neither the secret part nor anything of another seat changed.
fn is_open_step<G: Game>(
    walk: &Walk<G>,
    before: &Match<G>,
    now: &Match<G>,
    seat: Seat,
    input: Input<G>,
) -> bool {
    let mut table = walk.table.clone();
    let told = after(&mut table, input);
    let mut others = walk.rules().seats.seats().filter(|other| *other != seat);
    now.input_count() == before.input_count() + 1
        && now.asked() == SeatSet::one(seat)
        && table.secret == walk.table.secret
        && !G::is_reveal(&walk.table.public, &table.public)
        && others.all(|other| table.private[other] == walk.table.private[other])
        && told.iter().all(|item| matches!(item, LogItem::Public(_)))
}

/// An open step is free to take back, so it must not have told its seat anything hidden.
fn open_step<G: Imagine>(
    walk: &mut Walk<G>,
    now: &Match<G>,
    seat: Seat,
    input: Input<G>,
) -> Result<(), String> {
    ensure(now.take_back(seat) == Some(TakeBack::Free), || {
        format!("seat {seat} needs consent to take back a step of its own turn")
    })?;
    let viewer = Viewer::Seat(seat);
    let seen = Seen::after(viewer, &walk.table, input);
    for _ in 0..WORLDS {
        let world = G::imagine(walk.table.view_ref(seat), &mut walk.dice);
        let same = !allows(&world, input) || Seen::after(viewer, &world, input) == seen;
        ensure(same, || {
            format!(
                "`{input}` can be taken back freely, though it shows seat {seat} something hidden: \
                 it has to change the secret part or another's, to send a private event, \
                 or to be a reveal"
            )
        })?;
    }
    Ok(())
}

/// Nobody else sees the answer go, and with the same answer everything is as it was.
fn unseen<G: Game>(now: &Match<G>, seat: Seat, action: G::Action) -> Result<(), String> {
    let mut play = now.clone();
    ensure(play.undo(seat), || {
        format!("seat {seat} cannot take back what it may")
    })?;
    let question = play
        .view(Viewer::Seat(seat))
        .question()
        .ok_or("nothing is asked after taking back")?;
    for viewer in viewers(now.rules()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
        // That a seat is done with its choice may show; taking it back shows no more.
        let (was, is) = (play.view(viewer), now.view(viewer));
        let same_view = was == is || stays_sealed(&question, seat, &was, &is);
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
