//! Paper and scissors: every drawing is a stack of cuts, each one piece of paper of one tone.
//!
//! The same stack is drawn in two ways. Symbols that live on a page carry classes, so that a room
//! can change its papers in the stylesheet; pictures that must stand alone (the emblem) carry their
//! colours with them.

use maud::{Markup, html};

/// The five papers of the court.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Soot: faces, hair, whatever the silhouette is made of.
    Ink,
    /// Velvet.
    Plum,
    /// Candle gold: the attribute that names the person.
    Gold,
    /// Hair powder, steel, linen.
    Powder,
    /// Ivory: slits through which the ground shows.
    Pale,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Self::Ink => "i",
            Self::Plum => "m",
            Self::Gold => "g",
            Self::Powder => "w",
            Self::Pale => "l",
        }
    }

    /// The paper as it looks by candle-light; the stylesheet's defaults are the same.
    pub(crate) const fn colour(self) -> &'static str {
        match self {
            Self::Ink => "#23151f",
            Self::Plum => "#7a2b53",
            Self::Gold => "#d29a2e",
            Self::Powder => "#b9a0a6",
            Self::Pale => "#fffaee",
        }
    }
}

/// One piece of paper.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Cut {
    /// A filled outline.
    Shape(Tone, &'static str),
    /// A strip of the given width, round at the ends.
    Strip(Tone, &'static str, &'static str),
}

/// A stack for a page: tones by class.
pub(crate) fn by_class(stack: &[Cut]) -> Markup {
    html! {
        @for cut in stack {
            @match *cut {
                Cut::Shape(tone, d) => {
                    path class={ "pg-" (tone.class()) } d=(d) {}
                }
                Cut::Strip(tone, width, d) => {
                    path class={ "pg-s pg-s" (tone.class()) } stroke-width=(width) d=(d) {}
                }
            }
        }
    }
}

/// A stack that stands alone: tones by colour, chosen by `paper`.
pub(crate) fn by_colour(stack: &[Cut], paper: fn(Tone) -> &'static str) -> Markup {
    html! {
        @for cut in stack {
            @match *cut {
                Cut::Shape(tone, d) => {
                    path fill=(paper(tone)) d=(d) {}
                }
                Cut::Strip(tone, width, d) => {
                    path fill="none" stroke=(paper(tone)) stroke-width=(width)
                        stroke-linecap="round" stroke-linejoin="round" d=(d) {}
                }
            }
        }
    }
}
