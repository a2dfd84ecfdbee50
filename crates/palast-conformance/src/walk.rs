//! A match with its table in the open, driven input by input. The draws are those a `Match` from
//! the same seed would make, so the inputs of a walk are a true record.

use palast_core::{Dice, Game, Header, Input, Options, Record, Rules, Seat, Seed, Step, Table};
use palast_core::{EventSink, LogItem, View, Viewer};

use crate::failure::Found;
use crate::plan::guarded;

/// No set-up or scoring draws this much; it stops a game that never asks and never ends.
const LONGEST_WALK: usize = 100_000;

/// How answers are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// Any seat, any legal answer.
    Random,
    /// Always the first entry of the menu of the lowest seat: finds loops that chance breaks.
    First,
    /// Always the last entry of the menu of the highest seat.
    Last,
}

/// A match being walked through.
pub(crate) struct Walk<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) inputs: Vec<Input<G>>,
    pub(crate) questions: u32,
    pub(crate) number: u64,
    /// For whatever a property has to choose; never used for draws.
    pub(crate) dice: Dice,
    policy: Policy,
    draws: u64,
}

impl<G: Game> Walk<G> {
    pub(crate) fn new(
        rules: &'static Rules<G>,
        number: u64,
        policy: Policy,
    ) -> Result<Self, String> {
        Ok(Self {
            table: guarded(|| Ok(G::setup(rules)))?,
            inputs: Vec::new(),
            questions: 0,
            number,
            dice: Dice::from_number(number ^ (1 << 63)),
            policy,
            draws: 0,
        })
    }

    pub(crate) fn rules(&self) -> &'static Rules<G> {
        self.table.rules
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed::from_number(self.number)
    }

    pub(crate) fn step(&self) -> Step {
        G::step(&self.table.public)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.step() == Step::Over
    }

    /// Everybody who can look at this match.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        viewers(self.rules())
    }

    pub(crate) fn views(&self) -> Vec<View<G>> {
        self.viewers().map(|v| self.table.view(v)).collect()
    }

    /// The next input, not yet applied; nothing when the match is over, nobody can answer, or it
    /// has gone on for longer than any match of this game may.
    pub(crate) fn next(&mut self) -> Option<Input<G>> {
        if self.inputs.len() > LONGEST_WALK {
            return None;
        }
        match self.step() {
            Step::Over => None,
            Step::Chance => {
                let outcomes = chances(&self.table);
                let dice = &mut Dice::for_draw(&self.seed(), self.draws);
                (!outcomes.is_empty()).then(|| Input::Chance(dice.weighted(&outcomes)))
            }
            Step::Ask(_) if self.questions >= G::LONGEST => None,
            Step::Ask(asked) => {
                let seats: Vec<Seat> = asked.iter().collect();
                let seat = match self.policy {
                    Policy::Random if seats.is_empty() => return None,
                    Policy::Random => *self.dice.pick(&seats),
                    Policy::First => *seats.first()?,
                    Policy::Last => *seats.last()?,
                };
                let menu = menu(&self.table, seat);
                let action = match self.policy {
                    Policy::Random if menu.is_empty() => return None,
                    Policy::Random => *self.dice.pick(&menu),
                    Policy::First => *menu.first()?,
                    Policy::Last => *menu.last()?,
                };
                Some(Input::Act(seat, action))
            }
        }
    }

    pub(crate) fn apply(&mut self, input: Input<G>) -> Vec<LogItem<G>> {
        self.inputs.push(input);
        match input {
            Input::Act(..) => self.questions += 1,
            Input::Chance(_) => self.draws += 1,
            Input::Undo(_) => unreachable!("a walk goes forwards only"),
        }
        after(&mut self.table, input)
    }

    /// Chooses and applies; says whether there was anything to do.
    pub(crate) fn advance(&mut self) -> bool {
        let input = self.next();
        if let Some(input) = input {
            self.apply(input);
        }
        input.is_some()
    }

    pub(crate) fn record(&self) -> Record<G> {
        Record {
            header: self.header(),
            inputs: self.inputs.clone(),
            result: None,
            seed: self.is_over().then(|| self.seed()),
        }
    }

    pub(crate) fn header(&self) -> Header<G> {
        Header {
            rules: self.rules(),
            commitment: self.seed().commitment(),
            parent: None,
        }
    }

    pub(crate) fn found(&self) -> Found {
        Found {
            seed: self.number,
            setup: in_words(self.rules()),
            record: self.record().to_text(),
        }
    }
}

/// Applies one input to a table and returns what was told.
pub(crate) fn after<G: Game>(table: &mut Table<G>, input: Input<G>) -> Vec<LogItem<G>> {
    let mut events = EventSink::recording();
    match input {
        Input::Act(seat, action) => G::act(table, seat, action, &mut events),
        Input::Chance(outcome) => G::resolve(table, outcome, &mut events),
        Input::Undo(_) => unreachable!("a walk goes forwards only"),
    }
    events.take()
}

/// Whether the table can take this input.
pub(crate) fn allows<G: Game>(table: &Table<G>, input: Input<G>) -> bool {
    match (G::step(&table.public), input) {
        (Step::Ask(asked), Input::Act(seat, action)) if asked.contains(seat) => {
            let seat_view = table.view_ref(seat);
            G::check(seat_view, &G::question(seat_view), &action).is_ok()
        }
        (Step::Chance, Input::Chance(outcome)) => {
            chances(table).iter().any(|(listed, _)| *listed == outcome)
        }
        (Step::Ask(_) | Step::Chance | Step::Over, _) => false,
    }
}

/// What this asked seat may answer.
pub(crate) fn menu<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    let seat_view = table.view_ref(seat);
    let mut actions = Vec::new();
    G::legal_actions(seat_view, &G::question(seat_view), &mut actions);
    actions
}

/// What can be drawn.
pub(crate) fn chances<G: Game>(table: &Table<G>) -> Vec<(G::Outcome, u32)> {
    let mut outcomes = Vec::new();
    G::chances(table, &mut outcomes);
    outcomes
}

/// Everybody who can look at a match with these rules.
pub(crate) fn viewers<G: Game>(rules: &Rules<G>) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = rules.seats.seats().map(Viewer::Seat);
    seats.chain(std::iter::once(Viewer::Spectator))
}

/// Whether another viewer, who had one view before this answer and has the other after it, saw only
/// that the seat is done with a sealed choice, which it may still change.
pub(crate) fn stays_sealed<G: Game>(
    ask: &G::Decision,
    seat: Seat,
    before: &View<G>,
    after: &View<G>,
) -> bool {
    let others = before.asked().without(seat);
    G::SEALED_IS_REVISABLE
        && G::is_sealed(ask)
        && before.own() == after.own()
        && !others.is_empty()
        && after.asked() == others
}

/// Plays a table to its end with the hooks that search uses; says whether it ended.
pub(crate) fn playout<G: Game>(table: &mut Table<G>, dice: &mut Dice) -> bool {
    for _ in 0..=G::LONGEST {
        G::settle(table, dice);
        match G::step(&table.public) {
            Step::Over => return true,
            Step::Chance => return false,
            Step::Ask(asked) => {
                let seats: Vec<Seat> = asked.iter().collect();
                let seat = *dice.pick(&seats);
                let seat_view = table.view_ref(seat);
                let action = G::any_action(seat_view, &G::question(seat_view), dice);
                G::act(table, seat, action, &mut EventSink::silent());
            }
        }
    }
    G::step(&table.public) == Step::Over
}

/// Game, seats and options for a person.
pub(crate) fn in_words<G: Game>(rules: &Rules<G>) -> String {
    let mut words = format!("{}, {} seats", G::ID, rules.seats.get());
    for choice in G::Options::CHOICES {
        if let Some(value) = rules.options.get(choice.name) {
            words.push_str(&format!(", {} {value}", choice.name));
        }
    }
    words
}

/// What one viewer has after an input: the view and what was told.
pub(crate) struct Seen<G: Game> {
    pub(crate) view: View<G>,
    pub(crate) told: Vec<LogItem<G>>,
}

impl<G: Game> Seen<G> {
    pub(crate) fn by(viewer: Viewer, table: &Table<G>, told: &[LogItem<G>]) -> Self {
        Self {
            view: table.view(viewer),
            told: told
                .iter()
                .filter(|t| t.is_visible_to(viewer))
                .cloned()
                .collect(),
        }
    }

    /// What this viewer would have if the table took that input.
    pub(crate) fn after(viewer: Viewer, table: &Table<G>, input: Input<G>) -> Self {
        let mut table = table.clone();
        let told = after(&mut table, input);
        Self::by(viewer, &table, &told)
    }
}

impl<G: Game> PartialEq for Seen<G> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view && self.told == other.told
    }
}
