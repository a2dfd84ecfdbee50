//! Six ribbons: a colour and a shape, never one without the other.
//!
//! The colours were chosen by their distance in simulated deuteranopia, protanopia and tritanopia
//! (at least 20 in CIE Lab for every pair) and differ in lightness; the shape tells them apart
//! where that is not enough.

use maud::{Markup, html};

use super::{Ribbon, picture};

impl Ribbon {
    /// The shape in a box of 20 by 20, centred, about 10 across.
    pub(super) const fn shape(self) -> &'static str {
        match self {
            Self::Red => "M10 3.6L15 10L10 16.4L5 10Z",
            Self::Blue => "M10 4.8a5.2 5.2 0 1 0 .01 0Z",
            Self::Yellow => "M10 4.2L15.8 14.6H4.2Z",
            Self::Green => "M5.4 5.4H14.6V14.6H5.4Z",
            Self::Purple => {
                "M10 3.9L11.6 8L16 8.2L12.6 10.9L13.7 15.2L10 12.8L6.3 15.2L7.4 10.9L4 8.2L8.4 8Z"
            }
            Self::Neutral => "M10 4.6a5.4 5.4 0 1 0 .01 0ZM10 7.100a2.9 2.9 0 1 1 -.01 0Z",
        }
    }

    /// Cloth or wax; and what is pressed into it.
    pub(super) const fn colour(self) -> &'static str {
        match self {
            Self::Red => "#a81e22",
            Self::Blue => "#2969c8",
            Self::Yellow => "#efc033",
            Self::Green => "#3fae6a",
            Self::Purple => "#56257a",
            Self::Neutral => "#c9bfb0",
        }
    }

    /// Ivory on dark cloth, soot on light cloth.
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Red | Self::Blue | Self::Purple => "#fdf4df",
            Self::Yellow | Self::Green | Self::Neutral => "#23151f",
        }
    }
}

/// A wax seal, one em high: for panels, log lines and questions.
pub fn seal(ribbon: Ribbon) -> Markup {
    picture(
        "pg-seal",
        "0 0 20 20",
        &html! { use href={ "#pg-seal-" (ribbon.slug()) } {} },
    )
}

/// A seal, and the ribbon that runs down the left edge of a card of 100 by 140.
pub(super) fn symbols() -> Markup {
    html! {
        @for ribbon in Ribbon::ALL {
            symbol id={ "pg-seal-" (ribbon.slug()) } viewBox="0 0 20 20" {
                path fill=(ribbon.colour()) d=(WAX) {}
                circle cx="10" cy="10" r="7.9" fill="none" stroke="#23151f" stroke-opacity=".35" stroke-width=".9" {}
                path fill=(ribbon.mark()) d=(ribbon.shape()) transform="translate(1.3 1.3) scale(.87)" {}
            }
            symbol id={ "pg-band-" (ribbon.slug()) } viewBox="0 0 100 140" {
                path fill=(ribbon.colour()) d="M0 7Q0 0 7 0H18V134L9 127L0 134Z" {}
                path d="M17.5 0V130.500M2.5 3V130.5" fill="none" stroke=(ribbon.mark())
                    stroke-opacity=".55" stroke-width=".8" stroke-dasharray="2.2 1.8" {}
                path fill=(ribbon.mark()) d=(ribbon.shape()) transform="translate(-1 3) scale(1)" {}
                path fill=(ribbon.mark()) d=(ribbon.shape()) transform="translate(2.5 103) scale(.65)" {}
                rect x=".5" y=".5" width="99" height="139" rx="6.5" fill="none" stroke="#23151f" stroke-opacity=".45" {}
            }
        }
    }
}

/// A drop of wax that ran a little.
const WAX: &str = "M10 .5C12 .3 13.4 1.5 15 2C16.8 2.7 17.6 4.3 18.2 5.800C19 7.5 19.7 8.8 19.4 10.600C19.3 12.3 18.3 13.6 17.6 15C16.8 16.9 15.2 17.5 13.7 18.300C12 19.3 10.5 19.7 8.7 19.300C7 19.2 5.7 18 4.3 17.200C2.7 16.3 2 14.8 1.3 13.200C.4 11.5 .4 10 .8 8.300C1 6.6 2 5.4 2.9 4C4 2.4 5.5 1.9 7 1.200C8 .7 9 .6 10 .5Z";
