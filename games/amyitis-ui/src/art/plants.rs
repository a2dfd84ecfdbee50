//! What grows in a planted garden: date palms, cypresses, pomegranates and lilies.
//!
//! A garden is 84 by 80 with its middle at (42, 52), so that crowns reach above the terrace.

use maud::{Markup, html};

use super::paint::{
    GLOW, IVORY, LEAF, MOSS, PALM, RUST, SHADE, SPROUT, UMBER, WINE, at, fill, line,
};

pub(super) fn symbols() -> Markup {
    html! {
        defs { g id="am-palm-tree" { (date_palm("0", "0", "1")) } }
        @for number in 0..4 {
            symbol id={ "am-plants-" (number) } viewBox="0 0 84 80" overflow="visible" { (garden(number)) }
        }
    }
}

fn garden(number: u8) -> Markup {
    html! {
        @match number {
            0 => {
                (palm("42", "44", ".78"))
                (bush("20", "54", ".8", RUST)) (bush("62", "55", ".85", IVORY)) (lilies("33", "66")) (bush("49", "68", ".6", GLOW))
            }
            1 => {
                (cypress("30", "46", ".85")) (cypress("54", "46", ".95"))
                (bush("17", "56", ".65", GLOW)) (bush("67", "56", ".7", WINE)) (lilies("52", "64")) (bush("34", "66", ".7", IVORY))
            }
            2 => {
                (palm("31", "45", ".62")) (palm("54", "49", ".72"))
                (bush("18", "58", ".7", WINE)) (bush("66", "60", ".6", GLOW)) (lilies("36", "66")) (bush("52", "69", ".55", RUST))
            }
            _ => {
                (tree("42", "50", ".92"))
                (bush("18", "56", ".75", IVORY)) (bush("66", "56", ".75", RUST)) (bush("34", "67", ".6", GLOW)) (lilies("52", "66"))
            }
        }
    }
}

/// The same palm by reference, for drawings that stand beside the symbols.
pub(super) fn palm(x: &str, y: &str, scale: &str) -> Markup {
    at(x, y, scale, &html! { use href="#am-palm-tree" {} })
}

/// A date palm standing on the given spot, 60 high at full size.
pub(super) fn date_palm(x: &str, y: &str, scale: &str) -> Markup {
    at(
        x,
        y,
        scale,
        &html! {
            (fill(UMBER, "M-4 2C-2 -14 -3 -26 -1.5 -38H3.5C3 -26 2.5 -12 5 2Z"))
            (line(SHADE, "1.4", "M-2.5 -4H3M-2 -11H2.5M-2 -18H2.5M-1.5 -25H2.5M-1 -32H3"))
            g transform="translate(1 -38)" { (crown()) }
        },
    )
}

/// Nine fronds and two bunches of dates round the origin.
fn crown() -> Markup {
    html! {
        (fill(PALM, "M0 0C-8 -12 -22 -12 -29 0C-20 -6 -10 -5 0 0ZM0 0C8 -12 22 -12 29 0C20 -6 10 -5 0 0ZM0 0C-14 -4 -24 2 -25 15C-18 6 -9 3 0 0ZM0 0C14 -4 24 2 25 15C18 6 9 3 0 0Z"))
        (fill(LEAF, "M0 0C-3 -14 -13 -22 -24 -17C-14 -15 -7 -9 0 0ZM0 0C3 -14 13 -22 24 -17C14 -15 7 -9 0 0ZM0 0C-5 -10 -4 -20 2 -26C3 -16 3 -8 0 0Z"))
        (line(SPROUT, ".9", "M-3 -3C-10 -10 -18 -9 -25 -4M3 -3C10 -10 18 -9 25 -4M-2 -5C-6 -12 -12 -16 -19 -16M2 -5C6 -12 12 -16 19 -16"))
        (fill(RUST, "M-9 3a3 4.5 0 1 0 .01 0ZM-4 5a3 4.5 0 1 0 .01 0ZM6 4a3 4.5 0 1 0 .01 0Z"))
    }
}

fn cypress(x: &str, y: &str, scale: &str) -> Markup {
    at(
        x,
        y,
        scale,
        &html! {
            (fill(UMBER, "M-2 8V-4H2V8Z"))
            (fill(PALM, "M0 -44C8 -30 11 -14 9 -4Q0 4 -9 -4C-11 -14 -8 -30 0 -44Z"))
            (fill(LEAF, "M0 -44C-8 -30 -11 -14 -9 -4Q-7 -1 -3 0C-5 -14 -4 -30 0 -44Z"))
        },
    )
}

/// A pomegranate tree.
fn tree(x: &str, y: &str, scale: &str) -> Markup {
    at(
        x,
        y,
        scale,
        &html! {
            (fill(UMBER, "M-4 8C-2 -2 -3 -8 -6 -14L6 -14C3 -8 3 -2 5 8Z"))
            (fill(PALM, "M-20 -12C-28 -16 -25 -30 -16 -30C-15 -40 2 -44 7 -36C16 -40 26 -30 21 -22C27 -14 18 -6 10 -9C4 -4 -6 -5 -8 -9C-13 -5 -19 -7 -20 -12Z"))
            (fill(LEAF, "M-18 -15C-23 -19 -20 -28 -13 -27C-12 -36 1 -39 5 -32C10 -34 15 -31 16 -27C8 -25 6 -18 -2 -18C-8 -13 -16 -12 -18 -15Z"))
            (fill(RUST, "M-11 -17a3.6 3.6 0 1 0 .01 0ZM4 -20a3.6 3.6 0 1 0 .01 0ZM14 -16a3.4 3.4 0 1 0 .01 0ZM-5 -33a3.2 3.2 0 1 0 .01 0ZM12 -31a3 3 0 1 0 .01 0Z"))
            (fill(GLOW, "M-12 -17.5L-9.5 -19L-9 -16.5ZM3 -20.5L5.5 -22L6 -19.5Z"))
        },
    )
}

/// A round bush with three blossoms.
fn bush(x: &str, y: &str, scale: &str, blossom: &str) -> Markup {
    at(
        x,
        y,
        scale,
        &html! {
            (fill(PALM, "M-12 6C-16 2 -14 -6 -8 -6C-7 -12 6 -13 8 -7C14 -7 16 2 12 6Q0 9 -12 6Z"))
            (fill(MOSS, "M-11 1C-12 -4 -9 -5 -6 -4C-5 -9 2 -10 4 -6C-1 -5 -3 0 -11 1Z"))
            (fill(blossom, "M-6 -1a2.6 2.6 0 1 0 .01 0ZM2 -5a2.6 2.6 0 1 0 .01 0ZM7 0a2.6 2.6 0 1 0 .01 0Z"))
        },
    )
}

fn lilies(x: &str, y: &str) -> Markup {
    at(
        x,
        y,
        "1",
        &html! {
            (line(LEAF, "1.6", "M-4 5L-5 -4M1 6V-7M6 5L7 -3"))
            (fill(IVORY, "M-8 -8L-5 -4L-2 -8L-3.5 -2.5H-6.5ZM-2.5 -12L1 -7L4.5 -12L2.7 -5H-.7ZM4 -7L7 -3L10 -7L8.5 -1.5H5.5Z"))
        },
    )
}
