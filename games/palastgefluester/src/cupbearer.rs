//! §4 The Cupbearer swaps one card each of two different rows.
//!
//! Legal are two cards x and y of rows i and j, neither the one just played, such that no person
//! lies twice in a row afterwards: they show the same person, or x's person is not in j and y's not
//! in i. The just-played Cupbearer counts for that test. As first or second card of the round there
//! is no such pair, which is why he then has no action (Ruling 11).

use palast_core::{Dice, MAX_SEATS, Seat};

use crate::select::nth_of_byte;
use crate::{Action, Card, Event, EventSink, Illegal, Person, Phase, Public, Table, ViewRef};
use crate::{next_player, play_card};

pub(crate) fn begin(table: &mut Table, events: &mut EventSink) {
    let public = &table.public;
    if public.played > 2 && Pairs::of(public).count() > 0 {
        table.public.phase = Phase::Exchange;
    } else {
        play_card::lapse(table, Person::Cupbearer, events);
    }
}

/// Two rows and the persons in them that may change places.
#[derive(Clone, Copy, Default)]
struct Pair {
    /// The index of the lower seat.
    first: u8,
    /// The index of the higher seat.
    second: u8,
    /// Persons movable in both rows: each against itself.
    same: u8,
    /// Persons of the first row that the second lacks.
    from_first: u8,
    /// Persons of the second row that the first lacks.
    from_second: u8,
}

impl Pair {
    const fn count(self) -> u32 {
        self.same.count_ones() + self.from_first.count_ones() * self.from_second.count_ones()
    }

    /// The persons of the n-th exchange.
    fn nth(self, n: u32) -> (Person, Person) {
        let same = self.same.count_ones();
        let person = |mask: u8, n| Person::ALL[nth_of_byte(mask, n)];
        if n < same {
            return (person(self.same, n), person(self.same, n));
        }
        let others = self.from_second.count_ones();
        let (x, y) = ((n - same) / others, (n - same) % others);
        (person(self.from_first, x), person(self.from_second, y))
    }

    fn exchange(self, public: &Public, x: Person, y: Person) -> Action {
        let card = |seat: Seat, person| {
            let card = public.rows[seat].card_of(person);
            card.expect("the person was read from this row")
        };
        let first = Seat::ALL[usize::from(self.first)];
        let second = Seat::ALL[usize::from(self.second)];
        Action::Exchange {
            first,
            first_card: card(first, x),
            second,
            second_card: card(second, y),
        }
    }
}

/// The person of the card just played, if it lies in this row.
fn just_played(public: &Public, seat: Seat) -> u8 {
    match public.card {
        Some(card) if seat == public.current => card.person_bit(),
        Some(_) | None => 0,
    }
}

/// Every two rows: at most ten, in order.
struct Pairs {
    all: [Pair; 10],
    len: usize,
}

impl Pairs {
    fn of(public: &Public) -> Self {
        let seats = usize::from(public.seats.get());
        let mut lying = [0; MAX_SEATS];
        let mut movable = [0; MAX_SEATS];
        for (index, seat) in Seat::ALL.into_iter().enumerate().take(seats) {
            lying[index] = public.rows[seat].persons();
            movable[index] = lying[index] & !just_played(public, seat);
        }
        let mut pairs = Self {
            all: [Pair::default(); 10],
            len: 0,
        };
        for first in 0..seats {
            for second in first + 1..seats {
                pairs.all[pairs.len] = Pair {
                    first: first as u8,
                    second: second as u8,
                    same: movable[first] & movable[second],
                    from_first: movable[first] & !lying[second],
                    from_second: movable[second] & !lying[first],
                };
                pairs.len += 1;
            }
        }
        pairs
    }

    fn iter(&self) -> impl Iterator<Item = Pair> + '_ {
        self.all[..self.len].iter().copied()
    }

    fn count(&self) -> u32 {
        self.iter().map(Pair::count).sum()
    }
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    let begin = into.len();
    for pair in Pairs::of(view.public).iter() {
        for n in 0..pair.count() {
            let (x, y) = pair.nth(n);
            into.push(pair.exchange(view.public, x, y));
        }
    }
    into[begin..].sort_unstable();
}

/// A uniformly random entry of [`list`].
pub(crate) fn any(view: ViewRef<'_>, dice: &mut Dice) -> Action {
    let pairs = Pairs::of(view.public);
    let mut n = dice.below(pairs.count());
    for pair in pairs.iter() {
        if n < pair.count() {
            let (x, y) = pair.nth(n);
            return pair.exchange(view.public, x, y);
        }
        n -= pair.count();
    }
    unreachable!("the drawn number is below the number of exchanges")
}

pub(crate) fn check(
    view: ViewRef<'_>,
    (first, x): (Seat, Card),
    (second, y): (Seat, Card),
) -> Result<(), Illegal> {
    let public = view.public;
    if !public.seats.has(first) || !public.seats.has(second) {
        return Err(Illegal::NoSuchSeat);
    }
    // One spelling for one exchange: the lower seat comes first.
    if first >= second {
        return Err(Illegal::NotTwoRows);
    }
    if !public.rows[first].contains(x) || !public.rows[second].contains(y) {
        return Err(Illegal::NotInRow);
    }
    let stays = |seat, card: Card| just_played(public, seat) & card.person_bit() != 0;
    if stays(first, x) || stays(second, y) {
        return Err(Illegal::JustPlayed);
    }
    let (one, other) = (public.rows[first].persons(), public.rows[second].persons());
    let doubles = other & x.person_bit() != 0 || one & y.person_bit() != 0;
    if x.person() != y.person() && doubles {
        return Err(Illegal::WouldDouble);
    }
    Ok(())
}

pub(crate) fn exchange(
    table: &mut Table,
    (first, first_card): (Seat, Card),
    (second, second_card): (Seat, Card),
    events: &mut EventSink,
) {
    let seat = table.public.current;
    table.public.rows[first].replace(first_card, second_card);
    table.public.rows[second].replace(second_card, first_card);
    events.emit(|| Event::RowsExchanged {
        seat,
        first,
        first_card,
        second,
        second_card,
    });
    next_player::find(table, events);
}
