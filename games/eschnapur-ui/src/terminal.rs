//! Draws the table in a terminal: the parts in two columns, a line for each board, bank,
//! privileges and hand.
//!
//! Fourteen lines of 78 columns hold everything for four players; with more room all privileges are
//! listed, officials have their whole names and the groups stand apart. Every colour comes with its glyph, so that a terminal without colours loses nothing.

mod boards;
mod parts;
mod privileges;

use eschnapur::{Eschnapur, Gold, Purse};
use palast_ui::terminal::bold;
use palast_ui::{Phrase, RenderTerminal};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::contest::Round;
use crate::phrases::{of_privilege, the_part};
use crate::preview::Preview;
use crate::{EschnapurUi, Scene, phrases};

impl RenderTerminal<Eschnapur> for EschnapurUi {
    fn draw(scene: Scene<'_>, area: Rect, buf: &mut Buffer) {
        let preview = Preview::of(scene);
        let round = Round::shown(scene);
        let mut groups = [
            vec![facts(scene)],
            parts::lines(scene, &preview),
            boards::lines(scene, &preview, &round, is_wide(area)),
            vec![bank(scene, &preview), privileges::line(scene, &preview)],
            vec![hand(scene, &preview)],
            vec![legend(scene)],
        ];
        let all = privileges::lines(scene, &preview);
        let filled: usize = groups.iter().map(Vec::len).sum();
        if usize::from(area.height) >= filled - 1 + all.len() {
            groups[3].pop();
            groups[3].extend(all);
        }
        let filled: usize = groups.iter().map(Vec::len).sum();
        let apart = usize::from(area.height) >= filled + groups.len() - 1;
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

/// Whether there is more room than the smallest terminal has, so that names can be written out.
const fn is_wide(area: Rect) -> bool {
    area.width >= 104 && area.height > 14
}

fn facts(scene: Scene<'_>) -> Line<'static> {
    let public = scene.view.public();
    let mut parts = vec![
        Phrase::new("es-round").with("round", public.round),
        phrases::finished(public),
    ];
    parts.push(match public.stop {
        Some(part) => Phrase::new("es-cell-stop").with("part", the_part(part)),
        None => Phrase::new("es-stop-aside"),
    });
    let text: Vec<String> = parts.iter().map(|part| scene.say(part)).collect();
    Line::styled(text.join(" · "), bold())
}

fn bank(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let bank = &scene.view.public().bank;
    let mut line = titled(scene, "es-bank");
    line.spans.extend(counted(bank).spans);
    line.push_span(Span::raw(format!("= {}", bank.value())));
    if !preview.take.is_empty() {
        line.push_span(Span::styled(format!("  −{}", preview.take), bold()));
    }
    line
}

/// The viewer's hand, by value.
fn hand(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let Some(own) = scene.view.own() else {
        return Line::default();
    };
    let mut line = titled(scene, "es-hand");
    line.spans.extend(counted(&own.hand).spans);
    if let Some((_, gold)) = preview.lay {
        line.push_span(Span::styled(format!("  −{}", gold.value()), bold()));
    }
    if let Some(wish) = own.wish {
        let phrase = Phrase::new("es-wished").with("privilege", of_privilege("es-privilege", wish));
        line.push_span(Span::raw(format!("  {}", scene.say(&phrase))));
    }
    line
}

fn legend(scene: Scene<'_>) -> Line<'static> {
    Line::styled(
        scene.say(&Phrase::new("es-legend")),
        Style::new().add_modifier(Modifier::DIM),
    )
}

fn titled(scene: Scene<'_>, key: &'static str) -> Line<'static> {
    let title = scene.say(&Phrase::new(key));
    Line::from(vec![Span::styled(format!("{title}: "), bold())])
}

/// How many of each value, highest first.
fn counted(cards: &Purse) -> Line<'static> {
    let mut kinds: Vec<Gold> = cards.kinds().collect();
    kinds.reverse();
    let spans = kinds
        .into_iter()
        .map(|gold| Span::raw(format!("{}×{} ", gold.value(), cards.count(gold))));
    Line::from(spans.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;
