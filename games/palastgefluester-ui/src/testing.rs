//! Positions to look at in tests.

use palast_ui::{Lang, Words};
use palastgefluester::Palastgefluester;

use crate::PalastgefluesterUi;

pub(crate) use palast_ui_testkit::names;

/// About how many answers a match takes.
pub(crate) const LENGTH: u64 = 90;

pub(crate) type Position = palast_ui_testkit::Position<Palastgefluester, PalastgefluesterUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<Palastgefluester, PalastgefluesterUi>(lang)
}

/// Positions of all table sizes, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
