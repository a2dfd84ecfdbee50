//! Checks of a game's drawings: they are well-formed, small and free of inline styles, and every
//! reference leads to a symbol.
//!
//! A UI lists its drawings in [`ArtChecks`]; [`art_tests!`](crate::art_tests) makes one test of each
//! check.

mod document;
mod label;
mod picture;

use std::collections::BTreeSet;

use maud::Markup;

use crate::selector::{SelectorIndex, Unused};
pub use document::Attribute;
use document::{attributes, root_attribute, target};
pub use label::assert_label;
pub use picture::assert_picture;

/// One drawing and its size limit.
#[derive(Clone, Debug)]
pub struct Drawing {
    what: String,
    xml: String,
    limit: usize,
}

impl Drawing {
    /// Creates a drawing with a name for messages and a size limit in bytes.
    pub fn new(what: impl Into<String>, markup: Markup, limit: usize) -> Self {
        Self {
            what: what.into(),
            xml: markup.into_string(),
            limit,
        }
    }

    fn attributes(&self) -> Vec<Attribute> {
        attributes(&self.what, &self.xml)
    }

    /// The ids this drawing refers to.
    fn targets(&self) -> Vec<String> {
        symbol_targets(&self.what, &self.xml)
    }
}

/// All drawings of a game.
#[derive(Clone, Debug)]
pub struct ArtChecks {
    /// The prefix of its ids and classes, without the dash: `es`.
    pub prefix: &'static str,
    /// The stylesheet of the drawings.
    pub css: &'static str,
    /// The symbols, which a page contains once.
    pub symbols: Drawing,
    /// The picture on the front page, where there are no symbols.
    pub emblem: Drawing,
    /// Every drawing that refers to symbols, with its longest possible labels.
    pub drawings: Vec<Drawing>,
}

impl ArtChecks {
    fn ids(&self) -> Vec<String> {
        let all = self.symbols.attributes();
        let ids = all.into_iter().filter(|at| at.name == "id");
        ids.map(|at| at.value).collect()
    }

    fn with_symbols(&self) -> impl Iterator<Item = &Drawing> {
        self.drawings.iter().chain([&self.symbols])
    }

    fn all(&self) -> impl Iterator<Item = &Drawing> {
        self.with_symbols().chain([&self.emblem])
    }

    /// Ids are unique and do not clash with those of the page or of another game.
    ///
    /// # Panics
    /// Names the id.
    pub fn ids_are_unique_and_prefixed(&self) {
        let mut seen = BTreeSet::new();
        let own = format!("{}-", self.prefix);
        for id in self.ids() {
            assert!(id.starts_with(&own), "id {id} may clash with others");
            assert!(seen.insert(id.clone()), "id {id} twice");
        }
        assert!(!seen.is_empty(), "there are no symbols");
    }

    /// Every reference leads to a symbol, and every symbol is used.
    ///
    /// # Panics
    /// Names the drawing with a broken reference, or the unused symbols.
    pub fn every_reference_leads_to_a_symbol_and_every_symbol_is_used(&self) {
        let ids: BTreeSet<String> = self.ids().into_iter().collect();
        let mut used = BTreeSet::new();
        for drawing in self.with_symbols() {
            for target in drawing.targets() {
                let what = &drawing.what;
                assert!(ids.contains(&target), "{what}: nothing is called {target}");
                used.insert(target);
            }
        }
        let idle: Vec<_> = ids.difference(&used).collect();
        assert!(idle.is_empty(), "never used: {idle:?}");
    }

    /// A page contains a drawing many times, so it must not define ids or repeat a symbol's content.
    ///
    /// # Panics
    /// Names the drawing.
    pub fn drawings_reference_symbols_instead_of_defining_ids(&self) {
        for drawing in &self.drawings {
            let what = &drawing.what;
            let ids: Vec<_> = drawing.attributes();
            let id = ids.iter().find(|at| at.name == "id");
            assert!(id.is_none(), "{what} would repeat {id:?}");
            assert!(!drawing.targets().is_empty(), "{what} draws nothing");
        }
    }

    /// The content-security policy forbids inline styles and scripts.
    ///
    /// # Panics
    /// Names the drawing and the forbidden part.
    pub fn nothing_needs_an_inline_style(&self) {
        for drawing in self.all() {
            let what = &drawing.what;
            document::forbid_elements(what, &drawing.xml, &["style", "script", "foreignObject"]);
            for at in drawing.attributes() {
                assert_ne!(at.name, "style", "{what}");
                assert!(!at.name.starts_with("on"), "{what}: {}", at.name);
            }
        }
    }

    /// Screen readers ignore drawings; the element around a drawing has the accessible name.
    ///
    /// # Panics
    /// Names the drawing.
    pub fn drawings_are_hidden_from_screen_readers(&self) {
        for drawing in self.all() {
            let what = &drawing.what;
            for (name, value) in [("aria-hidden", "true"), ("focusable", "false")] {
                let found = root_attribute(what, &drawing.xml, name);
                assert_eq!(found.as_deref(), Some(value), "{what}: {name}");
            }
        }
    }

    /// Boards are sent with each update, and symbols with each page, so both must be small.
    ///
    /// # Panics
    /// Names the drawing and its size.
    pub fn drawings_are_small(&self) {
        for Drawing { what, xml, limit } in self.all() {
            let bytes = xml.len();
            assert!(bytes < *limit, "{what} takes {bytes} bytes");
        }
    }

    /// The front page has neither symbols nor a game's stylesheet, so the emblem must contain its colours.
    ///
    /// # Panics
    /// Names the attribute that refers to something outside.
    pub fn the_emblem_needs_no_symbols_or_stylesheet(&self) {
        let own = format!("{}-emblem", self.prefix);
        document::forbid_elements("the emblem", &self.emblem.xml, &["use"]);
        for at in self.emblem.attributes() {
            let outward = ["id", "href"].contains(&at.name.as_str()) || at.value.contains("url(");
            assert!(!outward, "{at:?}");
            let coloured = at.name == "class" && at.value != own;
            assert!(!coloured, "coloured by class {}", at.value);
        }
    }

    /// Every class has an effect: some rule matches because of it.
    ///
    /// # Panics
    /// Names the class.
    pub fn every_class_has_a_rule(&self) {
        let index = SelectorIndex::new(self.css);
        for Drawing { what, xml, .. } in self.with_symbols() {
            let mut unused = Unused::new();
            index.mark_used(&document::parse(what, xml), &mut unused);
            let class = unused.values().flatten().next();
            assert!(
                class.is_none(),
                "{what}: no rule for {}",
                class.map_or("", |class| class)
            );
        }
    }
}

/// Returns the ids that markup refers to.
pub(crate) fn symbol_targets(what: &str, xml: &str) -> Vec<String> {
    let all = attributes(what, xml);
    let targets = all.iter().filter_map(|at| target(what, at));
    targets.map(str::to_owned).collect()
}

/// Generates one test for each check of [`ArtChecks`]: `palast_ui_testkit::art_tests!(art_checks());`.
#[macro_export]
macro_rules! art_tests {
    ($checks:expr) => {
        $crate::tests_of!($checks =>
            ids_are_unique_and_prefixed,
            every_reference_leads_to_a_symbol_and_every_symbol_is_used,
            drawings_reference_symbols_instead_of_defining_ids,
            nothing_needs_an_inline_style,
            drawings_are_hidden_from_screen_readers,
            drawings_are_small,
            the_emblem_needs_no_symbols_or_stylesheet,
            every_class_has_a_rule,
        );
    };
}

#[cfg(test)]
mod tests;
