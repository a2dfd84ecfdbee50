//! The room around the table: stone lattices and a frieze, quiet enough to lie behind pieces.

use maud::{Markup, html};

use super::paint::{CLAY, DEEP, DUNE, PEACOCK, RUBY, SAND, WINE, at, fill, line};
use super::picture;
use super::shapes::{GLAZE, OCHRE, arch, dome, finial, knobs};

/// A pierced stone screen to lie behind the board; fills the box it is put into, which needs the
/// class `es-room`. It takes the colour of the text around [`symbols`](super::symbols).
pub fn jali() -> Markup {
    html! {
        svg class="es-jali" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#es-screen)" {}
        }
    }
}

/// A frieze of scalloped arches under domes, for the head of the table.
pub fn ornament() -> Markup {
    picture(
        "es-ornament",
        "0 0 400 56",
        &html! { use href="#es-frieze" {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        (lattice("es-screen", "1.8", "currentColor"))
        (lattice("es-weave", ".42", "#2f9a9c"))
        symbol id="es-frieze" viewBox="0 0 400 56" {
            (fill(SAND, "M0 56V28H400V56Z"))
            @for index in 0..10 {
                @let x = (20 + 40 * index).to_string();
                (arch(&x, "56", ".3 .2", if index % 2 == 0 { PEACOCK } else { RUBY }))
                (arch(&x, "56", ".2 .13", if index % 2 == 0 { DEEP } else { WINE }))
            }
            (fill(DUNE, "M0 28H400V31H0Z"))
            (line(CLAY, ".8", "M0 32H400"))
            (knobs(OCHRE, &[(40, 28), (80, 28), (120, 28), (160, 28), (240, 28), (280, 28), (320, 28), (360, 28)]))
            (at("200", "-1", ".3", &html! { g transform="translate(0 34)" { (finial()) } }))
            (at("200", "28", ".34 .2", &dome(GLAZE)))
        }
    }
}

/// Eight-pointed stars joined by bars, in tiles of 24.
fn lattice(id: &str, scale: &str, colour: &str) -> Markup {
    html! {
        pattern id=(id) width="24" height="24" patternUnits="userSpaceOnUse"
            patternTransform={ "scale(" (scale) ")" } {
            path fill="none" stroke=(colour) stroke-width="1.5"
                d="M12 2L22 12L12 22L2 12ZM5 5H19V19H5ZM0 0L5 5M24 0L19 5M0 24L5 19M24 24L19 19M12 0V2M12 22V24M0 12H2M22 12H24" {}
            circle cx="12" cy="12" r="2.2" fill=(colour) {}
        }
    }
}

/// A card's frame: the whole box but a scalloped opening, for boxes of 100 by 140.
pub(super) fn archway(colour: &str, width: u8, height: u8, opening: &str) -> Markup {
    html! {
        path fill=(colour) fill-rule="evenodd" d={ "M0 6Q0 0 6 0H" (width - 6) "Q" (width) " 0 " (width) " 6V" (height - 6) "Q" (width) " " (height) " " (width - 6) " " (height) "H6Q0 " (height) " 0 " (height - 6) "Z" (opening) } {}
    }
}
