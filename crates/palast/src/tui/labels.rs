//! The texts of a screen: the game's words in one language and the names of the seats. In sentences a
//! name includes the seat's shape.

use palast_core::{Seat, SeatCount, SeatMap};
use palast_games::AnyGame;
use palast_ui::{Lang, Phrase, RenderContext, SeatColour, Words};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::text;

/// A language and the names at the table.
#[derive(Debug)]
pub(crate) struct Labels {
    game: &'static dyn AnyGame,
    seats: SeatCount,
    lang: Lang,
    /// Names with the seat's shape before them, for sentences.
    names: SeatMap<String>,
    /// Names without the shape, for boards, which draw it themselves.
    plain: SeatMap<String>,
}

impl Labels {
    /// Names every seat after its colour.
    pub(crate) fn new(game: &'static dyn AnyGame, seats: SeatCount, lang: Lang) -> Self {
        let words = game.words(lang);
        let plain = SeatMap::from_fn(|seat| {
            if !seats.has(seat) {
                return String::new();
            }
            let key = format!("term-colour-{}", SeatColour::of(seat).name());
            words.text(&Phrase::new(key))
        });
        let marked = |seat: Seat| {
            if plain[seat].is_empty() {
                return String::new();
            }
            format!(
                "{}{}{}",
                SeatColour::of(seat).glyph(),
                text::NO_BREAK_SPACE,
                plain[seat]
            )
        };
        let names = SeatMap::from_fn(marked);
        Self {
            game,
            seats,
            lang,
            names,
            plain,
        }
    }

    /// The labels of the same table in the next language.
    pub(crate) fn next_language(&self) -> Self {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang);
        let next = at.map_or(0, |index| (index + 1) % Lang::ALL.len());
        Self::new(self.game, self.seats, Lang::ALL[next])
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub(crate) const fn lang(&self) -> Lang {
        self.lang
    }

    /// The context for sentences.
    pub(crate) fn context(&self) -> RenderContext<'_> {
        RenderContext {
            words: self.words(),
            names: &self.names,
        }
    }

    /// The context for drawing a board.
    pub(crate) fn board_context(&self) -> RenderContext<'_> {
        RenderContext {
            words: self.words(),
            names: &self.plain,
        }
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.context().say(phrase)
    }

    pub(crate) fn get(&self, key: &'static str) -> String {
        self.words().get(key)
    }

    /// The game's name, or its id if it has no name.
    pub(crate) fn title(&self) -> String {
        let words = self.words();
        if words.has("game-name") {
            words.get("game-name")
        } else {
            self.game.id().to_owned()
        }
    }

    /// The title line: the game and the name of every seat, each with its remark.
    pub(crate) fn title_line(
        &self,
        seats: SeatCount,
        remark: impl Fn(Seat) -> Option<String>,
    ) -> String {
        let named: Vec<String> = seats
            .seats()
            .map(|seat| match remark(seat) {
                Some(remark) => format!("{} ({remark})", self.names[seat]),
                None => self.names[seat].clone(),
            })
            .collect();
        text::plain_spaces(&format!("{}   {}", self.title(), named.join("  ")))
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    fn words(&self) -> &'static Words {
        self.game.words(self.lang)
    }
}

/// Colours every seat's shape in the text with the seat's colour.
pub(crate) fn marked(text: &str, style: Style) -> Line<'static> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    for letter in text::plain_spaces(text).chars() {
        let Some(colour) = Seat::ALL
            .into_iter()
            .map(SeatColour::of)
            .find(|colour| colour.glyph() == letter)
        else {
            plain.push(letter);
            continue;
        };
        if !plain.is_empty() {
            spans.push(Span::styled(std::mem::take(&mut plain), style));
        }
        let bright = style.remove_modifier(Modifier::DIM).fg(shade(colour));
        spans.push(Span::styled(letter.to_string(), bright));
    }
    spans.push(Span::styled(plain, style));
    Line::from(spans)
}

const fn shade(colour: SeatColour) -> Color {
    match colour {
        SeatColour::Red => Color::LightRed,
        SeatColour::Blue => Color::LightBlue,
        SeatColour::Yellow => Color::Yellow,
        SeatColour::Green => Color::Green,
        SeatColour::Purple => Color::LightMagenta,
        SeatColour::Neutral => Color::Reset,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marked_line_keeps_its_text_and_colours_the_shapes() {
        let line = marked("Warten auf ● Blau und ◆ Rot.", Style::new());
        assert_eq!(line.to_string(), "Warten auf ● Blau und ◆ Rot.");
        let coloured: Vec<_> = line.spans.iter().filter_map(|span| span.style.fg).collect();
        assert_eq!(coloured, [Color::LightBlue, Color::LightRed]);
    }
}
