//! Phase 7: building.

use eschnapur::{Event, Illegal, Phase};

use crate::situation::{given, seat};

/// ESC-093 Site cards are shown when the turn begins, not before. ESC-092 Marker 1 first.
#[test]
fn s4_7_sites_are_shown_in_turn() {
    let table = given("stones 1 1 1 0 | order 2 3 1 4")
        .sites("12 34 56 78")
        .gold("1111 2222 0000 3333 0000");
    let table = table
        .asks("2")
        .then("shown 2 P3 P4 | shown 1 - | shown 3 - | shown 4 -");
    let table = table
        .plays("2 build P3")
        .asks("3")
        .then("shown 3 P5 P6 | shown 1 -");
    table
        .plays("3 build P5")
        .asks("1")
        .then("shown 1 P1 P2 | shown 4 -");
}

/// ESC-094 Only in the two parts of the site cards. ESC-095 Not in the stopped part. ESC-096 Not in a
/// full part, also if somebody has just filled it.
#[test]
fn s4_7_where_not() {
    let table = given(
        "stones 2 2 0 0 | stop P2 | sites 1 P2 P4 | sites 2 P4 P5 | part P4 111111 | building 1",
    );
    let table = table
        .refuses("1 build P3", Illegal::NoSiteCard)
        .refuses("1 build P2", Illegal::Stopped)
        .plays("1 build P4")
        .asks("2");
    table
        .refuses("2 build P4", Illegal::Full)
        .offers("2", "build P5");
}

/// ESC-097 Always the lowest free field: with 6, 7, 8 occupied the next lies on 9.
#[test]
fn s4_7_the_lowest_free_field() {
    let table =
        given("stones 1 0 0 0 | sites 1 P8 P2 | part P8 223 | building 1").plays("1 build P8");
    let (part, value) = (eschnapur::Part::P8, 9);
    table.then("part P8 2231").tells(Event::StonePlaced {
        seat: seat("1"),
        part,
        value,
    });
}

/// ESC-098 All stones must be placed; ending with a stone and a field is refused.
#[test]
fn s4_7_all_must_be_placed() {
    let table = given("stones 2 0 0 0 | discs 20 0 0 0 | sites 1 P1 P2 | building 1");
    let table = table
        .refuses("1 end", Illegal::MustPlace)
        .plays("1 build P1");
    table
        .refuses("1 end", Illegal::MustPlace)
        .plays("1 build P2")
        .offers("1", "end, mute, buy gold5, buy gold3-stones2, buy stones3");
}

/// ESC-099 All in one part, or any split.
#[test]
fn s4_7_any_split() {
    let start = "stones 3 0 0 0 | sites 1 P1 P2 | building 1";
    given(start)
        .plays("1 build P2, 1 build P2, 1 build P2")
        .then("part P2 111 | part P1 -");
    given(start)
        .plays("1 build P2, 1 build P1, 1 build P2")
        .then("part P2 11 | part P1 1");
}

/// ESC-100 Stones stay only without a field: six stones, four fields in both parts, two stay.
#[test]
fn s4_7_stones_that_stay() {
    let table =
        given("stones 6 0 0 0 | sites 1 P4 P2 | part P4 22222 | part P2 2222222 | building 1");
    let table = table.plays("1 build P4, 1 build P4, 1 build P2, 1 build P2");
    let table = table.tells(Event::StonesKept {
        seat: seat("1"),
        stones: 2,
    });
    table
        .until_phase(Phase::Sites)
        .then("stones 2 0 0 0 | turned P2 P4");
}

/// ESC-101 Two left over and five from O3 are seven in one turn.
#[test]
fn s4_7_more_than_five() {
    let table = given("stones 2 0 0 0").round("1111 2222 5000 3333 0000");
    let table = table.then("stones 7 0 0 0 | phase build");
    let line = ["1 build P1"; 7].join(", ");
    table.plays(&line).then("part P1 1111111 | stones 0 0 0 0");
}

/// ESC-102 One part stopped: all to the other; that one full too: nothing is placed.
#[test]
fn s4_7_one_part_stopped() {
    let table = given("stones 2 0 0 0 | stop P2 | sites 1 P4 P2 | part P4 222222 | building 1")
        .offers("1", "build P4");
    let table = table.plays("1 build P4").tells(Event::StonesKept {
        seat: seat("1"),
        stones: 1,
    });
    table.until_phase(Phase::Sites).then("stones 1 0 0 0");
    let none = given(
        "stones 0 2 0 0 | stop P2 | sites 2 P4 P2 | part P4 2222222 | stones 1 2 0 0 | sites 1 P1 P3 | building 1",
    );
    let none = none.plays("1 build P1").until_phase(Phase::Sites);
    assert_eq!(none.table.public.stones[seat("2")], 2);
}

/// ESC-231 No limit on stones on a board or on the hand.
#[test]
fn s4_7_no_limits() {
    let table = given("stones 18 0 0 0 | sites 1 P1 P2 | building 1")
        .plays("1 build P1")
        .then("stones 17 0 0 0");
    assert!(table.table.public.stones[seat("1")] > 5);
    let rich = given("2 seats | hand 2 g00 | bank g1 | sites 1 P2 P3 | stones 1 0 | building 1");
    let cards = rich.table.private[seat("1")].hand.len();
    assert_eq!(cards, 38 - 2 - 1);
    rich.plays("1 build P2").any_sites().gold("50 40 3- 2-");
}
