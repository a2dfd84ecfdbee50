//! Court cards (§1.2): three kinds in levels, and the Gardener without levels.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::named;

named! {
    /// A kind of court card.
    Court, "a court card: banker, caravaneer, palace or gardener" {
        /// Bankier: income.
        Banker = "banker",
        /// Karawanenführer: free steps.
        Caravaneer = "caravaneer",
        /// Palast: victory points.
        Palace = "palace",
        /// Gärtner: raises the quality of a plant by one, once.
        Gardener = "gardener",
    }
}

impl Court {
    /// The kinds with levels.
    pub const LEVELLED: [Self; 3] = [Self::Banker, Self::Caravaneer, Self::Palace];
}

/// No kind has more levels. How many each has is the edition's ([`crate::Edition::last_level`]).
pub const LEVELS: usize = 6;

/// Copies of the levels of one kind, from level 1; levels that the kind lacks have none.
pub type Copies = [u8; LEVELS];

/// The court cards nobody has yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CourtStock {
    /// Copies by kind and level.
    #[serde(serialize_with = "write", deserialize_with = "read")]
    pub copies: [Copies; 3],
    /// The pool of Gardeners.
    pub gardeners: u8,
}

/// Levels that are always written: those of the first version of the rules.
const WRITTEN: usize = 3;

/// Higher levels are written as far as there are copies, so that views of matches of version 1 look
/// as they always did.
fn write<S: Serializer>(copies: &[Copies; 3], to: S) -> Result<S::Ok, S::Error> {
    let kinds = copies.each_ref().map(|kind| {
        let used = kind.iter().rposition(|count| *count > 0);
        let levels = used.map_or(WRITTEN, |last| (last + 1).max(WRITTEN));
        &kind[..levels]
    });
    kinds.serialize(to)
}

fn read<'de, D: Deserializer<'de>>(from: D) -> Result<[Copies; 3], D::Error> {
    let kinds = <[Vec<u8>; 3]>::deserialize(from)?;
    let mut copies = [[0; LEVELS]; 3];
    for (kind, levels) in copies.iter_mut().zip(kinds) {
        let place = kind.get_mut(..levels.len());
        let place = place.ok_or_else(|| D::Error::custom("a court card has at most 6 levels"))?;
        place.copy_from_slice(&levels);
    }
    Ok(copies)
}
