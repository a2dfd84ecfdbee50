//! Adds up what was found: the parts sum to the way from start to result, whatever the searches
//! said, because every number that one part ends with is the one that the next begins with.

use palast_core::{Imagine, Judge};

use super::prepare::{Gap, Prepared, Question, Start};
use super::{Cause, Decision, Found, Part, Review, Swing};

/// What is known of a choice.
struct Judged<A> {
    decision: Decision<A>,
    /// What the chosen answer was worth, and the standard error of that.
    after: f64,
    error: f64,
}

/// The sums of one cause.
#[derive(Default)]
struct Sum {
    amount: f64,
    variance: f64,
}

impl Sum {
    fn add(&mut self, amount: f64, variance: f64) {
        self.amount += amount;
        self.variance += variance;
    }

    fn part(&self) -> Part {
        Part {
            amount: self.amount,
            error: self.variance.sqrt(),
        }
    }
}

impl<G: Imagine + Judge> Prepared<G> {
    pub(super) fn account(&self, found: &[Found<G::Action>]) -> Review<G::Action> {
        let judged: Vec<Judged<G::Action>> = self
            .judged
            .iter()
            .filter_map(|question| self.judge(*question, found))
            .collect();
        let (start, start_error) = match self.start {
            Start::Even(share) => (share, 0.0),
            Start::Measured(question) => outlook(found, question),
        };
        let mut swings = Vec::new();
        for (index, gap) in self.gaps.iter().enumerate() {
            let (begin, begin_error) = match index.checked_sub(1).and_then(|last| judged.get(last))
            {
                Some(last) => (last.after, last.error),
                None => (start, start_error),
            };
            let (end, end_error) = match judged.get(index) {
                Some(next) => (next.decision.share, next.error),
                None => (self.result, 0.0),
            };
            let error = begin_error.hypot(end_error);
            self.bridge_swings(gap, (end - begin, error), found, &mut swings);
        }
        let mut review = Review {
            seat: self.seat,
            start,
            result: self.result,
            luck: Part::default(),
            choices: Part::default(),
            others: Part::default(),
            rest: Part::default(),
            decisions: Vec::new(),
            swings,
        };
        self.sum_up(&mut review, &judged, found, start_error);
        review.decisions = judged.into_iter().map(|one| one.decision).collect();
        review
    }

    /// A choice with what it lost. What is lost by less than the searches can tell is not lost.
    fn judge(&self, question: usize, found: &[Found<G::Action>]) -> Option<Judged<G::Action>> {
        let Question::Judge { at, .. } = self.questions[question] else {
            return None;
        };
        let Found::Judged { best, chosen } = &found[question] else {
            return None;
        };
        let share =
            |rated: &crate::Rated<G::Action>| f64::from(rated.worth[self.seat]).clamp(0.0, 1.0);
        let error = |rated: &crate::Rated<G::Action>| {
            // After one walk nothing is known.
            let error = f64::from(rated.error);
            if error.is_finite() { error } else { 0.5 }
        };
        let off = error(best).hypot(error(chosen));
        let lost = share(best) - share(chosen);
        let is_worse = best.action != chosen.action && lost > off;
        let lost = if is_worse { lost } else { 0.0 };
        Some(Judged {
            after: share(chosen),
            error: error(chosen),
            decision: Decision {
                at,
                ply: self.points[at].ply,
                chosen: chosen.action,
                better: is_worse.then_some(best.action),
                share: share(chosen) + lost,
                lost,
                error: if is_worse { off } else { 0.0 },
            },
        })
    }

    /// What happened between two choices, draws apart where others did something, too.
    fn bridge_swings(
        &self,
        gap: &Gap,
        (whole, error): (f64, f64),
        found: &[Found<G::Action>],
        swings: &mut Vec<Swing>,
    ) {
        let swing = |(from, at): (usize, usize), cause, amount, error| Swing {
            from,
            at,
            ply: self.points[at].ply,
            cause,
            amount,
            error,
        };
        let (mut left, mut variance) = (whole, error * error);
        for run in &gap.runs {
            let (before, before_error) = outlook(found, run.before);
            let (after, after_error) = match run.after {
                Some(question) => outlook(found, question),
                None => (self.result, 0.0),
            };
            let error = before_error.hypot(after_error);
            let place = (run.from, run.to);
            swings.push(swing(place, Cause::Luck, after - before, error));
            left -= after - before;
            variance += error * error;
        }
        let place = (gap.from, gap.to);
        swings.push(swing(place, gap.cause, left, variance.sqrt()));
    }

    /// The parts. A choice's estimate that ends one part and begins the same again cancels: its
    /// error counts only where two different parts meet.
    fn sum_up(
        &self,
        review: &mut Review<G::Action>,
        judged: &[Judged<G::Action>],
        found: &[Found<G::Action>],
        start_error: f64,
    ) {
        for (cause, part) in [
            (Cause::Luck, &mut review.luck),
            (Cause::Others, &mut review.others),
            (Cause::Rest, &mut review.rest),
        ] {
            let mut sum = Sum::default();
            for swing in review.swings.iter().filter(|swing| swing.cause == cause) {
                sum.add(swing.amount, 0.0);
            }
            let is_it = |index: usize| self.gaps.get(index).is_some_and(|gap| gap.cause == cause);
            for (index, one) in judged.iter().enumerate() {
                let (before, after) = (is_it(index), is_it(index + 1));
                if before != after {
                    sum.add(0.0, one.error * one.error);
                }
                if before {
                    sum.add(0.0, one.decision.error * one.decision.error);
                }
            }
            if is_it(0) {
                sum.add(0.0, start_error * start_error);
            }
            if cause != Cause::Rest {
                for run in self.gaps.iter().flat_map(|gap| &gap.runs) {
                    let questions = [Some(run.before), run.after];
                    for question in questions.into_iter().flatten() {
                        sum.add(0.0, outlook(found, question).1.powi(2));
                    }
                }
            }
            *part = sum.part();
        }
        let mut sum = Sum::default();
        for one in judged {
            sum.add(-one.decision.lost, one.decision.error.powi(2));
        }
        review.choices = sum.part();
    }
}

fn outlook<A>(found: &[Found<A>], question: usize) -> (f64, f64) {
    match &found[question] {
        Found::Seen(outlook) => (f64::from(outlook.share), f64::from(outlook.error)),
        Found::Judged { chosen, .. } => (0.0, f64::from(chosen.error)),
    }
}
