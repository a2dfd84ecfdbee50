//! The terraced hill without anything on it: walls of mud brick under a band of glazed tiles,
//! empty beds, dry canals, and the river before it.

use maud::{Markup, html};

use super::paint::{
    BRICK, CLAY, DEEP, DUST, GLAZE, GOLD, IVORY, LAPIS, MUD, RUST, SHADE, UMBER, WATER, fill, line,
    short,
};
use super::terrain::{BANK, RISE, Spot, bed, canal, floor, open, outline, real, spot};

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="am-hill" viewBox="0 0 500 474" {
            (river())
            @for (row, column) in back_to_front() { (block(row, column)) }
            path fill="none" stroke=(SHADE) stroke-width="10.5" d=(trenches()) {}
            path fill="none" stroke="#a9744a" stroke-width="7" d=(trenches()) {}
            (mouths())
        }
        symbol id="am-boat" viewBox="-16 -24 32 32" { (boat()) }
    }
}

/// Squares in the order in which they are drawn.
pub(super) fn back_to_front() -> Vec<(usize, usize)> {
    let mut all: Vec<_> = (0..16).map(|square| (square / 4, square % 4)).collect();
    all.sort_by_key(|(row, column)| (row + column, *column));
    all
}

fn trenches() -> String {
    (0..24).map(|side| open(&canal(side))).collect()
}

/// How high the water of the river stands, in floors.
const SURFACE: f32 = 0.35;

/// A line along the river, so many squares from the top, with its two ends as far from the corner.
fn bend(at: f32, from: f32) -> String {
    open(&[
        spot(at, from, SURFACE),
        spot(at, at, SURFACE),
        spot(from, at, SURFACE),
    ])
}

/// The crests of the waves on the river, and the boat among them.
pub(super) fn traffic() -> Markup {
    let at = spot(2.45, 4.3, SURFACE);
    html! {
        path class="am-waves" d=(bend(4.33, 0.3) + &bend(4.13, 0.1)) {}
        use href="#am-boat" x=(short(at.x - 16.0)) y=(short(at.y - 24.0)) width="32" height="32" {}
    }
}

/// A round boat of reeds with its ferryman, round the middle of its hull.
fn boat() -> Markup {
    html! {
            (fill(UMBER, "M-14 -4Q-14 6 0 7Q14 6 14 -4Z"))
            (fill(SHADE, "M-12 -2Q-11 4.5 0 5.5Q11 4.5 12 -2Z"))
            ellipse cy="-4" rx="14" ry="4.6" fill=(CLAY) stroke=(UMBER) stroke-width="1.4" {}
            (line(UMBER, "1.6", "M9 -22L4 8"))
            (fill(IVORY, "M-4 -4Q-5 -13 0 -14Q5 -13 4 -4Z"))
            (fill("#96592f", "M0 -21a3.6 3.6 0 1 0 .01 0Z")) (fill(RUST, "M-3.8 -18Q0 -24 3.8 -18Z"))
    }
}

/// Where a canal begins: an opening in the quay.
fn mouths() -> Markup {
    html! {
        @for along in [1.0, 2.0, 3.0] {
            @for (at, lean) in [(spot(along, 4.0, 1.0), "34.2"), (spot(4.0, along, 1.0), "-34.2")] {
                g transform={ "translate(" (at) ") skewY(" (lean) ")" } {
                    path fill=(DEEP) stroke=(GOLD) stroke-width="1.2" d="M-6 20V12A6 6 0 0 1 6 12V20Z" {}
                    (fill(WATER, "M-5 20V16Q0 13.5 5 16V20Z"))
                }
            }
        }
    }
}

/// The surface of the river, its far bank and its waves.
fn river() -> Markup {
    let ring = |near: f32, far: f32, from: f32| {
        outline(&[
            spot(near, from, SURFACE),
            spot(far, from, SURFACE),
            spot(far, far, SURFACE),
            spot(from, far, SURFACE),
            spot(from, near, SURFACE),
            spot(near, near, SURFACE),
        ])
    };
    let wave = |at: f32, from: f32| bend(at, from);
    html! {
        (fill(DEEP, &ring(3.9, BANK, 0.0)))
        (fill(LAPIS, &ring(3.9, 4.38, 0.0)))
        (fill(WATER, &ring(3.9, 4.32, 0.06)))
        path fill="none" stroke=(GLAZE) stroke-width="2" d=(wave(4.24, 0.2)) {}
    }
}

/// A square's ground and the walls it stands on.
fn block(row: usize, column: usize) -> Markup {
    let here = floor(row, column);
    let below = if row == 3 { 0 } else { floor(row + 1, column) };
    let right = if column == 3 {
        0
    } else {
        floor(row, column + 1)
    };
    let (u, v) = (real(column), real(row));
    let level = real(here);
    let ground = outline(&[
        spot(u, v, level),
        spot(u + 1.0, v, level),
        spot(u + 1.0, v + 1.0, level),
        spot(u, v + 1.0, level),
    ]);
    html! {
        @if below < here { (wall(spot(u, v + 1.0, level), spot(u + 1.0, v + 1.0, level), MUD, BRICK)) }
        @if right < here { (wall(spot(u + 1.0, v + 1.0, level), spot(u + 1.0, v, level), BRICK, SHADE)) }
        (fill(CLAY, &ground))
        (line(DUST, "2.4", &parapet(row, column, below < here, right < here)))
        path fill=(MUD) stroke=(BRICK) stroke-width="1" d=(outline(&bed(row, column, 0.0))) {}
        (line(BRICK, ".7", &courses(row, column)))
    }
}

/// The bright edge of a terrace above its walls.
fn parapet(row: usize, column: usize, left: bool, right: bool) -> String {
    let level = real(floor(row, column));
    let (u, v) = (real(column), real(row));
    let corner = spot(u + 1.0, v + 1.0, level);
    let mut d = String::new();
    if left {
        d.push_str(&open(&[spot(u, v + 1.0, level), corner]));
    }
    if right {
        d.push_str(&open(&[corner, spot(u + 1.0, v, level)]));
    }
    d
}

/// Cracked brick in an empty bed.
fn courses(row: usize, column: usize) -> String {
    let [back, right, front, left] = bed(row, column, 0.0);
    let mut d = String::new();
    for share in [0.25, 0.5, 0.75] {
        d.push_str(&open(&[
            back.between(left, share),
            right.between(front, share),
        ]));
    }
    for (share, [from, to]) in [
        (0.3, [0.0, 0.25]),
        (0.65, [0.25, 0.5]),
        (0.25, [0.5, 0.75]),
        (0.7, [0.75, 1.0]),
    ] {
        let [top, end] = [from, to].map(|down| {
            back.between(left, down)
                .between(right.between(front, down), share)
        });
        d.push_str(&open(&[top, end]));
    }
    d
}

/// A wall one floor high: brick courses under a glazed band with rosettes.
fn wall(from: Spot, to: Spot, colour: &str, joint: &str) -> Markup {
    let down = |spot: Spot, by: f32| Spot {
        y: spot.y + by,
        ..spot
    };
    let strip = |top: f32, foot: f32| {
        outline(&[
            down(from, top),
            down(to, top),
            down(to, foot),
            down(from, foot),
        ])
    };
    let mut courses = open(&[down(from, 15.0), down(to, 15.0)]);
    courses.push_str(&open(&[down(from, 20.0), down(to, 20.0)]));
    for (share, top, foot) in [
        (0.14, 11.0, 15.0),
        (0.38, 11.0, 15.0),
        (0.62, 11.0, 15.0),
        (0.86, 11.0, 15.0),
        (0.26, 15.0, 20.0),
        (0.5, 15.0, 20.0),
        (0.74, 15.0, 20.0),
        (0.14, 20.0, 25.0),
        (0.38, 20.0, 25.0),
        (0.62, 20.0, 25.0),
        (0.86, 20.0, 25.0),
    ] {
        let joint = from.between(to, share);
        courses.push_str(&open(&[down(joint, top), down(joint, foot)]));
    }
    let dots = |shares: &[f32]| -> String {
        let spots = shares
            .iter()
            .map(|share| down(from.between(to, *share), 6.2));
        spots.map(|spot| format!("M{spot}h.01")).collect()
    };
    html! {
        (fill(colour, &strip(0.0, RISE + 0.6)))
        (line(joint, ".9", &courses))
        (fill(LAPIS, &strip(2.0, 10.5)))
        (line(GOLD, ".8", &open(&[down(from, 10.5), down(to, 10.5)])))
        (line(GOLD, "4.4", &dots(&[0.1, 0.5, 0.9])))
        (line(DUST, "4.4", &dots(&[0.3, 0.7])))
    }
}
