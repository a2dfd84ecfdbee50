//! A bot that plays as somebody who has just learnt the rules.

use palast_core::{Bot, Dice, Judge, View};

use crate::search::policy::{best_of, happens};

/// How likely a beginner does not think of an answer at all.
const OVERLOOKED: f32 = 0.4;
/// How far a beginner misjudges an answer, in shares of the distance between the best and the
/// average one.
const MISJUDGED: f32 = 1.5;

/// Overlooks some answers and misjudges the others.
#[derive(Debug)]
pub struct Beginner(Dice);

impl Beginner {
    /// Creates a bot that errs with these dice.
    #[must_use]
    pub const fn new(dice: Dice) -> Self {
        Self(dice)
    }
}

impl<G: Judge> Bot<G> for Beginner {
    fn choose(&mut self, view: &View<G>, _go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let ask = view.question().expect("a bot is called when it is asked");
        let mut menu = view.legal_actions();
        let one = *self.0.pick(&menu);
        menu.retain(|action| *action == one || !happens(OVERLOOKED, &mut self.0));
        let mut worths = Vec::new();
        G::judge_all(seat_view, &ask, &menu, &mut worths);
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let spread = worths.iter().map(|worth| best - worth).sum::<f32>() / worths.len() as f32;
        for worth in &mut worths {
            let error = self.0.below(1 << 16) as f32 / 32_768.0 - 1.0;
            *worth += error * MISJUDGED * spread;
        }
        *best_of(&menu, &worths, &mut self.0)
    }
}
