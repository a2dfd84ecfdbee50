//! What a page may rely on: well-formed drawings, small boards, no styles, no dangling references.

use std::collections::BTreeSet;

use palast_ui_testkit::art_checks::{ArtChecks, Drawing, assert_label};

use super::*;

/// Longer than any name in the three languages.
const LONG_LABEL: &str = "Oberster Karawanenführer";

const KEYED: [Piece<'static>; 5] = [
    keyed(Cube::Red),
    keyed(Cube::Blue),
    keyed(Cube::Black),
    keyed(Cube::White),
    keyed(Cube::Grey),
];

const fn keyed(cube: Cube) -> Piece<'static> {
    Piece {
        key: Some("red.12"),
        from: Some("seat.0"),
        ..Piece::new(cube)
    }
}

const ALL_GAINS: [Gain; 15] = [
    Gain::Points(10),
    Gain::Talents(2),
    Gain::Camels(1),
    Gain::CamelOrTalent,
    Gain::Good(Good::Salt),
    Gain::AnyGood,
    Gain::Court(None),
    Gain::Court(Some(Court::Banker)),
    Gain::Court(Some(Court::Caravaneer)),
    Gain::Court(Some(Court::Gardener)),
    Gain::Steps(4),
    Gain::Store(4),
    Gain::Quality(1),
    Gain::Harvest,
    Gain::Swap,
];

/// As full as gardens get: a tile or a plant on each square, a cube on each symbol.
fn full_gardens(
    ground: impl Fn(usize) -> Ground<'static>,
    cubes: &'static [Piece<'static>],
) -> Markup {
    let squares = std::array::from_fn(|row| {
        std::array::from_fn(|column| Square {
            ground: ground(row * 4 + column),
            lit: true,
            key: Some("tile.12"),
            ..Square::BARE
        })
    });
    let sides = std::array::from_fn(|side| Side {
        symbols: 1 + u8::from(side % 3 == 0),
        pieces: &cubes[..cubes.len().min(1 + usize::from(side % 3 == 0))],
        lit: true,
    });
    gardens(&Gardens {
        squares: &squares,
        sides: &sides,
    })
}

fn tiled(square: usize) -> Ground<'static> {
    const GAINS: [Gain; 3] = [Gain::Points(7), Gain::AnyGood, Gain::Camels(1)];
    Ground::Tile(Tile {
        quality: 1 + u8::from(square < 8),
        gains: &GAINS,
    })
}

fn planted(square: usize) -> Ground<'static> {
    Ground::Planted(Some(Cube::ALL[square % 5]))
}

fn land(label: &str, price: Option<u8>) -> Markup {
    let offers = [
        Offer::Sale {
            goods: 2,
            points: 3,
        },
        Offer::Plant(
            Good::Salt,
            Plant {
                quality: 3,
                extra: Some(Good::Salt),
            },
        ),
        Offer::Court(Good::Palm, &[Court::Caravaneer, Court::Palace]),
    ];
    let cities = Place::ALL.map(|place| City {
        place,
        label,
        offer: offers[if place == Place::Babylon {
            0
        } else {
            1 + Place::ALL
                .iter()
                .position(|other| *other == place)
                .expect("a city")
                % 2
        }],
        price,
        lit: true,
    });
    mesopotamia(&Mesopotamia {
        cities: &cities,
        caravan: Place::Susa,
        key: Some("caravan"),
        ghost: Some(Place::Babylon),
    })
}

fn boards_of(piece: &'static [Piece<'static>; 5]) -> Vec<Drawing> {
    let goods = Good::ALL;
    let row = FieldRow {
        goods,
        pieces: piece,
        lit: true,
    };
    let stacks = [&piece[..]; 21];
    let mut all = vec![
        Drawing::new("fields", fields(&[row, row]), 4000),
        Drawing::new("pass_space", pass_space(&piece[..4]), 900),
        Drawing::new("stair", stair(&Stair { stacks: &stacks }), 17_000),
    ];
    for temple in Temple::ALL {
        let board = TempleBoard {
            temple,
            pieces: piece,
            favours: [&ALL_GAINS[..2], &ALL_GAINS[3..4]],
            lit: true,
        };
        all.push(Drawing::new(
            format!("temple {temple:?}"),
            super::temple(&board),
            2200,
        ));
    }
    for ability in Ability::ALL {
        let plaque = Plaque {
            ability,
            label: LONG_LABEL,
            piece: Some(piece[0]),
            lit: true,
        };
        all.push(Drawing::new(
            format!("ability {ability:?}"),
            super::ability(&plaque),
            1200,
        ));
    }
    all
}

fn cards() -> Vec<Drawing> {
    let mut all = Vec::new();
    let mut add = |what: String, markup, limit| all.push(Drawing::new(what, markup, limit));
    for craft in Craft::ALL {
        add(
            format!("craft {craft:?}"),
            super::craft(craft, LONG_LABEL, Some(2)),
            700,
        );
        add(
            format!("craft_mini {craft:?}"),
            craft_mini(craft, Some(2)),
            600,
        );
        add(format!("portrait {craft:?}"), portrait(craft), 400);
        add(format!("sign {craft:?}"), craft_sign(craft), 300);
        add(format!("token {craft:?}"), craft_card(craft), 300);
    }
    for court in Court::ALL {
        for level in 0..=3 {
            add(
                format!("court {court:?}"),
                super::court(court, level, &ALL_GAINS, LONG_LABEL),
                3500,
            );
            add(
                format!("court_mini {court:?}"),
                court_mini(court, level, &ALL_GAINS[..3]),
                1500,
            );
        }
        add(format!("sign {court:?}"), court_sign(court), 300);
        add(format!("token {court:?}"), court_card(court), 300);
    }
    for quality in 1..=3 {
        let plant = Plant {
            quality,
            extra: Some(Good::Dates),
        };
        add(
            format!("plant {quality}"),
            super::plant(plant, LONG_LABEL),
            500,
        );
        add(format!("plant_mini {quality}"), plant_mini(plant), 400);
        add(format!("quality {quality}"), super::quality(quality), 300);
        let tile = Tile {
            quality,
            gains: &ALL_GAINS,
        };
        add(format!("tile {quality}"), super::tile(&tile), 2200);
    }
    add("noble".into(), noble(LONG_LABEL, 2), 700);
    add("noble_mini".into(), noble_mini(2), 600);
    add("amyitis".into(), amyitis(10, LONG_LABEL), 700);
    add("amyitis_mini".into(), amyitis_mini(10), 500);
    add("first_player".into(), first_player(LONG_LABEL), 700);
    for (what, markup) in [
        ("first_player_mini", first_player_mini()),
        ("craft_turned", craft_turned()),
        ("craft_back", craft_back()),
    ] {
        add(what.into(), markup, 500);
    }
    all
}

fn tokens() -> Vec<Drawing> {
    let mut all = vec![
        ("camel", camel()),
        ("talent", talent()),
        ("victory_point", victory_point()),
        ("gardener", gardener()),
        ("water", water()),
        ("caravan", caravan()),
        ("first", first()),
        ("queen", queen()),
        ("rosette", rosette()),
        ("pass_sign", pass_sign()),
        ("brick", brick()),
        ("ornament", ornament()),
        ("lion", lion()),
    ];
    all.extend(Cube::ALL.map(|cube| ("cube", super::cube(cube))));
    all.extend(Cube::ALL.map(|cube| ("marker", marker(cube))));
    all.extend(Good::ALL.map(|good| ("good", super::good(good))));
    all.extend(Temple::ALL.map(|temple| ("temple", temple_sign(temple))));
    all.extend(Ability::ALL.map(|ability| ("ability", ability_sign(ability))));
    let drawing = |(what, markup)| Drawing::new(what, markup, 300);
    all.into_iter().map(drawing).collect()
}

fn art_checks() -> ArtChecks {
    let mut drawings = vec![
        Drawing::new("gardens with tiles", full_gardens(tiled, &KEYED), 24 * 1024),
        Drawing::new("gardens in bloom", full_gardens(planted, &KEYED), 24 * 1024),
        Drawing::new("dry gardens", full_gardens(tiled, &[]), 24 * 1024),
        Drawing::new("all cities open", land(LONG_LABEL, Some(3)), 8 * 1024),
        Drawing::new("no city open", land(LONG_LABEL, None), 8 * 1024),
    ];
    drawings.extend(boards_of(&KEYED));
    drawings.extend(cards());
    drawings.extend(tokens());
    ArtChecks {
        prefix: "am",
        css: CSS,
        symbols: Drawing::new("symbols", symbols(), 130 * 1024),
        emblem: Drawing::new("emblem", emblem(), 56 * 1024),
        drawings,
    }
}

palast_ui_testkit::art_tests!(art_checks());

#[test]
fn a_label_is_escaped_and_fits() {
    for label in ["<b>&", "Bauer", "Niederer Höfling", LONG_LABEL] {
        let plant = Plant {
            quality: 1,
            extra: None,
        };
        let plaque = Plaque {
            ability: Ability::Craft,
            label,
            piece: None,
            lit: false,
        };
        for markup in [
            craft(Craft::Peasant, label, Some(1)),
            court(Court::Banker, 2, &[], label),
            super::plant(plant, label),
            noble(label, 2),
            amyitis(10, label),
            first_player(label),
        ] {
            assert_label(markup, "am-name", label, 92.0, 5.0);
        }
        assert_label(ability(&plaque), "am-name", label, 130.0, 8.0);
    }
}

#[test]
fn gardens_show_every_cube_tile_and_symbol() {
    let full = full_gardens(tiled, &KEYED).into_string();
    assert_eq!(
        full.matches("#am-cube-").count(),
        32,
        "8 sides of two, 16 of one"
    );
    assert_eq!(full.matches("#am-source").count(), 0);
    assert_eq!(full.matches("am-number").count(), 16);
    let dry = full_gardens(tiled, &[]).into_string();
    assert_eq!(dry.matches("#am-source").count(), 32);
    assert_eq!(dry.matches("am-flow").count(), 0);
    assert_eq!(dry.matches("am-green").count(), 0);
    let bloom = full_gardens(planted, &KEYED).into_string();
    assert_eq!(bloom.matches("#am-plants-").count(), 16);
    assert_eq!(bloom.matches("am-lawn").count(), 16);
}

/// Sheet 9.1, anchor 3: one cube on (3,0)-(3,1) irrigates both squares, and no other.
#[test]
fn a_finished_canal_greens_both_its_squares() {
    let canal = side_index((3, 0), (3, 1)).expect("neighbours");
    let squares = [[Square::BARE; 4]; 4];
    let real = [Piece::new(Cube::Red)];
    let ghost = [Piece {
        ghost: true,
        ..real[0]
    }];
    for (pieces, symbols, streams, ghosts) in
        [(&real, 1, 1, 0), (&ghost, 1, 1, 4), (&real, 2, 0, 0)]
    {
        let mut sides = [Side::dry(1); 24];
        sides[canal] = Side {
            symbols,
            pieces,
            lit: false,
        };
        let xml = gardens(&Gardens {
            squares: &squares,
            sides: &sides,
        })
        .into_string();
        assert_eq!(xml.matches("am-stream").count(), streams);
        assert_eq!(xml.matches("am-green").count(), 2 * streams);
        // The cube, its water and both squares.
        assert_eq!(xml.matches("am-ghost").count(), ghosts);
    }
}

#[test]
fn cities_steps_and_rows_do_not_overlap() {
    let apart = |[x, y, width, height]: [f32; 4], [left, top, wide, high]: [f32; 4]| {
        left >= x + width || x >= left + wide || top >= y + height || y >= top + high
    };
    let all_apart = |boxes: &[[f32; 4]]| {
        for (index, one) in boxes.iter().enumerate() {
            for other in &boxes[index + 1..] {
                assert!(apart(*one, *other), "{one:?} and {other:?}");
            }
        }
    };
    all_apart(&Place::ALL.map(city_box));
    all_apart(&[0, 1].map(field_row_box));
    let steps: Vec<_> = (0..=20).map(step_box).collect();
    all_apart(&steps);
}

#[test]
fn the_uppermost_marker_is_drawn_last() {
    let mut stacks: [&[Piece<'_>]; 21] = [&[]; 21];
    let pile = [Piece::new(Cube::Red), Piece::new(Cube::White)];
    stacks[7] = &pile;
    let xml = stair(&Stair { stacks: &stacks }).into_string();
    let place = |slug| xml.find(&format!("#am-puck-{slug}")).expect("a marker");
    assert!(place("red") < place("white"));
}

#[test]
fn no_two_cubes_share_a_colour_or_a_shape() {
    let shapes: BTreeSet<_> = Cube::ALL.map(Cube::shape).into();
    let colours: BTreeSet<_> = Cube::ALL.map(Cube::colour).into();
    assert_eq!((shapes.len(), colours.len()), (5, 5));
}

#[test]
fn water_stands_still_for_those_who_want_it() {
    let moving = CSS.split("@media (prefers-reduced-motion: no-preference)");
    let before = moving.into_iter().next().expect("some rules");
    assert!(!before.contains("animation"), "only inside the media query");
    assert!(CSS.contains("animation: am-flow"));
}
