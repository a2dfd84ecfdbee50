//! Gold cards, 50 by 70: as many embossed coins as the card is worth, and the number in the corner
//! that stays visible when cards overlap. The worthless card shows an empty bowl.

use maud::{Markup, html};

use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, IVORY, MARIGOLD, PEACOCK, SHADE, fill, line,
};
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
            text class="es-gold-value" x="36.5" y="64" font-size="23" { (value) }
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
                rect class="es-badge" x="26" y="59" width="33" height="18" rx="9" {}
                text class="es-badge-count" x="42.5" y="72.2" font-size="12" { "×" (count) }
            }
        },
    )
}

fn face(value: u8) -> Markup {
    html! {
        use href={ "#es-gold-" (value.min(5)) } width="50" height="70" {}
        text class="es-gold-value" x="13.5" y="24.5" font-size="24" { (value) }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for value in 0..=5 {
            symbol id={ "es-gold-" (value) } viewBox=(BOX) {
                rect width="50" height="70" rx="5" fill=(BRASS) {}
                rect x="1" y="1" width="48" height="68" rx="4.2" fill=(ground(value)) {}
                rect x="2.5" y="2.5" width="45" height="65" rx="3" fill="none" stroke=(BRASS) stroke-width=".7" stroke-opacity=".7" {}
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
            rect x="3" y="3" width="44" height="64" rx="3" fill="none" stroke=(GOLD) stroke-width="1.3" {}
            (fill(DEEP, "M25 13C31 19 41 24 41 35S31 51 25 57C19 51 9 46 9 35S19 19 25 13Z"))
            (line(GOLD, "1.2", "M25 15C30.5 20.5 39 25 39 35S30.5 49.5 25 55C19.5 49.5 11 45 11 35S19.5 20.5 25 15Z"))
            use href="#es-lotus" x="13.5" y="23.5" width="23" height="23" {}
            circle cx="25" cy="35" r="6" fill=(MARIGOLD) {}
            circle cx="25" cy="35" r="3" fill=(IVORY) {}
        }
        symbol id="es-corner" viewBox=(BOX) {
            path fill="#06252c" fill-opacity=".45" d="M50 24L8 70H45Q50 70 50 65Z" {}
            path fill=(GLOW) stroke=(BRASS) stroke-width="1" d="M49.5 29L14 69.5H45Q49.5 69.5 49.5 65Z" {}
            (fill(IVORY, "M49.5 29L14 69.5C20 60 22 56 21 50C28 50 38 40 49.5 29Z"))
            (line(BRASS, ".8", "M21 50C28 50 38 40 49.5 29"))
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
        1 => &[("11", "33", "28")],
        2 => &[("24", "9", "22"), ("14", "40", "22")],
        3 => &[("15", "26", "20"), ("5", "45", "20"), ("25", "45", "20")],
        4 => &[
            ("25", "25", "20"),
            ("5", "25", "20"),
            ("5", "45", "20"),
            ("25", "45", "20"),
        ],
        _ => &[
            ("25", "5", "20"),
            ("5", "25", "20"),
            ("25", "25", "20"),
            ("5", "45", "20"),
            ("25", "45", "20"),
        ],
    };
    html! {
        @if value == 0 {
            (fill(CLAY, "M9 44H41C41 54 36 60 30 61V64H20V61C14 60 9 54 9 44Z"))
            (fill(SHADE, "M25 40C34 40 41 41.5 41 44S34 48 25 48S9 46.5 9 44S16 40 25 40Z"))
            (fill("#6b3f24", "M25 42C32 42 38 43 38 44.5S32 47 25 47S12 46 12 44.5S18 42 25 42Z"))
        }
        @for (x, y, size) in places {
            use href="#es-coin" x=(x) y=(y) width=(size) height=(size) {}
        }
    }
}
