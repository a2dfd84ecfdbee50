//! How the match stands: points and notes are public.

use palast_ui::{Phrase, RunningLine, RunningScore};

use crate::View;

pub(super) fn running(view: &View) -> RunningScore {
    let public = view.public();
    RunningScore {
        points: public.points.map(|points| i32::from(*points)),
        automa: None,
        lines: vec![RunningLine {
            heading: Phrase::new("pg-score-notes"),
            values: public.notes.map(|notes| i32::from(*notes)),
            automa: None,
        }],
        progress: Phrase::new("pg-progress")
            .with("round", public.round)
            .with("goal", public.goal()),
        last_round: false,
    }
}
