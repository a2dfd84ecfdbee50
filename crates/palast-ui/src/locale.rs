//! The messages that Fluent sources define, so that tests can compare the languages: all must have the
//! same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{Lang, WordsError};

/// The messages of one language, each with its arguments, including those of messages it refers to.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// The arguments and messages that a single message uses.
#[derive(Default)]
struct Mentions {
    args: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Returns the messages that sources define.
///
/// # Errors
/// A source does not parse, a message is defined twice or refers to one that is not there.
pub fn messages(sources: &[&str]) -> Result<Messages, WordsError> {
    let mut all = BTreeMap::new();
    for source in sources {
        let resource =
            parser::parse(*source).map_err(|(_, errors)| WordsError(format!("{errors:?}")))?;
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut mentions = Mentions::default();
                if let Some(value) = &message.value {
                    read_pattern(value, &mut mentions);
                }
                let id = message.id.name.to_owned();
                if all.insert(id, mentions).is_some() {
                    return Err(WordsError(format!("{} is there twice", message.id.name)));
                }
            }
        }
    }
    all.keys()
        .map(|id| {
            let mut args = BTreeSet::new();
            gather(&all, id, &mut BTreeSet::new(), &mut args)?;
            Ok((id.clone(), args))
        })
        .collect()
}

/// Lists the differences between the languages: missing messages and different arguments.
///
/// # Errors
/// As for [`messages`].
pub fn differences(sources: impl Fn(Lang) -> Vec<&'static str>) -> Result<Vec<String>, WordsError> {
    let [(first, reference), others @ ..] = &Lang::ALL
        .into_iter()
        .map(|lang| Ok((lang, messages(&sources(lang))?)))
        .collect::<Result<Vec<_>, WordsError>>()?[..]
    else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for (lang, messages) in others {
        for (id, args) in reference {
            match messages.get(id) {
                None => found.push(format!("{lang} lacks {id}")),
                Some(own) if own != args => {
                    found.push(format!("{id}: {first} uses {args:?}, {lang} {own:?}"));
                }
                Some(_) => {}
            }
        }
        let surplus = messages.keys().filter(|id| !reference.contains_key(*id));
        found.extend(surplus.map(|id| format!("{first} lacks {id}")));
    }
    Ok(found)
}

fn gather(
    all: &BTreeMap<String, Mentions>,
    id: &str,
    seen: &mut BTreeSet<String>,
    args: &mut BTreeSet<String>,
) -> Result<(), WordsError> {
    if !seen.insert(id.to_owned()) {
        return Ok(());
    }
    let mentions = all
        .get(id)
        .ok_or_else(|| WordsError(format!("there is no message {id}")))?;
    args.extend(mentions.args.iter().cloned());
    for other in &mentions.messages {
        gather(all, other, seen, args)?;
    }
    Ok(())
}

fn read_pattern(pattern: &Pattern<&str>, into: &mut Mentions) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => read_expression(expression, into),
        }
    }
}

fn read_expression(expression: &Expression<&str>, into: &mut Mentions) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, into),
        Expression::Select { selector, variants } => {
            read_inline(selector, into);
            for variant in variants {
                read_pattern(&variant.value, into);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, into: &mut Mentions) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.args.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            into.messages.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                read_inline(argument, into);
            }
        }
        InlineExpression::Placeable { expression } => read_expression(expression, into),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_found_through_selectors_and_other_messages() {
        let source = "a = { $n -> \n [one] { b }\n *[other] { NUMBER($m) }\n }\nb = { $who }\n";
        let found = messages(&[source]).unwrap();
        let args: Vec<_> = found["a"].iter().map(String::as_str).collect();
        assert_eq!(args, ["m", "n", "who"]);
    }

    #[test]
    fn dangling_references_and_duplicates_are_refused() {
        assert!(messages(&["a = { nowhere }\n"]).is_err());
        assert!(messages(&["a = x\n", "a = y\n"]).is_err());
    }

    #[test]
    fn missing_messages_and_different_arguments_are_reported() {
        let sources = |lang| match lang {
            Lang::De => vec!["same = x\nargs = { $a }\nonly-de = x\n"],
            Lang::Nl => vec!["same = x\nargs = { $a }\nonly-de = x\nonly-nl = x\n"],
            Lang::En => vec!["same = x\nargs = { $b }\n"],
        };
        let found = differences(sources).unwrap();
        assert_eq!(
            found,
            [
                "de lacks only-nl",
                "args: de uses {\"a\"}, en {\"b\"}",
                "en lacks only-de"
            ]
        );
    }
}
