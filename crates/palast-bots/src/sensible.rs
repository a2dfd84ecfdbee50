//! The answer that looks best to the game's own judgement, one decision deep.

use palast_core::{Bot, Dice, Judge, View};

/// A hand-written opinion on every single answer; equal ones are drawn.
#[derive(Debug)]
pub struct Sensible(Dice);

impl Sensible {
    /// A bot that breaks ties with these dice.
    #[must_use]
    pub const fn new(dice: Dice) -> Self {
        Self(dice)
    }
}

impl<G: Judge> Bot<G> for Sensible {
    fn choose(&mut self, view: &View<G>, _go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let ask = view.question().expect("a bot is called when it is asked");
        let mut best = Vec::new();
        let mut highest = f32::NEG_INFINITY;
        for action in view.legal_actions() {
            let worth = G::judge(seat_view, &ask, &action);
            if worth > highest {
                highest = worth;
                best.clear();
            }
            if worth >= highest {
                best.push(action);
            }
        }
        *self.0.pick(&best)
    }
}
