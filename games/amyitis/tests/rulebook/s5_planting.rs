//! §5: planting a garden tile.

use amyitis::{Event, Gain, Illegal, Reason, reward};

use crate::situation::{edition_of, given, given_v1, given_with, seat, square};

/// AM-104 Only where a tile lies, that is irrigated, and with enough quality. AM-105 A plant city
/// without such a square is refused.
#[test]
fn s5_candidates() {
    let start = "base | camels 9 1 1 | goods 1 @eshnunna";
    let table = given(&format!(
        "{start} | canal 2 d1-d2 c1-c2 c1-d1 | planted 3 d1"
    ));
    let table = table.plays("1 caravan eshnunna");
    // d2 is the only candidate: d1 is planted, c1 and c2 need quality 2. So it was planted.
    table.then("tiles 1 0 1 | left 14");
    let table = given(&format!(
        "{start} | canal 2 d1-d2 d2-d3 c1-c2 | planted 3 d1"
    ));
    let table = table
        .plays("1 caravan eshnunna")
        .offers("1", "plant d2, plant d3");
    table
        .refuses("1 plant d1", Illegal::NoTile)
        .refuses("1 plant d4", Illegal::Dry)
        .refuses("1 plant c1", Illegal::QualityTooLow);
    given(start).refuses("1 caravan eshnunna", Illegal::NothingToPlant);
    let high = given(&format!("{start} | canal 2 d1-d2 c1-c2 | planted 3 d1 d2"));
    high.refuses("1 caravan eshnunna", Illegal::NothingToPlant);
}

/// AM-106 A better plant may go on a lower floor, at its full price.
#[test]
fn s5_better_plants() {
    let table = given("base | camels 9 1 1 | goods 1 @khorsabad barley | canal 2 d1-d2 c1-c2");
    let table = table
        .plays("1 caravan khorsabad")
        .offers("1", "plant c1, plant c2, plant d1, plant d2");
    table.plays("1 plant d1").then("goods 1 | tiles 1 0 0");
}

/// AM-107 Gardeners add 1 each and combine. AM-108 Exactly as many as needed go back to the pool.
/// AM-109 Any number may be held.
#[test]
fn s5_gardeners() {
    let canals = "canal 2 d1-d2 c1-c2 b1-b2 b1-b2 a1-a2 a1-a2";
    let start = format!("base | goods 1 @eshnunna | {canals}");
    let menu = |gardeners: &str| {
        let table =
            given(&format!("{start} | gardeners {gardeners} 0 0")).plays("1 caravan eshnunna");
        table.menu()
    };
    assert_eq!(menu("0"), ["plant d1", "plant d2"]);
    assert_eq!(menu("1"), ["plant c1", "plant c2", "plant d1", "plant d2"]);
    let all =
        ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"].map(|square| format!("plant {square}"));
    assert_eq!(menu("2"), all);
    for (square, left) in [("d1", 3), ("c1", 2), ("b1", 1), ("a1", 1)] {
        let table = given(&format!("{start} | gardeners 3 0 0 | lay d1 t1"));
        let table = table.plays(&format!("1 caravan eshnunna, 1 plant {square}"));
        let table = table.then(&format!("gardeners {left} 0 0"));
        table.then(&format!("stock gardeners {}", 3 - left));
    }
    // Quality 2 of Khorsabad on floor 2 uses none.
    let table = given(&format!(
        "base | camels 9 1 1 | goods 1 @khorsabad barley | {canals} | gardeners 1 0 0"
    ));
    let table = table.plays("1 caravan khorsabad, 1 plant c1");
    table.then("gardeners 1 0 0");
}

/// AM-110 The tile is kept and scored. AM-111 Camels and talents from the stock.
#[test]
fn s5_tiles_score() {
    let start = "base | camels 1 1 1 | goods 1 @eshnunna | canal 2 d2-d3 | planted 3 d3";
    for (tile, vp, talents, camels) in [
        ("t1", 4, 4, 0),
        ("t2", 3, 4, 1),
        ("t3", 3, 5, 0),
        ("t5", 2, 5, 1),
    ] {
        let table = given(&format!("{start} | lay d2 {tile}")).plays("1 caravan eshnunna");
        // 2 has the only cube around it.
        let table = table.then(&format!(
            "v1: vp {vp} 3 0 | v2: vp {vp} 1 0 | talents {talents} 4 4 | camels {camels} 1 1"
        ));
        let table = table.then("tiles 1 0 1");
        let (gain, why) = (Gain::Vp(vp), Reason::Tile(tile.parse().unwrap()));
        table.tells(Event::Got {
            seat: seat("1"),
            gain,
            why,
        });
    }
    // Seven camels each: the one just paid is all there is, and comes back.
    let table = given(
        "2 seats | base | camels 7 7 | goods 1 @eshnunna | canal 2 d2-d3 | planted 2 d3 | lay d2 t2",
    );
    table
        .plays("1 caravan eshnunna")
        .then("camels 7 7 | stock camels 0");
}

/// AM-112 A resource of one's choice that is in stock, wine included.
#[test]
fn s5_resource_bonus() {
    let palms = "palm ".repeat(7);
    let table = given(&format!(
        "2 seats | base | tokens dates | goods 1 @eshnunna | goods 2 {palms} | canal 2 d2-d3 | planted 2 d3 | lay d2 t4"
    ));
    let table = table.plays("1 caravan eshnunna");
    let table = table.offers("1", "take barley, take dates, take salt, take wine");
    let table = table
        .refuses("1 take palm", Illegal::NotInStock)
        .refuses("1 pass", Illegal::NotTheQuestion);
    table.plays("1 take wine").then("goods 1 wine").asks("2");
}

/// AM-113 A Banker or Caravaneer bonus: the next level, or nothing.
#[test]
fn s5_card_bonus() {
    let start = "2 seats | base | goods 1 @eshnunna | canal 2 d2-d3 | planted 2 d3 | lay d2 t8";
    let table = given(start)
        .plays("1 caravan eshnunna")
        .then("level 1 banker 1 | goods 1");
    table.asks("2");
    let none = given(&format!("{start} | level 2 banker 1")).plays("1 caravan eshnunna");
    let why = Reason::Tile("t8".parse().unwrap());
    let gain = Gain::Court(amyitis::Court::Banker, 1);
    none.then("level 1 banker 0").tells(Event::Missed {
        seat: seat("1"),
        gain,
        why,
    });
    let top = given(&format!("{start} | level 1 banker 3")).plays("1 caravan eshnunna");
    top.then("level 1 banker 3 | tiles 1 1");
    let caravaneer =
        "2 seats | base | goods 1 @eshnunna | canal 2 d2-d3 | planted 2 d3 | lay d2 t9";
    given(caravaneer)
        .plays("1 caravan eshnunna")
        .then("level 1 caravaneer 1");
}

/// AM-114 "Court card of choice": next levels and a Gardener, whatever is in stock. AM-115 The order of
/// bonuses; a Palace taken so scores.
#[test]
fn s5_choice_bonus() {
    let canals = "canal 2 d1-d2 c1-c2 b1-b2 b1-b2 | planted 2 b2";
    let start =
        format!("2 seats | base | gardeners 2 0 | goods 1 @eshnunna | {canals} | lay b1 t19");
    let table = given(&start).plays("1 caravan eshnunna, 1 plant b1");
    let table = table.offers(
        "1",
        "court banker, court caravaneer, court palace, court gardener",
    );
    let table = table
        .plays("1 court palace")
        .then("level 1 palace 1 | gardeners 0 0");
    // The tile's 6 (5) and the palace's 4 (2); 2 has all cubes around the square.
    table.then("v1: vp 10 3 | v2: vp 7 1");
    let table = given(&start).plays("1 caravan eshnunna, 1 plant b1, 1 court gardener");
    table.then("gardeners 1 0 | stock gardeners 1");
    let some = format!("{start} | level 2 banker 1 | level 2 palace 1");
    let table = given(&some)
        .plays("1 caravan eshnunna, 1 plant b1")
        .offers("1", "court caravaneer, court gardener");
    table.refuses("1 court palace", Illegal::NotInStock);
    // Talents, camels, court card, resource, and then the reward.
    let plain = "{ vp = 3, talents = 1 },";
    let full = "{ vp = 3, talents = 1, camels = 1, resource = true, court = \"choice\" },";
    for (version, reward) in [(1, "Vp(3)"), (2, "Vp(1)")] {
        let edition = edition_of(version);
        assert!(edition.contains(plain));
        let table = given_with(
            version,
            "base | goods 1 @eshnunna | canal 2 d2-d3 | planted 3 d3 | lay d2 t3",
            &edition.replacen(plain, full, 1),
        );
        let table = table.plays("1 caravan eshnunna, 1 court banker, 1 take wine");
        let told: Vec<String> = table
            .told
            .iter()
            .filter_map(|event| {
                if let Event::Got { gain, .. } = event {
                    Some(format!("{gain:?}"))
                } else {
                    None
                }
            })
            .collect();
        let order = [
            "Vp(3)",
            "Talents(1)",
            "Camels(1)",
            "Court(Banker, 1)",
            "Good(Wine)",
            reward,
        ];
        assert_eq!(told, order);
    }
}

/// AM-116 Alone most: 3 VP. AM-117 Every other present: 1 VP. AM-118 Tied for most: 1 VP each, and so
/// the others present (anchor 14).
#[test]
fn s5_irrigation_reward() {
    let around = |canals: &str| {
        let table = given_v1(&format!("4 seats | base | {canals}"));
        let rewards = reward(table.table.rules, &table.table.public, square("c2"), 2);
        ["1", "2", "3", "4"].map(|s| rewards[seat(s)])
    };
    assert_eq!(around("canal 1 d1-d2 c1-c2 c2-d2"), [3, 0, 0, 0]);
    assert_eq!(
        around("canal 4 d1-d2 | canal 1 c1-c2 c2-d2 | canal 2 c2-c3 | canal 3 b2-c2"),
        [3, 1, 1, 0]
    );
    assert_eq!(
        around("canal 4 d1-d2 | canal 1 c1-c2 | canal 2 c2-d2"),
        [1, 1, 0, 0]
    );
    assert_eq!(
        around("canal 4 d1-d2 | canal 1 c1-c2 b2-c2 | canal 2 c2-d2 c2-c3 | canal 3 b2-c2"),
        [1, 1, 1, 0]
    );
}

/// AM-119 Cubes on all sides count, half covered double sides too, the planter's like anybody's.
/// AM-120 The same cubes count again for the square on the other side.
#[test]
fn s5_which_cubes_count() {
    let table = given(
        "base | canal 1 d1-d2 | canal 2 c1-c2 b2-c2 | gardeners 1 0 0 | camels 9 1 1 | goods 1 @eshnunna | lay c2 t10",
    );
    let table = table.plays("1 caravan eshnunna, 1 plant c2");
    // 2 has two cubes at c2, one of them on half a double side; 1 has none there.
    table.then("v1: vp 6 3 0 | v2: vp 6 1 0");
    let table = given(
        "base | canal 1 d1-d2 | goods 1 @eshnunna @ur | camels 9 1 1 | lay d1 t1 | lay d2 t2 | passed 2 3",
    );
    let table = table
        .plays("1 caravan eshnunna, 1 plant d1")
        .then("v1: vp 7 0 0 | v2: vp 5 0 0");
    table
        .plays("1 caravan ur")
        .then("v1: vp 13 0 0 | v2: vp 9 0 0");
}
