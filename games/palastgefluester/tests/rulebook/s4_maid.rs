//! §4 The Maid.

use crate::situation::given;

/// PG-064 One card of choice goes, then one is drawn; the discarded card is not among those drawn.
#[test]
fn s4_maid_discards_then_draws() {
    let table = given("row 1 rJ rT rZ | hand 1 bM rG nC")
        .plays("1 play bM")
        .offers("1", &["discard rG", "discard nC"])
        .plays("1 discard rG")
        .then("hand 1 nC | discards 1");
    assert!(
        table
            .chances()
            .iter()
            .all(|(outcome, _)| outcome.to_string() != "draw rG")
    );
    table
        .chance("draw nJ")
        .then("hand 1 nC nJ | pile 16 | turn 2");
}

/// PG-065 V24 As fifth card with one card in hand: that card goes, one comes.
#[test]
fn s4_maid_as_fifth_card() {
    given("row 1 rJ rT rZ rC | hand 1 bM rG")
        .plays("1 play bM")
        .offers("1", &["discard rG"])
        .plays("1 discard rG")
        .chance("draw nJ")
        .then("hand 1 nJ | turn 2");
}

/// PG-066 Discards stay out until the round ends.
#[test]
fn s4_discards_do_not_come_back() {
    let table = given("hand 1 rM rG | hand 2 bM bG")
        .plays("1 play rM")
        .plays("1 discard rG")
        .chance("draw nZ")
        .plays("1 play nZ")
        .plays("1 swap 2 1")
        .plays("1 give rL")
        .plays("2 give bM")
        .plays("1 next 2");
    let table = table.plays("2 play rL").draws().asks("1");
    assert!(table.table.secret.discards.contains("rG".parse().unwrap()));
    assert!(!table.table.secret.pile.contains("rG".parse().unwrap()));
}
