//! One match, input by input, in the vocabulary of OpenSpiel.

use palast_bots::Level;
use palast_core::{Dice, EventSink, Game, Rules, Seat, Step, Table, Viewer};

use crate::recall::Recall;
use crate::{EnvError, Playable};

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The lowest seat that is asked, from zero.
    Seat(usize),
    /// An outcome is drawn.
    Chance,
    /// The match is over.
    Over,
}

/// A state of a match. It holds every secret; what a seat may see is in the methods that name one.
pub trait State: Send + Sync {
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// What can be done now: numbers of actions or of outcomes, rising; nothing when the match is over.
    fn legal(&self) -> Vec<usize>;
    /// The outcomes of the draw that is due, with probabilities that sum to one.
    fn chances(&self) -> Vec<(usize, f64)>;
    /// Does it.
    ///
    /// # Errors
    /// It cannot be done now; nothing has changed.
    fn apply(&mut self, number: usize) -> Result<(), EnvError>;
    /// The notation of what can be done now.
    ///
    /// # Errors
    /// It cannot be done now.
    fn text_of(&self, number: usize) -> Result<String, EnvError>;
    /// The number of what is written like this.
    ///
    /// # Errors
    /// It cannot be done now.
    fn number_of(&self, text: &str) -> Result<usize, EnvError>;
    /// The observation of a seat.
    ///
    /// # Errors
    /// There is no such seat, or the slice has another length.
    fn observe(&self, seat: usize, into: &mut [u8]) -> Result<(), EnvError>;
    /// The view of a seat as JSON.
    ///
    /// # Errors
    /// There is no such seat.
    fn view_text(&self, seat: usize) -> Result<String, EnvError>;
    /// The sum over all that a seat has seen and done.
    ///
    /// # Errors
    /// There is no such seat, or the state was made without recall.
    fn recall(&self, seat: usize) -> Result<u128, EnvError>;
    /// What each seat gets: zero while the match runs, then what the match was worth to it, one in all.
    fn returns(&self) -> Vec<f64>;
    /// All inputs so far.
    fn history(&self) -> Vec<usize>;
    /// A copy.
    fn copy(&self) -> Box<dyn State>;
    /// One line from which [`crate::Environment::read_state`] makes the same state.
    fn to_text(&self) -> String;
    /// A state that looks the same to this seat, drawn from all it can imagine.
    ///
    /// # Errors
    /// There is no such seat.
    fn resample(&self, seat: usize, seed: u64) -> Result<Box<dyn State>, EnvError>;
    /// What a bot of this level answers; the longer ones search so many times (zero: as they like).
    ///
    /// # Errors
    /// There is no such bot, or nobody is asked.
    fn advise(&self, level: &str, seed: u64) -> Result<usize, EnvError>;
}

/// One input, with what is needed to repeat it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Input {
    Number(u32),
    Imagine(Seat, u64),
}

/// A state of one game.
pub(crate) struct Single<G: Game> {
    table: Table<G>,
    inputs: Vec<Input>,
    recall: Option<Recall>,
}

impl<G: Playable> Single<G> {
    pub(crate) fn new(rules: &'static Rules<G>, recall: bool) -> Self {
        Self {
            table: G::setup(rules),
            inputs: Vec::new(),
            recall: recall.then(Recall::new),
        }
    }

    pub(crate) fn read(rules: &'static Rules<G>, text: &str) -> Result<Self, EnvError> {
        let mut words = text.split_whitespace();
        let expected = |what: &str| EnvError::new(format!("a state begins with {what}"));
        if words.next() != Some(G::ID) {
            return Err(expected(&format!("the name of its game, `{}`", G::ID)));
        }
        let version = format!("v{}", rules.version);
        if words.next() != Some(version.as_str()) {
            return Err(expected(&format!("its game and `{version}`")));
        }
        let mut state = match words.next() {
            Some("recall") => Self::new(rules, true),
            Some("plain") => Self::new(rules, false),
            _ => return Err(expected("its game, its version and `recall` or `plain`")),
        };
        for word in words {
            let wrong = || EnvError::new(format!("`{word}` is no input of a state"));
            match word.split_once(':') {
                None => state.apply(word.parse().map_err(|_| wrong())?)?,
                Some((seat, seed)) => {
                    let seat = state.seat(seat.parse().map_err(|_| wrong())?)?;
                    state = state.imagined(seat, seed.parse().map_err(|_| wrong())?);
                }
            }
        }
        Ok(state)
    }

    fn seat(&self, index: usize) -> Result<Seat, EnvError> {
        let seats = self.table.rules.seats;
        let seat = u8::try_from(index).ok().and_then(Seat::new);
        seat.filter(|seat| seats.has(*seat)).ok_or_else(|| {
            EnvError::new(format!(
                "there is no player {index}: players count from 0 to {}",
                seats.get() - 1
            ))
        })
    }

    fn asked(&self) -> Option<Seat> {
        match G::step(&self.table.public) {
            Step::Ask(seats) => seats.first(),
            Step::Chance | Step::Over => None,
        }
    }

    fn outcomes(&self) -> Vec<(G::Outcome, u32)> {
        let mut outcomes = Vec::new();
        if G::step(&self.table.public) == Step::Chance {
            G::chances(&self.table, &mut outcomes);
        }
        outcomes
    }

    fn menu(&self, seat: Seat) -> Vec<G::Action> {
        let view = self.table.view_ref(seat);
        let mut menu = Vec::new();
        G::legal_actions(view, &G::question(view), &mut menu);
        menu
    }

    fn action(&self, seat: Seat, number: usize) -> Result<G::Action, EnvError> {
        let view = self.table.view_ref(seat);
        let found = G::numbered(view, &G::question(view), number);
        found.ok_or_else(|| {
            EnvError::new(format!(
                "action {number} is not legal for player {} now",
                seat.index()
            ))
        })
    }

    fn outcome(&self, number: usize) -> Result<G::Outcome, EnvError> {
        let outcomes = self.outcomes();
        let found = outcomes.get(number).map(|(outcome, _)| *outcome);
        found.ok_or_else(|| {
            EnvError::new(format!(
                "outcome {number} cannot be drawn: there are {}",
                outcomes.len()
            ))
        })
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Self {
        let mut inputs = self.inputs.clone();
        inputs.push(Input::Imagine(seat, seed));
        let mut recall = self.recall;
        if let Some(recall) = &mut recall {
            recall.imagined_by(seat);
        }
        let dice = &mut Dice::from_number(seed);
        Self {
            table: G::imagine(self.table.view_ref(seat), dice),
            inputs,
            recall,
        }
    }
}

impl<G: Playable> State for Single<G> {
    fn turn(&self) -> Turn {
        match G::step(&self.table.public) {
            Step::Ask(seats) => seats
                .first()
                .map_or(Turn::Over, |seat| Turn::Seat(seat.index())),
            Step::Chance => Turn::Chance,
            Step::Over => Turn::Over,
        }
    }

    fn seats(&self) -> usize {
        usize::from(self.table.rules.seats.get())
    }

    fn legal(&self) -> Vec<usize> {
        let Some(seat) = self.asked() else {
            return (0..self.outcomes().len()).collect();
        };
        let view = self.table.view_ref(seat);
        let menu = self.menu(seat);
        let mut numbers: Vec<usize> = menu.iter().map(|action| G::number(view, action)).collect();
        numbers.sort_unstable();
        numbers
    }

    fn chances(&self) -> Vec<(usize, f64)> {
        let outcomes = self.outcomes();
        let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let share =
            |(number, (_, weight)): (usize, &(_, u32))| (number, f64::from(*weight) / total);
        outcomes.iter().enumerate().map(share).collect()
    }

    fn apply(&mut self, number: usize) -> Result<(), EnvError> {
        let mut events = match self.recall {
            Some(_) => EventSink::recording(),
            None => EventSink::silent(),
        };
        match G::step(&self.table.public) {
            Step::Over => return Err(EnvError::new("the match is over")),
            Step::Chance => {
                let outcome = self.outcome(number)?;
                G::resolve(&mut self.table, outcome, &mut events);
            }
            Step::Ask(asked) => {
                let seat = asked
                    .first()
                    .ok_or_else(|| EnvError::new("nobody is asked"))?;
                let action = self.action(seat, number)?;
                if let Some(recall) = &mut self.recall {
                    let mut observation = vec![0; G::OBSERVATION];
                    G::observe(self.table.view_ref(seat), &mut observation);
                    recall.decided(seat, &observation, number);
                }
                G::act(&mut self.table, seat, action, &mut events);
            }
        }
        self.inputs.push(Input::Number(number as u32));
        if let Some(recall) = &mut self.recall {
            for item in events.take() {
                recall.told(self.table.rules.seats.seats(), &item);
            }
        }
        Ok(())
    }

    fn text_of(&self, number: usize) -> Result<String, EnvError> {
        match self.asked() {
            Some(seat) => Ok(self.action(seat, number)?.to_string()),
            None => Ok(self.outcome(number)?.to_string()),
        }
    }

    fn number_of(&self, text: &str) -> Result<usize, EnvError> {
        let unknown = || EnvError::new(format!("`{text}` is not possible now"));
        match self.asked() {
            Some(seat) => {
                let action: G::Action = text
                    .parse()
                    .map_err(|error| EnvError::new(format!("`{text}`: {error}")))?;
                let legal = self.menu(seat).contains(&action);
                let view = self.table.view_ref(seat);
                legal.then(|| G::number(view, &action)).ok_or_else(unknown)
            }
            None => {
                let outcomes = self.outcomes();
                let mut texts = outcomes.iter().map(|(outcome, _)| outcome.to_string());
                texts
                    .position(|outcome| outcome == text)
                    .ok_or_else(unknown)
            }
        }
    }

    fn observe(&self, seat: usize, into: &mut [u8]) -> Result<(), EnvError> {
        let seat = self.seat(seat)?;
        if into.len() != G::OBSERVATION {
            return Err(EnvError::new(format!(
                "an observation has {} features, the array has {}",
                G::OBSERVATION,
                into.len()
            )));
        }
        G::observe(self.table.view_ref(seat), into);
        Ok(())
    }

    fn view_text(&self, seat: usize) -> Result<String, EnvError> {
        let view = self.table.view(Viewer::Seat(self.seat(seat)?));
        serde_json::to_string(&view).map_err(|error| EnvError::new(error.to_string()))
    }

    fn recall(&self, seat: usize) -> Result<u128, EnvError> {
        let seat = self.seat(seat)?;
        let recall = self.recall.ok_or_else(|| {
            EnvError::new("this state was made without recall, so it has no information states")
        })?;
        Ok(recall.of(seat))
    }

    fn returns(&self) -> Vec<f64> {
        let seats = self.table.rules.seats.seats();
        if G::step(&self.table.public) != Step::Over {
            return seats.map(|_| 0.0).collect();
        }
        let payoff = G::payoff(&self.table);
        seats.map(|seat| f64::from(payoff[seat])).collect()
    }

    fn history(&self) -> Vec<usize> {
        let number = |input: &Input| match input {
            Input::Number(number) => Some(*number as usize),
            Input::Imagine(..) => None,
        };
        self.inputs.iter().filter_map(number).collect()
    }

    fn copy(&self) -> Box<dyn State> {
        Box::new(Self {
            table: self.table.clone(),
            inputs: self.inputs.clone(),
            recall: self.recall,
        })
    }

    fn to_text(&self) -> String {
        let kind = if self.recall.is_some() {
            "recall"
        } else {
            "plain"
        };
        let mut text = format!("{} v{} {kind}", G::ID, self.table.rules.version);
        for input in &self.inputs {
            text.push_str(&match input {
                Input::Number(number) => format!(" {number}"),
                Input::Imagine(seat, seed) => format!(" {}:{seed}", seat.index()),
            });
        }
        text
    }

    fn resample(&self, seat: usize, seed: u64) -> Result<Box<dyn State>, EnvError> {
        let seat = self.seat(seat)?;
        Ok(Box::new(self.imagined(seat, seed)))
    }

    fn advise(&self, level: &str, seed: u64) -> Result<usize, EnvError> {
        let level: Level = level
            .parse()
            .map_err(|_| EnvError::new(format!("there is no bot `{level}`")))?;
        let seat = self
            .asked()
            .ok_or_else(|| EnvError::new("nobody is asked now"))?;
        let view = self.table.view(Viewer::Seat(seat));
        let mut bot = level.bot::<G>(Dice::from_number(seed));
        let mut left = 2_000u32;
        let action = bot.choose(&view, &mut || {
            left = left.saturating_sub(1);
            left > 0
        });
        Ok(G::number(self.table.view_ref(seat), &action))
    }
}
