//! §7 What is answered for a seat that is absent (Ruling 20). Nothing else is ever answered by itself
//! (Ruling 30): speed would tell the table how many cards are safe.

use palast_core::Dice;

use crate::{Action, Decision, ViewRef, losing_cards, playable_cards, random};

/// What is answered for a seat whose time ran out: something random that is allowed, a safe card if there is one, of a swap one
/// card with a random partner, and of a neutral tie the next tied player clockwise, the seat itself
/// last (PG-126).
pub(crate) fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
    match ask {
        Decision::NameSwap => {
            let others = view.rules.seats.get() - 1;
            let mut partner = view.seat;
            for _ in 0..=dice.below(u32::from(others)) {
                partner = view.rules.seats.after(partner);
            }
            Action::Swap { partner, count: 1 }
        }
        Decision::NamePlayer => {
            let tied = view.public.shortest();
            let mut next = view.rules.seats.after(view.seat);
            while !tied.contains(next) {
                next = view.rules.seats.after(next);
            }
            Action::Next(next)
        }
        // PG-129 Nobody who is away loses a round they need not lose.
        Decision::PlayCard => {
            let playable = playable_cards(view);
            let safe = playable.minus_all(losing_cards(view));
            let cards = if safe.is_empty() { playable } else { safe };
            Action::Play(cards.any_kind(dice))
        }
        Decision::GiveCard { .. } | Decision::Discard | Decision::Exchange | Decision::TakeBack => {
            random::any_action(view, *ask, dice)
        }
    }
}
