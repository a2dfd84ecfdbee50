//! §8.1: set-up of the expansion.

use amyitis::{Amyitis, City, Edition, Expansion, Illegal, Options};
use palast_core::{Edition as _, Game, Options as _, SeatCount};

use crate::situation::{fresh, fresh_v2, given};

/// AM-157 `expansion palace` adds Courtier, Noble, track and palace phase; with `none` none of them
/// exists. It is on by default.
#[test]
fn s7_3_expansion() {
    assert_eq!(Options::default().get("expansion"), Some("palace"));
    let table = given("rows ppc pmc mec | talents 9 1 1");
    assert!(table.menu().contains(&"noble".to_owned()));
    let table = given("base | talents 9 1 1")
        .offers_no("1", "noble")
        .refuses("1 noble", Illegal::NoPalace);
    let table = table.refuses("1 craft priest", Illegal::NoPalace);
    let table = table.next_round();
    assert!(
        table
            .chances()
            .iter()
            .all(|(row, _)| !row.to_string().contains("courtier"))
    );
    let table = table.settle();
    assert!(
        table
            .told
            .iter()
            .all(|event| !matches!(event, amyitis::Event::PalaceBegan))
    );
    let lines = Amyitis::standings(&table.table).lines;
    assert!(lines.iter().all(|line| line.key != "courtiers"));
    let options = Options {
        expansion: Expansion::None,
        ..Options::default()
    };
    assert_eq!(options.get("expansion"), Some("none"));
}

/// AM-158 The expansion cards replace the base cards. AM-202 How many of which.
#[test]
fn s8_1_deck() {
    let edition = Edition::parse(Edition::EARLIER_TEXTS[0]).unwrap();
    let decks = [2, 3, 4].map(|count| edition.deck(true, SeatCount::new(count).unwrap()));
    assert_eq!(decks, [[4, 2, 2, 1, 1], [5, 3, 3, 2, 2], [6, 4, 4, 3, 3]]);
    assert_eq!(decks.map(|deck| deck.iter().sum::<u8>()), [10, 15, 20]);
    for (count, all) in [(2, 10u32), (3, 15), (4, 20)] {
        let table = given(&format!("{count} seats")).next_round();
        let ways: u32 = table.chances().iter().map(|(_, weight)| weight).sum();
        assert_eq!(ways, all * (all - 1) * (all - 2) / 6);
    }
}

/// AM-160 Rows, prices, court cards, tiles, temples and end as in the base game.
#[test]
fn s8_1_the_rest_is_unchanged() {
    for count in 2..=4 {
        let palace = fresh(&format!("{count} seats")).settle().table.public;
        let base = fresh(&format!("{count} seats | base"))
            .settle()
            .table
            .public;
        assert_eq!(palace.rows().len(), base.rows().len());
        assert_eq!(palace.court, base.court);
        assert_eq!(palace.planting, base.planting);
        assert_eq!(palace.temples, base.temples);
        assert_eq!(palace.canals, base.canals);
        assert_eq!(palace.caravan, City::Babylon);
    }
    let table = given("rows ccc mmm eee").plays("1 recruit r1 courtier, 2 recruit r1 courtier");
    let table = table
        .then("talents 4 3 4")
        .plays("3 recruit r1 courtier")
        .then("talents 4 3 2");
    table.then("vp 1 1 1");
}

/// AM-161 All markers start before the first space. AM-162 VP and position are two values.
#[test]
fn s8_1_markers() {
    let table = fresh("4 seats").settle().then("track 0 0 0 0 | order");
    drop(table);
    let table = given("rows mmm eee ppp | talents 9 9 9");
    let table = table
        .plays("1 recruit r2 engineer, 1 canal d1-d2")
        .then("vp 2 0 0 | track 0 0 0");
    table.plays("2 noble").then("vp 2 0 0 | track 0 2 0");
}

/// AM-163 20 spaces; steps beyond are lost (anchor 16). AM-164 A marker on the last space stays and is
/// put on top.
#[test]
fn s8_1_the_end_of_the_track() {
    let table = given("talents 9 9 9 | track 1+19 2+20 3+20 | turn 1");
    let table = table
        .then("order 3 2 1")
        .plays("1 noble")
        .then("track 20 20 20 | order 1 3 2");
    table
        .plays("2 noble")
        .then("track 20 20 20 | order 2 1 3 | talents 7 7 9");
    let edition = Edition::DEFAULT_TEXT.replace("spaces = 20", "spaces = 5");
    let table = crate::situation::given_with(2, "talents 9 9 9 | track 1+4", &edition);
    table.plays("1 noble").then("track 5 0 0");
}

/// AM-165 `seat-talents palace`: talents more in turn order; none by default and in the base game.
#[test]
fn s7_3_seat_talents() {
    let talents = |text: &str, first: &str| {
        let mut table = fresh_v2(text);
        while table.table.public.task() != amyitis::Task::Draw(amyitis::Draw::First) {
            let (outcome, _) = table.chances()[0];
            table = table.draws(&outcome.to_string());
        }
        let table = table.draws(&format!("first {first}")).table;
        let all: Vec<u8> = table
            .rules
            .seats
            .seats()
            .map(|s| table.public.players[s].talents)
            .collect();
        assert_eq!(table.public.talents + all.iter().sum::<u8>(), 30);
        all
    };
    let more = "option seat-talents palace";
    assert_eq!(talents(&format!("2 seats | {more}"), "1"), [4, 5]);
    assert_eq!(talents(&format!("2 seats | {more}"), "2"), [5, 4]);
    assert_eq!(talents(&format!("3 seats | {more}"), "2"), [6, 4, 5]);
    assert_eq!(talents(&format!("4 seats | {more}"), "3"), [5, 6, 4, 4]);
    assert_eq!(talents(&format!("4 seats | base | {more}"), "3"), [4; 4]);
    assert_eq!(talents("4 seats", "3"), [4; 4]);
}
