//! Checks of the labels on cards.

use maud::Markup;

use super::document::parse;

/// The approximate width of a letter, relative to its height.
const LETTER: f64 = 0.57;

/// Asserts that the lines of this class contain the label, that each is narrower than `width`, and
/// that the letters are not smaller than `smallest`.
///
/// # Panics
/// If the assertion fails.
pub fn assert_label(markup: Markup, class: &str, label: &str, width: f64, smallest: f64) {
    let xml = markup.into_string();
    let document = parse(label, &xml);
    let lines: Vec<_> = document
        .descendants()
        .filter(|node| node.attribute("class") == Some(class))
        .collect();
    let words: Vec<_> = lines.iter().filter_map(|line| line.text()).collect();
    assert_eq!(words.join(" "), label, "{xml}");
    for line in lines {
        let size = line.attribute("font-size");
        let size: f64 = size.and_then(|size| size.parse().ok()).expect("a size");
        let letters = line.text().map_or(0, |text| text.chars().count());
        let letters = u32::try_from(letters).expect("a label is short");
        let wide = size * LETTER * f64::from(letters);
        assert!(wide < width, "{label} at {size} runs over the edge");
        assert!(size >= smallest, "{label} at {size} is too small to read");
    }
}
