//! The court by candle-light, drawn as inline SVG.
//!
//! A page places [`symbols`] once and includes [`CSS`] in its stylesheet; every other drawing is
//! then a few references, so that a card costs a few hundred bytes however often it is drawn.
//! Only [`emblem`] stands alone. Drawings carry no words except a card's label and are hidden from
//! screen readers; the element around a drawing has the accessible name. Nothing here uses `style`
//! attributes, and every colour comes with a shape.

mod cards;
mod emblem;
mod figures;
mod glyphs;
mod ribbons;
mod shapes;
mod theme;

pub use cards::{back, card, king, king_back, mini};
pub use emblem::emblem;
pub use glyphs::{deck, discard, favour, jester, six, whisper};
pub use ribbons::seal;
pub use theme::{damask, palace_ornament};

use maud::{Markup, html};
use palast_ui::svg::picture;

/// The stylesheet of the drawings.
pub const CSS: &str = include_str!("art/art.css");

/// The person on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Person {
    Marshal,
    Treasurer,
    Magician,
    Maid,
    Cupbearer,
    Guard,
    Jester,
}

impl Person {
    pub const ALL: [Self; 7] = [
        Self::Marshal,
        Self::Treasurer,
        Self::Magician,
        Self::Maid,
        Self::Cupbearer,
        Self::Guard,
        Self::Jester,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Marshal => "marshal",
            Self::Treasurer => "treasurer",
            Self::Magician => "magician",
            Self::Maid => "maid",
            Self::Cupbearer => "cupbearer",
            Self::Guard => "guard",
            Self::Jester => "jester",
        }
    }
}

/// The ribbon along a card's edge: the colour of the next player, or neutral.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ribbon {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
    Neutral,
}

impl Ribbon {
    pub const ALL: [Self; 6] = [
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Purple,
        Self::Neutral,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Neutral => "neutral",
        }
    }
}

/// The symbols that all other drawings refer to; a page contains them once, in its body.
///
/// They take about 36 kB before compression, so they do not belong into the part that is sent with
/// each update. They must not be hidden with `display: none`, which would blank the damask.
pub fn symbols() -> Markup {
    html! {
        svg class="pg-symbols" width="0" height="0" aria-hidden="true" focusable="false" {
            @for person in Person::ALL {
                symbol id={ "pg-" (person.slug()) } viewBox="0 0 100 120" {
                    (shapes::by_class(figures::figure(person)))
                }
            }
            (ribbons::symbols())
            (cards::symbols())
            (glyphs::symbols())
            (theme::symbols())
        }
    }
}

#[cfg(test)]
mod contrast;
#[cfg(test)]
mod tests;
