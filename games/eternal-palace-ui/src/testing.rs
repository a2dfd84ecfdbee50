//! Positions for tests.

use eternal_palace::EternalPalace;
use palast_ui::{Lang, Words};

use crate::EternalPalaceUi;

pub(crate) use palast_ui_testkit::names;

/// The approximate number of answers in a match.
pub(crate) const LENGTH: u64 = 260;

pub(crate) type Position = palast_ui_testkit::Position<EternalPalace, EternalPalaceUi>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_ui_testkit::words::<EternalPalace, EternalPalaceUi>(lang)
}

/// Positions with all numbers of seats, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    Position::some(count, LENGTH)
}
