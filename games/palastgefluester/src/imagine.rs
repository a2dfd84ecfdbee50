//! A whole table as one seat can picture it.
//!
//! Certain cards go where they are known to be, cards in doubt to one of the places where this seat
//! may still look for them, all others are dealt evenly to what is left: hands, discards, pile. So
//! an imagined table never puts a card where its seat has seen that it cannot be. What several
//! doubtful cards say together (*one of these three went*) is not kept; see `RULEBOOK.md` §8.
//!
//! Other seats get the knowledge this seat knows them to have: what all know, and what passed
//! between the two. What third seats showed each other stays unknown, and they are imagined without.

use palast_core::{Dice, Horizon, LogEntry, Playout, Seat, SeatMap, Thinking};

use crate::random::Spilled;
use crate::trace::DISCARDS;
use crate::{Card, CardSet, Palastgefluester, Phase, Private, Public, Secret, ViewRef};
use crate::{Table, estimate, inference, knowledge};

/// The five hands and the discards: places a card in doubt can be.
const PLACES: usize = 6;
/// How often each card in doubt is moved on average before an imagined table is taken.
const MOVES: usize = 4;
/// The likelihood of a place that nothing speaks against.
const WHOLE: u32 = 60;

impl palast_core::Imagine for Palastgefluester {
    const THINKING: Thinking = Thinking {
        exploration: 0.1,
        playout: Playout::Greedy { stray: 0.1 },
        horizon: Horizon::Answers(6),
        weighed: 400,
        ..Thinking::DEFAULT
    };

    fn imagine(view: ViewRef<'_>, dice: &mut Dice) -> Table {
        imagine(view, dice)
    }

    fn plausibility(world: &Table, seat: Seat, log: &[LogEntry<Self>]) -> f32 {
        inference::plausibility(world, seat, log)
    }

    fn round(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(table: &Table) -> SeatMap<f32> {
        estimate::estimate(table)
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

/// How likely one place of these is for a card in doubt: of the discards only those count that were
/// made by who may have had it.
fn likelihood(public: &Public, may: u8, place: usize) -> u32 {
    let held = |seat: &Seat| may >> seat.index() & 1 == 1;
    let holders = public.seats.seats().filter(held);
    let theirs: u32 = holders.map(|seat| u32::from(public.discards[seat])).sum();
    if place != DISCARDS as usize || theirs == 0 {
        return WHOLE;
    }
    WHOLE * theirs / u32::from(public.discard_count()).max(1)
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
        let mut at = [0u8; 56];
        let at = &mut at[..count];
        let mut drawn = self.keep_for_drawn(view.public);
        for index in 0..count {
            // A random order, so that no card is always the last to choose.
            let other = index + dice.below((count - index) as u32) as usize;
            doubtful.swap(index, other);
            if !self.find_place(doubtful, at, index, dice) {
                // What was drawn has been played or seen since, and needs no room of its own.
                self.give_back(&mut drawn);
                let found = self.find_place(doubtful, at, index, dice);
                debug_assert!(found, "the true table is a way to place every card");
            }
        }
        for _ in 0..MOVES * count {
            self.move_one(view.public, doubtful, at, dice);
        }
        for ((card, _), place) in doubtful.iter().zip(at) {
            self.cards[usize::from(*place)].insert(*card);
        }
        self.give_back(&mut drawn);
        rest
    }

    /// Whoever discards draws a card that nobody has seen: it takes up room in the hand that cards
    /// seen before cannot have. How much room is kept for such cards.
    fn keep_for_drawn(&mut self, public: &Public) -> [u8; PLACES] {
        let mut kept = [0; PLACES];
        for seat in public.seats.seats() {
            let place = seat.index();
            kept[place] = public.discards[seat].min(self.room[place]);
            self.room[place] -= kept[place];
        }
        kept
    }

    fn give_back(&mut self, kept: &mut [u8; PLACES]) {
        for (room, kept) in self.room.iter_mut().zip(kept) {
            *room += std::mem::take(kept);
        }
    }

    fn lay(&mut self, card: Card, place: usize) {
        self.cards[place].insert(card);
        self.room[place] -= 1;
    }

    /// Finds one card a free place it may be in, each free place equally likely; if there is none,
    /// cards placed before move over. Says whether there was one.
    fn find_place(
        &mut self,
        all: &[(Card, u8)],
        at: &mut [u8],
        index: usize,
        dice: &mut Dice,
    ) -> bool {
        let may = all[index].1;
        let open = |place: &usize| may >> place & 1 == 1;
        let total: u8 = (0..PLACES).filter(open).map(|place| self.room[place]).sum();
        let mut n = 0;
        if total == 0 {
            if !self.make_room(&all[..index], at, may, 0) {
                return false;
            }
        } else {
            n = dice.below(u32::from(total)) as u8;
        }
        for place in (0..PLACES).filter(open) {
            if n < self.room[place] {
                self.room[place] -= 1;
                at[index] = place as u8;
                return true;
            }
            n -= self.room[place];
        }
        false
    }

    /// Frees one of the wanted places by moving doubtful cards along a chain of places.
    fn make_room(&mut self, placed: &[(Card, u8)], at: &mut [u8], wanted: u8, tried: u8) -> bool {
        for place in (0..PLACES).filter(|place| wanted >> place & 1 == 1) {
            if self.room[place] > 0 {
                return true;
            }
            if tried >> place & 1 == 1 {
                continue;
            }
            let tried = tried | 1 << place;
            for index in 0..placed.len() {
                let elsewhere = placed[index].1 & !(1 << place);
                if usize::from(at[index]) != place || !self.make_room(placed, at, elsewhere, tried)
                {
                    continue;
                }
                let to = (0..PLACES).find(|p| elsewhere >> p & 1 == 1 && self.room[*p] > 0);
                if let Some(to) = to {
                    self.room[place] += 1;
                    self.room[to] -= 1;
                    at[index] = to as u8;
                    return true;
                }
            }
        }
        false
    }

    /// Placing cards one by one favours places that were roomy when their turn came. So one moves
    /// to any place it may be in, or changes places with the one that is there, if that is about as
    /// likely: after a few such moves all ways to place them are as likely as they should be.
    fn move_one(&mut self, public: &Public, all: &[(Card, u8)], at: &mut [u8], dice: &mut Dice) {
        let index = dice.below(all.len() as u32) as usize;
        let (may, from) = (all[index].1, usize::from(at[index]));
        let (to, other) = self.any_place(may, at, dice);
        let likely = |may: u8, place: usize| likelihood(public, may, place);
        let (mut before, mut after) = (likely(may, from), likely(may, to));
        if let Some(other) = other {
            let others = all[other].1;
            if others >> from & 1 == 0 {
                return;
            }
            before *= likely(others, to);
            after *= likely(others, from);
        }
        if after < before && dice.below(before) >= after {
            return;
        }
        at[index] = to as u8;
        match other {
            Some(other) => at[other] = from as u8,
            None => {
                self.room[from] += 1;
                self.room[to] -= 1;
            }
        }
    }

    /// A place for one card out of all that such cards can have: free, or another's.
    fn any_place(&self, may: u8, at: &[u8], dice: &mut Dice) -> (usize, Option<usize>) {
        let open = |place: usize| may >> place & 1 == 1;
        let places = (0..PLACES).filter(|place| open(*place));
        let free: u32 = places
            .clone()
            .map(|place| u32::from(self.room[place]))
            .sum();
        let mut taken = at
            .iter()
            .enumerate()
            .filter(|(_, place)| open(usize::from(**place)));
        let mut n = dice.below(free + taken.clone().count() as u32);
        for place in places {
            let room = u32::from(self.room[place]);
            if n < room {
                return (place, None);
            }
            n -= room;
        }
        let (other, place) = taken
            .nth(n as usize)
            .expect("the number is below the count");
        (usize::from(*place), Some(other))
    }
}
