//! The fast way to a random answer. It must agree with `list`; the conformance kit compares them.

use palast_core::{Dice, Seat};

use crate::answers::takes_wishes;
use crate::{Action, Decision, Gold, Official, OfficialSet, Part, PartSet, PrivilegeSet, Purse};
use crate::{
    TurnOrder, ViewRef, bids, blockade, build, buy, move_stone, order, payout, sites, stop,
};

/// A menu as counts of its groups; a number below the total picks one entry.
pub(crate) fn any_action(view: ViewRef<'_>, ask: Decision, dice: &mut Dice) -> Action {
    let mut below = |count: u32| dice.below(count);
    match ask {
        Decision::ChooseSite { .. } => {
            let parts = sites::choosable(view);
            part_or_wish(view, parts, Action::Site, None, &mut below)
        }
        Decision::LayGold {
            official,
            may_leave,
        } => any_gold(view, official, may_leave > 0, &mut below),
        Decision::BuyPrivilege { window, .. } => {
            let offers = buy::offers(view.rules, view.public, view.seat, window);
            match below(u32::from(offers.len()) + 2) {
                0 => Action::Pass,
                1 => Action::Mute,
                n => Action::Buy(nth_privilege(offers, n - 2)),
            }
        }
        Decision::PlayHandCard { .. } => any_hand_card(view, &mut below),
        Decision::PlaceBlockade => any_block(view, &mut below),
        Decision::PlaceStop => {
            let parts = stop::targets(view);
            part_or_wish(view, parts, Action::Stop, Some(Action::Aside), &mut below)
        }
        Decision::TakeMarker => {
            let count = u32::from(view.rules.seats.get());
            match any_wish(view, ask, count, &mut below) {
                Ok(n) => Action::Marker(n as u8 + 1),
                Err(wish) => wish,
            }
        }
        Decision::DealOrder => any_order(view, &mut below),
        Decision::PlaceStone => {
            let parts = build::buildable(view.rules, view.public, view.seat);
            let offers = buy::offers_in_turn(view.rules, view.public, view.seat);
            let count = u32::from(parts.len());
            let n = below(count + u32::from(offers.len()));
            if n < count {
                Action::Build(parts.nth(n))
            } else {
                Action::Buy(nth_privilege(offers, n - count))
            }
        }
        Decision::EndTurn => {
            let offers = buy::offers_in_turn(view.rules, view.public, view.seat);
            match below(u32::from(offers.len()) + 2) {
                0 => Action::End,
                1 => Action::Mute,
                n => Action::Buy(nth_privilege(offers, n - 2)),
            }
        }
        Decision::TakeGold { .. } => match any_wish(view, ask, payout::ways(view), &mut below) {
            Ok(n) => Action::Take(payout::nth(view, n)),
            Err(wish) => wish,
        },
        Decision::BanStone => {
            let parts = move_stone::with_stones(view.public);
            match any_wish(view, ask, u32::from(parts.len()), &mut below) {
                Ok(n) => Action::Ban(parts.nth(n)),
                Err(wish) => wish,
            }
        }
        Decision::MoveStone => any_move(view, &mut below),
    }
}

fn nth_privilege(cards: PrivilegeSet, n: u32) -> crate::Privilege {
    let card = cards.iter().nth(n as usize);
    card.expect("the number is below the length of the set")
}

/// The number of one of so many answers, or a wish where one can be left.
fn any_wish(
    view: ViewRef<'_>,
    ask: Decision,
    count: u32,
    below: &mut impl FnMut(u32) -> u32,
) -> Result<u32, Action> {
    let wishes = if takes_wishes(view, ask) {
        buy::wishes(view)
    } else {
        PrivilegeSet::EMPTY
    };
    let n = below(count + u32::from(wishes.len()));
    if n < count {
        Ok(n)
    } else {
        Err(Action::Wish(nth_privilege(wishes, n - count)))
    }
}

/// One of some parts, or another answer, or a wish.
#[inline]
fn part_or_wish(
    view: ViewRef<'_>,
    parts: PartSet,
    with: fn(Part) -> Action,
    other: Option<Action>,
    below: &mut impl FnMut(u32) -> u32,
) -> Action {
    let wishes = buy::wishes(view);
    let count = u32::from(parts.len());
    let n = below(count + u32::from(other.is_some()) + u32::from(wishes.len()));
    if n < count {
        return with(parts.nth(n));
    }
    match other {
        Some(action) if n == count => action,
        Some(_) => Action::Wish(nth_privilege(wishes, n - count - 1)),
        None => Action::Wish(nth_privilege(wishes, n - count)),
    }
}

/// The n-th value of a hand, or how many values there are.
#[inline]
fn nth_kind(hand: &Purse, n: u32) -> Result<Gold, u32> {
    let mut seen = 0;
    for gold in Gold::ALL {
        if hand.has(gold) {
            if seen == n {
                return Ok(gold);
            }
            seen += 1;
        }
    }
    Err(seen)
}

fn kinds(hand: &Purse) -> u32 {
    Gold::ALL.iter().filter(|gold| hand.has(**gold)).count() as u32
}

#[inline]
fn any_gold(
    view: ViewRef<'_>,
    official: Official,
    leave: bool,
    below: &mut impl FnMut(u32) -> u32,
) -> Action {
    let wishes = buy::wishes(view);
    let n = below(kinds(&view.own.hand) + u32::from(leave) + u32::from(wishes.len()));
    match nth_kind(&view.own.hand, n) {
        Ok(gold) => Action::Lay(official, gold),
        Err(count) if leave && n == count => Action::Leave(official),
        Err(count) => Action::Wish(nth_privilege(wishes, n - count - u32::from(leave))),
    }
}

fn any_hand_card(view: ViewRef<'_>, below: &mut impl FnMut(u32) -> u32) -> Action {
    let pass = bids::may_pass(view.public, view.seat);
    let offers = buy::instants(view);
    let n = below(kinds(&view.own.hand) + u32::from(pass) + u32::from(offers.len()));
    match nth_kind(&view.own.hand, n) {
        Ok(gold) => Action::Play(gold),
        Err(count) if pass && n == count => Action::Pass,
        Err(count) => Action::Buy(nth_privilege(offers, n - count - u32::from(pass))),
    }
}

fn any_block(view: ViewRef<'_>, below: &mut impl FnMut(u32) -> u32) -> Action {
    let targets = |seat: Seat| {
        if seat == view.seat {
            OfficialSet::EMPTY
        } else {
            blockade::targets(view.public, seat)
        }
    };
    let seats = view.rules.seats.seats();
    let count: u32 = seats
        .clone()
        .map(|seat| u32::from(targets(seat).len()))
        .sum();
    let wishes = buy::wishes(view);
    let mut n = below(count + 1 + u32::from(wishes.len()));
    for seat in seats {
        let here = targets(seat);
        if n < u32::from(here.len()) {
            let official = here.iter().nth(n as usize);
            return Action::Block(seat, official.expect("the number is below the length"));
        }
        n -= u32::from(here.len());
    }
    if n == 0 {
        Action::Aside
    } else {
        Action::Wish(nth_privilege(wishes, n - 1))
    }
}

fn any_order(view: ViewRef<'_>, below: &mut impl FnMut(u32) -> u32) -> Action {
    let seats = view.rules.seats;
    let wishes = buy::wishes(view);
    let all: u32 = (1..=u32::from(seats.get())).product();
    if view.public.chooser.is_none() {
        let n = below(all + u32::from(wishes.len()));
        return if n < all {
            Action::Order(TurnOrder::nth(seats, n))
        } else {
            Action::Wish(nth_privilege(wishes, n - all))
        };
    }
    let legal = || TurnOrder::all(seats).filter(|dealt| order::keeps_marker(view, dealt));
    let count = all / u32::from(seats.get());
    let n = below(count + u32::from(wishes.len()));
    match legal().nth(n as usize) {
        Some(dealt) => Action::Order(dealt),
        None => Action::Wish(nth_privilege(wishes, n - count)),
    }
}

fn any_move(view: ViewRef<'_>, below: &mut impl FnMut(u32) -> u32) -> Action {
    let targets = move_stone::targets(view.rules, view.public);
    let sources = move_stone::sources(view.public);
    let there = |from: Part| u32::from(targets.without(from).len());
    let count: u32 = sources.iter().map(there).sum();
    let wishes = buy::wishes(view);
    let mut n = below(count + 1 + u32::from(wishes.len()));
    for from in sources.iter() {
        if n < there(from) {
            return Action::Move(from, targets.without(from).nth(n));
        }
        n -= there(from);
    }
    if n == 0 {
        Action::Stay
    } else {
        Action::Wish(nth_privilege(wishes, n - 1))
    }
}
