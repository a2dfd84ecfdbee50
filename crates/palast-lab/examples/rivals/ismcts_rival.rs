//! Palastgeflüster behind the traits of the crate `ismcts`.

use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::searcher::Searcher;
use ismcts::state::State;
use palast_core::Seat;
use palastgefluester::Action;

use crate::world::{World, with_dice};
use crate::{Player, Question};

/// Answers in any order.
#[derive(Clone)]
pub(crate) struct Menu(Vec<Action>);

impl ActionList<Action> for Menu {
    fn uninit() -> Self {
        Self(Vec::new())
    }

    fn pop_random(&mut self) -> Option<Action> {
        let count = u32::try_from(self.0.len())
            .ok()
            .filter(|count| *count > 0)?;
        let at = with_dice(|dice| dice.below(count));
        Some(self.0.swap_remove(at as usize))
    }

    fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn has(&self, item: &Action) -> bool {
        self.0.contains(item)
    }

    fn without(&self, other: &Self) -> Self {
        let left = self.0.iter().filter(|action| !other.has(action));
        Self(left.copied().collect())
    }
}

impl State for World {
    type Action = Action;
    type ActionList = Menu;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.asked().map_or(0, Seat::index)
    }

    fn randomize(&self, observer: usize, _: &NoInference) -> Self {
        self.imagined(Seat::ALL[observer])
    }

    fn possible_actions(&self) -> Menu {
        Menu(self.asked().map_or_else(Vec::new, |seat| self.menu(seat)))
    }

    fn apply_action(&mut self, action: Action) {
        if let Some(seat) = self.asked() {
            self.play(seat, action);
        }
    }

    fn is_terminal(&self) -> bool {
        self.is_over()
    }

    fn reward(&self, perspective: usize) -> f32 {
        self.worth(Seat::ALL[perspective])
    }
}

/// The search of `ismcts`.
pub(crate) struct Ismcts(Searcher<World>);

impl Ismcts {
    pub(crate) fn new() -> Self {
        Self(Searcher::new(std::f32::consts::SQRT_2, 1 << 14))
    }
}

impl Player for Ismcts {
    fn choose(&mut self, question: &Question) -> Action {
        let world = World::new(&question.view);
        let found = self.0.search(&world, &NoInference, 0);
        found.best_action.expect("there is an answer")
    }
}
