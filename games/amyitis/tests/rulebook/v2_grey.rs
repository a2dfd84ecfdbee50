//! Version 2: grey cubes on canals (V7 to V10).

use amyitis::{Event, Side};

use crate::situation::{Situation, given_v2};

fn open(table: &Situation) -> Vec<String> {
    let open = table.table.public.canals.open();
    let mut names: Vec<String> = Side::all()
        .filter(|side| open & side.bit() != 0)
        .map(|side| side.to_string())
        .collect();
    names.sort_unstable();
    names
}

fn is_open(table: &Situation, side: &str) -> bool {
    open(table).iter().any(|name| name == side)
}

fn is_wet(table: &Situation, square: &str) -> bool {
    let square: amyitis::Square = square.parse().unwrap();
    table.table.public.canals.irrigated() & square.bit() != 0
}

/// AM-218 Grey cubes between planted squares. AM-219 None to squares that hold a tile. AM-221 They lead
/// water on. (V7)
#[test]
fn a_grey_cube_opens_a_way() {
    let table = given_v2(
        "4 seats | base | turn 3 | canal 1 d1-d2 | canal 2 d3-d4 | lay d2 t1 | lay d3 t3 \
         | camels 1 1 9 1 | goods 3 salt dates barley",
    );
    let mut nine = vec![
        "a4-b4", "b4-c4", "c4-d4", "d2-d3", "c1-d1", "c2-d2", "c1-c2", "c3-d3", "c3-c4",
    ];
    nine.sort_unstable();
    assert_eq!(open(&table), nine);
    let table = table.plays("3 caravan eshnunna, 3 plant d2");
    let table = table.then("vp 1 0 4 0 | canal d1-d2 1 | canal d2-d3 | canal c2-d2");
    assert_eq!(table.table.public.canals.grey(), 0);
    let table = table.plays("4 recruit r1 merchant, 1 pass, 2 pass");
    let table = table.plays("3 caravan khorsabad, 3 plant d3");
    let table = table.then("vp 1 2 7 0 | canal d2-d3 g | canal c3-d3 | canal d3-d4 2");
    let side: Side = "d2-d3".parse().unwrap();
    let table = table.tells(Event::CanalFilled { side, cubes: 1 });
    assert!(is_open(&table, "c2-c3") && !is_open(&table, "d2-d3"));
    assert!(!is_wet(&table, "c2") && !is_wet(&table, "c3"));
    let table = table.plays("4 recruit r2 engineer, 4 canal c2-c3");
    assert!(is_wet(&table, "c2") && is_wet(&table, "c3"));
}

/// AM-220 On a double side with one cube the other symbol alone gets a grey one (V8).
#[test]
fn half_a_double_side() {
    let table = given_v2(
        "4 seats | base | turn 3 | canal 4 d3-d4 c3-c4 | canal 2 b3-b4 b3-c3 | canal 1 b2-b3 \
         | planted 1 b2 | lay b3 t10 | camels 1 1 9 1 | goods 3 dates barley",
    );
    let table = table.plays("3 caravan khorsabad, 3 plant b3");
    table.then("vp 0 2 6 0 | canal b2-b3 1 g | canal a3-b3 | canal b3-b4 2 | canal b3-c3 2");
}

/// AM-218 An empty double side gets two grey cubes. AM-223 They bring no points and nobody is asked.
#[test]
fn a_whole_double_side() {
    let start = "base | canal 3 d2-d3 c2-c3 b3-c3 | planted 2 b2 | lay b3 t10";
    let table = given_v2(&format!("{start} | camels 9 1 1 | goods 1 dates barley"));
    let table = table.plays("1 caravan khorsabad, 1 plant b3").asks("2");
    let table = table.then("vp 6 0 2 | canal b2-b3 g g");
    assert_eq!(table.table.public.canals.grey(), 2);
    let side: Side = "b2-b3".parse().unwrap();
    table.tells(Event::CanalFilled { side, cubes: 2 });
}

/// AM-217 Only a line of full sides from the river makes a corner wet. AM-222 A grey side apart from it
/// leads no water until a line reaches it. (V9)
#[test]
fn grey_apart_from_the_river() {
    let table = given_v2(
        "base | canal 1 d1-d2 c1-c2 d3-d4 c3-c4 | planted 3 c2 | lay c3 t10 | camels 9 1 1 \
         | goods 1 dates barley",
    );
    let table = table.plays("1 caravan khorsabad, 1 plant c3");
    let table = table.then("canal c2-c3 g");
    assert!(!is_open(&table, "b2-b3"));
    let table = table.plays("2 recruit r1 engineer, 2 canal d2-d3");
    assert!(is_open(&table, "b2-b3"));
    // One cube on a double side does not carry the line on.
    let table = table.plays("3 recruit r2 engineer, 3 canal b2-b3");
    assert!(!is_open(&table, "a2-b2") && is_open(&table, "b2-b3"));
}

/// AM-219 No grey cube to the empty squares of two players (V10).
#[test]
fn empty_squares_count_as_unplanted() {
    let table = given_v2(
        "2 seats | base | turn 2 | canal 1 d3-d4 c3-c4 b3-c3 | camels 1 9 | goods 2 dates barley",
    );
    let table = table.plays("2 caravan khorsabad, 2 plant b3");
    table.then("canal a3-b3 | canal b3-b4 | canal b3-c3 1 | canal b2-b3");
}

/// AM-223 Grey cubes never run out: a board planted square by square has them between all of them.
#[test]
fn grey_cubes_never_run_out() {
    let mut canals = given_v2("base").table.public.canals;
    let edition = &given_v2("base").table.rules.edition;
    let laid: u8 = Side::all()
        .map(|side| canals.dig_grey(side, edition.symbols(side) == 2))
        .sum();
    assert_eq!((laid, canals.grey(), canals.open()), (32, 32, 0));
}
