//! §3.5 What turning dice costs in wisdom.

use std::sync::LazyLock;

use crate::Faces;

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
    let dice: Vec<u8> = from.iter().collect();
    let mut wanted = to.counts();
    Some(assign(&dice, &mut wanted))
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

/// The cheapest faces with the sum of a numbered place, and what they cost; of equally cheap ones the
/// first in the order of [`Faces`] (Ruling 61: where only the sum counts, nobody wants another).
#[inline]
#[must_use]
pub fn cheapest(group: Faces, number: u8) -> Option<(Faces, u8)> {
    CHEAPEST[group.index()][usize::from(number) - 1]
}

static CHEAPEST: LazyLock<Vec<[Option<(Faces, u8)>; 12]>> = LazyLock::new(|| {
    let best = |group: Faces, number: u8| {
        let wanted = Faces::all_of(group.len()).filter(|faces| faces.sum() == number);
        let priced = wanted.filter_map(|faces| Some((faces, price(group, faces)?)));
        priced.min_by_key(|(faces, price)| (*price, *faces))
    };
    let row = |index| std::array::from_fn(|at| best(Faces::at(index), at as u8 + 1));
    (0..Faces::COUNT).map(row).collect()
});
