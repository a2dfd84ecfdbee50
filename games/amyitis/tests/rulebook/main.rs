//! Every rule of `LEDGER.md`, section by section. A test names the ids it proves.
//! `conformance` runs the kit that every game must pass, `bots` measures the sensible bot. All of it is one test binary:
//! the crate is linked once.

#![expect(
    clippy::unwrap_used,
    reason = "a situation that cannot be read fails its test"
)]

mod situation;

mod bots;
mod conformance;

mod edition;
mod s1_components;
mod s2_gardens;
mod s4_caravan;
mod s4_court;
mod s4_phase_one;
mod s4_recruit;
mod s4_turns;
mod s5_planting;
mod s6_temples;
mod s7_end;
mod s7_stock;
mod s8_palace_phase;
mod s8_setup;
mod s8_text;
mod s8_track;
mod v2_components;
mod v2_court;
mod v2_end;
mod v2_grey;
mod v2_palace;
mod v2_reward;
mod v2_temples;
mod versions;
