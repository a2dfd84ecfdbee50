//! Every question with its answers: the menu, the refusals, and where an answer is carried out.

use palast_core::Seat;

use crate::{Action, Decision, Illegal, Sight, Table, Task, Tell};
use crate::{alternative, composition, labyrinth, privileges, river};

pub(crate) fn question(sight: Sight<'_>) -> Decision {
    Decision {
        task: sight.public.agenda.top(),
        may_use: false,
    }
}

pub(crate) fn each(sight: Sight<'_>, ask: Decision, f: &mut impl FnMut(Action)) {
    match ask.task {
        Task::Privilege(task) => privileges::each(sight, task, f),
        Task::Labyrinth(task) => labyrinth::each(sight, task, f),
        Task::River(task) => river::each(sight, task, f),
        Task::Composition(task) => composition::each(sight, task, f),
        Task::Alternative(task) => alternative::each(sight, task, f),
        _ => {}
    }
}

pub(crate) fn check(sight: Sight<'_>, ask: Decision, action: Action) -> Result<(), Illegal> {
    match ask.task {
        Task::Privilege(task) => privileges::check(sight, task, action),
        Task::Labyrinth(task) => labyrinth::check(sight, task, action),
        Task::River(task) => river::check(sight, task, action),
        Task::Composition(task) => composition::check(sight, task, action),
        Task::Alternative(task) => alternative::check(sight, task, action),
        _ => Err(Illegal::NotTheQuestion),
    }
}

pub(crate) fn act(table: &mut Table, seat: Seat, action: Action, tell: &mut Tell) {
    match table.public.agenda.pop() {
        Task::Privilege(task) => privileges::act(table, seat, task, action, tell),
        Task::Labyrinth(task) => labyrinth::act(table, seat, task, action, tell),
        Task::River(task) => river::act(table, seat, task, action, tell),
        Task::Composition(task) => composition::act(table, seat, task, action, tell),
        Task::Alternative(task) => alternative::act(table, seat, task, action, tell),
        _ => {}
    }
    crate::flow::run(table, tell);
}
