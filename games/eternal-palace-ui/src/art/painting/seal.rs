//! The painter's seal: the player's colour in the player's shape, with a carved sign.

use maud::{Markup, html};

use super::Colour;
use super::wash::CHALK;

/// In a box of 22 by 22 around the origin.
pub(super) fn seal(colour: Colour) -> Markup {
    let (paint, outline) = match colour {
        Colour::Yellow => ("#a87408", "M-10 0A10 10 0 0 1 10 0A10 10 0 0 1 -10 0Z"),
        Colour::Green => ("#2e6b4a", "M-9 -9H9V9H-9Z"),
        Colour::Pink => ("#b8477a", "M0 -11L11.500 9H-11.500Z"),
        Colour::Blue => ("#2a5a9c", "M0 -11.500L11 0L0 11.500L-11 0Z"),
        Colour::Purple => ("#6a3f8f", "M-5.500 -9.800H5.500L11 0L5.500 9.800H-5.500L-11 0Z"),
    };
    html! {
        path fill=(paint) stroke=(paint) stroke-width="1.800" d=(outline) {}
        path fill="none" stroke=(CHALK.pure()) stroke-width="1.300" d="M-4 -3.500H4M0 -5.500V4.500M-3.500 0H3.500M-4.500 4.500H4.500" {}
    }
}
