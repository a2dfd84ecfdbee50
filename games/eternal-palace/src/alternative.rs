//! §10 The alternative places.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Illegal, Outcome, Public, Sight, Table, Tell};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AltTask {
    /// Asks: 1 another card, which to appoint, or none.
    FishMarket(Seat),
    /// Asks: 2 which adviser, or the pot.
    Academy(Seat),
    /// Asks: 7 how many resources to offer.
    Temple(Seat),
    /// 7 The wisdom for the resources paid.
    Insight {
        /// To whom.
        who: Seat,
        /// How many resources were paid.
        paid: u8,
    },
    /// Asks: 12 the next reward, or no more.
    Market {
        /// Whom.
        who: Seat,
        /// How many, this one included.
        left: u8,
        /// Taken ones: one bit for each item.
        taken: u16,
    },
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, _task: AltTask) -> Wait {
    Wait::Run
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(_table: &mut Table, _task: AltTask, _tell: &mut Tell) {}

/// Every answer to a task, sorted.
pub(crate) fn each(_sight: Sight<'_>, _task: AltTask, _f: &mut impl FnMut(Action)) {}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) const fn check(
    _sight: Sight<'_>,
    _task: AltTask,
    _action: Action,
) -> Result<(), Illegal> {
    Err(Illegal::NotTheQuestion)
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    _table: &mut Table,
    _who: Seat,
    _task: AltTask,
    _action: Action,
    _tell: &mut Tell,
) {
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(_table: &Table, _task: AltTask, _f: &mut impl FnMut(Outcome, u32)) {}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(_table: &mut Table, _task: AltTask, _outcome: Outcome, _tell: &mut Tell) {}

/// Whether somebody with these goods left can take the pot of the alternative Academy or appoint somebody.
pub(crate) const fn may_enter_academy(
    _rules: &crate::Rules,
    _public: &Public,
    _left: &crate::Goods,
) -> Result<(), Illegal> {
    Ok(())
}

/// The action of an alternative 1, 2, 7 or 12; markers and tracks are moved by the caller. (The
/// alternative Bridge differs in its rewards only: see `bridge`.)
pub(crate) fn visit(
    _table: &mut Table,
    _who: Seat,
    _place: crate::Place,
    _dice: u8,
    _tell: &mut Tell,
) {
}
