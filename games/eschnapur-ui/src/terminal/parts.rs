//! The eight parts: number, stones from the ground up, values and wage.

use eschnapur::{Part, PartSet};
use palast_ui::Phrase;
use palast_ui::terminal::{bold, glyph};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::Scene;
use crate::preview::Preview;

/// Columns for one part.
const WIDTH: usize = 39;

pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let (left, right) = Part::ALL.split_at(4);
    let pairs = left.iter().zip(right);
    pairs
        .map(|(one, other)| {
            let mut line = part(scene, *one, preview);
            let blank = WIDTH.saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(blank)));
            line.spans.extend(part(scene, *other, preview).spans);
            line
        })
        .collect()
}

fn part(scene: Scene<'_>, part: Part, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    if public.turned.contains(part) {
        let unused = PartSet::turned_at_start(public.seats.get()).contains(part);
        let key = if unused {
            "es-part-unused"
        } else {
            "es-part-done"
        };
        let words = scene.say(&Phrase::new(key).with("part", part.number()));
        return Line::styled(
            format!("   {words}"),
            Style::new().add_modifier(Modifier::DIM),
        );
    }
    let rules = scene.view.rules();
    let plan = rules.edition.part(&rules.options, part);
    let stones = public.stones_in(part);
    let own = scene.view.own().is_some_and(|own| own.sites.contains(part));
    let stop = public.stop == Some(part) || preview.stop == Some(part);
    let mut line = Line::from(vec![
        Span::raw(if stop { "!" } else { " " }),
        Span::raw(if own || preview.site == Some(part) {
            "*"
        } else {
            " "
        }),
        Span::styled(format!("{} ", part.number()), bold()),
    ]);
    for field in 0..plan.fields {
        let ghost = preview
            .stone
            .filter(|(at, _)| *at == part && field == stones.len());
        let leaving = preview.top == Some(part) && field + 1 == stones.len();
        match (stones.owner(field), ghost) {
            (Some(seat), _) if leaving => {
                line.push_span(glyph(seat).style(Style::new().add_modifier(Modifier::REVERSED)));
            }
            (Some(seat), _) => line.push_span(glyph(seat)),
            (None, Some((_, seat))) => {
                let stone = glyph(seat);
                let style = stone.style.add_modifier(Modifier::REVERSED);
                line.push_span(stone.style(style));
            }
            (None, None) if plan.has_bag(field) => line.push_span(Span::raw("$")),
            (None, None) => line.push_span(Span::raw("·")),
        }
    }
    let values = Phrase::new("es-cell-plan")
        .with("first", plan.first)
        .with("last", plan.value(plan.fields - 1))
        .with("wage", plan.wage);
    line.push_span(Span::raw(format!(" {}", scene.say(&values))));
    line
}
