//! Gold out of the bank: premium, wage, privilege and relief (Rulings 1 and 2).
//!
//! A player who is paid takes cards with the greatest sum that is not above what they are owed. They
//! choose among all such sets; if there is only one, nobody is asked.

use palast_core::{Seat, SeatMap};

use crate::flow::{self, Flow};
use crate::{Action, Event, EventSink, Gold, Illegal, Phase, Purse, Table, ViewRef};

/// Pays what is owed, in turn order, until somebody has a choice.
#[inline]
pub(crate) fn pay(table: &mut Table, events: &mut EventSink) -> Flow {
    if table.public.due == SeatMap::default() {
        return Flow::On;
    }
    for place in 0..table.public.order.len() {
        let seat = table
            .public
            .order
            .holder(place + 1)
            .expect("markers count from one");
        let owed = table.public.due[seat];
        if owed == 0 {
            continue;
        }
        let bank = &table.public.bank;
        let best = best_sum(bank, owed);
        match the_only(bank, best) {
            Some(cards) => give(table, seat, cards, events),
            None => return flow::wait_for(&mut table.public, Phase::Payout, seat),
        }
    }
    Flow::On
}

fn give(table: &mut Table, seat: Seat, cards: Purse, events: &mut EventSink) {
    let public = &mut table.public;
    let owed = std::mem::take(&mut public.due[seat]);
    public.bank.remove_all(&cards);
    public.owned[seat].add_all(&cards);
    table.private[seat].hand.add_all(&cards);
    let payment = public.payment;
    events.emit(|| Event::GoldTaken {
        seat,
        cards,
        owed,
        payment,
    });
}

pub(crate) fn take(table: &mut Table, seat: Seat, cards: Purse, events: &mut EventSink) {
    give(table, seat, cards, events);
    flow::run(table, events);
}

/// The greatest sum not above the amount that cards of the bank make.
pub(crate) fn best_sum(bank: &Purse, amount: u8) -> u8 {
    // One bit for each sum; every card can add its value to every sum there is.
    let within = (2u64 << amount) - 1;
    let mut sums = 1u64;
    for gold in Gold::ALL.into_iter().skip(1) {
        for _ in 0..bank.count(gold).min(amount / gold.value()) {
            sums |= sums << gold.value() & within;
        }
    }
    (63 - sums.leading_zeros()) as u8
}

/// Every set of bank cards with exactly this sum, highest cards first; stops when told to.
fn each(bank: &Purse, sum: u8, mut found: impl FnMut([u8; 6]) -> bool) {
    let most = |gold: Gold, left: u8| bank.count(gold).min(left / gold.value());
    for fives in (0..=most(Gold::Five, sum)).rev() {
        let left = sum - 5 * fives;
        for fours in (0..=most(Gold::Four, left)).rev() {
            let left = left - 4 * fours;
            for threes in (0..=most(Gold::Three, left)).rev() {
                let left = left - 3 * threes;
                for twos in (0..=most(Gold::Two, left)).rev() {
                    let ones = left - 2 * twos;
                    if ones > bank.count(Gold::One) {
                        break;
                    }
                    if !found([0, ones, twos, threes, fours, fives]) {
                        return;
                    }
                }
            }
        }
    }
}

/// The one set with this sum, if there are no two.
fn the_only(bank: &Purse, sum: u8) -> Option<Purse> {
    let mut one = None;
    let mut more = false;
    each(bank, sum, |cards| {
        more = one.is_some();
        one = Some(Purse::new(cards));
        !more
    });
    one.filter(|_| !more)
}

/// How many sets there are to choose from.
fn count(bank: &Purse, sum: u8) -> u32 {
    let mut count = 0;
    each(bank, sum, |_| {
        count += 1;
        true
    });
    count
}

/// How many payouts this seat can choose from.
pub(crate) fn ways(view: ViewRef<'_>) -> u32 {
    let bank = &view.public.bank;
    count(bank, best_sum(bank, view.public.due[view.seat]))
}

/// The n-th of them, counted from zero, highest cards first.
pub(crate) fn nth(view: ViewRef<'_>, n: u32) -> Purse {
    let bank = &view.public.bank;
    let best = best_sum(bank, view.public.due[view.seat]);
    let mut left = n;
    let mut chosen = Purse::EMPTY;
    each(bank, best, |cards| {
        chosen = Purse::new(cards);
        let go_on = left > 0;
        left = left.saturating_sub(1);
        go_on
    });
    chosen
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let bank = &view.public.bank;
    let best = best_sum(bank, view.public.due[view.seat]);
    let begin = into.len();
    each(bank, best, |cards| {
        into.push(Action::Take(Purse::new(cards)));
        true
    });
    into[begin..].sort_unstable();
}

pub(crate) fn check(view: ViewRef<'_>, cards: &Purse) -> Result<(), Illegal> {
    let bank = &view.public.bank;
    let owed = view.public.due[view.seat];
    if !bank.includes(cards) {
        return Err(Illegal::NotInBank);
    }
    let sum = cards.value();
    if sum > u16::from(owed) {
        return Err(Illegal::TooMuch);
    }
    // Zeros never lie in the bank, so that nothing but the sum is left to look at.
    if sum < u16::from(best_sum(bank, owed)) {
        return Err(Illegal::TooLittle);
    }
    Ok(())
}
