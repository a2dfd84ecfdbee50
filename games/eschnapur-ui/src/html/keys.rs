//! Keys by which the page's script follows a piece from one update to the next.
//!
//! A gold card on a board is `c2.3`, seat 2's third official, whether hidden or not; a card in the
//! viewer's hand `hg5`, a pile of the bank `bank5`. A stone is `sP3.4`, the fifth field of part 3,
//! and comes from `pile2`, the stones of seat 2. A site card is `p2.1`.

use eschnapur::{Gold, Official, Part};
use palast_core::Seat;

pub(crate) fn slot(seat: Seat, official: Official) -> String {
    format!("c{seat}.{}", official.number())
}

pub(super) fn site(seat: Seat, index: u8) -> String {
    format!("p{seat}.{index}")
}

pub(super) fn stone(part: Part, field: u8) -> String {
    format!("s{part}.{field}")
}

pub(super) fn pile(seat: Seat) -> String {
    format!("pile{seat}")
}

pub(super) fn bank(gold: Gold) -> String {
    format!("bank{}", gold.value())
}

pub(super) fn in_hand(gold: Gold) -> String {
    format!("hg{}", gold.value())
}
