//! What stands beside the gardens: craft rows, temples, fields, palace, court cards.

use amyitis::{Ability, Court, Cube, FieldRow, Good, RowId, Temple};
use palast_ui::SeatColour;
use palast_ui::terminal::{bold, glyph};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{dim, ghostly, good_letter, letter};
use crate::Scene;
use crate::phrases::{of_ability, of_court, of_craft, of_temple};
use crate::preview::Preview;

pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let mut lines = crafts(scene, preview);
    lines.push(temples(scene, preview));
    lines.push(fields(scene, preview));
    if scene.view.rules().options.has_palace() {
        lines.push(track(scene, preview));
        lines.push(abilities(scene, preview));
    }
    lines.push(court(scene, preview));
    lines
}

/// Two rows in a line: number, price, the open cards.
fn crafts(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let rows = scene.view.public().rows();
    let mut lines = vec![Line::default(), Line::default()];
    for (row, index) in rows.iter().zip(0u8..) {
        let line = &mut lines[usize::from(index / 2)];
        line.push_span(Span::styled(format!("{}", index + 1), bold()));
        line.push_span(Span::raw(format!("({}) ", row.price())));
        for (craft, card) in row.cards.into_iter().zip(0u8..) {
            let name = scene.say(&of_craft("am-cell-craft", craft));
            let chosen = RowId::new(index).is_some_and(|id| preview.card == Some((id, craft)));
            line.push_span(if row.is_turned(card) {
                Span::styled("--- ", dim())
            } else if chosen {
                ghostly(Span::raw(format!("{name} ")))
            } else {
                Span::raw(format!("{name} "))
            });
        }
        line.push_span(Span::raw("  "));
    }
    lines
}

pub(super) fn cube(cube: Cube) -> Span<'static> {
    match cube {
        Cube::Of(seat) => glyph(seat),
        Cube::Grey => Span::raw(SeatColour::Neutral.glyph().to_string()),
    }
}

fn temples(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let mut line = Line::default();
    for temple in Temple::ALL {
        let name = scene.say(&of_temple("am-cell-temple", temple));
        line.push_span(Span::styled(format!("{name} "), bold()));
        let newcomer = preview.newcomer(temple);
        let there = scene.view.public().temple(temple);
        let mut drawn: Vec<Span<'static>> =
            newcomer.map(|new| ghostly(cube(new))).into_iter().collect();
        drawn.extend(there.iter().map(cube));
        drawn.truncate(4);
        drawn.resize(4, Span::raw("·"));
        line.spans.extend(drawn);
        line.push_span(Span::raw("  "));
    }
    line
}

/// The cubes, then what the free fields bring.
fn fields(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let mut line = Line::default();
    line.push_span(Span::styled(
        format!("{} ", letter(scene, "am-cell-fields")),
        bold(),
    ));
    for row in FieldRow::ALL {
        let cubes = scene.view.public().field(row);
        line.spans.extend(cubes.iter().map(cube));
        let ghost = preview.seat.filter(|_| preview.field == Some(row));
        let goods = scene.view.rules().edition.field(row);
        for (index, good) in goods.into_iter().enumerate().skip(usize::from(cubes.len())) {
            line.push_span(match ghost {
                Some(seat) if index == usize::from(cubes.len()) => ghostly(glyph(seat)),
                Some(_) | None => Span::raw(good_letter(scene, good)),
            });
        }
        line.push_span(Span::raw("   "));
    }
    line
}

/// Who is ahead in the palace, and on which space.
fn track(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let mut line = Line::default();
    line.push_span(Span::styled(
        format!("{} ", letter(scene, "am-palace")),
        bold(),
    ));
    for seat in public.track.order().filter(|seat| public.seats.has(*seat)) {
        line.push_span(glyph(seat));
        line.push_span(Span::raw(format!("{} ", public.track.position(seat))));
    }
    if let (Some(seat), Some(space)) = (preview.seat, preview.step) {
        line.push_span(Span::raw("→ "));
        line.push_span(ghostly(glyph(seat)));
        line.push_span(ghostly(Span::raw(space.to_string())));
    }
    line
}

fn abilities(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let mut line = Line::default();
    for ability in Ability::ALL {
        let used = ability == Ability::Craft && !public.craft_left;
        let style = if used { dim() } else { Style::new() };
        let name = scene.say(&of_ability("am-cell-ability", ability));
        line.push_span(Span::styled(format!("{name} "), style));
        let ghost = preview.seat.filter(|_| preview.ability == Some(ability));
        line.push_span(match (public.picker(ability), ghost) {
            (Some(seat), _) => glyph(seat),
            (None, Some(seat)) => ghostly(glyph(seat)),
            (None, None) => Span::raw("·"),
        });
        line.push_span(Span::raw("  "));
    }
    line
}

/// Cards left, a digit for each level; with the Caravaneers the resources on level 2.
fn court(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let mut line = Line::default();
    for court in Court::ALL {
        let name = scene.say(&of_court("am-cell-court", court));
        let style = if preview.court == Some(court) {
            bold().add_modifier(Modifier::REVERSED)
        } else {
            bold()
        };
        line.push_span(Span::styled(format!("{name} "), style));
        let left = match court {
            Court::Gardener => public.court.gardeners.to_string(),
            Court::Banker | Court::Caravaneer | Court::Palace => {
                let last = usize::from(scene.view.rules().edition.last_level(court));
                let copies = &public.court.copies[court.index()][..last];
                copies.iter().map(ToString::to_string).collect()
            }
        };
        line.push_span(Span::raw(left));
        if court == Court::Caravaneer {
            let on: String = Good::ALL
                .into_iter()
                .filter(|good| public.has_token(*good))
                .map(|good| good_letter(scene, good))
                .collect();
            line.push_span(Span::raw(format!("({on})")));
        }
        line.push_span(Span::raw(" "));
    }
    line
}
