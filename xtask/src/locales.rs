//! `cargo xtask locales`: compares the languages.
//!
//! In every `locales` directory, German, Dutch and English must parse and have the same messages, terms and attributes,
//! each once and with the same variables. A message that no Rust source mentions is unused, unless its key is composed at
//! run time: Rust formats its beginning (`"pace-{}"`), or a comment marks it (`## composed …` for a group up to the next
//! `##`, `# composed …` for one message). Words that were corrected must not come back.

mod catalogue;
mod wording;

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use catalogue::Catalogue;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["de", "nl", "en"];

/// Lists all problems, one line each.
pub(crate) fn run(workspace: &Workspace) -> Result<Vec<String>> {
    let mut places: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for path in workspace.files("ftl")? {
        // …/locales/de/rules.ftl
        if let Some(locales) = path.ancestors().find(|it| it.ends_with("locales")) {
            places.entry(locales.to_owned()).or_default().push(path);
        }
    }
    let mut rust = String::new();
    for path in workspace.files("rs")? {
        rust += &read(&path)?;
    }
    let mut problems = Vec::new();
    for (locales, files) in &places {
        let mut languages = BTreeMap::new();
        for language in LANGUAGES {
            let mut catalogue = Catalogue::default();
            for file in files
                .iter()
                .filter(|file| file.starts_with(locales.join(language)))
            {
                let (name, text) = (workspace.short(file).display().to_string(), read(file)?);
                catalogue.add(&name, &text);
                problems.extend(wording::check(language, &name, &text));
            }
            languages.insert(language, catalogue);
        }
        println!(
            "{}: {} keys",
            workspace.short(locales).display(),
            languages["de"].entries.len()
        );
        problems.extend(compare(
            &workspace.short(locales).display().to_string(),
            &languages,
        ));
        problems.extend(unused(&languages, &rust));
    }
    Ok(problems)
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

/// Lists messages that a language lacks or that have other variables there.
fn compare(locales: &str, languages: &BTreeMap<&str, Catalogue>) -> Vec<String> {
    let mut problems: Vec<String> = languages
        .values()
        .flat_map(|catalogue| catalogue.problems.iter().cloned())
        .collect();
    let keys: BTreeSet<&String> = languages
        .values()
        .flat_map(|it| it.entries.keys())
        .collect();
    for key in keys {
        let (model_name, model) = LANGUAGES
            .iter()
            .find_map(|name| Some((*name, languages[name].entries.get(key)?)))
            .expect("the key comes from one of the languages");
        let wanted = languages[model_name].variables(key);
        for (name, catalogue) in languages {
            let Some(entry) = catalogue.entries.get(key) else {
                problems.push(format!(
                    "{locales}/{name}: `{key}` is missing ({})",
                    model.place
                ));
                continue;
            };
            let used = catalogue.variables(key);
            if used != wanted {
                problems.push(format!(
                    "{}: `{key}` uses {}, but {} in {model_name}",
                    entry.place,
                    list(&used),
                    list(&wanted)
                ));
            }
        }
    }
    problems
}

/// Lists messages that neither Rust nor another message uses, and whose keys Rust cannot compose at run time.
fn unused(languages: &BTreeMap<&str, Catalogue>, rust: &str) -> Vec<String> {
    let composed: BTreeSet<&String> = languages.values().flat_map(|it| &it.composed).collect();
    let referred: BTreeSet<&String> = languages.values().flat_map(|it| &it.referred).collect();
    let begun = composed_prefixes(rust);
    let model = &languages[LANGUAGES[0]];
    let mut problems = Vec::new();
    for (key, entry) in &model.entries {
        // An attribute is used if its message is.
        let is_attribute = key.contains('.');
        let is_known = composed.contains(key)
            || referred.contains(key)
            || begun.iter().any(|beginning| key.starts_with(beginning))
            || mentions(rust, key);
        if !is_attribute && !is_known {
            problems.push(format!("{}: nothing uses `{key}`", entry.place));
        }
    }
    problems
}

/// Returns the prefixes of keys that Rust composes at run time: `pace-` of `"pace-{}"`.
fn composed_prefixes(rust: &str) -> BTreeSet<&str> {
    let ends = rust.match_indices("-{").map(|(at, _)| &rust[..=at]);
    let literals = ends.filter_map(|text| {
        let (before, key) = text.rsplit_once('"')?;
        let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        // After a closing quote there is no key.
        (key.len() > 2 && key.chars().all(is_key) && !before.ends_with('\\')).then_some(key)
    });
    literals.collect()
}

/// Whether a text contains a key as a whole word.
fn mentions(text: &str, key: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(key).any(|(position, _)| {
        let before = text[..position].chars().next_back();
        let after = text[position + key.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variable".into();
    }
    variables
        .iter()
        .map(|name| format!("${name}"))
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn languages(de: &str, nl: &str, en: &str) -> BTreeMap<&'static str, Catalogue> {
        let texts = LANGUAGES.into_iter().zip([de, nl, en]);
        texts
            .map(|(name, text)| {
                let mut catalogue = Catalogue::default();
                catalogue.add(&format!("{name}.ftl"), text);
                (name, catalogue)
            })
            .collect()
    }

    #[test]
    fn equal_languages_have_no_problems() {
        let same = languages(
            "won = { $name } gewinnt\n    .label = Ende\n",
            "won = { $name } wint\n    .label = Einde\n",
            "won = { $name } wins\n    .label = End\n",
        );
        assert_eq!(compare("l", &same), Vec::<String>::new());
    }

    #[test]
    fn missing_keys_attributes_and_variables_are_named() {
        let differ = languages(
            "a = A\nb = { $x }\n    .t = T\n",
            "a = A\nb = B\n    .t = T\n",
            "b = { $x }\n",
        );
        assert_eq!(
            compare("l", &differ),
            [
                "l/en: `a` is missing (de.ftl:1)",
                "nl.ftl:2: `b` uses no variable, but $x in de",
                "l/en: `b.t` is missing (de.ftl:3)",
            ]
        );
    }

    #[test]
    fn variables_of_nested_messages_count() {
        let same = languages(
            "card = { $colour } { $person }\n",
            "card = { $colour } { person }\nperson = { $person }\n",
            "card = { both }\nboth = { $colour } { person }\nperson = { $person }\n",
        );
        let differing: Vec<String> = compare("l", &same)
            .into_iter()
            .filter(|problem| problem.contains("uses"))
            .collect();
        assert_eq!(differing, Vec::<String>::new());
    }

    #[test]
    fn a_key_that_rust_composes_is_used() {
        let text = "pace-day = D\npacing = P\n";
        let found = unused(&languages(text, text, text), r#"format!("pace-{}", x)"#);
        assert_eq!(found, ["de.ftl:2: nothing uses `pacing`"]);
    }

    #[test]
    fn an_unmentioned_message_is_unused_unless_composed() {
        let text = "-court = Hof\nused = { -court }{ part }\npart = P\nused-not = N\n\n## composed from a person\n\n\
                    person-maid = M\n\n##\n\n# composed with a number\nround-1 = R\ndead = D\n";
        let found = unused(
            &languages(text, text, text),
            r#"phrase("used"); phrase("used-not-this")"#,
        );
        assert_eq!(
            found,
            [
                "de.ftl:14: nothing uses `dead`",
                "de.ftl:4: nothing uses `used-not`"
            ]
        );
    }
}
