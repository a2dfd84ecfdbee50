//! What somebody can tell about where cards are that are in no row (§8).
//!
//! One byte for each card, eight cards to a word: the places where it may be. Five bits stand for
//! the seats' hands, one for the discards; no bit at all means that nothing was ever seen of it. A
//! byte marked *certain* has one place, and was never in doubt since it was seen: these are the
//! cards that [`Trace::known`] gives, exactly as the sheet counts them. Bytes in doubt keep an
//! imagined table from putting a card where this seat has seen it cannot be. Nothing here depends on
//! what is hidden: an unseen move spreads every byte of the hand it left alike.
//!
//! In a seat's own trace the cards of the own hand have no place. A byte marked *own* stands for
//! such a card that came in a swap; its bits are the seats that still know it is here.
//!
//! The two copies of a neutral card have a byte each. They are interchangeable, so bytes may trade
//! roles: if one of two known copies may have left, it is always the second that is in doubt.

mod text;

use palast_core::Seat;

use crate::card_set::Bits;
use crate::{Card, CardSet};

const ONES: u64 = 0x0101_0101_0101_0101;
const FIRST: usize = 5;
const SECOND: usize = 6;
/// The bit of the discards.
pub(crate) const DISCARDS: u32 = 5;
const CERTAIN: u8 = 1 << 6;
const OWN: u8 = 1 << 7;

/// Where cards are, as far as somebody can tell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Trace([u64; 7]);

impl Trace {
    /// The cards certain to be in this hand.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.certain_at(seat.index() as u32)
    }

    /// The cards certain to lie in the discards.
    #[must_use]
    pub const fn discarded(&self) -> CardSet {
        self.certain_at(DISCARDS)
    }

    /// Whether nothing was seen of any card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 7]
    }

    /// A byte for each card, eight to a word, the eighth unused.
    pub(crate) const fn words(&self) -> &[u64; 7] {
        &self.0
    }

    const fn certain_at(&self, place: u32) -> CardSet {
        let mut bits = 0;
        let mut word = 0;
        while word < 7 {
            let w = self.0[word];
            let lanes = w >> place & w >> 6 & !(w >> 7) & ONES;
            bits |= gather(lanes) << (8 * word);
            word += 1;
        }
        // A second copy is written as the first where it is the only one.
        let (first, second) = (bits >> 40 & 0xFF, bits >> 48 & 0xFF);
        let coloured = bits & ((1 << 40) - 1);
        CardSet::from_bits(coloured | (first | second) << 40 | (first & second) << 48)
    }

    const fn get(&self, slot: Slot) -> u8 {
        (self.0[slot.word] >> slot.shift) as u8
    }

    const fn set(&mut self, slot: Slot, byte: u8) {
        let cleared = self.0[slot.word] & !(0xFF << slot.shift);
        self.0[slot.word] = cleared | (byte as u64) << slot.shift;
    }

    /// A copy of the card is seen to leave this hand (played, or given to whoever's trace this is).
    #[inline]
    pub(crate) const fn take(&mut self, card: Card, seat: Seat) {
        let slot = Slot::of(card);
        if card.is_neutral() {
            self.take_neutral(slot, seat);
        } else {
            self.set(slot, 0);
        }
    }

    const fn take_neutral(&mut self, slot: Slot, seat: Seat) {
        let (a, b) = (self.get(slot), self.get(slot.second()));
        if a | b == 0 {
            return;
        }
        let here = 1 << seat.index();
        let (a_here, b_here) = (may_be(a, here), may_be(b, here));
        if a_here && b_here && (a | b) & CERTAIN == 0 {
            // Either may have been the one: the other is where either may be.
            self.set(slot, a | b);
            self.set(slot.second(), 0);
        } else if a_here && (a & CERTAIN != 0 || !(b_here && b & CERTAIN != 0)) {
            self.set(slot, 0);
        } else if b_here {
            self.set(slot.second(), 0);
        }
    }

    /// A copy is seen to come into this hand.
    #[inline]
    pub(crate) const fn put(&mut self, card: Card, seat: Seat) {
        self.put_byte(card, CERTAIN | 1 << seat.index());
    }

    /// A copy is known to lie in the discards.
    pub(crate) const fn put_discarded(&mut self, card: Card) {
        self.put_byte(card, CERTAIN | 1 << DISCARDS);
    }

    /// A card of the own hand came from this seat, which therefore knows it.
    pub(crate) const fn put_own(&mut self, card: Card, knower: Seat) {
        self.put_byte(card, OWN | 1 << knower.index());
    }

    const fn put_byte(&mut self, card: Card, byte: u8) {
        let slot = Slot::of(card);
        if card.is_neutral() && self.get(slot) != 0 {
            self.set(slot.second(), byte);
        } else {
            self.set(slot, byte);
        }
    }

    /// A card leaves the own hand: nobody can know it there any more.
    #[inline]
    pub(crate) const fn drop_own(&mut self, card: Card) {
        let slot = Slot::of(card);
        if self.get(slot) & OWN != 0 {
            self.set(slot, 0);
        } else if card.is_neutral() && self.get(slot.second()) & OWN != 0 {
            self.set(slot.second(), 0);
        }
    }

    /// Some of the own hand went unseen by all but these seats: the others are no longer certain of
    /// the rest.
    pub(crate) fn doubt_own(&mut self, but: Option<Seat>) {
        let marks = self.0.iter().fold(0, |bits, word| bits | word);
        if marks & (ONES << 7) == 0 {
            return;
        }
        let keep = but.map_or(0, |seat| 1u64 << seat.index());
        for word in &mut self.0 {
            let own = *word >> 7 & ONES;
            let keeps = (own * keep) & *word;
            // An own card nobody knows of needs no mark.
            let marked = (0..5).fold(0, |lanes, bit| lanes | keeps >> bit & ONES);
            *word = *word & !(own * 0xFF) | keeps | marked << 7;
        }
    }

    /// The own cards that this seat knows of.
    pub(crate) fn own_known_to(&self, seat: Seat) -> CardSet {
        let mut bits = 0;
        for (word, w) in self.0.iter().enumerate() {
            bits |= gather(w >> seat.index() & w >> 7 & ONES) << (8 * word);
        }
        let (first, second) = (bits >> 40 & 0xFF, bits >> 48 & 0xFF);
        let coloured = bits & ((1 << 40) - 1);
        CardSet::from_bits(coloured | (first | second) << 40 | (first & second) << 48)
    }

    /// The whole hand of a seat is seen: its cards are there, and no other is.
    pub(crate) fn show(&mut self, seat: Seat, hand: &Shown) {
        let here = 1u64 << seat.index();
        let certain = here | u64::from(CERTAIN);
        for (word, shown) in self.0.iter_mut().zip(hand.lanes).take(FIRST) {
            let others = !(*word >> 7) & ONES & !shown;
            let kept = *word & !(shown * 0xFF) & !(others * here);
            *word = kept | (shown * certain);
        }
        // Neutral cards nothing was seen of yet: each copy gets a byte of its own.
        let traced = any_bit(self.0[FIRST] | self.0[SECOND]);
        self.0[FIRST] |= (hand.lanes[FIRST] & !traced) * certain;
        self.0[SECOND] |= (hand.lanes[SECOND] & !traced) * certain;
        for person in Bits(gather(traced)) {
            let card = Card::from_bit(40 + person);
            self.show_neutral(Slot::of(card), seat, hand.cards.count(card));
        }
    }

    fn show_neutral(&mut self, slot: Slot, seat: Seat, copies: u32) {
        let (a, b) = (self.get(slot), self.get(slot.second()));
        let here = 1u8 << seat.index();
        let certain = here | CERTAIN;
        let without = |byte: u8| if byte & OWN == 0 { byte & !here } else { byte };
        let (a_here, b_here) = (may_be(a, here), may_be(b, here));
        let (a, b) = match copies {
            0 => (without(a), without(b)),
            1 if a == certain => (a, without(b)),
            1 if b == certain => (without(a), b),
            1 if a_here && b_here => (certain, (a | b) & !here),
            1 if a_here => (certain, b),
            1 if b_here => (a, certain),
            1 if a == 0 => (certain, b),
            1 => (a, certain),
            _ => (certain, certain),
        };
        self.set(slot, a);
        self.set(slot.second(), b);
    }

    /// No card with a trace is in this hand.
    pub(crate) fn rule_out(&mut self, seat: Seat) {
        for word in &mut self.0 {
            let live = !(*word >> 7) & ONES;
            *word &= !(live << seat.index());
        }
    }

    /// `count` cards go each way between two hands of these sizes, unseen.
    pub(crate) fn swap_unseen(&mut self, one: (Seat, u8), other: (Seat, u8), count: u8) {
        let (x, y) = (one.0.index() as u32, other.0.index() as u32);
        let x_twice = self.twice_at(x);
        let y_twice = self.twice_at(y);
        let x_stay = if one.1 == count { 0 } else { ONES };
        let y_stay = if other.1 == count { 0 } else { ONES };
        for word in &mut self.0 {
            let w = *word;
            let live = !(w >> 7) & ONES;
            let (at_x, at_y) = (w >> x & live, w >> y & live);
            let doubted = at_x & x_stay | at_y & y_stay;
            let placed = (at_x & x_stay | at_y) << x | (at_y & y_stay | at_x) << y;
            *word = w & !(live << x | live << y | doubted << 6) | placed;
        }
        self.split_copies(x_twice, x, y, one.1, count);
        self.split_copies(y_twice, y, x, other.1, count);
    }

    /// One card of a hand of this size is discarded, unseen.
    pub(crate) fn discard_unseen(&mut self, seat: Seat, hand_len: u8) {
        let x = seat.index() as u32;
        let twice = self.twice_at(x);
        let stay = if hand_len == 1 { 0 } else { ONES };
        for word in &mut self.0 {
            let w = *word;
            let live = !(w >> 7) & ONES;
            let at = w >> x & live;
            let leave = at & !stay;
            *word = w & !(leave << x | (at & stay) << 6) | at << DISCARDS;
        }
        self.split_copies(twice, x, DISCARDS, hand_len, 1);
    }

    /// The neutral persons of which both copies are certain at a place, as lanes.
    const fn twice_at(&self, place: u32) -> u64 {
        let (a, b) = (self.0[FIRST], self.0[SECOND]);
        a >> place & b >> place & a >> 6 & b >> 6 & !(a >> 7) & !(b >> 7) & ONES
    }

    /// §8 Of two known copies, 2 − k surely stay and 2 − (h − k) surely go (PG-119).
    const fn split_copies(&mut self, lanes: u64, from: u32, to: u32, hand_len: u8, count: u8) {
        if lanes == 0 || hand_len == count {
            return;
        }
        if count == 1 {
            self.make_certain(FIRST, lanes, from);
        }
        if hand_len - count == 1 {
            self.make_certain(SECOND, lanes, to);
        }
    }

    const fn make_certain(&mut self, word: usize, lanes: u64, place: u32) {
        self.0[word] = self.0[word] & !(lanes * 0xFF) | lanes << place | lanes << 6;
    }

    /// Makes these cards certain at a place, where they are as far as this trace can tell.
    pub(crate) fn pin(&mut self, cards: CardSet, place: u32) {
        let certain = CERTAIN | 1 << place;
        for card in cards.iter_kinds() {
            let slot = Slot::of(card);
            if !card.is_neutral() {
                self.set(slot, certain);
                continue;
            }
            let missing = cards
                .count(card)
                .saturating_sub(self.certain_at(place).count(card));
            for _ in 0..missing {
                self.pin_copy(slot, certain);
            }
        }
    }

    fn pin_copy(&mut self, slot: Slot, certain: u8) {
        let (one, two) = (slot, slot.second());
        let (a, b) = (self.get(one), self.get(two));
        let may = |byte: u8| may_be(byte, certain & !CERTAIN) && byte != certain;
        match (may(a), may(b)) {
            (true, true) => {
                // Either may be the one: the other is where either may be.
                self.set(one, certain);
                self.set(two, a | b);
            }
            (true, false) => self.set(one, certain),
            (false, true) => self.set(two, certain),
            (false, false) if a == 0 => self.set(one, certain),
            (false, false) => self.set(two, certain),
        }
    }

    /// Every card with a place, in doubt or not: the card and the mask of its places.
    pub(crate) fn placed(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let slots = (0..7usize).flat_map(|word| (0..7u32).map(move |person| (word, person)));
        slots.filter_map(|(word, person)| {
            let byte = (self.0[word] >> (8 * person)) as u8;
            let card = Card::from_bit(8 * word.min(FIRST) as u32 + person);
            (byte != 0 && byte & OWN == 0).then_some((card, byte & !CERTAIN))
        })
    }
}

/// A hand seen by all, spread over the lanes of a trace once for all who see it.
pub(crate) struct Shown {
    cards: CardSet,
    lanes: [u64; 7],
}

impl Shown {
    pub(crate) fn new(cards: CardSet) -> Self {
        Self {
            cards,
            lanes: std::array::from_fn(|word| scatter(cards.bits() >> (8 * word))),
        }
    }
}

const fn may_be(byte: u8, here: u8) -> bool {
    byte & OWN == 0 && byte & here != 0
}

/// The lowest bits of the eight bytes as one byte.
const fn gather(lanes: u64) -> u64 {
    lanes.wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The bits of the lowest byte as lowest bits of eight bytes.
const fn scatter(byte: u64) -> u64 {
    let spread = ((byte & 0xFF) * ONES) & 0x8040_2010_0804_0201;
    (spread + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & ONES
}

/// The bytes with any bit set, as lanes.
const fn any_bit(word: u64) -> u64 {
    let low = (word & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F;
    (low | word) >> 7 & ONES
}

/// Where a card's byte is.
#[derive(Clone, Copy)]
struct Slot {
    word: usize,
    shift: u32,
}

impl Slot {
    const fn of(card: Card) -> Self {
        Self {
            word: (card.bit() / 8) as usize,
            shift: card.bit() % 8 * 8,
        }
    }

    const fn second(self) -> Self {
        Self {
            word: SECOND,
            shift: self.shift,
        }
    }
}
