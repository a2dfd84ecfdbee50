//! Phase 4: the construction stop.

use eschnapur::{Event, Illegal, Phase};

use crate::situation::{fresh, given, seat};

/// ESC-074 The winner may stop any part under construction not stopped last round. ESC-075 Not the one
/// stopped last round; one stopped two rounds ago can.
#[test]
fn s4_4_targets() {
    let table = given("stop P3 | turned P5 | stopping 1");
    table
        .refuses("1 stop P3", Illegal::StoppedLastRound)
        .offers(
            "1",
            "stop P1, stop P2, stop P4, stop P6, stop P7, stop P8, aside",
        )
        .plays("1 stop P4")
        .then("stop P4");
    // Two rounds later the first part can be stopped again.
    let table = fresh("4 seats")
        .round("1111 5322 0000 1111 0000")
        .plays("1 stop P3");
    let table = table
        .chance("order 1 2 3 4")
        .until_phase(Phase::Sites)
        .then("round 2");
    let table = table
        .round("3333 5322 0000 4444 0000")
        .refuses("1 stop P3", Illegal::StoppedLastRound);
    let table = table
        .plays("1 stop P4")
        .until_phase(Phase::Sites)
        .then("round 3")
        .any_sites();
    let table = table.gold("2222 5433 0000 3333 0000");
    table.plays("1 stop P3").then("stop P3");
}

/// ESC-076 The winner may put it aside: no part is stopped, next round any may be. ESC-123 The card is spent.
#[test]
fn s4_4_aside() {
    let table = given("stop P3 | stopping 1").plays("1 aside");
    let table = table.then("stop -").tells(Event::StopAside {
        by: Some(seat("1")),
    });
    let table = table
        .until_phase(Phase::Sites)
        .then("stop - | round 3")
        .round("1111 5321 0000 2222 0000");
    assert!(table.allows("1 stop P3"));
}

/// ESC-077 If nobody wins it goes aside, and last round's part is open again.
#[test]
fn s4_4_nobody_wins() {
    let table = given("stop P1 | stones 1 0 0 0").sites("12 12 12 12");
    let table = table
        .gold("1111 3333 0000 2222 0000")
        .then("stop -")
        .until_phase(Phase::Build);
    table.plays("1 build P1").then("part P1 1");
}

/// ESC-078 A finished or pre-turned part cannot be stopped.
#[test]
fn s4_4_not_a_finished_part() {
    given("turned P5 | stopping 1").refuses("1 stop P5", Illegal::NotUnderConstruction);
    given("3 seats | stopping 1").refuses("1 stop P1", Illegal::NotUnderConstruction);
}

/// ESC-079 When a stopped part is finished the marker goes aside.
#[test]
fn s4_4_the_marker_leaves_a_finished_part() {
    let table = given("stop P4 | part P4 1111112 | part P3 1 | moving 1").plays("1 stay");
    table.until_phase(Phase::Sites).then("turned P4 | stop -");
}
