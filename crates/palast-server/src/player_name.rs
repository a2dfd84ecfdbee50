//! Names that players give themselves: what may be shown, and when two names look the same.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use crate::invisible::{is_blank, is_invisible};

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;
/// The most marks above and below one letter. Languages need two or three; more of them spill over
/// the lines around.
const MOST_MARKS: usize = 3;

/// A name fit to be shown: composed (NFC), without characters that cannot be seen, with single
/// spaces and at most [`LONGEST_NAME`] characters. `None` if nothing visible is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let mut tidy = String::new();
    let mut marks = 0;
    // A composed form can be longer than what was typed, so the length is cut afterwards.
    for c in name.nfc().take(8 * LONGEST_NAME) {
        let is_space = c.is_whitespace() || is_blank(c);
        // Variation selectors are marks, too, but invisible ones.
        if !is_space && is_invisible(c) {
            continue;
        }
        if is_space {
            if !tidy.is_empty() && !tidy.ends_with(' ') {
                tidy.push(' ');
            }
        } else if is_combining_mark(c) {
            marks += 1;
            // A mark needs a letter to stand on.
            if marks <= MOST_MARKS && !tidy.is_empty() && !tidy.ends_with(' ') {
                tidy.push(c);
            }
            continue;
        } else {
            tidy.push(c);
        }
        marks = 0;
    }
    let tidy: String = tidy.chars().take(LONGEST_NAME).collect();
    let tidy = tidy.trim_end();
    (!tidy.is_empty()).then(|| tidy.to_owned())
}

/// Whether two names look the same to a reader in a hurry: regardless of case, width, spaces,
/// invisible characters and letters of other scripts with the same shape.
#[allow(
    dead_code,
    reason = "tables compare names with this as soon as they refuse taken ones"
)]
pub(crate) fn same_name(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

#[allow(dead_code, reason = "used by `same_name`")]
fn folded(name: &str) -> String {
    let plain: String = name
        .nfkc()
        .filter(|c| !c.is_whitespace() && !is_blank(*c) && !is_invisible(*c))
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase)
        .collect();
    // Twice: the shapes of capital letters differ from those of small ones.
    skeleton(&plain)
        .flat_map(char::to_lowercase)
        .nfkc()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (typed, shown) in [
            ("  Ada   L. ", Some("Ada L.")),
            ("a\u{202E}b\tc\u{7}", Some("ab c")),
            ("A\u{3164}d\u{200B}a\u{FE0F}", Some("A da")),
            ("Zoe\u{308}", Some("Zoë")),
            ("\u{301}Ada", Some("Ada")),
            (
                "A\u{316}\u{317}\u{318}\u{319}\u{31C}",
                Some("A\u{316}\u{317}\u{318}"),
            ),
            ("ÄÖÜ ß 漢字 😀", Some("ÄÖÜ ß 漢字 😀")),
            ("नेहा", Some("नेहा")),
            (&"x".repeat(99), Some(&"x".repeat(24))),
            (&"a ".repeat(99), Some(&"a ".repeat(12)[..23])),
        ] {
            assert_eq!(tidy_name(typed).as_deref(), shown, "{typed:?}");
        }
    }

    #[test]
    fn names_that_cannot_be_seen_are_refused() {
        for unseen in [
            "",
            "\u{200B}\u{2066} ",
            "\u{3164}",
            "\u{2800}",
            "\u{2800} \u{3164}",
            "\u{115F}\u{1160}",
            "\u{FFA0}",
            "\u{180E}",
            "\u{034F}",
            "\u{FE0F}",
            "\u{E0100}",
            "\u{301}\u{302}",
            "\u{20DD}",
            "\u{A0}\u{3000}",
            "\u{E0041}\u{E007F}",
            "\u{1D159}",
            "\u{FFFD}",
            "\u{E000}",
        ] {
            assert_eq!(tidy_name(unseen), None, "{unseen:?}");
        }
    }

    #[test]
    fn tidying_twice_changes_nothing_more() {
        for name in [
            "  Ada \u{3164} L.",
            "e\u{301}\u{301}",
            "\u{1100}\u{1161}",
            "ﬁ x",
        ] {
            let once = tidy_name(name).unwrap();
            assert_eq!(tidy_name(&once).as_deref(), Some(once.as_str()), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Ａｄａ"),
            ("Ada", "A d\u{200D}a"),
            ("Ada", "Аdа"),
            ("Straße", "STRASSE"),
            ("Zoë", "zoe\u{308}"),
            ("paypal", "раураl"),
        ] {
            assert!(same_name(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Adam"),
            ("Zoë", "Zoe"),
            ("Jan", "Jana"),
            ("漢", "字"),
        ] {
            assert!(!same_name(one, other), "{one} {other}");
        }
    }
}
