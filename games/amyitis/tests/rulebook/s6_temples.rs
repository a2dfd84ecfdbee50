//! §6, §4 Phase III: favours, procession, limit, first player.

use amyitis::{Cube, Decision, Event, Gain, Harvest, Illegal, Phase, Reason, Temple, ranking};

use crate::situation::{Situation, given, given_v1, given_v2, seat};

fn ranked(options: &str, cubes: &str) -> Vec<String> {
    let table = given_v1(&format!(
        "4 seats | base | {options} | temple marduk {cubes}"
    ));
    let ranked = ranking(table.table.rules, table.table.public.temple(Temple::Marduk));
    ranked.iter().flatten().map(ToString::to_string).collect()
}

/// AM-122 Ishtar, Marduk, Tammouz, procession, limit, end check, first-player card.
#[test]
fn s4_the_order_of_phase_three() {
    let table = given_v1(
        "base | temple ishtar 1 2 | temple marduk 2 1 | temple tammouz 3 | goods 1 salt salt salt palm",
    );
    let table = table
        .all_pass()
        .asks("2")
        .plays("2 offering camel")
        .asks("3");
    let table = table
        .plays("3 field f1")
        .asks("3")
        .plays("3 temple ishtar")
        .asks("1");
    let table = table.plays("1 discard salt, 1 discard salt");
    let at = |is: &dyn Fn(&Event) -> bool| table.told.iter().position(is).unwrap();
    let favour = |temple, place| {
        at(
            &|event| matches!(event, Event::Got { why: Reason::Temple(t, p), .. } if *t == temple && *p == place),
        )
    };
    let steps = [
        favour(Temple::Ishtar, 1),
        favour(Temple::Ishtar, 2),
        favour(Temple::Marduk, 1),
        favour(Temple::Marduk, 2),
        at(&|event| matches!(event, Event::FieldTaken { .. })),
        at(&|event| matches!(event, Event::TempleEntered { .. })),
        at(&|event| matches!(event, Event::Discarded { .. })),
        at(&|event| matches!(event, Event::FirstPlayer { .. })),
        at(&|event| matches!(event, Event::RoundBegan { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

/// AM-123 Ranked by cubes, grey ones ignored. AM-124 On a tie the newest cube is ahead (anchor 11).
/// AM-126 Two places; with one player ranked no second.
#[test]
fn s6_1_ranking() {
    assert_eq!(ranked("", "2 1"), ["2", "1"]);
    assert_eq!(ranked("", "2 g 1 1"), ["1", "2"]);
    assert_eq!(ranked("", "1 2 2 1"), ["1", "2"]);
    assert_eq!(ranked("", "1 2 3 4"), ["1", "2"]);
    assert_eq!(ranked("", "g 3 g 3"), ["3"]);
    assert_eq!(ranked("", "g g g g"), Vec::<String>::new());
    assert_eq!(ranked("", ""), Vec::<String>::new());
}

/// AM-125 `temple-tie earliest`: the cube furthest right is ahead.
#[test]
fn s6_1_temple_tie_earliest() {
    let earliest = "option temple-tie earliest";
    assert_eq!(ranked(earliest, "2 1"), ["1", "2"]);
    assert_eq!(ranked(earliest, "1 2 2 1"), ["1", "2"]);
    assert_eq!(ranked(earliest, "1 2 1 2"), ["2", "1"]);
    assert_eq!(ranked(earliest, "1 2 3 4"), ["4", "3"]);
    assert_eq!(ranked(earliest, "2 2 1 g"), ["2", "1"]);
}

/// AM-127 First place before second: the last camel goes to the first. AM-128 Camel and talent for
/// Ishtar's first. AM-129 The second chooses. AM-130 What is out of stock is not offered.
#[test]
fn s6_1_ishtar() {
    let table = given_v1("base | temple ishtar 1 2").all_pass();
    let table = table.then("camels 2 1 1 | talents 5 4 4").asks("2");
    let table = table.offers("2", "offering camel, offering talent");
    table
        .plays("2 offering talent")
        .then("camels 2 1 1 | talents 5 5 4");
    // One camel left: the first takes it, the second gets the talent unasked.
    let table = given_v1("base | temple ishtar 1 2 | camels 11 1 1").all_pass();
    let table = table.then("camels 12 1 1 | talents 5 5 4");
    table.asks("3");
    // Nothing left at all.
    let table = given_v1("base | temple ishtar 1 2 | camels 12 1 1 | talents 28 1 1").all_pass();
    table.then("camels 12 1 1 | talents 28 1 1").asks("3");
    let table = given_v1("base | temple ishtar 2 2 1 | camels 10 1 1 | talents 27 1 1").all_pass();
    // The talent is gone with the first; a camel is left for the second.
    table.then("camels 11 2 1 | talents 27 2 1").asks("3");
}

/// AM-127 In version 2 too: with one thing left the first gets it, the second nothing.
#[test]
fn s6_1_first_before_second() {
    let start = "base | temple ishtar 2 1 | camels 11 1 1 | talents 28 1 1";
    let table = given_v2(start).all_pass().plays("3 temple marduk");
    table.then("camels 12 1 1 | talents 28 1 1");
}

/// AM-131 Marduk: 3 and 1 VP. AM-134 The cubes stay.
#[test]
fn s6_1_marduk() {
    let table = given_v1("4 seats | base | temple marduk 3 3 2 1").all_pass();
    let table = table.then("vp 0 1 3 0 | temple marduk 3 3 2 1");
    let (gain, why) = (Gain::Vp(3), Reason::Temple(Temple::Marduk, 1));
    table.tells(Event::Got {
        seat: seat("3"),
        gain,
        why,
    });
}

/// AM-132 Tammouz: the first must harvest, a full row and its Gardener included; no card, no price.
#[test]
fn s6_1_tammouz_first() {
    let table = given_v1("base | temple tammouz 2 | field f1 2 2 3 1 | talents 0 0 0").all_pass();
    let harvest = Harvest::Tammouz;
    assert_eq!(
        table.table.public.task(),
        amyitis::Task::Ask(seat("2"), Decision::ChooseField { harvest })
    );
    let table = table
        .offers("2", "field f1, field f2")
        .refuses("2 keep", Illegal::NotTheQuestion);
    let table = table
        .plays("2 field f1")
        .then("goods 2 wine | gardeners 0 1 0 | field f1");
    assert_eq!(table.table.public.rows()[0].turned, 0);
}

/// AM-133 Tammouz: the second may swap a resource for another kind, not for wine.
#[test]
fn s6_1_tammouz_second() {
    let start = "2 seats | base | tokens barley | temple tammouz 1 2 | field f1 1";
    let goods = "goods 2 wine salt";
    let table = given_v1(&format!("{start} | {goods}"))
        .all_pass()
        .plays("1 field f2")
        .asks("2");
    let menu = "swap salt barley, swap salt dates, swap salt palm, swap wine barley, swap wine dates, swap wine salt, swap wine palm, keep";
    let table = table.offers("2", menu);
    let table = table
        .refuses("2 swap salt wine", Illegal::NoSwap)
        .refuses("2 swap salt salt", Illegal::NoSwap)
        .refuses("2 swap palm dates", Illegal::NotOwned);
    table
        .plays("2 swap wine palm")
        .then("goods 2 salt palm | stock wine 7");
    let table = given_v1(&format!("{start} | {goods}"))
        .all_pass()
        .plays("1 field f2, 2 keep");
    table
        .then("goods 2 salt wine")
        .tells(Event::NotSwapped { seat: seat("2") });
    // Nothing to give: not asked. Nothing in stock of a kind: not offered.
    let table = given_v1(start).all_pass().plays("1 field f2");
    assert_eq!(
        table.table.public.task(),
        amyitis::Task::Ask(seat("2"), Decision::Process)
    );
    let dates = "dates ".repeat(7);
    let table = given_v1(&format!("{start} | goods 2 salt | goods 1 {dates}"))
        .all_pass()
        .plays("1 field f2");
    table
        .offers("2", "swap salt barley, swap salt palm, keep")
        .refuses("2 swap salt dates", Illegal::NotInStock);
}

/// AM-135 The procession is done by the right neighbour of the first player.
#[test]
fn s6_2_who() {
    for (seats, first, right) in [
        (2, 1, 2),
        (2, 2, 1),
        (3, 1, 3),
        (3, 2, 1),
        (4, 1, 4),
        (4, 3, 2),
    ] {
        let table = given(&format!(
            "{seats} seats | base | first {first} | turn {first}"
        ));
        table.all_pass().asks(&right.to_string());
    }
}

/// AM-136 One of the three, an empty one too. AM-137 `neutral`: a grey cube enters and pushes.
#[test]
fn s6_2_neutral() {
    let table =
        given_v1("base | temple marduk 1 2 1 g | temple tammouz 2 | temple ishtar").all_pass();
    let table = table
        .plays("2 field f1")
        .offers("3", "temple ishtar, temple marduk, temple tammouz");
    let table = table
        .refuses("3 keep", Illegal::NotTheQuestion)
        .plays("3 temple marduk");
    let table = table.then("temple marduk g 1 2 1 | temple tammouz 2");
    let grey = Some(Cube::Grey);
    assert!(
        table
            .told
            .iter()
            .any(|event| matches!(event, Event::TempleEntered { out, .. } if *out == grey))
    );
    let empty = given_v1("base").all_pass().plays("3 temple ishtar");
    empty.then("temple ishtar g");
    // In version 2 likewise, with one's own cube.
    let table = given_v2("base | temple tammouz 2").all_pass();
    let table = table.offers("3", "temple ishtar, temple marduk, temple tammouz");
    let table = table.refuses("3 keep", Illegal::NotTheQuestion);
    table.plays("3 temple marduk").then("temple marduk 3");
}

/// AM-138 `clear`: all cubes of that temple go back.
#[test]
fn s6_2_clear() {
    let table =
        given_v1("base | option procession clear | temple marduk 1 2 1 g | temple ishtar 2")
            .all_pass();
    table
        .plays("3 temple marduk")
        .then("temple marduk | temple ishtar 2");
}

fn to_limit(text: &str) -> Situation {
    given(text).all_pass().plays("3 temple marduk")
}

/// AM-139 At most two resources, wine counted, of one's choice. AM-094 Four with the highest Caravaneer.
/// AM-141 In turn order.
#[test]
fn s4_limit() {
    let table = to_limit(
        "base | goods 1 salt wine palm palm | goods 3 barley dates wine | goods 2 salt salt",
    );
    let table = table
        .asks("1")
        .offers("1", "discard salt, discard palm, discard wine");
    let table = table.refuses("1 discard dates", Illegal::NotOwned);
    let table = table.plays("1 discard palm, 1 discard salt").asks("3");
    let table = table.plays("3 discard wine").settle();
    table.then(
        "round 2 | goods 1 palm wine | goods 2 salt salt | goods 3 barley dates | stock wine 6",
    );
    // The first player is asked first, wherever they sit.
    let table =
        given("base | first 2 | turn 2 | goods 1 salt wine palm | goods 3 barley dates wine");
    table
        .all_pass()
        .plays("1 temple marduk")
        .asks("3")
        .plays("3 discard wine")
        .asks("1");
    let last = "v1: level 1 caravaneer 3 | v2: level 1 caravaneer 2";
    let four = to_limit(&format!(
        "base | {last} | goods 1 salt wine palm palm barley"
    ));
    four.asks("1")
        .plays("1 discard palm")
        .settle()
        .then("round 2 | goods 1 barley salt palm wine");
}

/// AM-140 Before that the number is not limited; camels, talents and Gardeners never are.
#[test]
fn s4_no_other_limit() {
    let table = given(
        "base | goods 1 dates dates dates wine wine | camels 10 1 1 | talents 20 1 1 | gardeners 3 0 0",
    );
    let table = table
        .plays("1 recruit r1 peasant, 1 field f1")
        .then("goods 1 @f1.1 dates dates dates wine wine");
    let table = table.all_pass().plays(
        "3 temple marduk, 1 discard dates, 1 discard dates, 1 discard dates, 1 discard wine",
    );
    let table = table.settle().then("camels 10 1 1 | gardeners 3 0 0");
    assert!(table.table.public.players[seat("1")].talents >= 20);
}

/// AM-142 The first-player card goes to the left neighbour after every round.
#[test]
fn s4_first_player_card() {
    let table = given("4 seats | base | first 3 | turn 3")
        .next_round()
        .settle()
        .then("first 4")
        .asks("4");
    table
        .next_round()
        .settle()
        .then("first 1")
        .next_round()
        .settle()
        .then("first 2");
    assert_ne!(Phase::RoundEnd, Phase::Over);
}
