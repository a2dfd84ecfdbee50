//! What a page may rely on of a game's drawings: well-formed, small, free of styles, and every
//! reference leading to a symbol.
//!
//! A UI collects its drawings in a [`Stock`] and hands it to [`art_tests!`](crate::art_tests),
//! which makes one test of each check.

mod document;
mod label;
mod picture;

use std::collections::BTreeSet;

use maud::Markup;

use crate::selector::{Wardrobe, Worn};
pub use document::Attribute;
use document::{attributes, root_attribute, target};
pub use label::assert_label;
pub use picture::assert_picture;

/// One drawing, and how large it may be.
#[derive(Clone, Debug)]
pub struct Drawing {
    what: String,
    xml: String,
    limit: usize,
}

impl Drawing {
    /// A drawing with a name for messages and the bytes it has to stay below.
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

/// All a game draws.
#[derive(Clone, Debug)]
pub struct Stock {
    /// How its ids and classes begin, without the dash: `es`.
    pub prefix: &'static str,
    /// The rules of the stylesheet that the drawings need.
    pub css: &'static str,
    /// The symbols, placed once on a page.
    pub symbols: Drawing,
    /// The picture on the front page, which stands without the symbols.
    pub emblem: Drawing,
    /// Every drawing that refers to symbols, with the longest labels it may get.
    pub drawings: Vec<Drawing>,
}

impl Stock {
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

    /// No id is there twice, and none can clash with the page's own or another game's.
    ///
    /// # Panics
    /// Names the id.
    pub fn ids_are_unique_and_the_games_own(&self) {
        let mut seen = BTreeSet::new();
        let own = format!("{}-", self.prefix);
        for id in self.ids() {
            assert!(id.starts_with(&own), "id {id} may clash with others");
            assert!(seen.insert(id.clone()), "id {id} twice");
        }
        assert!(!seen.is_empty(), "there are no symbols");
    }

    /// References lead to symbols, and no symbol is sent in vain.
    ///
    /// # Panics
    /// Names the drawing that refers to nothing, or the symbols nobody refers to.
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

    /// A drawing stands on a page many times: it must not repeat an id, nor what a symbol holds.
    ///
    /// # Panics
    /// Names the drawing.
    pub fn drawings_refer_rather_than_define(&self) {
        for drawing in &self.drawings {
            let what = &drawing.what;
            let ids: Vec<_> = drawing.attributes();
            let id = ids.iter().find(|at| at.name == "id");
            assert!(id.is_none(), "{what} would repeat {id:?}");
            assert!(!drawing.targets().is_empty(), "{what} draws nothing");
        }
    }

    /// The page's policy forbids inline styles and scripts.
    ///
    /// # Panics
    /// Names the drawing and what is in it.
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

    /// Drawings are silent; whoever places one gives it its name.
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

    /// Boards are sent anew with each update, and symbols with each page.
    ///
    /// # Panics
    /// Names the drawing and its size.
    pub fn drawings_are_small(&self) {
        for Drawing { what, xml, limit } in self.all() {
            let bytes = xml.len();
            assert!(bytes < *limit, "{what} takes {bytes} bytes");
        }
    }

    /// The front page has no symbols and no game's stylesheet: the emblem brings its own colours.
    ///
    /// # Panics
    /// Names the attribute that leads outside.
    pub fn the_emblem_stands_alone(&self) {
        let own = format!("{}-emblem", self.prefix);
        document::forbid_elements("the emblem", &self.emblem.xml, &["use"]);
        for at in self.emblem.attributes() {
            let outward = ["id", "href"].contains(&at.name.as_str()) || at.value.contains("url(");
            assert!(!outward, "{at:?}");
            let coloured = at.name == "class" && at.value != own;
            assert!(!coloured, "coloured by class {}", at.value);
        }
    }

    /// What is drawn with a class is dressed by the stylesheet: a rule that names it matches, and
    /// would not without it.
    ///
    /// # Panics
    /// Names the class.
    pub fn every_class_has_a_rule(&self) {
        let wardrobe = Wardrobe::of(self.css);
        for Drawing { what, xml, .. } in self.with_symbols() {
            let mut worn = Worn::new();
            wardrobe.dress(&document::parse(what, xml), &mut worn);
            let bare = worn.values().flatten().next();
            assert!(
                bare.is_none(),
                "{what}: no rule for {}",
                bare.map_or("", |class| class)
            );
        }
    }
}

/// The ids that markup refers to.
pub(crate) fn symbol_targets(what: &str, xml: &str) -> Vec<String> {
    let all = attributes(what, xml);
    let targets = all.iter().filter_map(|at| target(what, at));
    targets.map(str::to_owned).collect()
}

/// One test for each check of a [`Stock`]: `palast_ui_testkit::art_tests!(stock());`.
#[macro_export]
macro_rules! art_tests {
    ($stock:expr) => {
        $crate::tests_of!($stock =>
            ids_are_unique_and_the_games_own,
            every_reference_leads_to_a_symbol_and_every_symbol_is_used,
            drawings_refer_rather_than_define,
            nothing_needs_an_inline_style,
            drawings_are_hidden_from_screen_readers,
            drawings_are_small,
            the_emblem_stands_alone,
            every_class_has_a_rule,
        );
    };
}

#[cfg(test)]
mod tests;
