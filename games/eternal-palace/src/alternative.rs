//! §10 The alternative places: any of 1, 2, 7, 12 and the Bridge with another action.
//!
//! Entry, crowding, tracks, markers, layers and features stay those of the place; the caller sees to
//! them. The alternative Bridge differs in its rewards only: see `bridge`. Each of the others has a file.

pub(crate) mod academy;
mod fish_market;
mod market;
mod temple;

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, EventSink, Illegal, Place, Public, Table, Task, ViewRef};

pub(crate) use academy::may_enter as may_enter_academy;

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
    /// Asks: 7 which resource to pay, one at a time.
    Offering {
        /// Whom.
        who: Seat,
        /// How many, this one included.
        left: u8,
    },
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

/// The action of an alternative 1, 2, 7 or 12.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only these places have an alternative action"
)]
pub(crate) fn visit(table: &mut Table, who: Seat, place: Place, dice: u8, _events: &mut EventSink) {
    let agenda = &mut table.public.agenda;
    match place {
        Place::FishMarket => {
            agenda.push(Task::PutBack(who));
            agenda.push(Task::Alternative(AltTask::FishMarket(who)));
            agenda.push(Task::Draw { who, left: 1 });
        }
        Place::Academy => agenda.push(Task::Alternative(AltTask::Academy(who))),
        Place::Temple => agenda.push(Task::Alternative(AltTask::Temple(who))),
        Place::Market => agenda.push(Task::Alternative(AltTask::Market {
            who,
            left: market::picks(dice),
            taken: 0,
        })),
        _ => {}
    }
}

/// What a task waits for.
pub(crate) fn wait(public: &Public, task: AltTask) -> Wait {
    match task {
        // Q-12 With no card drawn, because there is none, there is nothing to choose.
        AltTask::FishMarket(_) if public.drawn.is_none() => Wait::Run,
        AltTask::FishMarket(who) | AltTask::Academy(who) | AltTask::Temple(who) => Wait::Ask(who),
        AltTask::Offering { who, .. } | AltTask::Market { who, .. } => Wait::Ask(who),
        AltTask::Insight { .. } => Wait::Run,
    }
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(table: &mut Table, task: AltTask, events: &mut EventSink) {
    match task {
        AltTask::FishMarket(who) => crate::fish_market::run(table, who, events),
        AltTask::Insight { who, paid } => temple::insight(table, who, paid, events),
        AltTask::Academy(_)
        | AltTask::Temple(_)
        | AltTask::Offering { .. }
        | AltTask::Market { .. } => {}
    }
}

/// Every answer to a task, sorted.
pub(crate) fn each(view: ViewRef<'_>, task: AltTask, f: &mut impl FnMut(Action)) {
    match task {
        AltTask::FishMarket(_) => fish_market::each(view, f),
        AltTask::Academy(_) => academy::each(view, f),
        AltTask::Temple(who) => temple::each(view, who, f),
        AltTask::Offering { who, .. } => temple::each_payment(view, who, f),
        AltTask::Market { who, taken, .. } => market::each(view, who, taken, f),
        AltTask::Insight { .. } => {}
    }
}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) fn check(view: ViewRef<'_>, task: AltTask, action: Action) -> Result<(), Illegal> {
    match task {
        AltTask::FishMarket(_) => fish_market::check(view, action),
        AltTask::Academy(_) => academy::check(view, action),
        AltTask::Temple(who) => temple::check(view, who, action),
        AltTask::Offering { who, .. } => temple::check_payment(view, who, action),
        AltTask::Market { who, taken, .. } => market::check(view, who, taken, action),
        AltTask::Insight { .. } => Err(Illegal::NotTheQuestion),
    }
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    table: &mut Table,
    who: Seat,
    task: AltTask,
    action: Action,
    events: &mut EventSink,
) {
    match task {
        AltTask::FishMarket(_) => fish_market::act(table, who, action, events),
        AltTask::Academy(_) => academy::act(table, who, action, events),
        AltTask::Temple(_) => temple::act(table, who, action),
        AltTask::Offering { left, .. } => temple::pay(table, who, left, action, events),
        AltTask::Market { left, taken, .. } => {
            market::act(table, who, left, taken, action, events);
        }
        AltTask::Insight { .. } => {}
    }
}
