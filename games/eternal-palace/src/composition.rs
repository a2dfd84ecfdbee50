//! §9.3 Compositions: three layers in one painting, taken by the first who has them.
//!
//! A card cannot be refused. Only who completes several with one layer is asked, which comes first. The
//! Master takes them in the order of their numbers and gets wisdom for resources.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, Composition, CompositionReward, CompositionSet, Event, Goods, Illegal};
use crate::{EventSink, Outcome, Public, Rules, Source, Table, Task, ViewRef, effects};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CompositionTask {
    /// Draws: one more on offer, until there are enough.
    Offer,
    /// Completed ones are claimed, until there are none.
    Claim(Seat),
    /// Asks: which of several completed ones comes first.
    Choose(Seat),
}

/// What a task waits for.
pub(crate) fn wait(public: &Public, task: CompositionTask) -> Wait {
    match task {
        // EP-267 As many as there are players; nothing is claimed before all are out.
        CompositionTask::Offer if public.compositions.len() < public.sides.get() => Wait::Chance,
        CompositionTask::Offer | CompositionTask::Claim(_) => Wait::Run,
        CompositionTask::Choose(who) => Wait::Ask(who),
    }
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(table: &mut Table, task: CompositionTask, events: &mut EventSink) {
    let CompositionTask::Claim(who) = task else {
        return;
    };
    let open = claimable(table.rules, &table.public, who);
    let Some(first) = open.first() else {
        return;
    };
    if open.len() > 1 && !table.public.is_master(who) {
        let choose = CompositionTask::Choose(who);
        table.public.agenda.push(Task::Composition(choose));
    } else {
        claim(table, who, first, events);
    }
}

/// The cards on offer whose layers are all in this painting.
fn claimable(rules: &Rules, public: &Public, who: Seat) -> CompositionSet {
    let painting = public.players[who].layers;
    let complete = |card: &Composition| {
        let shown = rules.edition.composition(*card).layers;
        shown.minus(painting).is_empty()
    };
    public.compositions.iter().filter(complete).collect()
}

/// EP-268, EP-269 A card is taken with its reward; then the other completed ones.
fn claim(table: &mut Table, who: Seat, card: Composition, events: &mut EventSink) {
    let public = &mut table.public;
    public.compositions = public.compositions.without(card);
    let own = &mut public.players[who].compositions;
    *own = own.with(card);
    events.emit(|| Event::CompositionClaimed { who, card });
    let rest = CompositionTask::Claim(who);
    public.agenda.push(Task::Composition(rest));
    let source = Source::Composition(card);
    match table.rules.edition.composition(card).reward {
        CompositionReward::Nothing => {}
        CompositionReward::Palace => effects::palace(table, who, 1, source, events),
        CompositionReward::Resource => resources(table, who, 1, source, events),
        CompositionReward::ThreeResources => resources(table, who, 3, source, events),
        CompositionReward::ThreeFish => effects::gain(table, who, Goods::fish(3), source, events),
        CompositionReward::TwoWisdom => effects::gain(table, who, Goods::wisdom(2), source, events),
    }
}

fn resources(table: &mut Table, who: Seat, left: u8, source: Source, events: &mut EventSink) {
    if table.public.is_master(who) {
        effects::gain(table, who, Goods::wisdom(left.into()), source, events);
        return;
    }
    table.public.agenda.push(Task::Take {
        who,
        left,
        not: None,
        source,
    });
}

/// Every answer to a task, sorted.
pub(crate) fn each(view: ViewRef<'_>, task: CompositionTask, f: &mut impl FnMut(Action)) {
    if let CompositionTask::Choose(who) = task {
        let open = claimable(view.rules, view.public, who);
        open.iter().for_each(|card| f(Action::Claim(card)));
    }
}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) fn check(
    view: ViewRef<'_>,
    task: CompositionTask,
    action: Action,
) -> Result<(), Illegal> {
    let (CompositionTask::Choose(who), Action::Claim(card)) = (task, action) else {
        return Err(Illegal::of_other(action));
    };
    if claimable(view.rules, view.public, who).contains(card) {
        Ok(())
    } else {
        Err(Illegal::NotClaimable)
    }
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    table: &mut Table,
    who: Seat,
    _task: CompositionTask,
    action: Action,
    events: &mut EventSink,
) {
    if let Action::Claim(card) = action {
        claim(table, who, card, events);
    }
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(table: &Table, _task: CompositionTask, f: &mut impl FnMut(Outcome, u32)) {
    let left = CompositionSet::ALL.minus(table.public.compositions);
    left.iter()
        .for_each(|card| f(Outcome::Composition(card), 1));
}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(
    table: &mut Table,
    task: CompositionTask,
    outcome: Outcome,
    events: &mut EventSink,
) {
    if let Outcome::Composition(card) = outcome {
        let public = &mut table.public;
        public.compositions = public.compositions.with(card);
        public.agenda.push(Task::Composition(task));
        events.emit(|| Event::CompositionOffered { card });
    }
}

/// EP-270 What claimed cards count at the end.
pub(crate) fn points(rules: &Rules, claimed: CompositionSet) -> u8 {
    let points = |card| rules.edition.composition(card).points;
    claimed.iter().map(points).sum()
}
