//! What a page may rely on: well-formed drawings, small boards, no styles, no dangling references.

use std::collections::BTreeSet;

use maud::Markup;
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

/// Every drawing that refers to symbols, with a name for messages and the bytes it may take.
fn drawings() -> Vec<(String, Markup, usize)> {
    let mut all = vec![
        ("gold_back".into(), gold_back(), 600),
        ("gold_blocked".into(), gold_blocked(), 600),
        ("skyline".into(), skyline(), 1200),
        ("blockade".into(), blockade(), 600),
        ("stop".into(), stop(), 600),
        ("coin".into(), coin(), 600),
        ("bag".into(), bag(), 600),
        ("premium".into(), premium(), 600),
        ("wage".into(), wage(), 600),
        ("privilege_point".into(), privilege_point(), 600),
        ("victory_point".into(), victory_point(), 600),
        ("lap".into(), lap(100), 600),
        ("order".into(), order(3), 600),
        ("jali".into(), jali(), 600),
        ("ornament".into(), ornament(), 600),
        ("track".into(), track(&standings()), 1400),
    ];
    let mut add = |what: String, markup, limit| all.push((what, markup, limit));
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
            let full = full_site(fields);
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

/// Parses, which fails on anything not well-formed, and hands every attribute to `look`.
fn each_attribute(xml: &str, mut look: impl FnMut(&str, &str, &str)) {
    let document = Document::parse(xml).unwrap_or_else(|error| panic!("{error} in {xml}"));
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes() {
            look(node.tag_name().name(), attribute.name(), attribute.value());
        }
    }
}

fn ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    each_attribute(&symbols().into_string(), |_, name, value| {
        if name == "id" {
            assert!(
                value.starts_with("es-"),
                "id {value} may clash with the page's own"
            );
            assert!(ids.insert(value.to_owned()), "id {value} twice");
        }
    });
    ids
}

#[test]
fn every_reference_leads_to_a_symbol_and_every_symbol_is_used() {
    let ids = ids();
    let mut used = BTreeSet::new();
    let stock = ("symbols".to_owned(), symbols(), 0);
    for (what, markup, _) in drawings().into_iter().chain([stock]) {
        each_attribute(&markup.into_string(), |_, name, value| {
            let target = match name {
                "href" => value.strip_prefix('#'),
                "fill" | "clip-path" => value
                    .strip_prefix("url(#")
                    .and_then(|rest| rest.strip_suffix(')')),
                _ => return,
            };
            if let Some(target) = target {
                assert!(ids.contains(target), "{what}: nothing is called {target}");
                used.insert(target.to_owned());
            }
        });
    }
    // The empty beds, which no full site shows.
    used.extend(["es-bed", "es-bed-bag"].map(str::to_owned));
    let idle: Vec<_> = ids.difference(&used).collect();
    assert!(idle.is_empty(), "never used: {idle:?}");
}

#[test]
fn drawings_refer_rather_than_define() {
    for (what, markup, _) in drawings() {
        let mut references = 0;
        each_attribute(&markup.into_string(), |_, name, value| {
            assert_ne!(name, "id", "{what} would repeat the id {value}");
            references += usize::from(name == "href" || value.starts_with("url(#"));
        });
        assert!(references > 0, "{what} draws nothing");
    }
}

#[test]
fn nothing_needs_an_inline_style() {
    let alone = [
        ("emblem".to_owned(), emblem(), 0),
        ("symbols".to_owned(), symbols(), 0),
    ];
    for (what, markup, _) in drawings().into_iter().chain(alone) {
        each_attribute(&markup.into_string(), |tag, name, _| {
            assert_ne!(name, "style", "{what}");
            assert!(
                !["style", "script", "foreignObject"].contains(&tag),
                "{what}: {tag}"
            );
        });
    }
}

#[test]
fn drawings_are_hidden_from_screen_readers() {
    let alone = [("emblem".to_owned(), emblem(), 0)];
    for (what, markup, _) in drawings().into_iter().chain(alone) {
        let xml = markup.into_string();
        let document = Document::parse(&xml).expect("well-formed");
        let root = document.root_element();
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{what}");
        assert_eq!(root.attribute("focusable"), Some("false"), "{what}");
    }
}

/// A page holds eight sites and some forty cards and is sent anew with each update.
#[test]
fn drawings_are_small() {
    for (what, markup, limit) in drawings() {
        let bytes = markup.into_string().len();
        assert!(bytes < limit, "{what} takes {bytes} bytes");
    }
    let stock = symbols().into_string().len();
    assert!(stock < 112 * 1024, "the stock takes {stock} bytes");
    let emblem = emblem().into_string().len();
    assert!(emblem < 48 * 1024, "the emblem takes {emblem} bytes");
}

#[test]
fn the_emblem_stands_alone() {
    each_attribute(&emblem().into_string(), |tag, name, value| {
        assert_ne!(tag, "use");
        assert!(!["id", "href"].contains(&name), "{name}={value}");
        assert!(!value.contains("url("), "{name}={value}");
        assert!(
            name != "class" || value == "es-emblem",
            "{tag} is coloured by class {value}"
        );
    });
}

#[test]
fn every_class_has_a_rule() {
    let mut seen = BTreeSet::new();
    let stock = ("symbols".to_owned(), symbols(), 0);
    for (_, markup, _) in drawings().into_iter().chain([stock]) {
        each_attribute(&markup.into_string(), |_, name, value| {
            if name == "class" {
                seen.extend(value.split(' ').map(str::to_owned));
            }
        });
    }
    for class in seen {
        let rule = CSS
            .split('}')
            .filter_map(|rule| rule.split('{').next())
            .any(|selectors| {
                selectors
                    .split(|c: char| c.is_whitespace() || c == ',')
                    .any(|selector| selector.strip_prefix('.') == Some(class.as_str()))
            });
        assert!(rule, "no rule for {class}");
    }
}

#[test]
fn a_label_is_escaped_and_fits() {
    for label in ["<b>&", "Kuppel", "Freie Bauplatzwahl", LONG_LABEL] {
        for markup in [
            site_card(Part::Hall, Stone::Red, label),
            official(Official::Stop, label),
            privilege(Privilege::Gold5, 9, label),
        ] {
            let xml = markup.into_string();
            let document = Document::parse(&xml).expect("well-formed");
            let lines: Vec<_> = document
                .descendants()
                .filter(|node| node.attribute("class") == Some("es-name"))
                .collect();
            let words: Vec<_> = lines.iter().filter_map(|line| line.text()).collect();
            assert_eq!(words.join(" "), label);
            for line in lines {
                let size: f64 = line
                    .attribute("font-size")
                    .and_then(|size| size.parse().ok())
                    .expect("a size");
                let letters = line.text().map_or(0, |text| text.chars().count());
                let letters = u32::try_from(letters).expect("short");
                assert!(
                    size * 0.57 * f64::from(letters) < 92.0,
                    "{label} at {size} runs over the edge"
                );
            }
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

#[test]
fn no_two_stones_share_a_colour_or_a_shape() {
    let shapes: BTreeSet<_> = Stone::ALL.map(Stone::shape).into();
    let colours: BTreeSet<_> = Stone::ALL.map(Stone::colour).into();
    assert_eq!((shapes.len(), colours.len()), (4, 4));
}
