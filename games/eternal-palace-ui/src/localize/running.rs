//! The points so far, as everybody can count them. Seals and the Sequence Prize are given at the end.

use eternal_palace::{Phase, Public};
use palast_core::{Seat, SeatMap};
use palast_ui::{Phrase, RunningLine, RunningScore};

use crate::View;

/// The layers that make a painting complete.
pub(crate) const COMPLETE: u8 = 8;

pub(super) fn running_score(view: &View) -> RunningScore {
    let public = view.public();
    let edition = &view.rules().edition;
    let over = public.phase == Phase::Over;
    let compositions = |seat: Seat| -> i32 {
        let cards = public.players[seat].compositions.iter();
        cards
            .map(|card| i32::from(edition.composition(card).points))
            .sum()
    };
    let mut lines = vec![
        line(public, "layers", |seat| {
            i32::from(public.players[seat].layers.len())
        }),
        line(public, "features", |seat| {
            i32::from(public.players[seat].features.len())
        }),
        line(public, "monuments", |seat| monuments(public, seat)),
        line(public, "prizes", |seat| {
            i32::from(public.completion == Some(seat)) + i32::from(public.sequence == Some(seat))
        }),
    ];
    if view.rules().options.compositions {
        lines.push(line(public, "compositions", compositions));
    }
    if over {
        lines.push(line(public, "seals", |seat| {
            i32::from(public.players[seat].seals)
        }));
        if public.solo {
            lines.push(line(public, "extra", |seat| {
                i32::from(public.players[seat].extra)
            }));
        }
    }
    let sum = |of: fn(&RunningLine) -> i32| lines.iter().map(of).sum::<i32>();
    let points = SeatMap::from_fn(|seat| lines.iter().map(|line| line.values[seat]).sum());
    let automa = public
        .solo
        .then(|| sum(|line| line.automa.unwrap_or_default()));
    // What else decides: seals come from the palace track.
    lines.push(RunningLine {
        heading: Phrase::new("ep-b-palace"),
        ..line(public, "palace", |seat| {
            i32::from(public.players[seat].palace)
        })
    });
    RunningScore {
        points,
        automa,
        lines,
        progress: progress(public),
        last_round: public.completion.is_some(),
    }
}

fn line(public: &Public, key: &str, value: impl Fn(Seat) -> i32) -> RunningLine {
    RunningLine {
        heading: Phrase::new(format!("ep-score-{key}")),
        values: SeatMap::from_fn(|seat| {
            if public.sides.has(seat) && !public.is_master(seat) {
                value(seat)
            } else {
                0
            }
        }),
        automa: public.solo.then(|| value(eternal_palace::MASTER)),
    }
}

fn monuments(public: &Public, seat: Seat) -> i32 {
    let own = public
        .monuments
        .iter()
        .filter(|owner| **owner == Some(seat));
    i32::try_from(own.count()).unwrap_or(i32::MAX)
}

/// How many layers the fullest painting still lacks.
fn progress(public: &Public) -> Phrase {
    if public.phase == Phase::Over {
        return Phrase::new("ep-now-over");
    }
    if let Some(who) = public.completion {
        return Phrase::new("ep-progress-last").with("who", who);
    }
    let most = public
        .everyone()
        .map(|seat| public.players[seat].layers.len())
        .max();
    Phrase::new("ep-progress").with("layers", COMPLETE.saturating_sub(most.unwrap_or(0)))
}
