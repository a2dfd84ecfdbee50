//! Draws the table in a terminal: two lines for each player, the court above, the hand below.
//!
//! Fourteen lines of 78 columns hold five players; with more room the players stand apart. Every
//! colour comes with its glyph, so that a terminal without colours loses nothing.

use palast_core::Seat;
use palast_ui::terminal::{bold, fit, ink};
use palast_ui::{Phrase, RenderTerminal, SeatColour};
use palastgefluester::{Card, CardSet, Palastgefluester, playable_cards};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::preview::Preview;
use crate::{PalastgefluesterUi, Scene, phrases, visibility};

/// Columns for a name.
const NAME: usize = 16;

impl RenderTerminal<Palastgefluester> for PalastgefluesterUi {
    fn draw(scene: Scene<'_>, area: Rect, buf: &mut Buffer) {
        let preview = Preview::of(scene);
        let seats = scene.view.public().seats;
        let mut order: Vec<Seat> = seats.seats().collect();
        if let Some(you) = scene.you() {
            let after = (you.index() + 1) % order.len();
            order.rotate_left(after);
        }
        let spare = usize::from(area.height).saturating_sub(2 * order.len() + 3);
        let apart = spare > order.len();
        let mut lines = vec![court(scene)];
        for seat in order {
            if apart {
                lines.push(Line::default());
            }
            lines.push(header(scene, seat, &preview, usize::from(area.width)));
            lines.push(row(scene, seat, &preview));
        }
        if apart {
            lines.push(Line::default());
        }
        lines.push(hand(scene));
        lines.push(Line::styled(
            scene.say(&Phrase::new("pg-legend")),
            Style::new().add_modifier(Modifier::DIM),
        ));
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            buf.set_line(area.left(), y, line, area.width);
        }
    }
}

fn court(scene: Scene<'_>) -> Line<'static> {
    let public = scene.view.public();
    let king = match public.king {
        Some(person) => phrases::about("pg-king-now", person),
        None => Phrase::new("pg-king-none"),
    };
    let counted = |key: &'static str, count: u8| Phrase::new(key).with("count", count);
    let parts = [
        Phrase::new("pg-round").with("round", public.round),
        king,
        counted("pg-kings-left", public.unturned().len()),
        counted("pg-pile", public.pile),
        counted("pg-discards", public.discard_count()),
    ];
    let text: Vec<String> = parts.iter().map(|part| scene.say(part)).collect();
    Line::styled(text.join(" · "), bold())
}

/// Who it is, points, and the hand as far as it is known.
fn header(scene: Scene<'_>, seat: Seat, preview: &Preview, width: usize) -> Line<'static> {
    let public = scene.view.public();
    let own = scene.you() == Some(seat);
    let mark = if scene.view.asked().contains(seat) {
        "▶ "
    } else if preview.next.contains(seat) {
        "→ "
    } else {
        "  "
    };
    let colour = SeatColour::of(seat);
    let mut line = Line::from(vec![
        Span::raw(mark),
        Span::styled(format!("{} ", colour.glyph()), ink(colour)),
        Span::styled(fit(&scene.look.names[seat], NAME), bold()),
        Span::raw(format!(" {}/{}", public.points[seat], public.goal())),
    ]);
    if preview.gains[seat] > 0 {
        let gain = Phrase::new("pg-gain").with("points", preview.gains[seat]);
        line.push_span(Span::styled(format!(" {}", scene.say(&gain)), bold()));
    }
    line.push_span(Span::raw("  "));
    if own && scene.open.is_empty() {
        line.push_span(Span::raw(format!(
            "({})",
            scene.say(&Phrase::new("pg-you"))
        )));
        return line;
    }
    let shown = visibility::in_hand(scene, seat);
    let hidden = usize::from(public.hand_len(seat)).saturating_sub(shown.len() as usize);
    let backs = "▒".repeat(hidden);
    let star = if visibility::opened(scene, seat).is_some() {
        ""
    } else {
        "*"
    };
    let room = width.saturating_sub(line.width() + hidden + 1);
    let mut cards = listed(scene, shown, star, usize::MAX);
    if cards.width() > room {
        cards = listed(scene, shown, star, 4);
    }
    line.spans.extend(cards.spans);
    line.push_span(Span::raw(backs));
    line
}

fn listed(scene: Scene<'_>, cards: CardSet, after: &str, letters: usize) -> Line<'static> {
    let mut line = Line::default();
    for card in cards.iter() {
        let [glyph, name] = short(scene, card);
        let cut: String = name.content.chars().take(letters).collect();
        line.push_span(glyph);
        line.push_span(Span::raw(format!("{cut}{after} ")));
    }
    line
}

fn row(scene: Scene<'_>, seat: Seat, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let mut line = Line::raw("    ");
    for card in public.rows[seat].iter() {
        let leaving = preview.leaving.contains(&(seat, card));
        let just_played = seat == public.current && public.card == Some(card);
        let (open, close) = if leaving { ("[", "] ") } else { ("", " ") };
        let [glyph, mut name] = short(scene, card);
        if just_played {
            name.style = name.style.add_modifier(Modifier::BOLD);
        }
        line.spans
            .extend([Span::raw(open), glyph, name, Span::raw(close)]);
    }
    if let Some((_, card)) = preview.ghost.filter(|(at, _)| *at == seat) {
        let [glyph, name] = short(scene, card);
        line.spans
            .extend([Span::raw("["), glyph, name, Span::raw("]")]);
    } else if public.rows[seat].is_empty() {
        line.push_span(Span::raw(format!(
            "({})",
            scene.say(&Phrase::new("pg-row-empty"))
        )));
    }
    line
}

/// The viewer's hand; cards that may not be chosen now are in brackets.
fn hand(scene: Scene<'_>) -> Line<'static> {
    let Some(seat_view) = scene.view.view_ref().filter(|_| scene.open.is_empty()) else {
        return Line::default();
    };
    let title = scene.say(&Phrase::new("pg-hand-you"));
    let mut line = Line::from(vec![Span::styled(format!("{title}: "), bold())]);
    let playing = scene.view.question() == Some(palastgefluester::Decision::PlayCard);
    for card in seat_view.own.hand.iter() {
        let [glyph, name] = short(scene, card);
        let refused = playing && !playable_cards(seat_view).contains(card);
        let picked = seat_view.own.picked.contains(card);
        let (open, close) = match (refused, picked) {
            (true, _) => ("(", ") "),
            (false, true) => ("[", "] "),
            (false, false) => ("", " "),
        };
        line.spans
            .extend([Span::raw(open), glyph, name, Span::raw(close)]);
    }
    line
}

/// A card as its colour's glyph and a short name.
fn short(scene: Scene<'_>, card: Card) -> [Span<'static>; 2] {
    let colour = phrases::bar(card);
    let name = scene.say(&phrases::about("pg-short", card.person()));
    [
        Span::styled(colour.glyph().to_string(), ink(colour)),
        Span::raw(name),
    ]
}

#[cfg(test)]
mod tests;
