//! Snapshots of some positions, as a screen reader reads them and a terminal shows them, for a player
//! and a spectator. A changed snapshot is a change that users notice.

use eternal_palace::Options;
use palast_ui::Lang;

use crate::testing::Position;

fn shown(at: &Position, lang: Lang) -> String {
    palast_ui_testkit::snapshot(at, lang, |view| view.legal_actions().first().copied())
}

#[test]
fn grouping_dice() {
    insta::assert_snapshot!(shown(&Position::asked_for("group", 3, 3), Lang::De));
}

#[test]
fn placing_a_group() {
    insta::assert_snapshot!(shown(&Position::asked_for("place", 2, 7), Lang::En));
}

#[test]
fn appointing_an_adviser() {
    insta::assert_snapshot!(shown(&Position::asked_for("appoint", 4, 5), Lang::Nl));
}

#[test]
fn against_the_master() {
    insta::assert_snapshot!(shown(&Position::asked_for("place", 1, 5), Lang::De));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(3, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(shown(&at, Lang::De));
}
