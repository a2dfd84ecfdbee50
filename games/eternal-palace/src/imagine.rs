//! A whole table from what one seat knows (§2.7, Q-46).
//!
//! Hidden are others' groupings until they are shown, the cards somebody holds in the middle of a visit, and
//! the adviser pile. All cards not in sight are equally likely to be anywhere, but for the one this seat
//! has put back: it is on top, or in the hand of whoever drew it.

use palast_core::{Dice, Imagine, Seat, SeatMap};

use crate::{Adviser, AdviserSet, EternalPalace, Groups, Phase, Private, Public};
use crate::{Secret, Table, ViewRef, end};

impl Imagine for EternalPalace {
    fn imagine(view: ViewRef<'_>, dice: &mut Dice) -> Table {
        let ViewRef { public, rules, .. } = view;
        let mut private = SeatMap::splat(Private::default());
        private[view.seat] = *view.own;
        imagine_plans(view, &mut private, dice);

        let all = rules.edition.pile(rules.seats.get(), &rules.options);
        let mut unseen = all.minus(in_sight(public)).minus(view.own.drawn);
        let mut known = view.own.known.filter(|card| unseen.contains(*card));
        let mut deal = |unseen: &mut AdviserSet, known: &mut Option<Adviser>| {
            let card = known.take();
            let card = card.unwrap_or_else(|| unseen.nth(dice.below(u32::from(unseen.len()))));
            *unseen = unseen.without(card);
            card
        };
        // A card put back goes first where it must be: on top, or in the drawer's hand.
        let top = public.put_back.map(|_| deal(&mut unseen, &mut known));
        if let Some((drawer, count)) = public.drawn
            && drawer != view.seat
        {
            for _ in 0..count {
                let card = deal(&mut unseen, &mut known);
                private[drawer].drawn = private[drawer].drawn.with(card);
            }
        }
        if let Some(putter) = public.put_back {
            private[putter].known = top;
        }
        let secret = Secret { pile: unseen, top };
        Table::new(rules, public.clone(), private, secret)
    }

    fn round(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(table: &Table) -> SeatMap<f32> {
        end::estimate(&table.public)
    }
}

/// EP-032 Others' groupings: any, once they have answered.
fn imagine_plans(view: ViewRef<'_>, private: &mut SeatMap<Private>, dice: &mut Dice) {
    let public = view.public;
    if public.phase != Phase::Plan {
        return;
    }
    let answered = |seat: Seat| seat != view.seat && !public.waiting.contains(seat);
    for seat in view.rules.seats.seats().filter(|seat| answered(*seat)) {
        let ways = Groups::all_of(public.players[seat].dice);
        private[seat].plan = Some(*dice.pick(ways));
    }
}

/// Every adviser card that lies open.
pub(crate) fn in_sight(public: &Public) -> AdviserSet {
    let open = public.display.or(public.discards);
    let owned = public.everyone().map(|who| public.players[who].advisers);
    owned.fold(open, AdviserSet::or)
}
