//! Positions for tests.

use palast_ui::{Lang, Words};
use palastgefluester::Palastgefluester;

use crate::PalastgefluesterUi;

pub(crate) use palast_ui_testkit::names;

/// The approximate number of answers in a match.
pub(crate) const LENGTH: u64 = 90;

pub(crate) type Position = palast_ui_testkit::Position<Palastgefluester, PalastgefluesterUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<Palastgefluester, PalastgefluesterUi>(lang)
}

/// Positions with all numbers of seats, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
