//! §9.1 The Labyrinth: a single die, one path, its price in fish, the reward of the space it leads to.
//!
//! Paths go both ways, out of the centre too, and a space gives its reward at every entry. The board
//! is reconstructed and in the edition.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{
    Action, Event, Goods, Illegal, LabyrinthPlan, Place, Public, Resource, Rules, ViewRef,
};
use crate::{EventSink, Source, Space, SpaceReward, Table, Task, effects};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LabyrinthTask {
    /// Asks: along which path.
    Path(Seat),
}

const HERE: Source = Source::Place(Place::Labyrinth);

/// What a task waits for.
pub(crate) const fn wait(_public: &Public, task: LabyrinthTask) -> Wait {
    match task {
        LabyrinthTask::Path(who) => Wait::Ask(who),
    }
}

/// Does what waits for nobody; here everything is asked.
pub(crate) const fn run(_table: &mut Table, task: LabyrinthTask, _events: &mut EventSink) {
    match task {
        LabyrinthTask::Path(_) => {}
    }
}

/// Every answer to a task, sorted.
pub(crate) fn each(view: ViewRef<'_>, task: LabyrinthTask, f: &mut impl FnMut(Action)) {
    let LabyrinthTask::Path(who) = task;
    let player = &view.public.players[who];
    let plan = &view.rules.edition.labyrinth;
    plan.paths_from(player.space)
        .filter(|(_, fish)| *fish <= player.goods.fish)
        .for_each(|(to, _)| f(Action::Path(to)));
}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) fn check(view: ViewRef<'_>, task: LabyrinthTask, action: Action) -> Result<(), Illegal> {
    let LabyrinthTask::Path(who) = task;
    let Action::Path(to) = action else {
        return Err(Illegal::of_other(action));
    };
    let player = &view.public.players[who];
    let plan = &view.rules.edition.labyrinth;
    match plan.price(player.space, to) {
        None => Err(Illegal::NoPath),
        Some(fish) if fish > player.goods.fish => Err(Illegal::PriceNotPayable),
        Some(_) => Ok(()),
    }
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    table: &mut Table,
    who: Seat,
    task: LabyrinthTask,
    action: Action,
    events: &mut EventSink,
) {
    let LabyrinthTask::Path(_) = task;
    let Action::Path(to) = action else {
        return;
    };
    let from = table.public.players[who].space;
    let price = table.rules.edition.labyrinth.price(from, to).unwrap_or(0);
    effects::pay(table, who, Goods::fish(price), HERE, events);
    enter(table, who, to, events);
}

/// EP-233, EP-374 Whether somebody with these goods left after turning dice and paying the crowd can go
/// anywhere. Rules version 1 lets nobody leave the centre (EP-236).
pub(crate) fn may_enter(
    rules: &Rules,
    public: &Public,
    who: Seat,
    left: &Goods,
) -> Result<(), Illegal> {
    let space = public.players[who].space;
    if rules.version == 1 && space == Space::X {
        return Err(Illegal::InTheCentre);
    }
    let mut paths = rules.edition.labyrinth.paths_from(space);
    if paths.any(|(_, fish)| fish <= left.fish) {
        Ok(())
    } else {
        Err(Illegal::PriceNotPayable)
    }
}

/// A visit of a player: the group is placed and the crowd paid.
pub(crate) fn visit(table: &mut Table, who: Seat, _events: &mut EventSink) {
    let path = LabyrinthTask::Path(who);
    table.public.agenda.push(Task::Labyrinth(path));
}

/// EP-234, EP-235 A marker moves to a space, whose reward is taken; the price is the caller's. The
/// Master collects no resources (§11.5).
pub(crate) fn enter(table: &mut Table, who: Seat, to: Space, events: &mut EventSink) {
    table.public.players[who].space = to;
    events.emit(|| Event::Moved { who, to });
    match table.rules.edition.labyrinth.rewards[to.index()] {
        SpaceReward::Nothing => {}
        SpaceReward::Palace => effects::palace(table, who, 1, HERE, events),
        SpaceReward::Resource(resource) => find(table, who, resource, events),
    }
    if to == Space::X {
        effects::take_layer(table, who, Place::Labyrinth, events);
    }
}

fn find(table: &mut Table, who: Seat, resource: Resource, events: &mut EventSink) {
    if !table.public.is_master(who) {
        effects::gain(table, who, Goods::of(resource, 1), HERE, events);
    }
}

impl LabyrinthPlan {
    /// What the path between two spaces costs in fish, if there is one.
    #[inline]
    #[must_use]
    pub fn price(&self, from: Space, to: Space) -> Option<u16> {
        let fish = self.paths[from.index()][to.index()];
        (fish > 0).then_some(u16::from(fish))
    }

    /// The spaces next to one, with the price of the way there, in order.
    pub fn paths_from(&self, from: Space) -> impl Iterator<Item = (Space, u16)> + '_ {
        let all = Space::ALL.iter().copied();
        all.filter_map(move |to| self.price(from, to).map(|fish| (to, fish)))
    }
}
