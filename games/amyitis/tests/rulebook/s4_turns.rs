//! §4 Phase II: turns and passing.

use amyitis::{Event, Gain, Illegal, Phase, Reason};

use crate::situation::{given, seat};

/// AM-042 Clockwise from the first player, one action a turn: pass, recruit, move the caravan.
#[test]
fn s4_one_action_a_turn() {
    let table = given("base | first 2 | turn 2 | goods 2 wine | camels 1 3 1");
    let table = table.offers_no("2", "noble").offers_no("2", "craft");
    let kinds: std::collections::BTreeSet<String> = table
        .menu()
        .iter()
        .map(|text| text.split(' ').next().unwrap().to_owned())
        .collect();
    assert_eq!(
        kinds.into_iter().collect::<Vec<_>>(),
        ["caravan", "pass", "recruit"]
    );
    table
        .plays("2 recruit r1 merchant, 3 recruit r2 merchant, 1 recruit r1 peasant, 1 field f1")
        .asks("2");
}

/// AM-043 Passing is always possible, and the only thing when nothing else is.
#[test]
fn s4_passing_is_always_possible() {
    let table = given("base | goods 1 wine").offers("1", "pass");
    drop(table);
    let table = given("base | rows PME EMR PPR | talents 0 0 0 | camels 0 0 0");
    assert_eq!(table.menu(), ["pass"]);
}

/// AM-044 No further action after passing. AM-045 A talent each later time the turn comes. AM-046 None on
/// the turn of passing.
#[test]
fn s4_who_has_passed() {
    let table = given("base")
        .plays("1 pass")
        .then("talents 4 4 4")
        .asks("2");
    let table = table.plays("2 recruit r1 merchant, 3 recruit r2 merchant");
    // 1 is passed over and has one talent more.
    let table = table.asks("2").then("talents 5 4 4");
    let (gain, why) = (Gain::Talents(1), Reason::Passing);
    let table = table.tells(Event::Got {
        seat: seat("1"),
        gain,
        why,
    });
    table
        .plays("2 recruit r3 priest, 2 temple ishtar")
        .asks("3");
}

/// AM-047 With one active player left, every passed one gets a talent between two of their turns. AM-048
/// The last pass ends the phase at once: no talent after it (anchor 9).
#[test]
fn s4_the_last_active_player() {
    let table = given("base")
        .plays("1 pass, 2 pass")
        .then("talents 4 4 4")
        .asks("3");
    let table = table
        .plays("3 recruit r1 merchant")
        .asks("3")
        .then("talents 5 5 4");
    let table = table
        .plays("3 recruit r2 merchant")
        .asks("3")
        .then("talents 6 6 4");
    let table = table.plays("3 pass").then("talents 6 6 4");
    assert_eq!(table.table.public.phase, Phase::RoundEnd);
}

/// AM-049 In the next round all are active again.
#[test]
fn s4_passing_ends_with_the_round() {
    let table = given("base").next_round().settle();
    assert_eq!(table.table.public.active.len(), 3);
    let table = table.plays("2 pass").asks("3");
    table.refuses("3 field f1", Illegal::NotTheQuestion);
}
