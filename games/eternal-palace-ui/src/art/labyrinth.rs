//! The Labyrinth: ten courts between hedges, and paths that cost one to three fish.

use maud::{Markup, html};

use super::ink::{BARK, CELADON, EARTH, INK, JADE, PAPER, PINE, SILK, UMBER, VERMILION, fill, line, wash};
use super::people::{Marker, crowd};
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

    /// The middle of the court in a box of 340 by 250.
    const fn middle(self) -> (f32, f32) {
        match self {
            Self::Start => (170.0, 226.0),
            Self::A1 => (78.0, 192.0),
            Self::A2 => (262.0, 192.0),
            Self::B1 => (36.0, 106.0),
            Self::B2 => (170.0, 154.0),
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

/// The labyrinth, 340 by 250.
pub fn labyrinth(labyrinth: &Labyrinth<'_>) -> Markup {
    picture(
        "ep-labyrinth",
        "0 0 340 250",
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
            (crowd(labyrinth.markers, 15.0, |court| {
                let (x, y) = court.middle();
                (x, y + 15.0)
            }))
        },
    )
}

/// Where a court of the [`labyrinth`] lies: x, y, width, height in its box of 340 by 250.
pub fn court_box(court: Court) -> [f32; 4] {
    let (x, y) = court.middle();
    [x - 22.0, y - 22.0, 44.0, 44.0]
}

fn lanes(paths: &[(Court, Court, u8)]) -> String {
    paths
        .iter()
        .map(|(one, other, _)| {
            let ((x, y), (to_x, to_y)) = (one.middle(), other.middle());
            format!("M{x} {y}L{to_x} {to_y}")
        })
        .collect()
}

/// The price half way along a path: as many fish as it costs.
fn price(one: Court, other: Court, fish: u8) -> Markup {
    let ((x, y), (to_x, to_y)) = (one.middle(), other.middle());
    let (x, y) = (f32::midpoint(x, to_x), f32::midpoint(y, to_y));
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
        symbol id="ep-hedges" viewBox="0 0 340 250" {
            (fill(CELADON, "M8 0H332Q340 0 340 8V242Q340 250 332 250H8Q0 250 0 242V8Q0 0 8 0Z"))
            (wash(JADE, ".55", "M14 60C10 40 20 20 44 14C100 2 240 2 296 14C320 20 330 40 326 60C322 130 316 170 290 216C270 240 70 240 50 216C24 170 18 130 14 60Z"))
            @for (x, y) in [(30, 30), (112, 120), (228, 120), (60, 150), (280, 150), (120, 200), (220, 200), (20, 200), (318, 200), (122, 62), (218, 62), (40, 236), (300, 236), (310, 34)] {
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

fn bush(x: i32, y: i32) -> Markup {
    html! {
        path fill=(PINE) transform={ "translate(" (x) " " (y) ")" } d="M-11 5C-15 -1 -9 -7 -4 -5C-2 -11 6 -10 7 -5C13 -6 15 2 10 6C4 9 -6 9 -11 5Z" {}
        path fill=(JADE) transform={ "translate(" (x) " " (y) ")" } d="M-8 0C-8 -4 -4 -5 -2 -3C0 -8 5 -7 6 -3C2 -4 0 -2 -1 0C-4 -2 -6 -1 -8 0Z" {}
    }
}
