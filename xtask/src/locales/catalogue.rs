//! The messages of one language: their keys, variables and references.

use crate::source::line_of;
use fluent_syntax::ast::{
    CallArguments, Comment, Entry as Ast, Expression, Identifier, InlineExpression, Pattern,
    PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The comment that marks keys composed at run time.
const COMPOSED: &str = "composed";

/// All messages of one language in one crate.
#[derive(Debug, Default)]
pub(super) struct Catalogue {
    /// Messages `key`, their attributes `key.attribute`, and terms `-key`.
    pub(super) entries: BTreeMap<String, Entry>,
    pub(super) composed: BTreeSet<String>,
    /// Keys that other entries of this language use.
    pub(super) referred: BTreeSet<String>,
    pub(super) problems: Vec<String>,
}

/// One message, attribute or term.
#[derive(Debug)]
pub(super) struct Entry {
    /// `file:line`
    pub(super) place: String,
    uses: Uses,
}

/// The variables and messages that a text uses.
#[derive(Debug, Default)]
struct Uses {
    variables: BTreeSet<String>,
    /// Other messages, which get the same variables.
    messages: BTreeSet<String>,
}

impl Catalogue {
    /// Adds a file; `name` appears in problem messages.
    pub(super) fn add(&mut self, name: &str, text: &str) {
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = line_of(text, error.pos.start.min(text.len()));
                    self.problems.push(format!("{name}:{line}: {error}"));
                }
                resource
            }
        };
        let file = File { name, text };
        let mut group_is_composed = false;
        for entry in &resource.body {
            let (dash, id, value, attributes, comment) = match entry {
                Ast::Message(it) => ("", &it.id, it.value.as_ref(), &it.attributes, &it.comment),
                Ast::Term(it) => ("-", &it.id, Some(&it.value), &it.attributes, &it.comment),
                Ast::GroupComment(comment) => {
                    group_is_composed = is_composed(comment);
                    continue;
                }
                Ast::Comment(_) | Ast::ResourceComment(_) | Ast::Junk { .. } => continue,
            };
            let key = format!("{dash}{}", id.name);
            if group_is_composed || comment.as_ref().is_some_and(is_composed) {
                self.composed.insert(key.clone());
            }
            self.insert(&file, key.clone(), id, value);
            for attribute in attributes {
                let key = format!("{key}.{}", attribute.id.name);
                self.insert(&file, key, &attribute.id, Some(&attribute.value));
            }
        }
    }

    /// The variables of a text, those of nested messages included.
    pub(super) fn variables(&self, key: &str) -> BTreeSet<String> {
        let (mut variables, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut open = vec![key];
        while let Some(key) = open.pop() {
            let Some(entry) = self.entries.get(key).filter(|_| seen.insert(key)) else {
                continue;
            };
            variables.extend(entry.uses.variables.iter().cloned());
            open.extend(entry.uses.messages.iter().map(String::as_str));
        }
        variables
    }

    fn insert(
        &mut self,
        file: &File<'_>,
        key: String,
        id: &Identifier<&str>,
        value: Option<&Pattern<&str>>,
    ) {
        let place = file.place(id);
        let mut uses = Uses::default();
        if let Some(pattern) = value {
            self.walk(pattern, &mut uses);
        }
        if let Some(first) = self.entries.get(&key) {
            self.problems.push(format!(
                "{place}: `{key}` is already defined at {}",
                first.place
            ));
            return;
        }
        self.entries.insert(key, Entry { place, uses });
    }

    fn walk(&mut self, pattern: &Pattern<&str>, uses: &mut Uses) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, uses);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, uses: &mut Uses) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, uses),
            Expression::Select { selector, variants } => {
                self.inline(selector, uses);
                variants
                    .iter()
                    .for_each(|variant| self.walk(&variant.value, uses));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, uses: &mut Uses) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                uses.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.referred.insert(id.name.to_owned());
                uses.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.referred.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments, uses);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.arguments(arguments, uses);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, uses),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>, uses: &mut Uses) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments
            .positional
            .iter()
            .chain(named)
            .for_each(|it| self.inline(it, uses));
    }
}

struct File<'t> {
    name: &'t str,
    text: &'t str,
}

impl File<'_> {
    /// The syntax tree has no positions, but its names are slices of the text.
    fn place(&self, id: &Identifier<&str>) -> String {
        let offset = (id.name.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        format!(
            "{}:{}",
            self.name,
            line_of(self.text, offset.min(self.text.len()))
        )
    }
}

fn is_composed(comment: &Comment<&str>) -> bool {
    comment
        .content
        .first()
        .is_some_and(|line| line.trim_start().starts_with(COMPOSED))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue(text: &str) -> Catalogue {
        let mut catalogue = Catalogue::default();
        catalogue.add("x.ftl", text);
        catalogue
    }

    #[test]
    fn variables_are_found_in_selectors_variants_functions_and_terms() {
        let text = "k = { $a ->\n    [one] { NUMBER($b) }\n   *[other] { -t(case: $ignored) }{ \"\" }{ $c }\n}\n";
        // Named arguments of terms must be literals, so this text has an error.
        assert_eq!(catalogue(text).problems.len(), 1);
        let text =
            "k = { $a ->\n    [one] { NUMBER($b) }\n   *[other] { -t(case: \"x\") }{ $c }\n}\n";
        let read = catalogue(text);
        assert_eq!(
            read.variables("k").into_iter().collect::<Vec<_>>(),
            ["a", "b", "c"]
        );
        assert!(read.referred.contains("-t"));
    }

    #[test]
    fn duplicates_and_errors_are_reported_with_their_line() {
        let read = catalogue("a = A\n\nb = { $x\n\na = again\n");
        assert_eq!(read.problems.len(), 2, "{:?}", read.problems);
        assert!(
            read.problems[0].starts_with("x.ftl:"),
            "{:?}",
            read.problems
        );
        assert_eq!(
            read.problems[1],
            "x.ftl:5: `a` is already defined at x.ftl:1"
        );
    }
}
