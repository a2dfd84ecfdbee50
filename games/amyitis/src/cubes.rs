//! Up to four cubes in a line: a temple (§2.4) or a row of fields (§2.3). Four bits each.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

/// A cube: a player's or a grey one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cube {
    /// A player's.
    Of(Seat),
    /// Neutral.
    Grey,
}

const GREY: u16 = 15;

impl Cube {
    const fn code(self) -> u16 {
        match self {
            Self::Of(seat) => seat.index() as u16 + 1,
            Self::Grey => GREY,
        }
    }

    const fn from_code(code: u16) -> Option<Self> {
        match code {
            0 => None,
            GREY => Some(Self::Grey),
            code => Some(Self::Of(Seat::ALL[code as usize - 1])),
        }
    }
}

/// A line of at most four cubes without gap, from space 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Cubes(u16);

impl Cubes {
    /// No cube.
    pub const EMPTY: Self = Self(0);
    /// AM-069 How many spaces.
    pub const SPACES: u8 = 4;

    /// How many cubes.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (19 - self.0.leading_zeros() as u8) / 4
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cubes, from space 1.
    pub fn iter(self) -> impl Iterator<Item = Cube> {
        (0..4).map_while(move |space| Cube::from_code(self.0 >> (4 * space) & 15))
    }

    /// The players' cubes, from space 1.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        self.iter().filter_map(|cube| match cube {
            Cube::Of(seat) => Some(seat),
            Cube::Grey => None,
        })
    }

    /// How many cubes each seat has.
    #[inline]
    #[must_use]
    pub fn counts(self) -> [u8; 4] {
        let mut counts = [0; 4];
        let mut rest = self.0;
        while rest != 0 {
            let code = rest & 15;
            if code != GREY {
                counts[(code as usize - 1) & 3] += 1;
            }
            rest >>= 4;
        }
        counts
    }

    /// AM-068, AM-069 A cube on space 1; the others move up, and one beyond space 4 drops out.
    #[inline]
    #[must_use]
    pub(crate) const fn pushed(self, cube: Cube) -> (Self, Option<Cube>) {
        let out = Cube::from_code(self.0 >> 12);
        (Self(self.0 << 4 | cube.code()), out)
    }

    /// A cube on the first free space; the caller knows that there is one.
    #[inline]
    #[must_use]
    pub(crate) const fn appended(self, cube: Cube) -> Self {
        Self(self.0 | cube.code() << (4 * self.len()))
    }
}

impl TryFrom<u16> for Cubes {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Self, Self::Error> {
        let gap = (0..4).any(|space| bits >> (4 * space) & 15 == 0 && bits >> (4 * space) != 0);
        let known = (0..4).all(|space| matches!(bits >> (4 * space) & 15, 0..=4 | GREY));
        if gap || !known {
            return Err("cubes lie without gap and belong to somebody");
        }
        Ok(Self(bits))
    }
}

impl From<Cubes> for u16 {
    fn from(cubes: Cubes) -> Self {
        cubes.0
    }
}

impl FromIterator<Cube> for Cubes {
    /// From space 1; at most four.
    fn from_iter<T: IntoIterator<Item = Cube>>(cubes: T) -> Self {
        let cubes = cubes.into_iter().take(4);
        cubes.fold(Self::EMPTY, Self::appended)
    }
}
