//! §9.1 The Labyrinth.

use eternal_palace::{Illegal, Space};

use crate::situation::{Situation, fresh, given};

fn labyrinth(more: &str) -> Situation {
    given(&format!("2 seats | option labyrinth on | {more}"))
}

/// EP-232 Everybody stands on the start, the feature token lies on the centre.
#[test]
fn s9_1_everybody_starts_outside() {
    let table = fresh("5 seats | option labyrinth on").table;
    for who in table.public.everyone() {
        assert_eq!(table.public.players[who].space, Space::S);
    }
    let start = given("5 seats | option labyrinth on | 1 groups 1 | turn 1");
    start
        .then("token LA")
        .plays("1 place 1 LA 1")
        .offers("1", "path A1, path A2, path B2");
}

/// EP-233 A single die of any value, exactly one path, its price in fish.
#[test]
fn s9_1_one_die_one_path() {
    for die in 1..=6 {
        let place = format!("1 place {die} LA {die}");
        labyrinth(&format!("1 has 1 fish | 1 groups {die} 11 | turn 1"))
            .refuses("1 place 11 LA 11", Illegal::WrongNumberOfDice)
            .plays(&place)
            .offers("1", "path A1, path A2")
            .refuses("1 path B2", Illegal::PriceNotPayable)
            .refuses("1 path C1", Illegal::NoPath)
            .refuses("1 path S", Illegal::NoPath)
            .refuses("1 decline", Illegal::MustTake)
            .plays("1 path A1")
            // The next question is the next group: one path for a visit.
            .then("1 space A1 | 1 has 1 wood")
            .refuses("1 path B1", Illegal::NotTheQuestion);
    }
    given("2 seats | 1 groups 1 | turn 1").refuses("1 place 1 LA 1", Illegal::NotInPlay);
    // The value does not matter, so dice are not turned.
    labyrinth("1 groups 1 | turn 1").refuses("1 place 1 LA 2", Illegal::NotTheCheapest);
}

/// EP-233, EP-073 The crowd and the path are paid together, or not at all.
#[test]
fn s9_1_crowd_and_path_together() {
    let crowded = |fish: u8| {
        labyrinth(&format!(
            "1 has {fish} fish | 2 at LA 3 | 1 at LA 2 | 1 groups 1 | turn 1"
        ))
    };
    crowded(1).refuses("1 place 1 LA 1", Illegal::TooLittleFish);
    crowded(2).refuses("1 place 1 LA 1", Illegal::PriceNotPayable);
    crowded(3)
        .plays("1 place 1 LA 1")
        .then("1 has 1 fish")
        .plays("1 path A2")
        .then("1 has 1 stone");
}

/// EP-234 Every space gives what is drawn there.
#[test]
fn s9_1_rewards() {
    for (from, to, fish, reward) in [
        ("S", "A1", 1, "1 wood"),
        ("S", "A2", 1, "1 stone"),
        ("A1", "B1", 1, "1 kaolin"),
        ("A2", "B3", 1, "1 bronze"),
        ("B1", "C1", 2, "1 bronze"),
        ("B3", "C3", 2, "1 kaolin"),
    ] {
        labyrinth(&format!(
            "1 space {from} | 1 has {fish} fish | 1 groups 1 2 | turn 1"
        ))
        .plays(&format!("1 place 1 LA 1, 1 path {to}"))
        .then(&format!("1 space {to} | 1 has {reward} | 1 palace 0"));
    }
    for (from, to) in [("S", "B2"), ("B2", "C2")] {
        labyrinth(&format!(
            "1 space {from} | 1 has 3 fish | 1 groups 1 2 | turn 1"
        ))
        .plays(&format!("1 place 1 LA 1, 1 path {to}"))
        .then(&format!("1 space {to} | 1 has 0 nothing | 1 palace 1"));
    }
}

/// EP-235 The centre gives layer X, and a feature to the first.
#[test]
fn s9_1_the_centre() {
    labyrinth(
        "1 space C1 | 2 space C3 | 1 has 2 fish | 2 has 3 fish | 1 groups 1 2 | 2 groups 1 2 | turn 1",
    )
    .plays("1 place 1 LA 1, 1 path X")
    .then("1 layers X | 1 space X | 1 has 0 nothing")
    .plays("1 feature moon")
    .then("1 features 1 | no-token LA")
    .plays("2 place 1 LA 1, 2 path X")
    .then("2 layers X | 2 features 0 | 2 has 0 nothing")
    .asks("1");
}

/// EP-235 The layer counts for the end.
#[test]
fn s9_1_the_centre_can_end_the_match() {
    labyrinth(
        "1 layers 1 2 3 4 5 6 7 | no-token LA | 1 space C2 | 1 has 2 fish | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 LA 1, 1 path X")
    .then("completed 1");
}

/// EP-236, Q-35 Both ways, again and again, together with others; but not out of the centre in version 1.
#[test]
fn s9_1_back_and_forth() {
    labyrinth("1 space A1 | 2 space A1 | 1 has 4 fish | 1 groups 1 1 1 | turn 1")
        .plays("1 place 1 LA 1, 1 path S")
        .then("1 space S | 1 has 3 fish")
        .plays("1 place 1 LA 1, 1 path A1")
        .then("1 space A1 | 2 space A1 | 1 has 1 fish 1 wood")
        .refuses("1 place 1 LA 1", Illegal::PriceNotPayable);
    labyrinth("rules 1 | 1 space X | 1 has 9 fish | 1 groups 1 | turn 1")
        .refuses("1 place 1 LA 1", Illegal::InTheCentre);
}

/// EP-374 Out of the centre as out of every other space: a path, its price, the reward; the layer stays, and
/// coming back brings no second one and no second feature.
#[test]
fn s9_1_out_of_the_centre() {
    labyrinth("1 space X | no-token LA | 1 has 9 fish | 1 groups 1 1 2 | turn 1")
        .plays("1 place 1 LA 1")
        .offers("1", "path C1, path C2, path C3")
        .refuses("1 path B2", Illegal::NoPath)
        .plays("1 path C2")
        .then("1 space C2 | 1 layers X | 1 has 7 fish | 1 palace 1")
        .plays("1 place 1 LA 1, 1 path X")
        .then("1 space X | 1 layers X | 1 features 0 | 1 has 4 fish | 1 palace 1")
        .asks("1");
    labyrinth("1 space X | no-token LA | 1 has 1 fish | 1 groups 1 | turn 1")
        .refuses("1 place 1 LA 1", Illegal::PriceNotPayable);
}

/// EP-237 The board of the edition: ten spaces, eighteen paths.
#[test]
fn s9_1_the_board() {
    let plan = fresh("2 seats | option labyrinth on")
        .table
        .rules
        .edition
        .labyrinth;
    let paths = "S-A1 1, S-A2 1, S-B2 3, A1-A2 1, A1-B1 1, B1-C1 2, A2-B3 1, A1-B2 3, A2-B2 3, \
                 B1-B2 3, B2-B3 3, C2-X 2, B3-C3 2, B2-C2 3, C1-C2 3, C2-C3 3, C1-X 2, C3-X 2";
    let mut wanted = [[0u8; Space::COUNT]; Space::COUNT];
    for path in paths.split(", ") {
        let (ends, fish) = path.split_once(' ').unwrap();
        let (from, to) = ends.split_once('-').unwrap();
        let (from, to): (Space, Space) = (from.parse().unwrap(), to.parse().unwrap());
        wanted[from.index()][to.index()] = fish.parse().unwrap();
        wanted[to.index()][from.index()] = fish.parse().unwrap();
    }
    assert_eq!(plan.paths, wanted);
    assert_eq!(plan.layout.iter().flatten().count(), 10);
    assert_eq!(plan.price(Space::C1, Space::X), Some(2));
    assert_eq!(plan.price(Space::X, Space::C1), Some(2));
}

/// EP-238 The cheapest way: 4 visits and 6 fish, and 3 more here because one's own dice crowd it.
#[test]
fn s9_1_the_cheapest_way() {
    labyrinth("no-token LA | 1 has 9 fish | 1 groups 1 1 1 1 2 | turn 1")
        .plays("1 place 1 LA 1, 1 path A1, 1 place 1 LA 1, 1 path B1")
        .plays("1 place 1 LA 1, 1 path C1, 1 place 1 LA 1, 1 path X")
        .then("1 layers X | 1 has 1 wood 1 kaolin 1 bronze");
}

/// EP-239 The fastest way: 3 visits and 8 fish, and 2 more for the crowd.
#[test]
fn s9_1_the_fastest_way() {
    labyrinth("no-token LA | 1 has 10 fish | 1 groups 1 1 1 2 | turn 1")
        .plays("1 place 1 LA 1, 1 path B2, 1 place 1 LA 1, 1 path C2, 1 place 1 LA 1, 1 path X")
        .then("1 layers X | 1 has 0 nothing | 1 palace 2");
}

/// Q-20 Nothing can be used between placing and paying the path.
#[test]
fn s9_1_no_trader_before_the_path() {
    labyrinth("1 advisers A07a | 1 has 1 fish 1 wisdom | 1 groups 1 2 | turn 1")
        .plays("1 place 1 LA 1")
        .refuses("1 use A07a", Illegal::NotNow)
        .plays("1 path A1, 1 use A07a")
        .then("1 has 2 fish 1 wood");
}
