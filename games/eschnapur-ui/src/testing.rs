//! Positions to look at in tests.

use eschnapur::Eschnapur;
use palast_ui::{Lang, Words};

use crate::EschnapurUi;

pub(crate) use palast_ui_testkit::names;

/// About how many answers a match takes.
pub(crate) const LENGTH: u64 = 420;

pub(crate) type Position = palast_ui_testkit::Position<Eschnapur, EschnapurUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<Eschnapur, EschnapurUi>(lang)
}

/// Positions of all table sizes, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
