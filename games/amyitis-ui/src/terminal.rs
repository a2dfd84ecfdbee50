//! Draws the table in a terminal: the gardens on the left, crafts, temples, fields, palace and court
//! beside them, the road of the caravan and a line for each player below.
//!
//! Fourteen lines of 78 columns hold everything for four players; with more room the groups stand
//! apart and the road shows its prices. Every colour comes with its glyph, so that a terminal
//! without colours loses nothing.

mod gardens;
mod players;
mod road;
mod sides;

use amyitis::{Amyitis, Favour, Good};
use palast_ui::terminal::bold;
use palast_ui::{Phrase, RenderTerminal, SeatColour};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::phrases::of_good;
use crate::preview::Preview;
use crate::{AmyitisUi, Scene};

/// Columns for the gardens.
const LEFT: usize = 33;

impl RenderTerminal<Amyitis> for AmyitisUi {
    fn draw(scene: Scene<'_>, area: Rect, buf: &mut Buffer) {
        let preview = Preview::of(scene);
        let players = players::lines(scene, &preview);
        let mut groups = vec![
            vec![facts(scene)],
            beside(
                gardens::lines(scene, &preview),
                sides::lines(scene, &preview),
            ),
            vec![road::line(scene, &preview)],
            players,
            vec![legend(scene)],
        ];
        let filled: usize = groups.iter().map(Vec::len).sum();
        let height = usize::from(area.height);
        // Where the line of one's own is cut off, what one has stands in the first line instead of the stock.
        if height + 1 < filled {
            groups[0] = vec![purse(scene).unwrap_or_else(|| facts(scene))];
        }
        if height > filled {
            groups[2].push(road::prices(scene));
        }
        let apart = height >= filled + groups.len();
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

/// Round, gardens left, and the stock.
fn facts(scene: Scene<'_>) -> Line<'static> {
    let public = scene.view.public();
    let mut stock = format!(
        " · {} {}{} {}{}",
        scene.say(&Phrase::new("am-stock")),
        public.talents,
        letter(scene, "am-cell-talent"),
        public.camels,
        letter(scene, "am-cell-camel"),
    );
    for good in Good::ALL {
        stock += &format!(" {}{}", public.goods.of(good), good_letter(scene, good));
    }
    Line::from(vec![Span::styled(round(scene), bold()), Span::raw(stock)])
}

/// The same with what the viewer has.
fn purse(scene: Scene<'_>) -> Option<Line<'static>> {
    let seat = scene.you()?;
    let player = &scene.view.public().players[seat];
    let mut own = format!(
        " ✦{} {}{} {}{}",
        player.score(),
        player.talents,
        letter(scene, "am-cell-talent"),
        player.camels,
        letter(scene, "am-cell-camel"),
    );
    for good in Good::ALL
        .into_iter()
        .filter(|good| player.goods.of(*good) > 0)
    {
        own += &format!(" {}{}", player.goods.of(good), good_letter(scene, good));
    }
    Some(Line::from(vec![
        Span::styled(round(scene), bold()),
        Span::raw(" · "),
        palast_ui::terminal::glyph(seat),
        Span::raw(own),
    ]))
}

/// Round, gardens left, and what the queen favours.
fn round(scene: Scene<'_>) -> String {
    let public = scene.view.public();
    let left = Phrase::new("am-cell-left").with("count", public.tiles_left());
    let title = [Phrase::new("am-round").with("round", public.round), left];
    let mut title: Vec<String> = title.iter().map(|part| scene.say(part)).collect();
    if let Favour::Tiles { from, vp } = scene.view.rules().edition.favour(public.seats) {
        let favours = from.iter().zip(vp);
        let favours: Vec<String> = favours.map(|(tiles, vp)| format!("{tiles}✦{vp}")).collect();
        title.push(format!("♣{}", favours.join(" ")));
    }
    title.join(" · ")
}

fn legend(scene: Scene<'_>) -> Line<'static> {
    let words = scene.say(&Phrase::new("am-legend"));
    let mut glyphs = String::new();
    for seat in scene.view.public().seats.seats() {
        glyphs.push(SeatColour::of(seat).glyph());
        glyphs.push(' ');
    }
    Line::styled(glyphs + &words, dim())
}

/// Two blocks side by side.
fn beside(left: Vec<Line<'static>>, right: Vec<Line<'static>>) -> Vec<Line<'static>> {
    let mut right = right.into_iter();
    left.into_iter()
        .map(|mut line| {
            let blank = LEFT.saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(blank)));
            line.spans.extend(right.next().unwrap_or_default().spans);
            line
        })
        .collect()
}

const fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Something that is not there yet.
fn ghostly(span: Span<'static>) -> Span<'static> {
    let style = span.style.add_modifier(Modifier::REVERSED);
    span.style(style)
}

fn letter(scene: Scene<'_>, key: &'static str) -> String {
    scene.say(&Phrase::new(key))
}

fn good_letter(scene: Scene<'_>, good: Good) -> String {
    scene.say(&of_good("am-cell-good", good))
}

#[cfg(test)]
mod tests;
