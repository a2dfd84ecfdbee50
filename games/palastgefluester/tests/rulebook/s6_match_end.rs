//! §6 The end of the match, the tie-breaks and the notes.

use crate::situation::given;

/// PG-091 The match ends in the round in which the goal is reached; nothing is dealt after it.
#[test]
fn s6_the_match_ends_at_the_goal() {
    for (seats, short) in [("3", "5"), ("4", "4"), ("5", "3")] {
        given(&format!(
            "{seats} seats | points {short} | row 1 rM rT rZ rG rC | hand 1 rJ"
        ))
        .plays("1 play rJ")
        .then("over | row 1 rM rT rZ rG rC rJ | round 1")
        .asks("-");
    }
    given("points 4 | row 1 rM rT rZ rG rC | hand 1 rJ")
        .plays("1 play rJ")
        .draws()
        .asks("1");
}

/// PG-092 V28 One alone at the goal wins, whatever the rows.
#[test]
fn s6_one_alone_at_the_goal_wins() {
    given("4 seats | points 4 4 3 2 | row 1 rM rT rZ rG rC | row 3 yM yT yZ yG | hand 1 nM")
        .plays("1 play nM")
        .then("over | points 4 5 4 3 | winners 2 | ending whisper-alone");
}

/// PG-093 V13 Of several at the goal the longest row wins.
#[test]
fn s6_the_longest_row_wins() {
    let rows = "row 1 rM | row 2 bM bT bZ | row 3 yM yT | row 4 gM gT gZ gG gC | row 5 pM pT pZ pG";
    given(&format!(
        "5 seats | points 3 3 3 2 2 | {rows} | turn 4 | hand 4 nM"
    ))
    .plays("4 play nM")
    .then("over | points 4 4 4 2 3 | winners 2 | ending whisper-by-row");
}

/// PG-094 V30 Equal rows: the higher total of notes.
#[test]
fn s6_equal_rows_go_to_the_notes() {
    let rows = "row 1 rM rT rZ rG | row 2 bM bT bZ bG | row 3 yM yT yZ yG yC";
    given(&format!(
        "points 5 5 2 | notes 16 14 | {rows} | turn 3 | hand 3 nM"
    ))
    .plays("3 play nM")
    .then("over | notes 20 18 0 | winners 1 | ending whisper-by-notes");
}

/// PG-095 Equal rows and totals: shared victory.
#[test]
fn s6_equal_in_all_is_shared() {
    let rows = "row 1 rM rT rZ rG | row 2 bM bT bZ bG | row 3 yM yT yZ yG yC";
    given(&format!(
        "points 5 5 2 | notes 14 14 | {rows} | turn 3 | hand 3 nM"
    ))
    .plays("3 play nM")
    .then("over | winners 1 2 | ending whisper-shared | places 1 1 3");
    given(&format!(
        "king jester | points 5 5 2 | notes 14 14 | {rows} | turn 3 | hand 3 nJ"
    ))
    .plays("3 play nJ")
    .then("over | winners 1 2 | ending jester-shared");
}

/// PG-096 Whoever lost the last round never wins in it.
#[test]
fn s6_the_loser_of_the_last_round_never_wins() {
    for (seats, points) in [("3", "5 5 5"), ("4", "4 4 4 4"), ("5", "3 3 3 3 3")] {
        let table = given(&format!(
            "{seats} seats | points {points} | notes 60 | row 1 rM rT rZ rG rC | hand 1 nM"
        ));
        let end = table.plays("1 play nM").then("over");
        let standings =
            <palastgefluester::Palastgefluester as palast_core::Game>::standings(&end.table);
        assert_ne!(standings.places[palast_core::Seat::ALL[0]], 1);
    }
}

/// PG-097 Every round each player notes his row; six different note 6, a whisper's causer 0.
#[test]
fn s6_notes_of_a_round() {
    let rows = "row 1 rM rT rZ rG rC | row 2 bM bT | row 3 yM";
    given(&format!("{rows} | notes 1 1 1 | hand 1 nM"))
        .plays("1 play nM")
        .then("notes 1 3 2 | noted 0 2 1");
    given(&format!("{rows} | notes 1 1 1 | hand 1 nJ"))
        .plays("1 play nJ")
        .then("notes 7 3 2 | noted 6 2 1");
    given(&format!("{rows} | points 5 | hand 1 nJ"))
        .plays("1 play nJ")
        .then("over | notes 6 2 1");
}

/// PG-098 Notes are never points and never end the match.
#[test]
fn s6_notes_are_no_points() {
    given("notes 90 90 90 | row 1 rM rT rZ rG rC | hand 1 nM")
        .plays("1 play nM")
        .then("points 0 1 1")
        .draws()
        .then("turn 1 | round 2");
}

/// PG-099 V29 `noted`: a tie goes to the higher total of notes instead of the rows.
#[test]
fn s6_noted_totals_break_the_tie_first() {
    let rows = "row 1 rM rT rZ | row 2 bM bT bZ bG bC | row 3 yM yT yZ yG yC";
    let v29 = format!("points 5 5 2 | notes 17 13 | {rows} | turn 3 | hand 3 nM");
    given(&v29)
        .plays("3 play nM")
        .then("over | notes 20 18 0 | winners 2 | ending whisper-by-row");
    given(&format!("option scoring noted | {v29}"))
        .plays("3 play nM")
        .then("over | notes 20 18 0 | winners 1 | ending whisper-by-notes");
}

/// PG-100 `noted`: equal totals go to the longer last row, then shared.
#[test]
fn s6_noted_then_the_last_row_then_shared() {
    let rows = "row 1 rM rT rZ | row 2 bM bT bZ bG bC | row 3 yM yT yZ yG yC";
    let end = "turn 3 | hand 3 nM | option scoring noted | points 5 5 2";
    given(&format!("{end} | notes 15 13 | {rows}"))
        .plays("3 play nM")
        .then("over | notes 18 18 0 | winners 2 | ending whisper-by-row");
    let rows = "row 1 rM rT rZ | row 2 bM bT bZ | row 3 yM yT yZ yG yC";
    given(&format!("{end} | notes 15 15 | {rows}"))
        .plays("3 play nM")
        .then("over | winners 1 2 | ending whisper-shared");
}

/// PG-101 `jester-notes zero`: a forbidden jester's player notes 0. PG-128 By default they note their row.
#[test]
fn s6_a_forbidden_jester_notes_nothing() {
    let rows = "king jester | row 1 rM rT rZ rG rC | row 2 bM | hand 1 nJ";
    given(&format!("option jester-notes zero | {rows}"))
        .plays("1 play nJ")
        .then("noted 0 1 0");
    given(rows).plays("1 play nJ").then("noted 6 1 0");
}

/// PG-102 `jester-notes row`: the jester's player notes his row, a doubled jester still nothing.
#[test]
fn s6_jester_notes_row() {
    given("option jester-notes row | king jester | row 1 rM rT rZ rG | hand 1 nJ nM")
        .plays("1 play nJ")
        .then("noted 5 0 0 | points 0 1 1");
    given("option jester-notes row | king jester | row 1 rJ rT rZ rG rC | hand 1 nJ")
        .plays("1 play nJ")
        .then("noted 0 0 0");
    given("option jester-notes row | king jester | row 1 rM rT rZ rG rC | hand 1 nM")
        .plays("1 play nM")
        .then("noted 0 0 0");
}

/// PG-103 Places below the winner follow the same chain; equal in all is the same place.
#[test]
fn s6_places_below_the_winner() {
    let rows = "row 1 rM rT rZ rG rC | row 3 yM | row 4 gM | row 5 pM pT";
    given(&format!(
        "5 seats | points 3 3 1 1 1 | notes 0 0 4 4 9 | {rows} | hand 1 nM"
    ))
    .plays("1 play nM")
    .then("over | points 3 4 2 2 2 | places 2 1 4 4 3");
}
