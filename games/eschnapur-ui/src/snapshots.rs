//! Telling situations as a screen reader and a terminal tell them, for a player and a spectator. A
//! change here is a change of what people get: read the diff.

use eschnapur::Options;
use palast_ui::Lang;

use crate::testing::Position;

fn told(at: &Position, lang: Lang) -> String {
    palast_ui_testkit::snapshot(at, lang, |view| view.legal_actions().first().copied())
}

#[test]
fn laying_gold() {
    insta::assert_snapshot!(told(&Position::asked_for("lay O3", 4, 3), Lang::De));
}

#[test]
fn blocking_a_card() {
    insta::assert_snapshot!(told(&Position::asked_for("block", 3, 5), Lang::Nl));
}

#[test]
fn placing_a_stone() {
    insta::assert_snapshot!(told(&Position::asked_for("build", 2, 7), Lang::En));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(told(&at, Lang::De));
}
