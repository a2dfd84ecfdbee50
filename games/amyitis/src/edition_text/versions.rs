//! The tables that differ between the versions of the rules (§12): court cards, favour of Amyitis,
//! Ishtar and the irrigation reward.

use palast_core::{Confidence, Origin};
use serde::Deserialize;
use toml::Spanned;

use super::{Raw, Reader, Refused, TextVp, within};
use crate::court::{Copies, LEVELS};
use crate::edition::{CourtCopies, Favour, Printed, Reward};

/// The version of the rules an edition is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Version {
    /// Three levels of every kind of court card; favour, Ishtar and reward are numbers.
    First,
    /// Three Bankers, two Caravaneers, six Palaces; thresholds for the favour.
    Second,
}

impl Version {
    pub(super) fn of(rules: Option<&Spanned<u32>>) -> Result<Self, Refused> {
        match rules.map(|rules| *rules.get_ref()) {
            None | Some(1) => Ok(Self::First),
            Some(2) => Ok(Self::Second),
            Some(other) => {
                let at = rules.map_or(0, |rules| rules.span().start);
                Err((at, format!("there are rules 1 and 2, not {other}")))
            }
        }
    }

    pub(super) const fn number(self) -> u32 {
        match self {
            Self::First => 1,
            Self::Second => 2,
        }
    }

    /// The last levels of Banker, Caravaneer and Palace.
    pub(super) const fn last_levels(self) -> [u8; 3] {
        match self {
            Self::First => [3, 3, 3],
            Self::Second => [3, 2, 6],
        }
    }
}

#[derive(Deserialize)]
struct FirstCourt {
    copies: [[u8; 3]; 3],
    gardeners: [u8; 3],
}

#[derive(Deserialize)]
struct SecondCourt {
    banker: [[u8; 3]; 3],
    caravaneer: [[u8; 2]; 3],
    palace: [[u8; 6]; 3],
    gardeners: [u8; 3],
}

/// A ladder with room for the longest.
fn ladder<const LEN: usize>(levels: [u8; LEN]) -> Copies {
    let mut copies = [0; LEVELS];
    copies[..LEN].copy_from_slice(&levels);
    copies
}

/// Copies of every level by number of players, and Gardeners.
pub(super) fn court(
    reader: &mut Reader,
    version: Version,
    raw: &Raw,
) -> Result<CourtCopies, Refused> {
    let court = match version {
        Version::First => {
            let read: FirstCourt = reader.read(Printed::Court, &["copies", "gardeners"], raw)?;
            CourtCopies {
                levels: read.copies.map(|levels| [ladder(levels); 3]),
                gardeners: read.gardeners,
            }
        }
        Version::Second => {
            let names = ["banker", "caravaneer", "palace", "gardeners"];
            let read: SecondCourt = reader.read(Printed::Court, &names, raw)?;
            let of = |players: usize| {
                [
                    ladder(read.banker[players]),
                    ladder(read.caravaneer[players]),
                    ladder(read.palace[players]),
                ]
            };
            CourtCopies {
                levels: [of(0), of(1), of(2)],
                gardeners: read.gardeners,
            }
        }
    };
    let levels = court.levels.as_flattened().as_flattened();
    within(raw, "copies", 0, 4, levels)?;
    within(raw, "gardeners", 0, 9, &court.gardeners)?;
    Ok(court)
}

#[derive(Deserialize)]
struct TextSteps<T> {
    steps: T,
}

/// Free steps of Caravaneers from level 0 on; levels that there are not have none.
pub(super) fn steps(reader: &mut Reader, version: Version, raw: &Raw) -> Result<[u8; 4], Refused> {
    let steps = match version {
        Version::First => {
            let read: TextSteps<[u8; 4]> = reader.read(Printed::Caravaneer, &["steps"], raw)?;
            read.steps
        }
        Version::Second => {
            let read: TextSteps<[u8; 3]> = reader.read(Printed::Caravaneer, &["steps"], raw)?;
            let [none, first, second] = read.steps;
            [none, first, second, 0]
        }
    };
    within(raw, "free steps", 0, 8, &steps)?;
    Ok(steps)
}

/// Points of Palaces from level 1 on; levels that there are not have none.
pub(super) fn palaces(
    reader: &mut Reader,
    version: Version,
    raw: &Raw,
) -> Result<[u8; LEVELS], Refused> {
    let vp = match version {
        Version::First => {
            let read: TextVp<[u8; 3]> = reader.read(Printed::Palace, &["vp"], raw)?;
            ladder(read.vp)
        }
        Version::Second => {
            let read: TextVp<[u8; 6]> = reader.read(Printed::Palace, &["vp"], raw)?;
            read.vp
        }
    };
    within(raw, "points of a Palace", 0, 30, &vp)?;
    Ok(vp)
}

#[derive(Deserialize)]
struct Thresholds {
    vp: [u8; 2],
    two: [u8; 2],
    three: [u8; 2],
    four: [u8; 2],
}

/// The favour of Amyitis by number of players.
pub(super) fn favour(
    reader: &mut Reader,
    version: Version,
    raw: &Raw,
) -> Result<[Favour; 3], Refused> {
    let what = "the favour of Amyitis";
    match version {
        Version::First => {
            let read: TextVp<[u8; 3]> = reader.read(Printed::Favour, &["vp"], raw)?;
            within(raw, what, 0, 50, &read.vp)?;
            Ok(read.vp.map(Favour::Most))
        }
        Version::Second => {
            let names = ["vp", "two", "three", "four"];
            let read: Thresholds = reader.read(Printed::Favour, &names, raw)?;
            within(raw, what, 0, 50, &read.vp)?;
            let tiles = [read.two, read.three, read.four];
            within(raw, "tiles for the favour", 1, 16, tiles.as_flattened())?;
            if tiles.iter().any(|[low, high]| low >= high) {
                let reason = "more favour takes more tiles".to_owned();
                return Err((raw.span().start, reason));
            }
            Ok(tiles.map(|from| Favour::Tiles { from, vp: read.vp }))
        }
    }
}

#[derive(Deserialize)]
struct TextIshtar {
    camels: u8,
    talents: u8,
}

/// What the first of Ishtar gets in version 1; then it is a rule.
pub(super) fn ishtar(
    reader: &mut Reader,
    version: Version,
    raw: Option<&Raw>,
) -> Result<Option<[u8; 2]>, Refused> {
    let Some(raw) = numbers(reader, version, Printed::Ishtar, raw)? else {
        return Ok(None);
    };
    let read: TextIshtar = reader.read(Printed::Ishtar, &["camels", "talents"], raw)?;
    let ishtar = [read.camels, read.talents];
    within(raw, "Ishtar's first", 0, 5, &ishtar)?;
    Ok(Some(ishtar))
}

/// The irrigation reward of version 1; then it is the quality of the plant.
pub(super) fn reward(
    reader: &mut Reader,
    version: Version,
    raw: Option<&Raw>,
) -> Result<Option<Reward>, Refused> {
    let Some(raw) = numbers(reader, version, Printed::Reward, raw)? else {
        return Ok(None);
    };
    let names = ["most", "present", "tied"];
    let reward: Reward = reader.read(Printed::Reward, &names, raw)?;
    let numbers = [reward.most, reward.present, reward.tied];
    within(raw, "the irrigation reward", 0, 20, &numbers)?;
    Ok(Some(reward))
}

/// A table that an edition of version 1 must have and a later one must not.
fn numbers<'t>(
    reader: &mut Reader,
    version: Version,
    printed: Printed,
    raw: Option<&'t Raw>,
) -> Result<Option<&'t Raw>, Refused> {
    match (version, raw) {
        (Version::First, Some(raw)) => Ok(Some(raw)),
        (Version::First, None) => Err((0, format!("missing field `{printed}`"))),
        (Version::Second, None) => {
            reader.origins[printed.index()] = Origin {
                source: "a rule from version 2 on, not a printed number".to_owned(),
                confidence: Confidence::Stated,
            };
            Ok(None)
        }
        (Version::Second, Some(raw)) => {
            let reason = format!("`{printed}` is a rule from version 2 on, not a table");
            Err((raw.span().start, reason))
        }
    }
}
