//! Palace parts, sets of them, and the stones lying in one (§1).

use std::fmt;
use std::str::FromStr;

use palast_core::{NotationError, Seat};
use serde::{Deserialize, Serialize};

/// A palace part, and the site card for it. Printed `P1` to `P8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
#[expect(missing_docs, reason = "they have numbers, no names")]
pub enum Part {
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
}

impl Part {
    /// ESC-004 All eight.
    pub const ALL: [Self; 8] = [
        Self::P1,
        Self::P2,
        Self::P3,
        Self::P4,
        Self::P5,
        Self::P6,
        Self::P7,
        Self::P8,
    ];

    /// The printed number, from one.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// For arrays, from zero.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl TryFrom<u8> for Part {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let index = usize::from(number).checked_sub(1);
        let part = index.and_then(|index| Self::ALL.get(index));
        part.copied().ok_or("a part has a number from 1 to 8")
    }
}

impl From<Part> for u8 {
    fn from(part: Part) -> Self {
        part.number()
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.number())
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Part {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [b'P', digit @ b'1'..=b'8'] => Ok(Self::ALL[usize::from(digit - b'1')]),
            _ => Err(NotationError::expected("a part from P1 to P8")),
        }
    }
}

/// Some parts, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PartSet(u8);

impl PartSet {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// ESC-164, ESC-170 The parts that are turned over from the start with this many.
    #[inline]
    #[must_use]
    pub const fn turned_at_start(seats: u8) -> Self {
        match seats {
            2 => Self(0x41),
            3 => Self(0x01),
            _ => Self(0),
        }
    }

    /// Just this one.
    #[inline]
    #[must_use]
    pub const fn one(part: Part) -> Self {
        Self(1 << part as u8)
    }

    /// Whether it is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, part: Part) -> bool {
        self.0 & (1 << part as u8) != 0
    }

    /// With it too.
    #[inline]
    #[must_use]
    pub const fn with(self, part: Part) -> Self {
        Self(self.0 | 1 << part as u8)
    }

    /// Without it.
    #[inline]
    #[must_use]
    pub const fn without(self, part: Part) -> Self {
        Self(self.0 & !(1 << part as u8))
    }

    /// Those not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All others.
    #[inline]
    #[must_use]
    pub const fn rest(self) -> Self {
        Self(!self.0)
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The n-th, counted from zero in ascending order.
    #[inline]
    #[must_use]
    pub(crate) const fn nth(self, n: u32) -> Part {
        let mut bits = self.0;
        let mut left = n;
        while left > 0 {
            bits &= bits - 1;
            left -= 1;
        }
        Part::ALL[bits.trailing_zeros() as usize & 7]
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Part> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let part = Part::ALL[bits.trailing_zeros() as usize & 7];
            bits &= bits - 1;
            Some(part)
        })
    }
}

impl fmt::Debug for PartSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Part> for PartSet {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Self {
        parts.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The stones in one part, lowest field first: two bits each for their owner, so that a part is
/// five bytes and counting is a few operations. ESC-238 There can be no gap.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stones {
    owners: u32,
    len: u8,
}

impl Stones {
    /// A part has at most this many fields.
    pub const MOST: u8 = 16;

    /// How many stones lie there.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether none lies there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Whose stone lies on this field, counted from zero.
    #[inline]
    #[must_use]
    pub const fn owner(self, field: u8) -> Option<Seat> {
        if field < self.len {
            Seat::new((self.owners >> (2 * field)) as u8 & 3)
        } else {
            None
        }
    }

    /// Whose stone lies on top.
    #[must_use]
    pub const fn top(self) -> Option<Seat> {
        match self.len {
            0 => None,
            len => self.owner(len - 1),
        }
    }

    /// One bit for each field with a stone of this seat.
    #[inline]
    const fn fields_of(self, seat: Seat) -> u32 {
        let differs = self.owners ^ (seat.index() as u32 * 0x5555_5555);
        let equal = !(differs | differs >> 1) & 0x5555_5555;
        let lying = ((1u64 << (2 * self.len)) - 1) as u32;
        equal & lying
    }

    /// How many stones of this seat lie there.
    #[inline]
    #[must_use]
    pub const fn count(self, seat: Seat) -> u8 {
        self.fields_of(seat).count_ones() as u8
    }

    /// The highest field with a stone of this seat, counted from zero.
    #[inline]
    #[must_use]
    pub const fn highest(self, seat: Seat) -> Option<u8> {
        let fields = self.fields_of(seat);
        if fields == 0 {
            None
        } else {
            Some((31 - fields.leading_zeros()) as u8 / 2)
        }
    }

    /// Puts a stone on the lowest free field; there has to be one.
    #[inline]
    pub fn push(&mut self, seat: Seat) {
        debug_assert!(self.len < Self::MOST && seat.index() < 4, "no room");
        self.owners |= (seat.index() as u32) << (2 * self.len);
        self.len += 1;
    }

    /// Takes the topmost stone; there has to be one.
    #[inline]
    pub fn pop(&mut self) -> Seat {
        let top = self.top().expect("a stone lies on top");
        self.len -= 1;
        self.owners &= !(3 << (2 * self.len));
        top
    }

    /// The owners, lowest field first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.len).filter_map(move |field| self.owner(field))
    }
}

impl fmt::Debug for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.iter().map(Seat::number))
            .finish()
    }
}

impl FromIterator<Seat> for Stones {
    fn from_iter<I: IntoIterator<Item = Seat>>(owners: I) -> Self {
        let mut stones = Self::default();
        owners.into_iter().for_each(|seat| stones.push(seat));
        stones
    }
}
