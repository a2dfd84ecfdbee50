//! The answer given for somebody who let the time run out: what the hand-written judgement likes best,
//! with no adviser used and no bid made.

use palast_core::{Dice, Judge};

use crate::{Action, Decision, EternalPalace, ViewRef, answers};

pub(crate) fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
    let mut best: Option<(f32, Action)> = None;
    answers::each(view, *ask, &mut |action| {
        if matches!(action, Action::Use(_) | Action::Bid) {
            return;
        }
        let worth = EternalPalace::judge(view, ask, &action);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    });
    match best {
        Some((_, action)) => action,
        None => answers::any(view, *ask, dice),
    }
}
