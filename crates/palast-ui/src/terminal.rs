//! Helpers for drawing in a terminal.

use palast_core::Seat;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

use crate::SeatColour;

/// The colour of a seat, for its glyph.
#[must_use]
pub const fn ink(colour: SeatColour) -> Style {
    Style::new().fg(match colour {
        SeatColour::Red => Color::Red,
        SeatColour::Blue => Color::Blue,
        SeatColour::Yellow => Color::Yellow,
        SeatColour::Green => Color::Green,
        SeatColour::Purple => Color::Magenta,
        SeatColour::Neutral => Color::Reset,
    })
}

/// A seat's glyph in its colour.
#[must_use]
pub fn glyph(seat: Seat) -> Span<'static> {
    let colour = SeatColour::of(seat);
    Span::styled(colour.glyph().to_string(), ink(colour))
}

/// Bold text.
#[must_use]
pub const fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Fits a text into exactly so many columns, with an ellipsis if it is cut.
#[must_use]
pub fn fit(text: &str, columns: usize) -> String {
    let width = |text: &str| Span::raw(text).width();
    let mut kept = text.to_owned();
    if columns > 0 && width(&kept) > columns {
        while width(&kept) + 1 > columns && kept.pop().is_some() {}
        kept.push('…');
    }
    let blank = columns.saturating_sub(width(&kept));
    kept + &" ".repeat(blank)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_takes_exactly_its_columns() {
        assert_eq!(fit("Anna", 6), "Anna  ");
        assert_eq!(fit("Bertolt", 7), "Bertolt");
        assert_eq!(fit("Clementine", 7), "Clemen…");
        // A wide letter that does not fit is replaced by a space.
        assert_eq!(fit("名前名前", 6), "名前… ");
        assert_eq!(fit("Anna", 1), "…");
    }
}
