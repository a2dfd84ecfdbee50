//! Version 2: procession, temples and full rows (V1 to V5, V14).

use amyitis::{Draw, Event, Gain, Phase, Reason, Task, Temple, ranking};

use crate::situation::{given_v2, seat};

/// AM-246, AM-247 The leader's own cube into one temple, a grey one into each of the others. AM-248 They
/// count in the same round. AM-253 Ishtar's first chooses. (V1)
#[test]
fn the_worked_round() {
    let table =
        given_v2("4 seats | base | temple ishtar 1 | temple tammouz 3 | field f1 1 2 | field f2 2");
    let table = table.all_pass().asks("4");
    let table = table.offers("4", "temple ishtar, temple marduk, temple tammouz");
    let table = table.plays("4 temple marduk");
    let table = table
        .then("temple ishtar g 1 | temple marduk 4 | temple tammouz g 3")
        .asks("1");
    let table = table
        .offers("1", "offering camel, offering talent")
        .plays("1 offering camel");
    let table = table
        .then("camels 2 1 1 1 | talents 4 4 4 4 | vp 0 0 0 2")
        .asks("3");
    let table = table
        .plays("3 field f2")
        .then("goods 3 dates | field f2 2 3");
    assert_eq!(table.table.public.task(), Task::Draw(Draw::Row));
}

/// AM-248 A cube that the procession pushes out counts no longer. AM-251 The oldest cube is ahead, for the
/// second place too. AM-254 The second of Ishtar gets the other thing unasked. (V2)
#[test]
fn pushed_out_before_the_favours() {
    let table = given_v2("base | first 2 | turn 2 | temple ishtar 2 3 1 1 | temple marduk 3 2 2 3");
    let table = table.all_pass().asks("1").plays("1 temple ishtar");
    let table = table.then("temple ishtar 1 2 3 1 | temple marduk g 3 2 2 | temple tammouz g");
    let table = table.asks("1").plays("1 offering talent");
    let table = table.then("talents 5 4 4 | camels 1 1 2 | vp 0 2 1");
    let (gain, why) = (Gain::Camels(1), Reason::Temple(Temple::Ishtar, 2));
    let table = table.tells(Event::Got {
        seat: seat("3"),
        gain,
        why,
    });
    assert_eq!(table.table.public.task(), Task::Draw(Draw::Row));
}

fn ranked(options: &str, cubes: &str) -> Vec<String> {
    let table = given_v2(&format!(
        "4 seats | base | {options} | temple marduk {cubes}"
    ))
    .table;
    let ranked = ranking(table.rules, table.public.temple(Temple::Marduk));
    ranked.iter().flatten().map(ToString::to_string).collect()
}

/// AM-251 Ties (V3, anchor 11). AM-204 The default is the oldest cube, and AM-125 its opposite an option.
#[test]
fn ties() {
    let cases = [
        ("2 1", "1 2"),
        ("1 2 2 1", "1 2"),
        ("2 1 1 2", "2 1"),
        ("1 2 1 2", "2 1"),
        ("g 1 2 3", "3 2"),
        ("1 1 2 2", "2 1"),
        ("1 1 g 2", "1 2"),
        ("2 g 1 1", "1 2"),
        ("g g g 1", "1"),
        ("g g g g", ""),
    ];
    for (cubes, expected) in cases {
        assert_eq!(ranked("", cubes).join(" "), expected, "[{cubes}]");
    }
    assert_eq!(ranked("option temple-tie latest", "2 1"), ["2", "1"]);
}

/// AM-252 With two players the first place alone gets something (V4).
#[test]
fn two_players() {
    let start = "temple ishtar 2 | temple marduk 1 2 1 | temple tammouz 1 2 | goods 1 salt";
    let table = given_v2(&format!("2 seats | base | {start}"));
    let table = table.all_pass().asks("2").plays("2 temple marduk");
    let table = table.then("temple ishtar g 2 | temple marduk 2 1 2 1 | temple tammouz g 1 2");
    let table = table.asks("2").plays("2 offering talent");
    let table = table.then("talents 4 5 | camels 1 1 | vp 2 0").asks("2");
    let table = table.plays("2 field f1").then("goods 2 salt | vp 2 0");
    assert_eq!(table.table.public.task(), Task::Draw(Draw::Row));
    // With three there is a second place.
    let table = given_v2("base | temple marduk 1 2 1").all_pass();
    table
        .plays("3 temple ishtar, 3 offering camel")
        .then("vp 2 1 0");
}

/// AM-253, AM-254 The first of Ishtar chooses, the second gets the other. AM-255 What is not in stock is
/// neither offered nor got. (V5)
#[test]
fn ishtar_and_the_stock() {
    let start = "base | temple ishtar 2 1";
    let lead = |stock: &str| {
        let table = given_v2(&format!("{start} | {stock}")).all_pass();
        table.plays("3 temple marduk")
    };
    let table = lead("camels 12 1 1 | talents 23 1 1");
    let table = table.then("camels 12 1 1 | talents 24 1 1");
    assert_eq!(table.table.public.task(), Task::Draw(Draw::Row));
    let table = lead("camels 9 1 1 | talents 28 1 1");
    let table = table.then("camels 10 1 1 | talents 28 1 1");
    assert_eq!(table.table.public.task(), Task::Draw(Draw::Row));
    let table = lead("camels 12 1 1 | talents 28 1 1");
    let table = table.then("camels 12 1 1 | talents 28 1 1");
    assert_eq!(table.table.public.task(), Task::Draw(Draw::Row));
    let one_each = "camels 11 1 1 | talents 27 1 1";
    let table = lead(one_each).asks("1").plays("1 offering camel");
    table.then("camels 12 1 1 | talents 27 2 1");
    let table = lead(one_each).asks("1").plays("1 offering talent");
    table.then("camels 11 2 1 | talents 28 1 1");
}

/// AM-256 Marduk: 2 VP and 1 VP. AM-134 The cubes stay.
#[test]
fn marduk() {
    let table = given_v2("4 seats | base | temple marduk 3 3 2").all_pass();
    let table = table.plays("4 temple ishtar, 4 offering talent");
    table.then("vp 0 1 2 0 | temple marduk g 3 3 2");
}

/// AM-245 Procession, Ishtar, Marduk, Tammouz, limit, end check, first-player card. AM-132, AM-133 Tammouz:
/// the first harvests, the second may swap.
#[test]
fn the_order_of_phase_three() {
    let table = given_v2(
        "base | temple ishtar 1 2 | temple marduk 2 1 | temple tammouz 3 1 | goods 1 salt salt salt palm | goods 3 palm",
    );
    let table = table
        .all_pass()
        .asks("3")
        .plays("3 temple ishtar")
        .asks("2");
    assert_eq!(table.table.public.phase, Phase::RoundEnd);
    let table = table
        .plays("2 offering camel")
        .asks("1")
        .plays("1 field f1")
        .asks("3");
    let table = table.plays("3 keep").asks("1");
    let table = table.plays("1 discard salt, 1 discard salt, 1 discard salt");
    let at = |is: &dyn Fn(&Event) -> bool| table.told.iter().position(is).unwrap();
    let favour = |temple, place| {
        at(
            &|event| matches!(event, Event::Got { why: Reason::Temple(t, p), .. } if *t == temple && *p == place),
        )
    };
    let steps = [
        at(&|event| matches!(event, Event::TempleEntered { .. })),
        favour(Temple::Ishtar, 1),
        favour(Temple::Ishtar, 2),
        favour(Temple::Marduk, 1),
        favour(Temple::Marduk, 2),
        at(&|event| matches!(event, Event::FieldTaken { .. })),
        at(&|event| matches!(event, Event::Discarded { .. })),
        at(&|event| matches!(event, Event::FirstPlayer { .. })),
        at(&|event| matches!(event, Event::RoundBegan { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

/// AM-250 With `neutral` and `clear` the procession comes after Tammouz. AM-137, AM-138 What they do.
#[test]
fn other_processions_come_after_the_temples() {
    for (value, temple) in [("neutral", "g 1 2"), ("clear", "")] {
        let start = "base | temple ishtar 2 1 | temple tammouz 2";
        let table = given_v2(&format!("{start} | option procession {value}")).all_pass();
        let table = table.asks("1").plays("1 offering talent").asks("2");
        let table = table.plays("2 field f1").asks("3").plays("3 temple ishtar");
        let expected = temple.replace("1 2", "2 1");
        table.then(&format!(
            "temple ishtar {expected} | temple tammouz 2 | temple marduk"
        ));
    }
}

/// AM-249 The procession costs nothing, turns no card, and takes place in the last round too.
#[test]
fn the_procession_is_free() {
    let table = given_v2("base | round 25 | talents 0 0 0 | rows pme pme pme").all_pass();
    let table = table.asks("3").plays("3 temple marduk");
    let table = table.then("temple marduk 3 | talents 0 0 0 | vp 0 0 2 | over guard");
    assert!(table.table.public.rows().iter().all(|row| row.turned == 0));
}

/// AM-204 On a tie in a full row nobody gets the Gardener (V14); AM-060 with `rightmost` somebody does.
#[test]
fn a_tie_in_a_full_row() {
    let start = "base | turn 2 | field f1 1 2 1 3";
    let table = given_v2(start).plays("2 recruit r1 peasant, 2 field f1");
    table.then("gardeners 0 0 0 | goods 2 wine | field f1");
    let table = given_v2(&format!("{start} | option field-tie rightmost"));
    let table = table.plays("2 recruit r1 peasant, 2 field f1");
    table.then("gardeners 0 1 0 | goods 2 wine | field f1");
}
