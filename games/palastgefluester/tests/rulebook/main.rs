//! Every rule of `LEDGER.md`, section by section. A test names the ids and vectors it proves.
//! `conformance` runs the kit that every game must pass. All of it is one test binary: the crate is linked once.

#![expect(
    clippy::unwrap_used,
    reason = "a situation that cannot be read fails its test"
)]

mod situation;

mod conformance;

mod refusals;
mod s11_options;
mod s1_cards;
mod s2_setup;
mod s3_invariants;
mod s3_next_player;
mod s3_play;
mod s3_round_end;
mod s4_cupbearer;
mod s4_guard_and_jester;
mod s4_magician;
mod s4_maid;
mod s4_marshal;
mod s4_treasurer;
mod s5_scoring;
mod s6_match_end;
mod s7_absent;
mod s8_information;
mod s8_knowledge;
