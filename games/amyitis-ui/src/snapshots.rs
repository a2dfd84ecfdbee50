//! Telling situations as a screen reader and a terminal tell them, for a player and a spectator. A
//! change here is a change of what people get: read the diff.

use amyitis::Options;
use palast_ui::Lang;

use crate::testing::Position;

fn told(at: &Position, lang: Lang) -> String {
    palast_ui_testkit::snapshot(at, lang, |view| view.legal_actions().first().copied())
}

#[test]
fn a_turn() {
    let at = Position::asked_after(60, "caravan", 4, 3);
    insta::assert_snapshot!(told(&at, Lang::De));
}

#[test]
fn digging_a_canal() {
    insta::assert_snapshot!(told(&Position::asked_for("canal", 3, 5), Lang::Nl));
}

#[test]
fn planting_a_garden() {
    insta::assert_snapshot!(told(&Position::asked_for("plant", 2, 7), Lang::En));
}

#[test]
fn picking_an_ability() {
    insta::assert_snapshot!(told(&Position::asked_for("pick", 4, 4), Lang::En));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(told(&at, Lang::De));
}
