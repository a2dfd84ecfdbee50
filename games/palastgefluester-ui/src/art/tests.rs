//! What a page may rely on: well-formed drawings, small cards, no styles, no dangling references.

use std::collections::BTreeSet;

use maud::Markup;
use roxmltree::Document;

use super::*;

/// Longer than any person's name in the three languages.
const LONG_LABEL: &str = "Opperhofmaarschalk";

/// Every drawing that refers to symbols, with a name for messages.
fn drawings() -> Vec<(String, Markup)> {
    let mut all = vec![
        ("back".into(), back()),
        ("king_back".into(), king_back()),
        ("whisper".into(), whisper()),
        ("six".into(), six()),
        ("jester".into(), jester()),
        ("deck".into(), deck()),
        ("discard".into(), discard()),
        ("damask".into(), damask()),
        ("palace_ornament".into(), palace_ornament()),
    ];
    for ribbon in Ribbon::ALL {
        all.push((format!("seal {ribbon:?}"), seal(ribbon)));
        all.push((format!("favour {ribbon:?}"), favour(2, 6, ribbon)));
    }
    for person in Person::ALL {
        all.push((format!("king {person:?}"), king(person, LONG_LABEL)));
        for ribbon in Ribbon::ALL {
            all.push((
                format!("card {person:?} {ribbon:?}"),
                card(person, ribbon, LONG_LABEL),
            ));
            all.push((format!("mini {person:?} {ribbon:?}"), mini(person, ribbon)));
        }
    }
    all
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
                value.starts_with("pg-"),
                "id {value} may clash with the page's own"
            );
            assert!(ids.insert(value.to_owned()), "id {value} twice");
        }
    });
    ids
}

#[test]
fn every_reference_leads_to_a_symbol() {
    let ids = ids();
    let stock = ("symbols".to_owned(), symbols());
    for (what, markup) in drawings().into_iter().chain([stock]) {
        each_attribute(&markup.into_string(), |_, name, value| {
            let target = match name {
                "href" => value.strip_prefix('#'),
                "fill" => value
                    .strip_prefix("url(#")
                    .and_then(|rest| rest.strip_suffix(')')),
                _ => return,
            };
            if let Some(target) = target {
                assert!(ids.contains(target), "{what}: nothing is called {target}");
            }
        });
    }
}

#[test]
fn drawings_refer_rather_than_define() {
    for (what, markup) in drawings() {
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
        ("emblem".to_owned(), emblem()),
        ("symbols".to_owned(), symbols()),
    ];
    for (what, markup) in drawings().into_iter().chain(alone) {
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
    for (what, markup) in drawings()
        .into_iter()
        .chain([("emblem".to_owned(), emblem())])
    {
        let xml = markup.into_string();
        let document = Document::parse(&xml).expect("well-formed");
        assert_eq!(
            document.root_element().attribute("aria-hidden"),
            Some("true"),
            "{what}"
        );
        assert_eq!(
            document.root_element().attribute("focusable"),
            Some("false"),
            "{what}"
        );
    }
}

/// A page holds some fifty cards and is sent anew with each update.
#[test]
fn a_card_costs_less_than_a_kilobyte() {
    for (what, markup) in drawings() {
        let limit = if what.starts_with("favour") {
            1024
        } else {
            600
        };
        let bytes = markup.into_string().len();
        assert!(bytes < limit, "{what} takes {bytes} bytes");
    }
    let stock = symbols().into_string().len();
    assert!(stock < 40 * 1024, "the stock takes {stock} bytes");
}

#[test]
fn the_emblem_stands_alone() {
    each_attribute(&emblem().into_string(), |tag, name, value| {
        assert_ne!(tag, "use");
        assert!(!["id", "href"].contains(&name), "{name}={value}");
        assert!(!value.contains("url("), "{name}={value}");
        assert!(
            name != "class" || value == "pg-emblem",
            "{tag} is coloured by class {value}"
        );
    });
}

#[test]
fn every_class_has_a_rule() {
    let mut seen = BTreeSet::new();
    for (_, markup) in drawings()
        .into_iter()
        .chain([("symbols".to_owned(), symbols())])
    {
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

fn lettering_of<'a>(document: &'a Document<'a>) -> roxmltree::Node<'a, 'a> {
    document
        .descendants()
        .find(|node| node.has_tag_name("text"))
        .expect("a card has a label")
}

#[test]
fn a_label_is_escaped_and_fits() {
    let xml = card(Person::Maid, Ribbon::Red, "<b>&").into_string();
    let document = Document::parse(&xml).expect("well-formed");
    let text = lettering_of(&document);
    assert_eq!(text.text(), Some("<b>&"));

    for label in ["Zofe", "Hofmarschall", "Kammerjungfer", LONG_LABEL] {
        let xml = card(Person::Maid, Ribbon::Red, label).into_string();
        let document = Document::parse(&xml).expect("well-formed");
        let text = lettering_of(&document);
        let size: f64 = text
            .attribute("font-size")
            .and_then(|size| size.parse().ok())
            .expect("a size");
        let letters = u32::try_from(label.chars().count()).expect("short");
        assert!(
            size * 0.57 * f64::from(letters) < 80.0,
            "{label} at {size} runs over the edge"
        );
        assert!(size >= 6.0, "{label} at {size} is too small to read");
    }
}

#[test]
fn favour_lights_as_many_crowns_as_points() {
    for (points, goal, lit, crowns) in [(0, 6, 0, 6), (2, 5, 2, 5), (4, 4, 4, 4), (6, 5, 6, 6)] {
        let xml = favour(points, goal, Ribbon::Green).into_string();
        assert_eq!(xml.matches("pg-lit").count(), lit, "{points} of {goal}");
        assert_eq!(
            xml.matches("#pg-crown").count(),
            crowns,
            "{points} of {goal}"
        );
    }
}

#[test]
fn no_two_ribbons_share_a_colour_or_a_shape() {
    let shapes: BTreeSet<_> = Ribbon::ALL.map(Ribbon::shape).into();
    let colours: BTreeSet<_> = Ribbon::ALL.map(Ribbon::colour).into();
    assert_eq!((shapes.len(), colours.len()), (6, 6));
}
