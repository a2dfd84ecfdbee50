//! The room around the table: wall hangings and sconces, quiet enough to lie behind cards.

use maud::{Markup, html};

use super::cards::PALMETTE;
use super::picture;

/// A damask wall to lie behind the rows; fills the box it is put into.
pub fn damask() -> Markup {
    html! {
        svg class="pg-damask" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#pg-wall)" {}
        }
    }
}

/// A garland between two sconces, for the head of the table.
pub fn palace_ornament() -> Markup {
    picture("pg-ornament", "0 0 400 56", &html! { use href="#pg-garland" {} })
}

pub(super) fn symbols() -> Markup {
    html! {
        pattern id="pg-wall" width="40" height="56" patternUnits="userSpaceOnUse" {
            path d=(PALMETTE) transform="translate(10 14) scale(.95)" {}
            path d=(PALMETTE) transform="translate(30 42) scale(.95)" {}
        }
        symbol id="pg-garland" viewBox="0 0 400 56" {
            (half_garland())
            g transform="translate(400 0) scale(-1 1)" { (half_garland()) }
            path class="pg-g" d="M190 20L186 6L195 12L200 2L205 12L214 6L210 20Q200 17 190 20Z" {}
            path class="pg-m" d="M200 24a6 6 0 1 0 .01 0Z" {}
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
        path class="pg-w" d="M5.5 22H10.500V35H5.500ZM19.5 18H24.500V33H19.500ZM33.5 22H38.500V35H33.500Z" {}
        path class="pg-g" d="M8 10C11 15 11 18 8 20.500C5 18 5 15 8 10ZM22 6C25 11 25 14 22 16.500C19 14 19 11 22 6ZM36 10C39 15 39 18 36 20.500C33 18 33 15 36 10Z" {}
    }
}
