//! Snapshots of some positions, as a screen reader reads them and a terminal shows them, for a player
//! and a spectator. A changed snapshot is a change that users notice.

use eschnapur::Options;
use palast_ui::Lang;

use crate::testing::Position;

fn shown(at: &Position, lang: Lang) -> String {
    palast_ui_testkit::snapshot(at, lang, |view| view.legal_actions().first().copied())
}

#[test]
fn laying_gold() {
    insta::assert_snapshot!(shown(&Position::asked_for("lay O3", 4, 3), Lang::De));
}

#[test]
fn blocking_a_card() {
    insta::assert_snapshot!(shown(&Position::asked_for("block", 3, 5), Lang::Nl));
}

#[test]
fn placing_a_stone() {
    insta::assert_snapshot!(shown(&Position::asked_for("build", 2, 7), Lang::En));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(shown(&at, Lang::De));
}
