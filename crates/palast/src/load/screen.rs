//! What a person's page shows, as far as a measurement needs it, put together as a browser does.

use std::collections::HashMap;
use std::fmt::Write as _;

/// Between two pieces of a section, and before a range of pieces that came earlier.
const NEXT: char = '\u{E014}';
const KEEP: char = '\u{E012}';

/// A page.
#[derive(Default)]
pub(crate) struct Screen {
    /// The number of the open question.
    pub(crate) ask: Option<u64>,
    /// One of the answers offered, as a form sends it.
    pub(crate) answer: String,
    pub(crate) over: bool,
    sections: HashMap<String, Section>,
}

/// A section, and where its pieces end.
#[derive(Default)]
struct Section {
    markup: String,
    ends: Vec<usize>,
}

impl Screen {
    /// Reads an event: the whole live part of a page, or what changed in its sections.
    pub(crate) fn update(&mut self, event: &str, turn: usize) {
        let mut changed = String::new();
        for news in event.split("<template data-section=\"").skip(1) {
            let Some((name, rest)) = news.split_once("\">") else {
                continue;
            };
            let pieces = rest.split_once("</template>").map_or(rest, |found| found.0);
            let before = self.sections.remove(name).unwrap_or_default();
            let section = before.with(pieces);
            changed.push_str(&section.markup);
            self.sections.insert(name.to_owned(), section);
        }
        self.read(if changed.is_empty() { event } else { &changed }, turn);
    }

    fn read(&mut self, markup: &str, turn: usize) {
        if let Some(status) = between(markup, "data-status=\"", "\"") {
            self.over = status == "over";
            self.ask = between(markup, "data-ask=\"", "\"").and_then(|ask| ask.parse().ok());
        }
        let mut offered = markup
            .split("name=\"pick\" value=\"")
            .skip(1)
            .take(1 + turn % 8);
        let Some(first) = offered.next() else {
            return;
        };
        let chosen = offered.last().unwrap_or(first);
        let chosen = chosen.split('"').next().unwrap_or_default();
        self.answer.clear();
        encode(chosen, &mut self.answer);
    }
}

impl Section {
    /// The section after these pieces came.
    fn with(&self, pieces: &str) -> Self {
        let mut now = Self::default();
        for piece in pieces.split(NEXT) {
            let kept = piece.strip_prefix(KEEP).and_then(|range| {
                let (from, to) = range.split_once('-')?;
                Some(from.parse::<usize>().ok()?..to.parse::<usize>().ok()?)
            });
            let Some(kept) = kept else {
                now.markup.push_str(piece);
                now.ends.push(now.markup.len());
                continue;
            };
            for at in kept {
                let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
                now.markup.push_str(&self.markup[start..self.ends[at]]);
                now.ends.push(now.markup.len());
            }
        }
        now
    }
}

/// Encodes the value of an HTML attribute for a form.
fn encode(value: &str, form: &mut String) {
    let plain = value
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
    for byte in plain.bytes() {
        if byte.is_ascii_alphanumeric() {
            form.push(char::from(byte));
        } else {
            let _ = write!(form, "%{byte:02X}");
        }
    }
}

/// What lies between two marks of a text.
pub(crate) fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    Some(text.split_once(start)?.1.split_once(end)?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_follows_events() {
        let mut screen = Screen::default();
        screen.update(
            "<div data-status=\"running\" data-ask=\"7\"><button name=\"pick\" value=\"a &gt; b\">",
            0,
        );
        assert_eq!(
            (screen.ask, screen.answer.as_str()),
            (Some(7), "a%20%3E%20b")
        );
        screen.update("<ol id=\"log\"></ol>", 1);
        assert_eq!(screen.ask, Some(7), "a section without the question");
        screen.update("<div data-status=\"over\">", 2);
        assert!(screen.over && screen.ask.is_none());
    }

    #[test]
    fn pieces_that_came_earlier_are_kept() {
        let mut screen = Screen::default();
        let event = |pieces: &[&str]| {
            let pieces = pieces.join(&NEXT.to_string());
            format!("<template data-section=\"frame\">{pieces}</template>")
        };
        screen.update(
            &event(&["<div data-status=\"running\" ", "data-ask=\"7\">"]),
            0,
        );
        screen.update(&event(&[&format!("{KEEP}0-1"), "data-ask=\"8\">"]), 0);
        assert_eq!((screen.ask, screen.over), (Some(8), false));
        screen.update(&event(&[&format!("{KEEP}0-2"), "<b>"]), 0);
        assert_eq!(screen.ask, Some(8));
    }
}
