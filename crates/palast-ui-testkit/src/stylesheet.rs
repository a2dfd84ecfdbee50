//! Parses a stylesheet: its selectors and its colour palettes.

use std::collections::{BTreeMap, BTreeSet};

/// Returns every selector of every rule, also inside at-rules; lists are split at their outer
/// commas. The steps of `@keyframes` are not selectors.
pub(crate) fn selectors(css: &str) -> Vec<String> {
    let css = without_comments(css);
    let mut found = Vec::new();
    read(&css, &mut found);
    found
}

/// Returns the classes in a selector.
pub(crate) fn classes_of(selector: &str) -> BTreeSet<String> {
    let is_end = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_');
    let named = selector.split('.').skip(1);
    let named = named.filter_map(|after| after.split(is_end).next());
    named.map(str::to_owned).collect()
}

/// Returns the colours `--PREFIX-name: #rrggbb` of each block that sets more than five of them.
pub(crate) fn palettes(css: &str, prefix: &str) -> Vec<BTreeMap<String, String>> {
    let css = without_comments(css);
    let start = format!("--{prefix}-");
    let of_block = |block: &str| -> BTreeMap<String, String> {
        let inner = block.rsplit('{').next().unwrap_or_default();
        let entries = inner.split(';').filter_map(|entry| {
            let (name, value) = entry.trim().strip_prefix(&start)?.split_once(':')?;
            let value = value.trim();
            let is_colour = value.starts_with('#') && value.len() == 7;
            is_colour.then(|| (name.trim().to_owned(), value.to_owned()))
        });
        entries.collect()
    };
    let blocks = css.split('}').map(of_block);
    blocks.filter(|block| block.len() > 5).collect()
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        rest.push_str(part.split_once("*/").map_or("", |(_, after)| after));
    }
    rest
}

/// Reads rules until the text or the enclosing block ends; returns the rest.
fn read<'a>(mut css: &'a str, found: &mut Vec<String>) -> &'a str {
    loop {
        let Some(at) = css.find(['{', '}', ';']) else {
            return "";
        };
        let (head, rest) = (css[..at].trim(), &css[at + 1..]);
        css = match css.as_bytes()[at] {
            b'}' => return rest,
            b';' => rest,
            _ if head.starts_with("@keyframes") => read(rest, &mut Vec::new()),
            _ if head.starts_with('@') => read(rest, found),
            _ => {
                found.extend(outer_commas(head));
                // Skips declarations and nested rules; nested rules apply only inside this one.
                read(rest, &mut Vec::new())
            }
        };
    }
}

/// Splits a list at its commas, except those inside brackets.
pub(crate) fn outer_commas(list: &str) -> Vec<String> {
    let mut depth = 0_usize;
    let mut all = vec![String::new()];
    for c in list.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if c == ',' && depth == 0 {
            all.push(String::new());
        } else if let Some(last) = all.last_mut() {
            last.push(c);
        }
    }
    all.iter().map(|part| part.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CSS: &str = "/* a, b { */ .a > .b-c:hover, :is(.d, .e) i { x: 1; y: url(#z) }\n\
        @media (width < 3px) { .f { x: 1 } }\n@keyframes k { from { x: 1 } 50%, to { x: 2 } } .g{}";

    #[test]
    fn selectors_are_found_in_rules_and_at_rules() {
        let expected = [".a > .b-c:hover", ":is(.d, .e) i", ".f", ".g"];
        assert_eq!(selectors(CSS), expected);
        let expected = ["d", "e"].map(str::to_owned);
        assert_eq!(classes_of(":is(.d, .e) i"), expected.into());
    }

    #[test]
    fn palettes_are_blocks_of_many_colours() {
        let names = ["a", "b", "c", "d", "e", "f"];
        let all = names
            .map(|name| format!("--x-{name}: #00{name}{name}ff;"))
            .concat();
        let css = format!(".y {{ --x-a: #123456; }} @media z {{ .y {{ {all} --w-a: #000000; }} }}");
        let found = palettes(&css, "x");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].len(), 6);
        assert_eq!(found[0]["c"], "#00ccff");
    }
}
