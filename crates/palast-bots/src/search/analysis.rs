//! What a search found out: every answer with what it leads to and how sure that is. Hints, reviews
//! and bots read the same.

use palast_core::{Dice, Seat, SeatMap};

use super::explorer::Found;

/// Every answer to one question, most visited first.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// Whose question it was.
    pub seat: Seat,
    /// The answers, best first: the more the search came back to one, the better it is.
    pub answers: Vec<Rated<A>>,
    /// How many worlds were imagined; none if there was only one answer.
    pub walks: u32,
    /// Whether others do not see the answer at once, so that it must not be foreseeable.
    pub sealed: bool,
}

/// One answer and what it leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<A> {
    /// The answer.
    pub action: A,
    /// How often the search came back to it.
    pub visits: u32,
    /// How likely the game's own judgement thought it best, before any search.
    pub prior: f32,
    /// The share of the victory each seat can expect after it.
    pub worth: SeatMap<f32>,
    /// The standard error of the own share; wide where little was tried.
    pub error: f32,
}

/// What a position is worth to one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The share of the victory it can expect.
    pub share: f32,
    /// The standard error of that.
    pub error: f32,
}

impl<A: Copy + Ord> Analysis<A> {
    /// The only answer there is.
    pub(super) fn forced(seat: Seat, action: A) -> Self {
        let only = Rated {
            action,
            visits: 0,
            prior: 1.0,
            worth: SeatMap::default(),
            error: f32::INFINITY,
        };
        Self {
            seat,
            answers: vec![only],
            walks: 0,
            sealed: false,
        }
    }

    /// Sums what the trees found, answer by answer in the order of the menu.
    pub(super) fn of(seat: Seat, menu: &[A], sealed: bool, trees: &[Vec<Found>]) -> Self {
        let mut walks = 0;
        let mut answers: Vec<Rated<A>> = menu
            .iter()
            .enumerate()
            .map(|(place, action)| {
                let mut all = Found::default();
                for found in trees.iter().map(|tree| tree[place]) {
                    all.visits += found.visits;
                    all.walks += found.walks;
                    all.squares += found.squares;
                    all.prior += found.prior / trees.len() as f32;
                    for seat in Seat::ALL {
                        all.totals[seat] += found.totals[seat];
                    }
                }
                walks += all.walks;
                rated(*action, seat, &all)
            })
            .collect();
        answers.sort_by(|one, other| {
            let visits = other.visits.cmp(&one.visits);
            visits.then(other.prior.total_cmp(&one.prior))
        });
        Self {
            seat,
            answers,
            walks,
            sealed,
        }
    }

    /// The answer the search would give.
    #[must_use]
    pub fn best(&self) -> &Rated<A> {
        &self.answers[0]
    }

    /// An answer to give: the best one, or, where the others must not foresee it, one of those that
    /// are nearly as good. An answer counts as nearly as good if it was visited at least
    /// `1 - margin` as often as the best.
    pub fn choose(&self, margin: f32, dice: &mut Dice) -> A {
        let best = self.best();
        if !self.sealed || margin <= 0.0 {
            return best.action;
        }
        let least = (best.visits as f32 * (1.0 - margin)) as u32;
        let near = self
            .answers
            .iter()
            .take_while(|one| one.visits >= least.max(1));
        let weights: Vec<(A, u32)> = near.map(|one| (one.action, one.visits)).collect();
        if weights.is_empty() {
            return best.action;
        }
        dice.weighted(&weights)
    }
}

fn rated<A>(action: A, seat: Seat, all: &Found) -> Rated<A> {
    let count = f64::from(all.walks.max(1));
    let worth = all.totals.map(|total| (total / count) as f32);
    let mean = all.totals[seat] / count;
    let variance = (all.squares / count - mean * mean).max(0.0);
    let error = if all.walks < 2 {
        f32::INFINITY
    } else {
        (variance / (count - 1.0)).sqrt() as f32
    };
    Rated {
        action,
        visits: all.visits,
        prior: all.prior,
        worth,
        error,
    }
}
