//! Environments for programs that learn: single states in the vocabulary of OpenSpiel, and batches that
//! step thousands of tables together into arrays of the caller.
//!
//! Whoever holds a [`State`] can see every hand: this crate is for the laboratory, and nothing that
//! people play against links it. What a seat is shown still comes from its view alone.
//!
//! Seats that are asked together answer one after another, the lowest first. Their answers are sealed by
//! the rules, so this is the same game; where the rules want a race ([`Game::is_race`]) it would not be,
//! and such options are refused.
//!
//! [`Game::is_race`]: palast_core::Game::is_race

mod batch;
mod config;
mod recall;
mod state;

use std::sync::Arc;

use amyitis::Amyitis;
use eschnapur::Eschnapur;
use eternal_palace::EternalPalace;
use palast_core::{Encode, Imagine, Judge};
use palastgefluester::Palastgefluester;

pub use batch::{Arrays, Batch, Others};
pub use config::Config;
pub use state::{State, Turn};

/// What can be played here.
pub trait Playable: Encode + Imagine + Judge {}

impl<G: Encode + Imagine + Judge> Playable for G {}

/// A game with its options, for programs.
pub trait Environment: Send + Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> usize;
    /// The options and their values, all of them.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// The version of the rules, with which numbers and layouts may change.
    fn rules_version(&self) -> u32;
    /// Numbers of actions are below this.
    fn actions(&self) -> usize;
    /// Numbers of outcomes are below this.
    fn chances(&self) -> usize;
    /// Features of an observation.
    fn observation(&self) -> usize;
    /// No match asks more questions. An upper bound from the rules, far above any real match.
    fn longest(&self) -> u32;
    /// A match before anything was drawn or asked. With `recall` it can tell information states.
    fn new_state(&self, recall: bool) -> Box<dyn State>;
    /// A state from its text ([`State::to_text`]).
    ///
    /// # Errors
    /// What is wrong with the text.
    fn read_state(&self, text: &str) -> Result<Box<dyn State>, EnvError>;
    /// Tables that are stepped together.
    ///
    /// # Errors
    /// There are none, or too many.
    fn batch(&self, config: batch::BatchConfig) -> Result<Box<dyn Batch>, EnvError>;
}

pub use batch::BatchConfig;

/// Why not, as a sentence for whoever asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct EnvError(pub String);

impl EnvError {
    fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

/// The ids of all games.
pub const GAMES: [&str; 4] = ["palastgefluester", "eschnapur", "eternal-palace", "amyitis"];

/// A game by id, with the number of seats (its smallest if none is given) and options.
///
/// # Errors
/// Which of them does not fit.
pub fn load(
    id: &str,
    seats: Option<u8>,
    options: &[(String, String)],
) -> Result<Arc<dyn Environment>, EnvError> {
    Ok(match id {
        "palastgefluester" => Arc::new(Config::<Palastgefluester>::new(seats, options)?),
        "eschnapur" => Arc::new(Config::<Eschnapur>::new(seats, options)?),
        "eternal-palace" => Arc::new(Config::<EternalPalace>::new(seats, options)?),
        "amyitis" => Arc::new(Config::<Amyitis>::new(seats, options)?),
        _ => {
            return Err(EnvError::new(format!(
                "there is no game `{id}`; there are {}",
                GAMES.join(", ")
            )));
        }
    })
}
