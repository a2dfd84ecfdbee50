//! Phase 6: the turn order.

use eschnapur::{Illegal, Outcome, Phase};

use crate::situation::{fresh, given, seat};

/// ESC-087 The winner deals the markers 1 to 4 as they like, one to each. ESC-091 All of them; the old
/// order is a legal one.
#[test]
fn s4_6_any_order() {
    let table = given("order 2 1 3 4 | dealing 1");
    assert_eq!(table.answers("1").len(), 24);
    assert!(table.answers("1").contains(&"order 2 1 3 4".into()));
    table
        .refuses("1 order 1 2 3", Illegal::NotOneEach)
        .refuses("1 order 1 2 3 5", Illegal::NotOneEach)
        .refuses("1 aside", Illegal::NotTheQuestion)
        .plays("1 order 4 3 2 1")
        .then("order 4 3 2 1");
}

/// ESC-088 It holds at once, for phase 7, and until it is changed. ESC-092 Marker 1 builds first.
#[test]
fn s4_6_holds_at_once() {
    let table = given("stones 1 1 1 1 | dealing 1")
        .plays("1 order 3 1 4 2")
        .asks("3");
    let table = table
        .plays("3 build P1")
        .asks("1")
        .plays("1 build P1")
        .asks("4");
    let table = table
        .plays("4 build P1")
        .asks("2")
        .plays("2 build P1")
        .then("part P1 3142");
    table.round_ends().then("order 3 1 4 2");
}

/// ESC-089 If nobody wins the order stays.
#[test]
fn s4_6_nobody_wins() {
    let table = given("order 4 2 1 3 | stones 1 1 1 1").round("1111 2222 0000 3333 0000");
    table.asks("4").then("order 4 2 1 3");
}

/// ESC-090 In round 1 the markers are then drawn, every order equally likely.
#[test]
fn s4_6_drawn_in_round_one() {
    let table = fresh("4 seats").round("1111 2222 0000 3333 0000");
    assert_eq!(table.table.public.phase, Phase::DrawOrder);
    let chances = table.chances();
    assert_eq!(chances.len(), 24);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
    let different: std::collections::BTreeSet<Outcome> = chances.iter().map(|(o, _)| *o).collect();
    assert_eq!(different.len(), 24);
    table.chance("order 3 4 1 2").then("order 3 4 1 2");
    assert_eq!(fresh("2 seats").round("22 00 33 00").chances().len(), 2);
}

/// ESC-169 With three players only the markers 1 to 3 exist.
#[test]
fn s4_6_three_markers() {
    let table = given("3 seats | dealing 2").refuses("2 order 1 2 3 4", Illegal::NotOneEach);
    assert_eq!(table.answers("2").len(), 6);
    let table = table.plays("2 order 3 1 2");
    assert_eq!(table.table.public.order.marker(seat("2")), Some(3));
    assert_eq!(table.table.public.order.holder(4), None);
    let choose = given("3 seats | discs 6 0 0").round("111 222 000 543 000");
    let winner = choose.asked();
    assert_eq!(winner, [seat("1")]);
    let choose = given("3 seats | discs 0 6 0")
        .round("111 222 000 543 000")
        .plays("2 buy choose-order");
    choose
        .offers("2", "marker m1, marker m2, marker m3")
        .refuses("2 marker m4", Illegal::NoSuchMarker);
}
