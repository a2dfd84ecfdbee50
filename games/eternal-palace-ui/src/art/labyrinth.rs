//! The Labyrinth: ten courts between hedges, and paths that cost one to three fish.

use maud::{Markup, html};

use super::ink::{
    BARK, CELADON, EARTH, INK, JADE, PAPER, SILK, UMBER, VERMILION, fill, line, wash,
};
use super::people::{Marker, crowd};
use super::scenery::bush;
use super::tokens::Token;
use super::{picture, piece, tenth};

/// A court of the labyrinth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Court {
    Start,
    A1,
    A2,
    B1,
    B2,
    B3,
    C1,
    C2,
    C3,
    Centre,
}

impl Court {
    pub const ALL: [Self; 10] = [
        Self::Start,
        Self::A1,
        Self::A2,
        Self::B1,
        Self::B2,
        Self::B3,
        Self::C1,
        Self::C2,
        Self::C3,
        Self::Centre,
    ];

    /// The middle of the court in a box of 340 by 262.
    const fn middle(self) -> (f32, f32) {
        match self {
            Self::Start => (170.0, 214.0),
            Self::A1 => (78.0, 192.0),
            Self::A2 => (262.0, 192.0),
            Self::B1 => (36.0, 106.0),
            Self::B2 => (170.0, 152.0),
            Self::B3 => (304.0, 106.0),
            Self::C1 => (86.0, 42.0),
            Self::C2 => (170.0, 92.0),
            Self::C3 => (254.0, 42.0),
            Self::Centre => (170.0, 30.0),
        }
    }
}

/// The labyrinth with what each court gives, what each path costs and who stands where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Labyrinth<'a> {
    pub gifts: &'a [(Court, Token)],
    /// Two courts and the fish it takes to walk from one to the other.
    pub paths: &'a [(Court, Court, u8)],
    pub markers: &'a [Marker<'a, Court>],
    /// The feature token still lies in the centre.
    pub feature: bool,
    /// Courts that can be reached now.
    pub lit: &'a [Court],
}

/// The labyrinth, 340 by 262.
pub fn labyrinth(labyrinth: &Labyrinth<'_>) -> Markup {
    picture(
        "ep-labyrinth",
        "0 0 340 262",
        &html! {
            use href="#ep-hedges" {}
            @for colour in ["ep-hedge", "ep-lane"] {
                path class=(colour) d=(lanes(labyrinth.paths)) {}
            }
            @for court in Court::ALL {
                @let (x, y) = court.middle();
                use href={ (if court == Court::Centre { "#ep-court-centre" } else { "#ep-court" }) } x=(x - 23.0) y=(y - 23.0) width="46" height="46" {}
                @if labyrinth.lit.contains(&court) { circle class="ep-lit" cx=(x) cy=(y) r="20" {} }
            }
            @for (court, token) in labyrinth.gifts {
                @let (x, y) = court.middle();
                (piece(token.slug(), x - 12.0, y - 12.0, 24.0))
            }
            @if labyrinth.feature {
                @let (x, y) = Court::Centre.middle();
                (piece("feature", x - 13.0, y - 13.0, 26.0))
            }
            @for (one, other, fish) in labyrinth.paths { (price(*one, *other, *fish)) }
            (crowd(labyrinth.markers, 14.0, |court| {
                let (x, y) = court.middle();
                (x, y + 15.0)
            }))
        },
    )
}

/// Where a court of the [`labyrinth`] lies: x, y, width, height in its box of 340 by 262.
pub fn court_box(court: Court) -> [f32; 4] {
    let (x, y) = court.middle();
    [x - 22.0, y - 22.0, 44.0, 44.0]
}

fn lanes(paths: &[(Court, Court, u8)]) -> String {
    paths
        .iter()
        .map(|(one, other, _)| {
            let ((x, y), (to_x, to_y)) = (one.middle(), other.middle());
            let (over_x, over_y) = bend(*one, *other);
            format!("M{x} {y}Q{over_x} {over_y} {to_x} {to_y}")
        })
        .collect()
}

/// What a path bends towards: its own middle, but for the path that leads round the start.
const fn bend(one: Court, other: Court) -> (f32, f32) {
    match (one, other) {
        (Court::A1, Court::A2) | (Court::A2, Court::A1) => (170.0, 304.0),
        (one, other) => {
            let ((x, y), (to_x, to_y)) = (one.middle(), other.middle());
            (f32::midpoint(x, to_x), f32::midpoint(y, to_y))
        }
    }
}

/// The price half way along a path: as many fish as it costs.
fn price(one: Court, other: Court, fish: u8) -> Markup {
    let ((x, y), (to_x, to_y)) = (one.middle(), other.middle());
    let (over_x, over_y) = bend(one, other);
    let (x, y) = (
        f32::midpoint(f32::midpoint(x, to_x), over_x),
        f32::midpoint(f32::midpoint(y, to_y), over_y),
    );
    let width = 5.0 + 9.0 * f32::from(fish.min(3));
    html! {
        rect class="ep-toll" x=(tenth(x - width / 2.0)) y=(tenth(y - 6.5)) width=(tenth(width)) height="13" rx="6.5" {}
        @for index in 0..fish.min(3) {
            (piece("fish", x - width / 2.0 + 2.5 + 9.0 * f32::from(index), y - 5.0, 10.0))
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-hedges" viewBox="0 0 340 262" {
            (fill(CELADON, "M8 0H332Q340 0 340 8V254Q340 262 332 262H8Q0 262 0 254V8Q0 0 8 0Z"))
            (wash(JADE, ".55", "M14 60C10 40 20 20 44 14C100 2 240 2 296 14C320 20 330 40 326 60C322 130 316 180 290 226C270 254 70 254 50 226C24 180 18 130 14 60Z"))
            @for (x, y) in [(30.0, 30.0), (112.0, 120.0), (228.0, 120.0), (60.0, 150.0), (280.0, 150.0), (122.0, 172.0), (218.0, 172.0), (20.0, 200.0), (318.0, 200.0), (122.0, 62.0), (218.0, 62.0), (34.0, 246.0), (306.0, 246.0), (310.0, 34.0)] {
                (bush(x, y))
            }
        }
        symbol id="ep-court" viewBox="0 0 46 46" {
            circle cx="23" cy="24" r="20" fill=(BARK) {}
            circle cx="23" cy="23" r="20" fill=(SILK) stroke=(EARTH) stroke-width="1.4" {}
            circle cx="23" cy="23" r="16.6" fill=(PAPER) {}
        }
        symbol id="ep-court-centre" viewBox="0 0 46 46" {
            (fill(INK, "M23 1L39 7.6L45.6 23.6L39 39.6L23 46L7 39.6L.4 23.6L7 7.6Z"))
            (fill(VERMILION, "M23 2L38.4 8.2L44.6 23L38.4 38.2L23 44.6L7.6 38.2L1.4 23L7.6 8.2Z"))
            (fill(PAPER, "M23 6L35.4 11L40.6 23L35.4 35.4L23 40.6L10.6 35.4L5.4 23L10.6 11Z"))
            (line(UMBER, "1.2", "M23 9L33 13.2L37.4 23L33 33L23 37.4L13 33L8.6 23L13 13.2Z"))
        }
    }
}
