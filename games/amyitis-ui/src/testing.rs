//! Positions to look at in tests.

use amyitis::Amyitis;
use palast_ui::{Lang, Words};

use crate::AmyitisUi;

pub(crate) use palast_ui_testkit::names;

/// About how many answers a match takes.
pub(crate) const LENGTH: u64 = 450;

pub(crate) type Position = palast_ui_testkit::Position<Amyitis, AmyitisUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<Amyitis, AmyitisUi>(lang)
}

/// Positions of all table sizes, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
