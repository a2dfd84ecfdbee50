//! A formatted phrase without the names of players, so that it can be kept and used at every table.

use std::borrow::Cow;

use maud::{Markup, Render as _};
use palast_core::Seat;

/// A picture in a formatted sentence is its number between these two. Marks are private-use
/// characters, which are removed from texts that users typed.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';
/// Marks of gaps, by seat.
const NAMES: [char; 5] = ['\u{E010}', '\u{E011}', '\u{E012}', '\u{E013}', '\u{E014}'];
const SEATS: [char; 5] = ['\u{E018}', '\u{E019}', '\u{E01A}', '\u{E01B}', '\u{E01C}'];

const fn is_mark(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{E01F}')
}

/// The text without marks.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    if text.contains(is_mark) {
        Cow::Owned(text.replace(is_mark, ""))
    } else {
        Cow::Borrowed(text)
    }
}

/// What stands for a picture until it is drawn.
pub(crate) fn picture_mark(index: usize) -> String {
    format!("{OPEN}{index}{CLOSE}")
}

/// A sentence as markup, with its pictures in their places.
pub(crate) fn replace_pictures(text: &str, drawn: &[Markup]) -> String {
    let pictures = drawn.iter().map(|drawn| drawn.0.len()).sum::<usize>();
    let mut markup = String::with_capacity(text.len() + pictures);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        before.render_to(&mut markup);
        let (index, after) = after.split_once(CLOSE).unwrap_or((after, ""));
        if let Some(drawn) = index.parse().ok().and_then(|index: usize| drawn.get(index)) {
            markup.push_str(&drawn.0);
        }
        rest = after;
    }
    rest.render_to(&mut markup);
    markup
}

/// A place in a sentence that differs from table to table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gap {
    /// The name of the player on a seat.
    Name(Seat),
    /// The same, with the seat's mark before it in markup.
    Seat(Seat),
}

impl Gap {
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Self::Name(seat) | Self::Seat(seat) => seat,
        }
    }

    /// What stands for it in a sentence.
    pub(crate) const fn mark(self) -> char {
        match self {
            Self::Name(seat) => NAMES[seat.index()],
            Self::Seat(seat) => SEATS[seat.index()],
        }
    }

    fn of_mark(mark: char) -> Option<Self> {
        let seat = |marks: [char; 5]| {
            let index = marks.iter().position(|known| *known == mark)?;
            Seat::ALL.get(index).copied()
        };
        let name = || seat(NAMES).map(Self::Name);
        name().or_else(|| seat(SEATS).map(Self::Seat))
    }
}

/// A sentence with gaps.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Template {
    text: Box<str>,
    /// Where in the text, in its order.
    gaps: Box<[(usize, Gap)]>,
}

impl Template {
    /// Finds the gaps in a formatted sentence by their marks.
    pub(crate) fn new(marked: &str) -> Self {
        let mut text = String::with_capacity(marked.len());
        let mut gaps = Vec::new();
        for c in marked.chars() {
            match Gap::of_mark(c) {
                Some(gap) => gaps.push((text.len(), gap)),
                None => text.push(c),
            }
        }
        Self {
            text: text.into(),
            gaps: gaps.into(),
        }
    }

    /// The sentence with its gaps filled.
    pub(crate) fn fill(&self, mut fill: impl FnMut(Gap, &mut String)) -> String {
        let mut filled = String::with_capacity(self.text.len() + 16 * self.gaps.len());
        let mut from = 0;
        for (at, gap) in &self.gaps {
            filled.push_str(&self.text[from..*at]);
            fill(*gap, &mut filled);
            from = *at;
        }
        filled.push_str(&self.text[from..]);
        filled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_found_and_filled_in_order() {
        let (name, seat) = (Gap::Name(Seat::ALL[4]), Gap::Seat(Seat::ALL[0]));
        let marked = format!("{}a{}ü{}", name.mark(), seat.mark(), seat.mark());
        let template = Template::new(&marked);
        let filled =
            template.fill(|gap, text| text.push_str(if gap == name { "5" } else { "<1>" }));
        assert_eq!(filled, "5a<1>ü<1>");
        assert_eq!(Template::new("plain").fill(|_, _| unreachable!()), "plain");
    }

    #[test]
    fn every_mark_is_taken_out_of_typed_texts() {
        for seat in Seat::ALL {
            for gap in [Gap::Name(seat), Gap::Seat(seat)] {
                assert_eq!(clean(&format!("x{}", gap.mark())), "x");
                assert_eq!(Gap::of_mark(gap.mark()), Some(gap));
            }
        }
        assert_eq!(clean(&picture_mark(7)), "7");
    }
}
