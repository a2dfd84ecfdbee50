//! Whether a seat may take back its last answer without asking anybody.
//!
//! What a take-back removes is fixed by [`Match::undo`], for all records there are. Here is only who
//! has to agree to it. It is free in two cases:
//!
//! - **Nobody learnt from it.** No other seat's view changed, nothing was drawn and nothing was
//!   logged since the answer. In games where sealed answers are revisable, one counts as
//!   unseen while others are still asked ([`Game::SEALED_IS_REVISABLE`]). Others' sealed answers stay.
//! - **It is an open step of the seat's own turn.** The seat alone is asked, its answer is the last
//!   input in force, and the answer brought nothing hidden to light: it drew nothing, changed
//!   neither the secret part nor another seat's private part, and sent no private event. Others have
//!   seen the step and see it go, as at a real table. The conformance kit checks that such a step
//!   tells its seat nothing that the seat did not know.
//!
//! Both follow from what the seat may know, so whether a take-back is free betrays nothing.

use super::Match;
use crate::{Game, Input, Seat, SeatSet};

/// What taking back a seat's last answer needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// Nobody's agreement.
    Free,
    /// The agreement of others. Who they are is for the caller to decide, who knows which seats are
    /// people.
    ByConsent {
        /// The other seats whose answers are taken back with it: those that have answered since, and
        /// those that are asked now, since they may have half an answer that nobody has seen.
        answers_of: SeatSet,
        /// Whether something has come to light since that cannot be hidden again: a draw, a private
        /// event, a change of the secret part or of another seat's private part.
        revealed: bool,
    },
}

impl<G: Game> Match<G> {
    /// What it takes to take back this seat's last answer; nothing if it has none in force or the
    /// match is over.
    #[must_use]
    pub fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let last = self.last_answer(seat).filter(|_| !self.is_over())?;
        if self.is_unseen_from(last) || self.is_open_step(seat, last) {
            return Some(TakeBack::Free);
        }
        let mut answers_of = self.asked();
        let mut revealed = false;
        for (index, done) in self.done.iter().enumerate().skip(last) {
            if let Input::Act(by, _) = self.inputs[done.input as usize] {
                answers_of = answers_of.with(by);
            }
            // What another seat did unseen must not show in the answer to this question.
            revealed |= done.revealing && (index == last || self.is_seen(index));
        }
        Some(TakeBack::ByConsent {
            answers_of: answers_of.without(seat),
            revealed,
        })
    }

    /// How often this seat has taken something back: what a server bounds.
    #[must_use]
    pub fn take_backs(&self, seat: Seat) -> u32 {
        self.undos[seat]
    }

    fn is_open_step(&self, seat: Seat, last: usize) -> bool {
        last + 1 == self.done.len()
            && !self.done[last].revealing
            && self.asked() == SeatSet::one(seat)
    }
}
