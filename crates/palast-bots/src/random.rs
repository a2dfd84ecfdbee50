//! A bot that gives any legal answer, all equally likely.

use palast_core::{Bot, Dice, Game, View};

/// The weakest bot, and the baseline for the others.
#[derive(Debug)]
pub struct Random(Dice);

impl Random {
    /// Creates a bot that chooses with these dice.
    #[must_use]
    pub const fn new(dice: Dice) -> Self {
        Self(dice)
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &View<G>, _go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let ask = view.question().expect("a bot is called when it is asked");
        G::any_action(seat_view, &ask, &mut self.0)
    }
}
