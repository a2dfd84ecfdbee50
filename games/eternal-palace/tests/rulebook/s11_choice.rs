//! §11.3, §11.4 The human's turns against him; which group he plays; the free visit; the examples.

use crate::s11_situation::{done, group_of, turn};
use crate::situation::given;

/// EP-306 He is one player whatever he has lying there.
#[test]
fn s11_3_crowding() {
    let enter = |text: &str| {
        let table = given(&format!(
            "1 seat | 1 has 3 fish | 1 groups 4 | turn 1 | {text}"
        ));
        table.plays("1 place 4 4 4")
    };
    enter("2 at SC 4").then("1 has 3 fish 1 wood");
    enter("2 at 4 4").then("1 has 2 fish 1 wood");
    enter("2 at 4 13 | 2 at 4 4").then("1 has 2 fish 1 wood");
    enter("1 at 4 4").then("1 has 2 fish 1 wood");
    enter("1 at 4 4 | 2 at 4 4").then("1 has 1 fish 1 wood");
}

/// EP-307 Fish and wisdom go to him, resources to the supply, and he gets wisdom for them.
#[test]
fn s11_3_diplomats() {
    let with = |card: &str, goods: &str| {
        let text = format!("1 seat | 1 advisers {card} | 1 has {goods} | 1 groups 1 | turn 1");
        given(&format!("{text} | 2 has 0 nothing")).plays(&format!("1 use {card}"))
    };
    with("A14a", "1 fish").then("1 has 2 wisdom | 2 has 1 fish");
    with("A13a", "1 wisdom")
        .plays("1 take wood")
        .then("1 has 1 fish 1 wood | 2 has 1 wisdom");
    with("A16a", "1 stone").then("1 has 3 wisdom | 2 has 1 wisdom");
    with("A18a", "3 stone").then("1 has 0 nothing | 2 has 3 wisdom | 1 palace 1");
}

/// EP-308 Artisan 23 of the human looks at the Master's total.
#[test]
fn s11_3_artisan_23() {
    let roll = |dice: &str| {
        let table = given("1 seat | 1 has 0 nothing | 1 advisers A23a | rolling");
        table.chance(dice)
    };
    roll("roll 114, die 1, die 1, die 5").then("1 has 2 wisdom | row 1 2");
    roll("roll 114, die 1, die 2, die 3").then("1 has 2 wisdom");
    roll("roll 114, die 1, die 1, die 3").then("1 has 0 nothing | row 2 1");
}

/// EP-309 The topmost that matches a group not yet placed, else the topmost.
#[test]
fn s11_4_which_group() {
    let free = |group: &str, because: &str, place: &str| {
        format!("{group} ({because}) to {place} (free) for 0 fish 0 wisdom")
    };
    let table = given("1 seat | 1 groups 36 5 | 2 groups 6 45 5 | turn 2").masters_turn();
    table.chose(&free("45", "matches 9", "9"));
    let table = given("1 seat | 1 groups 36 5 | 2 groups 6 5 45 | turn 2").masters_turn();
    table.chose(&free("5", "matches 5", "5"));
    let table = given("1 seat | 1 groups 36 | 2 groups 6 5 | turn 2").masters_turn();
    table.chose(&free("6", "topmost", "6"));
    let placed = given("1 seat | 1 at SC 36 | 1 groups 1 | 2 groups 5 45 | turn 2");
    placed.masters_turn().chose(&free("5", "topmost", "5"));
    let his = given("1 seat | 1 groups 36 | 2 at 4 4 | 2 groups 5 6 | turn 2").masters_turn();
    his.chose(&free("5", "topmost", "5"));
}

/// EP-310 The group is kept although the mine would be free for the other one.
#[test]
fn s11_4_the_group_is_kept() {
    turn("monument 3 2 | 2 has 0 nothing | 2 groups 3 45")
        .chose("3 (topmost) to EB (bridge, entry 3) for 0 fish 0 wisdom");
}

/// EP-311 The free visit comes before the strategy, but only without dice there.
#[test]
fn s11_4_free_visit() {
    let text = "option strategy enlightenment | 2 groups 4";
    turn(text)
        .chose("4 (topmost) to 4 (free) for 0 fish 0 wisdom")
        .then("2 track 4 1");
    for dice in ["1 at 4 4", "2 at 4 4"] {
        turn(&format!("{text} | {dice}"))
            .chose("4 (topmost) to EB (bridge, entry 1) for 0 fish 0 wisdom");
    }
}

/// EP-312 Where a visit helps him, and when it no longer does.
#[test]
fn s11_4_what_helps() {
    for number in 2..=12 {
        let group = group_of(number);
        let free = format!("{group} (topmost) to {number} (free) for 0 fish 0 wisdom");
        let goes = |text: &str| turn(&format!("2 groups {group} | {text}")).choice();
        assert_eq!(goes("2 has 0 nothing"), free);
        assert!(!goes(&done(number)).contains("free"), "{number}");
        let still = match number {
            // A monument he has lost, although he has its layer.
            3 | 5 | 8 | 10 => format!("2 layers {number} | monument {number} 1"),
            7 => "2 temple 16".to_owned(),
            12 => "2 market 2".to_owned(),
            2 | 4 | 6 => format!("2 track {number} 3"),
            _ => format!("2 track {number} 1"),
        };
        assert_eq!(goes(&still), free);
    }
    let one = given("1 seat | 1 groups 2 | 2 groups 1 | 2 track 1 3 | turn 2").masters_turn();
    one.chose("1 (topmost) to 1 (free) for 0 fish 0 wisdom");
    let top = given("1 seat | 1 groups 2 | 2 groups 1 | 2 layers 1 | turn 2").masters_turn();
    assert!(!top.choice().contains("free"));
}

/// EP-313 The first possible action of the list, one after the other made impossible.
#[test]
fn s11_4_the_first_possible_action() {
    let crowded = "1 at 4 4 | 2 groups 4";
    turn(&format!("{crowded} | 2 has 1 fish 5 wisdom"))
        .chose("4 (topmost) to 4 (fish, entry 1) for 1 fish 0 wisdom");
    turn(&format!("{crowded} | 2 has 0 fish 5 wisdom"))
        .chose("4 (topmost) to 5 (wisdom, entry 2) for 0 fish 1 wisdom");
    turn(&format!("{crowded} | 2 has 5 fish 5 wisdom | 2 layers 4"))
        .chose("4 (topmost) to 5 (wisdom, entry 2) for 0 fish 1 wisdom");
    turn(&format!("{crowded} | 2 has 0 nothing"))
        .chose("4 (topmost) to EB (bridge, entry 3) for 0 fish 0 wisdom");
}

/// EP-322 Example (a): his 9 matches the human's 9, and the mine is empty.
#[test]
fn s11_4_example_a() {
    given("1 seat | 1 groups 36 2 | 2 groups 5 45 6 | turn 2")
        .masters_turn()
        .chose("45 (matches 9) to 9 (free) for 0 fish 0 wisdom")
        .then("2 track 9 1 | 2 has 2 fish 2 wisdom | 2 groups 5 6");
}

/// EP-323 Example (b): dice at 9, and 1 fish.
#[test]
fn s11_4_example_b() {
    given("1 seat | 1 at 9 45 | 1 groups 36 2 | 2 has 1 fish | 2 groups 5 45 6 | turn 2")
        .masters_turn()
        .chose("45 (matches 9) to 9 (fish, entry 1) for 1 fish 0 wisdom")
        .then("2 track 9 1 | 2 has 0 nothing");
}

/// EP-324 Example (c): dice at 9, no fish, 2 wisdom.
#[test]
fn s11_4_example_c() {
    given("1 seat | 1 at 9 45 | 1 groups 36 2 | 2 has 2 wisdom | 2 groups 5 45 6 | turn 2")
        .masters_turn()
        .chose("45 (matches 9) to 10 (wisdom, entry 2) for 0 fish 1 wisdom")
        .then("monument 10 2 | 2 has 1 wisdom | 2 palace 1");
}

/// EP-325 Example (d): the pavilion is his, and he has nothing.
#[test]
fn s11_4_example_d() {
    turn("monument 3 2 | 2 has 0 nothing | 2 groups 3")
        .chose("3 (topmost) to EB (bridge, entry 3) for 0 fish 0 wisdom")
        .then("2 bridge 3 | 2 palace 0");
}

/// EP-326 Example (e): and his Bridge marker is at the end.
#[test]
fn s11_4_example_e() {
    turn("monument 3 2 | 2 has 0 nothing | 2 groups 3 | 2 bridge 16 | no-token EB")
        .chose("3 (topmost) to 3 (monument, entry 4) for 0 fish 0 wisdom")
        .then("2 palace 1 | price 3 2 | monument 3 2");
}

/// EP-307 Diplomats 15 and 17 in solo: fish go to the Master, a resource becomes wisdom for him.
#[test]
fn s11_3_more_diplomats_in_solo() {
    let with = |card: &str, goods: &str, answers: &str| {
        let text = format!("1 seat | 1 advisers {card} | 1 has {goods} | 1 groups 1 | turn 1");
        given(&format!("{text} | 2 has 0 nothing")).plays(&format!("1 use {card}, {answers}"))
    };
    with("A15a", "3 fish", "1 take wood, 1 take bronze")
        .then("1 has 1 wood 1 bronze | 2 has 3 fish");
    with("A17a", "1 stone 1 wood", "1 pay stone, 1 take kaolin")
        .then("1 has 3 wisdom 1 wood 1 kaolin | 2 has 1 wisdom");
}
