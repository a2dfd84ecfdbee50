//! Positions for tests.

use eschnapur::Eschnapur;
use palast_ui::{Lang, Words};

use crate::EschnapurUi;

pub(crate) use palast_ui_testkit::names;

/// The approximate number of answers in a match.
pub(crate) const LENGTH: u64 = 420;

pub(crate) type Position = palast_ui_testkit::Position<Eschnapur, EschnapurUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<Eschnapur, EschnapurUi>(lang)
}

/// Positions with all numbers of seats, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
