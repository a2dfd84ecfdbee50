//! §3.5 What turning dice costs in wisdom.

use std::sync::LazyLock;

use crate::{Faces, Place, PlaceSet};

/// EP-054 The cheapest way from one face to another: a step costs 1, the flip between 6 and 1 costs 2.
const PRICE: [[u8; 6]; 6] = {
    let mut price = [[0u8; 6]; 6];
    let mut from = 0;
    while from < 6 {
        let mut to = 0;
        while to < 6 {
            let (low, high) = if from < to { (from, to) } else { (to, from) };
            let straight = high - low;
            let flipped = low + 2 + 5 - high;
            price[from][to] = if straight < flipped {
                straight
            } else {
                flipped
            } as u8;
            to += 1;
        }
        from += 1;
    }
    price
};

/// What one die costs.
#[inline]
#[must_use]
pub const fn die_price(from: u8, to: u8) -> u8 {
    PRICE[from as usize - 1][to as usize - 1]
}

/// The cheapest way to turn some dice so that they show these faces; nothing if they are not as many.
#[must_use]
pub fn price(from: Faces, to: Faces) -> Option<u8> {
    if from.len() != to.len() {
        return None;
    }
    if from == to {
        return Some(0);
    }
    // Placing asks for single dice all the time.
    if let (Some(die), Some(face)) = (from.single(), to.single()) {
        return Some(die_price(die, face));
    }
    Some(assign_all(from, to))
}

fn assign_all(from: Faces, to: Faces) -> u8 {
    let mut dice = [0u8; 5];
    for (slot, face) in dice.iter_mut().zip(from.iter()) {
        *slot = face;
    }
    let mut wanted = to.counts();
    assign(&dice[..usize::from(from.len())], &mut wanted)
}

fn assign(dice: &[u8], wanted: &mut [u8; 6]) -> u8 {
    let Some((die, rest)) = dice.split_first() else {
        return 0;
    };
    let mut best = u8::MAX;
    for face in 1..=6u8 {
        let at = usize::from(face) - 1;
        if wanted[at] > 0 {
            wanted[at] -= 1;
            best = best.min(die_price(*die, face) + assign(rest, wanted));
            wanted[at] += 1;
        }
    }
    best
}

/// EP-114 The pairs of the Temple, in the order of their fields.
pub(crate) const PAIRS: [Faces; 3] = [Faces::pair(1, 6), Faces::pair(2, 5), Faces::pair(3, 4)];

/// What turning two dice into each pair of the Temple costs.
#[inline]
pub(crate) fn pair_prices(group: Faces) -> [u8; 3] {
    TURNS[group.index()].pairs
}

/// The cheapest faces with the sum of a numbered place, and what they cost; of equally cheap ones the
/// first in the order of [`Faces`] (Ruling 61: where only the sum counts, nobody wants another).
#[inline]
#[must_use]
pub fn cheapest(group: Faces, number: u8) -> Option<(Faces, u8)> {
    TURNS[group.index()].cheapest[usize::from(number) - 1]
}

/// The numbered places a group can be turned to with so much wisdom, each with its cheapest faces and
/// their price, in order.
#[inline]
pub(crate) fn reach(group: Faces, wisdom: u16) -> impl Iterator<Item = (Place, Faces, u8)> {
    let turns = &TURNS[group.index()];
    let places = turns.within[usize::from(wisdom).min(DEAREST)];
    places.iter().filter_map(|place| {
        let (faces, price) = turns.cheapest[place.index()]?;
        Some((place, faces, price))
    })
}

/// No group costs more: each of five dice at most 3.
const DEAREST: usize = 15;

/// What a group can be turned to.
struct Turns {
    /// For each number the cheapest faces and their price.
    cheapest: [Option<(Faces, u8)>; 12],
    /// The numbers that cost at most so much.
    within: [PlaceSet; DEAREST + 1],
    /// For two dice the price of each of [`PAIRS`].
    pairs: [u8; 3],
}

impl Turns {
    fn of(group: Faces) -> Self {
        let cheapest = std::array::from_fn(|at| {
            let number = at as u8 + 1;
            let wanted = Faces::all_of(group.len()).filter(|faces| faces.sum() == number);
            let priced = wanted.filter_map(|faces| Some((faces, price(group, faces)?)));
            priced.min_by_key(|(faces, price)| (*price, *faces))
        });
        let within = std::array::from_fn(|most| {
            let numbered = Place::NUMBERED.into_iter().zip(cheapest);
            let cheap = numbered
                .filter(|(_, best)| best.is_some_and(|(_, price)| usize::from(price) <= most));
            cheap.map(|(place, _)| place).collect()
        });
        Self {
            cheapest,
            within,
            pairs: PAIRS.map(|pair| price(group, pair).unwrap_or(0)),
        }
    }
}

static TURNS: LazyLock<Vec<Turns>> = LazyLock::new(|| {
    let all = (0..Faces::COUNT).map(Faces::at);
    all.map(Turns::of).collect()
});
