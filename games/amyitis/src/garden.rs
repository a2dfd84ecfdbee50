//! The hanging gardens (§2.1, §2.2): sixteen squares on four floors, the sides between them, and
//! the canals that bring water from the river.
//!
//! Row a is the top, row d and column 4 lie at the river: `a1` is the top square (0,0) of the sheet,
//! `d4` is (3,3). A side is named by its squares: `d1-d2`. A side ends in two corners; a corner is
//! wet if it is a mouth at the river or if a line of covered sides joins it to one.

use std::fmt;
use std::str::FromStr;

use palast_core::{NotationError, Seat, SeatMap};
use serde::{Deserialize, Serialize};

use crate::Cube;

/// A square of the gardens. Printed `a1` to `d4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// A set of squares, one bit each.
pub type Squares = u16;

impl Square {
    /// The top square, floor 4.
    pub const TOP: Self = Self(0);

    /// The square in this row and column, both from zero.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < 4 && column < 4 {
            Some(Self(row * 4 + column))
        } else {
            None
        }
    }

    /// By index, row by row from the top.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 16 { Some(Self(index)) } else { None }
    }

    /// All sixteen, row by row.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..16).map(Self)
    }

    /// For arrays, from zero.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As a set.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> Squares {
        1 << self.0
    }

    /// From the top, from zero.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// From the left, from zero.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 4
    }

    /// AM-023 From 1 at the river to 4 at the top.
    #[must_use]
    pub const fn floor(self) -> u8 {
        let (row, column) = (self.row(), self.column());
        4 - if row > column { row } else { column }
    }

    /// AM-024 The plant quality it needs.
    #[inline]
    #[must_use]
    pub const fn needs(self) -> u8 {
        let floor = self.floor();
        if floor > 3 { 3 } else { floor }
    }

    /// Its sides.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        let bits = SIDES_OF[self.index()];
        Side::all().filter(move |side| bits >> side.0 & 1 == 1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.column() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [row @ b'a'..=b'd', column @ b'1'..=b'4'] => Ok(Self((row - b'a') * 4 + column - b'1')),
            _ => Err(NotationError::expected("a square from a1 to d4")),
        }
    }
}

impl TryFrom<u8> for Square {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("a square has an index below 16")
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

/// A side between two neighbouring squares. Printed `d1-d2`.
///
/// The first twelve are those between squares of a row, the others those between squares of a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Side(u8);

/// A set of sides, one bit each.
pub type Sides = u32;

/// A corner of the grid: row times five plus column, both from 0 to 4.
pub type Corner = u8;

/// A set of corners, one bit each.
pub type Corners = u32;

impl Side {
    /// How many.
    pub const COUNT: u8 = 24;

    /// By index.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// All 24.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The side between two squares, if they are neighbours.
    #[must_use]
    pub fn between(a: Square, b: Square) -> Option<Self> {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        Self::all().find(|side| side.squares() == [a, b])
    }

    /// For arrays, from zero.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As a set.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> Sides {
        1 << self.0
    }

    /// The upper or left square, then the other.
    #[must_use]
    pub const fn squares(self) -> [Square; 2] {
        let first = if self.0 < 12 {
            Square(self.0 / 3 * 4 + self.0 % 3)
        } else {
            Square(self.0 - 12)
        };
        let step = if self.0 < 12 { 1 } else { 4 };
        [first, Square(first.0 + step)]
    }

    /// The two corners in which it ends.
    #[must_use]
    pub const fn ends(self) -> [Corner; 2] {
        let [first, _] = self.squares();
        let (row, column) = (first.row(), first.column());
        if self.0 < 12 {
            [row * 5 + column + 1, (row + 1) * 5 + column + 1]
        } else {
            [(row + 1) * 5 + column, (row + 1) * 5 + column + 1]
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.squares();
        write!(f, "{first}-{second}")
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let side = text.split_once('-').and_then(|(first, second)| {
            let (first, second): (Square, Square) = (first.parse().ok()?, second.parse().ok()?);
            (first < second).then(|| Self::between(first, second))?
        });
        side.ok_or_else(|| NotationError::expected("a side such as d1-d2"))
    }
}

impl TryFrom<u8> for Side {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("a side has an index below 24")
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> Self {
        side.0
    }
}

/// The sides of every square.
const SIDES_OF: [Sides; 16] = {
    let mut of = [0; 16];
    let mut side = 0;
    while side < Side::COUNT {
        let [first, second] = Side(side).squares();
        of[first.index()] |= 1 << side;
        of[second.index()] |= 1 << side;
        side += 1;
    }
    of
};

/// The sides that end in every corner.
const SIDES_AT: [Sides; 25] = {
    let mut at = [0; 25];
    let mut side = 0;
    while side < Side::COUNT {
        let [first, second] = Side(side).ends();
        at[first as usize] |= 1 << side;
        at[second as usize] |= 1 << side;
        side += 1;
    }
    at
};

/// The cubes on the water symbols, and what follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Canals {
    /// Each seat's cubes: one bit for the first symbol of every side, then for the second.
    cubes: SeatMap<u64>,
    /// The grey cubes in the same way. Views of matches without any look as they did before there were.
    #[serde(default, skip_serializing_if = "is_none")]
    grey: u64,
    /// Sides that may take a cube now.
    open: Sides,
    /// Sides all of whose symbols are covered: water runs there if it reaches them.
    full: Sides,
    /// Squares with such a side.
    irrigated: Squares,
}

/// No symbol.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields so")]
const fn is_none(symbols: &u64) -> bool {
    *symbols == 0
}

impl Canals {
    /// No cube yet; water stands at these mouths.
    #[must_use]
    pub(crate) fn new(mouths: Corners) -> Self {
        let open = (0..25).filter(|corner| mouths >> corner & 1 == 1);
        Self {
            open: open.fold(0, |open, corner| open | SIDES_AT[corner]),
            ..Self::default()
        }
    }

    /// The symbols covered by each of four seats and then by grey cubes: one bit for the first symbol of
    /// every side, then for the second.
    pub(crate) fn covered(&self) -> [u64; 5] {
        let [a, b, c, d, _] = Seat::ALL.map(|seat| self.cubes[seat]);
        [a, b, c, d, self.grey]
    }

    /// AM-028 The sides that may take a cube: a free symbol and a wet end.
    #[inline]
    #[must_use]
    pub const fn open(&self) -> Sides {
        self.open
    }

    /// AM-217 The sides all of whose symbols are covered. Water runs along those that a line of them
    /// joins to the river.
    #[inline]
    #[must_use]
    pub const fn full(&self) -> Sides {
        self.full
    }

    /// AM-217, AM-222 The sides along which water runs: full ones that a line of full sides joins to
    /// one of these mouths.
    #[must_use]
    pub fn flowing(&self, mouths: Corners) -> Sides {
        let mut wet = mouths;
        let mut flowing = 0;
        loop {
            let before = flowing;
            let dry = self.full & !before;
            for side in Side::all().filter(|side| dry & side.bit() != 0) {
                let [a, b] = side.ends();
                let ends: Corners = 1 << a | 1 << b;
                if wet & ends != 0 {
                    wet |= ends;
                    flowing |= side.bit();
                }
            }
            if flowing == before {
                return flowing;
            }
        }
    }

    /// AM-031 The irrigated squares.
    #[inline]
    #[must_use]
    pub const fn irrigated(&self) -> Squares {
        self.irrigated
    }

    /// The cube on this symbol of a side, 0 or 1.
    #[must_use]
    pub fn cube(&self, side: Side, symbol: u8) -> Option<Cube> {
        let bit = 1 << (side.0 + symbol * Side::COUNT);
        if self.grey & bit != 0 {
            return Some(Cube::Grey);
        }
        let mut seats = Seat::ALL.into_iter();
        seats
            .find(|seat| self.cubes[*seat] & bit != 0)
            .map(Cube::Of)
    }

    /// How many cubes a seat has on all sides.
    #[must_use]
    pub fn count(&self, seat: Seat) -> u8 {
        self.cubes[seat].count_ones() as u8
    }

    /// How many grey cubes lie on all sides.
    #[must_use]
    pub const fn grey(&self) -> u8 {
        self.grey.count_ones() as u8
    }

    /// AM-119 How many cubes a seat has around a square.
    #[inline]
    #[must_use]
    pub fn around(&self, square: Square, seat: Seat) -> u8 {
        let sides = u64::from(SIDES_OF[square.index()]);
        (self.cubes[seat] & (sides | sides << Side::COUNT)).count_ones() as u8
    }

    /// All cubes as bits: first symbols, then second ones.
    pub(crate) fn all(&self) -> u64 {
        let seats = Seat::ALL.into_iter();
        seats.fold(self.grey, |all, seat| all | self.cubes[seat])
    }

    /// A cube on an open side, of which `double` says whether it has two symbols. Returns the
    /// squares irrigated by it. Pictures of what a cube would do may use it on a copy.
    #[inline]
    pub fn dig(&mut self, seat: Seat, side: Side, double: bool) -> Squares {
        let first = 1u64 << side.0;
        let taken = double && self.all() & first != 0;
        self.cubes[seat] |= if taken { first << Side::COUNT } else { first };
        if double && !taken {
            return 0;
        }
        self.fill(side)
    }

    /// AM-218, AM-220 Grey cubes on the free symbols of a side, wet or not. Returns how many.
    pub fn dig_grey(&mut self, side: Side, double: bool) -> u8 {
        let first = 1u64 << side.0;
        let second = if double { first << Side::COUNT } else { 0 };
        let free = (first | second) & !self.all();
        self.grey |= free;
        if free != 0 {
            self.fill(side);
        }
        free.count_ones() as u8
    }

    /// All symbols of a side are covered now. Returns the squares irrigated by it.
    #[inline]
    fn fill(&mut self, side: Side) -> Squares {
        // A side that still had a free symbol was open if and only if one of its ends was wet.
        let wet = self.open & side.bit() != 0;
        self.full |= side.bit();
        if wet {
            self.flood(side);
        }
        self.open &= !self.full;
        let [a, b] = side.squares();
        let fresh = (a.bit() | b.bit()) & !self.irrigated;
        self.irrigated |= fresh;
        fresh
    }

    /// AM-217, AM-221, AM-222 Water runs through a full side to both its ends, and on through grey
    /// sides that it did not reach before.
    #[inline]
    fn flood(&mut self, side: Side) {
        let ends = side.ends();
        for corner in ends {
            self.open |= SIDES_AT[corner as usize];
        }
        // Without grey cubes water runs through every full side already.
        if self.grey == 0 {
            return;
        }
        let mut reached: Corners = 1 << ends[0] | 1 << ends[1];
        let mut fresh = reached;
        while fresh != 0 {
            let corner = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            self.open |= SIDES_AT[corner];
            let mut sides = SIDES_AT[corner] & self.full;
            while sides != 0 {
                let [a, b] = Side(sides.trailing_zeros() as u8).ends();
                sides &= sides - 1;
                let beyond = (1 << a | 1 << b) & !reached;
                reached |= beyond;
                fresh |= beyond;
            }
        }
    }
}
