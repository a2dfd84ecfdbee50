//! How a filled-in plan becomes answers: dice in trays, or several goods picked together.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "few questions and answers are about several goods"
)]

use eternal_palace::{Action, AltTask, EternalPalace, Faces, Groups, Task};
use palast_core::{Game, Viewer};
use palast_ui::plan::Placed;
use palast_ui::{Localize, Phrase, preview_action};

use crate::{EternalPalaceUi, View};

/// How many goods are picked together now, if more than one.
pub(crate) const fn picked(task: Task) -> Option<u8> {
    let left = match task {
        Task::Take { left, .. }
        | Task::Pay { left, .. }
        | Task::Give { left, .. }
        | Task::Market { left, .. }
        | Task::Alternative(AltTask::Offering { left, .. }) => left,
        _ => 0,
    };
    if left > 1 { Some(left) } else { None }
}

/// The id of the piece that stands for taking or paying something, without its number.
pub(crate) fn piece_of(action: Action) -> Option<&'static str> {
    match action {
        Action::Take(item) => Some(item.word()),
        Action::Pay(resource) => Some(resource.word()),
        _ => None,
    }
}

pub(super) fn actions(view: &View, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
    match view.question().map(|ask| ask.task) {
        Some(Task::Plan) => Ok(vec![Action::Group(groups(view, placed)?)]),
        Some(task) if picked(task).is_some() => goods(view, placed),
        Some(_) | None => Err(Phrase::new("plan-none")),
    }
}

/// The groups that lie in the trays.
fn groups(view: &View, placed: &[Placed]) -> Result<Groups, Phrase> {
    let all = || Phrase::new("ep-no-these-dice");
    let seat_view = view.view_ref().ok_or_else(all)?;
    let rolled: Vec<u8> = seat_view.public.players[seat_view.seat]
        .dice
        .iter()
        .collect();
    let mut used = vec![false; rolled.len()];
    let mut trays: Vec<(&str, Vec<u8>)> = Vec::new();
    for (tray, piece) in placed {
        let number = piece
            .strip_prefix("die-")
            .and_then(|n| n.parse::<usize>().ok());
        let index = number.and_then(|n| n.checked_sub(1)).ok_or_else(all)?;
        let face = *rolled.get(index).ok_or_else(all)?;
        if std::mem::replace(&mut used[index], true) {
            return Err(all());
        }
        match trays.iter_mut().find(|(name, _)| name == tray) {
            Some((_, dice)) => dice.push(face),
            None => trays.push((tray, vec![face])),
        }
    }
    let groups: Option<Vec<Faces>> = trays.iter().map(|(_, dice)| Faces::of(dice)).collect();
    let groups = groups
        .and_then(|groups| Groups::of(&groups))
        .ok_or_else(all)?;
    let ask = view.question().ok_or_else(all)?;
    EternalPalace::check(seat_view, &ask, &Action::Group(groups))
        .map_err(|illegal| EternalPalaceUi::illegal(&illegal))?;
    Ok(groups)
}

/// One answer for each piece, until nothing more is asked: the rules give an only answer themselves.
fn goods(view: &View, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
    let refuse = || Phrase::new("ep-no-offer");
    let mut now = view.clone();
    let mut given = Vec::new();
    for (_, piece) in placed {
        let Some(ask) = now.question().filter(|ask| is_same(view, ask.task)) else {
            break;
        };
        let word = piece
            .rsplit_once('-')
            .map_or(piece.as_str(), |(word, _)| word);
        let legal = now.legal_actions();
        let action = legal.iter().find(|action| piece_of(**action) == Some(word));
        let seat_view = now.view_ref().ok_or_else(refuse)?;
        let action = *action.ok_or_else(refuse)?;
        EternalPalace::check(seat_view, &ask, &action)
            .map_err(|illegal| EternalPalaceUi::illegal(&illegal))?;
        given.push(action);
        let (table, _) = preview_action(seat_view, action);
        now = table.view(Viewer::Seat(seat_view.seat));
    }
    if now.question().is_some_and(|ask| is_same(view, ask.task)) {
        return Err(Phrase::new("ep-no-fewer"));
    }
    Ok(given)
}

/// Whether what is asked still belongs to the plan.
fn is_same(view: &View, task: Task) -> bool {
    let planned = view.question().map(|ask| ask.task);
    planned.is_some_and(|planned| std::mem::discriminant(&planned) == std::mem::discriminant(&task))
}
