//! Gold cards, 50 by 70: as many embossed coins as the card is worth, and the number in the corner
//! that stays visible when cards overlap. The worthless card shows an empty bowl.

use maud::{Markup, html};

use super::paint::{BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, IVORY, MARIGOLD, PEACOCK, SHADE, at, fill, line};
use super::palace::lotus;
use super::picture;

const BOX: &str = "0 0 50 70";

/// A gold card, face up.
pub fn gold(value: u8) -> Markup {
    picture("es-card", BOX, &face(value))
}

/// A gold card, face down.
pub fn gold_back() -> Markup {
    picture("es-card", BOX, &html! { use href="#es-gold-back" {} })
}

/// A face-down card under the blockade marker.
pub fn gold_blocked() -> Markup {
    picture(
        "es-card",
        BOX,
        &html! {
            use href="#es-gold-back" {}
            use href="#es-blockade" x="6" y="14" width="38" height="38" {}
        },
    )
}

/// One's own face-down card: a lifted corner shows what it is worth.
pub fn gold_own(value: u8) -> Markup {
    picture(
        "es-card",
        BOX,
        &html! {
            use href="#es-gold-back" {}
            use href="#es-corner" {}
            text class="es-gold-value" x="36.500" y="64" font-size="23" { (value) }
        },
    )
}

/// The bank's cards of one value, with their number; an empty place if there are none.
pub fn pile(value: u8, count: u8) -> Markup {
    picture(
        "es-pile",
        "0 0 60 78",
        &html! {
            @if count == 0 {
                rect class="es-vacant" x="1" y="7" width="48" height="68" rx="5" {}
                text class="es-vacant-value" x="25" y="49" font-size="24" { (value) }
            } @else {
                @if count > 2 { use href="#es-leaf" x="6" y="0" width="50" height="70" {} }
                @if count > 1 { use href="#es-leaf" x="3" y="3" width="50" height="70" {} }
                g transform="translate(0 6)" { (face(value)) }
                circle class="es-badge" cx="47" cy="66" r="12" {}
                text class="es-badge-count" x="47" y="70.500" font-size="12.500" { "×" (count) }
            }
        },
    )
}

fn face(value: u8) -> Markup {
    html! {
        use href={ "#es-gold-" (value.min(5)) } width="50" height="70" {}
        text class="es-gold-value" x="13.500" y="24.500" font-size="24" { (value) }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for value in 0..=5 {
            symbol id={ "es-gold-" (value) } viewBox=(BOX) {
                rect width="50" height="70" rx="5" fill=(BRASS) {}
                rect x="1" y="1" width="48" height="68" rx="4.200" fill=(ground(value)) {}
                (line(BRASS, ".7", "M27 4H43Q46 4 46 7V63Q46 66 43 66H7Q4 66 4 63V29"))
                (coins(value))
            }
        }
        symbol id="es-leaf" viewBox=(BOX) {
            rect x=".5" y=".5" width="49" height="69" rx="5" fill=(DUNE) stroke=(BRASS) {}
        }
        symbol id="es-gold-back" viewBox=(BOX) {
            rect width="50" height="70" rx="5" fill=(DEEP) {}
            rect x="3" y="3" width="44" height="64" rx="3" fill=(PEACOCK) {}
            rect x="3" y="3" width="44" height="64" rx="3" fill="url(#es-weave)" {}
            rect x="3" y="3" width="44" height="64" rx="3" fill="none" stroke=(GOLD) stroke-width="1.300" {}
            (fill(DEEP, "M25 13C31 19 41 24 41 35S31 51 25 57C19 51 9 46 9 35S19 19 25 13Z"))
            (line(GOLD, "1.200", "M25 15C30.500 20.500 39 25 39 35S30.500 49.500 25 55C19.500 49.500 11 45 11 35S19.500 20.500 25 15Z"))
            (at("25", "35", "1.050", &lotus()))
            circle cx="25" cy="35" r="6" fill=(MARIGOLD) {}
            circle cx="25" cy="35" r="3" fill=(IVORY) {}
        }
        symbol id="es-corner" viewBox=(BOX) {
            path fill="#06252c" fill-opacity=".45" d="M50 24L8 70H45Q50 70 50 65Z" {}
            path fill=(GLOW) stroke=(BRASS) stroke-width="1" d="M49.500 29L14 69.500H45Q49.500 69.500 49.500 65Z" {}
            (fill(IVORY, "M49.500 29L14 69.500C20 60 22 56 21 50C28 50 38 40 49.500 29Z"))
            (line(BRASS, ".8", "M21 50C28 50 38 40 49.500 29"))
        }
    }
}

/// The dearer, the redder.
const fn ground(value: u8) -> &'static str {
    match value {
        0 => "#ddd3c4",
        1 => "#f8ead0",
        2 => "#f8dfa6",
        3 => "#f6cb6c",
        4 => "#f1b049",
        _ => "#e98f3c",
    }
}

fn coins(value: u8) -> Markup {
    let places: &[(&str, &str, &str)] = match value {
        0 => &[],
        1 => &[("12", "33", "26")],
        2 => &[("22", "14", "22"), ("6", "40", "22")],
        3 => &[("26", "11", "19"), ("27", "43", "19"), ("6", "34", "19")],
        4 => &[("27", "9", "18"), ("28", "30", "18"), ("6", "29", "18"), ("17", "48", "18")],
        _ => &[
            ("28", "7", "17"),
            ("29", "27", "17"),
            ("29", "47", "17"),
            ("6", "31", "17"),
            ("9", "49", "17"),
        ],
    };
    html! {
        @if value == 0 {
            (fill(CLAY, "M9 44H41C41 54 36 60 30 61V64H20V61C14 60 9 54 9 44Z"))
            (fill(SHADE, "M25 40C34 40 41 41.500 41 44S34 48 25 48S9 46.500 9 44S16 40 25 40Z"))
            (fill("#6b3f24", "M25 42C32 42 38 43 38 44.500S32 47 25 47S12 46 12 44.500S18 42 25 42Z"))
        }
        @for (x, y, size) in places {
            use href="#es-coin" x=(x) y=(y) width=(size) height=(size) {}
        }
    }
}
