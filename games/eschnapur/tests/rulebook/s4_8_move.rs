//! Phase 8: moving a stone.

use eschnapur::{Event, Illegal};

use crate::situation::{given, seat};

/// ESC-117 Only the topmost stone of a part, to the lowest free field of another; ESC-118 of any colour.
#[test]
fn s4_8_the_topmost_stone() {
    let table = given("part P1 112 | part P3 4 | moving 1").plays("1 move P1 P3");
    let (by, owner) = (seat("1"), seat("2"));
    let (from, to) = (eschnapur::Part::P1, eschnapur::Part::P3);
    table
        .then("part P1 11 | part P3 42")
        .tells(Event::StoneMoved {
            by,
            owner,
            from,
            to,
        });
}

/// ESC-119 The same part and a full part are no target. ESC-120 The stopped part is neither source nor
/// target.
#[test]
fn s4_8_where_not() {
    let table = given("part P1 112 | part P4 2222222 | part P3 1 | stop P3 | moving 1");
    let table = table
        .refuses("1 move P1 P1", Illegal::SamePart)
        .refuses("1 move P1 P4", Illegal::Full)
        .refuses("1 move P1 P3", Illegal::Stopped)
        .refuses("1 move P3 P1", Illegal::Stopped)
        .refuses("1 move P5 P1", Illegal::EmptyPart);
    assert!(
        table
            .answers("1")
            .iter()
            .all(|answer| !answer.contains("P3"))
    );
}

/// ESC-121 It is the construction stop that forbids, not the blockade marker.
#[test]
fn s4_8_the_blockade_forbids_nothing() {
    let table = given("part P1 112 | blockade 2 O3 | down 2 O3 g3 | moving 1");
    assert_eq!(table.answers("1").len(), 7 + 1);
    table.plays("1 move P1 P3").then("part P3 2");
}

/// ESC-122 If nobody wins nothing moves.
#[test]
fn s4_8_nobody_wins() {
    let table = given("part P1 112").round("1111 2222 0000 3333 0000");
    table.then("phase sites | round 3 | part P1 112");
}

/// ESC-123 A player who declines has spent the card all the same.
#[test]
fn s4_8_declining_costs_the_card() {
    let table = given("part P1 112")
        .round("1111 2222 0000 3333 5000")
        .then("phase move | bank g5");
    let table = table
        .plays("1 stay")
        .tells(Event::NothingMoved { by: seat("1") });
    // The 5 won and earns nothing; the tied 1, 2 and 3 do.
    table.then("discs 6 6 6 6 | part P1 112");
}

/// ESC-124 The top of a full part may be moved; it is then neither paid nor scored.
#[test]
fn s4_8_from_a_full_part() {
    let table = given("part P4 1111112 | part P1 1 | moving 1").plays("1 move P4 P1");
    table.then("phase sites | part P4 111111 | points 0 0 0 0 | turned -");
}

/// ESC-125 A part completed by the move is paid and scored. ESC-126 The stone keeps its owner and takes
/// part where it lies now: points there, none in the old part.
#[test]
fn s4_8_a_part_completed() {
    // P4 is 10 to 16 with wage 7; seat 2 has no other stone in P1.
    let table = given("bank g52 | part P4 111111 | part P1 32 | moving 1");
    let table = table.plays("1 move P1 P4");
    table
        .then("points 21 17 0 0 | turned P4 | part P1 3")
        .tells(Event::WageDue {
            part: eschnapur::Part::P4,
            wage: 7,
            seats: [seat("1"), seat("2")].into_iter().collect(),
        });
    // Moved out of one full part into another that it fills: only the new part counts for the player.
    let table =
        given("bank g- | part P4 1111112 | part P2 33333333 | moving 1").plays("1 move P4 P2");
    table.then("points 0 17 23 0 | turned P2");
}
