//! The five high officials (§2.1).

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;
use serde::{Deserialize, Serialize};

/// A high official, named after the benefit. Printed `O1` to `O5`, left to right on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Official {
    /// Phase 3: the blockade marker.
    Blockade,
    /// Phase 4: the construction-stop marker.
    Stop,
    /// Phase 5: stones for everybody.
    Stones,
    /// Phase 6: the turn-order markers.
    Order,
    /// Phase 8: moving a stone.
    Move,
}

impl Official {
    /// All five, left to right.
    pub const ALL: [Self; 5] = [
        Self::Blockade,
        Self::Stop,
        Self::Stones,
        Self::Order,
        Self::Move,
    ];

    /// Counted from one.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// ESC-006 The phase in which the official is evaluated.
    #[must_use]
    pub const fn phase(self) -> u8 {
        match self {
            Self::Blockade => 3,
            Self::Stop => 4,
            Self::Stones => 5,
            Self::Order => 6,
            Self::Move => 8,
        }
    }
}

impl fmt::Display for Official {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "O{}", self.number())
    }
}

impl FromStr for Official {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [b'O', digit @ b'1'..=b'5'] => Ok(Self::ALL[usize::from(digit - b'1')]),
            _ => Err(NotationError::expected("an official from O1 to O5")),
        }
    }
}

/// Some officials, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OfficialSet(u8);

impl OfficialSet {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// Who is in play with this many (ESC-173).
    #[inline]
    #[must_use]
    pub const fn in_play(seats: u8) -> Self {
        if seats == 2 { Self(0x1E) } else { Self(0x1F) }
    }

    /// The first so many, left to right.
    #[inline]
    #[must_use]
    pub const fn first_n(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Whether the set contains the official.
    #[inline]
    #[must_use]
    pub const fn contains(self, official: Official) -> bool {
        self.0 & (1 << official as u8) != 0
    }

    /// The set with this official.
    #[inline]
    #[must_use]
    pub const fn with(self, official: Official) -> Self {
        Self(self.0 | 1 << official as u8)
    }

    /// The set without this official.
    #[inline]
    #[must_use]
    pub const fn without(self, official: Official) -> Self {
        Self(self.0 & !(1 << official as u8))
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The leftmost.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Official> {
        if self.0 == 0 {
            None
        } else {
            Some(Official::ALL[self.0.trailing_zeros() as usize])
        }
    }

    /// Left to right.
    pub fn iter(self) -> impl Iterator<Item = Official> + Clone {
        let all = Official::ALL.into_iter();
        all.filter(move |official| self.contains(*official))
    }
}

impl fmt::Debug for OfficialSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Official> for OfficialSet {
    fn from_iter<I: IntoIterator<Item = Official>>(officials: I) -> Self {
        officials.into_iter().fold(Self::EMPTY, Self::with)
    }
}
