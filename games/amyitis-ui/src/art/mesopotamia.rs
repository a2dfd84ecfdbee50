//! The land between the rivers on a clay tablet: nine cities on the caravan's road.
//!
//! Babylon lies in the middle of the lower edge and is twice as wide as the others; the road runs
//! clockwise, to the left from there. In the middle, where the rivers meet, is room.

use maud::{Markup, html};

use super::boards::gains;
use super::cards::lettering;
use super::paint::{
    BRICK, CLAY, DEEP, DUST, FOAM, IVORY, MUD, RUST, SHADE, UMBER, WATER, fill, line, short,
};
use super::tokens::CAMEL;
use super::{Court, Gain, Good, Plant, picture};

/// A city, in the order of the road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Babylon,
    Eshnunna,
    Susa,
    Ur,
    Uruk,
    Mari,
    Palmyra,
    Khorsabad,
    Ninoua,
}

impl Place {
    pub const ALL: [Self; 9] = [
        Self::Babylon,
        Self::Eshnunna,
        Self::Susa,
        Self::Ur,
        Self::Uruk,
        Self::Mari,
        Self::Palmyra,
        Self::Khorsabad,
        Self::Ninoua,
    ];

    /// Left and top of its cell of 100 by 100; Babylon has two.
    const fn corner(self) -> (u16, u16) {
        match self {
            Self::Babylon => (100, 200),
            Self::Eshnunna => (0, 200),
            Self::Susa => (0, 100),
            Self::Ur => (0, 0),
            Self::Uruk => (100, 0),
            Self::Mari => (200, 0),
            Self::Palmyra => (300, 0),
            Self::Khorsabad => (300, 100),
            Self::Ninoua => (300, 200),
        }
    }

    const fn width(self) -> u16 {
        match self {
            Self::Babylon => 200,
            Self::Eshnunna
            | Self::Susa
            | Self::Ur
            | Self::Uruk
            | Self::Mari
            | Self::Palmyra
            | Self::Khorsabad
            | Self::Ninoua => 100,
        }
    }
}

/// What a city gives for goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer<'a> {
    /// Up to so many goods of any kind, each for so many points, and a cube in the gardens.
    Sale { goods: u8, points: u8 },
    /// A plant for the city's good.
    Plant(Good, Plant),
    /// A card of one of these kinds for the city's good.
    Court(Good, &'a [Court]),
}

/// A city with what is written on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct City<'a> {
    pub place: Place,
    /// Its name in the reader's language.
    pub label: &'a str,
    pub offer: Offer<'a>,
    /// How many camels it costs to get there, if one can.
    pub price: Option<u8>,
    pub lit: bool,
}

/// The whole tablet.
#[derive(Debug, Clone, Copy)]
pub struct Mesopotamia<'a> {
    pub cities: &'a [City<'a>],
    pub caravan: Place,
    /// The name by which a page follows the caravan.
    pub key: Option<&'a str>,
    /// Where the caravan would go with the answer in question.
    pub ghost: Option<Place>,
}

/// The tablet, 400 by 300.
pub fn mesopotamia(land: &Mesopotamia<'_>) -> Markup {
    picture(
        "am-tablet",
        "0 0 400 300",
        &html! {
            use href="#am-tablet" {}
            @for city in land.cities { (cell(city)) }
            use href="#am-road" {}
            @if let Some(place) = land.ghost {
                g class="am-ghost" { (caravan_at(place)) }
            }
            g data-k=[land.key] { (caravan_at(land.caravan)) }
        },
    )
}

/// The box of a city in the tablet of 400 by 300: left, top, width and height.
pub fn city_box(place: Place) -> [f32; 4] {
    let (x, y) = place.corner();
    [x + 2, y + 2, place.width() - 4, 96].map(f32::from)
}

fn caravan_at(place: Place) -> Markup {
    let (x, y) = place.corner();
    let right = if place.width() > 100 { 20 } else { 5 };
    html! { use href="#am-caravan" x=(x + right) y=(y + 61) width="34" height="34" {} }
}

fn cell(city: &City<'_>) -> Markup {
    let (x, y) = city.place.corner();
    let width = city.place.width();
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            rect class=(if city.lit { "am-city am-open" } else { "am-city" }) x="4" y="4" width=(width - 8) height="92" rx="9" {}
            (lettering(&(width / 2).to_string(), "20", city.label, usize::from(width) - 16, 140))
            @if city.price.is_none() { use href={ "#am-relief-" (relief(city.offer)) } x=(width / 2 - 30) y="60" width="60" height="34" {} }
            (offer(city.offer, width))
            @if let Some(price) = city.price {
                use href="#am-camel" x=(width - 32) y="66" width="26" height="26" {}
                text class="am-number" x=(width - 42) y="86" font-size="20" { (price) }
            }
            @if city.lit {
                rect class="am-rim" x="4" y="4" width=(width - 8) height="92" rx="9" {}
                rect class="am-lit" x="4" y="4" width=(width - 8) height="92" rx="9" {}
            }
        }
    }
}

/// What is pressed into the clay: a gate, a grove, a temple tower.
const fn relief(offer: Offer<'_>) -> &'static str {
    match offer {
        Offer::Sale { .. } => "gate",
        Offer::Plant(..) => "grove",
        Offer::Court(..) => "tower",
    }
}

/// What is handed in, an arrow, what is got.
fn offer(offer: Offer<'_>, width: u16) -> Markup {
    let middle = f32::from(width) / 2.0;
    let mut pictures: Vec<String> = Vec::new();
    match offer {
        Offer::Sale { goods, points } => {
            return html! {
                text class="am-number" x=(short(middle - 68.0)) y="52" font-size="20" { "1–" (goods) }
                use href="#am-any" x=(short(middle - 48.0)) y="31" width="27" height="27" {}
                use href="#am-arrow" x=(short(middle - 18.0)) y="38" width="17" height="13" {}
                (gains(&[Gain::Points(points)], middle + 1.0, 31.0, 27.0))
                text class="am-number" x=(short(middle + 53.0)) y="52" font-size="20" { "+" }
                use href="#am-drop" x=(short(middle + 61.0)) y="31" width="27" height="27" {}
            };
        }
        Offer::Plant(good, plant) => {
            pictures.push(good.slug().to_owned());
            if let Some(extra) = plant.extra {
                pictures.push(extra.slug().to_owned());
            }
            pictures.push("arrow".to_owned());
            pictures.push(format!("quality-{}", plant.quality.clamp(1, 3)));
        }
        Offer::Court(good, courts) => {
            pictures.push(good.slug().to_owned());
            pictures.push("arrow".to_owned());
            for court in courts {
                pictures.push(format!("court-{}", court.slug()));
            }
        }
    }
    let wide = |picture: &String| if picture == "arrow" { 13.0 } else { 25.0 };
    let before = |index: usize| pictures[..index].iter().map(wide).sum::<f32>();
    let left = middle - before(pictures.len()) / 2.0;
    html! {
        @for (index, picture) in pictures.iter().enumerate() {
            use href={ "#am-" (picture) } x=(short(left + before(index))) y=(if picture == "arrow" { "39" } else { "32" }) width=(short(wide(picture) - 1.0)) height=(if picture == "arrow" { "11" } else { "25" }) {}
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="am-arrow" viewBox="0 0 18 14" { (fill(UMBER, "M0 5H10V0L18 7L10 14V9H0Z")) }
        symbol id="am-tablet" viewBox="0 0 400 300" {
            rect width="400" height="300" rx="18" fill=(SHADE) {}
            rect x="1" y="1" width="398" height="295" rx="17" fill=(MUD) {}
            rect x="5" y="5" width="390" height="287" rx="14" fill=(CLAY) {}
            // the road, pressed into the clay
            (line(BRICK, "9", "M50 50H350V250H50Z"))
            path fill="none" stroke=(DUST) stroke-width="4" stroke-dasharray="9 7" d="M50 50H350V250H50Z" {}
            // Euphrates and Tigris
            (line(DEEP, "10", "M112 112C140 150 175 130 200 160S270 175 292 190M196 108C215 130 230 140 232 165"))
            (line(WATER, "7", "M112 112C140 150 175 130 200 160S270 175 292 190M196 108C215 130 230 140 232 165"))
            path fill="none" stroke=(FOAM) stroke-width="1.4" stroke-dasharray="10 9" d="M112 112C140 150 175 130 200 160S270 175 292 190M196 108C215 130 230 140 232 165" {}
            // a caravan and a few wedges, cut by the scribe's reed
            g fill=(BRICK) {
                path transform="translate(236 100) scale(1.1)" d=(CAMEL) {}
                path transform="translate(118 152) scale(.95)" d=(CAMEL) {}
                path transform="translate(160 158) scale(.8)" d=(CAMEL) {}
                path d="M110 146l8 3-8 3zM128 108h9l-4.5 5zM131.7 112h1.6v12h-1.6zM142 108h9l-4.5 5zM145.7 112h1.6v12h-1.6zM156 116l8-4v8zM168 108h9l-4.5 5zM171.7 112h1.6v12h-1.6z" {}
            }
        }
        g {
            symbol id="am-relief-gate" viewBox="0 0 60 34" {
                path fill=(CLAY) d="M2 34V8H5V4H9V0H13V4H17V8H20V12H40V8H43V4H47V0H51V4H55V8H58V34H37V26A7 7 0 0 0 23 26V34Z" {}
            }
            symbol id="am-relief-grove" viewBox="0 0 60 34" {
                path fill=(CLAY) d="M28.5 34L29 15C24 13 18 14 13 21C14 11 22 8 28 11C24 7 22 3 24 0C28 2 30 6 30.5 10C32 5 37 2 42 3C38 6 35 8 33 11C39 9 46 13 46 21C42 15 36 13 31.5 15L32 34ZM9 34V26Q4 26 4 20Q9 20 10.5 24Q12 20 17 20Q17 26 12 26V34ZM49 34V26Q44 26 44 20.5Q49 20 50.5 24Q52 20 57 20Q57 26 52 26V34Z" {}
            }
            symbol id="am-relief-tower" viewBox="0 0 60 34" {
                path fill=(CLAY) d="M2 34V27H9V20H16V13H22V6H27V1H33V6H38V13H44V20H51V27H58V34H33V27H27V34Z" {}
            }
        }
        symbol id="am-road" viewBox="0 0 400 300" { (arrows()) }
    }
}

/// The direction of the road between the cells.
fn arrows() -> Markup {
    html! {
        path fill=(RUST) stroke=(IVORY) stroke-width="1.5" d="M95 42L107 50L95 58ZM195 42L207 50L195 58ZM295 42L307 50L295 58ZM342 95H358L350 107ZM342 195H358L350 207ZM305 242V258L293 250ZM105 242V258L93 250ZM42 205H58L50 193ZM42 105H58L50 93Z" {}
    }
}
