//! A picture that leaves the page: a file of its own, shown where no stylesheet and no symbols are.

use std::collections::BTreeSet;

use super::document::{attributes, forbid_elements, root_attribute, target};

/// A whole SVG file: well-formed, of a known size, with a name for screen readers, every reference
/// leading to something in it, without script, and smaller than `limit` bytes.
///
/// # Panics
/// Says what is wrong.
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
