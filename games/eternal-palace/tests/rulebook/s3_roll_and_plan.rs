//! §3, §3.1, §3.2 Round, Roll and Plan.

use eternal_palace::{EternalPalace, Faces, Groups, Illegal, Phase};
use palast_core::{Dice, Game, Imagine, Viewer};

use crate::situation::{fresh, given, seat};

/// EP-025 Roll, Plan, Play, Wrap-up, and again, until somebody has eight layers.
#[test]
fn s3_a_round() {
    let phase =
        |wanted: Phase| move |now: &crate::situation::Situation| now.table.public.phase == wanted;
    let table = fresh("2 seats").until(phase(Phase::Roll)).then("round 1");
    let table = table
        .until(phase(Phase::Plan))
        .until(phase(Phase::Play))
        .then("round 1");
    let table = table
        .until(|now| now.table.public.round == 2)
        .then("completed -");
    assert_eq!(table.table.public.phase, Phase::Roll);
}

/// EP-026 Exactly the dice held are rolled.
#[test]
fn s3_1_dice_held() {
    let table = given("2 seats | 1 held 4 | rolling");
    let faces: Vec<Faces> = Faces::all_of(4).collect();
    assert_eq!(table.chances().len(), faces.len());
    let total: u32 = table.chances().iter().map(|(_, weight)| weight).sum();
    assert_eq!(total, 6u32.pow(4));
    let table = table.chance("roll 1236");
    assert_eq!(table.chances().len(), 56, "seat 2 has three dice");
}

/// EP-027, EP-028, EP-029 Sorted by total, ties as before.
#[test]
fn s3_1_turn_order() {
    given("3 seats | row 1 2 3 | rolling")
        .chance("roll 146, roll 126, roll 236")
        .then("row 2 1 3");
    given("3 seats | row 3 1 2 | rolling")
        .chance("roll 111, roll 666, roll 111")
        .then("row 3 1 2");
    given("2 seats | row 2 1 | rolling")
        .chance("roll 123, roll 114")
        .then("row 2 1");
}

/// EP-030 After the roll only grouping is possible.
#[test]
fn s3_1_nothing_changes_dice() {
    let table = given("2 seats | 1 advisers A07a | rolling").chance("roll 123, roll 456");
    let table = table.asks("1 2").refuses("1 use A07a", Illegal::NotNow);
    assert!(
        table
            .answers("1")
            .iter()
            .all(|answer| answer.starts_with("group "))
    );
    table
        .refuses("1 place 1 1 1", Illegal::NotTheQuestion)
        .refuses("1 group 1 2 4", Illegal::NotTheseDice);
}

/// EP-031 5, 15, 52 groupings of different dice, each with every die once.
#[test]
fn s3_2_groupings() {
    let count = |faces: &str| Groups::all_of(faces.parse().unwrap()).len();
    assert_eq!(["123", "1234", "12345"].map(count), [5, 15, 52]);
    assert_eq!(count("111"), 3);
    given("2 seats | 1 dice 123 | 2 dice 456 | planning")
        .offers(
            "1",
            "group 1 2 3, group 1 23, group 2 13, group 3 12, group 123",
        )
        .refuses("1 group 1 2", Illegal::NotTheseDice)
        .refuses("1 group 1 2 3 3", Illegal::NotTheseDice)
        .refuses("1 group 456", Illegal::NotTheseDice);
}

/// EP-032 Until the last has answered, others see only that a seat has answered.
#[test]
fn s3_2_sealed() {
    let text = "3 seats | 1 dice 123 | 2 dice 456 | 3 dice 111 | planning";
    let one = given(text).plays("1 group 123").asks("2 3");
    let other = given(text).plays("1 group 1 2 3").asks("2 3");
    for viewer in [
        Viewer::Seat(seat("2")),
        Viewer::Seat(seat("3")),
        Viewer::Spectator,
    ] {
        assert!(one.table.view(viewer) == other.table.view(viewer));
    }
    let ask = EternalPalace::question(given(text).table.view_ref(seat("1")));
    assert!(EternalPalace::is_sealed(&ask));
    // Somebody else imagines any grouping of those dice.
    let mut dice = Dice::from_number(3);
    let world = EternalPalace::imagine(one.table.view_ref(seat("2")), &mut dice);
    assert_eq!(
        world.private[seat("1")].plan.unwrap().dice(),
        "123".parse().unwrap()
    );
}

/// EP-033, EP-034 The last answer shows all groups with the faces as rolled; they stay so.
#[test]
fn s3_2_reveal() {
    let table = given("2 seats | row 2 1 | 1 dice 123 | 2 dice 456 | planning");
    let table = table.plays("1 group 1 23, 2 group 456");
    let groups = |who: &str| -> Vec<String> {
        table
            .player(who)
            .groups_left()
            .map(|group| group.to_string())
            .collect()
    };
    assert_eq!(groups("1"), ["1", "23"]);
    assert_eq!(groups("2"), ["456"]);
    table
        .asks("2")
        .refuses("2 place 4 4 4", Illegal::NoSuchGroup)
        .refuses("2 place 45 9 45", Illegal::NoSuchGroup)
        .refuses("2 group 4 5 6", Illegal::NotTheQuestion);
}
