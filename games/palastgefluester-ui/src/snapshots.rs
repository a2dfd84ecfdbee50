//! Snapshots of five positions, as a screen reader reads them and a terminal shows them, for a player
//! and a spectator. A changed snapshot is a change that users notice.

use palast_ui::Lang;
use palastgefluester::Options;

use crate::testing::Position;

/// The first position, some way into a match, in which the first legal answer is of this kind.
fn asked_for(kind: &str, seats: u8, seed: u64) -> Position {
    Position::until(seats, Options::default(), seed, |view, given| {
        given > 12 && view.legal_actions()[0].to_string().starts_with(kind)
    })
}

fn shown(at: &Position, lang: Lang) -> String {
    palast_ui_testkit::snapshot(at, lang, |view| view.legal_actions().last().copied())
}

#[test]
fn playing_a_card_with_five() {
    insta::assert_snapshot!(shown(&asked_for("play", 5, 7), Lang::De));
}

#[test]
fn giving_cards_to_the_magician() {
    insta::assert_snapshot!(shown(&asked_for("give", 4, 2), Lang::Nl));
}

#[test]
fn naming_a_swap() {
    insta::assert_snapshot!(shown(&asked_for("swap", 3, 4), Lang::En));
}

#[test]
fn exchanging_cards_of_two_rows() {
    insta::assert_snapshot!(shown(&asked_for("exchange", 3, 1), Lang::De));
}

#[test]
fn the_end_of_a_match() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    insta::assert_snapshot!(shown(&at, Lang::En));
}
