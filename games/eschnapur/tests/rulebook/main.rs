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
mod kept;
mod s1_components;
mod s3_hidden;
mod s3_setup;
mod s4_1_sites;
mod s4_2_gold;
mod s4_3_blockade;
mod s4_4_stop;
mod s4_5_stones;
mod s4_6_order;
mod s4_7_build;
mod s4_7_premium;
mod s4_8_move;
mod s4_9_settlement;
mod s4_cards_and_ties;
mod s5_cards;
mod s5_purchases;
mod s6_end;
mod s8_stalemate;
mod s9_invariants;
