//! The painter's seal: the player's colour in the player's shape, with a carved sign.

use maud::{Markup, html};

use super::Colour;

/// In a box of 20 by 20.
pub(super) fn seal(colour: Colour) -> Markup {
    html! {
        path fill=(colour.paint()) stroke=(colour.shade()) stroke-width=".9" d=(colour.shape()) {}
        path fill="none" stroke=(colour.mark()) stroke-width="1.100" d="M6.500 8H13.500M10 6V14M7 11H13M6 14H14" {}
    }
}
