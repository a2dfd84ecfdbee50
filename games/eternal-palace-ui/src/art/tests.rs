//! Checks of the drawings: well-formed, small, without styles or dangling references.

use std::collections::BTreeSet;

use palast_ui_testkit::art_checks::{ArtChecks, Drawing, assert_label};

use super::*;

/// Longer than any name in the three languages.
const LONG_LABEL: &str = "Porzellanerdehändlerin Wei";

const COST: [Token; 3] = [Token::Wood, Token::Kaolin, Token::Bronze];

fn crowd() -> [Marker<'static>; 6] {
    Colour::ALL.map(|colour| Marker {
        key: Some("yellow.track.12"),
        ghost: colour == Colour::Red,
        ..Marker::new(colour, 2)
    })
}

fn card(adviser: Adviser, label: &str, used: bool) -> Markup {
    super::adviser(&AdviserCard {
        adviser,
        label,
        cost: &COST,
        marked: true,
        used,
    })
}

fn drawings() -> Vec<Drawing> {
    let mut all = garden_pieces();
    all.extend(table_pieces());
    all.extend(card_pieces());
    all
}

/// Places and what lies under them.
fn garden_pieces() -> Vec<Drawing> {
    let markers = crowd();
    let mut all = vec![
        Drawing::new("pot", pot(12), 700),
        Drawing::new("rice_paper", rice_paper(), 300),
        Drawing::new("palace_track", palace_track(&markers), 1600),
    ];
    for place in Place::ALL {
        all.push(Drawing::new(
            format!("vignette {place:?}"),
            vignette(place, Version::Alternative),
            600,
        ));
        all.push(Drawing::new(
            format!("place_seal {place:?}"),
            place_seal(place),
            400,
        ));
        all.push(Drawing::new(
            format!("place_sign {place:?}"),
            place_sign(place),
            300,
        ));
        let path = Track {
            steps: 4,
            markers: &markers,
            feature: true,
            lit: Some(3),
        };
        all.push(Drawing::new(
            format!("track {place:?}"),
            track(place, &path),
            2200,
        ));
    }
    let marked = Fields {
        markers: &markers,
        feature: true,
        lit: Some(0),
    };
    for place in [Place::Temple, Place::Market] {
        all.push(Drawing::new(
            format!("fields {place:?}"),
            fields(place, &marked),
            3200,
        ));
    }
    for monument in Monument::ALL {
        all.push(Drawing::new(
            format!("monument {monument:?}"),
            super::monument(monument),
            300,
        ));
        for (price, owner) in [(1, None), (9, Some(Colour::Red))] {
            let site = monument_site(monument, price, owner);
            all.push(Drawing::new(
                format!("monument_site {monument:?}"),
                site,
                1400,
            ));
        }
    }
    let rewards: Vec<(u8, &[Token])> = (0..=16).map(|space| (space, &COST[..])).collect();
    let whole = Bridge {
        end: 16,
        rewards: &rewards,
        markers: &markers,
        feature: true,
        lit: Some(7),
    };
    all.push(Drawing::new("bridge", super::bridge(&whole), 7000));
    let gifts = Court::ALL.map(|court| (court, Token::PalaceStep));
    let paths: Vec<_> = Court::ALL
        .windows(2)
        .map(|pair| (pair[0], pair[1], 3))
        .collect();
    let lost = Colour::ALL.map(|colour| Marker::new(colour, Court::B2));
    let hedges = Labyrinth {
        gifts: &gifts,
        paths: &paths,
        markers: &lost,
        feature: true,
        lit: &Court::ALL,
    };
    all.push(Drawing::new("labyrinth", super::labyrinth(&hedges), 8000));
    all
}

/// Tokens, dice and the order of play.
fn table_pieces() -> Vec<Drawing> {
    let mut all = vec![
        Drawing::new("order", order(3), 400),
        Drawing::new(
            "order_row",
            order_row(&Colour::ALL.map(|colour| Turn {
                colour,
                active: true,
                done: true,
                bid: true,
            })),
            3000,
        ),
    ];
    for token in Token::ALL {
        all.push(Drawing::new(
            format!("token {token:?}"),
            super::token(token),
            300,
        ));
    }
    for colour in Colour::ALL {
        all.push(Drawing::new(
            format!("marker {colour:?}"),
            marker(colour),
            300,
        ));
        for face in 1..=6 {
            let changed = Die {
                was: Some(7 - face),
                ghost: true,
                lit: true,
                key: Some("yellow.die.3"),
                ..Die::new(colour, face)
            };
            all.push(Drawing::new(
                format!("die {colour:?} {face}"),
                die(&changed),
                900,
            ));
            all.push(Drawing::new("die_sign", die_sign(colour, face), 500));
        }
        let group = [Die::new(colour, 6); 5];
        all.push(Drawing::new(
            format!("tray {colour:?}"),
            tray(&group, 30),
            3600,
        ));
    }
    all
}

fn card_pieces() -> Vec<Drawing> {
    let mut all = vec![
        Drawing::new("adviser_back", adviser_back(), 300),
        Drawing::new("demand_back", demand_back(), 300),
        Drawing::new("master_back", master_back(), 300),
        Drawing::new("master", master(), 300),
    ];
    for adviser in Adviser::all() {
        let number = adviser.number();
        for used in [false, true] {
            let drawn = card(adviser, LONG_LABEL, used);
            all.push(Drawing::new(format!("adviser {number}"), drawn, 2200));
        }
        all.push(Drawing::new(
            format!("adviser_mini {number}"),
            adviser_mini(adviser, &COST),
            1900,
        ));
        all.push(Drawing::new(
            format!("portrait {number}"),
            portrait(adviser),
            400,
        ));
    }
    for class in Class::ALL {
        all.push(Drawing::new("class_sign", class_sign(class), 300));
    }
    for errand in Errand::all() {
        let card = Demand {
            errand,
            fields: &[Some(Colour::Red), None, Some(Colour::Blue)],
            lit: &[1],
        };
        all.push(Drawing::new(format!("{errand:?}"), demand(&card), 2600));
    }
    for strategy in Strategy::ALL {
        let drawn = super::strategy(strategy, LONG_LABEL, &Deed::ALL);
        all.push(Drawing::new(format!("{strategy:?}"), drawn, 1800));
    }
    let card = Composition {
        layers: [Place::Kiln, Place::Ox, Place::Bridge],
        instant: &[Amount::new(3, Token::Fish)],
        points: 2,
        owner: Some(Colour::Yellow),
    };
    all.push(Drawing::new("composition", composition(&card), 2200));
    all.push(Drawing::new("master_card", full_master_card(), 3200));
    all
}

fn full_master_card() -> Markup {
    let berth = |slot, colour, faces| Berth {
        slot,
        colour,
        faces,
    };
    master_card(&[
        &[
            berth(Slot::M, Colour::Blue, [Some(6), Some(1)]),
            berth(Slot::X, Colour::Red, [Some(2), None]),
        ],
        &[
            berth(Slot::Y, Colour::Green, [None, None]),
            berth(Slot::M, Colour::Blue, [None, None]),
            berth(Slot::Z, Colour::Yellow, [Some(4), None]),
        ],
    ])
}

fn art_checks() -> ArtChecks {
    ArtChecks {
        prefix: "ep",
        css: CSS,
        symbols: Drawing::new("symbols", symbols(), 130 * 1024),
        emblem: Drawing::new("emblem", emblem(), 32 * 1024),
        drawings: drawings(),
    }
}

palast_ui_testkit::art_tests!(art_checks());

#[test]
fn a_label_is_escaped_and_fits() {
    let adviser = Adviser::numbered(7).expect("there are 28");
    for label in ["<b>&", "Wei", "Kunsthandwerkerin", LONG_LABEL] {
        assert_label(card(adviser, label, false), "ep-name", label, 92.0, 5.0);
        let way = strategy(Strategy::Ascent, label, &Deed::ALL);
        assert_label(way, "ep-name", label, 92.0, 5.0);
    }
}

#[test]
fn numbers_name_the_places_in_order() {
    for (number, place) in (1..=12).zip(Place::ALL) {
        assert_eq!(Place::numbered(number), Some(place));
    }
    assert_eq!([0, 13].map(Place::numbered), [None, None]);
}

#[test]
fn there_are_twenty_eight_advisers_and_twelve_demands() {
    assert_eq!((Adviser::all().count(), Errand::all().count()), (28, 12));
    assert_eq!([0, 29].map(Adviser::numbered), [None, None]);
    assert_eq!([0, 13].map(Errand::numbered), [None, None]);
    let of = |class| Adviser::all().filter(|kind| kind.class() == class).count();
    assert_eq!(Class::ALL.map(of), [7, 7, 7, 7]);
}

/// Otherwise two advisers of a class would look the same at forty pixels.
#[test]
fn no_two_advisers_look_alike() {
    let portraits: BTreeSet<_> = Adviser::all().map(figures::figure_of).collect();
    assert_eq!(portraits.len(), 28);
}

#[test]
fn spaces_of_a_track_lie_side_by_side_inside_it() {
    for steps in 1..=8 {
        let boxes: Vec<_> = (0..=steps).map(|space| track_box(steps, space)).collect();
        for pair in boxes.windows(2) {
            assert!(pair[0][0] + pair[0][2] <= pair[1][0], "{steps} steps");
        }
        for [x, y, width, height] in boxes {
            assert!(x >= 0.0 && x + width <= 120.0, "{steps} steps");
            assert!(y >= 0.0 && y + height <= 32.0, "{steps} steps");
        }
    }
}

#[test]
fn the_bridge_rises_to_its_middle_and_comes_down_again() {
    let heights: Vec<_> = (0..=16).map(|space| bridge_box(16, space)[1]).collect();
    assert!(heights[..9].is_sorted_by(|one, next| one > next));
    assert!(heights[8..].is_sorted_by(|one, next| one < next));
}

#[test]
fn courts_do_not_touch() {
    for (index, one) in Court::ALL.into_iter().enumerate() {
        let [x, y, width, height] = court_box(one);
        assert!(x >= 0.0 && x + width <= 340.0 && y >= 0.0 && y + height <= 262.0);
        for other in &Court::ALL[index + 1..] {
            let [to_x, to_y, ..] = court_box(*other);
            let apart = (x - to_x).abs() >= width || (y - to_y).abs() >= height;
            assert!(apart, "{one:?} and {other:?}");
        }
    }
}

/// A tray says its sum, and shows every die of the group with what it was before.
#[test]
fn a_tray_shows_its_dice_and_their_sum() {
    let changed = Die {
        was: Some(1),
        ..Die::new(Colour::Blue, 6)
    };
    let xml = tray(&[changed, Die::new(Colour::Blue, 3)], 9).into_string();
    assert_eq!(xml.matches("#ep-die-blue").count(), 2);
    for pips in ["#ep-pips-6", "#ep-pips-1", "#ep-pips-3"] {
        assert_eq!(xml.matches(pips).count(), 1, "{pips}");
    }
    assert!(xml.contains(">9</text>"));
}

/// A marker stays visible when others stand on the same space.
#[test]
fn five_markers_on_one_space_have_five_places() {
    let spots: BTreeSet<_> = (0..5)
        .map(|index| {
            let (x, y) = people::spread(5, index);
            format!("{x} {y}")
        })
        .collect();
    assert_eq!(spots.len(), 5);
}

/// Both stocks lie on the same page.
#[test]
fn the_painting_has_names_of_its_own() {
    let ids = |markup: Markup| -> BTreeSet<String> {
        let xml = markup.into_string();
        let parts = xml.split(" id=\"").skip(1);
        parts
            .filter_map(|part| part.split('"').next().map(str::to_owned))
            .collect()
    };
    let both: Vec<_> = ids(symbols())
        .intersection(&ids(painting::symbols()))
        .cloned()
        .collect();
    assert!(both.is_empty(), "{both:?}");
}
