//! A whole table from what one seat knows.
//!
//! What each seat owns is public (Ruling 37), so hidden are only: which of it lies face down where,
//! which two sites were chosen, and sealed answers. All ways to lay a seat's cards are equally
//! likely; half-made choices of others cannot be told from choices not begun, wishes not from none.

use palast_core::{Dice, Seat, SeatMap};

use crate::{
    Gold, OfficialSet, PartSet, Phase, Private, Purse, Request, Secret, Table, ViewRef, buy,
};

pub(crate) fn imagine(view: ViewRef<'_>, dice: &mut Dice) -> Table {
    let seats = view.rules.seats;
    let private = SeatMap::from_fn(|seat| {
        if seat == view.seat {
            view.own.clone()
        } else if seats.has(seat) {
            other(view, seat, dice)
        } else {
            Private::default()
        }
    });
    Table::new(view.rules, view.public.clone(), private, Secret)
}

fn other(view: ViewRef<'_>, seat: Seat, dice: &mut Dice) -> Private {
    let public = view.public;
    let sealed = !public.waiting.contains(seat);
    let mut own = Private {
        hand: public.owned[seat],
        ..Private::default()
    };
    let mut slots = public.down[seat];
    if public.phase == Phase::Gold && sealed && public.hand_player != Some(seat) {
        let (filled, laid) = laid_unseen(view, seat, dice);
        slots = filled;
        own.laid = laid;
    }
    lay(&mut own, slots, dice);
    own.sites = if !public.sites[seat].is_empty() {
        public.sites[seat]
    } else if public.phase == Phase::Sites && !sealed {
        PartSet::EMPTY
    } else {
        any_sites(public.open_parts(), dice)
    };
    if let Phase::Window(window) = public.phase
        && sealed
        && public.in_window.contains(seat)
    {
        let offers = buy::offers(view.rules, public, seat, window);
        if !offers.is_empty() {
            own.request = Some(match dice.below(u32::from(offers.len()) + 1) {
                0 => Request::Pass,
                n => {
                    let card = offers.iter().nth(n as usize - 1);
                    Request::Buy(card.expect("the number is below the length"))
                }
            });
        }
    }
    own
}

/// Which officials a seat that is in has laid cards on while others still lay.
fn laid_unseen(view: ViewRef<'_>, seat: Seat, dice: &mut Dice) -> (OfficialSet, u8) {
    let public = view.public;
    let carried = public.down[seat];
    let hand = public.hand_len(seat);
    if hand == 0 {
        return (carried, 0);
    }
    let mut filled = carried;
    let mut slots = public.officials().minus(carried);
    let mut left = hand.min(slots.len());
    while left > 0 {
        let n = dice.below(u32::from(slots.len()));
        let official = slots
            .iter()
            .nth(n as usize)
            .expect("the number is below the length");
        slots = slots.without(official);
        filled = filled.with(official);
        left -= 1;
    }
    (filled, 5)
}

/// Takes a random card for each slot.
fn lay(own: &mut Private, slots: OfficialSet, dice: &mut Dice) {
    for official in slots.iter() {
        let card = any_card(&own.hand, dice);
        own.hand.remove(card);
        own.down[official as usize] = Some(card);
    }
}

#[inline]
fn any_card(hand: &Purse, dice: &mut Dice) -> Gold {
    let mut n = dice.below(u32::from(hand.len())) as u8;
    for gold in Gold::ALL {
        if n < hand.count(gold) {
            return gold;
        }
        n -= hand.count(gold);
    }
    unreachable!("the number is below the length of the hand")
}

fn any_sites(open: PartSet, dice: &mut Dice) -> PartSet {
    let count = u32::from(open.len());
    let first = open.nth(dice.below(count));
    let rest = open.without(first);
    PartSet::one(first).with(rest.nth(dice.below(count - 1)))
}
