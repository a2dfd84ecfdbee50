//! What one seat made of a finished match: each of its choices judged by what it could know then,
//! and the way from the first deal to the result split into luck, its own choices and the others'.
//!
//! [`Prepared`] copies out of a match what the seat saw before each of its choices, which is all a
//! review is made of; [`Prepared::run`] searches. The method is described in `docs/review.md`.

mod account;
mod prepare;

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use palast_core::{Bot as _, Dice, Imagine, Judge, Seat, Seed};

use crate::{Outlook, Rated, Search, Settings};
use prepare::Question;

pub use prepare::{NoReview, Prepared};

/// A finished review. Shares are of the victory: one for the only winner, nothing for who lost.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// Whose match it was.
    pub seat: Seat,
    /// What the seat could expect before anything had happened.
    pub start: f64,
    /// What it got.
    pub result: f64,
    /// Its choices, oldest first; questions with a single answer are none.
    pub decisions: Vec<Decision<A>>,
    /// What else moved its expectation, oldest first.
    pub swings: Vec<Swing>,
    /// What luck brought. With the other parts and the start it adds up to the result.
    pub luck: Part,
    /// What the seat's own choices lost; never above zero.
    pub choices: Part,
    /// What the others' choices brought.
    pub others: Part,
    /// What the search thought differently about later although nothing had happened.
    pub rest: Part,
}

/// One part of the way from start to result.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Part {
    /// A share of the victory; below zero if it was lost.
    pub amount: f64,
    /// The standard error, from the searches that it was measured by.
    pub error: f64,
}

/// A choice of the seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// The position it was made in, counted by the inputs in force before it.
    pub at: usize,
    /// The ply of that position.
    pub ply: usize,
    /// What was answered.
    pub chosen: A,
    /// What would have been better, if anything was by more than the search can tell.
    pub better: Option<A>,
    /// The share to be expected before the choice, with the better answer.
    pub share: f64,
    /// The share that the choice lost.
    pub lost: f64,
    /// The standard error of that.
    pub error: f64,
}

/// A change of what the seat could expect that was not its own choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The position before it, counted by the inputs in force.
    pub from: usize,
    /// The position after it.
    pub at: usize,
    /// The ply of the position after it.
    pub ply: usize,
    /// Where it came from.
    pub cause: Cause,
    /// How much it brought.
    pub amount: f64,
    /// The standard error of that.
    pub error: f64,
}

/// Where a change came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A draw, or something hidden that came to light.
    Luck,
    /// Answers of the others.
    Others,
    /// Nothing happened; the search saw further.
    Rest,
}

/// A change of what the seat could expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Moment<'r, A> {
    /// Its own choice.
    Choice(&'r Decision<A>),
    /// Something else.
    Swing(&'r Swing),
}

impl<A> Moment<'_, A> {
    /// How much it changed, without its sign.
    #[must_use]
    pub const fn size(&self) -> f64 {
        self.amount().abs()
    }

    /// How much it brought.
    #[must_use]
    pub const fn amount(&self) -> f64 {
        match self {
            Self::Choice(decision) => -decision.lost,
            Self::Swing(swing) => swing.amount,
        }
    }

    /// The ply to look at: that of the choice, or that after what happened.
    #[must_use]
    pub const fn ply(&self) -> usize {
        match self {
            Self::Choice(decision) => decision.ply,
            Self::Swing(swing) => swing.ply,
        }
    }
}

impl<A> Review<A> {
    /// The same with the answers in another form.
    #[must_use]
    pub fn map<B>(self, form: impl Fn(A) -> B) -> Review<B> {
        let map = |one: Decision<A>| Decision {
            at: one.at,
            ply: one.ply,
            chosen: form(one.chosen),
            better: one.better.map(&form),
            share: one.share,
            lost: one.lost,
            error: one.error,
        };
        Review {
            seat: self.seat,
            start: self.start,
            result: self.result,
            decisions: self.decisions.into_iter().map(map).collect(),
            swings: self.swings,
            luck: self.luck,
            choices: self.choices,
            others: self.others,
            rest: self.rest,
        }
    }

    /// The biggest changes of what the seat could expect, own mistakes among them, biggest first.
    #[must_use]
    pub fn moments(&self, most: usize) -> Vec<Moment<'_, A>> {
        let lost = |one: &&Decision<A>| one.lost > 0.0;
        let choices = self.decisions.iter().filter(lost).map(Moment::Choice);
        let happened = |one: &&Swing| one.cause != Cause::Rest && one.amount != 0.0;
        let swings = self.swings.iter().filter(happened).map(Moment::Swing);
        let mut all: Vec<_> = choices.chain(swings).collect();
        all.sort_by(|one, other| other.size().total_cmp(&one.size()));
        all.truncate(most);
        all
    }

    /// The result with luck taken out.
    #[must_use]
    pub fn without_luck(&self) -> f64 {
        self.result - self.luck.amount
    }
}

/// How a review is worked out.
pub struct Work<'w> {
    /// How many worlds are imagined for each position, if the clock allows it.
    pub walks: u32,
    /// Where all chance comes from. With a clock that never stops, the same seed gives the same
    /// review on any number of threads.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
    /// Called when a position is begun: what says whether there is still time for it.
    pub clock: &'w (dyn Fn() -> Box<dyn FnMut() -> bool> + Sync),
    /// Told how many positions are done; says whether to go on.
    pub progress: &'w (dyn Fn(usize) -> bool + Sync),
}

impl std::fmt::Debug for Work<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Work")
            .field("walks", &self.walks)
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

/// What was found about a question.
#[derive(Clone, Debug)]
enum Found<A> {
    Judged { best: Rated<A>, chosen: Rated<A> },
    Seen(Outlook),
}

impl<G: Imagine + Judge> Prepared<G> {
    /// How many positions have to be thought about.
    #[must_use]
    pub fn len(&self) -> usize {
        self.questions.len()
    }

    /// Whether there is nothing to think about.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.questions.is_empty()
    }

    /// Thinks about all positions; nothing if it was told to stop.
    #[must_use]
    pub fn run(&self, work: &Work<'_>) -> Option<Review<G::Action>> {
        let found: Vec<Mutex<Option<Found<G::Action>>>> =
            self.questions.iter().map(|_| Mutex::new(None)).collect();
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let stopped = AtomicBool::new(false);
        let think = || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(question) = self.questions.get(index) else {
                    return;
                };
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let answer = self.think(question, index, work);
                *found[index].lock().unwrap_or_else(PoisonError::into_inner) = answer;
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if !(work.progress)(done) {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|threads| {
            for _ in 1..work.threads.max(1) {
                threads.spawn(think);
            }
            think();
        });
        let found: Option<Vec<Found<G::Action>>> = found
            .into_iter()
            .map(|one| one.into_inner().unwrap_or_else(PoisonError::into_inner))
            .collect();
        Some(self.account(&found?))
    }

    fn think(
        &self,
        question: &Question<G::Action>,
        index: usize,
        work: &Work<'_>,
    ) -> Option<Found<G::Action>> {
        let dice = Dice::for_draw(&work.seed, index as u64);
        let mut search = Search::<G>::new(Settings::new::<G>(work.walks), dice);
        let point = &self.points[question.at()];
        search.hear(&self.log[..point.heard]);
        let mut go_on = (work.clock)();
        match *question {
            Question::Judge { chosen, .. } => {
                let analysis = search.analyse(&point.view, &mut go_on)?;
                let best = *analysis.best();
                let mut own = *analysis.answers.iter().find(|one| one.action == chosen)?;
                // The chosen answer has to be known as well as the best one.
                if best.action != chosen {
                    let walks = (work.walks / 2).max(1);
                    let mut go_on = (work.clock)();
                    own = search.probe(&point.view, chosen, walks, &mut go_on)?;
                }
                Some(Found::Judged { best, chosen: own })
            }
            Question::Outlook { first, .. } => search
                .outlook(&point.view, first, &mut go_on)
                .map(Found::Seen),
        }
    }
}
