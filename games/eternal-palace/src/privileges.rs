//! §8 Privileges: a token bid for a better place in the turn-order row.
//!
//! When all have grouped and nobody has seen the groups, everybody is asked in turn whether to bid one
//! token, openly. Then the row changes from left to right. Where tokens come from is with the
//! places that give them: the Bridge, the Palace Market, advisers 25 to 28.

use palast_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Event, EventSink, Illegal, Public, Table, Task, ViewRef};

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

/// EP-215 All have grouped: the bids come before anything is shown.
pub(crate) fn begin(table: &mut Table) {
    let public = &mut table.public;
    public.bids = SeatSet::EMPTY;
    public.agenda.push(Task::Privilege(PrivilegeTask::Bids(0)));
}

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, task: PrivilegeTask) -> Wait {
    match task {
        PrivilegeTask::Bid(who) => Wait::Ask(who),
        PrivilegeTask::Bids(_) | PrivilegeTask::Swap => Wait::Run,
    }
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(table: &mut Table, task: PrivilegeTask, events: &mut EventSink) {
    match task {
        PrivilegeTask::Bids(place) => ask_next(&mut table.public, place),
        PrivilegeTask::Swap => swap(&mut table.public, events),
        PrivilegeTask::Bid(_) => {}
    }
}

/// EP-214 Asks the first one from this place of the row on who has a token; after the last the row changes.
fn ask_next(public: &mut Public, from: u8) {
    let row = public.row().iter().copied().enumerate();
    let next = row
        .skip(usize::from(from))
        .find(|(_, who)| public.players[*who].goods.tokens > 0);
    let agenda = &mut public.agenda;
    match next {
        Some((place, who)) => {
            let after = place as u8 + 1;
            agenda.push(Task::Privilege(PrivilegeTask::Bids(after)));
            agenda.push(Task::Privilege(PrivilegeTask::Bid(who)));
        }
        None => agenda.push(Task::Privilege(PrivilegeTask::Swap)),
    }
}

/// EP-216, EP-217 From left to right each bidder passes the one now directly before them, unless that one
/// has bid too. The tokens are gone either way.
fn swap(public: &mut Public, events: &mut EventSink) {
    let bids = public.bids;
    public.bids = SeatSet::EMPTY;
    if bids.is_empty() {
        return;
    }
    let mut in_vain = bids;
    let count = public.row().len();
    let row = &mut public.row[..count];
    // A bidder moves only within what lies to the left of the next one, so the walk sees everybody in
    // the order before the swaps.
    for place in 1..count {
        let (ahead, who) = (row[place - 1], row[place]);
        if bids.contains(who) && !bids.contains(ahead) {
            row.swap(place - 1, place);
            in_vain = in_vain.without(who);
        }
    }
    let (row, players) = (public.row, public.sides);
    events.emit(|| Event::RowSwapped {
        row,
        players,
        in_vain,
    });
}

/// Every answer to a task, sorted.
pub(crate) fn each(_view: ViewRef<'_>, _task: PrivilegeTask, f: &mut impl FnMut(Action)) {
    // Only those who have a token are asked.
    f(Action::Bid);
    f(Action::Decline);
}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) fn check(view: ViewRef<'_>, task: PrivilegeTask, action: Action) -> Result<(), Illegal> {
    let PrivilegeTask::Bid(who) = task else {
        return Err(Illegal::NotTheQuestion);
    };
    if !matches!(action, Action::Bid | Action::Decline) {
        Err(Illegal::NotTheQuestion)
    } else if action == Action::Bid && view.public.players[who].goods.tokens == 0 {
        Err(Illegal::NoToken)
    } else {
        Ok(())
    }
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    table: &mut Table,
    who: Seat,
    _task: PrivilegeTask,
    action: Action,
    events: &mut EventSink,
) {
    let bid = action == Action::Bid;
    if bid {
        let goods = &mut table.public.players[who].goods;
        goods.tokens = goods.tokens.saturating_sub(1);
        table.public.bids = table.public.bids.with(who);
    }
    events.emit(|| Event::Bid { who, bid });
}
