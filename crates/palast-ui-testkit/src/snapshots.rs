//! Renders a position as text, for snapshot tests: as a screen reader reads it and as a terminal
//! shows it. A changed snapshot is a change that users notice.

use maud::Markup;
use palast_core::{Game, View, Viewer};
use palast_ui::{GameUi, Lang, RenderHtml, RenderTerminal, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::Position;

/// Renders the position for the asked seat, with the answer that `pick` returns, and for a spectator.
#[must_use]
pub fn snapshot<G: Game, F: GameUi<G>>(
    at: &Position<G, F>,
    lang: Lang,
    pick: impl Fn(&View<G>) -> Option<G::Action>,
) -> String {
    let show = |viewer| {
        at.show(viewer, lang, &pick, |scene| {
            let cells = terminal::<G, F>(scene, 80, 24);
            let cells: Vec<_> = cells.iter().map(|line| format!("|{line}")).collect();
            let cells = cells.join("\n");
            let cells = cells.trim_end_matches(['\n', '|']);
            format!("{}\n\n{cells}", page_text::<G, F>(scene))
        })
    };
    let (player, spectator) = (show(at.asked()), show(Viewer::Spectator));
    format!("{player}\n\n=== spectator\n{spectator}")
}

/// Renders the page as a screen reader reads it: labels and texts in reading order, controls in
/// brackets.
#[must_use]
pub fn page_text<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> String {
    let mut lines = vec![scene.say(&F::situation(scene.view))];
    lines.extend(F::question(scene.view).map(|question| scene.say(&question)));
    if let Some(pick) = scene.pick {
        lines.push(format!("> {}", scene.say(&F::action(scene.view, &pick))));
        let consequence = F::consequence(scene.view, &pick);
        lines.push(format!("> {}", scene.say(&consequence)));
    }
    for markup in [F::board(scene), F::hand(scene), F::choices(scene)] {
        lines.extend(accessible_text(markup));
    }
    lines.join("\n")
}

/// Returns the lines that a UI draws in a terminal of this size, without trailing spaces.
#[must_use]
pub fn terminal<G: Game, F: RenderTerminal<G>>(
    scene: Scene<'_, G>,
    width: u16,
    height: u16,
) -> Vec<String> {
    let buf = cells::<G, F>(scene, width, height);
    let lines = (0..height).map(|y| {
        let line: String = (0..width).map(|x| buf[(x, y)].symbol()).collect();
        line.trim_end().to_owned()
    });
    lines.collect()
}

/// Returns the cells that a UI draws in a terminal of this size, colours included.
pub(crate) fn cells<G: Game, F: RenderTerminal<G>>(
    scene: Scene<'_, G>,
    width: u16,
    height: u16,
) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    F::draw(scene, area, &mut buf);
    buf
}

fn accessible_text(markup: Markup) -> Vec<String> {
    let page = format!("<div>{}</div>", markup.into_string());
    let tree = roxmltree::Document::parse(&page).expect("markup is well-formed");
    let mut lines = Vec::new();
    read(tree.root_element(), 0, &mut lines);
    lines
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

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn labels_texts_and_controls_are_read() {
        let page = html! {
            section aria-label="Board" {
                svg aria-hidden="true" { text { "no" } }
                button aria-label="Build" aria-pressed="true" { "no" }
                span role="img" aria-label="a stone" { "no" }
                p { "yes" }
            }
        };
        assert_eq!(
            accessible_text(page),
            ["Board:", "  [Build] *", "  a stone", "  yes"]
        );
    }
}
