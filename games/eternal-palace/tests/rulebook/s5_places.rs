//! §5 Monuments, deposits, Temple, Palace Market, Bridge, Scrolls.

use eternal_palace::{Event, Illegal};

use crate::situation::given;

/// EP-101, EP-102, EP-103, EP-104, EP-105, EP-107 The monument sites.
#[test]
fn s5_3_monuments() {
    for (site, dice, resource) in [
        (3, "3", "wood"),
        (5, "5", "stone"),
        (8, "26", "kaolin"),
        (10, "46", "bronze"),
    ] {
        let text = format!("2 seats | row 1 2 | 1 groups {dice} | 2 groups {dice} | turn 1");
        given(&format!("{text} | 1 has 9 fish")).refuses(
            &format!("1 place {dice} {site} {dice}"),
            Illegal::PriceNotPayable,
        );
        let table = given(&format!(
            "{text} | 1 has 1 {resource} | 2 has 1 fish 2 {resource}"
        ));
        let table = table.plays(&format!("1 place {dice} {site} {dice}"));
        let table = table.then(&format!(
            "1 has 0 fish | 1 palace 1 | monument {site} 1 | price {site} 2 | 1 layers {site} | 1 features 0"
        ));
        let table = table.plays(&format!("2 place {dice} {site} {dice}"));
        table.then(&format!(
            "2 has 0 fish | 2 palace 1 | monument {site} 2 | price {site} 3 | 1 layers {site}"
        ));
    }
    let dear = given("2 seats | price 5 3 | 1 has 2 stone 9 wood | 1 groups 5 | turn 1");
    dear.refuses("1 place 5 5 5", Illegal::PriceNotPayable)
        .then("price 3 1 | price 8 1 | price 10 1");
}

/// EP-106 The owner may come again.
#[test]
fn s5_3_again() {
    let table = given(
        "2 seats | monument 3 1 | price 3 2 | 1 has 2 wood | 1 palace 1 | 1 groups 3 | turn 1",
    );
    let table = table.plays("1 place 3 3 3");
    let table = table.then("1 has 0 fish | 1 palace 2 | monument 3 1 | price 3 3 | 1 layers 3");
    assert!(!table.told(|event| matches!(event, Event::MonumentTaken { .. })));
}

/// EP-108, EP-109, EP-110, EP-111, EP-112 The deposits.
#[test]
fn s5_4_deposits() {
    for (place, dice, wanted) in [
        (4, "4", "1 wood"),
        (4, "13", "3 wood"),
        (4, "1111", "3 wood"),
        (6, "6", "1 stone"),
        (6, "15", "3 stone"),
        (6, "222", "3 stone"),
        (9, "36", "1 kaolin"),
        (9, "126", "3 kaolin"),
        (9, "1116", "3 kaolin"),
        (11, "56", "1 bronze"),
        (11, "146", "3 bronze"),
        (11, "11126", "3 bronze"),
    ] {
        let table = given(&format!(
            "2 seats | 1 has 0 fish | 1 groups {dice} | turn 1"
        ));
        let table = table.plays(&format!("1 place {dice} {place} {dice}"));
        table.then(&format!("1 has {wanted} | 1 track {place} 1"));
    }
}

/// EP-113, EP-114, EP-115, EP-116, EP-117, EP-118 The Temple.
#[test]
fn s5_7_temple() {
    let text = "2 seats | row 1 2 | 1 has 0 fish 1 wisdom | 1 groups 16 25 | turn 1";
    let table = given(text)
        .plays("1 place 16 7 16")
        .then("1 has 4 wisdom | 1 temple 1 | 1 layers - | token 7");
    let table = table
        .then("token 7")
        .until(|now| now.asked() == [crate::situation::seat("1")]);
    let table = table.refuses("1 place 25 7 16", Illegal::TooLittleFish);
    drop(table);
    let second = given("2 seats | 1 temple 16 | 1 groups 25 | turn 1").plays("1 place 25 7 25");
    second
        .then("1 temple 2 | 1 layers 7 | no-token 7")
        .plays("1 feature moon")
        .then("1 features 1");
    // The faces after wisdom decide: the pair that is marked already gives wisdom only.
    let same = given("2 seats | 1 temple 34 | 1 has 1 wisdom | 1 groups 33 | turn 1")
        .plays("1 place 33 7 34");
    same.then("1 has 3 wisdom | 1 temple 1 | 1 layers -");
    let third =
        given("2 seats | 1 temple 16 25 | 1 layers 7 | 1 has 0 fish | 1 groups 34 | turn 1");
    third
        .plays("1 place 34 7 34")
        .then("1 has 3 wisdom | 1 temple 2");
    let three = given("2 seats | 1 has 0 fish | 1 groups 223 | turn 1").plays("1 place 223 7 223");
    three.then("1 has 3 wisdom | 1 temple 0");
    // A rival's marker does not bar the field; later players get no feature.
    let later = given(
        "2 seats | 2 layers 7 | no-token 7 | 1 temple 16 | 1 has 0 fish | 1 groups 25 | turn 1",
    );
    later
        .plays("1 place 25 7 25")
        .then("1 layers 7 | 1 features 0 | 1 temple 2");
}

/// EP-119, EP-120 Three, four or five different rewards.
#[test]
fn s5_12_rewards() {
    let two = given("2 seats | 1 has 0 fish | 1 groups 66 | turn 1").plays("1 place 66 12 66");
    let two = two
        .offers(
            "1",
            "take fish, take wisdom, take wood, take stone, take kaolin, take bronze",
        )
        .refuses("1 take privilege", Illegal::NotOnOffer)
        .refuses("1 decline", Illegal::MustTake)
        .plays("1 take fish")
        .refuses("1 take fish", Illegal::TakenTwice);
    two.plays("1 take wisdom, 1 take bronze")
        .then("1 has 3 fish 2 wisdom 1 bronze | 1 market 1")
        .asks("-");
    let four =
        given("2 seats | 1 has 0 fish | 1 groups 1236 | turn 1").plays("1 place 1236 12 1236");
    let four = four
        .plays("1 take fish, 1 take wood, 1 take stone, 1 take kaolin")
        .asks("1");
    four.plays("1 take bronze")
        .then("1 has 3 fish 1 each | 1 market 1");
}

/// EP-121, EP-122, EP-123 Two different numbers of dice give the layer; 4 and 5 are the same.
#[test]
fn s5_12_layer() {
    let takes = "1 take fish, 1 take wisdom, 1 take wood, 1 take stone";
    let three = |text: &str| {
        let table = given(&format!("2 seats | {text} | 1 groups 246 | turn 1"));
        table.plays("1 place 246 12 246").plays(takes)
    };
    three("1 market 2")
        .then("1 layers 12 | no-token 12")
        .plays("1 feature koi")
        .then("1 features 1");
    three("1 market 3").then("1 layers - | 1 market 1");
    three("1 market 2 | 2 market 3 | 2 market 2 3 | 2 layers 12 | no-token 12")
        .then("1 layers 12 | 1 features 0");
    let five =
        given("2 seats | 1 market 4 | 1 groups 11226 | turn 1").plays("1 place 11226 12 11226");
    five.plays(takes)
        .plays("1 take kaolin")
        .then("1 layers - | 1 market 1");
}

/// EP-124, EP-125, EP-126, EP-131, EP-132 From the start a 6: fish, a resource, wisdom.
#[test]
fn s5_bridge_walk() {
    let table = given("2 seats | 1 has 0 fish | 1 groups 6 | turn 1").plays("1 place 6 EB 6");
    let table = table
        .offers("1", "take wood, take stone, take kaolin, take bronze")
        .plays("1 take bronze");
    let table = table.then("1 bridge 6 | 1 has 1 fish 1 wisdom 1 bronze");
    let plan = &table.table.rules.edition.bridge;
    assert_eq!((plan.end, plan.privilege), (16, 3));
    let rewards: Vec<String> = (0..=16)
        .filter_map(|space| plan.reward(space).map(|reward| format!("{space} {reward}")))
        .collect();
    assert_eq!(
        rewards.join(", "),
        "1 fish, 4 resource, 6 wisdom, 8 fish, 9 adviser, 11 wisdom, 13 resource, 15 fish+wisdom"
    );
}

/// EP-127, EP-128, EP-129, EP-133 The free adviser of space 9.
#[test]
fn s5_bridge_adviser() {
    let text = "2 seats | 1 bridge 8 | 1 has 0 fish | display A07a A05a | 1 groups 3 | 2 groups 5 | turn 1";
    let table = given(text)
        .plays("1 place 3 EB 3")
        .offers("1", "appoint A05a free, appoint A07a free");
    let table = table
        .refuses("1 appoint A07a resources", Illegal::OtherPayment)
        .plays("1 appoint A07a free");
    table.then("1 bridge 11 | 1 has 1 wisdom | 1 advisers A07a | display A05a");
    let patron = given(text).plays("1 place 3 EB 3, 1 appoint A05a free");
    patron.then("1 palace 1 | 1 advisers | discards A05a | 1 bridge 11");
    let none = given("2 seats | 1 bridge 8 | 1 has 0 fish | display | 1 groups 3 | turn 1");
    none.plays("1 place 3 EB 3")
        .then("1 bridge 11 | 1 has 1 wisdom | 1 advisers");
}

/// EP-130, EP-134 Beyond the end the marker stops there; the first takes a feature.
#[test]
fn s5_bridge_end() {
    let text = "2 seats | 1 bridge 13 | 1 has 0 fish | 1 groups 6 | turn 1";
    let first = given(text)
        .plays("1 place 6 EB 6")
        .then("1 bridge 16 | 1 has 1 fish 1 wisdom | 1 layers EB");
    first
        .plays("1 feature moon")
        .then("1 features 1 | no-token EB");
    let later = given(&format!("{text} | no-token EB")).plays("1 place 6 EB 6");
    later.then("1 layers EB | 1 features 0");
}

/// EP-135, EP-136 The Scrolls.
#[test]
fn s5_scrolls() {
    let one = given("2 seats | 1 has 0 fish | 1 groups 5 | turn 1").plays("1 place 5 SC 5");
    one.offers("1", "take fish, take wisdom")
        .refuses("1 take wood", Illegal::NotOnOffer)
        .plays("1 take fish")
        .then("1 has 2 fish");
    let more =
        given("2 seats | 1 has 0 fish | 1 groups 5566 | turn 1").plays("1 place 5566 SC 5566");
    more.offers(
        "1",
        "take fish, take wisdom, take wood, take stone, take kaolin, take bronze",
    )
    .plays("1 take stone")
    .then("1 has 1 stone")
    .asks("-");
}

/// EP-115, EP-116 Every pair after every other: the layer comes with another pair only.
#[test]
fn s5_7_every_pair_after_every_other() {
    for marked in ["16", "25", "34"] {
        for pair in ["16", "25", "34"] {
            let table = given(&format!(
                "2 seats | 1 temple {marked} | no-token 7 | 1 has 0 fish | 1 groups {pair} 1 | turn 1"
            ));
            let table = table.plays(&format!("1 place {pair} 7 {pair}"));
            let wanted = if marked == pair {
                "1 temple 1 | 1 layers -"
            } else {
                "1 temple 2 | 1 layers 7"
            };
            table.then(wanted).then("1 has 3 wisdom");
        }
    }
}

/// EP-119, EP-121, EP-122, EP-123 Every number of dice after every other.
#[test]
fn s5_12_every_number_after_every_other() {
    for marked in 2..=4 {
        for (dice, rewards, field) in [("66", 3, 2), ("246", 4, 3), ("1236", 5, 4), ("11226", 5, 4)]
        {
            let table = given(&format!(
                "2 seats | 1 market {marked} | no-token 12 | 1 has 0 fish | 1 groups {dice} | 2 groups 1 | turn 1"
            ));
            let takes = ["wood", "stone", "kaolin", "bronze", "fish"];
            let takes = takes.map(|item| format!("1 take {item}"));
            let table = table.plays(&format!("1 place {dice} 12 {dice}"));
            let table = table.plays(&takes[..rewards].join(", ")).asks("2");
            table.then(if marked == field {
                "1 market 1 | 1 layers -"
            } else {
                "1 market 2 | 1 layers 12"
            });
        }
    }
}
