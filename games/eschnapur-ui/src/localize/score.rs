//! How the match stands, from what everybody can see.

use eschnapur::{KnownGold, Part, Phase};
use palast_core::{Seat, SeatMap};
use palast_ui::{Phrase, RunningLine, RunningScore};

use super::moments::is_full;
use crate::View;

pub(super) fn running(view: &View) -> RunningScore {
    let public = view.public();
    let all = |value: &dyn Fn(Seat) -> i32| {
        SeatMap::from_fn(|seat| {
            if public.seats.has(seat) {
                value(seat)
            } else {
                0
            }
        })
    };
    let line = |key: &'static str, value: &dyn Fn(Seat) -> i32| RunningLine {
        heading: Phrase::new(key),
        values: all(value),
        automa: None,
    };
    let points = |seat: Seat| i32::from(public.points[seat]);
    let mut lines = vec![
        line("es-track-points", &points),
        line("es-track-discs", &|seat| i32::from(public.discs[seat])),
    ];
    if view.rules().options.known_gold == KnownGold::Shown {
        lines.push(line("es-track-gold", &|seat| {
            i32::from(public.owned[seat].value())
        }));
    }
    RunningScore {
        points: all(&points),
        automa: None,
        lines,
        progress: progress(view),
        last_round: is_last_round(view),
    }
}

fn progress(view: &View) -> Phrase {
    let public = view.public();
    if public.phase == Phase::Over {
        return crate::phrases::finished(public);
    }
    if is_last_round(view) {
        return Phrase::new("es-progress-last");
    }
    Phrase::new("es-progress")
        .with("round", public.round)
        .with("left", public.goal() - public.finished())
}

/// Whether the parts that are full now end the match with this round.
pub(super) fn is_last_round(view: &View) -> bool {
    let public = view.public();
    let open = Part::ALL
        .into_iter()
        .filter(|part| public.open_parts().contains(*part));
    let full = open.filter(|part| is_full(view, public, *part)).count();
    public.phase != Phase::Over
        && full + usize::from(public.finished()) >= usize::from(public.goal())
}
