//! A review in words: what was chosen, what was better, what happened.

use palast_bots::review::{Moment, Review};
use palast_core::{SeatMap, Viewer};
use palast_ui::{LogLevel, Phrase, RenderContext};

use crate::any::{AnyMatch, AnyView, LogText};

/// How many moments are told.
const MOMENTS: usize = 3;
/// How many lines of the log are told of one moment.
const MOST_LINES: usize = 3;

/// A choice in words.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionText {
    /// The position, as in [`palast_bots::review::Decision::at`].
    pub at: usize,
    /// The ply to look at.
    pub ply: usize,
    /// What was asked.
    pub question: String,
    /// What was answered.
    pub chosen: String,
    /// What would have been better, if anything.
    pub better: Option<String>,
    /// The share to be expected before.
    pub share: f64,
    /// The share that was lost.
    pub lost: f64,
}

/// A big moment in words.
#[derive(Clone, PartialEq, Debug)]
pub struct MomentText {
    /// The ply to look at.
    pub ply: usize,
    /// Of an own choice: its position.
    pub choice: Option<usize>,
    /// What happened.
    pub text: String,
    /// How much it brought.
    pub amount: f64,
}

/// A review in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Described {
    /// Every choice, oldest first.
    pub decisions: Vec<DecisionText>,
    /// The biggest moments, biggest first.
    pub moments: Vec<MomentText>,
}

/// Puts a review of this match into words.
#[must_use]
pub fn describe(
    play: &dyn AnyMatch,
    review: &Review<String>,
    context: RenderContext<'_>,
) -> Described {
    let viewer = Viewer::Seat(review.seat);
    let mut plies = Vec::new();
    let mut decisions = Vec::new();
    let mut left = review.decisions.iter().peekable();
    for (at, position) in play.positions().enumerate() {
        plies.push(position.ply());
        if let Some(decision) = left.next_if(|next| next.at == at) {
            let view = position.view(viewer);
            let say = |notation: &str| name(&*view, notation, context);
            decisions.push(DecisionText {
                at,
                ply: decision.ply,
                question: view
                    .question()
                    .map_or_else(String::new, |it| context.say(&it)),
                chosen: say(&decision.chosen),
                better: decision.better.as_deref().map(say),
                share: decision.share,
                lost: decision.lost,
            });
        }
    }
    let log = play.view(viewer).log_text(context);
    let moments = review.moments(MOMENTS);
    let moments = moments.iter().map(|moment| MomentText {
        ply: moment.ply(),
        amount: moment.amount(),
        choice: match moment {
            Moment::Choice(decision) => Some(decision.at),
            Moment::Swing(_) => None,
        },
        text: match moment {
            Moment::Choice(decision) => {
                let told = decisions.iter().find(|told| told.at == decision.at);
                told.map_or_else(String::new, |told| choice_text(told, context))
            }
            Moment::Swing(swing) => {
                let ply = |at: usize| plies.get(at).copied().unwrap_or(0);
                happened(&log, ply(swing.from), ply(swing.at))
            }
        },
    });
    Described {
        moments: moments.collect(),
        decisions,
    }
}

fn name(view: &dyn AnyView, notation: &str, context: RenderContext<'_>) -> String {
    let action = view.action(notation);
    action.map_or_else(|| notation.to_owned(), |action| context.say(&action))
}

fn choice_text(told: &DecisionText, context: RenderContext<'_>) -> String {
    let better = told.better.clone().unwrap_or_default();
    let phrase = Phrase::new("review-choice")
        .with("chosen", told.chosen.clone())
        .with("better", better);
    context.words.say(&phrase, &SeatMap::default())
}

/// What the seat was told between two plies: the last lines of it.
fn happened(log: &[LogText], after: usize, until: usize) -> String {
    let told =
        |line: &&LogText| line.level == LogLevel::Line && line.ply > after && line.ply <= until;
    let lines: Vec<&str> = log
        .iter()
        .filter(told)
        .map(|line| line.text.as_str())
        .collect();
    lines[lines.len().saturating_sub(MOST_LINES)..].join(" ")
}
