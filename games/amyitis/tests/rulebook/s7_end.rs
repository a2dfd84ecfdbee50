//! §7: the end of the game.

use amyitis::{Amyitis, Ending, Event, Phase, Source};
use palast_core::{Game, SeatSet};

use crate::situation::{Situation, edition_of, given, given_v1, given_v2, given_with, seat};

/// All squares but those named, and but those that stay empty with two players in a version.
fn planted_but(left: &[&str], empty: &[&str]) -> String {
    let all = amyitis::Square::all().map(|square| square.to_string());
    let gone: Vec<String> = all
        .filter(|name| !left.contains(&name.as_str()) && !empty.contains(&name.as_str()))
        .collect();
    gone.join(" ")
}

/// The squares that stay empty with two players, in version 1 and in version 2.
const EMPTY: [&[&str]; 2] = [&["d1", "a4", "c1", "a3"], &["a3", "a4", "b4"]];

/// For two players: all squares of each version but those named.
fn two_planted_but(left: &[&str]) -> String {
    let [first, second] = EMPTY.map(|empty| planted_but(left, empty));
    format!("2 seats | base | v1: planted 1 {first} | v2: planted 1 {second}")
}

fn end_of_round(table: Situation) -> Situation {
    table.next_round()
}

/// AM-143 With 3 or 4 players the game ends with 4 tiles or fewer, not with 5.
#[test]
fn s7_four_tiles() {
    for seats in [3, 4] {
        let four = planted_but(&["a1", "a2", "b1", "b2"], &[]);
        let table = end_of_round(given(&format!("{seats} seats | base | planted 1 {four}")));
        table.then("over gardens | left 4");
        let five = planted_but(&["a1", "a2", "b1", "b2", "c1"], &[]);
        let table = end_of_round(given(&format!("{seats} seats | base | planted 1 {five}")));
        table.then("over no | left 5");
        let two = planted_but(&["a1", "a2"], &[]);
        end_of_round(given(&format!("{seats} seats | base | planted 1 {two}")))
            .then("over gardens");
    }
}

/// AM-144 With 2 players it ends with 3 tiles or fewer, not with 4.
#[test]
fn s7_three_tiles() {
    let three = two_planted_but(&["a1", "a2", "b1"]);
    end_of_round(given(&three)).then("over gardens | left 3");
    let four = two_planted_but(&["a1", "a2", "b1", "b2"]);
    end_of_round(given(&four)).then("over no | left 4");
}

/// AM-145 The round is finished: more may be planted, and temples and procession take place.
#[test]
fn s7_the_round_is_finished() {
    let left = planted_but(&["a1", "a2", "b1", "d1", "d2"], &[]);
    let table = given(&format!(
        "base | canal 2 d1-d2 | planted 1 {left} | goods 1 @eshnunna | goods 2 @ur | camels 5 5 1 | temple marduk 3 | lay d1 t1 | lay d2 t2"
    ));
    let table = table
        .plays("1 caravan eshnunna, 1 plant d1")
        .then("left 4")
        .asks("2");
    let table = table.plays("2 caravan ur").then("left 3").asks("3");
    let table = table
        .plays("3 pass, 1 pass, 2 pass")
        .then("v1: vp 4 9 3 | v2: vp 4 5 0 | over no");
    // Marduk's favour for 3, and in version 2 that of Amyitis for 1 with all other tiles.
    let table = table.plays("3 temple marduk").then("over gardens");
    let table = table.then("v1: temple marduk g 3 | v2: temple marduk 3 3");
    let table = table.then("v1: vp 14 9 3 | v2: vp 14 5 2");
    assert_eq!(table.table.public.phase, Phase::Over);
}

/// AM-146 After round 25 the game ends in any case, with the usual final scoring.
#[test]
fn s7_the_guard() {
    let table = given("base | round 24")
        .next_round()
        .then("over no | round 25")
        .settle();
    let table = table.next_round().then("over guard | round 25");
    let standings = Amyitis::standings(&table.table);
    assert_eq!(standings.ending, "guard");
    let tiles = "v1: planted 2 d1 | v2: planted 2 d1 d2 d3 d4";
    let table = given(&format!("base | round 25 | {tiles}")).next_round();
    let table = table.then("over guard | v1: vp 0 10 0 | v2: vp 0 5 0");
    let winners = SeatSet::one(seat("2"));
    let ending = Ending::Guard;
    table.tells(Event::MatchEnded { ending, winners });
    // Tiles and guard at once: the gardens have ended it.
    let four = planted_but(&["a1", "a2", "b1", "b2"], &[]);
    given(&format!("base | round 25 | planted 1 {four}"))
        .next_round()
        .then("over gardens");
    for version in [1, 2] {
        let edition = edition_of(version).replace("rounds = 25", "rounds = 3");
        given_with(version, "base | round 3", &edition)
            .next_round()
            .then("over guard");
    }
}

fn favour(seats: u8, tiles: &[u8]) -> Vec<u16> {
    let mut left = amyitis::Square::all()
        .map(|square| square.to_string())
        .collect::<Vec<_>>();
    left.retain(|name| seats > 2 || !EMPTY[0].contains(&name.as_str()));
    let mut text = format!("{seats} seats | base | round 25");
    for (index, count) in tiles.iter().enumerate() {
        let own: Vec<String> = left.drain(..usize::from(*count)).collect();
        text += &format!(" | planted {} {}", index + 1, own.join(" "));
    }
    let table = given_v1(&text).next_round();
    let players = &table.table.public.players;
    let favour = table.table.rules.seats.seats();
    favour.map(|s| players[s].from(Source::Favour)).collect()
}

/// AM-147 3 or 4 players: 10 VP for most tiles. AM-148 2 players: 5 VP. AM-149 Ties divide, rounded
/// down; no tile, no favour (anchor 15).
#[test]
fn s1_4_favour_of_amyitis() {
    assert_eq!(favour(3, &[5, 4, 2]), [10, 0, 0]);
    assert_eq!(favour(4, &[1, 4, 2, 3]), [0, 10, 0, 0]);
    assert_eq!(favour(3, &[5, 5, 2]), [5, 5, 0]);
    assert_eq!(favour(3, &[3, 3, 3]), [3, 3, 3]);
    assert_eq!(favour(4, &[3, 3, 3, 3]), [2, 2, 2, 2]);
    assert_eq!(favour(2, &[5, 4]), [5, 0]);
    assert_eq!(favour(2, &[4, 4]), [2, 2]);
    assert_eq!(favour(4, &[0, 0, 0, 0]), [0, 0, 0, 0]);
}

/// AM-150 Left-over things score nothing in version 1. AM-151 Most VP wins; equals share, there is no
/// tie-break.
#[test]
fn s7_final_scoring() {
    let rich = "base | round 25 | talents 20 1 1 | camels 10 1 1 | v1: goods 1 wine wine | gardeners 3 0 0 | level 1 banker 2";
    for build in [given_v1, given_v2] {
        let table = build(&format!("{rich} | vp 7 7 3"))
            .next_round()
            .then("vp 7 7 3 | over guard");
        let standings = Amyitis::standings(&table.table);
        let places = ["1", "2", "3"].map(|s| standings.places[seat(s)]);
        assert_eq!(places, [1, 1, 3]);
        let payoff = Amyitis::payoff(&table.table);
        assert_eq!(["1", "2", "3"].map(|s| payoff[seat(s)]), [0.5, 0.5, 0.0]);
    }
    let table = given(&format!("{rich} | vp 7 8 3")).next_round();
    assert_eq!(Amyitis::payoff(&table.table)[seat("2")], 1.0);
    let lines = Amyitis::standings(&table.table).lines;
    let total = lines.iter().find(|line| line.deciding).unwrap();
    assert_eq!((total.key, total.values[seat("2")]), ("total", 8));
    assert_eq!(lines.iter().filter(|line| line.deciding).count(), 1);
}
