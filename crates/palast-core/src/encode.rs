//! Numbers for learning: actions as indices and views as flat tensors.
//!
//! Everything here is made from a [`ViewRef`], so a tensor can hold nothing that its seat may not
//! know. The numbering of actions and the layout of observations never change within a rules version:
//! the conformance kit keeps a snapshot of both.

mod coded;
mod features;

pub use features::Features;

use crate::{Game, ViewRef};

/// Games whose answers have numbers and whose views have tensors.
///
/// A number need not be unique over all of [`Game::Action`], only on every menu: the question, which
/// the observation shows, says the rest. The kit holds that numbers are in range and unique on every
/// menu, that they lead back to their action, that equal observations mean equal menus, and that two
/// tables a seat cannot tell apart give it the same observation.
pub trait Encode: Game {
    /// Every number is below this.
    const ACTIONS: usize;
    /// No draw has more outcomes than this.
    const CHANCES: usize;
    /// How many features an observation has, whatever the number of seats: those of empty seats are
    /// zero.
    const OBSERVATION: usize;

    /// The number of an answer to the question that this seat is asked. For a legal answer it is below
    /// [`Encode::ACTIONS`] and no other entry of the menu has it; for any other it means nothing.
    fn number(view: ViewRef<'_, Self>, action: &Self::Action) -> usize;

    /// Writes what this seat may know, always the same features in the same order.
    fn features(view: ViewRef<'_, Self>, into: &mut Features<'_>);

    /// The legal answer with this number, if there is one: the entry of the menu.
    fn numbered(
        view: ViewRef<'_, Self>,
        ask: &Self::Decision,
        number: usize,
    ) -> Option<Self::Action> {
        let mut menu = Vec::new();
        Self::legal_actions(view, ask, &mut menu);
        menu.into_iter()
            .find(|action| Self::number(view, action) == number)
    }

    /// The observation: what this seat may know now, as small whole numbers. It is no information
    /// state: what the seat saw earlier is in it only as far as the rules keep it.
    ///
    /// # Panics
    /// If the slice has not [`Encode::OBSERVATION`] places.
    fn observe(view: ViewRef<'_, Self>, into: &mut [u8]) {
        assert_eq!(
            into.len(),
            Self::OBSERVATION,
            "the length of an observation"
        );
        let mut features = Features::new(into);
        Self::features(view, &mut features);
        debug_assert_eq!(features.written(), Self::OBSERVATION, "features written");
    }
}
