//! Moments above the board: what happened last, as one line that unfolds.
//!
//! The script shows each new one as a scene over the board; this is what stays of it, and all there
//! is without script.

use maud::{Markup, html};
use palast_games::LogLine;
use palast_ui::{LogLevel, Moment, MomentKind, MomentLine, RenderContext, SeatColour};

use crate::signing::hash;
use crate::table::MatchSnapshot;

/// From how many headings of the log on moments are looked for.
const ROUNDS: usize = 2;
/// How many are kept on the page: enough for a scene of each, whatever happened at once.
const KEPT: usize = 6;

/// The newest moments; the stylesheet shows the last of them.
pub(super) fn strip(play: &MatchSnapshot, log: &[LogLine], context: RenderContext<'_>) -> Markup {
    let moments = play.view.moments(start(log));
    let kept = &moments[moments.len().saturating_sub(KEPT)..];
    html! { @for moment in kept { (draw(moment, play, context)) } }
}

/// The ply at which the last rounds of the log begin.
fn start(log: &[LogLine]) -> usize {
    let heading = |line: &&LogLine| line.level == LogLevel::Heading;
    let mut headings = log.iter().rev().filter(heading);
    headings.nth(ROUNDS - 1).map_or(0, |line| line.ply)
}

fn draw(moment: &Moment, play: &MatchSnapshot, context: RenderContext<'_>) -> Markup {
    let view = &play.view;
    let headline = view.paint(&moment.headline, context);
    // The same ply can be reached twice, with something else happening, after a take-back.
    let key = format!("m{}.{}", moment.ply, &hash(headline.0.as_bytes())[..6]);
    let inner = html! {
        @if !moment.pieces.is_empty() {
            div.pieces aria-hidden="true" {
                @for piece in &moment.pieces { span { (view.game().piece(piece)) } }
            }
        }
        @if !moment.lines.is_empty() {
            ul { @for line in &moment.lines { (item(line, play, context)) } }
        }
    };
    html! {
        details.moment.{ "is-" (name(moment.kind)) } data-k=(key) data-ply=(moment.ply)
            data-place=[moment.place.as_deref()] {
            summary { span.headline { (headline) } }
            div.why { (inner) }
        }
    }
}

fn item(line: &MomentLine, play: &MatchSnapshot, context: RenderContext<'_>) -> Markup {
    let colour = line.seat.map_or(SeatColour::Neutral, SeatColour::of);
    html! {
        li.{ "of-" (colour.name()) } data-seat=[line.seat] {
            span { (play.view.paint(&line.text, context)) }
            @if let Some(points) = line.points { b.gain { (format!("{points:+}")) } }
        }
    }
}

const fn name(kind: MomentKind) -> &'static str {
    match kind {
        MomentKind::Reveal => "reveal",
        MomentKind::Event => "event",
        MomentKind::Scoring => "scoring",
        MomentKind::Finished => "finished",
        MomentKind::RoundEnd => "round-end",
        MomentKind::LastRound => "last-round",
        MomentKind::MatchEnd => "match-end",
    }
}
