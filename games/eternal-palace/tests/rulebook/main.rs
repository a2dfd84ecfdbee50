//! Every rule of `LEDGER.md`, section by section. A test names the ids it proves.
//! `conformance` runs the kit that every game must pass, `bots` measures the sensible bot. All of it is one test binary:
//! the crate is linked once.

#![expect(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a situation that cannot be read fails its test"
)]

mod situation;

mod bots;
mod conformance;

mod edition;
mod listening;
mod referee;
mod where_rules_meet;
mod word_for_word;

mod s10_alternative;
mod s11_choice;
mod s11_end;
mod s11_matches;
mod s11_modules;
mod s11_places;
mod s11_setup;
mod s11_situation;
mod s11_strategy;
mod s11_word_for_word;
mod s1_components;
mod s2_setup;
mod s3_only_answer;
mod s3_play;
mod s3_roll_and_plan;
mod s5_places;
mod s5_tracks_and_markets;
mod s6_advisers;
mod s7_end;
mod s8_privileges;
mod s9_1_labyrinth;
mod s9_2_demands;
mod s9_2_river;
mod s9_3_compositions;
mod s9_modules;
