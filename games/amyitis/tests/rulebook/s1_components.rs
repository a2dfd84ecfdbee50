//! §1, §3: components, set-up, what is drawn and what is hidden.

use std::collections::BTreeSet;

use amyitis::{
    Amyitis, City, Craft, Edition, Expansion, Good, Options, Outcome, Phase, Plant, Square,
};
use amyitis::{Draw, Task, TileCourt};
use palast_core::{Dice, Edition as _, Game, Rules, RulesError, Seat, SeatCount, Step, Viewer};

use crate::situation::{Situation, edition_of, fresh, fresh_v1, fresh_v2, given};

/// The edition of version 1 of the rules.
fn edition() -> Edition {
    Edition::parse(Edition::EARLIER_TEXTS[0]).unwrap()
}

fn players(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// AM-001 2, 3 or 4 players; 1 and 5 are refused.
#[test]
fn s1_players() {
    for count in 0..=6 {
        let rules = Rules::<Amyitis>::new(count, Options::default());
        match count {
            2..=4 => assert!(rules.is_ok()),
            _ => assert!(matches!(rules, Err(RulesError::Seats { .. }))),
        }
    }
}

/// AM-002 14 camels, 30 talents, five kinds of resources, 35 in all. AM-003 Seven of each.
#[test]
fn s1_stock() {
    let table = fresh("4 seats | base").settle();
    let public = &table.table.public;
    let seats = || public.seats.seats();
    assert_eq!(
        public.camels + seats().map(|s| public.players[s].camels).sum::<u8>(),
        14
    );
    assert_eq!(
        public.talents + seats().map(|s| public.players[s].talents).sum::<u8>(),
        30
    );
    let goods = public.goods.len() + public.tokens.count_ones() as u8;
    assert_eq!(goods, 35);
    assert_eq!(edition().goods, 7);
    assert_eq!(public.goods.of(Good::Wine), 7);
}

/// AM-004 The base craft deck; no Courtier in it.
#[test]
fn s1_base_deck() {
    let decks = [2, 3, 4].map(|count| edition().deck(false, players(count)));
    assert_eq!(decks, [[4, 2, 2, 2, 0], [5, 3, 3, 3, 0], [6, 4, 4, 4, 0]]);
    assert_eq!(decks.map(|deck| deck.iter().sum::<u8>()), [10, 14, 18]);
}

/// AM-005 Copies of court levels. AM-006 Gardeners, and the sum of all court cards.
#[test]
fn s1_court_cards() {
    for (count, copies, gardeners, total) in [
        (2, [1, 1, 1], 2, 13),
        (3, [2, 2, 1], 3, 21),
        (4, [3, 3, 2], 3, 31),
    ] {
        let table = fresh_v1(&format!("{count} seats")).settle().table;
        let court = table.public.court;
        assert_eq!(
            court.copies.map(|kind| [kind[0], kind[1], kind[2]]),
            [copies; 3]
        );
        assert!(court.copies.iter().all(|kind| kind[3..] == [0; 3]));
        assert_eq!(court.gardeners, gardeners);
        let sum = 3 * copies.iter().sum::<u8>() + gardeners + count;
        assert_eq!(sum, total);
    }
}

/// AM-007 What every player starts with. AM-008 It comes out of the stock. AM-009 The rest starts
/// empty, the caravan in Babylon.
#[test]
fn s3_start() {
    for count in 2..=4 {
        let table = fresh(&format!("{count} seats | base")).settle();
        let public = &table.table.public;
        for s in public.seats.seats() {
            let player = public.players[s];
            assert_eq!((player.talents, player.camels, player.score()), (4, 1, 0));
            assert!(player.goods.is_empty());
            assert_eq!(
                (player.levels, player.gardeners, player.tiles),
                ([0; 3], 0, 0)
            );
        }
        assert_eq!(public.talents, 30 - 4 * count);
        assert_eq!(public.camels, 14 - count);
        assert_eq!(public.caravan, City::Babylon);
        assert!(
            public
                .fields
                .iter()
                .chain(&public.temples)
                .all(|cubes| cubes.is_empty())
        );
        assert!(public.seats.seats().all(|s| public.canals.count(s) == 0));
        assert_eq!(public.active, public.seats.all());
    }
}

/// A fresh table of version 1 and of version 2.
const FRESH: [fn(&str) -> Situation; 2] = [fresh_v1, fresh_v2];

fn until(mut table: Situation, draw: Draw) -> Situation {
    while table.table.public.task() != Task::Draw(draw) {
        let (outcome, _) = table.chances()[0];
        table = table.draws(&outcome.to_string());
    }
    table
}

/// AM-010 The first player is drawn by lot, every seat with the same chance.
#[test]
fn s3_first_player() {
    for (count, build) in (2..=4).flat_map(|count| [(count, FRESH[0]), (count, FRESH[1])]) {
        let table = until(build(&format!("{count} seats")), Draw::First);
        let expected: Vec<(Outcome, u32)> = players(count)
            .seats()
            .map(|seat| (Outcome::First(seat), 1))
            .collect();
        assert_eq!(table.chances(), expected);
        table.draws("first 2").settle().then("first 2").asks("2");
    }
}

/// AM-011 K on Khorsabad; X1, X2, X3 at random on Eshnunna, Ur and Mari, side A up.
#[test]
fn s3_plant_cards() {
    let table = until(fresh_v2("3 seats"), Draw::Plant);
    let chances = |table: &Situation| {
        let plants = table.chances().into_iter();
        plants
            .map(|(outcome, weight)| format!("{outcome} {weight}"))
            .collect::<Vec<_>>()
    };
    assert_eq!(chances(&table), ["plant X1 1", "plant X2 1", "plant X3 1"]);
    let table = table.draws("plant X2");
    assert_eq!(chances(&table), ["plant X1 1", "plant X3 1"]);
    let table = table.draws("plant X3, plant X1");
    let on = |city| table.table.public.plant(city).unwrap();
    assert_eq!(on(City::Eshnunna).plant, Plant::X2);
    assert_eq!(on(City::Ur).plant, Plant::X3);
    assert_eq!(on(City::Mari).plant, Plant::X1);
    assert_eq!(on(City::Khorsabad).plant, Plant::K);
    for city in City::PLANTS {
        assert!(!on(city).turned);
        let quality = table.table.rules.edition.plant_side(on(city)).quality;
        assert_eq!(quality, if city == City::Khorsabad { 2 } else { 1 });
    }
}

/// AM-012 One token on each level-2 Caravaneer in play, never wine, never two alike. AM-013 Those are
/// not in stock.
#[test]
fn s3_tokens() {
    let laid = [(2, 1, 1), (3, 2, 1), (4, 3, 2)];
    let laid = laid.map(|(count, first, second)| [(1, count, first), (2, count, second)]);
    for (version, count, laid) in laid.into_iter().flatten() {
        let build = FRESH[version - 1];
        let table = until(build(&format!("{count} seats")), Draw::Token);
        let four: Vec<String> = table
            .chances()
            .iter()
            .map(|(token, _)| token.to_string())
            .collect();
        assert_eq!(
            four,
            ["token barley", "token dates", "token salt", "token palm"]
        );
        let table = table.draws("token salt");
        assert!(
            table
                .chances()
                .iter()
                .all(|(token, _)| token.to_string() != "token salt")
        );
        let table = table.settle();
        let public = &table.table.public;
        assert_eq!(public.tokens.count_ones(), laid);
        for good in Good::ALL {
            assert_eq!(public.goods.of(good), 7 - u8::from(public.has_token(good)));
        }
        assert!(public.has_token(Good::Salt) && !public.has_token(Good::Wine));
    }
}

/// AM-014, AM-015, AM-017 In version 2 too.
#[test]
fn s1_tiles_of_both_versions() {
    for version in [1, 2] {
        let edition = Edition::parse(edition_of(version)).unwrap();
        let count = |quality| {
            let tiles = edition.tiles().iter();
            tiles.filter(|tile| tile.quality == quality).count()
        };
        assert_eq!([1, 2, 3].map(count), [9, 6, 5]);
        let ten = edition.tiles().iter().find(|tile| tile.vp == 10).unwrap();
        assert_eq!(
            (ten.talents, ten.camels, ten.resource, ten.court),
            (0, 0, false, None)
        );
        let second = edition.tiles().iter().filter(|tile| tile.quality == 2);
        let second = second.map(|tile| {
            (
                tile.vp,
                tile.camels,
                tile.talents,
                tile.resource,
                tile.court,
            )
        });
        let (banker, caravaneer) = (TileCourt::Banker, TileCourt::Caravaneer);
        let fronts = [
            (6, 0, 0, false, None),
            (5, 1, 0, false, None),
            (5, 0, 2, false, None),
            (5, 0, 0, true, None),
            (4, 0, 0, false, Some(banker)),
            (4, 0, 0, false, Some(caravaneer)),
        ];
        assert_eq!(second.collect::<Vec<_>>(), fronts);
    }
    for seed in 0..20 {
        let mut table = fresh("4 seats").table;
        Amyitis::settle(&mut table, &mut Dice::from_number(seed));
        let top = table.public.tile(Square::TOP).unwrap();
        assert_eq!(table.rules.edition.tile(top).vp, 10);
    }
}

/// AM-014 20 tiles: 9, 6 and 5. AM-015 The "10" brings 10 VP and nothing else. AM-016, AM-017, AM-018
/// Their fronts.
#[test]
fn s1_tiles() {
    let edition = edition();
    let front = |quality: u8| -> Vec<String> {
        let tiles = edition
            .tiles()
            .iter()
            .filter(|tile| tile.quality == quality);
        let text = |tile: &amyitis::Tile| {
            let court = tile
                .court
                .map(|court| format!(" {court:?}"))
                .unwrap_or_default();
            let mut text = tile.vp.to_string();
            text += &" resource".repeat(tile.resource.into());
            text += &" camel".repeat(tile.camels.into());
            text += &" talent".repeat(tile.talents.into());
            text + &court
        };
        tiles.map(text).collect()
    };
    let first = [
        "4",
        "3 camel",
        "3 talent",
        "3 resource",
        "2 camel talent",
        "2 talent talent",
        "2 resource camel",
        "2 Banker",
        "2 Caravaneer",
    ];
    assert_eq!(front(1), first);
    let second = [
        "6",
        "5 camel",
        "5 talent talent",
        "5 resource",
        "4 Banker",
        "4 Caravaneer",
    ];
    assert_eq!(front(2), second);
    let third = ["8", "7 talent talent", "7 resource camel", "6 Choice", "10"];
    assert_eq!(front(3), third);
    assert_eq!(edition.tiles().len(), 20);
    for seed in 0..20 {
        let mut table = fresh_v1("4 seats").table;
        Amyitis::settle(&mut table, &mut Dice::from_number(seed));
        let top = table.public.tile(Square::TOP).unwrap();
        assert_eq!(table.rules.edition.tile(top).vp, 10);
    }
}

/// AM-019 16 tiles by quality on their floors, at random. AM-020 With 2 players four squares stay
/// empty.
#[test]
fn s3_tiles_are_laid() {
    let (all, two) = ([7, 5, 3, 1], ["a3", "a4", "c1", "d1"]);
    for (version, count, floors, stars) in [
        (1, 2, [5, 3, 3, 1], &two[..]),
        (1, 3, all, &[]),
        (1, 4, all, &[]),
        (2, 2, [5, 4, 3, 1], &["a3", "a4", "b4"]),
        (2, 3, all, &[]),
        (2, 4, all, &[]),
    ] {
        let build = FRESH[version - 1];
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let mut table = build(&format!("{count} seats")).table;
            Amyitis::settle(&mut table, &mut Dice::from_number(seed));
            let mut laid = [0; 4];
            for square in Square::all() {
                let Some(tile) = table.public.tile(square) else {
                    continue;
                };
                laid[usize::from(square.floor()) - 1] += 1;
                assert_eq!(table.rules.edition.tile(tile).quality, square.needs());
                seen.insert(tile);
            }
            assert_eq!(laid, floors);
            let empty: Vec<String> = Square::all()
                .filter(|square| table.public.tile(*square).is_none())
                .map(|square| square.to_string())
                .collect();
            assert_eq!(empty, stars);
        }
        assert_eq!(seen.len(), 20, "every tile is laid in some match");
    }
    let first = fresh_v1("4 seats").draws("tile t16");
    let tiles: Vec<String> = first
        .chances()
        .iter()
        .map(|(tile, _)| tile.to_string())
        .collect();
    assert_eq!(
        tiles,
        [
            "tile t10", "tile t11", "tile t12", "tile t13", "tile t14", "tile t15"
        ]
    );
}

/// AM-021 Only tiles, X cards, tokens, first player and rows are drawn.
#[test]
fn s3_what_is_drawn() {
    // Tokens lie on as many Caravaneers of level 2 as there are, tiles but for the top on every square.
    for (version, count, tiles, tokens) in [
        (1, 2u8, 11, 1),
        (1, 3, 15, 2),
        (1, 4, 15, 3),
        (2, 2, 12, 1),
        (2, 3, 15, 1),
        (2, 4, 15, 2),
    ] {
        let build = FRESH[version - 1];
        let mut table = build(&format!("{count} seats")).table;
        let mut dice = Dice::from_number(count.into());
        let mut kinds = std::collections::BTreeMap::<String, u32>::new();
        loop {
            match Amyitis::step(&table.public) {
                Step::Over => break,
                Step::Chance => {
                    let outcome = Amyitis::draw(&table, &mut dice);
                    let kind = outcome.to_string().split(' ').next().unwrap().to_owned();
                    *kinds.entry(kind).or_default() += 1;
                    Amyitis::resolve(&mut table, outcome, &mut palast_core::EventSink::silent());
                }
                Step::Ask(seats) => {
                    let seat = seats.first().unwrap();
                    let seat_view = table.view_ref(seat);
                    let action =
                        Amyitis::any_action(seat_view, &Amyitis::question(seat_view), &mut dice);
                    Amyitis::act(
                        &mut table,
                        seat,
                        action,
                        &mut palast_core::EventSink::silent(),
                    );
                }
            }
        }
        assert_eq!(kinds["tile"], tiles);
        assert_eq!(kinds["plant"], 3);
        assert_eq!(kinds["token"], tokens);
        assert_eq!(kinds["first"], 1);
        assert_eq!(
            kinds["row"],
            u32::from(table.public.round) * u32::from(count)
        );
        assert_eq!(kinds.len(), 5);
    }
}

/// AM-022 All seats and spectators see the same, and it is all there is.
#[test]
fn s1_nothing_is_hidden() {
    let table = given("4 seats | goods 1 wine | talents 1 2 3 4");
    let spectator = table.table.view(Viewer::Spectator);
    for seat in Seat::ALL.into_iter().take(4) {
        assert_eq!(
            table.table.view(Viewer::Seat(seat)).public(),
            spectator.public()
        );
    }
    assert_eq!(
        size_of::<amyitis::Private>() + size_of::<amyitis::Secret>(),
        0
    );
    assert_eq!(spectator.public().phase, Phase::Actions);
    assert_eq!(Craft::ALL.len(), 5);
    assert_eq!(Options::default().expansion, Expansion::Palace);
}
