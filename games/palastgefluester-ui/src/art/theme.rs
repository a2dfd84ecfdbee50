//! The room around the table: wall hangings and sconces, quiet enough to lie behind cards.

use maud::{Markup, html};

use super::picture;

/// A damask wall to lie behind the rows; fills the box it is put into, which needs the class
/// `pg-room`. It takes the colour of the text around [`symbols`](super::symbols).
pub fn damask() -> Markup {
    html! {
        svg class="pg-damask" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#pg-wall)" {}
        }
    }
}

/// A garland between two sconces, for the head of the table.
pub fn palace_ornament() -> Markup {
    picture(
        "pg-ornament",
        "0 0 400 56",
        &html! { use href="#pg-garland" {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        (hanging("pg-wall", "2", "currentColor"))
        (hanging("pg-moire", ".8", "#ebdbb8"))
        (hanging("pg-velvet", ".8", "#5a1f43"))
        symbol id="pg-garland" viewBox="0 0 400 56" {
            (half_garland())
            g transform="translate(400 0) scale(-1 1)" { (half_garland()) }
            path class="pg-g" d="M190 20L186 6L195 12L200 2L205 12L214 6L210 20Q200 17 190 20Z" {}
            path class="pg-m" d="M200 22a8 8 0 1 0 .01 0Z" {}
            path class="pg-g" d="M200 25a2.5 2.5 0 0 1 1.3 4.6L202.3 35H197.7L198.7 29.6A2.5 2.5 0 0 1 200 25Z" {}
        }
    }
}

/// A damask of the given size and colour: palmettes in a lattice of ogees.
fn hanging(id: &str, scale: &str, colour: &str) -> Markup {
    html! {
        pattern id=(id) width="24" height="36" patternUnits="userSpaceOnUse"
            patternTransform={ "scale(" (scale) ")" } fill=(colour) {
            path d=(PALMETTE) {}
            path d=(PALMETTE) transform="translate(-12 -18)" {}
            path d=(PALMETTE) transform="translate(12 -18)" {}
            path d=(PALMETTE) transform="translate(-12 18)" {}
            path d=(PALMETTE) transform="translate(12 18)" {}
            path fill="none" stroke=(colour) stroke-width="1.1" d=(OGEE) {}
        }
    }
}

fn half_garland() -> Markup {
    html! {
        path class="pg-m" d="M50 4C70 40 120 40 130 8C140 34 180 38 194 14L196 22C180 50 142 46 131 24C118 54 66 52 44 8Z" {}
        path class="pg-s pg-sg" stroke-width="1.5" d="M47 6C68 46 120 46 130.5 16C141 42 181 42 195 18" {}
        path class="pg-m" d="M130 6L137 14L134 50L130 44L126 50L123 14Z" {}
        path class="pg-g" d="M130 2a5 5 0 1 0 .01 0ZM46 2a5 5 0 1 0 .01 0Z" {}
        path class="pg-s pg-sg" stroke-width="2" d="M22 54V34M22 48C12 48 8 42 8 36M22 48C32 48 36 42 36 36" {}
        path class="pg-w" d="M5.5 22H10.5V35H5.5ZM19.5 18H24.5V33H19.5ZM33.5 22H38.5V35H33.5Z" {}
        path class="pg-g" d="M3.5 34.5H12.5L10.5 38H5.5ZM17.5 32.5H26.5L24.5 36H19.5ZM31.5 34.5H40.5L38.5 38H33.5Z" {}
        path class="pg-g" d="M8 10C11 15 11 18 8 20.5C5 18 5 15 8 10ZM22 6C25 11 25 14 22 16.5C19 14 19 11 22 6ZM36 10C39 15 39 18 36 20.5C33 18 33 15 36 10Z" {}
    }
}

/// A pomegranate between leaves, centred in a tile of 24 by 36.
const PALMETTE: &str = "M12 6.5C14.5 10 16.5 13 15.8 16.5C17.5 14.5 20.3 15 20.5 17.6C19 17.3 18 18.2 18 19.6C18 22 15.6 23.2 13.6 22C14.6 24 14 27 12 29.5C10 27 9.4 24 10.4 22C8.4 23.2 6 22 6 19.6C6 18.2 5 17.3 3.5 17.6C3.7 15 6.5 14.5 8.2 16.5C7.5 13 9.5 10 12 6.5ZM12 11.5C10.6 14 10.4 16 12 19C13.6 16 13.4 14 12 11.5Z";

/// The lattice: each tile holds one whole ogee and four quarters.
const OGEE: &str = "M12 0C12 9 0 9 0 18S12 27 12 36M12 0C12 9 24 9 24 18S12 27 12 36";
