//! Version 2: the end of the game (V11).

use amyitis::{Amyitis, Event, Gain, Reason, Source, Square};
use palast_core::{Game, SeatCount};

use crate::situation::{Situation, given_v2, rules, seat};

/// AM-257, AM-258, AM-259 The favour of Amyitis by number of players and tiles (V11).
#[test]
fn thresholds() {
    let cases: [(u8, &[(u8, u8)]); 3] = [
        (2, &[(0, 0), (4, 0), (5, 5), (6, 5), (7, 10), (10, 10)]),
        (3, &[(3, 0), (4, 5), (5, 5), (6, 10), (9, 10)]),
        (4, &[(2, 0), (3, 5), (4, 5), (5, 10), (12, 10)]),
    ];
    for (count, expected) in cases {
        let text = <amyitis::Edition as palast_core::Edition>::DEFAULT_TEXT;
        let edition = &rules(2, "", text).edition;
        let favour = edition.favour(SeatCount::new(count).unwrap());
        for (tiles, vp) in expected {
            assert_eq!(favour.of(*tiles), *vp, "{count} players, {tiles} tiles");
        }
    }
}

/// A table with so many tiles for each, all others of the first twelve still lying.
fn ended(seats: &str, tiles: &[u8], more: &str) -> Situation {
    let empty = if seats == "2" {
        vec!["a3", "a4", "b4"]
    } else {
        vec![]
    };
    let mut squares = Square::all()
        .map(|square| square.to_string())
        .filter(|name| !empty.contains(&name.as_str()))
        .skip(3);
    let planted: String = (1..)
        .zip(tiles)
        .map(|(s, count)| {
            let own: Vec<String> = squares.by_ref().take(usize::from(*count)).collect();
            format!(" | planted {s} {}", own.join(" "))
        })
        .collect();
    given_v2(&format!(
        "{seats} seats | base{planted} | round 25 | {more}"
    ))
    .next_round()
}

fn from(table: &Situation, source: Source) -> Vec<u16> {
    let public = &table.table.public;
    let seats = public.seats.seats();
    seats.map(|s| public.players[s].from(source)).collect()
}

/// AM-260 Everybody by their own tiles, nothing shared (V11). AM-266 The same with the expansion.
#[test]
fn everybody_gets_the_favour() {
    assert_eq!(
        from(&ended("3", &[6, 6, 0], ""), Source::Favour),
        [10, 10, 0]
    );
    assert_eq!(from(&ended("4", &[3, 3, 3, 3], ""), Source::Favour), [5; 4]);
    assert_eq!(from(&ended("2", &[7, 3], ""), Source::Favour), [10, 0]);
    let table = ended("3", &[6, 4, 2], "option expansion palace");
    assert_eq!(from(&table, Source::Favour), [10, 5, 0]);
}

/// AM-261 1 VP for every resource left, wine too, after the limit. AM-262 Nothing for talents, camels and
/// Gardeners. (V11) AM-268 A category of its own; the sum of all is the total.
#[test]
fn what_is_left() {
    let table = ended(
        "3",
        &[1, 0, 0],
        "goods 1 salt wine | goods 2 salt salt salt palm | talents 9 0 0 | camels 9 1 1 | gardeners 2 0 0",
    );
    assert_eq!(from(&table, Source::Resources), [2, 2, 0]);
    let player = table.table.public.players[seat("1")];
    assert_eq!((player.score(), player.from(Source::Favour)), (2, 0));
    let table = table.tells(Event::Got {
        seat: seat("1"),
        gain: Gain::Vp(2),
        why: Reason::Left,
    });
    let standings = Amyitis::standings(&table.table);
    let line = |key: &str| standings.lines.iter().find(|line| line.key == key).unwrap();
    assert_eq!(line("resources").values[seat("2")], 2);
    for s in table.table.rules.seats.seats() {
        let parts = standings.lines.iter().filter(|line| !line.deciding);
        let sum: i32 = parts.map(|line| line.values[s]).sum();
        assert_eq!(sum, line("total").values[s]);
    }
    // The last Caravaneer keeps four. In version 1 nothing was counted.
    let table = ended(
        "3",
        &[0],
        "level 1 caravaneer 2 | goods 1 salt wine palm dates",
    );
    assert_eq!(from(&table, Source::Resources), [4, 0, 0]);
    let table = crate::situation::given_v1("base | round 25 | goods 1 salt wine").next_round();
    let standings = Amyitis::standings(&table.table);
    assert!(standings.lines.iter().all(|line| line.key != "resources"));
}
