//! How the match stands: everything is open.

use amyitis::{Phase, Source, last_tiles};
use palast_ui::{Phrase, RunningLine, RunningScore};

use crate::View;

pub(super) fn running(view: &View) -> RunningScore {
    let public = view.public();
    let last = last_tiles(public.seats);
    let is_last = public.tiles_left() <= last && public.phase != Phase::Over;
    let from = |source: Source| public.players.map(|player| i32::from(player.from(source)));
    let lines = Source::ALL.into_iter().map(|source| RunningLine {
        heading: Phrase::new(format!("am-score-{}", source.name())),
        values: from(source),
        automa: None,
    });
    let scored = |line: &RunningLine| public.seats.seats().any(|seat| line.values[seat] > 0);
    let progress = if is_last {
        Phrase::new("am-last-round")
    } else {
        Phrase::new("am-tiles-left")
            .with("count", public.tiles_left())
            .with("last", last)
    };
    RunningScore {
        points: public.players.map(|player| i32::from(player.score())),
        automa: None,
        lines: lines.filter(scored).collect(),
        progress,
        last_round: is_last,
    }
}
