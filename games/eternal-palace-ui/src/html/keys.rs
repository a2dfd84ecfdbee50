//! Keys by which the page's script follows a piece from one update to the next.
//!
//! A die is `d2.0`, seat 2's lowest of this round, wherever it lies; a marker `t9.2`, seat 2's at
//! place 9; an adviser card `aA07a`.

use eternal_palace::{Adviser, Group, Place};
use palast_core::Seat;

pub(super) fn die(seat: Seat, rank: usize) -> String {
    format!("d{seat}.{rank}")
}

pub(super) fn marker(place: Place, seat: Seat) -> String {
    format!("t{place}.{seat}")
}

pub(super) fn adviser(adviser: Adviser) -> String {
    format!("a{adviser}")
}

/// The ranks of the dice of one group among all dice of a player, lowest face first: dice keep them
/// from the roll to the wrap-up.
pub(super) fn ranks(groups: &[Group; 5], index: usize) -> Vec<usize> {
    let mut all: Vec<(u8, usize, usize)> = Vec::new();
    for (of, group) in groups.iter().enumerate() {
        all.extend(
            group
                .rolled
                .iter()
                .enumerate()
                .map(|(at, face)| (face, of, at)),
        );
    }
    all.sort_unstable();
    let ranked = all.iter().enumerate();
    let own = ranked.filter(|(_, (_, of, _))| *of == index);
    own.map(|(rank, _)| rank).collect()
}
