//! §8 Privileges: tokens, bids for the turn order, and four advisers.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Illegal, Outcome, Public, Sight, Table, Tell};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrivilegeTask {
    /// The next bid, from this place of the row on.
    Bids(u8),
    /// Asks: whether to bid a token.
    Bid(Seat),
    /// The bids change the row.
    Swap,
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, _task: PrivilegeTask) -> Wait {
    Wait::Run
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(_table: &mut Table, _task: PrivilegeTask, _tell: &mut Tell) {}

/// Every answer to a task, sorted.
pub(crate) fn each(_sight: Sight<'_>, _task: PrivilegeTask, _f: &mut impl FnMut(Action)) {}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) const fn check(
    _sight: Sight<'_>,
    _task: PrivilegeTask,
    _action: Action,
) -> Result<(), Illegal> {
    Err(Illegal::NotTheQuestion)
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    _table: &mut Table,
    _who: Seat,
    _task: PrivilegeTask,
    _action: Action,
    _tell: &mut Tell,
) {
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(_table: &Table, _task: PrivilegeTask, _f: &mut impl FnMut(Outcome, u32)) {}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(
    _table: &mut Table,
    _task: PrivilegeTask,
    _outcome: Outcome,
    _tell: &mut Tell,
) {
}
