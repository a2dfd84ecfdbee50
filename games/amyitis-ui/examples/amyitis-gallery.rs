//! Prints a page with every drawing at several sizes, on light and dark ground, and as seen with
//! three kinds of colour blindness: `cargo run -p amyitis-ui --example amyitis-gallery > gallery.html`.

use amyitis_ui::art::{
    self, Ability, City, Court, Craft, Cube, FieldRow, Gain, Gardens, Good, Ground, Mesopotamia,
    Offer, Piece, Place, Plant, Plaque, SIDES, Side, Square, Stair, Temple, TempleBoard, Tile,
};
use maud::{Markup, html};
use palast_ui_testkit::{Gallery, print_gallery};

/// `gallery gardens` and the like print one part, so that a picture of it fits a screen.
fn main() {
    let part = std::env::args().nth(1).unwrap_or_default();
    let everything = match part.as_str() {
        "gardens" => gardens("w480"),
        "phone" => html! { div.w320 { (lands()) (garden(17, &HALF, false)) } },
        "boards" => boards(),
        "cards" => cards(),
        "room" => room(),
        _ => html! { (room()) (gardens("w640")) (boards()) (cards()) },
    };
    print_gallery(&Gallery {
        css: art::CSS,
        day: ["#f5eee1", "#2a1f26"],
        night: ["#17131b", "#f1e8da"],
        symbols: art::symbols(),
        everything,
        coloured: html! { (gardens("w320")) (tokens()) },
    });
}

const TILES: [&[Gain]; 16] = [
    &[Gain::Points(10)],
    &[Gain::Points(7), Gain::Talents(2)],
    &[Gain::Points(5), Gain::Camels(1)],
    &[Gain::Points(4)],
    &[Gain::Points(7), Gain::AnyGood, Gain::Camels(1)],
    &[Gain::Points(6), Gain::Court(None)],
    &[Gain::Points(6)],
    &[Gain::Points(3), Gain::Talents(1)],
    &[Gain::Points(5), Gain::Talents(2)],
    &[Gain::Points(4), Gain::Court(Some(Court::Banker))],
    &[Gain::Points(4), Gain::Court(Some(Court::Caravaneer))],
    &[Gain::Points(2), Gain::Camels(1), Gain::Talents(1)],
    &[Gain::Points(3), Gain::AnyGood],
    &[Gain::Points(2), Gain::Court(Some(Court::Caravaneer))],
    &[Gain::Points(2), Gain::Talents(2)],
    &[Gain::Points(3), Gain::Camels(1)],
];

const HALF: [usize; 11] = [12, 13, 14, 15, 3, 11, 8, 9, 6, 10, 1];

/// The gardens with cubes on the first sides of the list and plants on some squares.
fn garden(cubes: usize, planted: &[usize], two: bool) -> Markup {
    let order = [
        18, 20, 22, 6, 13, 19, 17, 12, 15, 16, 21, 14, 5, 8, 9, 10, 11, 7, 4, 3, 2, 1, 0, 23,
    ];
    let pieces: Vec<Vec<Piece<'_>>> = (0..SIDES.len())
        .map(|side| {
            let rank = order.iter().position(|other| *other == side).unwrap_or(0);
            let count = match rank {
                rank if rank < cubes => 2,
                rank if rank == cubes => 1,
                _ => 0,
            };
            (0..count)
                .map(|index| Piece {
                    ghost: rank == cubes,
                    ..Piece::new(Cube::ALL[(side * 3 + index) % 5])
                })
                .take(usize::from(symbols(side)))
                .collect()
        })
        .collect();
    let sides: [Side<'_>; 24] = std::array::from_fn(|side| Side {
        symbols: symbols(side),
        pieces: &pieces[side],
        lit: pieces[side].is_empty() && side % 5 == 0,
    });
    let squares: [[Square<'_>; 4]; 4] = std::array::from_fn(|row| {
        std::array::from_fn(|column| {
            let square = row * 4 + column;
            let floor = 4 - row.max(column);
            let quality = u8::try_from(floor.min(3)).unwrap_or(3);
            let ground = if planted.contains(&square) {
                Ground::Planted(Some(Cube::ALL[square % 4]))
            } else if two && [12, 3, 8, 2].contains(&square) {
                Ground::Bare
            } else {
                Ground::Tile(Tile {
                    quality,
                    gains: TILES[square],
                })
            };
            Square {
                ground,
                lit: square == 13 && cubes > 3,
                ..Square::BARE
            }
        })
    });
    art::gardens(&Gardens {
        squares: &squares,
        sides: &sides,
    })
}

fn symbols(side: usize) -> u8 {
    let high = SIDES[side].iter().any(|(row, column)| *row.max(column) < 2);
    if high { 2 } else { 1 }
}

fn gardens(width: &str) -> Markup {
    html! {
        div.row {
            div class=(width) { (garden(0, &[], true)) }
            div class=(width) { (garden(9, &[12, 15, 7, 9], false)) }
        }
        div.row {
            div class=(width) { (garden(17, &HALF, false)) }
            div class=(width) { (garden(24, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], false)) }
        }
        div.row { @for (gains, quality) in TILES.into_iter().zip([3, 3, 2, 1, 3, 3]) { div.w64 { (art::tile(&Tile { quality, gains })) } } }
    }
}

fn lands() -> Markup {
    let plant = |good, quality, extra| Offer::Plant(good, Plant { quality, extra });
    let offers = [
        Offer::Sale {
            goods: 2,
            points: 3,
        },
        plant(Good::Barley, 1, None),
        Offer::Court(Good::Dates, &[Court::Banker, Court::Caravaneer]),
        plant(Good::Salt, 3, Some(Good::Salt)),
        Offer::Court(Good::Palm, &[Court::Caravaneer, Court::Palace]),
        plant(Good::Dates, 1, None),
        Offer::Court(Good::Salt, &[Court::Banker, Court::Palace]),
        plant(Good::Palm, 2, Some(Good::Barley)),
        Offer::Court(Good::Barley, &[Court::Caravaneer, Court::Palace]),
    ];
    let labels = [
        "Babylon",
        "Eschnunna",
        "Susa",
        "Ur",
        "Uruk",
        "Mari",
        "Palmyra",
        "Khorsabad",
        "Ninoua",
    ];
    let cities: [City<'_>; 9] = std::array::from_fn(|index| City {
        place: Place::ALL[index],
        label: labels[index],
        offer: offers[index],
        price: [
            None,
            Some(1),
            Some(1),
            Some(2),
            None,
            None,
            None,
            None,
            None,
        ][index],
        lit: (1..4).contains(&index),
    });
    html! {
        (art::mesopotamia(&Mesopotamia { cities: &cities, caravan: Place::Babylon, key: Some("caravan"), ghost: Some(Place::Susa) }))
    }
}

fn boards() -> Markup {
    let cubes = |list: &[Cube]| {
        list.iter()
            .map(|cube| Piece::new(*cube))
            .collect::<Vec<_>>()
    };
    let four = cubes(&[Cube::Red, Cube::Grey, Cube::Black, Cube::White]);
    let two = cubes(&[Cube::Blue, Cube::Red]);
    let none: &[Piece<'_>] = &[];
    let favours: [[&[Gain]; 2]; 3] = [
        [&[Gain::Camels(1), Gain::Talents(1)], &[Gain::CamelOrTalent]],
        [&[Gain::Points(3)], &[Gain::Points(1)]],
        [&[Gain::Harvest], &[Gain::Swap]],
    ];
    let goods = [
        Good::Barley,
        Good::Dates,
        Good::Salt,
        Good::Palm,
        Good::Wine,
    ];
    let rows = [
        FieldRow {
            goods,
            pieces: &four,
            lit: true,
        },
        FieldRow {
            goods: [
                Good::Palm,
                Good::Salt,
                Good::Dates,
                Good::Barley,
                Good::Wine,
            ],
            pieces: &two,
            lit: false,
        },
    ];
    let stack3 = cubes(&[Cube::Red, Cube::White, Cube::Black]);
    let all = cubes(&[Cube::Red, Cube::Blue, Cube::Black, Cube::White]);
    let mut stacks: [&[Piece<'_>]; 21] = [none; 21];
    stacks[0] = &two;
    stacks[7] = &stack3;
    stacks[13] = &two;
    stacks[17] = &all;
    html! {
        div.row { div.w480 { (lands()) }
            div {
            @for (temple, (pieces, favours)) in Temple::ALL.into_iter().zip([(&four, favours[0]), (&two, favours[1]), (&four, favours[2])]) {
                div.w320 { (art::temple(&TempleBoard { temple, pieces, favours, lit: temple == Temple::Marduk })) } br;
            }
            div.w320 { (art::fields(&rows)) } br;
            div.w160 { (art::pass_space(&two)) }
        } }
        div.row {
            div.w640 { (art::stair(&Stair { stacks: &stacks })) }
            div { @for (ability, label) in Ability::ALL.into_iter().zip(["Startspieler", "Prozession", "Gewerbe", "Niederer Höfling"]) {
                div.w160 { (art::ability(&Plaque { ability, label, piece: (ability == Ability::Craft).then_some(two[0]), lit: ability == Ability::Procession })) }
            } }
        }
    }
}

fn cards() -> Markup {
    let crafts = ["Bauer", "Händler", "Ingenieur", "Priester", "Höfling"];
    let courts: [(Court, u8, &[Gain], &str); 11] = [
        (Court::Banker, 1, &[Gain::Talents(1)], "Bankier"),
        (Court::Banker, 2, &[Gain::Talents(2)], "Bankier"),
        (
            Court::Banker,
            3,
            &[Gain::Talents(2), Gain::Points(2)],
            "Bankier",
        ),
        (Court::Caravaneer, 0, &[Gain::Steps(0)], "Karawanenführer"),
        (Court::Caravaneer, 1, &[Gain::Steps(1)], "Karawanenführer"),
        (
            Court::Caravaneer,
            2,
            &[Gain::Steps(2), Gain::Good(Good::Salt)],
            "Karawanenführer",
        ),
        (
            Court::Caravaneer,
            3,
            &[Gain::Steps(4), Gain::Store(4)],
            "Karawanenführer",
        ),
        (Court::Palace, 1, &[Gain::Points(4)], "Palast"),
        (Court::Palace, 2, &[Gain::Points(6)], "Palast"),
        (Court::Palace, 3, &[Gain::Points(8)], "Palast"),
        (Court::Gardener, 0, &[Gain::Quality(1)], "Gärtner"),
    ];
    let plants = [
        Plant {
            quality: 1,
            extra: None,
        },
        Plant {
            quality: 2,
            extra: Some(Good::Barley),
        },
        Plant {
            quality: 3,
            extra: Some(Good::Dates),
        },
    ];
    html! {
        div.row {
            @for ((craft, label), price) in Craft::ALL.into_iter().zip(crafts).zip([Some(0), Some(1), Some(2), None, Some(0)]) { div.w110 { (art::craft(craft, label, price)) } }
            div.w110 { (art::noble("Adliger", 2)) }
            div.w110 { (art::amyitis(10, "Amyitis")) }
            div.w110 { (art::first_player("Startspieler")) }
        }
        div.row {
            @for craft in Craft::ALL { div.w44 { (art::craft_mini(craft, Some(1))) } }
            div.w44 { (art::noble_mini(2)) } div.w44 { (art::craft_turned()) } div.w44 { (art::craft_back()) }
            div.w44 { (art::amyitis_mini(10)) } div.w44 { (art::first_player_mini()) }
            @for plant in plants { div.w44 { (art::plant_mini(plant)) } }
            @for craft in Craft::ALL { div.w44 { (art::portrait(craft)) } }
            @for craft in Craft::ALL { div.w40 { (art::portrait(craft)) } }
        }
        div.row { @for (court, level, gains, label) in [courts[0], courts[2], courts[3], courts[5], courts[6], courts[9], courts[10]] { div.w110 { (art::court(court, level, gains, label)) } }
            @for plant in plants { div.w110 { (art::plant(plant, "Pflanze")) } } }
        div.row { @for (court, level, gains, _) in courts { div.w44 { (art::court_mini(court, level, gains)) } } }
        (tokens())
    }
}

fn tokens() -> Markup {
    let all = html! {
        @for cube in Cube::ALL { (art::cube(cube)) " " }
        @for cube in Cube::ALL { (art::marker(cube)) " " }
        @for good in Good::ALL { (art::good(good)) " " }
        (art::camel()) " " (art::caravan()) " " (art::talent()) " " (art::victory_point()) " " (art::water()) " "
        (art::first()) " " (art::queen()) " "
        @for quality in 1..=3 { (art::quality(quality)) " " }
        @for court in Court::ALL { (art::court_card(court)) " " }
        @for craft in Craft::ALL { (art::craft_card(craft)) " " }
        @for craft in Craft::ALL { (art::craft_sign(craft)) " " }
        @for court in Court::ALL { (art::court_sign(court)) " " }
        @for temple in Temple::ALL { (art::temple_sign(temple)) " " }
        @for ability in Ability::ALL { (art::ability_sign(ability)) " " }
        (art::pass_sign()) " " (art::rosette())
    };
    html! { p.big { (all) } p { (all) } }
}

fn room() -> Markup {
    html! {
        div.row { div.w640 { (art::emblem()) } div.w240 { (art::emblem()) } div.w160 { (art::lion()) } }
        div.am-room.room { (art::brick()) (art::ornament()) p { "Die hängenden Gärten" } br; br; }
    }
}
