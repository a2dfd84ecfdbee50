//! What the answers of the toy do, phase by phase, and what must always be true.

use std::sync::atomic::{AtomicU8, Ordering};

use palast_core::{EventSink, Seat, SeatSet, Table, ViewRef};

use super::parts::{Coin, Coins, Ending, Event, Peek, Phase, PrivateEvent, Public};
use super::{Toy, mutants};

/// A full hand.
const HAND: u8 = 2;
/// So many points end the match.
const GOAL: u8 = 2;

/// What impure rules count: a thing outside the table.
static CALLS: AtomicU8 = AtomicU8::new(0);

pub(super) fn count_call() -> u8 {
    CALLS.fetch_add(1, Ordering::Relaxed)
}

/// The n-th coin, counting every copy.
pub(super) fn nth(coins: Coins, n: u32) -> Coin {
    let mut rest = n;
    for coin in coins.kinds() {
        let here = u32::from(coins.of(coin));
        if rest < here {
            return coin;
        }
        rest -= here;
    }
    unreachable!("n is below the number of coins")
}

pub(super) fn bidders<const D: u8>(public: &Public<D>) -> SeatSet {
    let holding = Seat::ALL.into_iter().filter(|seat| public.held[*seat] > 0);
    holding
        .filter(|seat| !public.finished.contains(*seat))
        .collect()
}

pub(super) fn peekable<const D: u8>(seat_view: ViewRef<'_, Toy<D>>) -> impl Iterator<Item = Seat> {
    let others = seat_view
        .rules
        .seats
        .seats()
        .filter(move |seat| *seat != seat_view.seat);
    others.filter(move |seat| seat_view.public.held[*seat] > 0)
}

/// Whoever holds fewest is dealt first, until all are full or the bag is empty.
pub(super) fn next_to_deal<const D: u8>(table: &Table<Toy<D>>) -> Option<Seat> {
    let held = |seat: &Seat| table.public.held[*seat];
    let poorest = table.rules.seats.seats().min_by_key(held)?;
    (table.public.bag > 0 && held(&poorest) < HAND).then_some(poorest)
}

pub(super) fn pick<const D: u8>(
    table: &mut Table<Toy<D>>,
    seat: Seat,
    coin: Coin,
    events: &mut EventSink<Toy<D>>,
) {
    table.private[seat].picked = Some(coin);
    match D {
        mutants::PICK_SHOWN => table.public.spill = coin.0 + 1,
        mutants::HALF_STEP_COUNTED => table.public.spill += 1,
        mutants::PICK_LOGGED => events.emit(|| Event::Picked(seat, coin)),
        mutants::IMPURE_PICK => {
            table.private[seat].scratch = count_call();
        }
        _ => {}
    }
}

pub(super) fn finish<const D: u8>(
    table: &mut Table<Toy<D>>,
    seat: Seat,
    bid: bool,
    events: &mut EventSink<Toy<D>>,
) {
    table.private[seat].bid = Some(bid);
    match D {
        mutants::FIRST_COME if table.public.finished.is_empty() => {
            table.public.spill = seat.number();
        }
        mutants::BID_SHOWN => table.public.spill = u8::from(bid),
        _ => {}
    }
    table.public.finished = table.public.finished.with(seat);
    events.emit(|| Event::Finished(seat));
    if bidders(&table.public).is_empty() {
        reveal(table, events);
    }
}

fn reveal<const D: u8>(table: &mut Table<Toy<D>>, events: &mut EventSink<Toy<D>>) {
    let bids = table
        .private
        .map(|own| own.picked.filter(|_| own.bid == Some(true)));
    let made = Seat::ALL.into_iter().filter_map(|seat| bids[seat]);
    let best = if D == mutants::RULE_CHANGED {
        made.min()
    } else {
        made.max()
    };
    let mut best_bidders = Seat::ALL
        .into_iter()
        .filter(|s| best.is_some() && bids[*s] == best);
    let scorer = match (best_bidders.next(), best_bidders.next()) {
        (one, None) => one,
        (Some(_), Some(_)) if D == mutants::FIRST_COME => Seat::new(table.public.spill - 1),
        (_, Some(_)) => None,
    };
    for seat in table.rules.seats.seats() {
        let own = &mut table.private[seat];
        (own.picked, own.bid) = (None, None);
        let Some(coin) = bids[seat] else { continue };
        own.hand.take(coin);
        table.public.held[seat] -= 1;
        if D != mutants::LOST_COIN {
            table.public.open.add(coin);
        }
        for other in table.rules.seats.seats() {
            table.private[other].known[seat].take(coin);
        }
    }
    table.public.finished = SeatSet::EMPTY;
    if D == mutants::IMPURE_REVEAL {
        table.public.spill = count_call();
    }
    events.emit(|| Event::Revealed(bids, scorer));
    let Some(scorer) = scorer else {
        return begin_burial(table);
    };
    table.public.points[scorer] += 1;
    let alone = peekable(table.view_ref(scorer)).next().is_none();
    if table.public.points[scorer] == GOAL {
        table.public.phase = Phase::Over(Ending::Points);
    } else if alone || table.rules.options.peek == Peek::No {
        begin_burial(table);
    } else {
        table.public.phase = Phase::Peek(scorer);
    }
}

pub(super) fn peek<const D: u8>(
    table: &mut Table<Toy<D>>,
    seat: Seat,
    at: Seat,
    events: &mut EventSink<Toy<D>>,
) {
    let hand = table.private[at].hand;
    table.private[seat].known[at] = hand;
    let reader = if D == mutants::PRIVATE_EVENT_ASTRAY {
        at
    } else {
        seat
    };
    events.emit(|| Event::Peeked(seat, at));
    if D != mutants::PEEK_UNTOLD {
        events.emit_to(reader, || PrivateEvent::Hand(at, hand));
    }
    if D == mutants::PEEK_SHOWN {
        table.public.spill = hand.kinds().last().map_or(0, |coin| coin.0);
    }
    begin_burial(table);
}

pub(super) fn bury<const D: u8>(
    table: &mut Table<Toy<D>>,
    seat: Seat,
    coin: Coin,
    events: &mut EventSink<Toy<D>>,
) {
    table.private[seat].hand.take(coin);
    table.private[seat].buried.add(coin);
    table.secret.buried.add(coin);
    table.public.held[seat] -= 1;
    table.public.buried[seat] += 1;
    for other in table.rules.seats.seats() {
        let known = &mut table.private[other].known[seat];
        // Whoever had seen the hand cannot know what is left of it: all of it is forgotten.
        if D == mutants::FORGETS_JUST_ONE {
            known.take(coin);
        } else {
            *known = Coins::default();
        }
    }
    events.emit(|| Event::Buried(seat));
    end_round(table);
}

pub(super) fn begin_burial<const D: u8>(table: &mut Table<Toy<D>>) {
    let index = table.public.round.0 % table.rules.seats.get();
    let seat = Seat::new(index).expect("a round's seat is at the table");
    if table.public.held[seat] > 0 {
        table.public.phase = Phase::Bury(seat);
    } else {
        end_round(table);
    }
}

pub(super) fn end_round<const D: u8>(table: &mut Table<Toy<D>>) {
    table.public.round.0 += 1;
    if table.public.round.0 == table.rules.options.rounds {
        table.public.phase = Phase::Over(Ending::Rounds);
    } else if next_to_deal(table).is_some() {
        table.public.phase = Phase::Deal;
    } else {
        begin_bidding(table);
    }
}

pub(super) fn begin_bidding<const D: u8>(table: &mut Table<Toy<D>>) {
    // Once the bag and all hands are empty there is nothing left to bid.
    let nothing = bidders(&table.public).is_empty();
    table.public.phase = if nothing {
        Phase::Over(Ending::Rounds)
    } else {
        Phase::Seal
    };
}

pub(super) fn audit<const D: u8>(table: &Table<Toy<D>>) -> Result<(), &'static str> {
    let public = &table.public;
    let mut all = table.secret.bag;
    all.merge(&table.secret.buried);
    all.merge(&public.open);
    let mut buried = Coins::default();
    for seat in Seat::ALL {
        let own = &table.private[seat];
        all.merge(&own.hand);
        buried.merge(&own.buried);
        let counts =
            own.hand.total() == public.held[seat] && own.buried.total() == public.buried[seat];
        if !counts {
            return Err("a public count is wrong");
        }
        if own.picked.is_some_and(|coin| own.hand.of(coin) == 0) {
            return Err("a picked coin is not in hand");
        }
        if Seat::ALL
            .into_iter()
            .any(|s| !table.private[s].hand.covers(&own.known[s]))
        {
            return Err("a seat knows of a coin that is not there");
        }
    }
    if all != Coins([Coin::COPIES; 4]) {
        return Err("coins were lost or made");
    }
    if table.secret.bag.total() != public.bag || buried != table.secret.buried {
        return Err("bag or burials are not what the seats think");
    }
    Ok(())
}
