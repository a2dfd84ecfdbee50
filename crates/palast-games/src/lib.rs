//! The single list of games, with their faces and bots, and the objects through which everything
//! above holds any of them without knowing which.
//!
//! Two objects, not one: [`AnyMatch`] holds the truth and shows nothing; [`AnyView`] is a copy of
//! what one viewer may know, does all rendering and thinking, and can go to another thread.

mod any;
mod of;

use std::sync::OnceLock;

use amyitis::Amyitis;
use amyitis_ui::AmyitisFace;
use eschnapur::Eschnapur;
use eschnapur_ui::EschnapurFace;
use eternal_palace::EternalPalace;
use eternal_palace_ui::EternalPalaceFace;
use palastgefluester::Palastgefluester;
use palastgefluester_ui::PalastgefluesterFace;

pub use any::{AnyGame, AnyMatch, AnyView, LoadError, LogLine, Played, Refusal, RulesSection};
pub use any::{Rival, ScoreSheet, Setup, SheetLine};
pub use of::Of;
pub use palast_bots::Level;

static PALASTGEFLUESTER: Of<Palastgefluester, PalastgefluesterFace> = Of::new();
static ESCHNAPUR: Of<Eschnapur, EschnapurFace> = Of::new();
static ETERNAL_PALACE: Of<EternalPalace, EternalPalaceFace> = Of::new();
static AMYITIS: Of<Amyitis, AmyitisFace> = Of::new();

/// Every game there is. Adding one means adding it here.
static GAMES: &[&dyn AnyGame] = &[&PALASTGEFLUESTER, &ESCHNAPUR, &ETERNAL_PALACE, &AMYITIS];

/// Every game there is, in the order they are shown.
#[must_use]
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game with this id.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    let on_trial = ON_TRIAL.get();
    let all = GAMES.iter().chain(on_trial).copied();
    all.into_iter().find(|game| game.id() == id)
}

static ON_TRIAL: OnceLock<&'static dyn AnyGame> = OnceLock::new();

/// Lets a game that is not in the list be found by its id, so that tests can show what no game of
/// the list has. There is one at most; the first stays.
pub fn put_on_trial(game: &'static dyn AnyGame) {
    ON_TRIAL.get_or_init(|| game);
}

/// The game that a record says it is of.
#[must_use]
pub fn game_of_record(record: &str) -> Option<&'static dyn AnyGame> {
    let id = record.lines().nth(1)?.strip_prefix("game ")?;
    game(id.trim_end())
}
