//! A whole table as one seat can picture it.
//!
//! Certain cards go where they are known to be, cards in doubt to one of the places where this seat
//! may still look for them, all others are dealt evenly to what is left: hands, discards, pile. So
//! an imagined table never puts a card where its seat has seen that it cannot be. What several
//! doubtful cards say together (*one of these three went*) is not kept; see `RULEBOOK.md` §8.
//!
//! Other seats get the knowledge this seat knows them to have: what all know, and what passed
//! between the two. What third seats showed each other stays unknown, and they are imagined without.

use palast_core::{Dice, Rules, Seat, SeatMap};

use crate::random::Spilled;
use crate::trace::DISCARDS;
use crate::{Card, CardSet, Decision, Palastgefluester, Phase, Private, Public, Secret, ViewRef};
use crate::{Table, knowledge, standings};

/// The five hands and the discards: places a card in doubt can be.
const PLACES: usize = 6;

impl palast_core::Imagine for Palastgefluester {
    fn imagine(view: ViewRef<'_>, dice: &mut Dice) -> Table {
        imagine(view, dice)
    }

    fn sealed(ask: &Decision) -> bool {
        matches!(ask, Decision::GiveCard { .. })
    }

    fn round(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(_rules: &Rules<Self>, public: &Public) -> SeatMap<f32> {
        standings::chances(&public.points, &public.notes, public.seats, public.goal())
    }
}

fn imagine(view: ViewRef<'_>, dice: &mut Dice) -> Table {
    let (public, me) = (view.public, view.seat);
    let seats = view.rules.seats;
    let mut hidden = CardSet::deck(seats).minus(view.own.hand);
    for seat in seats.seats() {
        for card in public.rows[seat].iter() {
            hidden.remove(card);
        }
    }
    let mut places = Places::of(view);
    hidden = places.place_traced(view, hidden, dice);

    let mut rest = Spilled::new(hidden);
    for (place, room) in places.room.iter_mut().enumerate() {
        for _ in 0..*room {
            places.cards[place].insert(rest.draw(dice));
        }
    }
    let discards = places.cards[DISCARDS as usize];
    let secret = Secret {
        pile: rest.rest(),
        discards,
    };

    let mut loose = discards.minus(view.own.discarded());
    let private = SeatMap::from_fn(|seat| {
        if seat == me {
            return view.own.clone();
        }
        if !seats.has(seat) {
            return Private::default();
        }
        let hand = places.cards[seat.index()];
        let mut discarded = CardSet::EMPTY;
        for card in loose.iter().take(usize::from(public.discards[seat])) {
            discarded.insert(card);
        }
        loose = loose.minus(discarded);
        Private {
            hand,
            picked: imagine_pick(view, seat, hand, dice),
            trace: knowledge::imagined(public, seat, hand, (me, view.own), discarded),
        }
    });
    Table::new(view.rules, public.clone(), private, secret)
}

/// A locked pick of another seat is some pick; one under way cannot be told from one not begun.
fn imagine_pick(view: ViewRef<'_>, seat: Seat, hand: CardSet, dice: &mut Dice) -> CardSet {
    let Phase::GiveCards { count, locked, .. } = view.public.phase else {
        return CardSet::EMPTY;
    };
    if !locked.contains(seat) {
        return CardSet::EMPTY;
    }
    let mut bag = Spilled::new(hand);
    (0..count).map(|_| bag.draw(dice)).collect()
}

/// What lies where, and how much room is left.
struct Places {
    cards: [CardSet; PLACES],
    room: [u8; PLACES],
}

impl Places {
    fn of(view: ViewRef<'_>) -> Self {
        let mut room = [0; PLACES];
        for seat in view.rules.seats.seats().filter(|s| *s != view.seat) {
            room[seat.index()] = view.public.hand_len(seat);
        }
        room[DISCARDS as usize] = view.public.discard_count();
        Self {
            cards: [CardSet::EMPTY; PLACES],
            room,
        }
    }

    /// Places every card with a trace; gives back the cards without.
    fn place_traced(&mut self, view: ViewRef<'_>, hidden: CardSet, dice: &mut Dice) -> CardSet {
        if view.own.trace.is_empty() {
            return hidden;
        }
        let mut rest = hidden;
        let mut doubtful = [(Card::from_bit(0), 0u8); 56];
        let mut count = 0;
        for (card, may) in view.own.trace.placed() {
            rest.remove(card);
            if may.count_ones() == 1 {
                self.lay(card, may.trailing_zeros() as usize);
            } else {
                doubtful[count] = (card, may);
                count += 1;
            }
        }
        let doubtful = &mut doubtful[..count];
        for index in 0..count {
            // A random order, so that no card is always the last to choose.
            let other = index + dice.below((count - index) as u32) as usize;
            doubtful.swap(index, other);
            self.place_doubtful(doubtful, index, dice);
        }
        rest
    }

    fn lay(&mut self, card: Card, place: usize) {
        self.cards[place].insert(card);
        self.room[place] -= 1;
    }

    /// Lays one card in a free place it may be in, each free place equally likely; if there is
    /// none, cards laid before move over.
    fn place_doubtful(&mut self, all: &[(Card, u8)], index: usize, dice: &mut Dice) {
        let (card, may) = all[index];
        let open = |place: &usize| may >> place & 1 == 1;
        let total: u8 = (0..PLACES).filter(open).map(|place| self.room[place]).sum();
        if total == 0 {
            let moved = self.make_room(&all[..index], may, 0);
            debug_assert!(moved, "the true table is a way to place every card");
            let place = (0..PLACES).find(|p| open(p) && self.room[*p] > 0);
            return self.lay(card, place.expect("room was just made"));
        }
        let mut n = dice.below(u32::from(total)) as u8;
        for place in (0..PLACES).filter(open) {
            if n < self.room[place] {
                return self.lay(card, place);
            }
            n -= self.room[place];
        }
    }

    /// Frees one of the wanted places by moving doubtful cards along a chain of places.
    fn make_room(&mut self, laid: &[(Card, u8)], wanted: u8, tried: u8) -> bool {
        for place in (0..PLACES).filter(|place| wanted >> place & 1 == 1) {
            if self.room[place] > 0 {
                return true;
            }
            if tried >> place & 1 == 1 {
                continue;
            }
            let tried = tried | 1 << place;
            for (card, may) in laid.iter().copied() {
                if may >> place & 1 == 0 || !self.cards[place].contains(card) {
                    continue;
                }
                let elsewhere = may & !(1 << place);
                if self.make_room(laid, elsewhere, tried) {
                    let to = (0..PLACES).find(|p| elsewhere >> p & 1 == 1 && self.room[*p] > 0);
                    let Some(to) = to else { continue };
                    self.cards[place].remove(card);
                    self.room[place] += 1;
                    self.lay(card, to);
                    return true;
                }
            }
        }
        false
    }
}
