//! Version 2: the irrigation reward (V6).

use crate::situation::given_v2;

/// Seat 3 plants this square from this city; the points of all after it.
#[track_caller]
fn pays(start: &str, city: &str, square: &str, vp: &str) {
    for base in ["base | ", ""] {
        let start = format!("{base}turn 3 | camels 1 1 9 | goods 3 salt dates barley | {start}");
        let table = given_v2(&start).plays(&format!("3 caravan {city}"));
        let table = if table
            .menu()
            .iter()
            .any(|answer| answer.starts_with("plant"))
        {
            table.plays(&format!("3 plant {square}"))
        } else {
            table
        };
        table.then(&format!("vp {vp} | tiles 0 0 1 | card {city} B"));
    }
}

/// AM-241 Alone most: the quality printed on the card, whoever plants. AM-242 Neither Gardeners nor the
/// floor count. AM-244 Fewer cubes bring nothing. (V6; AM-266 with the expansion too.)
#[test]
fn alone_most() {
    // Quality 1 and a Gardener on floor 2: 1 to seat 2, nothing to seat 1.
    let canals = "canal 3 d2-d3 | canal 2 c2-c3 c3-d3 | canal 1 b3-c3";
    let start = format!("gardeners 0 0 1 | lay c3 t10 | {canals}");
    pays(&start, "eshnunna", "c3", "0 1 6");
    // Quality 2 on floor 1.
    pays("lay d1 t1 | canal 1 d1-d2", "khorsabad", "d1", "2 0 4");
    // Quality 2 and a Gardener on floor 3.
    let canals = "canal 3 d2-d3 c2-c3 | canal 1 b2-b3 | canal 2 b2-b3 b2-c2";
    let start = format!("gardeners 0 0 1 | lay b2 t16 | {canals}");
    pays(&start, "khorsabad", "b2", "0 2 8");
    // Quality 1 and two Gardeners on floor 4: 1 to the planter.
    let canals = "canal 1 d1-d2 c1-c2 b1-b2 b1-b2 | canal 3 a1-a2 a1-a2";
    let start = format!("gardeners 0 0 2 | {canals}");
    pays(&start, "eshnunna", "a1", "0 0 11");
}

/// AM-243 On a tie for most nobody gets anything (V6).
#[test]
fn tied_for_most() {
    let start = "lay d1 t1 | canal 1 d1-d2 | canal 2 c1-d1";
    pays(start, "eshnunna", "d1", "0 0 4");
    let canals = "canal 3 d2-d3 | canal 1 c2-c3 c3-d3 | canal 2 b3-c3 c3-c4";
    let start = format!("lay c3 t10 | {canals}");
    pays(&start, "khorsabad", "c3", "0 0 6");
}
