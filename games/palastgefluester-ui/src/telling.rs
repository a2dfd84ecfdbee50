//! Five telling situations as a screen reader and a terminal tell them, for a player and a
//! spectator. A change here is a change of what people get: read the diff.

use palast_core::Viewer;
use palast_ui::{Cells, Lang, Paint, Speak};
use palastgefluester::{Action, Options};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::testing::Position;
use crate::{PalastgefluesterFace as Face, Scene, View};

/// The first moment after some rounds of play at which the first legal answer is of this kind.
fn asked_for(kind: &str, seats: u8, seed: u64) -> Position {
    Position::until(seats, Options::default(), seed, |view, given| {
        given > 12 && view.legal_actions()[0].to_string().starts_with(kind)
    })
}

fn pick(view: &View) -> Option<Action> {
    view.legal_actions().last().copied()
}

fn told(at: &Position, lang: Lang) -> String {
    let player = at.show(at.asked(), lang, pick, |scene| {
        format!("{}\n\n{}", spoken(scene), terminal(scene))
    });
    let spectator = at.show(Viewer::Spectator, lang, pick, spoken);
    format!("{player}\n\n=== spectator\n{spectator}")
}

/// What a screen reader says: labels and texts in reading order, controls in brackets.
fn spoken(scene: Scene<'_>) -> String {
    let mut lines = vec![scene.say(&Face::situation(scene.view))];
    lines.extend(Face::question(scene.view).map(|question| scene.say(&question)));
    if let Some(pick) = scene.pick {
        lines.push(format!("> {}", scene.say(&Face::action(scene.view, &pick))));
        lines.push(format!(
            "> {}",
            scene.say(&Face::consequence(scene.view, &pick))
        ));
    }
    for markup in [Face::board(scene), Face::hand(scene), Face::choices(scene)] {
        let page = format!("<div>{}</div>", markup.into_string());
        let tree = roxmltree::Document::parse(&page).unwrap();
        read(tree.root_element(), 0, &mut lines);
    }
    lines.join("\n")
}

fn read(node: roxmltree::Node<'_, '_>, depth: usize, lines: &mut Vec<String>) {
    if node.attribute("aria-hidden") == Some("true") {
        return;
    }
    let indent = "  ".repeat(depth);
    if let Some(text) = node.text().filter(|_| node.is_text()) {
        if !text.trim().is_empty() {
            lines.push(format!("{indent}{}", text.trim()));
        }
        return;
    }
    let label = node.attribute("aria-label");
    match node.tag_name().name() {
        "button" | "summary" => {
            let pressed = if node.attribute("aria-pressed") == Some("true") {
                " *"
            } else {
                ""
            };
            lines.push(format!("{indent}[{}]{pressed}", label.unwrap_or_default()));
            return;
        }
        _ if node.attribute("role") == Some("img") => {
            lines.push(format!("{indent}{}", label.unwrap_or_default()));
            return;
        }
        _ => lines.extend(label.map(|label| format!("{indent}{label}:"))),
    }
    let deeper = depth + usize::from(label.is_some());
    for child in node.children() {
        read(child, deeper, lines);
    }
}

fn terminal(scene: Scene<'_>) -> String {
    let area = Rect::new(0, 0, 80, 24);
    let mut buf = Buffer::empty(area);
    Face::draw(scene, area, &mut buf);
    let lines = (0..24).map(|y| {
        let line: String = (0..80).map(|x| buf[(x, y)].symbol()).collect();
        format!("|{}", line.trim_end())
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn playing_a_card_with_five() {
    insta::assert_snapshot!(told(&asked_for("play", 5, 7), Lang::De));
}

#[test]
fn giving_cards_to_the_magician() {
    insta::assert_snapshot!(told(&asked_for("give", 4, 2), Lang::Nl));
}

#[test]
fn naming_a_swap() {
    insta::assert_snapshot!(told(&asked_for("swap", 3, 4), Lang::En));
}

#[test]
fn exchanging_cards_of_two_rows() {
    insta::assert_snapshot!(told(&asked_for("exchange", 3, 1), Lang::De));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(told(&at, Lang::En));
}
