//! Moments: what deserves a scene on the page instead of a line in the log.

use palast_core::Seat;

use crate::Phrase;

/// What kind of moment it is: it sets how long it is shown and how it is framed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// Hidden things were turned up together.
    Reveal,
    /// Somebody won or lost something.
    Event,
    /// Points were counted.
    Scoring,
    /// Something was completed.
    Finished,
    /// A round is over.
    RoundEnd,
    /// The last round begins.
    LastRound,
    /// The match is over.
    MatchEnd,
}

/// A short scene: who, what and why, on the board, once. It is made from the viewer's own log, so it
/// says no more than the log does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The ply it belongs to; the newest of the events it sums up.
    pub ply: usize,
    /// What kind of moment it is.
    pub kind: MomentKind,
    /// What happened, in one sentence.
    pub headline: Phrase,
    /// Pieces to show large, by the ids of [`crate::RenderHtml::piece`].
    pub pieces: Vec<String>,
    /// Why: one line after another.
    pub lines: Vec<MomentLine>,
    /// Where on the board it happened: the `data-k` of a piece that is drawn there.
    pub place: Option<String>,
}

/// A line of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MomentLine {
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: Phrase,
    /// The points it brought: they fly to that seat's score.
    pub points: Option<i32>,
}

impl Moment {
    /// A moment of one sentence.
    #[must_use]
    pub const fn new(ply: usize, kind: MomentKind, headline: Phrase) -> Self {
        Self {
            ply,
            kind,
            headline,
            pieces: Vec::new(),
            lines: Vec::new(),
            place: None,
        }
    }

    /// The moment with one more line.
    #[must_use]
    pub fn with(mut self, seat: Option<Seat>, text: Phrase, points: Option<i32>) -> Self {
        self.lines.push(MomentLine { seat, text, points });
        self
    }
}
