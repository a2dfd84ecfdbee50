//! Draws the table in a terminal: the round and its row, the places in three columns, a line for
//! each player, the face-up advisers.
//!
//! Fourteen lines of 78 columns hold all of that for five players; with more room the modules, the
//! paintings and everybody's advisers follow. Every colour comes with its glyph.

mod more;
mod places;
mod players;

use eternal_palace::{EternalPalace, Phase, Place};
use palast_core::Seat;
use palast_ui::terminal::{bold, ink};
use palast_ui::{Phrase, RenderTerminal, SeatColour};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::html::pieces;
use crate::phrases::{adviser_name, of_place};
use crate::preview::Preview;
use crate::{EternalPalaceUi, Scene};

impl RenderTerminal<EternalPalace> for EternalPalaceUi {
    fn draw(scene: Scene<'_>, area: Rect, buf: &mut Buffer) {
        let preview = Preview::of(scene);
        let mut groups = vec![
            vec![facts(scene)],
            places::lines(scene, &preview),
            players::lines(scene, &preview),
            vec![display(scene, &preview)],
            vec![legend(scene)],
        ];
        let height = usize::from(area.height);
        let filled: usize = groups.iter().map(Vec::len).sum();
        for extra in more::groups(scene, area.width) {
            let now: usize = groups.iter().map(Vec::len).sum();
            if now + extra.len() + groups.len() <= height {
                groups.insert(groups.len() - 1, extra);
            }
        }
        let apart = height >= filled + groups.len() - 1;
        let mut lines = Vec::new();
        for group in groups {
            if apart && !lines.is_empty() {
                lines.push(Line::default());
            }
            lines.extend(group);
        }
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            buf.set_line(area.left(), y, line, area.width);
        }
    }
}

/// A player's glyph in its colour; the Master's is nobody's.
fn glyph(scene: Scene<'_>, seat: Seat) -> Span<'static> {
    let colour = if scene.view.public().is_master(seat) {
        SeatColour::Neutral
    } else {
        SeatColour::of(seat)
    };
    Span::styled(colour.glyph().to_string(), ink(colour))
}

/// The round, its phase, and the row.
fn facts(scene: Scene<'_>) -> Line<'static> {
    let public = scene.view.public();
    let phase = match public.phase {
        Phase::SetUp => "set-up",
        Phase::Roll => "roll",
        Phase::Plan => "plan",
        Phase::Play => "play",
        Phase::WrapUp => "wrap-up",
        Phase::Over => "over",
    };
    let words = Phrase::new("ep-b-round")
        .with("round", public.round)
        .with("phase", phase);
    let mut line = Line::from(vec![Span::styled(
        format!("{}  ", scene.say(&words)),
        bold(),
    )]);
    for seat in public.row() {
        line.push_span(glyph(scene, *seat));
        line.push_span(Span::raw(" "));
    }
    if let Some(who) = public.completion {
        let words = Phrase::new("ep-b-last-round").with("who", pieces::who(scene, who));
        line.push_span(Span::styled(format!(" {}", scene.say(&words)), bold()));
    }
    line
}

/// A place by the number printed on it, or by its name.
fn label(scene: Scene<'_>, place: Place) -> String {
    match place.number() {
        Some(number) => number.to_string(),
        None => scene.say(&of_place("ep-b-short", place)),
    }
}

/// The face-up advisers.
fn display(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let title = scene.say(&Phrase::new("ep-b-advisers"));
    let mut line = Line::from(vec![Span::styled(format!("{title}: "), bold())]);
    for adviser in scene.view.public().display.iter() {
        let style = if preview.adviser == Some(adviser) {
            bold().add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        let name = scene.say(&adviser_name(adviser));
        line.push_span(Span::styled(name, style));
        line.push_span(Span::raw("  "));
    }
    line
}

fn legend(scene: Scene<'_>) -> Line<'static> {
    Line::styled(
        scene.say(&Phrase::new("ep-b-legend")),
        Style::new().add_modifier(Modifier::DIM),
    )
}

#[cfg(test)]
mod tests;
