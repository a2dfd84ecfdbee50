//! Q-54 A question with a single possible answer is not asked: the answer is given, and the log says so.
//!
//! Only questions whose answers everybody can work out are answered like that. With drawn cards in hand
//! (Fish Market) the menu is known to its owner alone: not asking would tell the others that no card can be
//! paid. So that question is left out only if nobody with these goods could pay for any card at all.

use palast_core::Seat;

use crate::{Action, AltTask, EventSink, LabyrinthTask, RiverTask, Table, Task};
use crate::{Event, answers, enter, fish_market};

/// Gives the only possible answer to the question on top of the agenda; says whether there was one.
///
/// EP-378 Rules version 1 asks all the same.
pub(crate) fn answer(table: &mut Table, who: Seat, events: &mut EventSink) -> bool {
    if table.rules.version == 1 || !may_be_forced(table, who) {
        return false;
    }
    let view = table.view_ref(who);
    let (mut first, mut count) = (None, 0u32);
    answers::each(view, answers::question(view), &mut |action: Action| {
        first = first.or(Some(action));
        count += 1;
    });
    let Some(only) = first.filter(|_| count == 1) else {
        return false;
    };
    events.emit(|| Event::OnlyAnswer { who, answer: only });
    answers::carry_out(table, who, only, events);
    true
}

/// Whether the question is one of those that can have a single answer, all of whose answers are public.
/// Search asks this at every question, so it is quick and leaves listing the answers to the few that pass.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other questions have several answers, or are not asked (`wait` in `flow`)"
)]
fn may_be_forced(table: &Table, who: Seat) -> bool {
    match *table.public.agenda.top() {
        Task::Academy(_)
        | Task::Labyrinth(LabyrinthTask::Path(_))
        | Task::River(RiverTask::Field(_))
        | Task::Alternative(AltTask::Academy(_) | AltTask::Temple(_) | AltTask::Offering { .. }) => {
            true
        }
        // One group left, or several alike, that fit nowhere but on the Scrolls.
        Task::Turn(_) => {
            let mut groups = table.public.players[who].groups_left();
            let first = groups.next();
            groups.all(|group| Some(group) == first)
        }
        Task::FishMarket(_) | Task::Alternative(AltTask::FishMarket(_)) => {
            let goods = &table.public.players[who].goods;
            let all = table
                .rules
                .edition
                .pile(table.rules.seats.get(), &table.rules.options);
            goods.fish < fish_market::FISH
                && !all
                    .iter()
                    .any(|card| enter::can_pay(table.rules, goods, card))
        }
        _ => false,
    }
}
