//! One person against the automa, and options that exclude each other: the clean toy passes the
//! whole kit, and what is planted in it is caught.

use palast_conformance::toy::solo::{self, Solo};
use palast_conformance::{Config, Failure, property};

type Clean = Solo<0>;

/// The solo toy's own kept files, beside those of the other toy.
fn config() -> Config {
    let home = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kit/solo");
    Config::new(home, env!("CARGO_TARGET_TMPDIR"), &[])
}

#[test]
fn a_match_against_the_automa_passes_the_whole_kit() {
    for (name, holds) in palast_conformance::each_property!(all_of Clean) {
        holds(&config()).unwrap_or_else(|failure| panic!("{name}: {failure}"));
    }
}

fn caught(failure: Result<(), Failure>, words: &str) {
    let failure = failure.expect_err("the planted defect was not caught");
    assert!(failure.what.contains(words), "{failure}");
}

#[test]
fn an_automa_that_scores_has_a_place() {
    caught(
        property::scores_are_sound::<Solo<{ solo::AUTOMA_WITHOUT_PLACE }>>(&config()),
        "whether there is an automa",
    );
    caught(
        property::scores_are_sound::<Solo<{ solo::AUTOMA_ON_EVERY_PLACE }>>(&config()),
        "should have",
    );
}

#[test]
fn nobody_is_paid_for_losing_to_the_automa() {
    caught(
        property::scores_are_sound::<Solo<{ solo::LOSER_PAID }>>(&config()),
        "the payoff sums to",
    );
}

#[test]
fn a_refused_pair_of_options_is_named_as_it_was_chosen() {
    caught(
        property::constants_are_sound::<Solo<{ solo::CLASH_MISNAMED }>>(&config()),
        "`maze open`",
    );
}
