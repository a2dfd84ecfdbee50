//! Answers nobody has to think about: for a seat that is absent (Ruling 20), and where all can see
//! that there is no choice (Ruling 30).

use palast_core::Dice;

use crate::{Action, Decision, Phase, Public, Sight, guard, magician, random};

/// What is answered for a seat whose time ran out: something random that is allowed, of a swap one
/// card with a random partner, and of a neutral tie the next tied player clockwise, the seat itself
/// last (PG-126).
pub fn absent_action(sight: Sight<'_>, ask: &Decision, dice: &mut Dice) -> Action {
    match ask {
        Decision::NameSwap => {
            let others = sight.rules.seats.get() - 1;
            let mut partner = sight.seat;
            for _ in 0..=dice.below(u32::from(others)) {
                partner = sight.rules.seats.after(partner);
            }
            Action::Swap { partner, count: 1 }
        }
        Decision::NamePlayer => {
            let tied = sight.public.shortest();
            let mut next = sight.rules.seats.after(sight.seat);
            while !tied.contains(next) {
                next = sight.rules.seats.after(next);
            }
            Action::Next(next)
        }
        Decision::PlayCard
        | Decision::GiveCard { .. }
        | Decision::Discard
        | Decision::Exchange
        | Decision::TakeBack => random::any_action(sight, *ask, dice),
    }
}

/// The one answer there is, if hand sizes or rows show everybody that there is no other (PG-124).
/// Never because only one card is safe: answering fast would tell the table.
#[must_use]
pub fn only_answer(sight: Sight<'_>, ask: &Decision) -> Option<Action> {
    if !is_forced(sight.public, sight) {
        return None;
    }
    let mut actions = Vec::new();
    crate::list(sight, *ask, &mut actions);
    actions.first().copied()
}

fn is_forced(public: &Public, sight: Sight<'_>) -> bool {
    match public.phase {
        Phase::PlayCard | Phase::Discard => public.hand_len(sight.seat) == 1,
        // Whoever gives the whole hand has no choice, in whatever order.
        Phase::GiveCards { count, .. } => {
            public.hand_len(sight.seat) == count && !magician::pickable(sight).is_empty()
        }
        Phase::TakeBack => guard::takable(sight).len() == 1,
        Phase::Exchange => {
            let mut actions = Vec::new();
            crate::cupbearer::list(sight, &mut actions);
            actions.len() == 1
        }
        Phase::Starter
        | Phase::Deal { .. }
        | Phase::TurnKing
        | Phase::NameSwap
        | Phase::Draw
        | Phase::NamePlayer
        | Phase::Over => false,
    }
}
