//! What a search would answer, in a form for people: a few answers with what they are worth, and how
//! sure that is.

use palast_bots::{Analysis, Rated};

/// The most answers that are worth naming.
const MOST: usize = 3;
/// An answer that the search came back to less often than this share of its walks was only looked
/// at, not considered.
const CONSIDERED: f32 = 0.03;

/// The best answers to a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Best first; at most three, at least one.
    pub answers: Vec<RatedAnswer>,
    /// How sure the search is of the first.
    pub sureness: Sureness,
    /// How many worlds were imagined for it.
    pub walks: u32,
}

/// An answer and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedAnswer {
    /// In notation.
    pub notation: String,
    /// The share of the victory that its seat can expect after it.
    pub share: f32,
    /// The standard error of that.
    pub error: f32,
    /// How often the search came back to it.
    pub visits: u32,
}

/// How sure a search is that its first answer is the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sureness {
    /// There is no other.
    Only,
    /// The next one is worse by more than the search can be wrong.
    Sure,
    /// It looks better, and could be mistaken.
    Leaning,
    /// The first ones are worth the same, as far as the search can tell.
    Equal,
}

impl Sureness {
    /// The last part of its key among the texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Only => "only",
            Self::Sure => "sure",
            Self::Leaning => "leaning",
            Self::Equal => "equal",
        }
    }
}

impl Advice {
    /// What to say of an analysis.
    pub(crate) fn of<A: Copy + Ord + ToString>(analysis: &Analysis<A>) -> Self {
        let least = (analysis.walks as f32 * CONSIDERED) as u32;
        let considered = |one: &&Rated<A>| one.visits > least;
        let mut answers: Vec<_> = analysis.answers.iter().filter(considered).collect();
        if answers.is_empty() {
            answers.push(analysis.best());
        }
        answers.truncate(MOST);
        Self {
            sureness: sureness(analysis, answers.get(1).copied()),
            answers: answers
                .into_iter()
                .map(|one| rated(one, analysis))
                .collect(),
            walks: analysis.walks,
        }
    }
}

pub(crate) fn rated<A: Copy + ToString>(one: &Rated<A>, analysis: &Analysis<A>) -> RatedAnswer {
    RatedAnswer {
        notation: one.action.to_string(),
        share: one.worth[analysis.seat].clamp(0.0, 1.0),
        error: one.error,
        visits: one.visits,
    }
}

/// How clearly the best answer is ahead of the next. Visits count as well as worths: a search that
/// hardly came back to an answer has reason to.
fn sureness<A: Copy + Ord>(analysis: &Analysis<A>, next: Option<&Rated<A>>) -> Sureness {
    if analysis.answers.len() == 1 {
        return Sureness::Only;
    }
    let best = analysis.best();
    let Some(next) = next else {
        return Sureness::Sure;
    };
    let share = |one: &Rated<A>| one.worth[analysis.seat];
    let ahead = share(best) - share(next);
    let error = best.error.hypot(next.error);
    if ahead > 2.0 * error && best.visits > 2 * next.visits {
        Sureness::Sure
    } else if ahead > error && best.visits > next.visits {
        Sureness::Leaning
    } else {
        Sureness::Equal
    }
}
