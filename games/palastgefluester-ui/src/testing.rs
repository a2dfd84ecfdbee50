//! Positions to look at in tests.

use palast_ui::{Lang, Words};
use palastgefluester::{Options, Palastgefluester};

use crate::PalastgefluesterFace;

pub(crate) use palast_facekit::names;

pub(crate) type Position = palast_facekit::Position<Palastgefluester, PalastgefluesterFace>;

pub(crate) fn words(lang: Lang) -> Words {
    palast_facekit::words::<Palastgefluester, PalastgefluesterFace>(lang)
}

/// Positions of all table sizes, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    (0..count).map(|seed| {
        let seats = 3 + (seed % 3) as u8;
        Position::random(seats, Options::default(), seed, 3 + seed * 7 % 90)
    })
}
