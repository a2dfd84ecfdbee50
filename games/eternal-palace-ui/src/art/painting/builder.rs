//! Roofs with lifted eaves, halls, pavilions and walls, built from the ground up.

use maud::{Markup, html};

use super::brush::{Point, Strokes};
use super::wash::{CHALK, GOLD, INDIGO, INK, OCHRE, Pigment, STONE, VERMILION, WOOD, Wash};

/// A curved roof: `eave` is the middle of its lower edge.
#[derive(Debug, Clone, Copy)]
pub(super) struct Roof {
    pub(super) eave: Point,
    /// Half the width at the eaves.
    pub(super) half: f32,
    /// Comes to a point instead of a ridge.
    pub(super) pointed: bool,
    pub(super) height: f32,
    pub(super) tiles: Pigment,
}

/// Roofs are drawn once, 200 wide and 40 high, and stamped: with a long ridge or with a point.
pub(super) fn stamps() -> Markup {
    html! {
        g id="epp-roof" { (roof_body(56.0)) }
        g id="epp-cap" { (roof_body(6.0)) }
    }
}

pub(super) fn roof(wash: Wash, roof: &Roof) -> Markup {
    let Roof {
        eave: (x, y),
        half,
        pointed,
        height,
        tiles,
    } = *roof;
    let id = if pointed { "#epp-cap" } else { "#epp-roof" };
    let (wide, high) = (
        (half * 10.0).round() / 1000.0,
        (height * 25.0).round() / 1000.0,
    );
    let dark = wash.mix(tiles, INK, 0.7);
    html! { use href=(id) transform={ "translate(" (x) " " (y) ")scale(" (wide) " " (high) ")" } color=(wash.of(tiles)) fill=(dark) stroke=(dark) {} }
}

/// The eaves lie at 0 and the ridge at -40; light falls from the left.
fn roof_body(ridge: f32) -> Markup {
    let (tip, top) = ((100.0, -9.0), -40.0);
    let mut body = Strokes::stamp();
    body.go((-tip.0, tip.1))
        .curve((-58.0, -9.0), (-ridge, top))
        .line((ridge, top));
    body.curve((58.0, -9.0), tip)
        .curve((80.0, 0.0), (55.0, 0.0))
        .line((-55.0, 0.0));
    body.curve((-80.0, 0.0), (-tip.0, tip.1)).close();
    let mut shade = Strokes::stamp();
    shade
        .go((ridge * 0.2, top))
        .line((ridge, top))
        .curve((58.0, -9.0), tip);
    shade
        .curve((80.0, 0.0), (55.0, 0.0))
        .line((30.0, 0.0))
        .close();
    let mut rows = Strokes::stamp();
    for row in -6_i8..=6 {
        let part = f32::from(row) / 6.6;
        rows.go((ridge * part, top + 1.0));
        rows.curve(
            ((ridge * 0.5 + 34.0) * part, -12.0),
            (86.0 * part, -4.0 * part * part),
        );
    }
    let mut crest = Strokes::stamp();
    crest
        .go((-ridge - 4.0, top - 7.0))
        .curve((-ridge, top), (-ridge * 0.6, top))
        .line((ridge * 0.6, top));
    crest.curve((ridge, top), (ridge + 4.0, top - 7.0));
    let mut brink = Strokes::stamp();
    brink
        .go((-tip.0, tip.1))
        .curve((-80.0, 0.0), (-55.0, 0.0))
        .line((55.0, 0.0))
        .curve((80.0, 0.0), tip);
    html! {
        path d=(body.path()) fill="currentColor" stroke="none" {}
        path d=(shade.path()) fill-opacity=".3" stroke="none" {}
        path d=(rows.path()) fill="none" stroke-width="1.600" stroke-opacity=".55" {}
        path d=(crest.path()) fill="none" stroke-width="4.500" {}
        path d=(brink.path()) fill="none" stroke-width="3" {}
    }
}

/// A hall: plinth, posts, wall with doors and a roof over it; `foot` is the middle of its lowest
/// step.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hall {
    pub(super) foot: Point,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) roof: f32,
    pub(super) tiles: Pigment,
    pub(super) bays: u8,
    /// One roof or two, the smaller above the larger.
    pub(super) roofs: u8,
}

pub(super) fn hall(wash: Wash, hall: &Hall) -> Markup {
    let Hall {
        foot: (x, y),
        width,
        height,
        roof: rise,
        tiles,
        bays,
        roofs,
    } = *hall;
    let (left, plinth) = (x - width / 2.0, height * 0.16);
    let wall = height - plinth;
    let top = y - height;
    let mut posts = Strokes::new();
    let mut doors = Strokes::new();
    let bay = width / f32::from(bays);
    let post = (width * 0.035).max(0.8);
    for index in 0..=bays {
        let at = left + bay * f32::from(index);
        posts.bar(at - post / 2.0, top, post, wall);
        if index < bays && index != bays / 2 {
            doors.bar(at + bay * 0.25, top + wall * 0.35, bay * 0.5, wall * 0.4);
        }
    }
    let mut door = Strokes::new();
    let middle = left + bay * (f32::from(bays / 2) + 0.22);
    door.bar(middle, top + wall * 0.28, bay * 0.56, wall * 0.72);
    let main = Roof {
        eave: (x, top + 0.6),
        half: width * 0.66,
        pointed: false,
        height: rise,
        tiles,
    };
    html! {
        (Strokes::new().bar(left - width * 0.08, y - plinth, width * 1.16, plinth).fill(&wash.mix(STONE, CHALK, 0.45)))
        (Strokes::new().bar(left - width * 0.08, y - plinth * 0.45, width * 1.16, plinth * 0.45).fill(&wash.of(STONE)))
        (Strokes::new().bar(left, top, width, wall).fill(&wash.mix(CHALK, OCHRE, 0.2)))
        (Strokes::new().bar(left, top, width, wall * 0.3).wash(&wash.of(INK), 0.45))
        (doors.wash(&wash.of(WOOD), 0.75))
        (door.fill(&wash.mix(WOOD, INK, 0.6)))
        (posts.fill(&wash.of(VERMILION)))
        (roof(wash, &main))
        @if roofs > 1 {
            (Strokes::new().bar(x - width * 0.3, top - rise - height * 0.16, width * 0.6, height * 0.24).fill(&wash.mix(VERMILION, INK, 0.3)))
            (roof(wash, &Roof { eave: (x, top - rise - height * 0.1), half: width * 0.46, pointed: false, height: rise * 0.95, tiles }))
        }
    }
}

/// A pavilion open on all sides under a pointed roof.
pub(super) fn pavilion(wash: Wash, foot: Point, width: f32, height: f32, tiles: Pigment) -> Markup {
    let (x, y) = foot;
    let eave = y - height * 0.46;
    let mut posts = Strokes::new();
    for part in [-0.36, -0.14, 0.14, 0.36] {
        posts.bar(x + width * part - 0.6, eave - 1.0, 1.2, y - eave + 1.0);
    }
    let mut rails = Strokes::new();
    rails
        .go((x - width * 0.36, y - height * 0.12))
        .line((x - width * 0.14, y - height * 0.12));
    rails
        .go((x + width * 0.14, y - height * 0.12))
        .line((x + width * 0.36, y - height * 0.12));
    let cap = Roof {
        eave: (x, eave),
        half: width * 0.56,
        pointed: true,
        height: height * 0.44,
        tiles,
    };
    html! {
        (Strokes::new().bar(x - width * 0.44, y - height * 0.05, width * 0.88, height * 0.07).fill(&wash.mix(STONE, CHALK, 0.35)))
        (Strokes::new().bar(x - width * 0.34, eave, width * 0.68, height * 0.06).fill(&wash.mix(INDIGO, INK, 0.4)))
        (posts.fill(&wash.of(VERMILION)))
        (rails.draw(&wash.of(VERMILION), 0.8))
        (roof(wash, &cap))
        (Strokes::new().dab((x, eave - height * 0.47)).draw(&wash.of(GOLD), width * 0.07))
    }
}

/// A market stall: two poles, a table with heaps, and a scalloped awning in two colours.
pub(super) fn stall(wash: Wash, foot: Point, width: f32, height: f32, cloth: Pigment) -> Markup {
    let (x, y) = foot;
    let (left, right, top) = (x - width / 2.0, x + width / 2.0, y - height);
    let drop = height * 0.34;
    let mut awning = Strokes::new();
    awning
        .go((left + width * 0.1, top))
        .line((right - width * 0.1, top))
        .line((right + 1.0, top + drop));
    let mut edge = right + 1.0;
    let step = (width + 2.0) / 4.0;
    for _ in 0..4 {
        awning.curve(
            (edge - step / 2.0, top + drop + height * 0.12),
            (edge - step, top + drop),
        );
        edge -= step;
    }
    awning.close();
    let mut stripes = Strokes::new();
    for part in [0.25_f32, 0.75] {
        let at = |y: f32, inset: f32| (left + inset + (width - 2.0 * inset) * part, y);
        let wide = width * 0.07;
        let (head, hem) = (at(top, width * 0.1), at(top + drop + height * 0.06, -1.0));
        stripes.shape(&[
            (head.0 - wide, head.1),
            (head.0 + wide, head.1),
            (hem.0 + wide * 1.4, hem.1),
            (hem.0 - wide * 1.4, hem.1),
        ]);
    }
    let mut poles = Strokes::new();
    poles
        .go((left + 1.0, y))
        .line((left + 1.0, top + drop * 0.5));
    poles
        .go((right - 1.0, y))
        .line((right - 1.0, top + drop * 0.5));
    let mut heaps = Strokes::new();
    let bench = y - height * 0.3;
    for part in [0.22_f32, 0.5, 0.78] {
        heaps.dab((left + width * part, bench - height * 0.05));
    }
    html! {
        (Strokes::new().bar(left + 1.0, top + drop, width - 2.0, y - top - drop).wash(&wash.of(INK), 0.3))
        (poles.draw(&wash.of(WOOD), 0.9))
        (heaps.draw(&wash.mix(cloth, OCHRE, 0.6), width * 0.17))
        (Strokes::new().bar(left, bench, width, height * 0.12).fill(&wash.of(WOOD)))
        (Strokes::new().bar(left + width * 0.06, bench + height * 0.12, width * 0.88, height * 0.18).fill(&wash.mix(WOOD, INK, 0.5)))
        (awning.fill(&wash.of(cloth)))
        (stripes.fill(&wash.mix(CHALK, cloth, 0.12)))
    }
}
