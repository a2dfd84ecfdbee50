//! §4 C: the caravan, payments, Babylon and the plant cities.

use amyitis::{City, Edition, Illegal, Plant, PlantSide, camels_for};
use palast_core::Edition as _;

use crate::situation::{edition_of, given, given_v1, given_with, seat};

fn edition(version: u32) -> Edition {
    Edition::parse(edition_of(version)).unwrap()
}

/// Everything a city could ask, and water for every plant city.
const RICH: &str = "goods 1 barley dates salt palm wine wine | canal 2 d1-d2";

/// AM-071 The loop of nine cities.
#[test]
fn s2_5_the_loop() {
    for version in [1, 2] {
        let edition = edition(version);
        let names: Vec<&str> = edition.cities().iter().map(|city| city.name()).collect();
        let loop_of_nine = "babylon eshnunna susa ur uruk mari palmyra khorsabad ninoua";
        assert_eq!(names.join(" "), loop_of_nine);
    }
}

/// AM-072 Clockwise only, from where the caravan was left. AM-073 max(1, steps − bonus) camels, no more
/// and no less; without a camel no move.
#[test]
fn s4_the_price_of_a_move() {
    let levels = [
        (1, 0, 0),
        (1, 1, 1),
        (1, 2, 2),
        (1, 3, 4u8),
        (2, 0, 0),
        (2, 1, 2),
        (2, 2, 4),
    ];
    for (version, level, bonus) in levels {
        for (from, city) in City::ALL.into_iter().enumerate() {
            let text = format!("4 seats | base | level 1 caravaneer {level} | caravan {city}");
            let table = given_with(version, &text, edition_of(version));
            for steps in 1..=8u8 {
                let to = City::ALL[(from + usize::from(steps)) % 9];
                let camels = camels_for(table.table.rules, &table.table.public, seat("1"), to);
                assert_eq!(
                    camels,
                    Some(steps.saturating_sub(bonus).max(1)),
                    "{city} to {to}"
                );
            }
        }
    }
    let table = given(&format!("base | {RICH} | camels 5 1 1 | caravan uruk"));
    // Four steps to Ninoua, not three steps back to Eshnunna.
    let table = table
        .plays("1 caravan ninoua")
        .offers("1", "pay @ninoua, pay wine")
        .plays("1 pay @ninoua");
    let table = table
        .plays("1 court palace")
        .then("camels 1 1 1 | stock camels 11 | caravan ninoua")
        .asks("2");
    drop(table);
    let none = given(&format!(
        "4 seats | base | {RICH} | camels 0 1 1 1 | level 1 caravaneer 2"
    ));
    none.offers_no("1", "caravan")
        .refuses("1 caravan eshnunna", Illegal::TooFewCamels);
}

/// AM-074 0, 1, 2 and 4 free steps. The bonus may be used in part: anchor 5.
#[test]
fn s1_2_free_steps() {
    assert_eq!(edition(1).steps, [0, 1, 2, 4]);
    let table = given_v1(&format!(
        "base | {RICH} | camels 1 1 1 | level 1 caravaneer 1"
    ));
    let table = table.offers("1", "caravan eshnunna, caravan susa");
    table.refuses("1 caravan ur", Illegal::TooFewCamels);
    let table = given_v1(&format!(
        "4 seats | base | {RICH} | level 1 caravaneer 3 | camels 1 1 1 1"
    ));
    table.offers(
        "1",
        "caravan eshnunna, caravan susa, caravan ur, caravan uruk, caravan mari",
    );
}

/// AM-075 At most 8 steps: never the city where the caravan stands (anchor 13).
#[test]
fn s4_no_full_circle() {
    let table = given(&format!("base | {RICH} | camels 12 1 1"));
    let table = table.refuses("1 caravan babylon", Illegal::CaravanIsThere);
    let all = table
        .menu()
        .into_iter()
        .filter(|text| text.starts_with("caravan"))
        .count();
    assert_eq!(all, 8);
    let table = given("base | caravan ninoua | goods 1 dates");
    table.offers("1", "caravan babylon");
}

/// AM-076 Only where the action can be carried out, and then it is carried out at once.
#[test]
fn s4_only_with_an_action() {
    // Mari takes the same as Susa, but nothing is irrigated; Babylon takes anything.
    let table = given("base | goods 1 @susa | camels 9 1 1 | caravan ninoua");
    let table = table.offers("1", "caravan babylon, caravan susa");
    let table = table.refuses("1 caravan mari", Illegal::NothingToPlant);
    let table = table.refuses("1 caravan uruk", Illegal::CannotPay);
    let table = table
        .plays("1 caravan susa")
        .offers("1", "court banker, court caravaneer");
    table
        .plays("1 court banker")
        .then("level 1 banker 1 | goods 1")
        .asks("2");
}

/// AM-077 Wine stands for any resource, two wines for two (anchor 8); nothing else stands for another.
#[test]
fn s4_wine() {
    let table = given("base | goods 1 wine | camels 9 1 1").plays("1 caravan uruk, 1 court palace");
    table.then("goods 1");
    let khorsabad = "base | canal 2 d1-d2 | camels 9 1 1";
    let table = given(&format!("{khorsabad} | goods 1 wine wine")).plays("1 caravan khorsabad");
    table.then("goods 1");
    let table =
        given(&format!("{khorsabad} | goods 1 @khorsabad wine")).plays("1 caravan khorsabad");
    table.then("goods 1");
    let table = given(&format!("{khorsabad} | goods 1 wine salt"));
    table.refuses("1 caravan khorsabad", Illegal::CannotPay);
    // Susa, Palmyra and Ninoua take what Uruk does not.
    let table = given("base | goods 1 @susa @palmyra @ninoua | camels 9 1 1");
    table.refuses("1 caravan uruk", Illegal::CannotPay);
}

/// AM-078 Both at hand: the choice is the player's; what leaves the rest unpayable is not offered.
#[test]
fn s4_resource_or_wine() {
    let table = given("base | goods 1 @uruk wine | camels 9 1 1").plays("1 caravan uruk");
    let table = table
        .offers("1", "pay @uruk, pay wine")
        .refuses("1 pay barley", Illegal::NotDue);
    table.plays("1 pay wine").then("goods 1 @uruk");
    // Khorsabad takes its resource and barley; without barley the wine must pay for it.
    let start = "base | canal 2 d1-d2 | camels 9 1 1";
    let table = given(&format!("{start} | goods 1 @khorsabad wine")).plays("1 caravan khorsabad");
    let table = table.then("goods 1");
    drop(table);
    // Two wines: the resource or wine first; after wine, wine pays the barley.
    let table =
        given(&format!("{start} | goods 1 @khorsabad wine wine")).plays("1 caravan khorsabad");
    let table = table
        .offers("1", "pay @khorsabad, pay wine")
        .plays("1 pay wine");
    table.then("goods 1 @khorsabad");
    // The resource, barley and wine: three ways.
    let table = given(&format!("{start} | goods 1 @khorsabad barley wine"))
        .plays("1 caravan khorsabad, 1 pay @khorsabad");
    table
        .offers("1", "pay barley, pay wine")
        .plays("1 pay barley")
        .then("goods 1 wine");
    let table = given(&format!("{start} | goods 1 @khorsabad barley wine"))
        .plays("1 caravan khorsabad, 1 pay wine");
    table.then("goods 1 @khorsabad");
}

/// AM-079 What is paid is in stock at once: it can come back in the bonus of the same turn.
#[test]
fn s4_paid_at_once() {
    let all = "@eshnunna ".repeat(7);
    let table = given(&format!(
        "2 seats | base | tokens dates | goods 1 {all} | canal 2 d2-d3 | lay d2 t4 | lay d3 t1"
    ));
    let table = table.plays("1 caravan eshnunna, 1 plant d2");
    let table = table.offers(
        "1",
        "take barley, take dates, take salt, take palm, take wine",
    );
    table.plays("1 take @eshnunna").then("stock @eshnunna 0");
}

/// AM-080 One or two resources, equal or different, for 3 VP each. AM-081 None: no entry. AM-082 Then a
/// cube on a legal symbol, without 2 VP; it is compulsory.
#[test]
fn s4_babylon() {
    let start = "base | caravan ninoua | goods 1 salt salt wine";
    let table = given(start).plays("1 caravan babylon");
    let table = table.offers("1", "sell salt, sell salt salt, sell salt wine, sell wine");
    let table = table
        .refuses("1 sell wine wine", Illegal::NotOwned)
        .refuses("1 pass", Illegal::NotTheQuestion);
    assert!(
        "sell".parse::<amyitis::Action>().is_err()
            && "sell salt salt wine".parse::<amyitis::Action>().is_err()
    );
    let table = table
        .plays("1 sell salt wine")
        .then("vp 6 0 0 | goods 1 salt");
    let table = table
        .refuses("1 pass", Illegal::NotTheQuestion)
        .refuses("1 canal a1-a2", Illegal::NoWater);
    let table = table.plays("1 canal d3-d4").then("vp 6 0 0").asks("2");
    assert_eq!(table.table.public.canals.count(seat("1")), 1);
    let table = given(start)
        .plays("1 caravan babylon, 1 sell salt salt")
        .then("vp 6 0 0 | goods 1 wine");
    drop(table);
    let table = given(start).plays("1 caravan babylon, 1 sell wine");
    table.then("vp 3 0 0 | stock wine 7");
    given("base | caravan ninoua | camels 5 1 1").refuses("1 caravan babylon", Illegal::NotOwned);
}

/// AM-095, AM-096, AM-097, AM-098 What the plant cities ask.
#[test]
fn s2_5_plant_cities() {
    let price = [
        ("eshnunna", "barley"),
        ("ur", "salt"),
        ("mari", "dates"),
        ("khorsabad", "palm barley"),
    ];
    for (city, goods) in price {
        let start = format!("base | camels 9 1 1 | canal 2 d1-d2 | goods 1 {goods}");
        let table = given_v1(&start)
            .plays(&format!("1 caravan {city}"))
            .then("goods 1");
        table
            .plays("1 plant d1")
            .then(&format!("tiles 1 0 0 | card {city} B"));
        let wrong = if goods.contains("barley") {
            "salt dates"
        } else {
            "barley palm"
        };
        let table = given_v1(&format!(
            "base | camels 9 1 1 | canal 2 d1-d2 | goods 1 {wrong}"
        ));
        table.refuses(&format!("1 caravan {city}"), Illegal::CannotPay);
    }
    let on = |city: &str| {
        given_v1("base")
            .table
            .public
            .plant(city.parse().unwrap())
            .unwrap()
            .plant
    };
    assert_eq!(on("khorsabad"), Plant::K);
}

/// AM-099 City resource and extra. AM-100 Card K. AM-101 The X cards.
#[test]
fn s1_3_plant_cards() {
    for (version, quality_b) in [(1, 3), (2, 2)] {
        let edition = edition(version);
        let side = |plant, turned| {
            let card = amyitis::PlantCard { plant, turned };
            let PlantSide { quality, extra } = edition.plant_side(card);
            format!("{quality} {}", extra.map_or("-", |good| good.name()))
        };
        assert_eq!(
            [side(Plant::K, false), side(Plant::K, true)],
            ["2 barley", "2 salt"]
        );
        for (plant, extra) in [
            (Plant::X1, "dates"),
            (Plant::X2, "salt"),
            (Plant::X3, "palm"),
        ] {
            assert_eq!(side(plant, false), "1 -");
            assert_eq!(side(plant, true), format!("{quality_b} {extra}"));
        }
    }
    // Eshnunna with X3, side B: its own resource and palm.
    let start = "base | canal 2 d1-d2 | card eshnunna X3 B | card mari X1 A";
    let table =
        given(&format!("{start} | goods 1 @eshnunna palm dates")).plays("1 caravan eshnunna");
    table.then("goods 1 dates");
    given(&format!("{start} | goods 1 @eshnunna dates"))
        .refuses("1 caravan eshnunna", Illegal::CannotPay);
}

/// AM-102 The same kind twice: two are due (anchor 12).
#[test]
fn s1_3_two_of_a_kind() {
    let start = "base | canal 2 d1-d2 | camels 9 1 1 | card ur X2 B";
    given_v1(&format!("{start} | goods 1 salt")).refuses("1 caravan ur", Illegal::CannotPay);
    given_v1(&format!("{start} | goods 1 salt wine"))
        .plays("1 caravan ur, 1 pay salt")
        .then("goods 1");
    given_v1(&format!("{start} | goods 1 salt salt"))
        .plays("1 caravan ur")
        .then("goods 1");
    let mari = "base | canal 2 d1-d2 | camels 9 1 1 | card mari X1 B | card eshnunna X3 A";
    given_v1(&format!("{mari} | goods 1 dates salt")).refuses("1 caravan mari", Illegal::CannotPay);
    given_v1(&format!("{mari} | goods 1 dates dates"))
        .plays("1 caravan mari")
        .then("goods 1");
}

/// AM-103 After every purchase the card is turned and stays on its city.
#[test]
fn s1_3_cards_are_turned() {
    let table = given(
        "base | canal 2 d1-d2 d2-d3 | camels 14 0 0 | goods 1 @eshnunna @ur | passed 2 3 | lay d1 t1 | lay d2 t2",
    );
    let table = table
        .plays("1 caravan eshnunna, 1 plant d1")
        .then("card eshnunna B | card ur A");
    let table = table
        .plays("1 caravan ur, 1 plant d2")
        .then("card ur B | card eshnunna B");
    drop(table);
    let table = given(
        "base | canal 2 d1-d2 | camels 14 0 0 | card eshnunna X1 B | goods 1 @eshnunna dates",
    );
    table
        .plays("1 caravan eshnunna, 1 plant d1")
        .then("card eshnunna A");
}
