//! What lies under a place: its path of progress, its fields, its price, its pot. All are strips of
//! 120 by 32, to stand under a vignette of the same width.

use maud::{Markup, html};

use super::ink::{
    BARK, CELADON, DUSK, EARTH, INDIGO, INK, JADE, MIST, PAPER, SILK, UMBER, fill, line,
};
use super::people::{Colour, Marker, crowd, stand};
use super::tokens::{Amount, Monument, Token, heap};
use super::{Place, picture, piece, tenth};

/// A path of progress; the feature token, while it lies there, waits on its last space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Track<'a> {
    /// Moves from the first space to the last: one fewer than there are spaces.
    pub steps: u8,
    pub markers: &'a [Marker<'a>],
    pub feature: bool,
    /// The space a visit would lead to.
    pub lit: Option<u8>,
}

/// Three fields for markers, counted from 0, of which two are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fields<'a> {
    pub markers: &'a [Marker<'a>],
    pub feature: bool,
    pub lit: Option<u8>,
}

const MARKER: f32 = 11.0;

/// The path of a place with everybody's markers; stepping stones at the river, slabs elsewhere.
pub fn track(place: Place, track: &Track<'_>) -> Markup {
    let steps = track.steps.max(1);
    let [_, _, width, _] = track_box(steps, 0);
    let slab = match place {
        Place::River | Place::Serenity | Place::FishMarket => "ep-stepping",
        Place::Academy
        | Place::Pavilion
        | Place::Forest
        | Place::Quarry
        | Place::Temple
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Market
        | Place::Bridge
        | Place::Scrolls
        | Place::Palace
        | Place::Labyrinth => "ep-slab",
    };
    strip(&html! {
        use href={ (if slab == "ep-slab" { "#ep-path" } else { "#ep-stream" }) } {}
        @for space in 0..=steps {
            @let [x, y, _, height] = track_box(steps, space);
            use href={ "#" (slab) } x=(tenth(x)) y=(tenth(y)) width=(tenth(width)) height=(tenth(height)) {}
            @if track.lit == Some(space) {
                rect class="ep-lit" x=(tenth(x + 0.5)) y=(tenth(y + 0.5)) width=(tenth(width - 1.0)) height=(tenth(height - 1.0)) rx="4" {}
            }
        }
        @let [x, y, ..] = track_box(steps, steps);
        @if track.feature { (piece("feature", x + width / 2.0 - 11.0, y + 2.0, 22.0)) }
        (crowd(track.markers, MARKER, |at| centre(track_box(steps, at))))
    })
}

/// Where a space of a [`track`] lies: x, y, width, height in its box of 120 by 32.
pub fn track_box(steps: u8, space: u8) -> [f32; 4] {
    let pitch = 116.0 / (f32::from(steps.max(1)) + 1.0);
    let width = (pitch - 1.5).min(32.0);
    let x = 2.0 + pitch * f32::from(space.min(steps)) + (pitch - width) / 2.0;
    // The path winds a little: every other space lies lower.
    [
        x,
        if space.is_multiple_of(2) { 3.6 } else { 2.4 },
        width,
        26.0,
    ]
}

fn centre([x, y, width, height]: [f32; 4]) -> (f32, f32) {
    (x + width / 2.0, y + height / 2.0)
}

/// The fields of the Temple (pairs of faces) or of the Palace Market (numbers of dice).
pub fn fields(place: Place, fields: &Fields<'_>) -> Markup {
    strip(&html! {
        use href="#ep-path" {}
        @for field in 0..3_u8 {
            @let x = 3.0 + 32.0 * f32::from(field);
            rect x=(x) y="2.5" width="30" height="27" rx="3" fill=(PAPER) stroke=(EARTH) stroke-width="1" {}
            @if fields.lit == Some(field) { rect class="ep-lit" x=(x + 0.5) y="3" width="29" height="26" rx="3" {} }
            @if place == Place::Market {
                g fill=(INK) { (bare_die(x + 8.0, 4.0, None)) }
                text class="ep-value" x=(x + 15.0) y="13" font-size="9" { (["2", "3", "4+"][usize::from(field)]) }
            } @else {
                g fill=(INK) {
                    (bare_die(x + 2.5, 3.6, Some(field + 1)))
                    (bare_die(x + 15.8, 3.6, Some(6 - field)))
                }
            }
        }
        @if fields.feature { (piece("feature", 98.0, 6.0, 20.0)) }
        (crowd_on_fields(fields.markers))
    })
}

/// A small die in ink, to say which dice are meant.
fn bare_die(x: f32, y: f32, face: Option<u8>) -> Markup {
    html! {
        @if let Some(face) = face {
            rect x=(tenth(x)) y=(tenth(y)) width="11.7" height="11.7" rx="2.4" fill=(SILK) stroke=(INK) stroke-width=".8" {}
            use href={ "#ep-pips-" (face) } x=(tenth(x)) y=(tenth(y + 0.3)) width="11.7" height="14" {}
        } @else {
            rect x=(tenth(x)) y=(tenth(y)) width="14" height="11.7" rx="2.4" fill=(SILK) stroke=(INK) stroke-width=".8" {}
        }
    }
}

/// Markers in the lower half of their fields, side by side.
fn crowd_on_fields(markers: &[Marker<'_>]) -> Markup {
    html! {
        @for (index, marker) in (0_u16..).zip(markers) {
            @let here = markers.iter().filter(|other| other.at == marker.at);
            @let before = markers[..usize::from(index)].iter().filter(|other| other.at == marker.at);
            @let (here, before) = (count(here), count(before));
            @let gap = if here > 2.0 { 24.0 / here } else { 10.5 };
            (stand(marker, 18.0 + 32.0 * f32::from(marker.at.min(2)) + gap * (before - (here - 1.0) / 2.0), 22.8, 10.5))
        }
    }
}

fn count(things: impl Iterator) -> f32 {
    things.fold(0.0, |sum, _| sum + 1.0)
}

/// A monument site: who owns the monument, or that nobody does, and how many resources lie there.
pub fn monument_site(monument: Monument, price: u8, owner: Option<Colour>) -> Markup {
    strip(&html! {
        use href="#ep-path" {}
        use href="#ep-slab" x="3" y="2" width="34" height="28" {}
        @if let Some(owner) = owner {
            (stand(&Marker::new(owner, ()), 20.0, 16.0, 22.0))
        } @else {
            (piece(&format!("monument-{}", monument.slug()), 6.5, 2.5, 27.0))
        }
        @for index in 0..price.min(7) {
            @let gap = if price > 3 { 58.0 / f32::from(price.min(7) - 1).max(1.0) } else { 22.0 };
            (piece(monument.price().slug(), 40.0 + gap * f32::from(index), 6.0, 20.0))
        }
        @if price > 3 {
            circle cx="110" cy="24" r="7" class="ep-dot" {}
            text class="ep-badge" x="110" y="27.6" font-size="10" { (price) }
        }
    })
}

/// The pot of wisdom at the alternative Academy.
pub fn pot(wisdom: u8) -> Markup {
    strip(&html! {
        use href="#ep-path" {}
        use href="#ep-bowl" x="28" y="2" width="64" height="28" {}
        @if wisdom > 0 { (heap(Amount::new(wisdom, Token::Wisdom), 49.0, 2.0, 20.0)) }
    })
}

fn strip(body: &Markup) -> Markup {
    picture("ep-strip", "0 0 120 32", body)
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-path" viewBox="0 0 120 32" {
            (fill(SILK, "M2 1H118Q120 1 120 4V28Q120 31 118 31H2Q0 31 0 28V4Q0 1 2 1Z"))
            (line(UMBER, "1", "M1 8C20 5 40 9 60 7S100 5 119 9M1 25C24 28 46 23 70 26S104 24 119 25"))
            (line(JADE, "1.1", "M6 30C6 28 5 27 4 26.5M6 30C6.4 28 7.5 27 8.5 27M113 4C113 2.6 112 2 111 1.6M113 4C113.3 2.6 114.5 2 115.4 2"))
        }
        symbol id="ep-stream" viewBox="0 0 120 32" {
            (fill("#c9dbe0", "M2 1H118Q120 1 120 4V28Q120 31 118 31H2Q0 31 0 28V4Q0 1 2 1Z"))
            (line(DUSK, ".9", "M3 8Q8 5.5 13 8T23 8M30 28Q35 25.5 40 28T50 28M70 5Q75 2.5 80 5T90 5M94 28Q99 25.5 104 28T114 28"))
            (line(PAPER, "1", "M10 24Q15 21.5 20 24M52 8Q57 5.5 62 8M100 14Q105 11.5 110 14"))
        }
        symbol id="ep-slab" viewBox="0 0 30 26" preserveAspectRatio="none" {
            (fill(BARK, "M4 2Q15 .4 27 2.4Q29.6 12 28 24.6Q14 26 2.6 24.4Q.6 13 4 2Z"))
            (fill("#efe7d3", "M4.4 1.2Q15 -.2 26.6 1.6Q29 12 27.4 22.6Q14 24 3 22.4Q1.2 12 4.4 1.2Z"))
            (line(UMBER, ".9", "M8 5Q13 4 17 5.4M18 19.6Q22 20.6 25 19"))
        }
        symbol id="ep-stepping" viewBox="0 0 30 26" preserveAspectRatio="none" {
            (fill(INDIGO, "M8 3C16 -.4 26 2 28.4 9C30.4 17 24 25 15 25.4C6 25.4 .6 19 1.6 12C2.2 8 4.4 4.6 8 3Z"))
            (fill("#e4e8e4", "M8 1.8C16 -1.2 26 1 28 8C29.6 15 24 22.6 15 23C6 23 1 17 2 11C2.6 7 4.6 3.2 8 1.8Z"))
            (line(MIST, "1.4", "M8 5Q14 2 21 4.4"))
            (line(CELADON, "1.6", "M6 19Q11 22 17 21.4"))
        }
        symbol id="ep-bowl" viewBox="0 0 64 28" {
            (fill(INK, "M4 9H60C60 19 50 26 32 27C14 26 4 19 4 9Z"))
            (fill(CELADON, "M6.5 11H57.5C56 19 47 24.5 32 25C17 24.5 8 19 6.5 11Z"))
            (line(PAPER, "1.4", "M11 15C14 19 19 21 24 22"))
            (fill(INK, "M22 25.5H42L44 28H20Z"))
        }
    }
}
