//! §4 The Magician.

use palastgefluester::Illegal;

use crate::situation::{Situation, given};

const HANDS: &str = "row 1 rJ rT | row 2 bJ bT | hand 1 yZ rM rG rC | hand 2 bM bG bC bL";

fn swap_of_two() -> Situation {
    given(HANDS).plays("1 play yZ").plays("1 swap 2 2")
}

/// PG-058 With exactly one other player, never with himself.
#[test]
fn s4_magician_swaps_with_one_other() {
    given(HANDS)
        .plays("1 play yZ")
        .refuses("1 swap 1 1", Illegal::OwnHand)
        .refuses("1 swap 4 1", Illegal::NoSuchSeat)
        .plays("1 swap 3 1")
        .asks("1 3");
}

/// PG-059 V23 At least one card, at most the smaller hand.
#[test]
fn s4_magician_swaps_at_most_the_smaller_hand() {
    given("row 1 rJ rT rG | row 2 bJ | row 3 yJ yT yG yM yC | hand 1 nZ")
        .plays("1 play nZ")
        .then("hand-size 1 2 | hand-size 2 5 | hand-size 3 1")
        .offers("1", &["swap 2 1", "swap 2 2", "swap 3 1"])
        .refuses("1 swap 2 0", Illegal::NoCards)
        .refuses("1 swap 2 3", Illegal::TooManyCards)
        .refuses("1 swap 3 2", Illegal::TooManyCards);
}

/// PG-060 Exactly k cards go each way.
/// PG-061 Each picks his own k cards; the partner cannot refuse or change k.
#[test]
fn s4_k_cards_go_each_way() {
    let table = swap_of_two();
    assert!(
        table
            .answers("2")
            .iter()
            .all(|answer| answer.starts_with("give b"))
    );
    table
        .plays("1 give rM")
        .plays("2 give bG")
        .plays("2 give bC")
        .asks("1")
        .plays("1 give rG")
        .then("hand 1 rC bG bC | hand 2 bM bL rM rG | turn 3")
        .then("hand-size 1 3 | hand-size 2 4");
}

/// PG-062 Both are asked at the same time; the order of their answers changes nothing.
#[test]
fn s4_both_pick_at_the_same_time() {
    let one = swap_of_two()
        .asks("1 2")
        .plays("1 give rM")
        .plays("1 give rG")
        .plays("2 give bG")
        .plays("2 give bC");
    let other = swap_of_two()
        .plays("2 give bC")
        .plays("1 give rG")
        .plays("2 give bG")
        .plays("1 give rM");
    assert!(one.table == other.table);
}

/// PG-063 A locked pick stays, nothing moves before both are locked, and a card received cannot be
/// passed back in the same swap.
#[test]
fn s4_a_locked_pick_stays() {
    let locked = swap_of_two()
        .plays("1 give rM")
        .plays("1 give rG")
        .asks("2");
    locked
        .then("hand 1 rM rG rC | hand 2 bM bG bC bL")
        .refuses("2 give rM", Illegal::NotInHand)
        .plays("2 give bM")
        .refuses("2 give bM", Illegal::NotInHand)
        .then("hand 1 rM rG rC");
}

/// PG-004 Of two neutral copies one can be given, and then the other.
#[test]
fn s4_both_copies_can_be_given() {
    given("row 1 rJ rT | row 2 bJ bT bL | hand 1 yZ nM nM rC | hand 2 bM bG bC")
        .plays("1 play yZ")
        .plays("1 swap 2 2")
        .offers("1", &["give nM", "give rC"])
        .plays("1 give nM")
        .offers("1", &["give nM", "give rC"])
        .plays("1 give nM")
        .plays("2 give bM")
        .plays("2 give bG")
        .then("hand 1 rC bM bG | hand 2 bC nM nM");
}
