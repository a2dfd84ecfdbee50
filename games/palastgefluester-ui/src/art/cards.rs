//! Cards: printed objects that look the same by day and by night.
//!
//! A person card is ivory with the ribbon down its left edge, where it stays visible when cards
//! overlap. A king card is plum with the person in a cameo under a crown, tied up and sealed: this
//! person keeps silent. Backs are velvet.

use maud::{Markup, html};

use super::cut::{Cut, Tone, by_class};
use super::{Person, Ribbon, picture};

/// A person card with its name, already in the reader's language.
pub fn card(person: Person, ribbon: Ribbon, label: &str) -> Markup {
    picture(
        "pg-card",
        "0 0 100 140",
        &html! {
            use href="#pg-face" {}
            use href={ "#pg-" (person.slug()) } x="18" y="14" width="82" height="98" {}
            use href="#pg-plate" {}
            use href={ "#pg-band-" (ribbon.slug()) } {}
            (lettering("60", "131", label, 76))
        },
    )
}

/// A person card for rows on a phone: no name, everything else larger.
pub fn mini(person: Person, ribbon: Ribbon) -> Markup {
    picture(
        "pg-card pg-mini",
        "0 0 50 70",
        &html! {
            use href="#pg-leaf" {}
            use href={ "#pg-" (person.slug()) } x="12" y="24" width="38" height="45.6" {}
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
            use href={ "#pg-" (person.slug()) } x="21" y="33" width="58" height="70" {}
            use href="#pg-hush" {}
            (lettering("50", "132", label, 86))
        },
    )
}

/// The back of a person card.
pub fn back() -> Markup {
    picture("pg-card", "0 0 100 140", &html! { use href="#pg-back" {} })
}

/// The back of a king card.
pub fn king_back() -> Markup {
    picture("pg-card", "0 0 100 140", &html! { use href="#pg-king-back" {} })
}

/// A name set as large as its length allows.
fn lettering(x: &str, y: &str, label: &str, width: usize) -> Markup {
    // A serif letter is a little over half its size wide; capitals and m are why not exactly half.
    let letters = label.chars().count().max(1);
    let tenths = (width * 1000 / (letters * 57)).clamp(50, 115);
    html! {
        text class="pg-name" x=(x) y=(y) font-size={ (tenths / 10) "." (tenths % 10) } { (label) }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="pg-face" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#f6ebd2" {}
            path fill="#ecdcba" d=(DAMASK_LARGE) {}
            rect x=".5" y=".5" width="99" height="139" rx="6.5" fill="none" stroke="#a8895a" {}
        }
        symbol id="pg-plate" viewBox="0 0 100 140" {
            path fill="#fdf6e6" d="M20 112H99V133Q99 139 93 139H7Q1 139 1 133L10 127L20 134Z" {}
            path d="M20 112H99.5" stroke="#d29a2e" stroke-width="1.4" {}
        }
        symbol id="pg-leaf" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="4" fill="#f6ebd2" {}
            rect x=".4" y=".4" width="49.2" height="69.2" rx="3.6" fill="none" stroke="#a8895a" stroke-width=".8" {}
        }
        @for ribbon in Ribbon::ALL {
            symbol id={ "pg-strip-" (ribbon.slug()) } viewBox="0 0 50 70" {
                path fill=(ribbon.colour()) d="M0 4Q0 0 4 0H46Q50 0 50 4V0H11V66L5.5 62.500L0 66Z" {}
                path fill=(ribbon.mark()) d=(ribbon.shape()) transform="translate(-3.5 -2) scale(1)" {}
            }
        }
        symbol id="pg-throne" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#4a1836" {}
            path fill="#591f42" d=(DAMASK_LARGE) transform="translate(-10 0)" {}
            rect x="3.5" y="3.5" width="93" height="133" rx="4.5" fill="none" stroke="#d29a2e" stroke-width="1.2" {}
            ellipse cx="50" cy="69" rx="35" ry="40" fill="#d29a2e" {}
            ellipse cx="50" cy="69" rx="32.5" ry="37.5" fill="#f6ebd2" {}
        }
        symbol id="pg-hush" viewBox="0 0 100 140" { (by_class(HUSH)) }
        symbol id="pg-back" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#4a1836" {}
            (damask_field("#5c2045"))
            rect x="4" y="4" width="92" height="132" rx="4" fill="none" stroke="#d29a2e" stroke-width="1.3" {}
            rect x="6.5" y="6.5" width="87" height="127" rx="3" fill="none" stroke="#d29a2e" stroke-width=".5" {}
            (by_class(CREST))
        }
        symbol id="pg-king-back" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="7" fill="#d29a2e" {}
            rect x="4" y="4" width="92" height="132" rx="4" fill="#23151f" {}
            rect x="6.5" y="6.5" width="87" height="127" rx="3" fill="none" stroke="#d29a2e" stroke-width=".5" {}
            (by_class(REGALIA))
        }
    }
}

/// Velvet: small palmettes in staggered rows, kept clear of the border.
fn damask_field(colour: &str) -> Markup {
    html! {
        g fill=(colour) {
            @for row in 0..6_i32 {
                @for column in 0..5_i32 {
                    @let x = 10 + column * 20 - (row % 2) * 10;
                    @if x > 0 {
                        path d=(PALMETTE) transform={ "translate(" (x) " " (12 + row * 23) ")" } {}
                    }
                }
            }
        }
    }
}

/// A palmette about 14 by 20 around the origin; also the tile of the room's damask.
pub(super) const PALMETTE: &str = "M0-10C2-7 3-5 2.5-2.500C4-5 7-5 8-2C6-2 5-1 5 1C5 3.5 2.5 4.5 1 3.500C2 5.5 2 8 0 10C-2 8-2 5.5-1 3.500C-2.5 4.5-5 3.5-5 1C-5-1-6-2-8-2C-7-5-4-5-2.5-2.500C-3-5-2-7 0-10Z";

/// One great palmette behind the figure.
const DAMASK_LARGE: &str = "M60 8C66 20 72 26 70 38C76 26 90 26 94 40C86 38 82 44 84 54C86 66 74 72 67 66C74 76 72 92 60 106C48 92 46 76 53 66C46 72 34 66 36 54C38 44 34 38 26 40C30 26 44 26 50 38C48 26 54 20 60 8Z";

/// Crown above the cameo; ribbons crossed over it, and lips pressed into the wax.
const HUSH: &[Cut] = &[
    Cut::Shape(Tone::Gold, "M34 32L29 12L40 20L50 6L60 20L71 12L66 32Q50 28 34 32Z"),
    Cut::Shape(Tone::Gold, "M29 8.500a3 3 0 1 0 .1 0zM50 2.500a3 3 0 1 0 .1 0zM71 8.500a3 3 0 1 0 .1 0z"),
    Cut::Strip(Tone::Plum, "1.6", "M37 28.500Q50 25 63 28.5"),
    Cut::Strip(Tone::Plum, "6", "M18 62L84 112M82 62L16 112"),
    Cut::Strip(Tone::Gold, ".8", "M18 59.500L84 109.500M82 59.500L16 109.500M18 64.500L84 114.500M82 64.500L16 114.5"),
    Cut::Shape(Tone::Gold, "M50 71C54 70.6 57 73 60 74C64 75.5 64.5 79 65.5 82C67 85.5 66.5 89 65 92C63.5 96 61 98 57.5 99.500C54 101.5 50 102 46.5 101C42.5 100.5 40 98 37.5 96C34.5 93 34 89.5 33.8 86C33 82 35 79 37.5 76.500C40 73 44 71.5 50 71Z"),
    Cut::Shape(Tone::Ink, "M38 86C42 82 45.5 79.5 48 80C49 80.2 49.5 81 50 81C50.5 81 51 80.2 52 80C54.5 79.5 58 82 62 86C58 91 54 93.5 50 93.500S42 91 38 86Z"),
    Cut::Strip(Tone::Gold, "1.5", "M40 86.200C44 85 47 86.5 50 86.500S56 85 60 86.2"),
];

/// The crest of the court: a crowned keyhole between two listeners.
const CREST: &[Cut] = &[
    Cut::Shape(Tone::Plum, "M50 36C68 36 80 44 80 60C80 84 66 98 50 108C34 98 20 84 20 60C20 44 32 36 50 36Z"),
    Cut::Strip(Tone::Gold, "1.8", "M50 36C68 36 80 44 80 60C80 84 66 98 50 108C34 98 20 84 20 60C20 44 32 36 50 36Z"),
    Cut::Shape(Tone::Gold, "M41 32L38 21L45 26L50 17L55 26L62 21L59 32Q50 30 41 32Z"),
    Cut::Shape(Tone::Gold, "M50 52a9 9 0 0 1 5 16.500L58 88H42L45 68.500A9 9 0 0 1 50 52Z"),
    Cut::Shape(Tone::Gold, "M31 50C35 50 37.5 53 37.5 57L40 62L37.5 63V66L36 67C36 70 33 70.5 31.5 70C31.5 73 33 75 35 77C31 79 27 77 25 72C23 64 24 50 31 50ZM69 50C65 50 62.5 53 62.5 57L60 62L62.5 63V66L64 67C64 70 67 70.5 68.5 70C68.5 73 67 75 65 77C69 79 73 77 75 72C77 64 76 50 69 50Z"),
];

/// A crown over a sealed letter.
const REGALIA: &[Cut] = &[
    Cut::Shape(Tone::Gold, "M26 62L18 28L37 43L50 20L63 43L82 28L74 62Q50 56 26 62Z"),
    Cut::Shape(Tone::Gold, "M18 20a4.5 4.5 0 1 0 .1 0zM50 11a4.5 4.5 0 1 0 .1 0zM82 20a4.5 4.5 0 1 0 .1 0z"),
    Cut::Strip(Tone::Ink, "2", "M29 56Q50 50 71 56"),
    Cut::Shape(Tone::Pale, "M20 76H80V118H20Z"),
    Cut::Strip(Tone::Gold, "1.6", "M20 76L50 100L80 76M20 118L43 95M80 118L57 95"),
    Cut::Shape(Tone::Plum, "M50 88C56 88 61 93 61 99.500S56 111 50 111S39 106 39 99.500S44 88 50 88Z"),
    Cut::Shape(Tone::Gold, "M42.5 99.500C46 96 48 95 50 96.500C52 95 54 96 57.5 99.500C54 104 46 104 42.5 99.500Z"),
];
