//! The log in words, grouped by headings, each line a link to its ply.

use maud::{Markup, html};
use palast_games::LogLine;
use palast_ui::{LogLevel, RenderContext};

use super::LogLength;
use crate::table::{MatchSnapshot, TableSnapshot};

/// How many rounds are shown while the match runs.
const CHAPTERS: usize = 2;

/// The log.
pub(super) fn book(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    look: RenderContext<'_>,
    length: LogLength,
) -> Markup {
    let words = look.words;
    let whole = length == LogLength::Whole || play.at.is_some() || play.view.is_over();
    let (lines, cut) = if whole {
        (play.view.log(look), false)
    } else {
        play.view.recent_log(look, CHAPTERS)
    };
    let here = play.at.unwrap_or(play.ply);
    html! {
            div.sheet-head {
                h2 #log-title { (words.get("log")) }
                a.close href="#live" aria-label=(words.get("close")) { "✕" }
            }
            // A list laid out from its end stays at the newest line by itself.
            div.scroll tabindex="0" role="group" aria-labelledby="log-title" {
                div.sections {
                    @if cut {
                        p.more { a #whole-log href={ "/t/" (snapshot.id) "?log=all#log" } { (words.get("log-whole")) } }
                    }
                    @for section in sections(&lines) {
                        @let number = section.first().map_or(0, |line| line.ply);
                        @let (heading, rest) = split(section);
                        @if let Some(heading) = heading {
                            h3 data-k={ "h" (number) } data-ply=(heading.ply) { (link(heading, snapshot, here)) }
                        }
                        @if !rest.is_empty() {
                            ol data-k={ "o" (number) } {
                                @for (index, line) in rest.iter().enumerate() {
                                    li.detail[line.level == LogLevel::Detail] data-ply=(line.ply)
                                        data-k={ "l" (number) "." (index) } { (link(line, snapshot, here)) }
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
            aria-current=[(line.ply == here).then_some("step")] { (line.markup) }
    }
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
