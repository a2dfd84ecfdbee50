//! The kit every game must pass.

use palast_conformance::{Config, property};
use palastgefluester::Palastgefluester;

palast_conformance::suite!(Palastgefluester);

/// Cards in doubt included: what a hand is imagined to hold, it holds as often.
#[test]
fn imagined_hands_are_even() {
    let config = Config {
        effort: 60_000,
        ..Config::new(env!("CARGO_MANIFEST_DIR"), env!("CARGO_TARGET_TMPDIR"), &[])
    };
    let even = property::imagined_tables_are_even::<Palastgefluester>(&config, &["hand"]);
    even.unwrap_or_else(|failure| panic!("{failure}"));
}
