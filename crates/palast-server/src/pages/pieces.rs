//! Markup cut into pieces, so that a stream need not send again what a browser already has.
//!
//! When a card is played, most of the board stays as it is. A stream remembers a hash for each piece
//! it has sent; of a section that changed it sends the pieces that are new, and which of the earlier
//! ones lie between them. Where markup is cut depends on the markup alone, so a change moves no cut
//! further down.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use memchr::{memchr2_iter, memmem};
use xxhash_rust::xxh3::xxh3_64;

/// Between two pieces on their way to the browser. A private-use character: no name has it.
const NEXT: char = '\u{E014}';
/// Before the range of pieces that the browser has from before.
const KEEP: char = '\u{E012}';
/// The hash of a piece that is always sent.
const ALWAYS: u64 = 0;

/// The hashes of the pieces that a browser has of one section, in order.
pub(crate) type Known = Arc<[u64]>;

/// The pieces of one section.
pub(super) struct Pieces {
    ends: Box<[usize]>,
    hashes: Known,
}

impl Pieces {
    /// Cuts markup after some of its closing tags. A piece with `unstable` in it is sent every time.
    pub(super) fn new(markup: &str, unstable: &str) -> Self {
        let bytes = markup.as_bytes();
        let mut unstable = memmem::find_iter(bytes, unstable).peekable();
        let (mut ends, mut hashes) = (Vec::new(), Vec::new());
        let (mut hash, mut cut) = (0, 0);
        for end in closing_tags(bytes) {
            let part = xxh3_64(&bytes[cut..end]);
            hash = (hash ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            // Every second tag or so, by what stands before it.
            if end == bytes.len() || part.is_multiple_of(2) {
                let mut changes = false;
                while unstable.next_if(|at| *at < end).is_some() {
                    changes = true;
                }
                ends.push(end);
                hashes.push(if changes { ALWAYS } else { hash | 1 });
                hash = 0;
            }
            cut = end;
        }
        Self {
            ends: ends.into(),
            hashes: hashes.into(),
        }
    }

    /// What a browser has after all of it was sent.
    pub(super) fn known(&self) -> Known {
        Arc::clone(&self.hashes)
    }

    /// Writes the pieces for a browser that has these; `fill` writes one piece of the markup.
    pub(super) fn write(
        &self,
        known: Option<&Known>,
        into: &mut String,
        mut fill: impl FnMut(Range<usize>, &mut String),
    ) {
        let known = known.map_or(&[][..], |known| &known[..]);
        let (mut at, mut expected, mut first) = (0, 0, true);
        while at < self.hashes.len() {
            if !std::mem::take(&mut first) {
                into.push(NEXT);
            }
            if let Some(from) = find(known, self.hashes[at], expected) {
                let same = known[from..].iter().zip(&self.hashes[at..]);
                let count = same
                    .take_while(|(one, other)| one == other && **one != ALWAYS)
                    .count();
                // A text takes whatever is written to it.
                let _ = write!(into, "{KEEP}{from}-{}", from + count);
                (at, expected) = (at + count, from + count);
            } else {
                let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
                fill(start..self.ends[at], into);
                at += 1;
            }
        }
    }
}

/// Where a browser has a piece: at the expected place, after it, or anywhere.
fn find(known: &[u64], hash: u64, expected: usize) -> Option<usize> {
    if hash == ALWAYS {
        return None;
    }
    let is = |other: &u64| *other == hash;
    let after = known
        .get(expected..)
        .and_then(|rest| rest.iter().position(is));
    after.map_or_else(|| known.iter().position(is), |at| Some(expected + at))
}

/// The places after closing tags, and the end.
fn closing_tags(markup: &[u8]) -> impl Iterator<Item = usize> {
    let mut closing = false;
    let tags = memchr2_iter(b'<', b'>', markup).filter_map(move |at| {
        if markup[at] == b'<' {
            closing |= markup.get(at + 1) == Some(&b'/');
            return None;
        }
        std::mem::take(&mut closing).then_some(at + 1)
    });
    // The end is a tag's end only where the markup ends with one.
    let mut last = 0;
    let ends = tags.map(Some).chain([None]);
    ends.filter_map(move |tag| match tag {
        Some(end) => {
            last = end;
            Some(end)
        }
        None => (last < markup.len()).then_some(markup.len()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a browser does with what it is sent.
    fn put_together(sent: &str, had: &[String]) -> Vec<String> {
        let mut now = Vec::new();
        for piece in sent.split(NEXT) {
            match piece.strip_prefix(KEEP) {
                Some(range) => {
                    let (from, to) = range.split_once('-').unwrap();
                    let range = from.parse().unwrap()..to.parse().unwrap();
                    now.extend_from_slice(&had[range]);
                }
                None => now.push(piece.to_owned()),
            }
        }
        now
    }

    fn list(items: &[u32]) -> String {
        let mut markup = "<ol>".to_owned();
        for item in items {
            let _ = write!(markup, "<li data-n=\"{item}\">the item <b>{item}</b></li>");
        }
        markup + "</ol>tail"
    }

    fn send(markup: &str, known: Option<&Known>) -> (String, Known) {
        let pieces = Pieces::new(markup, "clock");
        let mut sent = String::new();
        pieces.write(known, &mut sent, |range, into| {
            into.push_str(&markup[range])
        });
        (sent, pieces.known())
    }

    #[test]
    fn a_browser_puts_together_what_was_drawn() {
        let all: Vec<u32> = (0..200).collect();
        let mut changed = all.clone();
        changed.remove(150);
        changed.insert(20, 999);
        changed.swap(60, 61);
        let (sent, known) = send(&list(&all), None);
        let mut had = put_together(&sent, &[]);
        assert_eq!(had.concat(), list(&all));
        let mut known = known;
        for items in [&changed[..], &all[..5], &[], &all] {
            let (sent, now) = send(&list(items), Some(&known));
            had = put_together(&sent, &had);
            assert_eq!(had.concat(), list(items));
            known = now;
        }
    }

    #[test]
    fn what_stays_is_not_sent_again() {
        let all: Vec<u32> = (0..200).collect();
        let mut changed = all.clone();
        changed[100] = 7;
        let (whole, known) = send(&list(&all), None);
        let (sent, _) = send(&list(&changed), Some(&known));
        assert!(sent.len() < whole.len() / 20, "{sent}");
        let (sent, _) = send(&list(&all), Some(&known));
        assert_eq!(sent, format!("{KEEP}0-{}", known.len()));
    }

    #[test]
    fn a_piece_that_time_alone_changes_is_always_sent() {
        let markup = "<p>one</p><p>a clock</p><p>two</p>";
        let (_, known) = send(markup, None);
        let (sent, _) = send(markup, Some(&known));
        assert!(sent.contains("a clock"), "{sent}");
    }

    #[test]
    fn empty_and_untagged_markup_has_pieces_too() {
        for markup in ["", "text", "<b>open", "</", "</p>"] {
            let (sent, known) = send(markup, None);
            assert_eq!(put_together(&sent, &[]).concat(), markup);
            let (sent, _) = send(markup, Some(&known));
            let had = put_together(&send(markup, None).0, &[]);
            assert_eq!(put_together(&sent, &had).concat(), markup);
        }
    }
}
