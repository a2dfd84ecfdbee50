//! A match being played: the table, its record, its open questions and its log, all private.
//!
//! Replay is written once, here: a fresh match, a match loaded from the store, a match stepped
//! through by a reader and a match after an undo are all inputs applied one by one.

mod error;
mod position;
mod snapshot;
mod take_back;

use std::fmt;

pub use error::{ReplayError, ReplayErrorKind, SubmitError};
pub use position::Position;
pub use take_back::TakeBack;

use crate::record::{self, Header, Input, Parent, Record, ResultLines};
use crate::{Commitment, EventSink, Game, Rules, Seat, SeatMap, SeatSet, Seed, Standings};
use crate::{LogItem, Step, Table, View, Viewer};
use position::Positions;
use snapshot::{Snapshot, Snapshots};

/// The number of a question, counted per seat over the whole match, undone ones included: another
/// seat's answer never makes mine stale, and a late retry never answers a later question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AskId(pub u32);

/// An entry of the log.
pub struct LogEntry<G: Game> {
    /// The ply at which it was written ([`Match::ply`]).
    pub ply: usize,
    /// The event and its audience.
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

/// One input in force.
#[derive(Clone, Copy)]
struct Done {
    /// Its index among all inputs.
    input: u32,
    /// The ply after it: one more than before if anybody learnt from it.
    ply: u32,
    /// Whether it brought to light something hidden, which taking it back cannot hide again.
    revealing: bool,
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
    done: Vec<Done>,
    log: Vec<LogEntry<G>>,
    snapshots: Snapshots<G>,
    answers: SeatMap<u32>,
    undos: SeatMap<u32>,
    draws: u64,
}

impl<G: Game> Match<G> {
    /// A new match; draws until somebody is asked.
    #[must_use]
    pub fn start(rules: &'static Rules<G>, seed: Seed) -> Self {
        let header = Header {
            rules,
            commitment: seed.commitment(),
            parent: None,
        };
        let mut play = Self::blank(header, Some(seed));
        play.draw_due();
        play
    }

    /// A match that goes on from a position of this one, named by how many inputs in force led to
    /// it, with draws of its own from then on. Nothing unless this one is over (what is hidden in a
    /// running match stays there), or if it has no such position.
    #[must_use]
    pub fn go_on_from(&self, at: usize, seed: Seed) -> Option<Self> {
        let taken = self.done.get(..at).filter(|_| self.is_over())?;
        let header = Header {
            rules: self.header.rules,
            commitment: seed.commitment(),
            parent: Some(Parent {
                commitment: self.header.commitment,
                inputs: u32::try_from(at).ok()?,
            }),
        };
        let inputs = taken.iter().map(|done| self.inputs[done.input as usize]);
        let mut play = Self::replay(header, Some(seed), inputs).ok()?;
        play.draw_due();
        Some(play)
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
            snapshots: Snapshots::new(),
            answers: SeatMap::default(),
            undos: SeatMap::default(),
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

    /// What a viewer could know at a ply; nothing if there has not been such a ply yet.
    #[must_use]
    pub fn view_at(&self, ply: usize, viewer: Viewer) -> Option<View<G>> {
        Some(self.position_at(ply)?.view(viewer))
    }

    /// The match as it was when it reached a ply; nothing if it has not reached it yet.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<Position<G>> {
        if ply > self.ply() {
            return None;
        }
        let at = match ply {
            0 => 0,
            _ => self.done.partition_point(|done| (done.ply as usize) < ply) + 1,
        };
        let input = |done: &Done| self.inputs[done.input as usize];
        let (mut table, from) = match self.snapshots.before(at) {
            _ if at == self.done.len() => (self.table.clone(), at),
            Some(kept) => (kept.table.clone(), kept.at),
            None => (G::setup(self.header.rules), 0),
        };
        for done in &self.done[from..at] {
            perform_silently(&mut table, input(done));
        }
        Some(Position {
            table,
            ply,
            input: self.done[..at].last().map(input),
        })
    }

    /// The positions from the beginning to now, one for each input in force: finer than plies,
    /// because half-made sealed answers have positions of their own. With their inputs they hold
    /// every secret of the match; they are for whoever may have [`Match::record_so_far`].
    pub fn positions(&self) -> impl Iterator<Item = Position<G>> {
        Positions::new(self)
    }

    /// The plies at which a seat gave the answers that are in force, oldest first: what it saw then
    /// is what it decided on.
    #[must_use]
    pub fn decisions(&self, seat: Seat) -> Vec<usize> {
        let by_seat = |done: &Done| match self.inputs[done.input as usize] {
            Input::Act(by, _) => by == seat,
            Input::Chance(_) | Input::Undo(_) => false,
        };
        let indices = (0..self.done.len()).filter(|index| by_seat(&self.done[*index]));
        let mut plies: Vec<usize> = indices
            .map(|index| self.ply_before(index) as usize)
            .collect();
        plies.dedup();
        plies
    }

    /// The newest ply. Plies count the inputs in force that somebody learnt from: others' half-made
    /// sealed choices do not count, because a number that grew would betray them.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.done.last().map_or(0, |done| done.ply as usize)
    }

    /// The ply at which a seat's last turn ended: that of its last answer that another seat's has
    /// followed since, or of its last one where nobody else plays. Zero before its first turn. It
    /// follows from what the seat may know: answers that nobody has seen do not count.
    #[must_use]
    pub fn last_turn(&self, seat: Seat) -> usize {
        let mut followed = self.rules().seats.get() == 1;
        for (index, done) in self.done.iter().enumerate().rev() {
            match self.inputs[done.input as usize] {
                Input::Act(by, _) if by == seat && followed => return done.ply as usize,
                Input::Act(by, _) => followed |= by != seat && self.is_seen(index),
                Input::Chance(_) | Input::Undo(_) => {}
            }
        }
        0
    }

    /// The log as this viewer sees it, oldest entry first.
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

    /// The result as a record states it, once the match is over.
    #[must_use]
    pub fn result(&self) -> Option<ResultLines> {
        Some(ResultLines::new(&self.standings()?, self.rules().seats))
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
        self.take(Input::Act(seat, action));
        self.draw_due();
        Ok(())
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
            result: self.result(),
            seed: self.seed().cloned(),
        }
    }

    /// Draws until somebody is asked or the match is over. Also called after loading: a store that
    /// was cut off between an answer and its draws gets the very same draws again.
    pub fn draw_due(&mut self) {
        while G::step(&self.table.public) == Step::Chance {
            let Some(seed) = &self.seed else { return };
            let outcome = record::draw(&self.table, seed, self.draws);
            self.take(Input::Chance(outcome));
        }
    }

    /// What this seed gives for the draw that is due; nothing if none is.
    pub(crate) fn draw_with(&self, seed: &Seed) -> Option<G::Outcome> {
        let due = G::step(&self.table.public) == Step::Chance;
        due.then(|| record::draw(&self.table, seed, self.draws))
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
            }
            Input::Undo(seat) => {
                self.last_answer(seat)
                    .ok_or(ReplayErrorKind::NothingToUndo(seat))?;
            }
        }
        self.take(input);
        Ok(())
    }

    /// Carries out an input that was checked and adds it to the record.
    fn take(&mut self, input: Input<G>) {
        let index = u32::try_from(self.inputs.len()).expect("a match has few inputs");
        self.inputs.push(input);
        match input {
            Input::Act(seat, action) => {
                self.answers[seat] += 1;
                self.act(index, seat, action);
            }
            Input::Chance(outcome) => self.resolve(index, outcome),
            Input::Undo(seat) => {
                self.undos[seat] += 1;
                self.take_away_last_answer(seat);
            }
        }
    }

    fn last_answer(&self, seat: Seat) -> Option<usize> {
        let own = |done: &Done| {
            let input = &self.inputs[done.input as usize];
            matches!(input, Input::Act(by, _) if *by == seat)
        };
        self.done.iter().rposition(own)
    }

    /// The ply before the input in force with this index.
    fn ply_before(&self, index: usize) -> u32 {
        index
            .checked_sub(1)
            .map_or(0, |previous| self.done[previous].ply)
    }

    /// Whether anybody learnt from the input in force with this index.
    fn is_seen(&self, index: usize) -> bool {
        self.done[index].ply > self.ply_before(index)
    }

    /// Whether nobody learnt anything from this input or a later one. Whether others have sealed
    /// something since makes no difference: it must not show.
    fn is_unseen_from(&self, index: usize) -> bool {
        self.ply() == self.ply_before(index) as usize
    }

    /// Carries out a legal answer, the input with this index.
    fn act(&mut self, index: u32, seat: Seat, action: G::Action) {
        let before = self.table.clone();
        let mut events = EventSink::recording();
        G::act(&mut self.table, seat, action, &mut events);
        let logged = events.take();
        let after = &self.table;
        let public_changed =
            before.public != after.public && !before.view_ref(seat).stays_sealed(&after.public);
        let mut others = self
            .header
            .rules
            .seats
            .seats()
            .filter(|other| *other != seat);
        let others_changed = others.any(|other| before.private[other] != after.private[other]);
        // A private event for the seat itself counts too: it learnt something it cannot unlearn.
        let learnt = public_changed || others_changed || !logged.is_empty();
        let told_in_private = logged
            .iter()
            .any(|item| matches!(item, LogItem::Private(..)));
        let revealing = others_changed
            || told_in_private
            || before.secret != after.secret
            || G::is_reveal(&before.public, &after.public);
        self.snapshots.keep(Snapshot {
            at: self.done.len(),
            table: before,
            log: self.log.len(),
            draws: self.draws,
        });
        self.add(index, learnt, revealing, logged);
    }

    /// Carries out a possible outcome of the draw that is due, the input with this index.
    fn resolve(&mut self, index: u32, outcome: G::Outcome) {
        let mut events = EventSink::recording();
        G::resolve(&mut self.table, outcome, &mut events);
        self.draws += 1;
        self.add(index, true, true, events.take());
    }

    fn add(&mut self, input: u32, learnt: bool, revealing: bool, logged: Vec<LogItem<G>>) {
        let ply = self.ply_before(self.done.len()) + u32::from(learnt);
        self.done.push(Done {
            input,
            ply,
            revealing,
        });
        let ply = ply as usize;
        let entries = logged.into_iter().map(|item| LogEntry { ply, item });
        self.log.extend(entries);
    }

    /// Takes the seat's last answer out of force: alone if nobody learnt anything since, with all
    /// that followed otherwise. This is what `SEAT undo` means in every record there is.
    fn take_away_last_answer(&mut self, seat: Seat) {
        let last = self
            .last_answer(seat)
            .expect("an undo has something to undo");
        let kept = if self.is_unseen_from(last) {
            last + 1
        } else {
            self.done.len()
        };
        // Others' sealed answers do not depend on the one that is taken away.
        let kept = self.done.split_off(kept);
        let from = match self.snapshots.rewind(last) {
            Some(snapshot) => {
                self.table = snapshot.table;
                self.log.truncate(snapshot.log);
                self.draws = snapshot.draws;
                snapshot.at
            }
            None => {
                self.table = G::setup(self.header.rules);
                self.log.clear();
                self.draws = 0;
                0
            }
        };
        let mut again = self.done.split_off(from);
        again.truncate(last - from);
        for done in again.into_iter().chain(kept) {
            match self.inputs[done.input as usize] {
                Input::Act(seat, action) => self.act(done.input, seat, action),
                Input::Chance(outcome) => self.resolve(done.input, outcome),
                Input::Undo(_) => unreachable!("an undo is never in force"),
            }
        }
    }
}

/// Carries out an input in force on a table of its own.
fn perform_silently<G: Game>(table: &mut Table<G>, input: Input<G>) {
    match input {
        Input::Act(seat, action) => G::act(table, seat, action, &mut EventSink::silent()),
        Input::Chance(outcome) => G::resolve(table, outcome, &mut EventSink::silent()),
        Input::Undo(_) => unreachable!("an undo is never in force"),
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
            snapshots: self.snapshots.clone(),
            answers: self.answers,
            undos: self.undos,
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
