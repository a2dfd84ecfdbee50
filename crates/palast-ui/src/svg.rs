//! SVG helpers for the drawings of all games.
//!
//! Colours are presentation attributes, and lengths are written as given.

use maud::{Markup, html};

/// One drawing: an `svg` of the given class and view box. It is hidden from screen readers; the
/// element around it has the accessible name.
#[must_use]
pub fn picture(class: &str, view_box: &str, body: &Markup) -> Markup {
    html! {
        svg class=(class) viewBox=(view_box) aria-hidden="true" focusable="false" { (body) }
    }
}

/// A filled outline.
#[must_use]
pub fn fill(colour: &str, d: &str) -> Markup {
    html! { path fill=(colour) d=(d) {} }
}

/// A line. Its ends and corners are round if the stylesheet or the drawing says so.
#[must_use]
pub fn line(colour: &str, width: &str, d: &str) -> Markup {
    html! {
        path fill="none" stroke=(colour) stroke-width=(width) d=(d) {}
    }
}

/// Moves and scales a drawing that is centred on the origin.
#[must_use]
pub fn at(x: &str, y: &str, scale: &str, body: &Markup) -> Markup {
    html! { g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (body) } }
}

/// A name of the given class, as large as fits into this width.
#[must_use]
pub fn lettering(class: &str, x: &str, y: &str, label: &str, width: usize) -> Markup {
    // A bold serif letter is about two thirds as wide as its size where the first fonts of the list are missing.
    let letters = label.chars().count().max(1);
    let tenths = (width * 1000 / (letters * 67)).clamp(50, 115);
    html! {
        text class=(class) x=(x) y=(y) font-size={ (tenths / 10) "." (tenths % 10) } { (label) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_name_is_smaller() {
        let size = |label: &str| {
            let text = lettering("n", "0", "0", label, 76).into_string();
            let (_, rest) = text.split_once("font-size=\"").unwrap();
            rest.split('"').next().unwrap().to_owned()
        };
        assert_eq!(size("Dome"), "11.5");
        assert_eq!(size("Freie Bauplatzwahl"), "6.3");
        assert_eq!(size(&"m".repeat(60)), "5.0");
    }
}
