//! A game with its number of seats and options.

use palast_core::{Choice, Game, Options, Rules};

use crate::batch::{BatchConfig, Lanes};
use crate::state::Single;
use crate::{Batch, EnvError, Environment, Playable, State};

/// A game that is set up. Rules are read once: making them takes longer than many matches.
#[derive(Debug)]
pub struct Config<G: Game> {
    pub(crate) rules: &'static Rules<G>,
}

impl<G: Playable> Config<G> {
    /// With these options, the others as the game has them.
    ///
    /// # Errors
    /// What does not fit.
    pub fn new(seats: Option<u8>, options: &[(String, String)]) -> Result<Self, EnvError> {
        let mut chosen = G::Options::default();
        for (name, value) in options {
            let set = chosen.set(name, value);
            set.map_err(|error| EnvError::new(error.to_string()))?;
        }
        if chosen.get("purchases") == Some("live") {
            return Err(EnvError::new(
                "`purchases live` is a race: who answers first is served first, and programs here \
                 answer one after another; use `purchases sealed`",
            ));
        }
        let seats = seats.unwrap_or(*G::SEATS.start());
        let rules = Rules::new(seats, chosen);
        Ok(Self {
            rules: rules.map_err(|error| EnvError::new(error.to_string()))?,
        })
    }
}

impl<G: Playable> Environment for Config<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        usize::from(self.rules.seats.get())
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let choices = G::Options::CHOICES.iter();
        let value = |choice: &Choice| Some((choice.name, self.rules.options.get(choice.name)?));
        choices.filter_map(value).collect()
    }

    fn rules_version(&self) -> u32 {
        self.rules.version
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn chances(&self) -> usize {
        G::CHANCES
    }

    fn observation(&self) -> usize {
        G::OBSERVATION
    }

    fn longest(&self) -> u32 {
        G::LONGEST
    }

    fn new_state(&self, recall: bool) -> Box<dyn State> {
        Box::new(Single::new(self.rules, recall))
    }

    fn read_state(&self, text: &str) -> Result<Box<dyn State>, EnvError> {
        Ok(Box::new(Single::read(self.rules, text)?))
    }

    fn batch(&self, config: BatchConfig) -> Result<Box<dyn Batch>, EnvError> {
        Ok(Box::new(Lanes::new(self.rules, config)?))
    }
}
