//! §8.2, §8.3: the palace track, Courtier and Noble.

use amyitis::{Event, Gain, Illegal, Reason, Row};

use crate::situation::{given, seat};

/// AM-166 On top of all markers there: by Courtier, Noble and lesser courtier. AM-169 The order of the
/// track: furthest first, then from top to bottom; position 0 is outside.
#[test]
fn s8_2_on_top() {
    let table = given("4 seats | rows ccc mmm eee ppp | track 2+3 1+2 | turn 1").then("order 2 1");
    let table = table
        .plays("1 recruit r1 courtier")
        .then("track 3 3 0 0 | order 1 2");
    drop(table);
    let table = given("4 seats | talents 7 7 7 7 | track 2+3 1+3 3+1 | turn 3").then("order 1 2 3");
    let table = table.plays("3 noble").then("track 3 3 3 0 | order 3 1 2");
    let stack: Vec<String> = {
        let public = &table.table.public;
        public
            .track
            .stack(3, public.seats)
            .map(|s| s.to_string())
            .collect()
    };
    assert_eq!(stack, ["3", "1", "2"]);
    let table = given("track 1+2 2+1").next_round().settle();
    // 1 picks first; 2 takes the lesser courtier and lies on top of 1.
    table
        .plays("1 pick craft, 2 pick lesser")
        .then("track 2 2 0 | order 2 1");
}

/// AM-167 Only the space of arrival counts. AM-168 A marker leaves a stack alone.
#[test]
fn s8_2_moving_alone() {
    let table =
        given("4 seats | talents 7 7 7 7 | track 4+1 1+2 2+2 3+2 | turn 4").then("order 3 2 1 4");
    // 4 goes over the stack on 2 to 3.
    let table = table.plays("4 noble").then("track 2 2 2 3 | order 4 3 2 1");
    // 1 lies at the bottom and leaves alone; it lands on 4.
    table.plays("1 noble").then("track 4 2 2 3 | order 1 4 3 2");
    let table = given("4 seats | talents 7 7 7 7 | track 1+2 2+2 3+2 | turn 2");
    table.plays("2 noble").then("track 2 4 2 0 | order 2 3 1");
}

/// AM-170 A Courtier is recruited like any craft card. AM-171 1 VP and 1 space. AM-176 From round 1 on.
#[test]
fn s8_3_courtier() {
    let table = given("round 1 | rows cPM mmm eee | talents 2 4 4");
    let table = table
        .plays("1 recruit r1 courtier")
        .then("talents 0 4 4 | vp 1 0 0 | track 1 0 0");
    assert_eq!(table.table.public.rows()[0].turned, 0b111);
    let (gain, why) = (Gain::Vp(1), Reason::Courtier);
    let table = table.tells(Event::Got {
        seat: seat("1"),
        gain,
        why,
    });
    let (from, to) = (0, 1);
    table.tells(Event::Advanced {
        seat: seat("1"),
        from,
        to,
        why,
    });
    given("rows cPM mmm eee | talents 1 4 4")
        .refuses("1 recruit r1 courtier", Illegal::TooFewTalents);
    let menu = given("round 1 | talents 2 0 0 | rows ccc mmm eee").menu();
    assert!(menu.contains(&"noble".to_owned()) && menu.contains(&"recruit r1 courtier".to_owned()));
}

/// AM-172 On the last space a Courtier still brings his VP.
#[test]
fn s8_3_courtier_at_the_end() {
    let table = given("rows ccc mmm eee | track 1+20").plays("1 recruit r1 courtier");
    table.then("vp 1 0 0 | track 20 0 0");
}

/// AM-173 A Noble: two talents to the stock, two spaces, no VP; the whole turn. AM-174 No card is
/// turned, no price changes; also with all cards turned.
#[test]
fn s8_3_noble() {
    let before: Vec<Row> = given("talents 2 1 4").table.public.rows().to_vec();
    let table = given("talents 2 1 4").plays("1 noble");
    assert_eq!(table.table.public.rows(), before);
    let table = table
        .then("talents 0 1 4 | stock talents 25 | track 2 0 0 | vp 0 0 0")
        .asks("2");
    table.refuses("2 noble", Illegal::TooFewTalents);
    let table = given("rows PME EMR PPR | talents 4 0 0 | camels 0 0 0 | passed 2 3");
    assert_eq!(table.menu(), ["noble", "pass"]);
    table.plays("1 noble").then("track 2 0 0");
}

/// AM-175 In any turn of an active player, again and again, by several players in one round.
#[test]
fn s8_3_nobles_again() {
    let table = given("talents 9 9 9")
        .plays("1 noble, 2 noble, 3 noble, 1 noble, 2 recruit r1 merchant, 3 noble");
    table.then("track 4 2 4 | order 3 1 2 | talents 5 7 5");
}
