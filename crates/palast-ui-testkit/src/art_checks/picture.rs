//! Checks of pictures for download: files that are shown without stylesheet and symbols.

use std::collections::BTreeSet;

use super::document::{attributes, forbid_elements, root_attribute, target};

/// Asserts that a text is a complete SVG file: well-formed, with a size and a title, with every
/// reference inside the file, without scripts, and smaller than `limit` bytes.
///
/// # Panics
/// If the assertion fails.
pub fn assert_picture(svg: &str, limit: usize) {
    let what = "the picture";
    forbid_elements(what, svg, &["script", "foreignObject"]);
    let document = super::document::parse(what, svg);
    let root = document.root_element().tag_name();
    let is_svg = root.namespace() == Some("http://www.w3.org/2000/svg") && root.name() == "svg";
    assert!(is_svg, "{what} is not an SVG file");
    for name in ["viewBox", "width", "height"] {
        let found = root_attribute(what, svg, name);
        assert!(found.is_some(), "{what} has no {name}");
    }
    let titles = document
        .descendants()
        .filter(|n| n.has_tag_name((root.namespace().unwrap_or_default(), "title")));
    let named = titles
        .filter_map(|title| title.text())
        .any(|text| !text.trim().is_empty());
    assert!(named, "{what} has no title");

    let all = attributes(what, svg);
    let mut ids = BTreeSet::new();
    for at in all.iter().filter(|at| at.name == "id") {
        assert!(ids.insert(at.value.as_str()), "id {} twice", at.value);
    }
    for target in all.iter().filter_map(|at| target(what, at)) {
        assert!(ids.contains(target), "nothing is called {target}");
    }
    let handler = all.iter().find(|at| at.name.starts_with("on"));
    assert!(handler.is_none(), "{handler:?}");
    let bytes = svg.len();
    assert!(bytes < limit, "{what} takes {bytes} bytes");
}
