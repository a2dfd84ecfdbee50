//! Matches the selectors of a stylesheet against markup, to find classes without effect.
//!
//! States that the user causes (hover, focus, an opened `details`, the theme) count as active, and
//! pseudo-elements count as present.

use std::collections::BTreeMap;

use roxmltree::{Document, Node};

use crate::stylesheet;

/// The selectors of a stylesheet, by the classes they contain.
#[derive(Debug)]
pub(crate) struct SelectorIndex(BTreeMap<String, Vec<Selector>>);

impl SelectorIndex {
    pub(crate) fn new(css: &str) -> Self {
        let mut all: BTreeMap<String, Vec<Selector>> = BTreeMap::new();
        for text in stylesheet::selectors(css) {
            let selector = Selector::parse(&text);
            for class in stylesheet::classes_of(&text) {
                all.entry(class).or_default().push(selector.clone());
            }
        }
        Self(all)
    }

    /// Adds the classes of the document to `unused` and removes those that have an effect in it.
    pub(crate) fn mark_used(&self, document: &Document<'_>, unused: &mut Unused) {
        for node in document.descendants() {
            let Some(attribute) = node.attribute("class") else {
                continue;
            };
            let unused = match unused.get_mut(attribute) {
                Some(unused) => unused,
                None => {
                    let all = attribute.split_whitespace().map(str::to_owned).collect();
                    unused.entry(attribute.to_owned()).or_insert(all)
                }
            };
            unused.retain(|class| {
                let rules = self.0.get(class).map_or(&[][..], Vec::as_slice);
                !rules.iter().any(|rule| rule.depends_on(node, class))
            });
        }
    }
}

/// For each value of a `class` attribute, those of its classes that have had no effect so far.
pub(crate) type Unused = BTreeMap<String, Vec<String>>;

/// One selector: its compounds from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Selector(Vec<(Combinator, Vec<Simple>)>);

/// The combinator between a compound and the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Combinator {
    Descendant,
    Child,
    NextSibling,
    SubsequentSibling,
}

#[derive(Clone, Debug)]
enum Simple {
    Tag(String),
    Class(String),
    Id(String),
    /// Name, operator (`=`, `^=` and so on), value.
    Attribute(String, String, String),
    Is(Vec<Selector>),
    Not(Vec<Selector>),
    Has(Vec<Selector>),
    Root,
    /// `an+b`, counted from the first child or, if true, from the last.
    Nth(i32, i32, bool),
    Empty,
    /// A state that the user causes; it always matches.
    Always,
}

/// An element with one of its classes removed.
#[derive(Clone, Copy)]
struct Without<'a> {
    node: Node<'a, 'a>,
    class: &'a str,
}

impl Selector {
    /// Parses one selector.
    ///
    /// # Panics
    /// On syntax that no UI uses.
    pub(crate) fn parse(text: &str) -> Self {
        let mut rest = text.trim();
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let trimmed = rest.trim_start();
            let (combinator, after) = match trimmed.chars().next() {
                Some('>') => (Combinator::Child, &trimmed[1..]),
                Some('+') => (Combinator::NextSibling, &trimmed[1..]),
                Some('~') => (Combinator::SubsequentSibling, &trimmed[1..]),
                _ => (Combinator::Descendant, trimmed),
            };
            let (compound, after) = compound(after.trim_start());
            assert!(!compound.is_empty(), "cannot read {text}");
            parts.push((combinator, compound));
            rest = after;
        }
        Self(parts)
    }

    /// Whether removing this class from the element changes which elements of the document match.
    pub(crate) fn depends_on(&self, node: Node<'_, '_>, class: &str) -> bool {
        let without = Without { node, class };
        let elements = node.document().root_element().descendants();
        elements
            .filter(Node::is_element)
            .any(|any| self.matches(any, None, None) != self.matches(any, None, Some(without)))
    }

    /// `scope` is the element to which a selector inside `:has()` is relative.
    fn matches(
        &self,
        node: Node<'_, '_>,
        scope: Option<Node<'_, '_>>,
        without: Option<Without<'_>>,
    ) -> bool {
        self.matches_up_to(self.0.len() - 1, node, scope, without)
    }

    fn matches_up_to(
        &self,
        index: usize,
        node: Node<'_, '_>,
        scope: Option<Node<'_, '_>>,
        without: Option<Without<'_>>,
    ) -> bool {
        let (combinator, compound) = &self.0[index];
        if !compound.iter().all(|simple| simple.matches(node, without)) {
            return false;
        }
        let before = |other: Node<'_, '_>| match index.checked_sub(1) {
            Some(index) => self.matches_up_to(index, other, scope, without),
            None => scope.is_none_or(|scope| scope == other),
        };
        if index == 0 && scope.is_none() {
            return true;
        }
        match combinator {
            Combinator::Descendant => node.ancestors().skip(1).any(before),
            Combinator::Child => node.parent().is_some_and(before),
            Combinator::NextSibling => node.prev_sibling_element().is_some_and(before),
            Combinator::SubsequentSibling => {
                siblings(node, |node| node.prev_sibling_element()).any(before)
            }
        }
    }
}

impl Simple {
    fn matches(&self, node: Node<'_, '_>, without: Option<Without<'_>>) -> bool {
        if !node.is_element() {
            return false;
        }
        let any = |list: &[Selector]| list.iter().any(|one| one.matches(node, None, without));
        match self {
            Self::Always => true,
            Self::Root => node.parent_element().is_none(),
            Self::Tag(tag) => tag == "*" || node.tag_name().name() == tag,
            Self::Id(id) => node.attribute("id") == Some(id),
            Self::Class(class) => {
                let off = without.is_some_and(|off| off.node == node && off.class == class);
                let classes = node.attribute("class").unwrap_or_default();
                !off && classes.split_whitespace().any(|one| one == class)
            }
            Self::Attribute(name, how, value) => {
                let found = node.attribute(name.as_str());
                found.is_some_and(|found| match how.as_str() {
                    "" => true,
                    "=" => found == value,
                    "^=" => found.starts_with(value),
                    "$=" => found.ends_with(value),
                    "*=" => found.contains(value),
                    _ => panic!("[{name}{how}{value}] is not supported"),
                })
            }
            Self::Is(list) => any(list),
            Self::Not(list) => !any(list),
            Self::Has(list) => {
                // Inside the element or, with `+` and `~`, beside it.
                let around = node.parent().unwrap_or(node);
                let mut others = around.descendants().filter(|other| *other != node);
                others.any(|other| {
                    list.iter()
                        .any(|one| one.matches(other, Some(node), without))
                })
            }
            Self::Nth(step, first, from_the_end) => {
                let place = 1 + match from_the_end {
                    true => siblings(node, |node| node.next_sibling_element()).count(),
                    false => siblings(node, |node| node.prev_sibling_element()).count(),
                };
                let place = i32::try_from(place).expect("an element has few siblings");
                let steps = place - first;
                steps == 0 || *step != 0 && steps % step == 0 && steps / step >= 0
            }
            Self::Empty => !node.has_children(),
        }
    }
}

/// Returns the siblings of an element in one direction, the nearest first.
fn siblings<'d, 'i>(
    node: Node<'d, 'i>,
    next: impl Fn(&Node<'d, 'i>) -> Option<Node<'d, 'i>>,
) -> impl Iterator<Item = Node<'d, 'i>> {
    std::iter::successors(next(&node), next)
}

/// Parses a compound selector up to white space or a combinator.
fn compound(text: &str) -> (Vec<Simple>, &str) {
    let mut rest = text;
    let mut all = Vec::new();
    loop {
        let Some(first) = rest.chars().next() else {
            return (all, rest);
        };
        let (simple, after) = match first {
            '.' => name(&rest[1..], Simple::Class),
            '#' => name(&rest[1..], Simple::Id),
            '*' => (Simple::Tag("*".to_owned()), &rest[1..]),
            '[' => {
                let (inner, after) = rest[1..].split_once(']').expect("a bracket closes");
                (attribute(inner), after)
            }
            ':' => pseudo(rest.trim_start_matches(':')),
            c if c.is_alphanumeric() => name(rest, Simple::Tag),
            _ => return (all, rest),
        };
        all.push(simple);
        rest = after;
    }
}

fn name(text: &str, of: impl Fn(String) -> Simple) -> (Simple, &str) {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'));
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    (of(name.to_owned()), rest)
}

fn attribute(inner: &str) -> Simple {
    // The user can open a `details` element.
    if inner == "open" {
        return Simple::Tag("details".to_owned());
    }
    let start = inner.find(|c: char| !(c.is_alphanumeric() || c == '-'));
    let (name, rest) = inner.split_at(start.unwrap_or(inner.len()));
    let value = rest.trim_start_matches(['^', '$', '*', '~', '|', '=']);
    let how = &rest[..rest.len() - value.len()];
    if name == "data-theme" {
        return Simple::Always;
    }
    let value = value.trim_matches(['"', '\'']);
    Simple::Attribute(name.to_owned(), how.to_owned(), value.to_owned())
}

fn pseudo(text: &str) -> (Simple, &str) {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '-'));
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    let Some(inner) = rest.strip_prefix('(') else {
        let simple = match name {
            "root" => Simple::Root,
            "first-child" => Simple::Nth(0, 1, false),
            "last-child" => Simple::Nth(0, 1, true),
            "empty" => Simple::Empty,
            "hover"
            | "focus-visible"
            | "before"
            | "after"
            | "backdrop"
            | "-webkit-details-marker" => Simple::Always,
            _ => panic!(":{name} is not supported"),
        };
        return (simple, rest);
    };
    let mut depth = 1;
    let close = inner.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    let (inner, rest) = inner.split_at(close.expect("a parenthesis closes"));
    let list = || {
        stylesheet::outer_commas(inner)
            .iter()
            .map(|one| Selector::parse(one))
            .collect()
    };
    let simple = match name {
        "is" | "where" => Simple::Is(list()),
        "not" => Simple::Not(list()),
        "has" => Simple::Has(list()),
        "nth-child" | "nth-last-child" => {
            let (step, first) = steps(inner.trim());
            Simple::Nth(step, first, name == "nth-last-child")
        }
        _ => panic!(":{name}() is not supported"),
    };
    (simple, &rest[1..])
}

/// Parses `odd`, `even`, `3`, `2n`, `n+4`, `2n-1`.
fn steps(text: &str) -> (i32, i32) {
    let number = |text: &str| text.replace([' ', '+'], "").parse::<i32>();
    match (text, text.split_once('n')) {
        ("odd", _) => (2, 1),
        ("even", _) => (2, 0),
        (_, None) => (0, number(text).expect("a number")),
        (_, Some((step, first))) => {
            let step = match step {
                "" => 1,
                "-" => -1,
                _ => number(step).expect("a number"),
            };
            (step, number(first).unwrap_or(0))
        }
    }
}

#[cfg(test)]
mod tests;
