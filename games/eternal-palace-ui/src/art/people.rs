//! The five players: a colour, a shape, and their markers.
//!
//! Colours are chosen to stay apart in the three common kinds of colour blindness; the shape is
//! there for everybody else and for the dark.

use maud::{Markup, html};

use super::ink::{INK, PAPER};
use super::{picture, piece};

/// A player's colour, always drawn with its shape; both are those of the seat everywhere else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Diamond.
    Red,
    /// Circle.
    Blue,
    /// Triangle.
    Yellow,
    /// Square.
    Green,
    /// Star.
    Purple,
    /// Ring: the Master's.
    Neutral,
}

impl Colour {
    /// In the order of the seats, then the Master's.
    pub const ALL: [Self; 6] = [
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Purple,
        Self::Neutral,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Neutral => "neutral",
        }
    }

    pub(super) const fn paint(self) -> &'static str {
        match self {
            Self::Red => "#b8261e",
            Self::Blue => "#2b5cc0",
            Self::Yellow => "#f5c742",
            Self::Green => "#2fb78a",
            Self::Purple => "#4e2460",
            Self::Neutral => "#f1e9da",
        }
    }

    /// Where the light falls on it.
    pub(super) const fn light(self) -> &'static str {
        match self {
            Self::Red => "#e0685c",
            Self::Blue => "#7ba0ea",
            Self::Yellow => "#fde79a",
            Self::Green => "#86dcbf",
            Self::Purple => "#8a5f9e",
            Self::Neutral => "#fffaf0",
        }
    }

    /// Where it turns away from the light.
    pub(super) const fn shade(self) -> &'static str {
        match self {
            Self::Red => "#7b1511",
            Self::Blue => "#193a80",
            Self::Yellow => "#c6921b",
            Self::Green => "#17694e",
            Self::Purple => "#2d1139",
            Self::Neutral => "#b3a78f",
        }
    }

    /// What is carved into it.
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Yellow | Self::Green | Self::Neutral => INK,
            Self::Red | Self::Blue | Self::Purple => PAPER,
        }
    }

    /// What is carved into its shaded side.
    pub(super) const fn carved(self) -> &'static str {
        match self {
            Self::Yellow | Self::Neutral => INK,
            Self::Red | Self::Blue | Self::Green | Self::Purple => PAPER,
        }
    }

    /// Its shape in a box of 20.
    pub(super) const fn shape(self) -> &'static str {
        match self {
            Self::Red => "M10 .6L18.6 10L10 19.4L1.4 10Z",
            Self::Blue => "M10 1.6A8.4 8.4 0 1 0 10.01 1.6Z",
            Self::Yellow => "M10 1.4L19 17.6H1Z",
            Self::Green => "M2.4 2.4H17.6V17.6H2.4Z",
            Self::Purple => {
                "M10 .4L12.700 6.600L19.400 7.200L14.300 11.700L15.800 18.300L10 14.800L4.200 18.300L5.700 11.700L.6 7.200L7.300 6.600Z"
            }
            Self::Neutral => "M10 1.4A8.6 8.6 0 1 0 10.01 1.4ZM10 6A4 4 0 1 1 9.99 6Z",
        }
    }
}

/// A player's marker on a track: `at` is the space, counted from the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marker<'a, At = u8> {
    pub colour: Colour,
    pub at: At,
    /// Only a preview: drawn translucent.
    pub ghost: bool,
    /// Becomes `data-k`, so that a page can follow the piece from one drawing to the next.
    pub key: Option<&'a str>,
}

impl<At> Marker<'_, At> {
    pub const fn new(colour: Colour, at: At) -> Self {
        Self {
            colour,
            at,
            ghost: false,
            key: None,
        }
    }
}

/// A player's marker, one em high: also the player's sign in panels and log lines.
pub fn marker(colour: Colour) -> Markup {
    picture(
        "ep-token",
        "0 0 24 24",
        &html! { use href={ "#ep-marker-" (colour.slug()) } {} },
    )
}

/// A marker round a point of a larger drawing.
pub(super) fn stand<At>(marker: &Marker<'_, At>, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g data-k=[marker.key] class=[marker.ghost.then_some("ep-ghost")] {
            (piece(&format!("marker-{}", marker.colour.slug()), x - size / 2.0, y - size / 2.0, size))
        }
    }
}

/// Where `count` markers stand on one space, round its middle, `size` apart.
pub(super) const fn spread(count: usize, index: usize) -> (f32, f32) {
    match (count, index) {
        (0 | 1, _) => (0.0, 0.0),
        (2, 0) => (-0.5, 0.0),
        (2, _) => (0.5, 0.0),
        (3, 0) => (-0.5, -0.5),
        (3, 1) => (0.5, -0.5),
        (3, _) => (0.0, 0.5),
        (_, 0) => (-0.5, -0.5),
        (_, 1) => (0.5, -0.5),
        (_, 2) => (-0.5, 0.5),
        (_, 3) => (0.5, 0.5),
        (_, _) => (0.0, 0.0),
    }
}

/// All markers of a track, each space shared out among those who stand on it; whoever is alone
/// stands a third larger than `size`.
pub(super) fn crowd<At: Copy + PartialEq>(
    markers: &[Marker<'_, At>],
    size: f32,
    middle: impl Fn(At) -> (f32, f32),
) -> Markup {
    html! {
        @for (index, marker) in markers.iter().enumerate() {
            @let here = markers.iter().filter(|other| other.at == marker.at).count();
            @let before = markers[..index].iter().filter(|other| other.at == marker.at).count();
            @let (x, y) = middle(marker.at);
            @let (right, down) = spread(here, before);
            @let size = if here == 1 { size * 1.32 } else { size };
            @let room = if here > 4 { 1.1 } else { 0.94 };
            (stand(marker, x + right * size * room, y + down * size * room, size))
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for colour in Colour::ALL {
            symbol id={ "ep-marker-" (colour.slug()) } viewBox="-2 -2 24 24" {
                path fill=(PAPER) stroke=(PAPER) stroke-width="4" d=(colour.shape()) {}
                path fill=(colour.paint()) stroke=(INK) stroke-width="1.8" d=(colour.shape()) {}
                path fill=(colour.light()) d="M10 5.4A3.4 3.4 0 0 0 6.6 8.8H5.4A4.6 4.6 0 0 1 10 4.2Z" {}
            }
        }
    }
}
