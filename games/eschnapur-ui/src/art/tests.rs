//! Checks of the drawings: their format, and that they show what their arguments say.

use palast_ui_testkit::art_checks::{ArtChecks, Drawing, assert_label};
use roxmltree::Document;

use super::*;

/// Longer than any name in the three languages.
const LONG_LABEL: &str = "Spielreihenfolgemarker wählen";

fn full_site(fields: u8) -> Vec<Field<'static>> {
    (0..fields)
        .map(|field| Field {
            bag: field == fields / 2,
            stone: Some(Stone::ALL[usize::from(field) % 4]),
            lit: field + 1 == fields,
            key: Some("red.12"),
            ..Field::empty(field + 1)
        })
        .collect()
}

/// Every drawing that refers to symbols.
fn drawings() -> Vec<Drawing> {
    let mut all = vec![
        Drawing::new("gold_back", gold_back(), 600),
        Drawing::new("gold_blocked", gold_blocked(), 600),
        Drawing::new("skyline", skyline(), 1200),
        Drawing::new("blockade", blockade(), 600),
        Drawing::new("stop", stop(), 600),
        Drawing::new("coin", coin(), 600),
        Drawing::new("bag", bag(), 600),
        Drawing::new("premium", premium(), 600),
        Drawing::new("wage", wage(), 600),
        Drawing::new("privilege_point", privilege_point(), 600),
        Drawing::new("victory_point", victory_point(), 600),
        Drawing::new("lap", lap(100), 600),
        Drawing::new("order", order(3), 600),
        Drawing::new("jali", jali(), 600),
        Drawing::new("ornament", ornament(), 600),
        Drawing::new("track", track(&standings()), 1400),
    ];
    let mut add = |what: String, markup, limit| all.push(Drawing::new(what, markup, limit));
    for value in 0..=5 {
        add(format!("gold {value}"), gold(value), 600);
        add(format!("gold_own {value}"), gold_own(value), 600);
        add(format!("pile {value}"), pile(value, 12), 700);
    }
    for stone in Stone::ALL {
        add(format!("stone {stone:?}"), super::stone(stone), 600);
        add(format!("disc {stone:?}"), disc(stone), 600);
        add(format!("site_back {stone:?}"), site_back(stone), 600);
    }
    for official in Official::ALL {
        add(format!("sign {official:?}"), sign(official), 600);
        add(format!("portrait {official:?}"), portrait(official), 600);
        let card = super::official(official, LONG_LABEL);
        add(format!("official {official:?}"), card, 600);
    }
    for privilege in Privilege::ALL {
        let card = super::privilege(privilege, 15, LONG_LABEL);
        add(format!("privilege {privilege:?}"), card, 600);
        let mini = privilege_mini(privilege, 15);
        add(format!("privilege_mini {privilege:?}"), mini, 600);
        add(
            format!("sign {privilege:?}"),
            privilege_sign(privilege),
            600,
        );
    }
    for part in Part::ALL {
        add(format!("palace {part:?}"), palace(part), 600);
        add(format!("plot {part:?}"), plot(part), 600);
        for stone in Stone::ALL {
            let card = site_card(part, stone, LONG_LABEL);
            add(format!("site_card {part:?} {stone:?}"), card, 600);
            let mini = site_mini(part, stone);
            add(format!("site_mini {part:?} {stone:?}"), mini, 600);
        }
        for fields in [1, 7, 16] {
            let mut full = full_site(fields);
            if fields == 7 {
                full.iter_mut().for_each(|field| field.stone = None);
            }
            let drawn = site(
                part,
                &Site {
                    wage: fields,
                    fields: &full,
                    stopped: true,
                },
            );
            add(format!("site {part:?} of {fields}"), drawn, 4096);
        }
    }
    all
}

fn standings() -> [Standing; 4] {
    Stone::ALL.map(|stone| Standing {
        stone,
        points: 51,
        privileges: 0,
    })
}

fn art_checks() -> ArtChecks {
    ArtChecks {
        prefix: "es",
        css: CSS,
        symbols: Drawing::new("symbols", symbols(), 112 * 1024),
        emblem: Drawing::new("emblem", emblem(), 48 * 1024),
        drawings: drawings(),
    }
}

palast_ui_testkit::art_tests!(art_checks());

#[test]
fn a_label_is_escaped_and_fits() {
    for label in ["<b>&", "Kuppel", "Freie Bauplatzwahl", LONG_LABEL] {
        for markup in [
            site_card(Part::Hall, Stone::Red, label),
            official(Official::Stop, label),
            privilege(Privilege::Gold5, 9, label),
        ] {
            assert_label(markup, "es-name", label, 92.0, 5.0);
        }
    }
}

#[test]
fn fields_fill_courses_without_touching() {
    for fields in 1..=18 {
        let boxes: Vec<_> = (0..fields).map(|index| field_box(fields, index)).collect();
        for (index, [x, y, width, height]) in boxes.iter().enumerate() {
            assert!(*x >= 0.0 && x + width <= 100.0, "{index} of {fields}");
            assert!(*y >= 0.0 && y + height <= 176.0, "{index} of {fields}");
            // Bottom up, and from left to right within a course.
            for [left, top, ..] in &boxes[index + 1..] {
                let right_of = top == y && *left >= x + width;
                assert!(right_of || top + height <= *y, "{index} of {fields}");
            }
        }
    }
}

#[test]
fn a_site_shows_every_value_and_every_stone() {
    let full = full_site(16);
    let drawn = site(
        Part::Dome,
        &Site {
            wage: 16,
            fields: &full,
            stopped: false,
        },
    );
    let xml = drawn.into_string();
    assert_eq!(xml.matches("es-value").count(), 16);
    assert_eq!(xml.matches("#es-block-").count(), 16);
    assert_eq!(xml.matches("data-k=").count(), 16);
    assert_eq!(xml.matches("es-lit").count(), 1);
    assert_eq!(xml.matches("#es-bed").count(), 0);
    assert_eq!(xml.matches("#es-stop").count(), 0);
}

#[test]
fn numbers_name_the_parts_in_order() {
    for (number, part) in (1..).zip(Part::ALL) {
        assert_eq!(Part::numbered(number), Some(part));
        assert_eq!(part.number(), number);
    }
    assert_eq!([0, 9].map(Part::numbered), [None, None]);
}

#[test]
fn a_gold_card_shows_as_many_coins_as_it_is_worth() {
    let xml = symbols().into_string();
    let document = Document::parse(&xml).expect("well-formed");
    for value in 0..=5 {
        let id = format!("es-gold-{value}");
        let card = document
            .descendants()
            .find(|node| node.attribute("id") == Some(&id))
            .expect("a symbol for each value");
        let coins = card
            .descendants()
            .filter(|node| node.attribute("href") == Some("#es-coin"))
            .count();
        assert_eq!(coins, value);
    }
}
