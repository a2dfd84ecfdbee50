//! Cards: printed objects that look the same by day and by night.
//!
//! A person card is ivory with the ribbon down its left edge, where it stays visible when cards
//! overlap. A king card is plum with the person in a cameo under a crown, tied up and sealed: this
//! person keeps silent. Backs are velvet.

use maud::{Markup, html};
use palast_ui::svg::lettering;

use super::shapes::{Cut, Tone, by_class};
use super::{Person, Ribbon, picture};

/// A person card with its name, already in the reader's language.
pub fn card(person: Person, ribbon: Ribbon, label: &str) -> Markup {
    picture(
        "pg-card",
        "0 0 100 140",
        &html! {
            use href="#pg-face" {}
            use href={ "#pg-" (person.slug()) } x="18.5" y="15" width="80" height="96" {}
            use href="#pg-plate" {}
            use href={ "#pg-band-" (ribbon.slug()) } {}
            (lettering("pg-name", "60", "131", label, 76))
        },
    )
}

/// A person card for rows on a phone: no name, everything else larger.
pub fn mini(person: Person, ribbon: Ribbon) -> Markup {
    picture(
        "pg-card",
        "0 0 50 70",
        &html! {
            use href="#pg-leaf" {}
            use href={ "#pg-" (person.slug()) } x="8.5" y="19.6" width="41" height="49.2" {}
            use href={ "#pg-strip-" (ribbon.slug()) } {}
        },
    )
}

/// A king card: the person named keeps silent.
pub fn king(person: Person, label: &str) -> Markup {
    picture(
        "pg-card pg-king",
        "0 0 100 140",
        &html! {
            use href="#pg-throne" {}
            use href={ "#pg-" (person.slug()) } x="16" y="34" width="68" height="81.6" {}
            use href="#pg-hush" {}
            (lettering("pg-name", "50", "130", label, 86))
        },
    )
}

/// The back of a person card.
pub fn back() -> Markup {
    picture("pg-card", "0 0 100 140", &html! { use href="#pg-back" {} })
}

/// The back of a king card.
pub fn king_back() -> Markup {
    picture(
        "pg-card",
        "0 0 100 140",
        &html! { use href="#pg-king-back" {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="pg-face" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#f2e5c9" {}
            path d="M18 0H93Q100 0 100 7V112H18Z" fill="url(#pg-moire)" {}
        }
        symbol id="pg-plate" viewBox="0 0 100 140" {
            path fill="#fdf6e6" d="M18 112H99V133Q99 139 93 139H7Q1 139 1 133L9 127L18 134Z" {}
            path d="M18 112H99.5" stroke="#d29a2e" stroke-width="1.4" {}
        }
        symbol id="pg-leaf" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="4" fill="#f2e5c9" {}
        }
        @for ribbon in Ribbon::ALL {
            symbol id={ "pg-strip-" (ribbon.slug()) } viewBox="0 0 50 70" {
                path fill=(ribbon.colour()) d="M0 4Q0 0 4 0H46Q50 0 50 4V6H22C19 14 14 17 9 19V67L4.5 63.5L0 67Z" {}
                path fill=(ribbon.mark()) d=(ribbon.shape()) transform="translate(-1.5 -1.5) scale(1.15)" {}
                rect x=".4" y=".4" width="49.2" height="69.2" rx="3.6" fill="none" stroke="#23151f" stroke-opacity=".45" stroke-width=".8" {}
            }
        }
        symbol id="pg-throne" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#4a1836" {}
            rect width="100" height="140" rx="7" fill="url(#pg-velvet)" {}
            rect x="3.5" y="3.5" width="93" height="133" rx="4.5" fill="none" stroke="#d29a2e" stroke-width="1.2" {}
            path fill="#d29a2e" d="M11 118V68C11 44 28 28 50 28S89 44 89 68V118Z" {}
            path fill="#f2e5c9" d="M13.5 115.5V68C13.5 46 29 30.5 50 30.5S86.5 46 86.5 68V115.5Z" {}
        }
        symbol id="pg-hush" viewBox="0 0 100 140" { (by_class(HUSH)) }
        symbol id="pg-back" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#4a1836" {}
            rect x="7" y="7" width="86" height="126" fill="url(#pg-velvet)" {}
            rect x="4" y="4" width="92" height="132" rx="4" fill="none" stroke="#d29a2e" stroke-width="1.3" {}
            rect x="6.5" y="6.5" width="87" height="127" rx="3" fill="none" stroke="#d29a2e" stroke-width=".5" {}
            g transform="translate(-8 -3.4) scale(1.16)" {
                (by_class(CREST))
                path class="pg-g" d=(LISTENER) transform="translate(40.5 66) scale(.58)" {}
                path class="pg-g" d=(LISTENER) transform="translate(59.5 66) scale(-.58 .58)" {}
            }
        }
        symbol id="pg-king-back" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#d29a2e" {}
            rect x="4" y="4" width="92" height="132" rx="4" fill="#23151f" {}
            rect x="6.5" y="6.5" width="87" height="127" rx="3" fill="none" stroke="#d29a2e" stroke-width=".5" {}
            (by_class(REGALIA))
        }
    }
}

/// Crown above the niche; a ribbon tied across it, and lips pressed into the wax.
const HUSH: &[Cut] = &[
    Cut::Shape(
        Tone::Gold,
        "M33 31L28 13L39.5 20L50 7L60.5 20L72 13L67 31Q50 26 33 31Z",
    ),
    Cut::Shape(
        Tone::Gold,
        "M28 9.5a3 3 0 1 0 .1 0zM50 3.5a3 3 0 1 0 .1 0zM72 9.5a3 3 0 1 0 .1 0z",
    ),
    Cut::Strip(Tone::Plum, "1.6", "M36.5 27Q50 23 63.5 27"),
    Cut::Shape(Tone::Ink, "M4 88V81L96 113V120ZM96 88V81L4 113V120Z"),
    Cut::Strip(Tone::Gold, "1", "M4.5 84.7L95.5 116.3M95.5 84.7L4.5 116.3"),
    Cut::Shape(
        Tone::Gold,
        "M50 88C53.5 87.7 55.7 89.3 58 90.2C61 91.5 62 94 62.8 96.3C64 99 63.6 101.6 62.5 104.2C61.4 107.2 59.2 109 56.6 110.3C53.5 112 50.4 112.5 47.3 111.7C44.2 111.2 42 109.5 39.8 107.7C37.6 105.5 37.2 103 37 100.3C36.4 97.2 37.6 94.5 39.8 92.4C42 89.7 45 88.5 50 88Z",
    ),
    Cut::Strip(Tone::Plum, ".8", "M50 90.5a9.6 9.6 0 1 0 .01 0z"),
    Cut::Shape(
        Tone::Plum,
        "M42 100C44.7 97 46.9 95.5 48.6 95.7C49.3 95.9 49.6 96.4 50 96.4C50.4 96.4 50.7 95.9 51.4 95.7C53.1 95.5 55.3 97 58 100C55.3 103.5 52.7 105.3 50 105.3S44.7 103.5 42 100Z",
    ),
    Cut::Strip(
        Tone::Gold,
        "1.1",
        "M44 100C46.5 99.3 48.3 100.2 50 100.2S53.5 99.3 56 100",
    ),
];

/// The crest of the court: a crowned keyhole between two listeners.
const CREST: &[Cut] = &[
    Cut::Shape(
        Tone::Plum,
        "M50 36C68 36 80 44 80 60C80 84 66 98 50 108C34 98 20 84 20 60C20 44 32 36 50 36Z",
    ),
    Cut::Strip(
        Tone::Gold,
        "1.8",
        "M50 36C68 36 80 44 80 60C80 84 66 98 50 108C34 98 20 84 20 60C20 44 32 36 50 36Z",
    ),
    Cut::Shape(
        Tone::Gold,
        "M41 32L38 21L45 26L50 17L55 26L62 21L59 32Q50 30 41 32Z",
    ),
    Cut::Shape(
        Tone::Gold,
        "M50 50a7.5 7.5 0 0 1 4 13.8L57 88H43L46 63.8A7.5 7.5 0 0 1 50 50Z",
    ),
];

/// A courtier with a lock at the nape, the tip of the nose at the origin.
const LISTENER: &str = "M-9 -22C-4 -18 -5 -10 -5 -7L0 0L-3 2.2L-1.3 4.7L-2.8 6L-1.8 7.8L-3.6 9.5C-2 13 -4 16 -11.5 16C-11.5 21 -9 25 0 28H-24C-21 25 -20.5 21 -20.5 17C-25 18 -28 15 -27 11C-30 4 -29 -14 -21 -20C-17 -24 -12 -25 -9 -22Z";

/// A crown over a sealed letter.
const REGALIA: &[Cut] = &[
    Cut::Shape(
        Tone::Gold,
        "M26 62L18 28L37 43L50 20L63 43L82 28L74 62Q50 56 26 62Z",
    ),
    Cut::Shape(
        Tone::Gold,
        "M18 20a4.5 4.5 0 1 0 .1 0zM50 11a4.5 4.5 0 1 0 .1 0zM82 20a4.5 4.5 0 1 0 .1 0z",
    ),
    Cut::Strip(Tone::Ink, "2", "M29 56Q50 50 71 56"),
    Cut::Shape(Tone::Pale, "M20 76H80V118H20Z"),
    Cut::Strip(
        Tone::Gold,
        "1.6",
        "M20 76L50 100L80 76M20 118L43 95M80 118L57 95",
    ),
    Cut::Shape(
        Tone::Plum,
        "M50 88C56 88 61 93 61 99.5S56 111 50 111S39 106 39 99.5S44 88 50 88Z",
    ),
    Cut::Shape(
        Tone::Gold,
        "M42.5 99.5C46 96 48 95 50 96.5C52 95 54 96 57.5 99.5C54 104 46 104 42.5 99.5Z",
    ),
];
