//! Words on a card.

use maud::Markup;

use super::document::parse;

/// A letter is about this wide, in parts of its height.
const LETTER: f64 = 0.57;

/// The lines of this class hold the label as it was given, however it is spelt, at a size at which
/// each is narrower than `width` and no smaller than `smallest`.
///
/// # Panics
/// If they do not.
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
