//! Text layout in character cells: width, line wrapping, padding, bars. Reports and terminal screens
//! share it.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// The text with everything escaped that could make a terminal do more than show letters: control
/// characters of both sets, which begin escape sequences, line separators, and characters that
/// change the direction of writing. Line ends and tabs stay. For texts that come from a file.
pub(crate) fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        let plain = match letter {
            '\n' | '\t' => true,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' => false,
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => false,
            _ => !letter.is_control(),
        };
        if plain {
            shown.push(letter);
        } else {
            shown.extend(letter.escape_unicode());
        }
    }
    shown
}

/// Returns how many cells the text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// A non-breaking space. It joins a seat's shape to its name.
pub(crate) const NO_BREAK_SPACE: char = '\u{a0}';

/// Wraps the text into lines of at most `limit` cells, at spaces; longer words are cut. Non-breaking
/// spaces become plain ones.
pub(crate) fn wrap(text: &str, limit: usize) -> Vec<String> {
    let limit = limit.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        let words = paragraph.split([' ', '\t', '\r']);
        for word in words.filter(|word| !word.is_empty()) {
            let gap = usize::from(!line.is_empty());
            if width(&line) + gap + width(word) <= limit {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line = cut_long(word, limit, &mut lines);
        }
        lines.push(line);
    }
    lines.into_iter().map(|line| plain_spaces(&line)).collect()
}

/// Replaces non-breaking spaces by plain ones.
pub(crate) fn plain_spaces(text: &str) -> String {
    text.replace(NO_BREAK_SPACE, " ")
}

/// Cuts a word that is wider than a line: appends the full lines to `lines` and returns the rest.
fn cut_long(word: &str, limit: usize, lines: &mut Vec<String>) -> String {
    let mut line = String::new();
    for letter in word.chars() {
        if width(&line) + letter.width().unwrap_or(0) > limit && !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        line.push(letter);
    }
    line
}

/// Shortens the text to `limit` cells; what is cut is replaced by an ellipsis.
pub(crate) fn fit(text: &str, limit: usize) -> String {
    if width(text) <= limit {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + letter.width().unwrap_or(0) + 1 > limit {
            break;
        }
        short.push(letter);
    }
    if limit > 0 {
        short.push('…');
    }
    short
}

/// Appends spaces up to `limit` cells.
pub(crate) fn pad(text: &str, limit: usize) -> String {
    let missing = limit.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(missing))
}

/// Prepends spaces up to `limit` cells.
pub(crate) fn pad_left(text: &str, limit: usize) -> String {
    let missing = limit.saturating_sub(width(text));
    format!("{}{text}", " ".repeat(missing))
}

/// Draws a bar of up to `cells` cells for a share between zero and one, in eighths of a cell.
pub(crate) fn bar(share: f64, cells: usize) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * cells as f64 * 8.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

/// Formats a number with thin spaces between its groups of three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_long_words_are_cut() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("a\n\nb", 9), ["a", "", "b"]);
        assert_eq!(wrap("x", 0), ["x"]);
        assert_eq!(wrap("for ◆\u{a0}Red", 7), ["for", "◆ Red"]);
        for limit in 1..30 {
            let long = "Wer ◆ Rot überrascht, bekommt 宮殿 keinen Punkt.";
            assert!(
                wrap(long, limit)
                    .iter()
                    .all(|line| width(line) <= limit.max(2))
            );
        }
    }

    #[test]
    fn nothing_a_terminal_obeys_is_printed() {
        let obeyed =
            "\u{1b}[31m \u{1b}]0;x\u{7} \u{9b}2J \u{9d}x\u{9c} \r \u{8} \u{202e}x\u{2066} \u{7f}";
        let shown = printable(obeyed);
        assert!(
            shown.chars().all(|letter| (' '..='~').contains(&letter)),
            "{shown:?}"
        );
        assert!(shown.starts_with("\\u{1b}[31m"), "{shown}");
        let harmless = "Palastgeflüster – ◆ 宮殿\n\tline 2\u{202f}000";
        assert_eq!(printable(harmless), harmless);
    }

    #[test]
    fn a_text_that_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(fit("Hofnarr", 7), "Hofnarr");
        assert_eq!(fit("Hofnarr", 4), "Hof…");
        assert_eq!(fit("Hofnarr", 0), "");
    }

    #[test]
    fn bars_have_eighths_and_numbers_have_groups() {
        assert_eq!(bar(0.5, 4), "██");
        assert_eq!(bar(1.5, 2), "██");
        assert_eq!(bar(0.0, 4), "");
        assert_eq!(bar(0.3125, 2), "▋");
        assert_eq!(thousands(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(thousands(12), "12");
    }
}
