//! Telling situations as a screen reader and a terminal tell them, for a player and a spectator. A
//! change here is a change of what people get: read the diff.

use eschnapur::{Action, Options};
use palast_core::Viewer;
use palast_ui::{Cells, Lang, Paint, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::testing::Position;
use crate::{EschnapurFace as Face, Scene, View};

fn pick(view: &View) -> Option<Action> {
    view.legal_actions().first().copied()
}

fn told(at: &Position, lang: Lang) -> String {
    let asked = at.asked();
    let player = at.show(asked, lang, pick, |scene| {
        format!("{}\n\n{}", spoken(scene), terminal(scene))
    });
    let spectator = at.show(Viewer::Spectator, lang, pick, |scene| {
        format!("{}\n\n{}", spoken(scene), terminal(scene))
    });
    format!("{player}\n\n=== spectator\n{spectator}")
}

/// What a screen reader says: labels and texts in reading order, controls in brackets.
fn spoken(scene: Scene<'_>) -> String {
    let mut lines = vec![scene.say(&Face::situation(scene.view))];
    lines.extend(Face::question(scene.view).map(|question| scene.say(&question)));
    if let Some(pick) = scene.pick {
        lines.push(format!("> {}", scene.say(&Face::action(scene.view, &pick))));
        let consequence = Face::consequence(scene.view, &pick);
        lines.push(format!("> {}", scene.say(&consequence)));
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
            let pressed = match node.attribute("aria-pressed") {
                Some("true") => " *",
                _ => "",
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
    let area = Rect::new(0, 0, 80, 20);
    let mut buf = Buffer::empty(area);
    Face::draw(scene, area, &mut buf);
    let lines = (0..20).map(|y| {
        let line: String = (0..80).map(|x| buf[(x, y)].symbol()).collect();
        format!("|{}", line.trim_end())
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn laying_gold() {
    insta::assert_snapshot!(told(&Position::asked_for("lay O3", 4, 3), Lang::De));
}

#[test]
fn blocking_a_card() {
    insta::assert_snapshot!(told(&Position::asked_for("block", 3, 5), Lang::Nl));
}

#[test]
fn placing_a_stone() {
    insta::assert_snapshot!(told(&Position::asked_for("build", 2, 7), Lang::En));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(told(&at, Lang::De));
}
