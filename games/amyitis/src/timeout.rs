//! What is answered for a seat whose time ran out.

use palast_core::Dice;

use crate::{Action, Decision, ViewRef, menu};

/// It passes and swaps nothing; whatever else it must choose, it takes any.
pub(crate) fn timeout_action(view: ViewRef<'_>, ask: Decision, dice: &mut Dice) -> Action {
    match ask {
        Decision::TakeTurn => Action::Pass,
        Decision::ChooseSwap => Action::Keep,
        Decision::PickAbility
        | Decision::ChooseField { .. }
        | Decision::ChooseCanal
        | Decision::ChooseTemple
        | Decision::Pay { .. }
        | Decision::Sell
        | Decision::ChooseCourt { .. }
        | Decision::ChooseSquare { .. }
        | Decision::ChooseToken
        | Decision::ChooseGood
        | Decision::ChooseOffering
        | Decision::Process
        | Decision::Discard { .. } => menu::any(view, ask, dice),
    }
}
