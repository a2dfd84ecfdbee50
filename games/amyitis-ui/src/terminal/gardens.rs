//! The gardens from above: squares, and between them the sides with their symbols and cubes.
//!
//! A tile shows its points and what it brings, `~` before it if it is irrigated; a planted garden
//! shows `♣` and its owner. A free symbol is `·`, and `+` where the viewer may dig.

use amyitis::{Action, Cube, Side, Square, Tile, TileCourt};
use palast_ui::terminal::{bold, fit, glyph};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::sides::cube;
use super::{dim, ghostly, letter};
use crate::Scene;
use crate::html::{is_legal, owner};
use crate::preview::Preview;

/// Columns for a square and for a side.
const SQUARE: usize = 5;
const SIDE: usize = 3;

pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for row in 0..4 {
        let name = char::from(b'a' + row);
        let mut line = Line::from(vec![Span::styled(format!("{name} "), bold())]);
        for column in 0..4 {
            let Some(here) = Square::at(row, column) else {
                continue;
            };
            line.spans.extend(square(scene, here, preview));
            if let Some(side) = next(here, row, column + 1) {
                line.spans.extend(canal(scene, side, preview, SIDE));
            }
        }
        lines.push(line);
        if row < 3 {
            let mut line = Line::from(vec![Span::raw("  ")]);
            for column in 0..4 {
                let Some(here) = Square::at(row, column) else {
                    continue;
                };
                if let Some(side) = next(here, row + 1, column) {
                    line.push_span(Span::raw(" "));
                    line.spans
                        .extend(canal(scene, side, preview, SQUARE + SIDE - 1));
                }
            }
            lines.push(line);
        }
    }
    lines
}

fn next(here: Square, row: u8, column: u8) -> Option<Side> {
    Side::between(here, Square::at(row, column)?)
}

fn square(scene: Scene<'_>, square: Square, preview: &Preview) -> Vec<Span<'static>> {
    let public = scene.view.public();
    let wet = public.canals.irrigated() & square.bit() != 0;
    let lit = is_legal(scene, Action::Plant(square)) || preview.plantable & square.bit() != 0;
    let blank = |used: usize| Span::raw(" ".repeat(SQUARE.saturating_sub(used)));
    if let Some(seat) = preview.seat.filter(|_| preview.plant == Some(square)) {
        return vec![ghostly(Span::raw("♣")), ghostly(glyph(seat)), blank(2)];
    }
    match (public.tile(square), owner(scene, square)) {
        (Some(id), _) => {
            let text = printed(scene, scene.view.rules().edition.tile(id));
            let mark = if wet { "~" } else { " " };
            let style = if lit {
                bold().add_modifier(Modifier::UNDERLINED)
            } else {
                Style::new()
            };
            let tile = format!("{mark}{text}");
            let used = Span::raw(tile.clone()).width();
            vec![Span::styled(tile, style), blank(used)]
        }
        (None, Some(seat)) => vec![Span::raw("♣"), glyph(seat), blank(2)],
        (None, None) => vec![Span::styled(fit(" –", SQUARE), dim())],
    }
}

/// `7tt`: seven points and two talents.
fn printed(scene: Scene<'_>, tile: &Tile) -> String {
    let mut text = tile.vp.to_string();
    let mut add = |key: &'static str, count: u8| {
        text += &letter(scene, key).repeat(usize::from(count));
    };
    add("am-cell-talent", tile.talents);
    add("am-cell-camel", tile.camels);
    add("am-cell-any", u8::from(tile.resource));
    match tile.court {
        Some(TileCourt::Banker) => add("am-cell-banker", 1),
        Some(TileCourt::Caravaneer) => add("am-cell-caravaneer", 1),
        Some(TileCourt::Palace) => add("am-cell-palace", 1),
        Some(TileCourt::Choice) => text.push('?'),
        None => {}
    }
    text
}

fn canal(scene: Scene<'_>, side: Side, preview: &Preview, columns: usize) -> Vec<Span<'static>> {
    let public = scene.view.public();
    let symbols = scene.view.rules().edition.symbols(side);
    let free = if is_legal(scene, Action::Canal(side)) {
        "+"
    } else {
        "·"
    };
    let mut ghost = preview
        .seat
        .filter(|_| preview.canal == Some(side))
        .map(Cube::Of);
    let mut spans: Vec<Span<'static>> = (0..symbols)
        .map(|symbol| match (public.canals.cube(side, symbol), ghost) {
            (Some(laid), _) => cube(laid),
            (None, Some(seat)) => {
                ghost = None;
                ghostly(cube(seat))
            }
            (None, None) => Span::raw(free),
        })
        .collect();
    let blank = columns.saturating_sub(usize::from(symbols));
    spans.push(Span::raw(" ".repeat(blank)));
    spans
}
