//! The colours of the seats. Each has a shape, because colour must not be the only mark.

use maud::{Markup, html};
use palast_core::Seat;

/// The colour of a seat, or neutral.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatColour {
    /// ◆, seat 1.
    Red,
    /// ●, seat 2.
    Blue,
    /// ▲, seat 3.
    Yellow,
    /// ■, seat 4.
    Green,
    /// ★, seat 5.
    Purple,
    /// ○, no seat.
    Neutral,
}

impl SeatColour {
    /// The colour of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat.index() {
            0 => Self::Red,
            1 => Self::Blue,
            2 => Self::Yellow,
            3 => Self::Green,
            _ => Self::Purple,
        }
    }

    /// The end of class names and message keys: `red`, …, `neutral`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Neutral => "neutral",
        }
    }

    /// The shape as a character, for the terminal.
    #[must_use]
    pub const fn glyph(self) -> char {
        match self {
            Self::Red => '◆',
            Self::Blue => '●',
            Self::Yellow => '▲',
            Self::Green => '■',
            Self::Purple => '★',
            Self::Neutral => '○',
        }
    }

    /// The shape as an inline picture in the seat's colour (class `seat-red` and so on).
    #[must_use]
    pub fn mark(self) -> Markup {
        html! {
            svg class={ "mark seat-" (self.name()) } viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
                @match self {
                    Self::Red => path d="M8 1 15 8 8 15 1 8Z" {},
                    Self::Blue => circle cx="8" cy="8" r="6.5" {},
                    Self::Yellow => path d="M8 1.5 15 14H1Z" {},
                    Self::Green => rect x="2" y="2" width="12" height="12" {},
                    Self::Purple => path d="M8 .8 10.1 5.7 15.4 6.2 11.4 9.7 12.6 14.9 8 12.1 3.4 14.9 4.6 9.7 .6 6.2 5.9 5.7Z" {},
                    Self::Neutral => circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="2.5" {},
                }
            }
        }
    }
}
