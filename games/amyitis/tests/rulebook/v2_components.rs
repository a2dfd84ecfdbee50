//! Version 2: components and set-up.

use amyitis::{Court, Draw, Edition, Good, Square, Task, Tile, TileCourt};
use palast_core::{Edition as _, SeatCount};

use crate::situation::{Situation, fresh_v2};

fn edition() -> Edition {
    Edition::parse(Edition::DEFAULT_TEXT).unwrap()
}

fn players(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// AM-206 The base craft deck for four. AM-269 For three players one card of every kind
/// less; for two four Peasants and two of each other kind.
#[test]
fn base_deck() {
    let decks = [4, 3, 2].map(|count| edition().deck(false, players(count)));
    // Peasants, Merchants, Engineers, Priests, Courtiers.
    assert_eq!(decks, [[5, 4, 4, 5, 0], [4, 3, 3, 4, 0], [4, 2, 2, 2, 0]]);
    assert_eq!(decks.map(|deck| deck.iter().sum::<u8>()), [18, 14, 10]);
}

/// AM-208 Copies of Caravaneers. AM-209 Of Bankers. AM-210 Of Palaces. AM-211 Gardeners, and the sum of
/// all court cards.
#[test]
fn court_cards() {
    let cases: [(u8, [&[u8]; 3], u8, u8); 3] = [
        (4, [&[3, 2, 1], &[3, 2], &[3, 3, 2, 2, 1, 1]], 4, 31),
        (3, [&[2, 1, 1], &[2, 1], &[2, 2, 1, 1, 1, 1]], 3, 21),
        (2, [&[1, 1, 1], &[1, 1], &[1, 1, 1, 1, 1, 1]], 2, 15),
    ];
    for (count, kinds, gardeners, total) in cases {
        let court = fresh_v2(&format!("{count} seats"))
            .settle()
            .table
            .public
            .court;
        for (copies, expected) in court.copies.iter().zip(kinds) {
            let (there, beyond) = copies.split_at(expected.len());
            assert_eq!(there, expected, "{count} players");
            assert!(beyond.iter().all(|copies| *copies == 0));
        }
        assert_eq!(court.gardeners, gardeners);
        let sum: u8 = court.copies.as_flattened().iter().sum();
        assert_eq!(sum + gardeners + count, total);
    }
    let last = Court::LEVELLED.map(|court| edition().last_level(court));
    assert_eq!(last, [3, 2, 6]);
}

fn until(mut table: Situation, draw: Draw) -> Situation {
    while table.table.public.task() != Task::Draw(draw) {
        let (outcome, _) = table.chances()[0];
        table = table.draws(&outcome.to_string());
    }
    table
}

/// AM-212 One token on each level-2 Caravaneer in play, never wine, never two alike.
#[test]
fn tokens() {
    for (count, laid) in [(2, 1), (3, 1), (4, 2)] {
        let table = until(fresh_v2(&format!("{count} seats")), Draw::Token);
        let four: Vec<String> = table
            .chances()
            .iter()
            .map(|(token, _)| token.to_string())
            .collect();
        assert_eq!(
            four,
            ["token barley", "token dates", "token salt", "token palm"]
        );
        let public = table.draws("token palm").settle().table.public;
        assert_eq!(public.tokens.count_ones(), laid, "{count} players");
        for good in Good::ALL {
            assert_eq!(public.goods.of(good), 7 - u8::from(public.has_token(good)));
        }
        assert!(public.has_token(Good::Palm) && !public.has_token(Good::Wine));
    }
}

fn front(tile: &Tile) -> String {
    let court = match tile.court {
        None => "",
        Some(TileCourt::Banker) => " banker",
        Some(TileCourt::Caravaneer) => " caravaneer",
        Some(TileCourt::Palace) => " palace",
        Some(TileCourt::Choice) => " choice",
    };
    let mut text = tile.vp.to_string();
    text += &" resource".repeat(tile.resource.into());
    text += &" camel".repeat(tile.camels.into());
    text += &" talent".repeat(tile.talents.into());
    text + court
}

/// AM-213 The points on tiles. AM-214 Fronts of quality 1. AM-215 Fronts of quality 3.
#[test]
fn tiles() {
    let edition = edition();
    let mut points: Vec<u8> = edition.tiles().iter().map(|tile| tile.vp).collect();
    points.sort_unstable();
    points.dedup();
    assert_eq!(points, [1, 2, 3, 4, 5, 6, 8, 10]);
    let fronts = |quality: u8| -> Vec<String> {
        let tiles = edition.tiles().iter();
        tiles
            .filter(|tile| tile.quality == quality)
            .map(front)
            .collect()
    };
    let first = [
        "4",
        "3 camel",
        "3 talent",
        "3 resource",
        "2 camel talent",
        "2 palace",
        "1 palace",
        "1 banker",
        "1 caravaneer",
    ];
    assert_eq!(fronts(1), first);
    let second = [
        "6",
        "5 camel",
        "5 talent talent",
        "5 resource",
        "4 banker",
        "4 caravaneer",
    ];
    assert_eq!(fronts(2), second);
    let third = ["8", "6 talent talent", "6 resource camel", "5 choice", "10"];
    assert_eq!(fronts(3), third);
    assert_eq!(edition.tiles().len(), 20);
}

/// AM-216 With 2 players a3, a4 and b4 stay empty: 13 tiles, 5, 4, 3 and 1 on floors 1 to 4 (V10).
#[test]
fn two_players() {
    let public = fresh_v2("2 seats").settle().table.public;
    let empty: Vec<String> = Square::all()
        .filter(|square| public.tile(*square).is_none())
        .map(|square| square.to_string())
        .collect();
    assert_eq!(empty, ["a3", "a4", "b4"]);
    let mut floors = [0; 4];
    for square in Square::all().filter(|square| public.tile(*square).is_some()) {
        floors[usize::from(square.floor()) - 1] += 1;
    }
    assert_eq!((floors, public.tiles_left()), ([5, 4, 3, 1], 13));
    for count in [3, 4] {
        let table = fresh_v2(&format!("{count} seats")).settle();
        assert_eq!(table.table.public.tiles_left(), 16);
    }
}
