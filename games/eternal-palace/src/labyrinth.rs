//! §9.1 The Labyrinth.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Illegal, Outcome, Public, Sight, Table, Tell};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LabyrinthTask {
    /// Asks: along which path.
    Path(Seat),
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, _task: LabyrinthTask) -> Wait {
    Wait::Run
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(_table: &mut Table, _task: LabyrinthTask, _tell: &mut Tell) {}

/// Every answer to a task, sorted.
pub(crate) fn each(_sight: Sight<'_>, _task: LabyrinthTask, _f: &mut impl FnMut(Action)) {}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) const fn check(
    _sight: Sight<'_>,
    _task: LabyrinthTask,
    _action: Action,
) -> Result<(), Illegal> {
    Err(Illegal::NotTheQuestion)
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    _table: &mut Table,
    _who: Seat,
    _task: LabyrinthTask,
    _action: Action,
    _tell: &mut Tell,
) {
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(_table: &Table, _task: LabyrinthTask, _f: &mut impl FnMut(Outcome, u32)) {}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(
    _table: &mut Table,
    _task: LabyrinthTask,
    _outcome: Outcome,
    _tell: &mut Tell,
) {
}

/// Whether somebody with these goods left after turning dice and paying the crowd can go anywhere.
pub(crate) const fn may_enter(
    _rules: &crate::Rules,
    _public: &Public,
    _who: Seat,
    _left: &crate::Goods,
) -> Result<(), Illegal> {
    Ok(())
}

/// A visit of a player: the group is placed and the crowd paid.
pub(crate) fn visit(_table: &mut Table, _who: Seat, _tell: &mut Tell) {}
