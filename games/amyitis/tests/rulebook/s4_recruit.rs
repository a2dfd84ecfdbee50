//! §4 B: recruiting, and what the four crafts do.

use amyitis::{Craft, Cube, Event, FieldRow, Gain, Good, Illegal, Reason};

use crate::situation::{given, given_v1, seat};

/// AM-050 The first card of a row is free. AM-051 The second costs one. AM-052 The third costs two
/// (anchor 1). AM-055 The price goes to the stock, the card is turned.
#[test]
fn s4_prices() {
    let table = given("2 seats | base | rows mmm ppp | talents 4 4");
    let table = table
        .plays("1 recruit r1 merchant")
        .then("talents 4 4 | stock talents 22");
    let table = table
        .plays("2 recruit r1 merchant")
        .then("talents 4 3 | stock talents 23");
    let table = table
        .plays("1 recruit r1 merchant")
        .then("talents 2 3 | stock talents 25");
    let table = table.refuses("2 recruit r1 merchant", Illegal::NoOpenCard);
    assert_eq!(table.table.public.rows()[0].turned, 0b111);
}

/// AM-053 Each row has its own price, whatever the card. AM-054 A row dearer than one's talents is
/// refused.
#[test]
fn s4_rows_have_their_own_price() {
    let table = given("base | rows pmE PME MEr | talents 0 4 4");
    let table = table
        .offers_no("1", "recruit")
        .refuses("1 recruit r1 peasant", Illegal::TooFewTalents);
    let table = table.refuses("1 recruit r1 engineer", Illegal::NoOpenCard);
    table
        .refuses("1 recruit r4 peasant", Illegal::NoSuchRow)
        .refuses("1 recruit r3 priest", Illegal::TooFewTalents);
    let table = given("base | rows pmE pme MEr | talents 1 4 4");
    let menu = "recruit r1 peasant, recruit r1 merchant, recruit r2 peasant, recruit r2 merchant, recruit r2 engineer";
    table
        .offers("1", menu)
        .plays("1 recruit r1 merchant")
        .then("talents 0 4 4");
}

/// AM-056 Legal even if the effect is empty: a Merchant without camels in stock.
#[test]
fn s4_empty_effects() {
    let table = given("base | camels 14 0 0")
        .plays("1 recruit r1 merchant")
        .then("camels 14 0 0");
    let (gain, why) = (Gain::Camels(1), Reason::Merchant);
    table
        .tells(Event::Missed {
            seat: seat("1"),
            gain,
            why,
        })
        .asks("2");
}

/// AM-057 A Peasant takes the leftmost free field of the row he chooses. AM-058 What the fields yield.
#[test]
fn s4_peasants() {
    let v1 = given_v1("base").table.rules;
    let goods =
        [FieldRow::Upper, FieldRow::Lower].map(|row| v1.edition.field(row).map(|good| good.name()));
    assert_eq!(goods[0], ["barley", "dates", "salt", "palm", "wine"]);
    assert_eq!(goods[1], ["palm", "salt", "dates", "barley", "wine"]);
    for row in ["f1", "f2"] {
        for field in 0..5 {
            let cubes = ["2"; 4][..field].join(" ");
            let table = given(&format!("base | field {row} {cubes}"));
            let table = table
                .plays("1 recruit r1 peasant")
                .offers("1", "field f1, field f2");
            let table = table
                .plays(&format!("1 field {row}"))
                .then(&format!("goods 1 @{row}.{}", field + 1));
            let (row, field): (FieldRow, _) = (row.parse().unwrap(), field as u8);
            table.tells(Event::FieldTaken {
                seat: seat("1"),
                row,
                field,
            });
        }
    }
}

/// AM-059 The fifth field: after the wine, whoever has most cubes in the row gets a Gardener.
/// AM-063 The row is emptied and starts again; the other is untouched.
#[test]
fn s4_a_full_row() {
    let table =
        given("base | field f1 1 2 3 1 | field f2 3 3").plays("1 recruit r1 peasant, 1 field f1");
    let table =
        table.then("goods 1 wine | gardeners 1 0 0 | field f1 | field f2 3 3 | stock gardeners 2");
    let table = table
        .plays("2 recruit r2 merchant, 3 recruit r3 peasant, 3 field f1")
        .then("field f1 3 | goods 3 @f1.1");
    drop(table);
    let table = given("base | field f2 2 2 3 2").plays("1 recruit r1 peasant, 1 field f2");
    let table = table.then("goods 1 wine | gardeners 0 1 0 | field f2");
    let wine = table.told.iter().position(|event| {
        matches!(
            event,
            Event::Got {
                gain: Gain::Good(Good::Wine),
                ..
            }
        )
    });
    let emptied = table
        .told
        .iter()
        .position(|event| matches!(event, Event::RowEmptied { .. }));
    assert!(wine.unwrap() < emptied.unwrap());
}

/// AM-060 On a tie the cube furthest right decides, by default in version 1.
#[test]
fn s4_ties_in_a_full_row() {
    for (row, winner) in [
        ("2 2 3 3", "0 0 1"),
        ("3 3 2 2", "0 1 0"),
        ("2 3 2 3", "0 0 1"),
        ("2 1 2 3", "1 0 0"),
    ] {
        let table = given(&format!(
            "base | v2: option field-tie rightmost | field f1 {row}"
        ));
        let table = table.plays("1 recruit r1 peasant, 1 field f1");
        table.then(&format!("gardeners {winner}"));
    }
}

/// AM-061 With `field-tie none` nobody gets it on a tie; the row is emptied all the same.
#[test]
fn s4_field_tie_none() {
    let none = "base | option field-tie none";
    let table =
        given(&format!("{none} | field f1 2 2 3 3")).plays("1 recruit r1 peasant, 1 field f1");
    table.then("gardeners 0 0 0 | field f1 | goods 1 wine");
    let table =
        given(&format!("{none} | field f1 2 2 3 1")).plays("1 recruit r1 peasant, 1 field f1");
    table.then("gardeners 0 0 0 | field f1");
    let table =
        given(&format!("{none} | field f1 2 2 3 2")).plays("1 recruit r1 peasant, 1 field f1");
    table.then("gardeners 0 1 0");
}

/// AM-062 With an empty pool a full row brings none and is still emptied.
#[test]
fn s4_no_gardener_left() {
    let table = given("base | gardeners 1 1 1 | field f1 1 1 1 1")
        .plays("1 recruit r1 peasant, 1 field f1");
    let table = table.then("gardeners 1 1 1 | field f1");
    let why = Reason::FullRow(FieldRow::Upper);
    let gain = Gain::Court(amyitis::Court::Gardener, 0);
    table.tells(Event::Missed {
        seat: seat("1"),
        gain,
        why,
    });
}

/// AM-064 The cube is placed even if the resource is out of stock.
#[test]
fn s4_no_resource_left() {
    let out = "@f1.1 ".repeat(7);
    let table = given(&format!("2 seats | base | tokens dates | goods 2 {out}"));
    let table = table.plays("1 recruit r1 peasant, 1 field f1");
    table.then("goods 1 | field f1 1 | stock @f1.1 0");
}

/// AM-065 A Merchant takes a camel.
#[test]
fn s4_merchants() {
    let table = given("base")
        .plays("1 recruit r1 merchant")
        .then("camels 2 1 1 | stock camels 10");
    table.asks("2");
}

/// AM-066 An Engineer places a cube where he likes and gains 2 VP.
#[test]
fn s4_engineers() {
    let table = given("base")
        .plays("1 recruit r1 engineer, 1 canal c4-d4")
        .then("vp 2 0 0");
    let side: amyitis::Side = "c4-d4".parse().unwrap();
    assert_eq!(
        table.table.public.canals.cube(side, 0),
        Some(Cube::Of(seat("1")))
    );
    let (gain, why) = (Gain::Vp(2), Reason::Engineer);
    table
        .tells(Event::Got {
            seat: seat("1"),
            gain,
            why,
        })
        .asks("2");
}

/// All sides in an order in which each can take its cubes.
const ALL_SIDES: &str = "d1-d2 d2-d3 d3-d4 a4-b4 b4-c4 c4-d4 c1-d1 c2-d2 c3-d3 c1-c2 c2-c3 c3-c4 \
    a3-a4 b3-b4 b3-c3 a3-b3 b1-c1 b1-c1 b2-c2 b2-c2 b2-b3 b2-b3 a2-a3 a2-a3 b1-b2 b1-b2 \
    a2-b2 a2-b2 a1-b1 a1-b1 a1-a2 a1-a2";

/// AM-067 With all symbols covered an Engineer gains 2 VP and places nothing.
#[test]
fn s4_engineers_without_a_symbol() {
    let table = given(&format!("base | canal 2 {ALL_SIDES}"));
    assert_eq!(table.table.public.canals.open(), 0);
    table
        .plays("1 recruit r1 engineer")
        .then("vp 2 0 0")
        .asks("2");
}

/// AM-083 If no symbol is free, Babylon is the sale alone.
#[test]
fn s4_babylon_without_a_symbol() {
    let table = given(&format!(
        "base | canal 2 {ALL_SIDES} | caravan ninoua | goods 1 salt"
    ));
    table.plays("1 caravan babylon").then("vp 3 0 0").asks("2");
}

/// AM-068 A Priest enters on space 1 of the temple he chooses; the others move right.
#[test]
fn s4_priests() {
    let table = given("base | temple marduk 2 3").plays("1 recruit r2 priest");
    let table = table.offers("1", "temple ishtar, temple marduk, temple tammouz");
    table
        .plays("1 temple marduk")
        .then("temple marduk 1 2 3 | temple ishtar")
        .asks("2");
}

/// AM-069 [A,B,A,C] and a Priest of D give [D,A,B,A] (anchor 7); C goes back. AM-070 Spaces fill without
/// gap, several of one player's too.
#[test]
fn s4_a_full_temple() {
    let table = given("4 seats | base | temple ishtar 1 2 1 3 | turn 4");
    let table = table
        .plays("4 recruit r2 priest, 4 temple ishtar")
        .then("temple ishtar 4 1 2 1");
    let out = Some(amyitis::Cube::Of(seat("3")));
    let entered = |event: &Event| matches!(event, Event::TempleEntered { out: o, .. } if *o == out);
    assert!(table.told.iter().any(entered));
    let table = given("base | rows rrr rrr rrr").plays("1 recruit r1 priest, 1 temple tammouz");
    let table = table
        .then("temple tammouz 1")
        .plays("2 recruit r1 priest, 2 temple tammouz");
    let table = table.plays("3 pass, 1 recruit r2 priest, 1 temple tammouz");
    table.then("temple tammouz 1 2 1");
    assert_eq!(Craft::Priest.name(), "priest");
}
