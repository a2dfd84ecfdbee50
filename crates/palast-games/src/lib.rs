//! The single list of games, with their faces and bots, and the objects through which everything
//! above holds any of them without knowing which.
//!
//! Two objects, not one: [`AnyMatch`] holds the truth and shows nothing; [`AnyView`] is a copy of
//! what one viewer may know, does all rendering and thinking, and can go to another thread.

mod advice;
mod any;
mod erased;
mod review;

use amyitis::Amyitis;
use amyitis_ui::AmyitisUi;
use eschnapur::Eschnapur;
use eschnapur_ui::EschnapurUi;
use eternal_palace::EternalPalace;
use eternal_palace_ui::EternalPalaceUi;
use palastgefluester::Palastgefluester;
use palastgefluester_ui::PalastgefluesterUi;

pub use advice::{Advice, RatedAnswer, Sureness};
pub use any::{
    AnyGame, AnyMatch, AnyPosition, AnyView, LoadError, LogLine, LogText, Played, RulesSection,
    SubmitError,
};
pub use any::{Automa, MatchConfig, ScoreSheet, SheetLine};
pub use erased::Registered;
pub use palast_bots::review::{Cause, Decision, Moment, NoReview, Part, Review, Swing, Work};
pub use palast_bots::{Contestant, Level};
pub use review::{AnyReview, cause_name, parse_review, review_json};
pub use review::{DecisionText, Described, Drawing, MomentText, curve, describe};

static PALASTGEFLUESTER: Registered<Palastgefluester, PalastgefluesterUi> = Registered::new();
static ESCHNAPUR: Registered<Eschnapur, EschnapurUi> = Registered::new();
static ETERNAL_PALACE: Registered<EternalPalace, EternalPalaceUi> = Registered::new();
static AMYITIS: Registered<Amyitis, AmyitisUi> = Registered::new();

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
    GAMES.iter().copied().find(|game| game.id() == id)
}

/// The game that a record says it is of.
#[must_use]
pub fn game_of_record(record: &str) -> Option<&'static dyn AnyGame> {
    let id = record.lines().nth(1)?.strip_prefix("game ")?;
    game(id.trim_end())
}
