//! Positions to look at in tests.

use eternal_palace::EternalPalace;
use palast_ui::{Lang, Words};

use crate::EternalPalaceUi;

pub(crate) use palast_ui_testkit::names;

/// About how many answers a match takes.
pub(crate) const LENGTH: u64 = 260;

pub(crate) type Position = palast_ui_testkit::Position<EternalPalace, EternalPalaceUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<EternalPalace, EternalPalaceUi>(lang)
}

/// Positions of all table sizes, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
