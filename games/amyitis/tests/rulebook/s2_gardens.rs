//! §2.1, §2.2: gardens and canals.

use std::collections::BTreeMap;

use amyitis::{Canals, Edition, Illegal, Side, Square};
use palast_core::{Dice, Edition as _, Seat};

use crate::situation::{fresh, given, given_v1, given_v2, square};

fn edition() -> Edition {
    Edition::parse(Edition::DEFAULT_TEXT).unwrap()
}

fn open(canals: &Canals) -> Vec<String> {
    let open = Side::all().filter(|side| canals.open() & side.bit() != 0);
    open.map(|side| side.to_string()).collect()
}

fn fresh_canals() -> Canals {
    fresh("4 seats").table.public.canals
}

fn dig(canals: &mut Canals, seat: u8, side: &str) {
    let side: Side = side.parse().unwrap();
    let double = edition().symbols(side) == 2;
    canals.dig(Seat::ALL[usize::from(seat) - 1], side, double);
}

/// AM-023 Four floors with 7, 5, 3 and 1 squares. AM-024 They need quality 1, 2, 3 and 3.
#[test]
fn s2_1_floors() {
    let mut squares = [0; 4];
    for square in Square::all() {
        let floor = 4 - square.row().max(square.column());
        assert_eq!(square.floor(), floor);
        assert_eq!(square.needs(), [1, 2, 3, 3][usize::from(floor) - 1]);
        squares[usize::from(floor) - 1] += 1;
    }
    assert_eq!(squares, [7, 5, 3, 1]);
    assert_eq!(square("a1").floor(), 4);
}

/// AM-025 24 sides between squares, none outside. AM-026 Eight of them double: 32 symbols.
#[test]
fn s2_2_symbols() {
    let edition = edition();
    let mut symbols = 0;
    let mut double = 0;
    for side in Side::all() {
        let [a, b] = side.squares();
        let neighbours = a.row().abs_diff(b.row()) + a.column().abs_diff(b.column());
        assert_eq!(neighbours, 1, "{side}");
        let high = a.floor().max(b.floor()) >= 3;
        assert_eq!(edition.symbols(side), if high { 2 } else { 1 }, "{side}");
        symbols += edition.symbols(side);
        double += u8::from(high);
    }
    assert_eq!((Side::all().count(), symbols, double), (24, 32, 8));
}

/// AM-027 Six sides on a fresh board (anchor 2). AM-032 The river irrigates nothing.
#[test]
fn s2_2_fresh_board() {
    let canals = fresh_canals();
    let mut found = open(&canals);
    found.sort();
    assert_eq!(
        found,
        ["a4-b4", "b4-c4", "c4-d4", "d1-d2", "d2-d3", "d3-d4"]
    );
    assert_eq!(canals.irrigated(), 0);
    let table = given("base | rows eee eee eee").plays("1 recruit r1 engineer");
    table.offers(
        "1",
        "canal a4-b4, canal b4-c4, canal c4-d4, canal d1-d2, canal d2-d3, canal d3-d4",
    );
}

/// AM-028 Only on a free symbol with a wet end.
#[test]
fn s2_2_where_a_cube_may_go() {
    let table = given("base | canal 2 d1-d2 | rows eee eee eee").plays("1 recruit r1 engineer");
    table
        .refuses("1 canal d1-d2", Illegal::SideFull)
        .refuses("1 canal b1-b2", Illegal::NoWater)
        .refuses("1 canal a1-a2", Illegal::NoWater)
        .plays("1 canal c1-d1")
        .asks("2");
}

/// AM-029 A covered side makes both ends wet; one cube on a double side does not.
#[test]
fn s2_2_water_flows_on() {
    let mut canals = fresh_canals();
    let before = open(&canals);
    dig(&mut canals, 1, "d1-d2");
    let new: Vec<String> = open(&canals)
        .into_iter()
        .filter(|side| !before.contains(side))
        .collect();
    assert_eq!(new, ["c1-c2", "c1-d1", "c2-d2"]);
    dig(&mut canals, 1, "c1-c2");
    let before = open(&canals);
    // b2-c2 is double: after one cube nothing new is wet, after two it is.
    dig(&mut canals, 1, "b2-c2");
    assert_eq!(open(&canals), before);
    dig(&mut canals, 2, "b2-c2");
    let after = open(&canals);
    assert!(!after.contains(&"b2-c2".to_owned()));
    assert!(after.contains(&"b2-b3".to_owned()) && !before.contains(&"b2-b3".to_owned()));
}

/// AM-030 Whose cubes they are does not matter, for the path nor for irrigation.
#[test]
fn s2_2_anybodys_cubes() {
    let mut mixed = fresh_canals();
    let mut alone = fresh_canals();
    for (index, side) in ["d1-d2", "c1-c2", "b1-b2", "b1-b2", "b1-c1", "b1-c1"]
        .iter()
        .enumerate()
    {
        dig(&mut alone, 1, side);
        dig(&mut mixed, index as u8 % 4 + 1, side);
    }
    assert_eq!(open(&alone), open(&mixed));
    assert_eq!(alone.irrigated(), mixed.irrigated());
    assert_eq!(mixed.irrigated() & square("b1").bit(), square("b1").bit());
}

/// AM-031 A covered side irrigates both its squares (anchor 3); half a double side none.
#[test]
fn s2_2_irrigation() {
    let mut canals = fresh_canals();
    dig(&mut canals, 3, "d1-d2");
    assert_eq!(canals.irrigated(), square("d1").bit() | square("d2").bit());
    dig(&mut canals, 3, "c1-c2");
    let before = canals.irrigated();
    dig(&mut canals, 3, "b1-b2");
    assert_eq!(canals.irrigated(), before);
    dig(&mut canals, 3, "b1-b2");
    assert_eq!(
        canals.irrigated(),
        before | square("b1").bit() | square("b2").bit()
    );
}

/// AM-033 While a symbol is free a legal one exists; all 32 can be filled (anchor 4).
#[test]
fn s2_2_all_can_be_filled() {
    for seed in 0..200 {
        let mut dice = Dice::from_number(seed);
        let mut canals = fresh_canals();
        for cubes in 0..32 {
            let sides = open(&canals);
            assert!(!sides.is_empty(), "after {cubes} cubes");
            dig(&mut canals, 1, &dice.pick(&sides).clone());
        }
        assert_eq!(canals.open(), 0);
        assert_eq!(canals.irrigated(), u16::MAX);
    }
}

/// AM-034 The top square takes six cubes and no fewer (anchor 4).
#[test]
fn s2_2_the_top_square() {
    let edition = edition();
    let mut canals = fresh_canals();
    for side in ["d1-d2", "c1-c2", "b1-b2", "b1-b2", "a1-a2", "a1-a2"] {
        assert_eq!(canals.irrigated() & 1, 0);
        dig(&mut canals, 1, side);
    }
    assert_eq!(canals.irrigated() & 1, 1);
    // All boards with five cubes, breadth first.
    let covered = |board: &Canals| -> Vec<(Side, u8)> {
        let symbols = Side::all().flat_map(|side| [(side, 0), (side, 1)]);
        let full = |(side, symbol): &(Side, u8)| board.cube(*side, *symbol).is_some();
        symbols.filter(full).collect()
    };
    let mut boards = vec![fresh_canals()];
    for _ in 0..5 {
        let mut next = BTreeMap::new();
        for board in &boards {
            for side in Side::all().filter(|side| board.open() & side.bit() != 0) {
                let mut after = *board;
                after.dig(Seat::ALL[0], side, edition.symbols(side) == 2);
                next.insert(covered(&after), after);
            }
        }
        boards = next.into_values().collect();
        assert!(boards.iter().all(|board| board.irrigated() & 1 == 0));
    }
}

/// AM-035 Empty squares of two players are never planted, but their sides lead water.
#[test]
fn s2_2_empty_squares() {
    // Beside the empty d1 of version 1 and b4 of version 2 there is one square to plant.
    let side = "v1: canal 1 d1-d2 | v2: canal 1 b4-c4 | v1: lay d2 t1 | v2: lay c4 t1";
    let table = given(&format!(
        "2 seats | base | {side} | goods 1 @eshnunna | camels 3 1"
    ));
    assert_ne!(
        table.table.public.canals.irrigated() & square("b4").bit(),
        0
    );
    let table = table.plays("1 caravan eshnunna").then("caravan eshnunna");
    // Only that one could be planted, so nothing was asked.
    table.then("tiles 1 0 | v1: left 11 | v2: left 12");
    let lone = given(&format!(
        "2 seats | base | {side} | v1: planted 2 d2 | v2: planted 2 c4 | goods 1 @eshnunna"
    ));
    lone.refuses("1 caravan eshnunna", Illegal::NothingToPlant);
    given_v1("2 seats | base | canal 1 d1-d2 c1-d1 | rows eee eee")
        .plays("1 recruit r1 engineer, 1 canal c1-c2");
    given_v2("2 seats | base | canal 1 a4-b4 b3-b4 | rows eee eee")
        .plays("1 recruit r1 engineer, 1 canal b3-c3");
}

/// AM-036 Cubes on canals stay, after planting too. AM-121 An emptied square is never planted again.
#[test]
fn s2_2_cubes_stay() {
    let table = given(
        "base | canal 1 d1-d2 | canal 2 d2-d3 | planted 3 d3 | camels 9 1 1 | goods 1 @eshnunna @ur @mari | lay d1 t1 | lay d2 t2",
    );
    let table = table.plays("1 caravan eshnunna, 1 plant d1, 2 pass, 3 pass");
    let canals = table.table.public.canals;
    assert_eq!(
        (canals.count(Seat::ALL[0]), canals.count(Seat::ALL[1])),
        (1, 1)
    );
    let table = table.plays("1 caravan ur").then("tiles 2 0 1");
    table.refuses("1 caravan mari", Illegal::NothingToPlant);
}
