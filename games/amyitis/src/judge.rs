//! A hand-written opinion of a single answer: the worth of the position it leads to.
//!
//! An answer is carried out on an imagined table together with the best of one's own choices that
//! belong to it; `worth` values the position after that.

use palast_core::{Game, Seat};

use crate::evaluation::{PASSING, worth};
use crate::{Action, Amyitis, Decision, EventSink, Harvest, Table, Task, ViewRef, imagine, menu};

/// How good this answer looks: the worth of the position it leads to.
pub(crate) fn judge(view: ViewRef<'_>, ask: Decision, action: Action) -> f32 {
    let seat = view.seat;
    let mut table = imagine::imagine(view);
    if ask == Decision::TakeTurn && action == Action::Pass {
        let others = view.public.active.len() > 1;
        return worth(view.rules, view.public, seat) + if others { PASSING } else { 0.0 };
    }
    Amyitis::act(&mut table, seat, action, &mut EventSink::silent());
    best(&mut table, seat)
}

/// The worth of a position after the best of one's own choices that belong to the same action.
fn best(table: &mut Table, seat: Seat) -> f32 {
    match table.public.task() {
        Task::Ask(asked, ask) if asked == seat && belongs_to_action(ask) => {
            let mut bits = menu::menu(table.rules, &table.public, seat, ask);
            let mut most = f32::MIN;
            while bits != 0 {
                let action = menu::action(ask, bits.trailing_zeros());
                bits &= bits - 1;
                let mut after = table.clone();
                Amyitis::act(&mut after, seat, action, &mut EventSink::silent());
                most = most.max(best(&mut after, seat));
            }
            most
        }
        Task::Ask(..) | Task::Draw(_) | Task::Do(_) | Task::Over(_) => {
            worth(table.rules, &table.public, seat)
        }
    }
}

const fn belongs_to_action(ask: Decision) -> bool {
    match ask {
        Decision::ChooseField { harvest } => matches!(harvest, Harvest::Peasant),
        Decision::ChooseCanal
        | Decision::ChooseTemple
        | Decision::Pay { .. }
        | Decision::Sell
        | Decision::ChooseCourt { .. }
        | Decision::ChooseSquare { .. }
        | Decision::ChooseToken
        | Decision::ChooseGood => true,
        Decision::PickAbility
        | Decision::TakeTurn
        | Decision::ChooseOffering
        | Decision::ChooseSwap
        | Decision::Process
        | Decision::Discard { .. } => false,
    }
}
