//! Version 2: the expansion on the new base (V16).

use amyitis::{Cubes, Edition};
use palast_core::{Edition as _, SeatCount};

use crate::situation::{Situation, given_v2};

fn palace(text: &str) -> Situation {
    let mut table = given_v2(text).next_round().settle();
    // The procession of the round before is not what these tests are about.
    table.table.public.temples = [Cubes::EMPTY; 3];
    table
}

/// AM-263 The picker of Procession leads wherever they sit, also as first player (V16); so does the
/// right neighbour if nobody picked it.
#[test]
fn procession() {
    let table = palace("track 2+1 | first 1")
        .plays("2 pick procession")
        .then("first 2");
    let table = table.all_pass().asks("2").plays("2 temple marduk");
    table.then("temple ishtar g | temple marduk 2 | temple tammouz g | vp 0 2 0");
    let table = palace("track 2+1 | first 1")
        .plays("2 pick craft")
        .then("first 2");
    let table = table.all_pass().asks("1").plays("1 temple marduk");
    table.then("temple ishtar g | temple marduk 1 | temple tammouz g | vp 2 0 0");
}

/// AM-264 With two players one may hold First player and Procession.
#[test]
fn two_players() {
    let table = palace("2 seats | track 1+3 2+1 | first 2");
    let table = table.plays("1 pick first, 2 pick craft, 1 pick procession");
    let table = table.then("first 1 | procession 1").asks("1");
    let table = table.all_pass().asks("1").plays("1 temple marduk");
    table.then("temple marduk 1 | temple ishtar g | vp 2 0");
}

/// AM-265 A Priest or an Engineer by Craft is the usual one.
#[test]
fn craft() {
    let table = given_v2("ability craft 1 | talents 0 0 0");
    let table = table.plays("1 craft priest, 1 temple tammouz");
    let table = table.then("temple tammouz 1 | temple ishtar | temple marduk | vp 0 0 0");
    drop(table);
    let table = given_v2("ability craft 1 | talents 0 0 0");
    let table = table.plays("1 craft engineer, 1 canal d1-d2");
    table.then("canal d1-d2 1 | vp 2 0 0");
}

/// AM-266 Grey cubes, reward and temple places with the expansion: as without it.
#[test]
fn the_rest_is_unchanged() {
    let table = given_v2(
        "canal 1 d1-d2 d3-d4 | canal 2 d2-d3 | planted 3 d2 | lay d3 t1 | camels 9 1 1 \
         | goods 1 dates barley",
    );
    let table = table.plays("1 caravan khorsabad, 1 plant d3");
    table.then("vp 4 0 0 | canal d2-d3 2 | canal c3-d3");
    let table = given_v2("2 seats | temple marduk 1 2")
        .all_pass()
        .plays("2 temple ishtar");
    let table = table.plays("2 offering camel");
    table.then("vp 0 2 | temple marduk g 1 2");
}

/// AM-270 The expansion deck.
#[test]
fn deck() {
    let edition = Edition::parse(Edition::DEFAULT_TEXT).unwrap();
    let decks = [4, 3, 2].map(|count| edition.deck(true, SeatCount::new(count).unwrap()));
    assert_eq!(decks, [[5, 4, 4, 4, 3], [4, 3, 3, 3, 2], [3, 2, 2, 2, 1]]);
}
