//! Building elements every part of the palace is made of: onion domes, scalloped arches, kiosks.
//!
//! Each stands on the origin and is 100 wide (a kiosk 40), to be scaled where it is set. The sun
//! stands high on the left: what turns right lies in shade.

use maud::{Markup, html};

use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, IVORY, LAGOON, MARBLE, MARIGOLD, MIST, PEACOCK, RUBY,
    SAFFRON, SAND, SHADE, WINE, at, fill, line,
};

/// What a wall or a dome is made of: lit face, face in shade, highlight.
#[derive(Debug, Clone, Copy)]
pub(super) struct Material {
    pub(super) face: &'static str,
    pub(super) shade: &'static str,
    pub(super) light: &'static str,
}

pub(super) const SANDSTONE: Material = Material {
    face: SAND,
    shade: CLAY,
    light: DUNE,
};
pub(super) const WHITE_MARBLE: Material = Material {
    face: MARBLE,
    shade: MIST,
    light: IVORY,
};
pub(super) const GLAZE: Material = Material {
    face: PEACOCK,
    shade: DEEP,
    light: LAGOON,
};
pub(super) const GILT: Material = Material {
    face: GOLD,
    shade: BRASS,
    light: GLOW,
};
pub(super) const RED_STONE: Material = Material {
    face: RUBY,
    shade: WINE,
    light: "#cf4a4f",
};
pub(super) const OCHRE: Material = Material {
    face: MARIGOLD,
    shade: SAFFRON,
    light: GLOW,
};

/// An onion dome, 100 high, without its finial.
pub(super) fn dome(of: Material) -> Markup {
    html! {
        (fill(of.face, "M-41 0C-58 -28 -50 -58 -22 -75C-10 -82 -3 -88 0 -100C3 -88 10 -82 22 -75C50 -58 58 -28 41 0Z"))
        (fill(of.shade, "M41 0C58 -28 50 -58 22 -75C10 -82 3 -88 0 -100C2 -86 5 -80 12 -72C32 -52 34 -24 22 0Z"))
        (fill(of.light, "M-33 -10C-44 -34 -38 -54 -18 -68C-29 -52 -32 -32 -25 -10Z"))
    }
}

/// A golden spear on two balls, 30 high, to stand on a dome's tip.
pub(super) fn finial() -> Markup {
    html! {
        (fill(BRASS, "M-1 4V-26H1V4Z"))
        (fill(GOLD, "M0 -30Q3 -24 0 -19Q-3 -24 0 -30ZM0 -19a4 4 0 1 1 -.01 0ZM0 -9a5.5 5.5 0 1 1 -.01 0Z"))
    }
}

/// A dome of the given size with finial, as a stack that needs no further scaling.
pub(super) fn crowned(of: Material, x: &str, y: &str, scale: &str, tip: &str) -> Markup {
    html! {
        (at(x, tip, ".42", &finial()))
        (at(x, y, scale, &dome(of)))
    }
}

/// The opening of a scalloped arch, 100 high.
pub(super) const ARCH: &str = "M-50 0V-50A15 15 0 0 1 -40 -72A15 15 0 0 1 -21 -88A14 14 0 0 1 0 -102A14 14 0 0 1 21 -88A15 15 0 0 1 40 -72A15 15 0 0 1 50 -50V0Z";

/// A scalloped opening.
pub(super) fn arch(x: &str, y: &str, scale: &str, colour: &str) -> Markup {
    html! {
        path fill=(colour) d=(ARCH) transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {}
    }
}

/// Pointed windows of one size in one path; each place is the middle of its sill.
pub(super) fn windows(colour: &str, (width, height): (i32, i32), places: &[(i32, i32)]) -> Markup {
    let (half, wall) = (f64::from(width) / 2.0, height * 3 / 5);
    let head = height - wall;
    let mut d = String::new();
    for &(x, y) in places {
        let left = f64::from(x) - half;
        d += &format!(
            "M{left} {y}v-{wall}q0-{} {half}-{head}q{half} {} {half} {head}v{wall}z",
            head / 2,
            head - head / 2
        );
    }
    fill(colour, &d)
}

/// Small gilded domes with their spears, in two paths; each place is the middle of its foot.
pub(super) fn knobs(of: Material, places: &[(i32, i32)]) -> Markup {
    let (mut domes, mut shades) = (String::new(), String::new());
    for &(x, y) in places {
        domes += &format!("M{} {y}c-3-4-1-8 3-9l1-5l1 5c4 1 6 5 3 9z", x - 4);
        shades += &format!("M{x} {y}c2-3 2-6 0-9h1c4 1 6 5 3 9z");
    }
    html! {
        (fill(of.face, &domes))
        (fill(of.shade, &shades))
    }
}

/// A kiosk on four columns under a dome, 40 wide and 66 high with its finial.
pub(super) fn kiosk(walls: Material, roof: Material) -> Markup {
    html! {
        (fill(SHADE, "M-15 -5V-26H15V-5Z"))
        (fill(walls.light, "M-17 -4V-27H-12.5V-4ZM-6 -4V-27H-2.5V-4ZM4 -4V-27H7V-4ZM13 -4V-27H17V-4Z"))
        (fill(walls.face, "M-20 0V-5H20V0ZM-16 -22Q-16 -27 -12 -28H12Q16 -27 16 -22L17 -30H-17Z"))
        (fill(walls.shade, "M-23 -27L-18 -32H18L23 -27Z"))
        (crowned(roof, "0", "-31", ".32 .27", "-57"))
    }
}

/// Pointed battlements from 0 to the given number of steps of 8, 9 high.
pub(super) fn merlons(x: &str, y: &str, count: usize, of: Material) -> Markup {
    let mut d = String::from("M0 0");
    for _ in 0..count {
        d.push_str("v-4q0 -2 4 -5q4 3 4 5v4");
    }
    d.push('Z');
    html! { path fill=(of.face) stroke=(of.shade) stroke-width=".6" d=(d) transform={ "translate(" (x) " " (y) ")" } {} }
}

/// A curved cornice between two levels, throwing a shadow.
pub(super) fn cornice(x: i32, y: i32, width: i32, of: Material) -> Markup {
    let right = x + width;
    html! {
        (fill(of.light, &format!("M{} {y}h{}v3h-{}Z", x - 2, width + 4, width + 4)))
        (line(of.shade, "1.4", &format!("M{x} {}H{right}", y + 4)))
    }
}
