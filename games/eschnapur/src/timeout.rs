//! Ruling 27: what is answered for a seat whose time ran out.

use palast_core::Dice;

use crate::{Action, Decision, Part, ViewRef, build, payout, sites};

/// Two random sites, the lowest gold, markers aside, the order as it is, stones to the fuller part,
/// no move, no purchase, the fewest cards from the bank (ESC-235).
pub(crate) fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
    let (public, seat) = (view.public, view.seat);
    match *ask {
        Decision::ChooseSite { .. } => {
            let sites = sites::choosable(view);
            Action::Site(sites.nth(dice.below(u32::from(sites.len()))))
        }
        Decision::LayGold { official, .. } => {
            let lowest = view.own.hand.kinds().next();
            Action::Lay(official, lowest.expect("whoever is asked has a card"))
        }
        Decision::PlayHandCard { .. } => {
            let lowest = view.own.hand.kinds().next();
            lowest.map_or(Action::Pass, Action::Play)
        }
        Decision::BuyPrivilege { .. } => Action::Pass,
        Decision::PlaceBlockade | Decision::PlaceStop => Action::Aside,
        Decision::TakeMarker => Action::Marker(public.order.marker(seat).unwrap_or(1)),
        Decision::DealOrder => {
            // Nearest to the order as it is: the first legal one that moves the fewest.
            let mut orders = Vec::new();
            crate::order::list(view, &mut orders);
            let moved = |action: &Action| {
                let Action::Order(order) = action else {
                    return usize::MAX;
                };
                let pairs = order.seats().iter().zip(public.order.seats());
                pairs.filter(|(new, old)| new != old).count()
            };
            let nearest = orders.into_iter().min_by_key(moved);
            nearest.expect("there is an order to deal")
        }
        Decision::PlaceStone => {
            let parts = build::buildable(view.rules, public, seat).iter();
            let free = |part: &Part| {
                let fields = view.rules.edition.part(&view.rules.options, *part).fields;
                fields - public.stones_in(*part).len()
            };
            let fuller = parts.min_by_key(free);
            Action::Build(fuller.expect("whoever is asked has a field"))
        }
        Decision::EndTurn => Action::End,
        Decision::TakeGold { .. } => {
            let mut payouts = Vec::new();
            payout::list(view, &mut payouts);
            let cards = |action: &Action| {
                if let Action::Take(cards) = action {
                    cards.len()
                } else {
                    u8::MAX
                }
            };
            let fewest = payouts.into_iter().min_by_key(cards);
            fewest.expect("whoever is asked has a choice")
        }
        Decision::BanStone => {
            let parts = crate::move_stone::with_stones(public);
            Action::Ban(parts.nth(0))
        }
        Decision::MoveStone => Action::Stay,
    }
}
