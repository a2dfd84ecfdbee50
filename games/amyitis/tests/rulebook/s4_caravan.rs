//! §4 C: the caravan, payments, Babylon and the plant cities.

use amyitis::{City, Edition, Illegal, Plant, PlantSide, camels_for};
use palast_core::Edition as _;

use crate::situation::{given, given_v1, seat};

/// The edition of version 1 of the rules.
fn edition() -> Edition {
    Edition::parse(Edition::EARLIER_TEXTS[0]).unwrap()
}

/// Everything a city could ask, and water for every plant city.
const RICH: &str = "goods 1 barley dates salt palm wine wine | canal 2 d1-d2";

/// AM-071 The loop of nine cities.
#[test]
fn s2_5_the_loop() {
    let names: Vec<&str> = edition().cities().iter().map(|city| city.name()).collect();
    let loop_of_nine = "babylon eshnunna susa ur uruk mari palmyra khorsabad ninoua";
    assert_eq!(names.join(" "), loop_of_nine);
}

/// AM-072 Clockwise only, from where the caravan was left. AM-073 max(1, steps − bonus) camels, no more
/// and no less; without a camel no move.
#[test]
fn s4_the_price_of_a_move() {
    for (level, bonus) in [(0, 0), (1, 1), (2, 2), (3, 4u8)] {
        for (from, city) in City::ALL.into_iter().enumerate() {
            let table = given_v1(&format!(
                "4 seats | base | level 1 caravaneer {level} | caravan {city}"
            ));
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
    let table = given_v1(&format!("base | {RICH} | camels 5 1 1 | caravan uruk"));
    // Four steps to Ninoua, not three steps back to Eshnunna.
    let table = table
        .plays("1 caravan ninoua")
        .offers("1", "pay barley, pay wine")
        .plays("1 pay barley");
    let table = table
        .plays("1 court palace")
        .then("camels 1 1 1 | stock camels 11 | caravan ninoua")
        .asks("2");
    drop(table);
    let none = given_v1(&format!(
        "4 seats | base | {RICH} | camels 0 1 1 1 | level 1 caravaneer 3"
    ));
    none.offers_no("1", "caravan")
        .refuses("1 caravan eshnunna", Illegal::TooFewCamels);
}

/// AM-074 0, 1, 2 and 4 free steps. The bonus may be used in part: anchor 5.
#[test]
fn s1_2_free_steps() {
    assert_eq!(edition().steps, [0, 1, 2, 4]);
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
    // Dates: Susa takes them; Mari too, but nothing is irrigated; Babylon takes anything.
    let table = given_v1("base | goods 1 dates | camels 9 1 1 | caravan ninoua");
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
    let table = given_v1("base | goods 1 wine | camels 9 1 1").plays("1 caravan uruk");
    table.then("goods 1");
    let khorsabad = "base | canal 2 d1-d2 | camels 9 1 1";
    let table = given_v1(&format!("{khorsabad} | goods 1 wine wine")).plays("1 caravan khorsabad");
    table.then("goods 1");
    let table = given_v1(&format!("{khorsabad} | goods 1 palm wine")).plays("1 caravan khorsabad");
    table.then("goods 1");
    let table = given_v1(&format!("{khorsabad} | goods 1 wine dates salt"));
    table.refuses("1 caravan khorsabad", Illegal::CannotPay);
    let table = given_v1("base | goods 1 barley salt dates | camels 9 1 1");
    table.refuses("1 caravan uruk", Illegal::CannotPay);
}

/// AM-078 Both at hand: the choice is his; what leaves the rest unpayable is not offered.
#[test]
fn s4_resource_or_wine() {
    let table = given_v1("base | goods 1 palm wine | camels 9 1 1").plays("1 caravan uruk");
    let table = table
        .offers("1", "pay palm, pay wine")
        .refuses("1 pay barley", Illegal::NotDue);
    table.plays("1 pay wine").then("goods 1 palm");
    // Palm and barley are due; without barley the wine must pay for it.
    let start = "base | canal 2 d1-d2 | camels 9 1 1";
    let table = given_v1(&format!("{start} | goods 1 palm wine")).plays("1 caravan khorsabad");
    let table = table.then("goods 1");
    drop(table);
    // Two wines and a palm: palm or wine first; after wine, wine pays the barley.
    let table = given_v1(&format!("{start} | goods 1 palm wine wine")).plays("1 caravan khorsabad");
    let table = table.offers("1", "pay palm, pay wine").plays("1 pay wine");
    table.then("goods 1 palm");
    // One palm, one barley, one wine: three ways.
    let table = given_v1(&format!("{start} | goods 1 palm barley wine"))
        .plays("1 caravan khorsabad, 1 pay palm");
    table
        .offers("1", "pay barley, pay wine")
        .plays("1 pay barley")
        .then("goods 1 wine");
    let table = given_v1(&format!("{start} | goods 1 palm barley wine"))
        .plays("1 caravan khorsabad, 1 pay wine");
    table.then("goods 1 palm");
}

/// AM-079 What is paid is in stock at once: it can come back in the bonus of the same turn.
#[test]
fn s4_paid_at_once() {
    let all = "barley ".repeat(7);
    let table = given_v1(&format!(
        "2 seats | base | tokens salt | goods 1 {all} | canal 2 d2-d3 | lay d2 t4 | lay d3 t1"
    ));
    let table = table.plays("1 caravan eshnunna, 1 plant d2");
    let table = table.offers(
        "1",
        "take barley, take dates, take salt, take palm, take wine",
    );
    table.plays("1 take barley").then("stock barley 0");
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
    let edition = edition();
    let side = |plant, turned| {
        let PlantSide { quality, extra } = edition.plant_side(amyitis::PlantCard { plant, turned });
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
        assert_eq!(side(plant, true), format!("3 {extra}"));
    }
    // Eshnunna with X3, side B: barley and palm.
    let start = "base | canal 2 d1-d2 | card eshnunna X3 B | card mari X1 A";
    let table =
        given_v1(&format!("{start} | goods 1 barley palm salt")).plays("1 caravan eshnunna");
    table.then("goods 1 salt");
    given_v1(&format!("{start} | goods 1 barley salt"))
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
    let table =
        given_v1("base | canal 2 d1-d2 d2-d3 | camels 14 0 0 | goods 1 barley salt | passed 2 3");
    let table = table
        .plays("1 caravan eshnunna, 1 plant d1")
        .then("card eshnunna B | card ur A");
    let table = table
        .plays("1 caravan ur, 1 plant d2")
        .then("card ur B | card eshnunna B");
    drop(table);
    let table = given_v1(
        "base | canal 2 d1-d2 | camels 14 0 0 | card eshnunna X1 B | goods 1 barley dates",
    );
    table
        .plays("1 caravan eshnunna, 1 plant d1")
        .then("card eshnunna A");
}
