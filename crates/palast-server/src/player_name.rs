//! Names that players give themselves: what may be shown.

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;

/// A name fit to be shown: without control characters and marks that turn text around, with single
/// spaces, at most [`LONGEST_NAME`] characters. Nothing if nothing is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let shown = |c: &char| {
        !c.is_control()
            && !matches!(*c,
                '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}' | '\u{E000}'..='\u{F8FF}' | '\u{FFF0}'..='\u{FFFF}'
                | '\u{061C}' | '\u{00AD}' | '\u{E0000}'..='\u{E0FFF}')
    };
    let text: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(shown)
        .collect();
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let text: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (typed, shown) in [
            ("  Ada   L. ", Some("Ada L.")),
            ("a\u{202E}b\tc\u{7}", Some("ab c")),
            ("\u{200B}\u{2066} ", None),
            ("", None),
            ("ÄÖÜ ß 漢字 😀", Some("ÄÖÜ ß 漢字 😀")),
            (&"x".repeat(99), Some(&"x".repeat(24))),
        ] {
            assert_eq!(tidy_name(typed).as_deref(), shown, "{typed:?}");
        }
    }
}
