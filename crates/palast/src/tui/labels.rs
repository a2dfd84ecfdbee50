//! Who speaks to whom on a screen: the game's words in one language, the names at the table, and how
//! seats are marked. A seat's shape stands in its name, so that every sentence carries it.

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
    /// With the seat's shape before them, for sentences.
    names: SeatMap<String>,
    /// Without, for boards, which draw it themselves.
    plain: SeatMap<String>,
}

impl Labels {
    /// Everybody at the table is called by their colour.
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
                text::TIE,
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

    /// The same table in the next language.
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

    pub(crate) fn look(&self) -> RenderContext<'_> {
        RenderContext {
            words: self.words(),
            names: &self.names,
        }
    }

    /// For drawing a board.
    pub(crate) fn board_look(&self) -> RenderContext<'_> {
        RenderContext {
            words: self.words(),
            names: &self.plain,
        }
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.look().say(phrase)
    }

    pub(crate) fn get(&self, key: &'static str) -> String {
        self.words().get(key)
    }

    /// The game's name, or its id where it has no other.
    fn title(&self) -> String {
        let words = self.words();
        if words.has("game-name") {
            words.get("game-name")
        } else {
            self.game.id().to_owned()
        }
    }

    /// The title line: the game and the names of everybody, with remarks.
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
        text::untied(&format!("{}   {}", self.title(), named.join("  ")))
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    fn words(&self) -> &'static Words {
        self.game.words(self.lang)
    }
}

/// The text with every seat's shape in the seat's colour.
pub(crate) fn marked(text: &str, style: Style) -> Line<'static> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    for letter in text::untied(text).chars() {
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
    fn a_marked_line_says_the_same_with_shapes_in_colour() {
        let line = marked("Warten auf ● Blau und ◆ Rot.", Style::new());
        assert_eq!(line.to_string(), "Warten auf ● Blau und ◆ Rot.");
        let coloured: Vec<_> = line.spans.iter().filter_map(|span| span.style.fg).collect();
        assert_eq!(coloured, [Color::LightBlue, Color::LightRed]);
    }
}
