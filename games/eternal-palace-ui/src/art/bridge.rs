//! The Eternal Bridge: seventeen slabs over five arches, with what is earned on the way.

use maud::{Markup, html};

use super::ink::{
    CINNABAR, EARTH, INDIGO, INK, JADE, MIST, PAPER, PINE, SILK, UMBER, VERMILION, WASH, fill,
    line, wash,
};
use super::people::{Marker, crowd};
use super::tokens::Token;
use super::{picture, piece, tenth};

/// The bridge as it stands in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bridge<'a> {
    /// The number of the last space; the start is 0.
    pub end: u8,
    /// Spaces and what lies there.
    pub rewards: &'a [(u8, &'a [Token])],
    pub markers: &'a [Marker<'a>],
    /// The feature token still lies on the last space.
    pub feature: bool,
    /// The space a visit would lead to.
    pub lit: Option<u8>,
}

/// The bridge, 340 by 112.
pub fn bridge(bridge: &Bridge<'_>) -> Markup {
    let end = bridge.end.max(1);
    picture(
        "ep-bridge",
        "0 0 340 112",
        &html! {
            use href="#ep-arches" {}
            @for space in 0..=end {
                @let [x, y, width, height] = bridge_box(end, space);
                rect class="ep-board" x=(tenth(x)) y=(tenth(y)) width=(tenth(width)) height=(tenth(height)) rx="2" {}
                @if bridge.lit == Some(space) {
                    rect class="ep-lit" x=(tenth(x)) y=(tenth(y)) width=(tenth(width)) height=(tenth(height)) rx="2" {}
                }
            }
            @for (space, rewards) in bridge.rewards {
                @let [x, y, width, _] = bridge_box(end, *space);
                @for (index, token) in (0_u8..).zip(*rewards) {
                    (piece(token.slug(), x + (width - 15.0) / 2.0, y - 17.0 - 14.0 * f32::from(index), 15.0))
                }
            }
            @if bridge.feature {
                @let [x, y, width, _] = bridge_box(end, end);
                (piece("feature", x + (width - 18.0) / 2.0, y - 20.0, 18.0))
            }
            (crowd(bridge.markers, 9.4, |at| {
                let [x, y, width, height] = bridge_box(end, at);
                (x + width / 2.0, y + height / 2.0)
            }))
        },
    )
}

/// Where a space of the [`bridge`] lies: x, y, width, height in its box of 340 by 112.
pub fn bridge_box(end: u8, space: u8) -> [f32; 4] {
    let end = f32::from(end.max(1));
    let pitch = 332.0 / (end + 1.0);
    let step = f32::from(space).min(end);
    // A parabola from one bank to the other, highest in the middle.
    let from_middle = (step - end / 2.0) / (end / 2.0);
    let rise = 24.0 * (1.0 - from_middle * from_middle);
    [4.0 + pitch * step, 70.0 - rise, pitch - 1.0, 24.0]
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-arches" viewBox="0 0 340 112" {
            (fill(PAPER, "M6 0H334Q340 0 340 6V106Q340 112 334 112H6Q0 112 0 106V6Q0 0 6 0Z"))
            (wash(WASH, ".55", "M0 60C20 34 34 22 48 30C58 16 74 8 88 28C100 24 112 30 124 46C150 34 176 40 200 44C220 20 238 10 252 24C266 10 288 14 300 32C316 26 330 36 340 50V84H0Z"))
            (wash(MIST, ".9", "M0 66C40 52 90 62 150 56C220 50 280 62 340 56V92H0Z"))
            (fill("#bcd2d8", "M0 80H340V106Q340 112 334 112H6Q0 112 0 106Z"))
            // the deck, and five round arches under it
            (fill(INK, "M0 96L4 92C60 78 110 68 170 68S280 78 336 92L340 96V112H316C314 102 308 96 300 96S286 102 284 112H262C260 98 252 90 242 90S224 98 222 112H196C194 94 184 84 170 84S146 94 144 112H118C116 98 108 90 98 90S80 98 78 112H56C54 102 48 96 40 96S26 102 24 112H0Z"))
            (fill(UMBER, "M0 97.5L5 93.5C60 80 112 70 170 70S280 80 335 93.5L340 97.5V112H318C316 100 309 94 300 94S284 100 282 112H264C262 96 253 88 242 88S222 96 220 112H198C196 92 185 82 170 82S144 92 142 112H120C118 96 109 88 98 88S78 96 76 112H58C56 100 49 94 40 94S24 100 22 112H0Z"))
            (line(EARTH, "1", "M12 100H20M62 102H72M124 98H138M204 98H216M268 102H280M322 100H330M100 84H112M228 84H240"))
            (line(INDIGO, "1.1", "M28 108Q34 105.6 40 108T52 108M84 109Q91 106.6 98 109T112 109M150 108Q160 105 170 108T190 108M228 109Q235 106.6 242 109T256 109M288 108Q294 105.6 300 108T312 108"))
            (line(VERMILION, "1.6", "M2 90C60 76 112 65.6 170 65.6S280 76 338 90"))
            (line(CINNABAR, "1.4", "M24 86V92M62 77V83M98 70V76M134 66.6V72M170 65V71M206 66.6V72M242 70V76M278 77V83M316 86V92"))
            // pines on both banks
            (line(INK, "2", "M10 78C12 66 8 58 12 48M330 78C328 66 333 60 329 50"))
            (fill(PINE, "M0 56C4 50 12 50 18 54C14 58 6 60 0 56ZM4 48C8 42 16 42 22 47C16 50 10 51 4 48ZM4 66C9 61 15 62 20 65C15 69 9 70 4 66ZM340 58C336 52 328 52 322 56C326 60 334 62 340 58ZM337 50C333 44 325 44 319 49C325 52 331 53 337 50Z"))
            (fill(JADE, "M5 47C9 43 15 43.4 20 46.4C14 46 10 46 5 47ZM336 49C332 45 326 45.4 321 48.4C327 48 331 48 336 49Z"))
            (fill(SILK, "M0 78H22L20 84C12 86 6 88 0 90ZM340 78H318L320 84C328 86 334 88 340 90Z"))
        }
    }
}
