//! §1.2, §4: court cities and court cards.

use amyitis::{Event, Gain, Illegal, Reason};

use crate::situation::{Situation, given, given_v1, given_v2, seat};

/// AM-084, AM-085, AM-086, AM-087 What the court cities ask and offer.
#[test]
fn s2_5_court_cities() {
    let cities = [
        ("susa", "dates", ["banker", "caravaneer"]),
        ("uruk", "palm", ["caravaneer", "palace"]),
        ("palmyra", "salt", ["banker", "palace"]),
        ("ninoua", "barley", ["caravaneer", "palace"]),
    ];
    for (city, good, [first, second]) in cities {
        let table = given_v1(&format!("base | camels 9 1 1 | goods 1 {good}"));
        let table = table.plays(&format!("1 caravan {city}")).then("goods 1");
        let table = table.offers("1", &format!("court {first}, court {second}"));
        let table = table.refuses("1 court gardener", Illegal::NotOffered);
        table
            .plays(&format!("1 court {second}"))
            .then(&format!("level 1 {second} 1 | level 1 {first} 0"));
    }
}

/// AM-088 Always the next level, none skipped, in version 1 the third is the last. AM-090 Cards are kept.
#[test]
fn s1_2_levels() {
    let start = "4 seats | base | camels 9 1 1 1 | goods 1 @uruk";
    let check = |build: fn(&str) -> Situation, copies: &[u8]| {
        for level in 0..copies.len() {
            let table = build(&format!("{start} | level 1 palace {level}"));
            let table = table.plays("1 caravan uruk, 1 court palace");
            let table = table.then(&format!("level 1 palace {}", level + 1));
            // Level 1 is not back in stock when level 2 is taken.
            let left = table.table.public.court.copies[2];
            let expected = copies.iter().enumerate();
            let expected = expected.map(|(n, copies)| copies - u8::from(n <= level));
            assert_eq!(left[..copies.len()], expected.collect::<Vec<_>>());
        }
    };
    check(given_v1, &[3, 3, 2]);
    check(given_v2, &[3, 3, 2, 2, 1, 1]);
    // Palace 3 is the end: Uruk only offers the Caravaneer, which is taken without a question.
    let table = given_v1(&format!("{start} | level 1 palace 3")).plays("1 caravan uruk");
    table
        .then("level 1 caravaneer 1 | level 1 palace 3")
        .asks("2");
}

/// AM-089 What is not in stock is not offered; if neither is, the city is refused.
#[test]
fn s4_what_is_not_in_stock() {
    // With 2 players there is one card of each level.
    let start = "2 seats | base | camels 9 1 | goods 1 salt";
    let table = given(&format!("{start} | level 2 banker 1")).plays("1 caravan palmyra");
    table.then("level 1 palace 1").asks("2");
    let table = given(&format!("{start} | level 2 banker 1 | level 2 palace 1"));
    table.refuses("1 caravan palmyra", Illegal::NoCourtCard);
    let table = given(
        "4 seats | base | camels 9 1 1 1 | goods 1 salt wine | level 2 banker 1 | level 3 banker 1 | level 4 banker 1",
    );
    let table = table.plays("1 caravan palmyra, 1 pay salt");
    table.then("level 1 palace 1 | level 1 banker 0");
}

/// AM-091 4, 6, 8 VP, once.
#[test]
fn s1_2_palaces() {
    for (level, vp) in [(0, 4), (1, 6), (2, 8)] {
        let start = "4 seats | base | camels 9 1 1 1 | goods 1 @uruk";
        let table = given_v1(&format!("{start} | level 1 palace {level}"));
        let table = table
            .plays("1 caravan uruk, 1 court palace")
            .then(&format!("vp {vp} 0 0 0"));
        let (gain, why) = (Gain::Vp(vp), Reason::Palace(level + 1));
        let table = table.tells(Event::Got {
            seat: seat("1"),
            gain,
            why,
        });
        table.next_round().settle().then(&format!("vp {vp} 0 0 0"));
    }
}

/// AM-092 A new Banker first pays in the next phase I, a new Caravaneer counts for the next move.
#[test]
fn s4_new_cards() {
    let table = given("base | camels 9 1 1 | goods 1 @susa | passed 2 3 | talents 4 4 4");
    let table = table.plays("1 caravan susa, 1 court banker");
    // The passed ones have had their talent, the new banker has paid nothing.
    let table = table
        .then("talents 4 5 5")
        .plays("1 pass, 3 temple marduk")
        .settle();
    table.then("talents 5 5 5");
    let table = given("base | camels 2 1 1 | goods 1 @susa @uruk @ninoua | passed 2 3");
    // Two steps to Susa cost two camels although they bring the Caravaneer.
    let table = table
        .plays("1 caravan susa, 1 court caravaneer")
        .then("camels 0 1 1");
    table.offers_no("1", "caravan");
    let table = given("base | camels 3 1 1 | goods 1 @susa @uruk | passed 2 3");
    let table = table
        .plays("1 caravan susa, 1 court caravaneer")
        .then("camels 1 1 1");
    table.plays("1 caravan uruk").then("camels 0 1 1");
}

/// AM-093 A level-2 Caravaneer: one of the tokens left, at once; as a tile bonus too.
#[test]
fn s1_2_tokens() {
    // Version 1 has a third card of level 2; it is taken.
    let start = "4 seats | base | level 1 caravaneer 1 | v1: level 4 caravaneer 2 | tokens salt palm | camels 9 1 1 1";
    let table =
        given(&format!("{start} | goods 1 @susa")).plays("1 caravan susa, 1 court caravaneer");
    let table = table.offers("1", "token salt, token palm");
    let table = table.refuses("1 token dates", Illegal::NoToken);
    let table = table
        .plays("1 token salt")
        .then("goods 1 salt | tokens palm | level 1 caravaneer 2");
    table.asks("2").then("stock salt 6");
    let bonus = format!("{start} | goods 1 @eshnunna | canal 2 d2-d3 | lay d2 t9");
    let table = given(&bonus).plays("1 caravan eshnunna, 1 plant d2, 1 token palm");
    table.then("goods 1 palm | tokens salt | level 1 caravaneer 2");
    // The last token is not asked for.
    let table =
        given("2 seats | base | level 1 caravaneer 1 | tokens palm | camels 9 1 | goods 1 @susa");
    let table = table.plays("1 caravan susa, 1 court caravaneer");
    table.then("goods 1 palm | tokens").asks("2");
}
