//! Places at the table: one, how many, a set of them, and a value for each.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// The largest number of seats any game has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from zero. Printed and parsed counted from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// All seats there can be, in order.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The seat with this zero-based index, if there can be one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The zero-based index; always below [`MAX_SEATS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use: one for the first seat.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Self(digit - b'1')),
            _ => Err(NotationError::expected("a seat from 1 to 5")),
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("a seat index is below 5")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// How many seats a match has: one to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

impl SeatCount {
    /// A count, if it lies between one and [`MAX_SEATS`].
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count as usize <= MAX_SEATS {
            Some(Self(count))
        } else {
            None
        }
    }

    /// The number itself.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The seats of the match, in order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats of the match as a set.
    #[must_use]
    pub const fn all(self) -> SeatSet {
        SeatSet(((1u16 << self.0) - 1) as u8)
    }

    /// Whether this match has that seat.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The seat to the left, going round.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next >= self.0 { 0 } else { next })
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = &'static str;

    fn try_from(count: u8) -> Result<Self, Self::Error> {
        Self::new(count).ok_or("a match has 1 to 5 seats")
    }
}

impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> Self {
        count.0
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Seat::new(self.0.trailing_zeros() as u8)
        }
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL
            .into_iter()
            .filter(move |seat| self.contains(*seat))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Seat::number))
            .finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value for each seat there can be. Seats a match does not have keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatMap<T>([T; MAX_SEATS]);

impl<T> SeatMap<T> {
    /// The value `of(seat)` for every seat.
    pub fn from_fn(of: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(of))
    }

    /// A map with the same keys and other values.
    pub fn map<U>(&self, mut to: impl FnMut(&T) -> U) -> SeatMap<U> {
        SeatMap::from_fn(|seat| to(&self[seat]))
    }
}

impl<T: Copy> SeatMap<T> {
    /// The same value for every seat.
    #[must_use]
    pub const fn splat(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_print_counted_from_one_and_parse_back() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["0", "6", "", "11", "a", " 1"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?} is no seat");
        }
    }

    #[test]
    fn going_round_comes_back() {
        let count = SeatCount::new(3).unwrap();
        let seats: Vec<_> = count.seats().collect();
        assert_eq!(count.after(seats[0]), seats[1]);
        assert_eq!(count.after(seats[2]), seats[0]);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: SeatSet = [Seat::ALL[4], Seat::ALL[1]].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[1], Seat::ALL[4]]);
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Seat::ALL[1]));
        assert_eq!(set.without(Seat::ALL[1]), SeatSet::one(Seat::ALL[4]));
        assert_eq!(SeatCount::new(5).unwrap().all().len(), 5);
    }

    #[test]
    fn a_seat_out_of_range_is_not_deserialised() {
        use serde::de::IntoDeserializer;
        use serde::de::value::{Error, U8Deserializer};
        let wrong: U8Deserializer<Error> = 5u8.into_deserializer();
        assert!(Seat::deserialize(wrong).is_err());
    }
}
