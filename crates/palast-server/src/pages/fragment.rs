//! The part of a table's page that changes: a frame with named sections in it.
//!
//! Each section has a hash of what it shows, so that a live stream can send those that changed and
//! nothing else, and of those only the pieces that are new; the hash over all sections names the
//! whole. What differs from one moment or one
//! browser to the next although nothing happened (the time that is left, the secret of the forms) is
//! left open in the markup and filled in when it is sent. So one drawing serves every viewer who may
//! see the same.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped, html};
use palast_core::Seat;
use palast_ui::Words;
use xxhash_rust::xxh3::xxh3_64;

use super::clock;
use super::pieces::{Known, Pieces};
use crate::table::{Deadline, Pace, TableSnapshot};

/// Around a gap in the markup. Private-use characters: no name has them.
const OPEN: char = '\u{E010}';
const CLOSE: char = '\u{E011}';
/// The beginning of a gap for the time that is left.
const CLOCK: &str = "\u{E010}t ";

/// The name under which the frame is sent.
const FRAME: &str = "frame";

/// What a browser has of a section.
#[derive(Clone, Debug)]
pub(crate) struct KnownSection {
    name: &'static str,
    hash: u64,
    /// Its pieces, if they came by this stream and not with the page.
    pieces: Option<Known>,
}

/// One section, with gaps.
struct Section {
    name: &'static str,
    markup: String,
    hash: u64,
    /// Cut when a stream first has to send it: most sections do not change with a move.
    pieces: OnceLock<Pieces>,
}

impl Section {
    fn new(name: &'static str, markup: Markup) -> Self {
        Self {
            name,
            hash: xxh3_64(markup.0.as_bytes()),
            pieces: OnceLock::new(),
            markup: markup.0,
        }
    }

    fn pieces(&self) -> &Pieces {
        self.pieces.get_or_init(|| Pieces::new(&self.markup, CLOCK))
    }
}

/// The sections of a page, in their order.
#[derive(Default)]
pub(super) struct Sections(Vec<Section>);

impl Sections {
    /// Adds a section, and returns the gap in the frame that it fills.
    pub(super) fn add(&mut self, name: &'static str, markup: Markup) -> Markup {
        self.0.push(Section::new(name, markup));
        PreEscaped(format!("{OPEN}s {name}{CLOSE}"))
    }
}

/// The part of a page that changes.
pub(crate) struct Fragment {
    frame: Section,
    sections: Vec<Section>,
    id: String,
    pace: Pace,
    deadlines: Vec<(Seat, Deadline)>,
    words: &'static Words,
}

impl Fragment {
    pub(super) fn new(
        frame: Markup,
        sections: Sections,
        snapshot: &TableSnapshot,
        words: &'static Words,
    ) -> Self {
        let frame = Section::new(FRAME, frame);
        let mut all = frame.hash.to_le_bytes().to_vec();
        for section in &sections.0 {
            all.extend_from_slice(section.name.as_bytes());
            all.extend_from_slice(&section.hash.to_le_bytes());
        }
        let deadlines = snapshot.seats.iter();
        Self {
            id: format!("{:016x}", xxh3_64(&all)),
            frame,
            sections: sections.0,
            pace: snapshot.config.pace,
            deadlines: deadlines
                .filter_map(|seat| Some((seat.seat, seat.deadline?)))
                .collect(),
            words,
        }
    }

    /// The name of what it shows. Time that goes by is no change; another deadline is.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// What a browser has that loaded all of this as a page.
    pub(crate) fn loaded(&self) -> Vec<KnownSection> {
        let loaded = |section: &Section| KnownSection {
            name: section.name,
            hash: section.hash,
            pieces: None,
        };
        self.all().map(loaded).collect()
    }

    fn all(&self) -> impl Iterator<Item = &Section> {
        std::iter::once(&self.frame).chain(&self.sections)
    }

    /// The whole, with the time that is left now.
    pub(crate) fn whole(&self, csrf: &str) -> Markup {
        let length: usize = self.all().map(|section| section.markup.len()).sum();
        let mut into = String::with_capacity(length + 512);
        self.fill(&self.frame.markup, csrf, true, &mut into);
        PreEscaped(into)
    }

    /// The sections that a browser does not have which has these, each in a `template` that says its
    /// name, and what it has then. The sections in a frame are empty: they stay as they are or follow.
    pub(crate) fn changed_since(
        &self,
        known: &[KnownSection],
        csrf: &str,
    ) -> (String, Vec<KnownSection>) {
        let mut into = String::new();
        let mut now = Vec::with_capacity(self.sections.len() + 1);
        for section in self.all() {
            let before = known.iter().find(|known| known.name == section.name);
            if let Some(same) = before.filter(|known| known.hash == section.hash) {
                now.push(same.clone());
                continue;
            }
            into.push_str("<template data-section=\"");
            into.push_str(section.name);
            into.push_str("\">");
            let had = before.and_then(|before| before.pieces.as_ref());
            section.pieces().write(had, &mut into, |piece, into| {
                self.fill(&section.markup[piece], csrf, false, into);
            });
            into.push_str("</template>");
            now.push(KnownSection {
                name: section.name,
                hash: section.hash,
                pieces: Some(section.pieces().known()),
            });
        }
        (into, now)
    }

    /// Copies markup and fills its gaps.
    fn fill(&self, markup: &str, csrf: &str, with_sections: bool, into: &mut String) {
        let mut rest = markup;
        while let Some((before, gap)) = rest.split_once(OPEN) {
            let (gap, after) = gap.split_once(CLOSE).unwrap_or((gap, ""));
            into.push_str(before);
            match gap.split_once(' ') {
                Some(("s", name)) if with_sections => {
                    if let Some(section) = self.sections.iter().find(|it| it.name == name) {
                        self.fill(&section.markup, csrf, with_sections, into);
                    }
                }
                Some(("t", place)) => {
                    let seat = place.split(' ').next().and_then(|seat| seat.parse().ok());
                    let found = self.deadlines.iter().find(|(of, _)| Some(*of) == seat);
                    if let Some((_, deadline)) = found {
                        into.push_str(&clock::draw(deadline.left(), self.pace, self.words).0);
                    }
                }
                Some(_) => {}
                None => into.push_str(csrf),
            }
            rest = after;
        }
        into.push_str(rest);
    }
}

/// The gap where the time of a seat goes. It names the deadline, so that another one shows.
pub(super) fn clock_gap(seat: Seat, deadline: Deadline) -> Markup {
    PreEscaped(format!("{OPEN}t {seat} {}{CLOSE}", deadline.stamp))
}

/// The hidden field every form needs, with a gap for the viewer's secret.
pub(super) fn csrf_field() -> Markup {
    let gap = PreEscaped(format!("{OPEN}c{CLOSE}"));
    html! { input type="hidden" name="csrf" value=(gap); }
}
