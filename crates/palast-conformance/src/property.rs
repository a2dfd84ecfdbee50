//! What every game must hold, one function each. They return the failure instead of panicking, so
//! that the kit's own tests can demand one.

mod constants;
mod ending;
mod even;
mod golden;
mod hooks;
mod hostile;
mod imagined;
mod learning;
mod legality;
mod numbers;
mod proof;
mod replay;
mod sealed;
mod text;
mod undo;

pub use constants::constants_are_sound;
pub use ending::{judgement_is_pure, random_matches_end, scores_are_sound};
pub use even::imagined_tables_are_even;
pub use golden::golden_replays_hold;
pub use hooks::hooks_agree_with_their_lists;
pub use hostile::hostile_records_are_refused;
pub use imagined::imagined_tables_fit;
pub use learning::who_learns_what;
pub use legality::{
    audit_passes_after_every_step, chances_are_listed_once, legal_list_agrees_with_check,
};
pub use numbers::{numbers_are_sound, numbers_stay_the_same};
pub use proof::draws_are_proved;
pub use replay::replay_equals_play;
pub use sealed::{permuted_answers_agree, sealed_answers_stay_sealed};
pub use text::{json_round_trips, notation_has_one_spelling};
pub use undo::undo_leaves_no_trace;

use crate::{Config, Failure};

/// A property of one game.
pub type Property = fn(&Config) -> Result<(), Failure>;

/// The sentence, unless the condition holds.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
