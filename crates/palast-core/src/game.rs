//! The rules of one game, and what else a game may offer: determinization, a heuristic, bots.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, Edition, Options, Rules, Seat, SeatMap, SeatSet, Standings, Table, ViewRef};
use crate::{EventSink, LogEntry, Thinking, View};

/// What a table waits for. Two bytes: it is asked for after every single step of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// These seats are asked, all at once; the set is never empty.
    Ask(SeatSet),
    /// The core draws an outcome.
    Chance,
    /// The match has ended.
    Over,
}

/// The rules of one game. Implemented by a unit struct; all state is in [`Table`].
///
/// What the types hold: who is asked follows from public facts ([`Game::step`] sees nothing else),
/// and what one is asked, what is legal and why something is refused follow from what that seat
/// may know (they get a [`ViewRef`]). What the conformance kit holds: everything written below.
pub trait Game: Copy + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// Stable on disk and on the wire: lower case, letters and hyphens.
    const ID: &'static str;
    /// Raised when a recorded match would replay differently. Older matches go on under the version
    /// they began with ([`Rules::version`]).
    const RULES_VERSION: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Every way a match can end, as named by [`Standings::ending`].
    const ENDINGS: &'static [&'static str];
    /// No match asks more questions than this.
    const LONGEST: u32;
    /// Whether a sealed answer ([`Game::is_sealed`]) may still be changed until the last one is in.
    /// Then nobody counts as having learnt from it, although all see that its seat is done: it is
    /// free to take back. Part of what an undo line means, so it never changes for a game.
    const SEALED_IS_REVISABLE: bool = false;

    /// Variants and modules, chosen before the match.
    type Options: Options;
    /// Printed numbers: boards, cards, costs.
    type Edition: Edition;
    /// What everyone at the table can see.
    type Public: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one seat can see, including what it has learnt.
    type Private: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What nobody can see. Needs no `Serialize` and should have none.
    type Secret: Clone + PartialEq + Send + Sync + 'static;
    /// What a seat is being asked.
    type Decision: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// An answer. `Display` and `FromStr` are its one-line notation; its first word names the kind
    /// of action.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// One result of chance, with its notation.
    type Outcome: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// What everybody, spectators included, is told: one entry of the log.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What a single seat is told.
    type PrivateEvent: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Why an action is refused: the broken condition, no text. Says nothing its seat cannot know.
    type Illegal: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Whether options and edition belong to the version of the rules. A game whose versions have
    /// other tables or other option values refuses here what one of them does not know.
    ///
    /// # Errors
    /// What does not belong together, for the person who chose it.
    fn admits(_rules: &Rules<Self>) -> Result<(), String> {
        Ok(())
    }

    /// The table before anything was drawn or asked.
    fn setup(rules: &'static Rules<Self>) -> Table<Self>;

    /// Whom the table waits for.
    fn step(public: &Self::Public) -> Step;

    /// What this seat is asked. Called only for seats named by [`Game::step`].
    fn question(view: ViewRef<'_, Self>) -> Self::Decision;

    /// Every legal answer: sorted, unique, never empty. Appends to `into`, which the caller cleared.
    fn legal_actions(view: ViewRef<'_, Self>, ask: &Self::Decision, into: &mut Vec<Self::Action>);

    /// Whether this answer is legal; agrees with [`Game::legal_actions`] on every value of `Action`.
    ///
    /// # Errors
    /// The broken condition.
    fn check(
        view: ViewRef<'_, Self>,
        ask: &Self::Decision,
        action: &Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Carries out a legal answer of an asked seat. Cannot fail; on anything else it may panic.
    fn act(table: &mut Table<Self>, seat: Seat, action: Self::Action, events: &mut EventSink<Self>);

    /// The chance outcomes of the draw that is due, with integer weights: sorted, unique, weights
    /// above zero. Called only when [`Game::step`] is [`Step::Chance`].
    fn chances(table: &Table<Self>, into: &mut Vec<(Self::Outcome, u32)>);

    /// Carries out an outcome that [`Game::chances`] lists.
    fn resolve(table: &mut Table<Self>, outcome: Self::Outcome, events: &mut EventSink<Self>);

    /// Places and score lines for people, while the match runs and at its end.
    fn standings(table: &Table<Self>) -> Standings;

    /// For search: what the finished match is worth to each seat, summing to one over the seats.
    /// In a match against the automa ([`Standings::automa`]) the automa has its share too, so the
    /// seats sum to between zero and one: alone, a win is one and a loss zero.
    fn payoff(table: &Table<Self>) -> SeatMap<f32>;

    /// Whether pieces are conserved and counts true. Called by the kit after every step.
    ///
    /// # Errors
    /// A sentence for the developer.
    fn audit(table: &Table<Self>) -> Result<(), AuditError>;

    /// Whether the open questions are a race that the rules want: whoever answers first is served
    /// first. Everywhere else the order in which answers arrive changes nothing.
    fn is_race(_public: &Self::Public) -> bool {
        false
    }

    /// Whether the answer to this question is sealed: while other seats are still asked, they see at
    /// most that its seat is done.
    fn is_sealed(_ask: &Self::Decision) -> bool {
        false
    }

    /// Whether an answer that led from one to the other showed something hidden although no hidden
    /// part of the table changed: a card laid open that its owner still knows as before. The core
    /// sees by itself when another seat's private part or the secret part changes. What was shown
    /// cannot be taken back freely.
    fn is_reveal(_before: &Self::Public, _after: &Self::Public) -> bool {
        false
    }

    /// What self-play statistics count this event as ("round ended by whisper"), if anything.
    fn tally(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// A draw for search; must agree with [`Game::chances`] in support and frequency.
    fn draw(table: &Table<Self>, dice: &mut Dice) -> Self::Outcome {
        let mut outcomes = Vec::new();
        Self::chances(table, &mut outcomes);
        dice.weighted(&outcomes)
    }

    /// A uniformly random legal answer; must agree with [`Game::legal_actions`].
    fn any_action(view: ViewRef<'_, Self>, ask: &Self::Decision, dice: &mut Dice) -> Self::Action {
        let mut actions = Vec::new();
        Self::legal_actions(view, ask, &mut actions);
        *dice.pick(&actions)
    }

    /// The answer given for somebody who let the time run out; legal, from that seat's own view.
    fn timeout_action(
        view: ViewRef<'_, Self>,
        ask: &Self::Decision,
        dice: &mut Dice,
    ) -> Self::Action {
        Self::any_action(view, ask, dice)
    }

    /// Draws and resolves outcomes until somebody is asked or the match is over; must agree with
    /// drawing one by one.
    fn settle(table: &mut Table<Self>, dice: &mut Dice) {
        while Self::step(&table.public) == Step::Chance {
            let outcome = Self::draw(table, dice);
            Self::resolve(table, outcome, &mut EventSink::silent());
        }
    }
}

/// Determinization: games in which a seat can imagine the whole table from what it knows.
pub trait Imagine: Game {
    /// How to search this game.
    const THINKING: Thinking = Thinking::DEFAULT;

    /// A table consistent with everything this seat knows, drawn as evenly as the game allows: it
    /// gives this seat the same view and passes [`Game::audit`].
    fn imagine(view: ViewRef<'_, Self>, dice: &mut Dice) -> Table<Self>;

    /// How likely the others' answers so far were in this imagined world, as far as `seat` was told
    /// of them, on any scale that is the same for all worlds of one question.
    fn plausibility(_world: &Table<Self>, _seat: Seat, _log: &[LogEntry<Self>]) -> f32 {
        1.0
    }

    /// Round or year, counting up: a horizon for rollouts.
    fn round(public: &Self::Public) -> u32;

    /// What a position at such a horizon is worth to each seat, on the scale of [`Game::payoff`].
    /// The table is an imagined one, so nothing in it is anybody's secret.
    fn estimate(table: &Table<Self>) -> SeatMap<f32>;
}

/// A hand-written heuristic for a single answer: what the sensible bot goes by.
pub trait Judge: Game {
    /// How good this answer looks, one decision deep, to somebody who knows only `view`. Higher is
    /// better; the scale is the game's own.
    fn judge(view: ViewRef<'_, Self>, ask: &Self::Decision, action: &Self::Action) -> f32;

    /// The judgement of each of these answers, in order, appended to `into`; must agree with
    /// [`Judge::judge`]. Search judges whole menus, and most of the work is the same for all.
    fn judge_all(
        view: ViewRef<'_, Self>,
        ask: &Self::Decision,
        actions: &[Self::Action],
        into: &mut Vec<f32>,
    ) {
        into.extend(actions.iter().map(|action| Self::judge(view, ask, action)));
    }
}

/// Something that answers for a seat. It gets a view and can never get the truth.
pub trait Bot<G: Game>: Send {
    /// All that this seat was told since the match began, oldest first. Whoever has it says it
    /// before a question, for bots that draw conclusions.
    fn hear(&mut self, _log: &[LogEntry<G>]) {}

    /// An answer to the question in `view`, which is of an asked seat. `go_on` says whether there
    /// is still time to think: the caller owns the clock.
    fn choose(&mut self, view: &View<G>, go_on: &mut dyn FnMut() -> bool) -> G::Action;
}

/// A text that is no action, no outcome, no seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}")]
pub struct NotationError {
    /// What should have stood there, in words: "a card such as rM".
    pub expected: String,
}

impl NotationError {
    /// The text should have been this.
    #[must_use]
    pub fn expected(what: impl Into<String>) -> Self {
        Self {
            expected: what.into(),
        }
    }
}

/// What an audit found wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct AuditError(pub String);
