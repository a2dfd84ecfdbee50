//! Checks of the paintings: any choice of pieces composes, and nothing hides a layer's subject.

use std::collections::BTreeSet;

use roxmltree::Document;

use super::brush::Point;
use super::features::{CORNER, CRAG, GROVE};
use super::ground::{Ground, grounds};
use super::*;

/// Every number of 14 bits is a choice of layers.
fn layers_of(bits: u32) -> Vec<Layer> {
    Layer::ALL
        .into_iter()
        .enumerate()
        .filter_map(|(index, layer)| (bits >> index & 1 == 1).then_some(layer))
        .collect()
}

fn features_of(bits: u32) -> Vec<Feature> {
    Feature::ALL
        .into_iter()
        .enumerate()
        .filter_map(|(index, feature)| (bits >> index & 1 == 1).then_some(feature))
        .collect()
}

/// Ids and references of a document that must be well-formed and use no style attributes.
fn ids_and_references(xml: &str) -> (Vec<String>, BTreeSet<String>) {
    let document = Document::parse(xml).unwrap_or_else(|error| panic!("{error} in {xml}"));
    let (mut ids, mut references) = (Vec::new(), BTreeSet::new());
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes() {
            let value = attribute.value();
            match attribute.name() {
                "id" => ids.push(value.to_owned()),
                "href" => {
                    let id = value
                        .strip_prefix('#')
                        .expect("references stay on the page");
                    references.insert(id.to_owned());
                }
                "style" => panic!("a style attribute: {value}"),
                _ => {
                    if let Some(id) = value
                        .strip_prefix("url(#")
                        .and_then(|id| id.strip_suffix(')'))
                    {
                        references.insert(id.to_owned());
                    }
                }
            }
        }
    }
    (ids, references)
}

fn assert_complete(xml: &str) {
    let (ids, references) = ids_and_references(xml);
    let unique: BTreeSet<String> = ids.iter().cloned().collect();
    assert_eq!(unique.len(), ids.len(), "an id twice among {ids:?}");
    assert!(
        ids.iter().all(|id| id.starts_with("epp-")),
        "a bare id among {ids:?}"
    );
    let missing: Vec<_> = references.difference(&unique).collect();
    assert!(missing.is_empty(), "nothing to refer to: {missing:?}");
}

#[test]
fn the_stock_is_complete_and_small() {
    let stock = symbols().into_string();
    assert_complete(&stock);
    assert!(stock.len() < 115_000, "{} bytes", stock.len());
}

#[test]
fn every_choice_of_layers_is_drawn_back_to_front_each_once() {
    let known: BTreeSet<String> = ids_and_references(&symbols().into_string())
        .0
        .into_iter()
        .collect();
    for bits in 0..1 << 14 {
        let layers = layers_of(bits);
        // Asked for in the wrong order, and some twice.
        let mut asked: Vec<_> = layers.iter().rev().copied().collect();
        asked.extend(layers.first());
        let features = features_of(bits.wrapping_mul(2_654_435_761) >> 22);
        let choice = Painting {
            layers: &asked,
            features: &features,
            seal: Colour::ALL.get(bits as usize % 7).copied(),
            fresh: None,
        };
        let pieces = choice.pieces();
        let drawn: Vec<_> = pieces
            .iter()
            .filter_map(|piece| match piece {
                Piece::Layer(layer) => Some(*layer),
                Piece::Feature(_) => None,
            })
            .collect();
        assert_eq!(drawn, layers);
        assert_eq!(pieces.len(), layers.len() + features.len());
        if bits % 64 == 21 {
            let svg = painting(&choice).into_string();
            assert!(svg.len() < 2_000, "{} bytes", svg.len());
            let (ids, references) = ids_and_references(&svg);
            assert!(ids.is_empty(), "paintings are repeated on a page: {ids:?}");
            assert!(references.is_subset(&known));
        }
    }
}

#[test]
fn a_fresh_piece_is_marked_and_no_other() {
    for fresh in [Piece::Layer(Layer::Water), Piece::Feature(Feature::Koi)] {
        let svg = painting(&Painting {
            layers: &Layer::ALL,
            features: &Feature::ALL,
            seal: None,
            fresh: Some(fresh),
        });
        let svg = svg.into_string();
        let document = Document::parse(&svg).unwrap();
        let marked: Vec<_> = document
            .descendants()
            .filter(|node| node.attribute("class") == Some("epp-fresh"))
            .map(|node| node.attribute("href"))
            .collect();
        assert_eq!(marked, [Some(format!("#{}", fresh.id()).as_str())]);
    }
}

#[test]
fn a_picture_stands_alone() {
    for bits in [
        0,
        1,
        0b10_1010_1010_1010,
        0b01_0101_0101_0101,
        (1 << 14) - 1,
    ] {
        let (layers, features) = (layers_of(bits), features_of(bits));
        let choice = Painting {
            layers: &layers,
            features: &features,
            seal: Some(Colour::Blue),
            fresh: None,
        };
        let file = picture(&choice, "Garten von <Ada> & Bo");
        assert_complete(&file);
        let document = Document::parse(&file).unwrap();
        let root = document.root_element();
        assert_eq!(
            root.tag_name().namespace(),
            Some("http://www.w3.org/2000/svg")
        );
        let title = root.first_element_child().and_then(|title| title.text());
        assert_eq!(title, Some("Garten von <Ada> & Bo"));
    }
}

#[test]
fn icons_refer_to_the_stock() {
    let known: BTreeSet<String> = ids_and_references(&symbols().into_string())
        .0
        .into_iter()
        .collect();
    let icons = Layer::ALL
        .map(layer_icon)
        .into_iter()
        .chain(Feature::ALL.map(feature_icon));
    for icon in icons {
        let svg = icon.into_string();
        assert!(svg.len() < 400 && svg.contains("aria-hidden"));
        assert!(ids_and_references(&svg).1.is_subset(&known), "{svg}");
    }
}

/// Whether the land is opaque at this point: inside its outline and not yet near its foot.
fn covers(ground: &Ground, (x, y): Point) -> bool {
    let Some(edge) = ground
        .top
        .windows(2)
        .find(|pair| (pair[0].0..=pair[1].0).contains(&x))
    else {
        return false;
    };
    let part = (x - edge[0].0) / (edge[1].0 - edge[0].0);
    y > edge[0].1 + (edge[1].1 - edge[0].1) * part && y < ground.foot
}

/// How much of a frame lies under these lands and frames, in hundredths.
fn hidden(frame: &Frame, lands: &[&Ground], frames: &[Frame]) -> usize {
    let mut under = 0;
    for column in 0..40 {
        for row in 0..40 {
            let x = f32::from(frame.left) + f32::from(frame.width()) * (column as f32 + 0.5) / 40.0;
            let y = f32::from(frame.top) + f32::from(frame.height()) * (row as f32 + 0.5) / 40.0;
            let framed = frames.iter().any(|other| {
                (f32::from(other.left)..f32::from(other.right)).contains(&x)
                    && (f32::from(other.top)..f32::from(other.bottom)).contains(&y)
            });
            under += usize::from(framed || lands.iter().any(|ground| covers(ground, (x, y))));
        }
    }
    under / 16
}

fn land_of(piece: Piece) -> Vec<&'static Ground> {
    match piece {
        Piece::Layer(layer) => grounds(layer).iter().collect(),
        Piece::Feature(Feature::Tower) => vec![&CRAG],
        Piece::Feature(Feature::Peach) => vec![&CORNER],
        Piece::Feature(Feature::Panda) => vec![&GROVE],
        Piece::Feature(
            Feature::Lion
            | Feature::Moon
            | Feature::Cranes
            | Feature::Kite
            | Feature::Lanterns
            | Feature::Koi
            | Feature::Sampan,
        ) => Vec::new(),
    }
}

fn frame_of(piece: Piece) -> Frame {
    match piece {
        Piece::Layer(layer) => motif_box(layer),
        Piece::Feature(feature) => place(feature),
    }
}

/// Taken together, everything in front of a piece hides no more than a sliver of its place, so no
/// choice of pieces can hide more.
#[test]
fn nothing_hides_what_a_piece_is_about() {
    let everything = Painting {
        layers: &Layer::ALL,
        features: &Feature::ALL,
        ..Painting::default()
    };
    let pieces = everything.pieces();
    for (index, piece) in pieces.iter().enumerate() {
        let frame = frame_of(*piece);
        assert!(frame.left >= 0 && frame.top >= 0 && frame.right <= 600 && frame.bottom <= 360);
        let lands: Vec<_> = pieces[index + 1..]
            .iter()
            .flat_map(|front| land_of(*front))
            .collect();
        let frames: Vec<_> = pieces[index + 1..]
            .iter()
            .map(|front| frame_of(*front))
            .collect();
        let share = hidden(&frame, &lands, &frames);
        assert!(share <= 4, "{share} % of {piece:?} is hidden");
    }
}
