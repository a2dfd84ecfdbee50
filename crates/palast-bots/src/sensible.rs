//! A bot that gives the answer with the best heuristic value, looking one decision ahead.

use palast_core::{Bot, Dice, Judge, View};

use crate::search::policy::best_of;

/// Rates every answer with the game's [`Judge`] heuristic and chooses among the best at random.
#[derive(Debug)]
pub struct Sensible(Dice);

impl Sensible {
    /// Creates a bot that breaks ties with these dice.
    #[must_use]
    pub const fn new(dice: Dice) -> Self {
        Self(dice)
    }
}

impl<G: Judge> Bot<G> for Sensible {
    fn choose(&mut self, view: &View<G>, _go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let ask = view.question().expect("a bot is called when it is asked");
        let menu = view.legal_actions();
        let mut worths = Vec::new();
        G::judge_all(seat_view, &ask, &menu, &mut worths);
        *best_of(&menu, &worths, &mut self.0)
    }
}
