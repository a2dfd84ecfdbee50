//! A match being played: the truth, its record, its open questions and its log, all private.
//!
//! Replay is written once, here: a fresh match, a match loaded from the store, a match stepped
//! through by a reader and a match after an undo are all inputs applied one by one.

use std::fmt;

use crate::record::{self, Header, Input, Record};
use crate::{
    Commitment, EventSink, Game, NotationError, Rules, Seat, SeatMap, SeatSet, Seed, Standings,
    Step, Table,
};
use crate::{LogItem, View, Viewer};

/// The number of a question, counted per seat over the whole match, undone ones included: another
/// seat's answer never makes mine stale, and a late retry never answers a later question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AskId(pub u32);

/// Something told, and when.
pub struct LogEntry<G: Game> {
    /// The moment to look at ([`Match::moments`]).
    pub ply: usize,
    /// What, and to whom.
    pub item: LogItem<G>,
}

impl<G: Game> Clone for LogEntry<G> {
    fn clone(&self) -> Self {
        Self {
            ply: self.ply,
            item: self.item.clone(),
        }
    }
}

impl<G: Game> PartialEq for LogEntry<G> {
    fn eq(&self, other: &Self) -> bool {
        self.ply == other.ply && self.item == other.item
    }
}

impl<G: Game> fmt::Debug for LogEntry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.ply, self.item)
    }
}

/// How a seat's last answer may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// Nobody has learnt anything from it and nothing was drawn.
    Free,
    /// Somebody has seen it or something was drawn: the others have to agree.
    ByConsent,
}

/// Why an answer was not taken; the match is unchanged. `E` is the reason the rules give: the
/// game's own type here, a phrase for people in the layers above.
#[derive(Clone, PartialEq, Debug)]
pub enum SubmitError<E> {
    /// This seat is not asked anything now.
    NotAsked,
    /// The answer belongs to an earlier question.
    Stale,
    /// The text is not an action of this game.
    Unreadable(NotationError),
    /// The rules do not allow it.
    Illegal(E),
}

impl<E> SubmitError<E> {
    /// The same error with the reason of the rules translated.
    pub fn map_illegal<F>(self, translate: impl FnOnce(E) -> F) -> SubmitError<F> {
        match self {
            Self::NotAsked => SubmitError::NotAsked,
            Self::Stale => SubmitError::Stale,
            Self::Unreadable(error) => SubmitError::Unreadable(error),
            Self::Illegal(why) => SubmitError::Illegal(translate(why)),
        }
    }
}

/// An input that does not follow from the ones before it.
#[derive(Clone, Copy, PartialEq)]
pub struct ReplayError<G: Game> {
    /// Its index, counted from zero.
    pub input: usize,
    /// What is wrong with it.
    pub kind: ReplayErrorKind<G>,
}

/// What can be wrong with a recorded input.
#[derive(Clone, Copy, PartialEq)]
pub enum ReplayErrorKind<G: Game> {
    /// The match was over already.
    AfterTheEnd,
    /// An answer of a seat that was not asked, or while something was to be drawn.
    NotAsked(Seat),
    /// The rules do not allow the answer.
    Illegal(Seat, G::Illegal),
    /// Something was drawn while a seat was asked.
    NoDrawDue,
    /// The draw cannot give this.
    ImpossibleOutcome,
    /// The seat has nothing to take back.
    NothingToUndo(Seat),
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "input {}: ", self.input + 1)?;
        match self.kind {
            ReplayErrorKind::AfterTheEnd => write!(f, "the match was over already"),
            ReplayErrorKind::NotAsked(seat) => write!(f, "seat {seat} was not asked"),
            ReplayErrorKind::Illegal(seat, why) => {
                write!(
                    f,
                    "the rules do not allow this answer of seat {seat} ({why:?})"
                )
            }
            ReplayErrorKind::NoDrawDue => write!(f, "nothing was to be drawn"),
            ReplayErrorKind::ImpossibleOutcome => write!(f, "this cannot be drawn here"),
            ReplayErrorKind::NothingToUndo(seat) => {
                write!(f, "seat {seat} has nothing to take back")
            }
        }
    }
}

impl<G: Game> fmt::Debug for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> fmt::Debug for ReplayErrorKind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(
            &ReplayError {
                input: 0,
                kind: *self,
            },
            f,
        )
    }
}

impl<G: Game> std::error::Error for ReplayError<G> {}

/// One input in force, and whether anybody learnt from it.
struct Done<G: Game> {
    input: Input<G>,
    learnt: bool,
}

impl<G: Game> Clone for Done<G> {
    fn clone(&self) -> Self {
        Self {
            input: self.input,
            learnt: self.learnt,
        }
    }
}

/// A match. Whoever holds one can submit answers and take views and, when it is over, the record;
/// there is no way to reach the table inside.
pub struct Match<G: Game> {
    header: Header<G>,
    seed: Option<Seed>,
    table: Table<G>,
    /// Every input ever, undos included: what the store has.
    inputs: Vec<Input<G>>,
    /// The inputs in force.
    done: Vec<Done<G>>,
    log: Vec<LogEntry<G>>,
    answers: SeatMap<u32>,
    draws: u64,
}

impl<G: Game> Match<G> {
    /// A new match; draws until somebody is asked.
    #[must_use]
    pub fn start(rules: &'static Rules<G>, seed: Seed) -> Self {
        let header = Header {
            rules,
            commitment: seed.commitment(),
        };
        let mut play = Self::blank(header, Some(seed));
        play.draw_due();
        play
    }

    /// A match before its first input.
    pub(crate) fn blank(header: Header<G>, seed: Option<Seed>) -> Self {
        Self {
            header,
            seed,
            table: G::setup(header.rules),
            inputs: Vec::new(),
            done: Vec::new(),
            log: Vec::new(),
            answers: SeatMap::default(),
            draws: 0,
        }
    }

    /// A match from recorded inputs, every one of which is checked. With a seed it can go on;
    /// draws that were due when the record was cut off are not made up for here
    /// (see [`Match::draw_due`]).
    ///
    /// # Errors
    /// The first input that does not follow from the ones before it.
    pub fn replay(
        header: Header<G>,
        seed: Option<Seed>,
        inputs: impl IntoIterator<Item = Input<G>>,
    ) -> Result<Self, ReplayError<G>> {
        let mut play = Self::blank(header, seed);
        for (index, input) in inputs.into_iter().enumerate() {
            play.apply(input)
                .map_err(|kind| ReplayError { input: index, kind })?;
        }
        Ok(play)
    }

    /// What it was set up with.
    #[must_use]
    pub const fn rules(&self) -> &'static Rules<G> {
        self.header.rules
    }

    /// What it began with, for the store. Holds nothing secret.
    #[must_use]
    pub const fn header(&self) -> Header<G> {
        self.header
    }

    /// The published hash of the seed.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.header.commitment
    }

    /// Who is asked now.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match G::step(&self.table.public) {
            Step::Ask(seats) => seats,
            Step::Chance | Step::Over => SeatSet::EMPTY,
        }
    }

    /// Whether the match has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        G::step(&self.table.public) == Step::Over
    }

    /// The number of the question this seat is asked now.
    #[must_use]
    pub fn ask_id(&self, seat: Seat) -> Option<AskId> {
        self.asked()
            .contains(seat)
            .then(|| AskId(self.answers[seat]))
    }

    /// What a viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        self.table.view(viewer)
    }

    /// What a viewer could know at a moment.
    #[must_use]
    pub fn view_at(&self, ply: usize, viewer: Viewer) -> Option<View<G>> {
        if ply > self.ply() {
            return None;
        }
        let mut past = Self::blank(self.header, None);
        for done in &self.done {
            if past.ply() == ply {
                break;
            }
            past.apply(done.input).ok()?;
        }
        Some(past.view(viewer))
    }

    /// The newest moment. Moments count the inputs in force that somebody learnt from: others'
    /// half-made sealed choices do not count, because a number that grew would betray them.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.done.iter().filter(|done| done.learnt).count()
    }

    /// What this viewer was told, oldest first.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = &LogEntry<G>> {
        self.log
            .iter()
            .filter(move |entry| entry.item.is_visible_to(viewer))
    }

    /// Places and score lines. While the match runs they are made from public facts by most games,
    /// but the rules do not promise it: show them at the end.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| G::standings(&self.table))
    }

    /// An answer. On success the inputs it added (the answer and all draws that followed) are at
    /// the end of [`Match::lines_from`].
    ///
    /// # Errors
    /// Nothing has changed; the reason is fit to be told to that seat.
    pub fn submit(
        &mut self,
        seat: Seat,
        ask: AskId,
        action: G::Action,
    ) -> Result<(), SubmitError<G::Illegal>> {
        match self.ask_id(seat) {
            None => return Err(SubmitError::NotAsked),
            Some(now) if now != ask => return Err(SubmitError::Stale),
            Some(_) => {}
        }
        let seat_view = self.table.view_ref(seat);
        G::check(seat_view, &G::question(seat_view), &action).map_err(SubmitError::Illegal)?;
        self.act(seat, action);
        self.draw_due();
        Ok(())
    }

    /// How this seat's last answer could be taken back; nothing if it has none in force or the
    /// match is over.
    #[must_use]
    pub fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let last = self.last_answer(seat).filter(|_| !self.is_over())?;
        Some(if self.is_unseen_from(last) {
            TakeBack::Free
        } else {
            TakeBack::ByConsent
        })
    }

    /// Takes back the seat's last answer. If nobody learnt anything since, others' sealed answers
    /// stay; otherwise everything after it goes too. Whether it may is the caller's business
    /// ([`Match::take_back`]); returns whether there was anything.
    pub fn undo(&mut self, seat: Seat) -> bool {
        if self.is_over() || self.apply(Input::Undo(seat)).is_err() {
            return false;
        }
        self.draw_due();
        true
    }

    /// How many inputs there ever were.
    #[must_use]
    pub fn input_count(&self) -> usize {
        self.inputs.len()
    }

    /// The lines from that input on, for the store. They are secret.
    #[must_use]
    pub fn lines_from(&self, first: usize) -> Vec<String> {
        self.inputs
            .iter()
            .skip(first)
            .map(ToString::to_string)
            .collect()
    }

    /// The seed, once there is nothing left to draw from it.
    #[must_use]
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref().filter(|_| self.is_over())
    }

    /// The whole record, once the match is over: until then it holds secrets.
    #[must_use]
    pub fn record(&self) -> Option<Record<G>> {
        self.is_over().then(|| self.record_so_far())
    }

    /// The record of a match that may still be running: it holds every secret of it. For people
    /// who own all seats, such as a terminal game that is broken off, and for failure reports.
    #[must_use]
    pub fn record_so_far(&self) -> Record<G> {
        Record {
            header: self.header,
            inputs: self.inputs.clone(),
            seed: self.seed().cloned(),
        }
    }

    /// Draws until somebody is asked or the match is over. Also called after loading: a store that
    /// was cut off between an answer and its draws gets the very same draws again.
    pub fn draw_due(&mut self) {
        while G::step(&self.table.public) == Step::Chance {
            let Some(seed) = &self.seed else { return };
            let outcome = record::draw(&self.table, seed, self.draws);
            self.inputs.push(Input::Chance(outcome));
            self.resolve(outcome);
        }
    }

    /// What the draw that is due would give with this seed.
    pub(crate) fn draw_with(&self, seed: &Seed) -> G::Outcome {
        record::draw(&self.table, seed, self.draws)
    }

    /// Applies one recorded input after checking it.
    pub(crate) fn apply(&mut self, input: Input<G>) -> Result<(), ReplayErrorKind<G>> {
        let step = G::step(&self.table.public);
        if step == Step::Over {
            return Err(ReplayErrorKind::AfterTheEnd);
        }
        match input {
            Input::Act(seat, action) => {
                if !self.asked().contains(seat) {
                    return Err(ReplayErrorKind::NotAsked(seat));
                }
                let seat_view = self.table.view_ref(seat);
                G::check(seat_view, &G::question(seat_view), &action)
                    .map_err(|why| ReplayErrorKind::Illegal(seat, why))?;
                self.act(seat, action);
            }
            Input::Chance(outcome) => {
                if step != Step::Chance {
                    return Err(ReplayErrorKind::NoDrawDue);
                }
                let mut outcomes = Vec::new();
                G::chances(&self.table, &mut outcomes);
                if !outcomes.iter().any(|(possible, _)| *possible == outcome) {
                    return Err(ReplayErrorKind::ImpossibleOutcome);
                }
                self.inputs.push(input);
                self.resolve(outcome);
            }
            Input::Undo(seat) => {
                let last = self
                    .last_answer(seat)
                    .ok_or(ReplayErrorKind::NothingToUndo(seat))?;
                let kept = if self.is_unseen_from(last) {
                    last + 1
                } else {
                    self.done.len()
                };
                self.inputs.push(input);
                self.rewind(last, kept);
            }
        }
        Ok(())
    }

    fn last_answer(&self, seat: Seat) -> Option<usize> {
        let own = |done: &Done<G>| matches!(done.input, Input::Act(by, _) if by == seat);
        self.done.iter().rposition(own)
    }

    /// Whether nobody learnt anything from this input or a later one. Whether others have sealed
    /// something since makes no difference: it must not show.
    fn is_unseen_from(&self, index: usize) -> bool {
        self.done[index..].iter().all(|done| !done.learnt)
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        let before = self.table.clone();
        let mut events = EventSink::recording();
        G::act(&mut self.table, seat, action, &mut events);
        let told = events.take();
        let public_changed = before.public != self.table.public
            && !G::is_sealed_step(&before.public, &self.table.public);
        let seen_by_others =
            public_changed
                || self.rules().seats.seats().any(|other| {
                    other != seat && before.private[other] != self.table.private[other]
                });
        // A private event for the seat itself counts too: it learnt something it cannot unlearn.
        let learnt = seen_by_others || !told.is_empty();
        let input = Input::Act(seat, action);
        self.inputs.push(input);
        self.done.push(Done { input, learnt });
        self.answers[seat] += 1;
        self.write_log(told);
    }

    fn resolve(&mut self, outcome: G::Outcome) {
        let mut events = EventSink::recording();
        G::resolve(&mut self.table, outcome, &mut events);
        self.done.push(Done {
            input: Input::Chance(outcome),
            learnt: true,
        });
        self.draws += 1;
        self.write_log(events.take());
    }

    fn write_log(&mut self, told: Vec<LogItem<G>>) {
        let ply = self.ply();
        self.log
            .extend(told.into_iter().map(|item| LogEntry { ply, item }));
    }

    /// Back to the inputs in force before `end` and those from `kept` on, which are others' sealed
    /// answers and do not depend on what is left out. Question numbers go on counting.
    fn rewind(&mut self, end: usize, kept: usize) {
        let mut past = Self::blank(self.header, None);
        for done in self.done[..end].iter().chain(&self.done[kept..]) {
            past.apply(done.input)
                .expect("inputs in force were checked when they were made");
        }
        self.table = past.table;
        self.done = past.done;
        self.log = past.log;
        self.draws = past.draws;
    }
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            header: self.header,
            seed: self.seed.clone(),
            table: self.table.clone(),
            inputs: self.inputs.clone(),
            done: self.done.clone(),
            log: self.log.clone(),
            answers: self.answers,
            draws: self.draws,
        }
    }
}

impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("game", &G::ID)
            .field("inputs", &self.inputs.len())
            .finish_non_exhaustive()
    }
}
