//! §11 The Master: the rules' own player in solo.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Illegal, Outcome, Public, Sight, Table, Tell};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MasterTask {
    /// Draws: the card that groups his dice.
    Card,
    /// His turn.
    Turn,
    /// The action of a place he has entered, with so many dice.
    Visit {
        /// Where.
        place: crate::Place,
        /// With how many dice.
        dice: u8,
        /// The face of a single die.
        face: u8,
    },
    /// Draws: a card off the top of the pile, and so many after it.
    DiscardTop(u8),
    /// Draws: a face-up adviser to discard.
    DiscardShown,
    /// Draws: a die for the pot.
    Pot,
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, _task: MasterTask) -> Wait {
    Wait::Run
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(_table: &mut Table, _task: MasterTask, _tell: &mut Tell) {}

/// Every answer to a task, sorted.
pub(crate) fn each(_sight: Sight<'_>, _task: MasterTask, _f: &mut impl FnMut(Action)) {}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) const fn check(
    _sight: Sight<'_>,
    _task: MasterTask,
    _action: Action,
) -> Result<(), Illegal> {
    Err(Illegal::NotTheQuestion)
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    _table: &mut Table,
    _who: Seat,
    _task: MasterTask,
    _action: Action,
    _tell: &mut Tell,
) {
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(_table: &Table, _task: MasterTask, _f: &mut impl FnMut(Outcome, u32)) {}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(_table: &mut Table, _task: MasterTask, _outcome: Outcome, _tell: &mut Tell) {}

/// Every result of one of his dice, and where it goes: he rolls them one by one.
pub(crate) fn roll_next(_table: &Table) -> Option<usize> {
    None
}

/// §11.6 What he does before points are counted; also decides the Sequence Prize in solo.
pub(crate) fn before_scoring(_table: &mut Table, _tell: &mut Tell) {}
