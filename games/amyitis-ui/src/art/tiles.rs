//! Garden tiles: glazed plates that lie on a bed until somebody plants there.
//!
//! The leaves tell the quality, as does the glaze: bare clay, gold, lapis. Points are a number, what
//! else there is to get are pictures beside it.

use maud::{Markup, html};

use super::paint::{BRASS, GLOW, IVORY, LEAF, PALM, SHADE, UMBER, line, short};
use super::terrain::{Spot, real};
use super::{Gain, picture};

/// A garden tile: its quality and what it gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile<'a> {
    pub quality: u8,
    pub gains: &'a [Gain],
}

/// A garden tile by itself, 100 by 72.
pub fn tile(tile: &Tile<'_>) -> Markup {
    picture(
        "am-tile",
        "0 0 100 72",
        &html! {
            path fill=(UMBER) d="M50 6L98 37L50 71L2 37Z" {}
            path fill=(face(tile.quality)) stroke=(rim(tile.quality)) stroke-width="2" d="M50 3L96 34L50 66L4 34Z" {}
            (printed(Spot { x: 50.0, y: 36.0 }, tile))
        },
    )
}

/// The glaze of a tile of this quality.
pub(super) const fn face(quality: u8) -> &'static str {
    match quality {
        0 | 1 => "#f3e3c4",
        2 => "#f1cf8b",
        _ => "#2b55ac",
    }
}

pub(super) const fn rim(quality: u8) -> &'static str {
    match quality {
        0 | 1 => SHADE,
        2 => BRASS,
        _ => GLOW,
    }
}

/// What a tile gives, printed round its middle: leaves for the quality, points, pictures.
pub(super) fn printed(heart: Spot, tile: &Tile<'_>) -> Markup {
    let points = tile.gains.iter().find_map(|gain| match gain {
        Gain::Points(points) => Some(*points),
        Gain::Talents(_)
        | Gain::Camels(_)
        | Gain::CamelOrTalent
        | Gain::Good(_)
        | Gain::AnyGood
        | Gain::Court(_)
        | Gain::Steps(_)
        | Gain::Store(_)
        | Gain::Quality(_)
        | Gain::Harvest
        | Gain::Swap => None,
    });
    let pictures: Vec<String> = tile.gains.iter().flat_map(|gain| small(*gain)).collect();
    let alone = pictures.is_empty();
    let digits = match points {
        None => 0.0,
        Some(0..=9) => 14.5,
        Some(_) => 28.0,
    };
    let wide = digits + PICTURE * real(pictures.len());
    let leaves = real(usize::from(tile.quality));
    html! {
        @for leaf in 0..tile.quality {
            @let x = heart.x + 7.4 * (real(usize::from(leaf)) - leaves / 2.0);
            use href="#am-leaf" x=(short(x)) y=(short(heart.y - 20.5)) width="7.4" height="9" {}
        }
        @if let Some(points) = points {
            text class=(if tile.quality > 2 { "am-number am-on-dark" } else { "am-number" }) x=(short(heart.x - wide / 2.0 + digits / 2.0)) y=(short(heart.y + 7.0)) font-size=(if alone { "23" } else { "20" }) { (points) }
        }
        @for (index, picture) in pictures.iter().enumerate() {
            use href={ "#am-" (picture) } x=(short(heart.x - wide / 2.0 + digits + PICTURE * real(index))) y=(short(heart.y - 7.5)) width="14.4" height="14.4" {}
        }
    }
}

/// From one picture on a tile to the next.
const PICTURE: f32 = 14.8;

/// The pictures of a tile's gain; points are printed as a number.
fn small(gain: Gain) -> Vec<String> {
    let (picture, times) = match gain {
        Gain::Points(_) => return Vec::new(),
        Gain::Talents(times) => ("talent".into(), times),
        Gain::Camels(times) => ("camel".into(), times),
        Gain::CamelOrTalent => ("either".into(), 1),
        Gain::Good(good) => (good.slug().into(), 1),
        Gain::AnyGood => ("any".into(), 1),
        Gain::Court(None) => ("court-any".into(), 1),
        Gain::Court(Some(court)) => (format!("court-{}", court.slug()), 1),
        Gain::Steps(times) => ("steps".into(), times),
        Gain::Store(_) => ("any".into(), 1),
        Gain::Quality(times) => ("leaf".into(), times),
        Gain::Harvest => ("harvest".into(), 1),
        Gain::Swap => ("swap".into(), 1),
    };
    vec![picture; usize::from(times)]
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="am-leaf" viewBox="0 0 14 16" {
            path fill=(LEAF) stroke=(PALM) stroke-width="1" d="M7 .8C13 5 13 11 7 15.2C1 11 1 5 7 .8Z" {}
            (line(IVORY, "1", "M7 4.5V13"))
        }
    }
}
