//! Numbers for learning (see `palast_core::Encode`).
//!
//! Blocks in the order of [`Action`]: site 8, lay 5 officials × 6 values, leave 5, play 6, block
//! 4 seats × 5 officials, stop 8, aside, marker 4, order 24 (its place among all orders), build 8,
//! end, ban 8, move 8 × 8, stay, pass, mute, buy 10, wish 10, and last `take`: all sets on a menu
//! have the same sum, so a set is numbered among all sets of the deck with its sum.

use std::sync::LazyLock;

use palast_core::{Encode, Features, Seat};

use crate::{Action, Eschnapur, Gold, Part, Privilege, Purse, TurnOrder, ViewRef};

const SEATS: usize = 4;
const LAY: usize = 8;
const LEAVE: usize = LAY + 30;
const PLAY: usize = LEAVE + 5;
const BLOCK: usize = PLAY + 6;
const STOP: usize = BLOCK + 20;
const ASIDE: usize = STOP + 8;
const MARKER: usize = ASIDE + 1;
const ORDER: usize = MARKER + 4;
const BUILD: usize = ORDER + 24;
const END: usize = BUILD + 8;
const BAN: usize = END + 1;
const MOVE: usize = BAN + 8;
const STAY: usize = MOVE + 64;
const PASS: usize = STAY + 1;
const MUTE: usize = PASS + 1;
const BUY: usize = MUTE + 1;
const WISH: usize = BUY + 10;
const TAKE: usize = WISH + 10;
/// No sum up to the most that can be owed has more sets; a test counts them.
const TAKES: usize = 448;
/// The most gold that is owed at once: a wage.
const MOST_OWED: usize = crate::edition::HIGHEST_WAGE as usize;

impl Encode for Eschnapur {
    const ACTIONS: usize = TAKE + TAKES;
    const CHANCES: usize = 24;
    const OBSERVATION: usize = 2 * SEATS + PUBLIC + PRIVATE;

    fn number(_: ViewRef<'_>, action: &Action) -> usize {
        match *action {
            Action::Site(part) => part.index(),
            Action::Lay(official, gold) => LAY + official as usize * 6 + gold as usize,
            Action::Leave(official) => LEAVE + official as usize,
            Action::Play(gold) => PLAY + gold as usize,
            Action::Block(seat, official) => {
                BLOCK + seat.index().min(SEATS - 1) * 5 + official as usize
            }
            Action::Stop(part) => STOP + part.index(),
            Action::Aside => ASIDE,
            Action::Marker(marker) => MARKER + usize::from(marker.clamp(1, 4)) - 1,
            Action::Order(order) => ORDER + rank(&order),
            Action::Build(part) => BUILD + part.index(),
            Action::End => END,
            Action::Ban(part) => BAN + part.index(),
            Action::Move(from, to) => MOVE + from.index() * 8 + to.index(),
            Action::Stay => STAY,
            Action::Pass => PASS,
            Action::Mute => MUTE,
            Action::Buy(privilege) => BUY + privilege as usize,
            Action::Wish(privilege) => WISH + privilege as usize,
            Action::Take(purse) => TAKE + set_number(&purse).min(TAKES - 1),
        }
    }

    fn features(view: ViewRef<'_>, into: &mut Features<'_>) {
        into.viewer(SEATS, view.seat, view.public.seats);
        public(view, into);
        private(view, into);
    }
}

/// How many sets of cards of at least this value, as many as the deck has, make this sum.
static WAYS: LazyLock<[[u32; MOST_OWED + 1]; 7]> = LazyLock::new(|| {
    let mut ways = [[0; MOST_OWED + 1]; 7];
    ways[6][0] = 1;
    for value in (1..6).rev() {
        for sum in 0..=MOST_OWED {
            let most = usize::from(Purse::DECK.count(Gold::ALL[value])).min(sum / value);
            ways[value][sum] = (0..=most).map(|n| ways[value + 1][sum - n * value]).sum();
        }
    }
    ways
});

/// The number of a set among those with its sum: fewer ones first, then fewer twos, and so on.
fn set_number(purse: &Purse) -> usize {
    let mut left = usize::from(purse.value());
    if left > MOST_OWED {
        return 0;
    }
    let mut number = 0;
    for value in 1..6 {
        let count = usize::from(purse.count(Gold::ALL[value]));
        let fewer = (0..count).map(|n| WAYS[value + 1][left - n * value]);
        number += fewer.sum::<u32>() as usize;
        left -= count * value;
    }
    number
}

/// The place of an order among all orders of as many.
fn rank(order: &TurnOrder) -> usize {
    let seats = order.seats();
    let mut number = 0;
    for (place, seat) in seats.iter().enumerate() {
        let rest = &seats[place + 1..];
        let lower = rest.iter().filter(|later| later.index() < seat.index());
        number = number * (seats.len() - place) + lower.count();
    }
    number
}

const PER_SEAT: usize = 6 + 30 + 5 + 2 + 2 + 1 + 2 + 8 + 1 + SEATS;
const PUBLIC: usize = 8 * 16 * SEATS
    + SEATS * PER_SEAT
    + 6
    + (4 + 2)
    + 2
    + 8
    + 10
    + 1
    + 8
    + 2 * (SEATS + 5)
    + 4 * SEATS
    + 1
    + 4
    + 8
    + 2
    + 3 * SEATS
    + 3
    + (16 + 3)
    + (20 + 3);
const PRIVATE: usize = 6 + 30 + 1 + 8 + (3 + 1) + 10;

fn public(view: ViewRef<'_>, into: &mut Features<'_>) {
    let public = view.public;
    for part in Part::ALL {
        let stones = public.stones_in(part);
        for field in 0..stones.len() {
            into.seat(SEATS, stones.owner(field));
        }
        into.one_hot((16 - usize::from(stones.len())) * SEATS, None);
    }
    for seat in Seat::ALL.into_iter().take(SEATS) {
        purse(&public.owned[seat], into);
        for open in public.open[seat] {
            into.one_hot(6, open.map(|gold| gold as usize));
        }
        into.set(
            5,
            public.down[seat].iter().map(|official| official as usize),
        );
        into.bytes(&[public.stones[seat], public.supply[seat]]);
        into.number(public.points[seat]);
        into.byte(public.disc_points[seat]);
        into.number(public.discs[seat]);
        into.set(8, public.sites[seat].iter().map(Part::index));
        into.byte(public.due[seat]);
        let marker = public.order.marker(seat);
        into.one_hot(SEATS, marker.map(|marker| usize::from(marker) - 1));
    }
    purse(&public.bank, into);
    into.coded(4, 2, &public.payment);
    into.number(public.round);
    into.set(8, public.turned.iter().map(Part::index));
    into.set(10, public.for_sale.iter().map(|card| card as usize));
    into.flag(public.ordered);
    into.one_hot(8, public.stop.map(Part::index));
    for blockade in [public.blockade, public.last_blockade] {
        into.seat(SEATS, blockade.map(|(seat, _)| seat));
        into.one_hot(5, blockade.map(|(_, official)| official as usize));
    }
    for seat in [
        public.tie_winner,
        public.hand_player,
        public.winner,
        public.chooser,
    ] {
        into.seat(SEATS, seat);
    }
    into.byte(public.hand_passes);
    into.one_hot(4, public.marker.map(|marker| usize::from(marker) - 1));
    into.one_hot(8, public.banned.map(Part::index));
    into.flag(public.free_sites);
    into.flag(public.ignore_stop);
    for seats in [public.muted, public.in_window, public.waiting] {
        into.seats(SEATS, seats);
    }
    into.flag(public.stalled);
    into.byte(public.reliefs);
    into.flag(public.live);
    into.coded(16, 3, &public.phase);
    into.coded(20, 3, &public.next);
}

fn private(view: ViewRef<'_>, into: &mut Features<'_>) {
    let own = view.own;
    purse(&own.hand, into);
    for down in own.down {
        into.one_hot(6, down.map(|gold| gold as usize));
    }
    into.byte(own.laid);
    into.set(8, own.sites.iter().map(Part::index));
    match own.request {
        Some(request) => into.coded(3, 1, &request),
        None => into.one_hot(4, None),
    }
    into.one_hot(10, own.wish.map(|card: Privilege| card as usize));
}

fn purse(purse: &Purse, into: &mut Features<'_>) {
    for gold in Gold::ALL {
        into.byte(purse.count(gold));
    }
}

#[cfg(test)]
mod tests {
    use palast_core::SeatCount;

    use super::*;

    #[test]
    fn no_sum_has_more_sets_than_there_are_numbers() {
        assert_eq!(WAYS[1].iter().max(), Some(&(TAKES as u32)));
    }

    #[test]
    fn an_order_has_its_place_in_the_list() {
        for seats in 2..=4 {
            let all = TurnOrder::all(SeatCount::new(seats).unwrap());
            for (place, order) in all.enumerate() {
                assert_eq!(rank(&order), place, "{order}");
            }
        }
    }
}
