//! The kit every game must pass. A game may join when it passes.
//!
//! One line in `games/<game>/tests/rulebook/conformance.rs` runs all of it, one test for each property:
//!
//! ```text
//! palast_conformance::suite!(Palastgefluester);
//! // or, with cases that no golden replay can show, each with its reason:
//! palast_conformance::suite!(Palastgefluester, excused: [("ending stalemate", "needs a 60-turn siege")]);
//! ```
//!
//! The game implements [`Game`], [`Imagine`], [`Judge`] and [`Encode`]. Matches are played with every number of
//! seats and every value of every option, from fixed seeds: a run is the same everywhere.
//!
//! - **Kept files.** `who_learns.snap`, `numbers.snap` and `golden/` in the game's crate are compared. When a change
//!   is meant, run the tests once with `PALAST_ACCEPT=1`, read the diff, and commit it. That also
//!   writes the golden matches that are still missing: one for each of [`Game::ENDINGS`]
//!   (`ending NAME`), each option value (`option NAME VALUE`) and each number of seats (`seats N`);
//!   what cannot be had goes on the excused list under that name.
//! - **Failures** print the set-up, the seed, the record so far and the command that steps through it.
//! - [`property`] says what each test holds; [`toy`] is a small complete game, clean and with
//!   planted defects, each of which the kit must catch.
//!
//! [`Encode`]: palast_core::Encode
//! [`Game`]: palast_core::Game
//! [`Game::ENDINGS`]: palast_core::Game::ENDINGS
//! [`Imagine`]: palast_core::Imagine
//! [`Judge`]: palast_core::Judge

mod failure;
mod plan;
mod pool;
pub mod property;
mod statistics;
pub mod toy;
mod walk;

pub use failure::{Failure, run};
pub use plan::setups;

/// Where a game's kept files are, where failures go, and what is excused.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The folder of the game's crate: holds `who_learns.snap` and `golden/`.
    pub home: &'static str,
    /// Where records of failed matches are written.
    pub failures: &'static str,
    /// What no golden replay shows (`ending NAME`, `option NAME VALUE`, `seats N`), and why.
    pub excused: &'static [(&'static str, &'static str)],
    /// Whether kept files are compared or written.
    pub kept: Kept,
    /// About how many inputs each property plays.
    pub effort: usize,
}

/// What to do with kept files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Compare; a difference is a failure.
    Compare,
    /// Write what is missing or differs.
    Accept,
}

impl Config {
    /// The everyday run; `PALAST_ACCEPT=1` accepts kept files.
    #[must_use]
    pub fn new(
        home: &'static str,
        failures: &'static str,
        excused: &'static [(&'static str, &'static str)],
    ) -> Self {
        let kept = match std::env::var("PALAST_ACCEPT").as_deref() {
            Ok("1") => Kept::Accept,
            Ok(_) | Err(_) => Kept::Compare,
        };
        Self {
            home,
            failures,
            excused,
            kept,
            effort: 20_000,
        }
    }
}

/// Runs the whole kit on a game: one `#[test]` for each property. For integration tests (`tests/`).
#[macro_export]
macro_rules! suite {
    ($game:ty) => {
        $crate::suite!($game, excused: []);
    };
    ($game:ty, excused: $excused:expr $(,)?) => {
        $crate::each_property!(tests_for $game, $excused);
    };
}

/// The one list of properties. `tests_for` makes tests of them, `all_of` an array.
#[doc(hidden)]
#[macro_export]
macro_rules! each_property {
    ($($use:tt)*) => {
        $crate::expand_properties! {
            ($($use)*)
            constants_are_sound
            legal_list_agrees_with_check
            chances_are_listed_once
            audit_passes_after_every_step
            replay_equals_play
            notation_has_one_spelling
            json_round_trips
            permuted_answers_agree
            sealed_answers_stay_sealed
            imagined_tables_fit
            who_learns_what
            random_matches_end
            hooks_agree_with_their_lists
            draws_are_proved
            undo_leaves_no_trace
            golden_replays_hold
            scores_are_sound
            judgement_is_pure
            hostile_records_are_refused
            numbers_are_sound
            numbers_stay_the_same
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! expand_properties {
    ((tests_for $game:ty, $excused:expr) $($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                const EXCUSED: &[(&str, &str)] = &$excused;
                let config = $crate::Config::new(
                    env!("CARGO_MANIFEST_DIR"),
                    env!("CARGO_TARGET_TMPDIR"),
                    EXCUSED,
                );
                $crate::run($crate::property::$name::<$game>, &config);
            }
        )*
    };
    ((all_of $game:ty) $($name:ident)*) => {
        [$((stringify!($name), $crate::property::$name::<$game> as $crate::property::Property)),*]
    };
}
