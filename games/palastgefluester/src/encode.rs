//! Numbers for learning (see `palast_core::Encode`).
//!
//! | numbers | answer |
//! |---|---|
//! | 0–41 | `play`: colour × 7 + person |
//! | 42–83, 84–125, 126–167 | `give`, `discard`, `take`, likewise |
//! | 168–197 | `swap`: partner × 6 + count − 1 |
//! | 198–202 | `next`: seat |
//! | 203–692 | `exchange`: pair of seats × 49 + the person of the lower seat × 7 + the other person |
//!
//! While a round lasts no person lies twice in a row, so a person names a card of a row.

use palast_core::{Encode, Features, Seat};

use crate::{Action, Card, CardSet, Palastgefluester, Trace, ViewRef};

const CARDS: usize = 42;
const SEATS: usize = 5;
const SWAP: usize = 4 * CARDS;
const NEXT: usize = SWAP + SEATS * 6;
const EXCHANGE: usize = NEXT + SEATS;
const TRACE: usize = 49 * 8;

impl Encode for Palastgefluester {
    const ACTIONS: usize = EXCHANGE + 10 * 49;
    const CHANCES: usize = CARDS;
    const OBSERVATION: usize =
        10 + 3 * CARDS + 2 * TRACE + SEATS * CARDS + 4 * SEATS + 3 + 2 * SEATS + 14 + (16 + 10) + 9;

    fn number(_: ViewRef<'_>, action: &Action) -> usize {
        match *action {
            Action::Play(card) => place(card),
            Action::Give(card) => CARDS + place(card),
            Action::Discard(card) => 2 * CARDS + place(card),
            Action::Take(card) => 3 * CARDS + place(card),
            Action::Swap { partner, count } => {
                SWAP + partner.index() * 6 + usize::from(count.clamp(1, 6)) - 1
            }
            Action::Next(seat) => NEXT + seat.index(),
            Action::Exchange {
                first,
                first_card,
                second,
                second_card,
            } => {
                let persons = first_card.person() as usize * 7 + second_card.person() as usize;
                EXCHANGE + pair(first, second) * 49 + persons
            }
        }
    }

    fn features(view: ViewRef<'_>, into: &mut Features<'_>) {
        let (public, own) = (view.public, view.own);
        into.viewer(SEATS, view.seat, public.seats);
        cards(own.hand, into);
        cards(own.picked, into);
        trace(&own.trace, into);
        trace(&public.trace, into);
        for seat in Seat::ALL {
            into.set(CARDS, public.rows[seat].iter().map(place));
        }
        for counts in [
            &public.points,
            &public.notes,
            &public.last_notes,
            &public.discards,
        ] {
            Seat::ALL.iter().for_each(|seat| into.byte(counts[*seat]));
        }
        into.bytes(&[public.pile, public.played, public.round]);
        into.seat(SEATS, Some(public.starter));
        into.seat(SEATS, Some(public.current));
        into.bits(7, u64::from(public.turned.bits()));
        into.one_hot(7, public.king.map(|person| person as usize));
        into.one_hot(CARDS, public.card.map(place));
        into.coded(16, 10, &public.phase);
        into.one_hot(3, public.last_end.map(|end| end.how as usize));
        into.seat(SEATS, public.last_end.map(|end| end.by));
        into.flag(public.came.is_some());
    }
}

fn place(card: Card) -> usize {
    card.colour() as usize * 7 + card.person() as usize
}

/// Two different seats, the lower one first, as a number below ten.
fn pair(first: Seat, second: Seat) -> usize {
    let (low, high) = (first.index(), second.index());
    (high * high.saturating_sub(1) / 2 + low).min(9)
}

/// How many of each card.
fn cards(set: CardSet, into: &mut Features<'_>) {
    let mut counts = [0; CARDS];
    set.iter().for_each(|card| counts[place(card)] += 1);
    into.bytes(&counts);
}

/// Where each card may be: the bits of its byte, both copies of neutral cards.
fn trace(trace: &Trace, into: &mut Features<'_>) {
    for word in trace.words() {
        into.bits(56, *word);
    }
}
