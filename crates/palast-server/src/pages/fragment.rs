//! The part of a table's page that changes: a frame with named sections in it.
//!
//! Each section has a hash of what it shows, so that a live stream can send those that changed and
//! nothing else; the hash over all of them names the whole. What differs from one moment or one
//! browser to the next although nothing happened (the time that is left, the secret of the forms) is
//! left open in the markup and filled in when it is sent. So one drawing serves every viewer who may
//! see the same.

use maud::{Markup, PreEscaped, html};
use palast_core::Seat;
use palast_ui::Words;

use super::clock;
use crate::signing::hash;
use crate::table::{Deadline, Pace, TableSnapshot};

/// Around a gap in the markup. Private-use characters: no name has them.
const OPEN: char = '\u{E010}';
const CLOSE: char = '\u{E011}';

/// The name under which the frame is sent.
const FRAME: &str = "frame";

/// The name of a section and the hash of what it shows.
pub(crate) type SectionHash = (&'static str, String);

/// One section, with gaps.
struct Section {
    name: &'static str,
    markup: String,
    hash: String,
}

impl Section {
    fn new(name: &'static str, markup: Markup) -> Self {
        Self {
            name,
            hash: hash(markup.0.as_bytes())[..16].to_owned(),
            markup: markup.0,
        }
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
        let mut all = frame.hash.clone();
        for section in &sections.0 {
            all.push_str(section.name);
            all.push_str(&section.hash);
        }
        let deadlines = snapshot.seats.iter();
        Self {
            id: hash(all.as_bytes())[..16].to_owned(),
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

    /// What a browser has after it was sent all of this.
    pub(crate) fn hashes(&self) -> Vec<SectionHash> {
        let of = |section: &Section| (section.name, section.hash.clone());
        self.all().map(of).collect()
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
    /// name. The sections in a frame are empty: they stay as they are or follow.
    pub(crate) fn changed_since(&self, known: &[SectionHash], csrf: &str) -> String {
        let mut into = String::new();
        for section in self.all() {
            let same = |(name, hash): &SectionHash| *name == section.name && *hash == section.hash;
            if known.iter().any(same) {
                continue;
            }
            into.push_str("<template data-section=\"");
            into.push_str(section.name);
            into.push_str("\">");
            self.fill(&section.markup, csrf, false, &mut into);
            into.push_str("</template>");
        }
        into
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
