//! The log in words, grouped by headings, each line a link to its ply.

use maud::{Markup, PreEscaped, html};
use palast_games::LogLine;
use palast_ui::{LogLevel, RenderContext};

use super::LogLength;
use crate::table::{MatchSnapshot, TableSnapshot};

/// How many rounds are shown while the match runs.
const CHAPTERS: usize = 2;

/// The lines of the log that are shown, and whether earlier ones are left out.
pub(super) struct Lines {
    pub(super) shown: Vec<LogLine>,
    cut: bool,
}

impl Lines {
    pub(super) fn new(play: &MatchSnapshot, context: RenderContext<'_>, length: LogLength) -> Self {
        let whole = length == LogLength::Whole || play.at.is_some() || play.view.is_over();
        let (shown, cut) = if whole {
            (play.view.log(context), false)
        } else {
            play.view.recent_log(context, CHAPTERS)
        };
        Self { shown, cut }
    }
}

/// The log.
pub(super) fn book(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
    Lines { shown: lines, cut }: &Lines,
) -> Markup {
    let words = context.words;
    let here = play.at.unwrap_or(play.ply);
    html! {
            div.sheet-head {
                h2 #log-title { (words.get("log")) }
                a.close href="#live" aria-label=(words.get("close")) { "✕" }
            }
            // A list laid out from its end stays at the newest line by itself.
            div.scroll tabindex="0" role="group" aria-labelledby="log-title" {
                div.sections {
                    @if *cut {
                        p.more { a #whole-log href={ "/t/" (snapshot.id) "?log=all#log" } { (words.get("log-whole")) } }
                    }
                    @for section in sections(lines) {
                        @let number = section.first().map_or(0, |line| line.ply);
                        @let (heading, rest) = split(section);
                        @if let Some(heading) = heading {
                            h3 data-k={ "h" (number) } data-ply=(heading.ply) { (link(heading, snapshot, here)) }
                        }
                        @if !rest.is_empty() {
                            ol data-k={ "o" (number) } {
                                @for (index, (line, details)) in folded(rest).into_iter().enumerate() {
                                    // The line is a link, so what unfolds has a sign of its own.
                                    li.folds[!details.is_empty()] data-k={ "l" (number) "." (index) } {
                                        div data-ply=(line.ply) { (link(line, snapshot, here)) }
                                        @if !details.is_empty() {
                                            details {
                                                summary aria-label=(words.get("log-details")) title=(words.get("log-details")) {}
                                                ul {
                                                    @for detail in details {
                                                        li.detail data-ply=(detail.ply) { (link(detail, snapshot, here)) }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    @if lines.is_empty() { p.hint { (words.get("log-empty")) } }
                }
            }
    }
}

fn link(line: &LogLine, snapshot: &TableSnapshot, here: usize) -> Markup {
    html! {
        a href={ "/t/" (snapshot.id) "?at=" (line.ply) }
            aria-current=[(line.ply == here).then_some("step")] { (unbroken(&line.markup)) }
    }
}

/// A sentence in which no line begins with a bracket.
pub(super) fn unbroken(sentence: &Markup) -> Markup {
    PreEscaped(sentence.0.replace(" (", "\u{a0}("))
}

/// Each line with its details, which fold under it.
fn folded(lines: &[LogLine]) -> Vec<(&LogLine, &[LogLine])> {
    let mut folded = Vec::new();
    let mut rest = lines;
    while let Some((line, after)) = rest.split_first() {
        let details = after
            .iter()
            .take_while(|line| line.level == LogLevel::Detail);
        let (details, after) = after.split_at(details.count());
        folded.push((line, details));
        rest = after;
    }
    folded
}

/// The lines, cut before each heading.
fn sections(lines: &[LogLine]) -> Vec<&[LogLine]> {
    let mut sections = Vec::new();
    let mut start = 0;
    for (index, line) in lines.iter().enumerate() {
        if line.level == LogLevel::Heading && index > start {
            sections.push(&lines[start..index]);
            start = index;
        }
    }
    if start < lines.len() {
        sections.push(&lines[start..]);
    }
    sections
}

fn split(section: &[LogLine]) -> (Option<&LogLine>, &[LogLine]) {
    match section {
        [heading, rest @ ..] if heading.level == LogLevel::Heading => (Some(heading), rest),
        rest => (None, rest),
    }
}
