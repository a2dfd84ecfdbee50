//! From one question or draw to the next: takes the top of the agenda until somebody is asked.

use palast_core::Step;

use crate::agenda::Wait;
use crate::{Outcome, Public, Table, Task, Tell};
use crate::{alternative, composition, labyrinth, master, privileges, river};

/// What the task on top waits for.
pub(crate) fn wait(public: &Public) -> Wait {
    match public.agenda.top() {
        Task::Privilege(task) => privileges::wait(public, task),
        Task::Labyrinth(task) => labyrinth::wait(public, task),
        Task::River(task) => river::wait(public, task),
        Task::Composition(task) => composition::wait(public, task),
        Task::Alternative(task) => alternative::wait(public, task),
        Task::Master(task) => master::wait(public, task),
        _ => Wait::Chance,
    }
}

pub(crate) fn step(public: &Public) -> Step {
    match public.agenda.top() {
        Task::Plan => Step::Ask(public.waiting),
        Task::Over => Step::Over,
        _ => match wait(public) {
            Wait::Ask(seat) => Step::Ask(palast_core::SeatSet::one(seat)),
            Wait::Chance | Wait::Run => Step::Chance,
        },
    }
}

/// Goes on until somebody is asked, something is drawn, or the match is over.
pub(crate) fn run(table: &mut Table, tell: &mut Tell) {
    while wait(&table.public) == Wait::Run {
        match table.public.agenda.pop() {
            Task::Privilege(task) => privileges::run(table, task, tell),
            Task::Labyrinth(task) => labyrinth::run(table, task, tell),
            Task::River(task) => river::run(table, task, tell),
            Task::Composition(task) => composition::run(table, task, tell),
            Task::Alternative(task) => alternative::run(table, task, tell),
            Task::Master(task) => master::run(table, task, tell),
            _ => {}
        }
    }
}

pub(crate) fn chances(table: &Table, f: &mut impl FnMut(Outcome, u32)) {
    match table.public.agenda.top() {
        Task::River(task) => river::chances(table, task, f),
        Task::Composition(task) => composition::chances(table, task, f),
        Task::Master(task) => master::chances(table, task, f),
        _ => {}
    }
}

pub(crate) fn resolve(table: &mut Table, outcome: Outcome, tell: &mut Tell) {
    match table.public.agenda.pop() {
        Task::River(task) => river::resolve(table, task, outcome, tell),
        Task::Composition(task) => composition::resolve(table, task, outcome, tell),
        Task::Master(task) => master::resolve(table, task, outcome, tell),
        _ => {}
    }
    run(table, tell);
}
