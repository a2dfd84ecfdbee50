//! What happened since the viewer's last turn: each move in one line, which leads to its position.

use maud::{Markup, html};
use palast_games::LogLine;
use palast_ui::{LogLevel, Phrase, RenderContext};

use super::log::unbroken;
use crate::table::{MatchSnapshot, TableSnapshot};

/// The most lines: who was away for longer has the history.
const MOST: usize = 40;

/// The strip; nothing for who has no seat, and where nothing has happened.
pub(super) fn strip(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    log: &[LogLine],
    context: RenderContext<'_>,
) -> Markup {
    let Some(since) = play
        .since
        .filter(|_| play.at.is_none() && !play.view.is_over())
    else {
        return html! {};
    };
    let moved = |line: &&LogLine| line.level == LogLevel::Line && line.ply > since;
    let moves: Vec<&LogLine> = log.iter().filter(moved).collect();
    if moves.is_empty() {
        return html! {};
    }
    let count =
        Phrase::new("since-moves").with("n", i64::try_from(moves.len()).unwrap_or(i64::MAX));
    html! {
        details data-k="since" {
            summary title=(context.words.get("since-turn")) {
                span.word { (context.words.get("since-turn")) ": " }
                span { (context.words.text(&count)) }
            }
            ol {
                @for line in &moves[moves.len().saturating_sub(MOST)..] {
                    li { a href={ "/t/" (snapshot.id) "?at=" (line.ply) } { (unbroken(&line.markup)) } }
                }
            }
        }
    }
}
