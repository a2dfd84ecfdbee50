//! What one seat saw of a match, and which positions have to be thought about.

use palast_core::{
    Dice, EventSink, Game, Imagine, Input, Judge, LogEntry, Match, Seat, View, Viewer,
};

use super::Cause;

/// How many worlds are imagined to see whether an answer's effect could be foreseen.
const FORESEEN_IN: u64 = 3;

/// Why there is no review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoReview {
    /// The match is not over.
    Unfinished,
    /// There is no such seat.
    NoSeat,
}

/// A position as the seat saw it.
#[derive(Debug)]
pub(super) struct Point<G: Game> {
    pub(super) ply: usize,
    pub(super) view: View<G>,
    /// How much of the log the seat had heard.
    pub(super) heard: usize,
}

/// Something to find out about a position, named by its index.
#[derive(Clone, Copy, Debug)]
pub(super) enum Question<A> {
    /// How good the chosen answer was.
    Judge { at: usize, chosen: A },
    /// What the position was worth, or what it was worth after this answer.
    Outlook { at: usize, first: Option<A> },
}

impl<A> Question<A> {
    pub(super) const fn at(&self) -> usize {
        match self {
            Self::Judge { at, .. } | Self::Outlook { at, .. } => *at,
        }
    }
}

/// Draws between two choices, where others answered as well: what has to be measured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) from: usize,
    pub(super) to: usize,
    /// The question about the position before.
    pub(super) before: usize,
    /// That about the position after; none if the match is over there.
    pub(super) after: Option<usize>,
}

/// What happened between two choices of the seat.
#[derive(Debug)]
pub(super) struct Gap {
    pub(super) from: usize,
    pub(super) to: usize,
    /// The only cause of all that happened, if there is one.
    pub(super) cause: Cause,
    /// The draws, where the others did something, too.
    pub(super) runs: Vec<Run>,
}

/// A match as one seat saw it, ready to be reviewed. It holds views and nothing else of the match.
#[derive(Debug)]
pub struct Prepared<G: Game> {
    pub(super) seat: Seat,
    pub(super) points: Vec<Point<G>>,
    pub(super) log: Vec<LogEntry<G>>,
    pub(super) questions: Vec<Question<G::Action>>,
    /// One more than there are choices.
    pub(super) gaps: Vec<Gap>,
    /// The questions about choices, oldest first.
    pub(super) judged: Vec<usize>,
    /// What the seat could expect at the beginning: a share, or the question that tells.
    pub(super) start: Start,
    pub(super) result: f64,
}

/// What could be expected at the beginning.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    /// As much as everybody.
    Even(f64),
    /// Against an automa nobody knows: the question that tells.
    Measured(usize),
}

/// What led from one position to the next, as the seat saw it.
#[derive(Clone, Copy, Debug)]
struct Seen<A> {
    /// The seat's own choice, if it was one.
    chosen: Option<A>,
    /// Why the seat sees something it could not foresee, if it does.
    cause: Option<Cause>,
}

impl<G: Imagine + Judge> Prepared<G> {
    /// Copies what a seat saw.
    ///
    /// # Errors
    /// The match is not over, or has no such seat.
    pub fn new(play: &Match<G>, seat: Seat) -> Result<Self, NoReview> {
        let seats = play.rules().seats;
        if !seats.has(seat) {
            return Err(NoReview::NoSeat);
        }
        let standings = play.standings().ok_or(NoReview::Unfinished)?;
        let winners = standings.winners(seats);
        let of = winners.len() + u8::from(standings.automa == Some(1));
        let result = if winners.contains(seat) {
            1.0 / f64::from(of)
        } else {
            0.0
        };
        let log: Vec<LogEntry<G>> = play.log(Viewer::Seat(seat)).cloned().collect();
        let mut points = Vec::new();
        let mut inputs = Vec::new();
        for position in play.positions() {
            inputs.extend(position.input());
            points.push(Point {
                ply: position.ply(),
                view: position.view(Viewer::Seat(seat)),
                heard: log.partition_point(|entry| entry.ply <= position.ply()),
            });
        }
        let seen = look(seat, &points, &inputs);
        let mut prepared = Self {
            seat,
            points,
            log,
            questions: Vec::new(),
            gaps: Vec::new(),
            judged: Vec::new(),
            start: Start::Even(1.0 / f64::from(seats.get())),
            result,
        };
        if standings.automa.is_some() || seats.get() == 1 {
            let question = prepared.ask(Question::Outlook { at: 0, first: None });
            prepared.start = Start::Measured(question);
        }
        prepared.cut(&seen);
        Ok(prepared)
    }

    fn ask(&mut self, question: Question<G::Action>) -> usize {
        self.questions.push(question);
        self.questions.len() - 1
    }

    /// Cuts the match at the seat's choices.
    fn cut(&mut self, seen: &[Seen<G::Action>]) {
        let mut from = 0;
        for (at, step) in seen.iter().enumerate() {
            if let Some(chosen) = step.chosen {
                self.bridge(seen, from, at);
                let question = self.ask(Question::Judge { at, chosen });
                self.judged.push(question);
                from = at;
            }
        }
        self.bridge(seen, from, seen.len());
    }

    /// What happened from one choice to the next.
    fn bridge(&mut self, seen: &[Seen<G::Action>], from: usize, to: usize) {
        let causes = || seen[from..to].iter().filter_map(|step| step.cause);
        let lucky = causes().any(|cause| cause == Cause::Luck);
        let others = causes().any(|cause| cause == Cause::Others);
        let cause = match (lucky, others) {
            (true, false) => Cause::Luck,
            (_, true) => Cause::Others,
            (false, false) => Cause::Rest,
        };
        let mut runs = Vec::new();
        if lucky && others {
            let mut at = from;
            while at < to {
                if seen[at].cause == Some(Cause::Luck) {
                    let begin = at;
                    while at < to && seen[at].cause != Some(Cause::Others) {
                        at += 1;
                    }
                    runs.push(self.measure(seen, begin, at));
                } else {
                    at += 1;
                }
            }
        }
        self.gaps.push(Gap {
            from,
            to,
            cause,
            runs,
        });
    }

    fn measure(&mut self, seen: &[Seen<G::Action>], from: usize, to: usize) -> Run {
        let before = self.ask(Question::Outlook {
            at: from,
            first: seen[from].chosen,
        });
        let after = (to + 1 < self.points.len()).then(|| {
            self.ask(Question::Outlook {
                at: to,
                first: None,
            })
        });
        Run {
            from,
            to,
            before,
            after,
        }
    }
}

/// What the seat saw of each input.
fn look<G: Imagine>(seat: Seat, points: &[Point<G>], inputs: &[Input<G>]) -> Vec<Seen<G::Action>> {
    // Whether others have answered something that the seat has not seen yet.
    let mut sealed = false;
    let mut seen = Vec::with_capacity(inputs.len());
    for (at, input) in inputs.iter().enumerate() {
        let (before, after) = (&points[at].view, &points[at + 1].view);
        let changed = before != after;
        let (chosen, cause) = match input {
            Input::Act(by, action) if *by == seat => {
                let chosen = (before.legal_actions().len() > 1).then_some(*action);
                let surprised = changed && !is_foreseen(seat, before, *action, after);
                let cause = if sealed { Cause::Others } else { Cause::Luck };
                (chosen, surprised.then_some(cause))
            }
            Input::Act(..) => {
                sealed |= !changed;
                (None, changed.then_some(Cause::Others))
            }
            Input::Chance(_) | Input::Undo(_) => (None, changed.then_some(Cause::Luck)),
        };
        if cause == Some(Cause::Others) {
            sealed = false;
        }
        seen.push(Seen { chosen, cause });
    }
    seen
}

/// Whether the seat could tell what it would see after its own answer.
fn is_foreseen<G: Imagine>(
    seat: Seat,
    before: &View<G>,
    action: G::Action,
    after: &View<G>,
) -> bool {
    let Some(view) = before.view_ref() else {
        return true;
    };
    (0..FORESEEN_IN).all(|number| {
        let mut world = G::imagine(view, &mut Dice::from_number(number));
        G::act(&mut world, seat, action, &mut EventSink::silent());
        world.view(Viewer::Seat(seat)) == *after
    })
}
