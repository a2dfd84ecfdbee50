//! §6 The end and the winner.

use eschnapur::Event;
use palast_core::{Game, SeatSet};

use crate::situation::{Situation, given, seat};

/// The match ends with the round in which P8 is finished as the last part required.
fn ends(seats: &str, turned: &str, rest: &str) -> Situation {
    let full = "part P8 11111111111 | part P6 2 | bank g- | moving 1";
    given(&format!("{seats} | turned {turned} | {full} | {rest}"))
        .plays("1 stay")
        .until(|now| now.is_over() || now.table.public.round == 3)
}

const SOLD: &str = "sold gold5 gold3-stones2 stones3";

/// ESC-151 Four play until the sixth part, not the fifth. ESC-168 Three until the fifth. ESC-177 Two until
/// the fourth.
#[test]
fn s6_the_goal() {
    ends("4 seats", "P1 P2 P3 P4 P5", "points 0").then("over | ending palace");
    ends("4 seats", "P1 P2 P3 P4", "points 0").then("going");
    ends("3 seats", "P1 P2 P3 P4 P5", "points 0").then("over");
    ends("3 seats", "P1 P2 P3 P4", "points 0").then("going");
    ends("2 seats", "P1 P7 P2 P3 P4", "points 0").then("over");
    ends("2 seats", "P1 P7 P2 P3", "points 0").then("going");
}

/// ESC-152 The last round settles every full part, also beyond the goal: five before, two now.
#[test]
fn s6_beyond_the_goal() {
    let table = ends("4 seats", "P1 P2 P3 P4 P5", "part P7 22222222222222");
    let table = table.then("over | turned P1 P2 P3 P4 P5 P7 P8");
    assert_eq!(table.table.public.finished(), 7);
    assert_eq!(table.table.public.points[seat("2")], 16 + 14 + 10);
}

fn discs(seats: &str, discs: &str, prizes: &str) {
    let turned = match seats {
        "4 seats" => "P1 P2 P3 P4 P5",
        "3 seats" => "P1 P2 P3 P4 P5",
        _ => "P1 P7 P2 P3 P4",
    };
    let table = ends(seats, turned, &format!("{SOLD} | discs {discs}"));
    table.then(&format!("disc-points {prizes}"));
}

/// ESC-153 Four: 10, 6, 3, 0. ESC-154 Three: 10, 6, 0. ESC-155 Two: 6, 0.
#[test]
fn s6_disc_ranking() {
    discs("4 seats", "1 9 4 2", "0 10 6 3");
    discs("3 seats", "1 9 4", "0 10 6");
    discs("2 seats", "1 9", "0 6");
}

/// ESC-156 DE, NL: two share the first place, the second is skipped. ESC-157 Other ties.
#[test]
fn s6_tied_discs() {
    discs("4 seats", "12 12 7 3", "10 10 3 0");
    discs("4 seats", "9 9 9 1", "10 10 10 0");
    discs("4 seats", "9 4 4 1", "10 6 6 0");
    discs("4 seats", "9 4 1 1", "10 6 3 3");
    discs("3 seats", "5 4 4", "10 6 6");
    discs("3 seats", "7 7 2", "10 10 0");
    discs("2 seats", "3 3", "6 6");
}

/// ESC-158 Zero points hold a place too; all equal: the first prize for all.
#[test]
fn s6_zero_discs() {
    discs("4 seats", "8 0 0 0", "10 6 6 6");
    discs("4 seats", "0 0 0 0", "10 10 10 10");
    discs("2 seats", "0 0", "6 6");
}

/// ESC-159 Only unspent points count: 20 earned and 15 spent rank as 5.
#[test]
fn s6_unspent_points() {
    let table = given(
        "4 seats | turned P1 P2 P3 P4 P5 | discs 23 6 0 0 | bank g- | stones 2 0 0 0 | sites 1 P8 P6 | part P8 222222222 | building 1",
    );
    let table = table.plays(
        "1 buy stones3, 1 build P8, 1 build P8, 1 build P6, 1 build P6, 1 build P6, 1 buy gold5",
    );
    let table = table.until(|now| now.is_over());
    table.then("discs 0 6 0 0 | disc-points 6 10 6 6");
}

/// ESC-160 Most points win, the discs' included.
#[test]
fn s6_most_points() {
    let table = ends(
        "2 seats",
        "P1 P7 P2 P3 P4",
        &format!("{SOLD} | points 0 22 | discs 0 5"),
    );
    table.then("points 27 28 | winners 2");
}

/// ESC-161 A tie goes to the greater value of gold, not to more cards: one 5 beats four 1s.
#[test]
fn s6_gold_breaks_ties() {
    let full = "turned P1 P7 P2 P3 P4 | part P8 11111111111 | part P6 2 | points 0 27 | sold gold5 gold3-stones2 stones3";
    // The wage of 11 is paid to seat 1 out of the bank; so it has nothing else.
    let table = given(&format!(
        "2 seats | {full} | hand 1 g00 | hand 2 g500 | moving 1"
    ))
    .plays("1 stay");
    let table = table.until(|now| now.is_over());
    let gold = |who: &str| table.table.public.owned[seat(who)];
    assert_eq!((gold("1").value(), gold("2").value()), (11, 5));
    table.then("points 33 33 | winners 1");
    let table = given(&format!(
        "2 seats | {full} | impossible | bank g- | hand 2 g11100 | moving 1"
    ));
    let mut table = table.plays("1 stay");
    table.table.public.owned[seat("1")] = "g500".parse().unwrap();
    table.table.public.owned[seat("2")] = "g111100".parse().unwrap();
    table.then("over | winners 1");
}

/// ESC-162 A card still blocked on the board counts.
#[test]
fn s6_a_blocked_card_counts() {
    let table = given(
        "3 seats | turned P2 P3 P4 P5 | part P8 11111111111 | part P6 2 | points 0 27 0 | sold gold5 gold3-stones2 stones3 | blockade 2 O5 | down 2 O5 g5 | hand 2 g4400 | impossible | moving 1",
    );
    let mut table = table.plays("1 stay").until(|now| now.is_over());
    table.table.public.points[seat("1")] = 37;
    table.table.public.points[seat("2")] = 37;
    table.table.public.owned[seat("1")] = "g5500".parse().unwrap();
    assert_eq!(table.table.public.owned[seat("2")].value(), 13);
    table.then("down 2 O5 | winners 2");
}

/// ESC-163 Equal in points and gold: a shared victory.
#[test]
fn s6_a_shared_victory() {
    let table = ends(
        "2 seats",
        "P1 P7 P2 P3 P4",
        &format!("{SOLD} | points 0 27"),
    );
    let mut table = table;
    table.table.public.owned[seat("2")] = table.table.public.owned[seat("1")];
    let payoff = eschnapur::Eschnapur::payoff(&table.table);
    assert_eq!((payoff[seat("1")], payoff[seat("2")]), (0.5, 0.5));
    let winners: SeatSet = [seat("1"), seat("2")].into_iter().collect();
    let table = table.then("points 33 33 | winners 1 2");
    assert!(
        table
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::MatchEnded { .. })))
    );
    assert_eq!(winners.len(), 2);
}
