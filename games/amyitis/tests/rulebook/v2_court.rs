//! Version 2: fields, cities, caravan and court cards.

use amyitis::{
    Amyitis, City, Court, Edition, FieldRow, Good, PlantCard, camels_for, courts, surplus,
};
use palast_core::Edition as _;

use crate::situation::{Situation, given_v2, seat};

fn edition() -> Edition {
    Edition::parse(Edition::DEFAULT_TEXT).unwrap()
}

/// AM-224 What the fields yield (V15): two of every kind, row by row.
#[test]
fn fields() {
    use Good::{Barley, Dates, Palm, Salt, Wine};
    let rows = FieldRow::ALL.map(|row| edition().field(row));
    let expected = [
        [Salt, Palm, Barley, Dates, Wine],
        [Barley, Dates, Salt, Palm, Wine],
    ];
    assert_eq!(rows, expected);
    let table = given_v2("base | field f2 2").plays("1 recruit r1 peasant, 1 field f2");
    let table = table.plays("2 recruit r3 peasant, 2 field f1");
    table.then("goods 1 dates | goods 2 salt | field f1 2 | field f2 2 1");
}

/// AM-225 Free steps of Caravaneers (V12). AM-226 Level 2 keeps four resources, level 1 does not. AM-227
/// Two without it.
#[test]
fn caravaneers() {
    let prices = [
        (0, [1, 2, 3, 4, 5, 6, 7, 8]),
        (1, [1, 1, 1, 2, 3, 4, 5, 6]),
        (2, [1, 1, 1, 1, 1, 2, 3, 4]),
    ];
    for (level, expected) in prices {
        let table = given_v2(&format!("base | level 1 caravaneer {level}")).table;
        let price = |city: &City| camels_for(table.rules, &table.public, seat("1"), *city).unwrap();
        let found: Vec<u8> = edition().cities()[1..].iter().map(price).collect();
        assert_eq!(found, expected);
    }
    // Babylon and a camel with level 1: three cities can be reached (anchor 5).
    let table =
        given_v2("base | level 1 caravaneer 1 | camels 1 1 1 | canal 2 d1-d2 | goods 1 wine wine");
    table.offers("1", "caravan eshnunna, caravan susa, caravan ur");
    let left = |level: u8, goods: &str| {
        let table = given_v2(&format!(
            "base | level 1 caravaneer {level} | goods 1 {goods}"
        ))
        .table;
        surplus(table.rules, &table.public, seat("1"))
    };
    assert_eq!(left(0, "salt palm wine"), 1);
    assert_eq!(left(1, "salt palm wine wine"), 2);
    assert_eq!(left(2, "salt palm wine wine"), 0);
    assert_eq!(left(2, "salt palm wine wine dates"), 1);
    let table = given_v2("base | goods 1 salt palm wine").all_pass();
    let table = table.plays("3 temple marduk").asks("1");
    let table = table.offers("1", "discard salt, discard palm, discard wine");
    table.plays("1 discard palm").then("goods 1 salt wine");
}

/// AM-208, AM-212 Tokens of level-2 Caravaneers, and who finds none left (V12). AM-228 Always the next
/// level; whoever finds no copy of it can never rise again.
#[test]
fn caravaneers_run_out() {
    let start =
        "4 seats | base | camels 3 3 3 3 | goods 1 barley | goods 2 barley | goods 3 barley";
    let table = given_v2(start)
        .plays("1 caravan susa, 1 court caravaneer")
        .asks("2");
    table.then("level 1 caravaneer 1 | goods 1");
    let table = given_v2(&format!(
        "{start} | level 1 caravaneer 1 | tokens dates salt"
    ));
    let table = table.plays("1 caravan susa, 1 court caravaneer").asks("1");
    let table = table
        .offers("1", "token dates, token salt")
        .plays("1 token salt");
    table.then("level 1 caravaneer 2 | goods 1 salt | tokens dates");
    let one =
        format!("{start} | level 1 caravaneer 2 | level 2 caravaneer 1 | tokens dates | turn 2");
    let table = given_v2(&one)
        .plays("2 caravan susa, 2 court caravaneer")
        .asks("3");
    table.then("level 2 caravaneer 2 | goods 2 dates | tokens");
    let none = "level 1 caravaneer 2 | level 2 caravaneer 2 | level 3 caravaneer 1 | tokens";
    let table = given_v2(&format!("{start} | {none} | turn 3"));
    let offered = |table: &Situation, s: &str| {
        let (rules, public) = (table.table.rules, &table.table.public);
        courts(rules, public, seat(s), City::Susa)
    };
    assert_eq!(offered(&table, "1"), 1 << Court::Banker as u8);
    assert_eq!(offered(&table, "3"), 1 << Court::Banker as u8);
    assert_eq!(offered(&table, "4"), 1 << Court::Banker as u8);
    table
        .plays("3 caravan susa")
        .then("level 3 banker 1 | level 3 caravaneer 1");
}

/// AM-210, AM-229 Six Palaces with their points, once each (V13). AM-228 None is skipped; the sixth is the
/// last.
#[test]
fn the_palace_ladder() {
    let start = "4 seats | base | camels 9 1 1 1 | goods 1 dates";
    let mut sum = 0;
    for (level, total) in (0..).zip([2, 5, 9, 14, 21, 31]) {
        let table = given_v2(&format!("{start} | level 1 palace {level}"));
        let table = table.plays("1 caravan uruk, 1 court palace");
        let table = table.then(&format!("level 1 palace {}", level + 1));
        sum += table.table.public.players[seat("1")].score();
        assert_eq!(sum, total);
    }
    let offers_palace = |levels: [u8; 4], s: &str| {
        let levels = ["1", "2", "3", "4"]
            .map(|s| s.to_owned())
            .into_iter()
            .zip(levels);
        let levels = levels.map(|(s, level)| format!(" | level {s} palace {level}"));
        let table = given_v2(&format!("4 seats | base{}", levels.collect::<String>())).table;
        let bits = courts(table.rules, &table.public, seat(s), City::Uruk);
        bits >> Court::Palace as u8 & 1 == 1
    };
    assert!(!offers_palace([6, 0, 0, 0], "1"));
    assert!(offers_palace([6, 3, 0, 0], "2") && !offers_palace([6, 4, 0, 0], "2"));
    assert!(offers_palace([6, 4, 1, 0], "3") && !offers_palace([6, 4, 2, 0], "3"));
    assert!(!offers_palace([6, 4, 2, 0], "4"));
}

/// AM-230, AM-231, AM-232 What the court cities ask and offer, and AM-086 Palmyra.
#[test]
fn court_cities() {
    let cities = [
        ("susa", "barley", "court banker, court caravaneer"),
        ("uruk", "dates", "court caravaneer, court palace"),
        ("palmyra", "salt", "court banker, court palace"),
        ("ninoua", "palm", "court caravaneer, court palace"),
    ];
    for (city, good, offers) in cities {
        let table = given_v2(&format!("base | camels 9 1 1 | goods 1 {good}"));
        let table = table.plays(&format!("1 caravan {city}"));
        table.then("goods 1").offers("1", offers);
    }
}

/// AM-233, AM-234, AM-235, AM-236 What the plant cities ask.
#[test]
fn plant_cities() {
    let cities = [
        ("eshnunna", "salt"),
        ("ur", "palm"),
        ("mari", "barley"),
        ("khorsabad", "dates barley"),
    ];
    for (city, goods) in cities {
        let start = "base | camels 9 1 1 | canal 2 d1-d2";
        let table = given_v2(&format!("{start} | goods 1 {goods}"));
        let table = table.plays(&format!("1 caravan {city}, 1 plant d1"));
        table.then(&format!("goods 1 | tiles 1 0 0 | card {city} B"));
        let wrong = match goods {
            "salt" | "palm" => "barley dates",
            _ => "salt palm",
        };
        let table = given_v2(&format!("{start} | goods 1 {wrong}"));
        table.refuses(&format!("1 caravan {city}"), amyitis::Illegal::CannotPay);
    }
}

/// AM-237 The sides of the X cards. AM-239 No plant is better than quality 2.
#[test]
fn plant_cards() {
    use amyitis::Plant::{K, X1, X2, X3};
    let edition = edition();
    let side = |plant, turned| {
        let side = edition.plant_side(PlantCard { plant, turned });
        (side.quality, side.extra)
    };
    for (plant, extra) in [(X1, Good::Dates), (X2, Good::Salt), (X3, Good::Palm)] {
        assert_eq!(side(plant, false), (1, None));
        assert_eq!(side(plant, true), (2, Some(extra)));
    }
    assert_eq!(side(K, false), (2, Some(Good::Barley)));
    assert_eq!(side(K, true), (2, Some(Good::Salt)));
    // The best plant without a Gardener reaches neither floor 3 nor floor 4.
    let canals = "canal 2 d1-d2 c1-c2 b1-b2 b1-b2 a1-a2 a1-a2";
    let planted = "planted 3 d1 d2 c1 c2";
    let start = format!("base | camels 9 1 1 | {canals} | {planted} | goods 1 dates barley");
    let table = given_v2(&start);
    let table = table.refuses("1 caravan khorsabad", amyitis::Illegal::NothingToPlant);
    drop(table);
    let table = given_v2(&format!("{start} | gardeners 1 0 0")).plays("1 caravan khorsabad");
    table.offers("1", "plant a1, plant a2, plant b1, plant b2");
}

/// AM-238 City and extra resource of the same kind: two are due.
#[test]
fn two_of_a_kind() {
    let start = "base | camels 9 1 1 | canal 2 d1-d2";
    for (city, plant, good) in [("eshnunna", "X2", "salt"), ("ur", "X3", "palm")] {
        let card = format!("{start} | card {city} {plant} B");
        let table = given_v2(&format!("{card} | goods 1 {good}"));
        table.refuses(&format!("1 caravan {city}"), amyitis::Illegal::CannotPay);
        let table = given_v2(&format!("{card} | goods 1 {good} {good}"));
        table
            .plays(&format!("1 caravan {city}, 1 plant d1"))
            .then("goods 1");
    }
}

/// AM-240 A tile may bring the next Palace with its points; nothing if there is none.
#[test]
fn a_tile_brings_a_palace() {
    let start = "base | canal 2 d1-d2 | planted 3 d2 | goods 1 salt | lay d1 t6";
    let table = given_v2(start).plays("1 caravan eshnunna");
    table.then("level 1 palace 1 | vp 4 1 0");
    let table = given_v2(&format!("{start} | level 1 palace 6")).plays("1 caravan eshnunna");
    table.then("level 1 palace 6 | vp 2 1 0");
    let gone = "level 2 palace 1 | level 3 palace 1";
    let table = given_v2(&format!("{start} | {gone}")).plays("1 caravan eshnunna");
    table.then("level 1 palace 0 | vp 2 1 0");
    let banker = given_v2(&start.replace("t6", "t8")).plays("1 caravan eshnunna");
    banker.then("level 1 banker 1 | vp 1 1 0");
    let caravaneer = given_v2(&format!(
        "{} | level 1 caravaneer 2",
        start.replace("t6", "t9")
    ));
    caravaneer
        .plays("1 caravan eshnunna")
        .then("level 1 caravaneer 2 | vp 1 1 0");
    assert_eq!(<Amyitis as palast_core::Game>::RULES_VERSION, 2);
}
