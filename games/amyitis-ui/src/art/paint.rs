//! The colours of Babylon and the strokes everything is drawn with.
//!
//! Colours are written into the drawings as presentation attributes: printed pieces look the same
//! by day and by night, and the emblem can be served as a file without a stylesheet.

use maud::{Markup, Render as _, html};

pub(super) const INK: &str = "#1b1d33";
pub(super) const DEEP: &str = "#14265a";
pub(super) const LAPIS: &str = "#1f4397";
pub(super) const GLAZE: &str = "#3f74c4";
pub(super) const SKY: &str = "#a9cfe6";
pub(super) const WATER: &str = "#2b8fc6";
pub(super) const FOAM: &str = "#d9f1f7";
pub(super) const GOLD: &str = "#dba52c";
pub(super) const GLOW: &str = "#f6da83";
pub(super) const BRASS: &str = "#87580f";
pub(super) const UMBER: &str = "#5a331d";
pub(super) const SHADE: &str = "#8f5733";
pub(super) const BRICK: &str = "#b67a4c";
pub(super) const MUD: &str = "#cf9b68";
pub(super) const CLAY: &str = "#e0b98b";
pub(super) const DUST: &str = "#f1dcb9";
pub(super) const IVORY: &str = "#fcf3df";
pub(super) const PALM: &str = "#275c34";
pub(super) const LEAF: &str = "#4a8f3f";
pub(super) const MOSS: &str = "#86b84e";
pub(super) const SPROUT: &str = "#b9d873";
pub(super) const WINE: &str = "#74234f";
pub(super) const RUST: &str = "#ad3b22";
pub(super) const SKIN: &str = "#b5764a";
pub(super) const HAIR: &str = "#2a1a1c";

/// A filled outline.
pub(super) fn fill(colour: &str, d: &str) -> Markup {
    html! { path fill=(colour) d=(d) {} }
}

/// A line. Its ends and corners are round where the stylesheet reigns or the drawing says so.
pub(super) fn line(colour: &str, width: &str, d: &str) -> Markup {
    html! {
        path fill="none" stroke=(colour) stroke-width=(width) d=(d) {}
    }
}

/// Something drawn round the origin, moved and scaled to its place.
pub(super) fn at(x: &str, y: &str, scale: &str, body: &Markup) -> Markup {
    html! { g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (body) } }
}

/// A length with at most one decimal.
pub(super) fn short(length: f32) -> String {
    let mut text = String::with_capacity(8);
    push_short(&mut text, length);
    text
}

/// The same, appended. A board holds hundreds of lengths, and two whole numbers are written several
/// times as fast as a float.
pub(super) fn push_short(into: &mut String, length: f32) {
    // Between two tenths the even one is taken, as when a float is written.
    let tenths = (f64::from(length.abs()) * 10.0).round_ties_even() as u32;
    if length.is_sign_negative() {
        into.push('-');
    }
    (tenths / 10).render_to(into);
    if !tenths.is_multiple_of(10) {
        into.push('.');
        (tenths % 10).render_to(into);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_written_as_a_float_with_one_decimal_would_be() {
        for step in -4000_i16..4000 {
            let length = f32::from(step) / 16.0;
            let float = format!("{length:.1}");
            let expected = float.strip_suffix(".0").unwrap_or(&float);
            assert_eq!(short(length), expected, "{length}");
        }
    }
}
