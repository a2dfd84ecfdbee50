//! The picture on the front page: through a scalloped arch one looks at the palace in the noon
//! sun, half of it finished, a tower of coloured stones still rising, and the elephant bringing the
//! next stone.
//!
//! It stands alone: no symbol, no class, no id, so that it can also be served as a file.

use maud::{Markup, html};

use super::elephant::elephant;
use super::figures::rider;
use super::paint::{
    BRASS, CLAY, DUNE, GLOW, GOLD, INK, IVORY, LAGOON, PEACOCK, RUBY, SAFFRON, SAND, SHADE, WINE,
    at, fill, line,
};
use super::palace::{building, palm};
use super::site::{dressed, purse};
use super::{Part, Stone};

/// The game's picture, 320 by 200.
pub fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="es-emblem" viewBox="0 0 320 200" aria-hidden="true"
            focusable="false" stroke-linecap="round" stroke-linejoin="round" {
            (sky())
            (hills())
            (finished())
            (ground())
            (rising())
            (caravan())
            (screen())
        }
    }
}

/// Noon: rings of light round the sun, behind the great dome.
fn sky() -> Markup {
    html! {
        rect width="320" height="200" fill="#8fd0cf" {}
        @for (radius, colour) in [(128, "#a9dcd3"), (98, "#c6e7d3"), (72, "#e4efcd"), (52, "#f8eeb8")] {
            circle cx="148" cy="74" r=(radius) fill=(colour) {}
        }
        @for angle in (0..360).step_by(15) {
            path fill=(GLOW) transform={ "translate(148 74) rotate(" (angle) ")" } d="M-3 -42L0 -58L3 -42Z" {}
        }
        circle cx="148" cy="74" r="39" fill=(GLOW) {}
        circle cx="148" cy="74" r="33" fill="#ffe9a0" {}
    }
}

fn hills() -> Markup {
    html! {
        (fill("#b9cfa0", "M0 132C30 118 62 118 96 128C140 112 200 114 240 126C270 116 300 118 320 126V170H0Z"))
        (fill("#d8c58a", "M0 146C40 134 90 140 130 138C190 130 260 140 320 138V180H0Z"))
    }
}

/// What stands already, larger towards the middle.
fn finished() -> Markup {
    html! {
        // in the haze
        g opacity=".86" {
            (at("62", "30", ".72", &building(Part::Minaret)))
            (at("20", "56", ".58", &building(Part::Winds)))
            (at("178", "38", ".68", &building(Part::Temple)))
        }
        (at("101", "-6", ".94", &building(Part::Dome)))
    }
}

/// The square before the palace and the long pool.
fn ground() -> Markup {
    html! {
        (fill(SAND, "M0 156H320V200H0Z"))
        (fill(DUNE, "M0 156H320V161H0Z"))
        (fill(CLAY, "M0 161H320V162.5H0Z"))
        (fill(PEACOCK, "M132 164H166L186 200H108Z"))
        (fill(LAGOON, "M134 165H164L167 170H131Z"))
        (line(IVORY, "1.2", "M140 176H158M126 186H142M152 192H170M136 169H146"))
        (line(DUNE, "2.4", "M131.5 164L107 200M166.5 164L187 200M131.5 164H166.5"))
        (palm("201", "170", "-.62 .62"))
    }
}

/// The tower under construction, its crane and its scaffold.
fn rising() -> Markup {
    const COURSES: [[Stone; 2]; 5] = [
        [Stone::Blue, Stone::Red],
        [Stone::Yellow, Stone::Blue],
        [Stone::Red, Stone::Green],
        [Stone::Green, Stone::Yellow],
        [Stone::Blue, Stone::Red],
    ];
    html! {
        (line(BRASS, "2.2", "M222 182V40M290 182V62M218 158H294M218 134H294M218 110H294M218 86H294"))
        (line(SHADE, "1", "M222 158L290 134M290 110L222 86"))
        @for (level, course) in (0..).zip(COURSES) {
            @for (place, stone) in (0..).zip(course) {
                @if level < 4 || place == 0 {
                    (set(stone, 226 + place * 31, 157 - level * 22))
                }
            }
        }
        (fill(CLAY, "M214 180H298V188H214Z"))
        (fill(DUNE, "M214 178H298V182H214Z"))
        // the crane lets the last stone down
        (line(BRASS, "3", "M222 44L282 22M222 60L240 38"))
        (line(INK, "1", "M274 25V38M260 48L274 38L287 48"))
        (set(Stone::Green, 258, 47))
        // a pennant on the pole
        (fill(RUBY, "M222 40V22L204 28L222 34Z"))
        (line(BRASS, "1.6", "M222 44V20"))
    }
}

/// A stone with its shape in the middle.
fn set(stone: Stone, x: i32, y: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            (dressed(stone))
            path fill=(stone.mark()) d=(stone.shape()) transform="translate(5.5 .2)" {}
        }
    }
}

/// The elephant brings a stone; its driver points the way with his goad.
fn caravan() -> Markup {
    html! {
        path fill=(SHADE) fill-opacity=".4" d="M24 191C24 186 134 186 134 191S24 197 24 191Z" {}
        (at("30", "106", ".84", &html! {
            g transform="translate(36 -14) scale(.96)" { (rider()) }
            (elephant())
        }))
        (set(Stone::Yellow, 119, 111))
        (at("203", "184", ".56", &purse()))
        @for (x, y) in [(189, 191), (214, 193), (220, 190)] {
            ellipse cx=(x) cy=(y) rx="5" ry="4" fill=(BRASS) {}
            ellipse cx=(x) cy=(y - 1) rx="5" ry="3.6" fill=(GOLD) {}
            ellipse cx=(x) cy=(y - 1) rx="2.6" ry="1.8" fill=(GLOW) {}
        }
    }
}

/// The arch one looks through: carved red stone with lattices in its corners.
fn screen() -> Markup {
    html! {
        path fill=(WINE) fill-rule="evenodd" d={ "M0 0H320V200H0Z" (OPENING) } {}
        g fill="none" stroke=(RUBY) stroke-width="2" {
            @for (row, columns) in (0..).zip([6, 3, 2, 1, 1]) {
                @for column in 0..columns {
                    @let (x, y) = (6 + 14 * column, 8 + 14 * row);
                    path d={ "M" (x) " " (y - 6) "l6 6l-6 6l-6 -6ZM" (320 - x) " " (y - 6) "l6 6l-6 6l-6 -6Z" } {}
                }
            }
        }
        path fill="none" stroke=(GOLD) stroke-width="2.6" d=(OPENING) {}
        path fill="none" stroke=(SAFFRON) stroke-width="1" d="M7 200V86" {}
        path fill="none" stroke=(SAFFRON) stroke-width="1" d="M313 200V86" {}
    }
}

const OPENING: &str = "M12 201V84A26 26 0 0 1 26 50A30 30 0 0 1 70 24A32 32 0 0 1 116 15A32 32 0 0 1 160 9A32 32 0 0 1 204 15A32 32 0 0 1 250 24A30 30 0 0 1 294 50A26 26 0 0 1 308 84V201Z";
