//! Phase 3: the blockade.

use eschnapur::{Event, Illegal};

use crate::situation::{fresh, given, seat};

/// ESC-040 All turn the cards of one official at the same time; the others stay face down.
#[test]
fn s4_3_only_the_first_cards_are_turned() {
    let table = fresh("4 seats").round("5322 5322 1111 0000 3333");
    table.then("phase blockade | open 2 O1 g3 | open 3 O1 g2 | open 2 O2 - | down 2 O2 O3 O4 O5");
}

/// ESC-041 The winner may block any face-down card of an opponent on O2 to O5. ESC-042 Neither their own
/// nor a revealed card.
#[test]
fn s4_3_targets() {
    let table = fresh("4 seats").round("5322 5322 1111 0000 3333").asks("1");
    let mut expected: Vec<String> = Vec::new();
    for who in 2..=4 {
        expected.extend((2..=5).map(|official| format!("block {who} O{official}")));
    }
    expected.push("aside".into());
    assert_eq!(table.answers("1"), expected);
    table
        .refuses("1 block 1 O3", Illegal::OwnCard)
        .refuses("1 block 2 O1", Illegal::NoFaceDownCard)
        .plays("1 block 2 O3")
        .then("blockade 2 O3");
}

/// ESC-043 An empty slot is no target; without any target the marker goes aside.
#[test]
fn s4_3_empty_slots() {
    let table = given("hand 2 g500").any_sites();
    let table = table.gold("5011 0500 0-00 1-11 2022");
    table
        .refuses("1 block 2 O3", Illegal::NoFaceDownCard)
        .plays("1 block 2 O5");
    let none = given("impossible | 3 seats | hand 1 g500 | hand 2 g0 | hand 3 g0").any_sites();
    let none = none.gold("500 0-- 0-- --- ---");
    none.tells(Event::BlockadeAside {
        by: Some(seat("1")),
    })
    .then("blockade -");
}

/// ESC-044 The winner may put it aside; it cannot be placed later. ESC-123 The card is spent.
#[test]
fn s4_3_aside() {
    let table = fresh("4 seats")
        .round("5322 5322 1111 0000 3333")
        .plays("1 aside");
    table
        .then("blockade - | phase stop | bank g55 | hand-size 2 11")
        .round_ends()
        .then("blockade -");
}

/// ESC-045 If nobody wins it goes aside.
#[test]
fn s4_3_nobody_wins() {
    fresh("4 seats")
        .round("5555 5322 1111 0000 3333")
        .then("blockade - | phase stop");
}

/// ESC-046 The blocked card is not revealed, stays in its slot, and is next round's card there.
/// ESC-053 The marker leaves it in phase 3, also if nobody wins; it is revealed in its own phase.
/// ESC-131 It then counts like any other.
#[test]
fn s4_3_the_card_is_carried_over() {
    let table = fresh("4 seats")
        .round("5322 5432 1111 0000 0000")
        .plays("1 block 2 O2");
    let table =
        table.then("phase stop | open 1 O2 - | open 3 O2 g3 | open 2 O2 - | down 2 O2 O3 O4 O5");
    let table = table.plays("1 aside").round_ends();
    let discs = table.table.public.discs[seat("2")];
    let table = table
        .then("round 2 | down 2 O2 | blockade 2 O2")
        .any_sites();
    let table = table
        .plays("2 lay O1 g3")
        .refuses("2 lay O2 g3", Illegal::OtherOfficial);
    let table = table
        .plays("2 lay O3 g0, 2 lay O4 g0, 2 lay O5 g1")
        .gold(&["3.33", "5.32", "0.00", "0.00", "1.11"].join(" "));
    let table = table.then("phase stop | blockade - | open 2 O2 g4 | down 2 O3 O4 O5");
    let table = table.plays("1 aside").round_ends();
    assert_eq!(table.table.public.discs[seat("2")], discs + 3 + 4 + 1);
}

/// ESC-047 The victim gets a stone at once and builds with it in the same round.
#[test]
fn s4_3_compensation() {
    let table = fresh("4 seats")
        .round("5322 1111 0000 5322 0000")
        .plays("1 block 3 O4");
    let table = table
        .then("stones 0 0 1 0")
        .plays("1 order 3 1 2 4")
        .asks("3");
    table.plays("3 build P1").then("part P1 3");
}

/// ESC-048 A player without a stone left gets none, and is blocked all the same.
#[test]
fn s4_3_no_stone_left() {
    let table = given("impossible | supply 2 0").round("5322 5322 1111 0000 0000");
    table
        .plays("1 block 2 O3")
        .then("blockade 2 O3 | stones 0 0 0 0");
}

/// ESC-049 A card blocked on O2 makes no bid: blocked 5 against 3, 2, 1.
#[test]
fn s4_3_blocked_on_the_stop() {
    let table = fresh("4 seats").round("1500 5321 2222 0000 0011");
    table.plays("2 block 1 O2").then("phase stop").asks("2");
}

/// ESC-050 Blocked on O3: A 4, B 4 blocked, C 3, D 3 give 4, 0, 2, 2 stones.
#[test]
fn s4_3_blocked_on_the_stones() {
    let table = fresh("4 seats")
        .round("5000 1111 4433 1111 0222")
        .plays("1 block 2 O3");
    table.then("stones 4 1 2 2 | down 2 O3 O5");
}

/// ESC-051 Blocked on O4: blocked 4 against 4, 2, 1: the other 4 wins.
#[test]
fn s4_3_blocked_on_the_order() {
    let table = fresh("4 seats")
        .round("5000 1111 0000 4421 1222")
        .plays("1 block 2 O4");
    table.then("phase order").asks("1");
}

/// ESC-052 Blocked on O5: blocked 5 against 0, 0, 0: nobody moves.
#[test]
fn s4_3_blocked_on_the_move() {
    let table = given("part P1 11")
        .round("5333 1111 1111 2222 0500")
        .plays("1 block 2 O5");
    let table = table.round_ends();
    assert!(!table.told.iter().any(|told| matches!(
        told,
        palast_core::LogItem::Public(eschnapur::Event::OfficialWon {
            official: eschnapur::Official::Move,
            ..
        })
    )));
}

/// ESC-054 With four another victim, ESC-055 and another official than last round, whoever's.
/// ESC-058 So the carried card cannot be blocked again.
#[test]
fn s4_3_not_the_same_again() {
    let table = given(
        "last-blockade 2 O4 | blocking 1 | down 2 O3 g1 | down 2 O4 g1 | down 3 O4 g1 | down 3 O5 g1",
    );
    table
        .refuses("1 block 2 O3", Illegal::SameVictim)
        .refuses("1 block 2 O4", Illegal::SameOfficial)
        .refuses("1 block 3 O4", Illegal::SameOfficial)
        .offers("1", "block 3 O5, aside");
}

/// ESC-056 Only the round before counts; ESC-057 after a round with the marker aside nothing does.
#[test]
fn s4_3_the_ban_lasts_one_round() {
    let table = fresh("4 seats")
        .round("5322 1111 2222 0000 0000")
        .plays("1 block 2 O3")
        .round_ends();
    let table = table.any_sites();
    let table = table.gold("5222 0000 0.00 3333 2211");
    let table = table
        .refuses("1 block 2 O4", Illegal::SameVictim)
        .plays("1 aside")
        .round_ends();
    let table = table.any_sites().gold("5333 0000 4555 3444 0000");
    table.plays("1 block 2 O3").then("blockade 2 O3");
}

/// ESC-166 Three: the same victim again, on another official. ESC-167 Another official also if the
/// other opponent is blocked. ESC-058 And the carried card never.
#[test]
fn s4_3_three_players() {
    let table = given(
        "3 seats | last-blockade 2 O4 | blocking 1 | down 2 O3 g1 | down 2 O4 g1 | down 3 O4 g1 | down 3 O5 g1",
    );
    table
        .refuses("1 block 3 O4", Illegal::SameOfficial)
        .refuses("1 block 2 O4", Illegal::SameOfficial)
        .offers("1", "block 2 O3, block 3 O5, aside")
        .plays("1 block 2 O3")
        .then("blockade 2 O3");
}
