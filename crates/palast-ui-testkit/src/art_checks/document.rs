//! Parses drawings; the panic of a drawing that is not well-formed says where the error is.

use roxmltree::Document;

/// An attribute of an element in a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// The element's tag.
    pub tag: String,
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

pub(super) fn parse<'a>(what: &str, xml: &'a str) -> Document<'a> {
    Document::parse(xml).unwrap_or_else(|error| panic!("{what}: {error} in {xml}"))
}

pub(super) fn attributes(what: &str, xml: &str) -> Vec<Attribute> {
    let document = parse(what, xml);
    let elements = document.descendants().filter(|node| node.is_element());
    let all = elements.flat_map(|node| {
        node.attributes().map(move |at| Attribute {
            tag: node.tag_name().name().to_owned(),
            name: at.name().to_owned(),
            value: at.value().to_owned(),
        })
    });
    all.collect()
}

pub(super) fn root_attribute(what: &str, xml: &str, name: &str) -> Option<String> {
    let document = parse(what, xml);
    let value = document.root_element().attribute(name);
    value.map(str::to_owned)
}

/// Returns the id that an attribute refers to, by `href` or in `url(#…)`, if any.
///
/// Panics on references to other documents.
pub(super) fn target<'a>(what: &str, at: &'a Attribute) -> Option<&'a str> {
    let outside = || panic!("{what}: {} leads outside: {}", at.name, at.value);
    if at.name == "href" {
        return Some(at.value.strip_prefix('#').unwrap_or_else(outside));
    }
    let inner = at.value.strip_prefix("url(")?;
    let inner = inner.strip_suffix(')').unwrap_or_else(outside);
    Some(inner.strip_prefix('#').unwrap_or_else(outside))
}

pub(super) fn forbid_elements(what: &str, xml: &str, forbidden: &[&str]) {
    for node in parse(what, xml).descendants() {
        let tag = node.tag_name().name();
        assert!(!forbidden.contains(&tag), "{what}: a {tag} element");
    }
}
