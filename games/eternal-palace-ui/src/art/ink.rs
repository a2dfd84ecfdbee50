//! The colours of the scroll and the strokes everything is drawn with.
//!
//! Ink and three mineral colours on rice paper: indigo for what is far, celadon for what grows,
//! vermilion for what people set their seal to, and gold where the emperor looks. Colours are
//! written into the drawings as presentation attributes: painted pieces look the same by day and by
//! night, and the emblem can be served as a file without a stylesheet.

use maud::{Markup, PreEscaped};

pub(super) const INK: &str = "#1d2733";
pub(super) const SOOT: &str = "#3d4a57";
pub(super) const INDIGO: &str = "#2c4770";
pub(super) const DUSK: &str = "#5f7a9c";
pub(super) const WASH: &str = "#9db1c3";
pub(super) const MIST: &str = "#d3dcda";
pub(super) const PAPER: &str = "#f7f0df";
pub(super) const SILK: &str = "#eadfc4";
pub(super) const UMBER: &str = "#c9b68f";
pub(super) const CELADON: &str = "#a5c6b0";
pub(super) const JADE: &str = "#5f9a80";
pub(super) const PINE: &str = "#2d5c4c";
pub(super) const VERMILION: &str = "#c63d26";
pub(super) const CINNABAR: &str = "#8d2418";
pub(super) const BLOSSOM: &str = "#eab3ad";
pub(super) const GOLD: &str = "#d7a833";
pub(super) const GLOW: &str = "#f3d98c";
pub(super) const BRASS: &str = "#8a6318";
pub(super) const BAMBOO: &str = "#b8a552";
pub(super) const REED: &str = "#7d6c2d";
pub(super) const EARTH: &str = "#9a7350";
pub(super) const BARK: &str = "#5d4331";
pub(super) const SKIN: &str = "#eecba5";

/// A filled outline.
pub(super) fn fill(colour: &str, d: &str) -> Markup {
    path(&format!("fill=\"{colour}\""), d)
}

/// A filled outline thinned with water: `strength` is its opacity.
pub(super) fn wash(colour: &str, strength: &str, d: &str) -> Markup {
    path(&format!("fill=\"{colour}\" fill-opacity=\"{strength}\""), d)
}

/// A line. Its ends and corners are round where the stylesheet reigns or the drawing says so.
pub(super) fn line(colour: &str, width: &str, d: &str) -> Markup {
    path(
        &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\""),
        d,
    )
}

/// A filled shape with a brushed outline.
pub(super) fn brush(colour: &str, width: &str, d: &str) -> Markup {
    path(
        &format!("fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"{width}\""),
        d,
    )
}

/// Written out because it closes itself: with a thousand of them the closing tags would weigh as
/// much as a scene. All it is given are constants of this crate and numbers.
fn path(paint: &str, d: &str) -> Markup {
    PreEscaped(format!("<path {paint} d=\"{d}\"/>"))
}
