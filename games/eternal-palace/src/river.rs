//! §9.2 The River Market.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Illegal, Outcome, Public, Sight, Table, Tell};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RiverTask {
    /// Draws: the next demand card.
    Draw,
    /// Asks: which field to fill, and with what.
    Field(Seat),
    /// A complete card: the player so many places after the active one takes rewards or pays.
    Settle(u8),
    /// One reward, for each marker of this player.
    Reward {
        /// Whose.
        who: Seat,
        /// How many markers are left, this one included.
        left: u8,
    },
    /// Asks: whether to draw three cards (D02).
    FreeDraw(Seat),
    /// Asks: which of them to appoint (D02).
    FreeAppoint(Seat),
    /// Asks: which own adviser to discard (D12).
    Discard(Seat),
    /// Markers go home, the card is discarded.
    Clear,
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, _task: RiverTask) -> Wait {
    Wait::Run
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(_table: &mut Table, _task: RiverTask, _tell: &mut Tell) {}

/// Every answer to a task, sorted.
pub(crate) fn each(_sight: Sight<'_>, _task: RiverTask, _f: &mut impl FnMut(Action)) {}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) const fn check(
    _sight: Sight<'_>,
    _task: RiverTask,
    _action: Action,
) -> Result<(), Illegal> {
    Err(Illegal::NotTheQuestion)
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    _table: &mut Table,
    _who: Seat,
    _task: RiverTask,
    _action: Action,
    _tell: &mut Tell,
) {
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(_table: &Table, _task: RiverTask, _f: &mut impl FnMut(Outcome, u32)) {}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(_table: &mut Table, _task: RiverTask, _outcome: Outcome, _tell: &mut Tell) {}

/// Whether somebody with these goods left after turning dice and paying the crowd can pay for a free
/// field.
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
