//! §3.3 to §3.6 Turns, entering, wisdom on dice, the crowding penalty.

use eternal_palace::{Event, Faces, Goods, Illegal, Layer, Place, cheapest, die_price, price};

use crate::situation::given;

/// EP-035, EP-036, EP-037 Left to right and round again, one group a turn; who has none is skipped.
#[test]
fn s3_3_turns() {
    let table = given("2 seats | row 2 1 | 2 groups 1 | 1 groups 1 2 3 | turn 2");
    let table = table.plays("2 place 1 SC 1, 2 take fish").asks("1");
    let table = table.plays("1 place 1 SC 1, 1 take fish").asks("1");
    let table = table
        .plays("1 place 2 SC 2, 1 take fish")
        .asks("1")
        .then("round 1");
    let table = table.plays("1 place 3 SC 3, 1 take fish");
    assert!(table.table.public.turn.is_none(), "Play is over");
    let three = given("3 seats | row 3 1 2 | 1 groups 1 1 | 2 groups 2 | 3 groups 3 | turn 3");
    let three = three.plays("3 place 3 SC 3, 3 take fish").asks("1");
    let three = three.plays("1 place 1 SC 1, 1 take fish").asks("2");
    three.plays("2 place 2 SC 2, 2 take fish").asks("1");
}

/// EP-038, EP-043, EP-044 No passing; the Scrolls take anything.
#[test]
fn s3_3_no_passing() {
    given("2 seats | 1 groups 66666 | 1 has 0 fish | turn 1")
        .refuses("1 end", Illegal::MustPlace)
        .refuses("1 decline", Illegal::NotTheQuestion)
        .offers("1", "place 66666 SC 66666")
        .plays("1 place 66666 SC 66666, 1 take wood");
    given("2 seats | 1 groups 3 | 1 has 0 fish | turn 1").plays("1 place 3 SC 3, 1 take wisdom");
    // Above 12 wisdom is needed.
    given("2 seats | 1 groups 666 | turn 1")
        .offers("1", "place 666 SC 666")
        .refuses("1 place 666 12 156", Illegal::TooLittleWisdom);
}

/// EP-039, EP-040, EP-041 The sum is exactly the number; any size below 7, at least two dice from 7
/// on.
#[test]
fn s3_4_sums() {
    let poor = "2 seats | 1 has 9 fish 1 each | turn 1";
    given(&format!("{poor} | 1 groups 23"))
        .refuses("1 place 23 4 23", Illegal::WrongSum)
        .refuses("1 place 23 6 23", Illegal::WrongSum)
        .refuses("1 place 23 4 13", Illegal::TooLittleWisdom)
        .plays("1 place 23 5 23");
    given(&format!("{poor} | 1 groups 111")).plays("1 place 111 3 111");
    let rich = given("2 seats | 1 has 99 wisdom 9 fish 9 each | 1 groups 6 | turn 1");
    for number in 7..=12 {
        let text = format!("1 place 6 {number} 6");
        assert!(!rich.allows(&text), "{text}");
        assert!(
            !rich
                .answers("1")
                .iter()
                .any(|a| a.starts_with(&format!("place 6 {number} ")))
        );
    }
    rich.refuses("1 place 6 7 6", Illegal::WrongNumberOfDice);
}

/// EP-042 The Bridge takes one die of any value.
#[test]
fn s3_4_bridge() {
    for face in 1..=6 {
        assert!(
            given(&format!("2 seats | 1 groups {face} | turn 1"))
                .allows(&format!("1 place {face} EB {face}"))
        );
    }
    given("2 seats | 1 groups 12 | turn 1").refuses("1 place 12 EB 12", Illegal::WrongNumberOfDice);
}

/// EP-045 A place can be entered again and again, also by the owner of its layer.
#[test]
fn s3_4_again() {
    let table = given("2 seats | row 1 2 | 1 layers 4 | 1 groups 4 4 4 | 2 groups 4 | turn 1");
    let table = table.plays("1 place 4 4 4, 2 place 4 4 4, 1 place 4 4 4");
    assert!(table.player("1").is_at(Place::Forest) && table.player("2").is_at(Place::Forest));
}

/// EP-046 A visit that yields nothing is legal.
#[test]
fn s3_4_nothing_gained() {
    let table = given("2 seats | 1 layers EB | 1 groups 5 | 1 has 0 fish | turn 1");
    table
        .plays("1 place 5 EB 5")
        .then("1 has 0 fish | 1 bridge 16 | 1 layers EB");
}

/// EP-047, EP-069, EP-074 What cannot be paid in hand bars the way; what the visit yields does not
/// help.
#[test]
fn s3_4_price_in_hand() {
    given("2 seats | 2 at 1 1 | 1 has 0 fish | 1 groups 1 | turn 1")
        .refuses("1 place 1 1 1", Illegal::TooLittleFish);
    given("2 seats | 1 has 9 fish 9 wisdom 1 stone | 1 groups 3 | turn 1")
        .refuses("1 place 3 3 3", Illegal::PriceNotPayable);
    // Turning dice comes first: what is left must do.
    given("2 seats | 1 has 2 wisdom | 1 groups 1 | display A07a | turn 1")
        .refuses("1 place 1 2 2", Illegal::NoPayableAdviser);
}

/// EP-048, EP-049 Price, action, marker; a layer earned in the action comes before the place's own.
#[test]
fn s3_3_order_of_a_visit() {
    let table = given(
        "2 seats | 1 has 1 wood 1 stone | 1 track 9 1 | 1 track 2 3 | 1 track 4 4 | 1 track 6 4 \
                       | 1 track 11 2 | no-token 4 6 11 | display A06a A07a | 1 groups 2 | turn 1",
    );
    let table = table.plays("1 place 2 2 2, 1 appoint A06a resources");
    // The only open deposit is 9; its layer and feature come first.
    let table = table.asks("1").then("1 track 9 2 | 1 track 2 3");
    let table = table
        .plays("1 feature moon")
        .then("1 track 2 4")
        .plays("1 feature koi");
    let layers: Vec<String> = table
        .told
        .iter()
        .filter_map(|told| match told {
            palast_core::LogItem::Public(Event::LayerTaken { layer, .. }) => {
                Some(layer.to_string())
            }
            _ => None,
        })
        .collect();
    assert_eq!(layers, ["9", "2"]);
}

/// EP-048 At a layer: layer, feature, composition, end check.
#[test]
fn s3_3_order_at_a_layer() {
    let table = given(
        "2 seats | option compositions on | offer K01 | 1 layers 1 2 5 6 7 8 9 | no-token 1 2 6 7 9 \
                       | 1 has 1 wood | 1 groups 3 | turn 1",
    );
    let table = table
        .plays("1 place 3 3 3")
        .then("1 palace 2 | completed 1");
    let told: Vec<&str> = table
        .told
        .iter()
        .filter_map(|told| match told {
            palast_core::LogItem::Public(Event::LayerTaken { .. }) => Some("layer"),
            palast_core::LogItem::Public(Event::CompositionClaimed { .. }) => Some("composition"),
            palast_core::LogItem::Public(Event::Completed { .. }) => Some("end"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["layer", "composition", "end"]);
}

/// EP-050 What is earned cannot be refused.
#[test]
fn s3_3_nothing_is_refused() {
    let table = given("2 seats | 1 track 4 3 | 1 groups 4 | turn 1").plays("1 place 4 4 4");
    let table = table
        .refuses("1 decline", Illegal::NotTheQuestion)
        .then("1 layers 4 | no-token 4");
    assert!(
        table
            .answers("1")
            .iter()
            .all(|answer| answer.starts_with("feature "))
    );
    given("2 seats | 1 bridge 3 | 1 groups 1 | turn 1")
        .plays("1 place 1 EB 1")
        .refuses("1 decline", Illegal::MustTake);
    given("2 seats | 1 bridge 8 | 1 groups 1 | turn 1")
        .plays("1 place 1 EB 1")
        .refuses("1 decline", Illegal::MustTake);
}

/// EP-051, EP-052, EP-054, EP-055 The price of every pair of faces.
#[test]
fn s3_5_prices() {
    let table = [
        [0, 1, 2, 3, 3, 2],
        [1, 0, 1, 2, 3, 3],
        [2, 1, 0, 1, 2, 3],
        [3, 2, 1, 0, 1, 2],
        [3, 3, 2, 1, 0, 1],
        [2, 3, 3, 2, 1, 0],
    ];
    for from in 1..=6u8 {
        for to in 1..=6u8 {
            let wanted = table[usize::from(from) - 1][usize::from(to) - 1];
            assert_eq!(die_price(from, to), wanted, "{from} to {to}");
        }
    }
    assert_eq!((die_price(1, 5), die_price(2, 6)), (3, 3));
    given("2 seats | 1 bridge 4 | 1 has 1 wisdom | 1 groups 6 | turn 1")
        .refuses("1 place 6 EB 1", Illegal::TooLittleWisdom)
        .plays("1 place 6 EB 5, 1 appoint A01a free")
        .then("1 bridge 9");
    given("2 seats | 1 has 1 wisdom | 1 groups 1 | turn 1")
        .refuses("1 place 1 6 6", Illegal::TooLittleWisdom);
    given("2 seats | 1 has 2 wisdom | 1 groups 1 | turn 1")
        .plays("1 place 1 6 6")
        .then("1 has 1 stone");
}

/// EP-053 Changes are chained and spread; only the wisdom in hand is the limit.
#[test]
fn s3_5_chains() {
    let text = |wisdom: u8| format!("2 seats | 1 has {wisdom} wisdom | 1 groups 111 | turn 1");
    // 1 1 1 to 12: two flips to 6 cost 4, together 13, and one back: 1 6 5 costs 2 + 3.
    let (faces, cost) = cheapest("111".parse().unwrap(), 12).unwrap();
    assert_eq!((faces.to_string().as_str(), cost), ("156", 5));
    given(&text(4)).refuses("1 place 111 12 156", Illegal::TooLittleWisdom);
    assert!(given(&text(5)).allows("1 place 111 12 156"));
}

/// EP-056, EP-057, EP-058, EP-059, EP-060 The examples.
#[test]
fn s3_5_examples() {
    let base = "2 seats | 1 has 3 wisdom | turn 1";
    given(&format!("{base} | 1 groups 35"))
        .plays("1 place 35 9 36")
        .then("1 has 2 wisdom 1 kaolin");
    let pair = given(&format!("{base} | 1 groups 33")).plays("1 place 33 7 34");
    assert_eq!(pair.then("1 has 5 wisdom").player("1").temple, 0b100);
    let flip = given(&format!("{base} | 1 groups 66")).plays("1 place 66 7 16");
    assert_eq!(flip.then("1 has 4 wisdom").player("1").temple, 0b001);
    let three = given(&format!("{base} | 1 groups 566")).plays("1 place 566 12 156");
    // Three dice: four rewards.
    three
        .then("1 has 1 wisdom")
        .plays("1 take fish, 1 take wisdom, 1 take wood, 1 take stone")
        .then("1 has 3 fish 3 wisdom 1 wood 1 stone | 1 market 1");
    // Three dice brought to 9 still count as three.
    given(&format!("{base} | 1 groups 226"))
        .plays("1 place 226 9 126")
        .then("1 has 2 wisdom 3 kaolin");
}

/// EP-061 The changed face counts on the Bridge.
#[test]
fn s3_5_bridge() {
    let table = given("2 seats | 1 has 2 wisdom | 1 groups 2 | turn 1").plays("1 place 2 EB 4");
    table.then("1 bridge 4 | 1 has 1 fish");
}

/// EP-062 One move with placing; other groups keep their faces. Where only the sum counts, the dice
/// are
/// turned the cheapest way (Ruling 61).
#[test]
fn s3_5_one_move() {
    let table = given("2 seats | 1 has 3 wisdom | 1 groups 2 35 | turn 1").plays("1 place 35 9 36");
    let left: Vec<String> = table
        .player("1")
        .groups_left()
        .map(|g| g.to_string())
        .collect();
    assert_eq!(left, ["2"]);
    // {3,6} and {4,5} both cost 1; the first in order is the one.
    let faces = |text: &str| text.parse::<Faces>().unwrap();
    assert_eq!(price(faces("35"), faces("45")), Some(1));
    given("2 seats | 1 has 9 wisdom | 1 groups 35 | turn 1")
        .refuses("1 place 35 9 45", Illegal::NotTheCheapest)
        .refuses("1 place 35 SC 36", Illegal::NotTheCheapest)
        .refuses("1 place 35 9 333", Illegal::OtherDice);
}

/// EP-063, EP-064, EP-065, EP-066, EP-067, EP-068, EP-070 The examples of the penalty; the fish go
/// to the supply.
#[test]
fn s3_6_penalty() {
    let pays = |text: &str, fish: u16| {
        let table = given(&format!("{text} | 1 has 9 fish | 1 groups 4 | turn 1"));
        assert_eq!(table.table.public.penalty(Place::Forest), fish, "{text}");
        let others: Vec<Goods> = table
            .table
            .public
            .everyone()
            .map(|who| table.table.public.players[who].goods)
            .collect();
        let table = table
            .plays("1 place 4 4 4")
            .then(&format!("1 has {} fish 1 wood", 9 - fish));
        for who in table.table.public.everyone().skip(1) {
            assert_eq!(table.table.public.players[who].goods, others[who.index()]);
        }
    };
    pays("2 seats", 0);
    pays("2 seats | 1 at 4 4", 1);
    pays("2 seats | 2 at 4 112", 1);
    pays("2 seats | 2 at 4 4 | 2 at 4 13", 1);
    pays("2 seats | 1 at 4 4 | 2 at 4 4", 2);
    pays("3 seats | 1 at 4 4 | 2 at 4 4 | 3 at 4 4", 3);
    pays(
        "5 seats | 1 at 4 4 | 2 at 4 4 | 3 at 4 4 | 4 at 4 4 | 5 at 4 4",
        5,
    );
}

/// EP-069, EP-071, EP-072, EP-073, EP-075 Where it applies and how long.
#[test]
fn s3_6_where() {
    let crowded =
        "2 seats | 2 at EB 4 | 1 at SC 1 | 2 at SC 1 | 1 has 0 fish | 1 groups 4 | turn 1";
    given(crowded)
        .refuses("1 place 4 EB 4", Illegal::TooLittleFish)
        .plays("1 place 4 SC 4");
    given("3 seats | option river on | demand D03 | 2 at RM 4 | 1 has 0 fish 1 wood | 1 groups 4 | turn 1")
        .refuses("1 place 4 RM 4", Illegal::TooLittleFish);
    given("3 seats | option labyrinth on | 2 at LA 4 | 1 has 1 fish | 1 groups 4 | turn 1")
        .refuses("1 place 4 LA 4", Illegal::PriceNotPayable);
    // In the next round every place is empty.
    let table = given("2 seats | 2 at 4 4 | 1 groups 4 | turn 1").plays("1 place 4 4 4");
    let table = table.until(|now| now.table.public.round == 2);
    assert_eq!(table.table.public.penalty(Place::Forest), 0);
}

/// EP-004 A layer is taken once; EP-005 X only with a module that has it.
#[test]
fn s1_layers_once() {
    let table = given("2 seats | 1 layers 3 | monument 3 2 | 1 has 1 wood | 1 groups 3 | turn 1");
    let table = table
        .plays("1 place 3 3 3")
        .then("1 layers 3 | monument 3 1");
    assert!(!table.told(|event| matches!(event, Event::LayerTaken { .. })));
    let table = given("2 seats | 1 groups 3 | turn 1");
    assert!(!table.allows("1 place 3 LA 3") && !table.allows("1 place 3 RM 3"));
    let refused = table.refuses("1 place 3 RM 3", Illegal::NotInPlay);
    assert!(!refused.player("1").layers.contains(Layer::X));
}
