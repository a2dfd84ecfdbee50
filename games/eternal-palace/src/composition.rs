//! §9.3 Compositions.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Illegal, Outcome, Public, Sight, Table, Tell};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CompositionTask {
    /// Draws: one more on offer, until there are enough.
    Offer,
    /// Asks, if there are several: which completed one to claim.
    Claim(Seat),
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, _task: CompositionTask) -> Wait {
    Wait::Run
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(_table: &mut Table, _task: CompositionTask, _tell: &mut Tell) {}

/// Every answer to a task, sorted.
pub(crate) fn each(_sight: Sight<'_>, _task: CompositionTask, _f: &mut impl FnMut(Action)) {}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) const fn check(
    _sight: Sight<'_>,
    _task: CompositionTask,
    _action: Action,
) -> Result<(), Illegal> {
    Err(Illegal::NotTheQuestion)
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    _table: &mut Table,
    _who: Seat,
    _task: CompositionTask,
    _action: Action,
    _tell: &mut Tell,
) {
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(_table: &Table, _task: CompositionTask, _f: &mut impl FnMut(Outcome, u32)) {}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(
    _table: &mut Table,
    _task: CompositionTask,
    _outcome: Outcome,
    _tell: &mut Tell,
) {
}
