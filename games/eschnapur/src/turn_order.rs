//! Who has which turn-order marker (phase 6).

use std::fmt;
use std::str::FromStr;

use palast_core::{NotationError, Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// The seats in turn order: the holder of marker 1 first. Printed `2 1 3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TurnOrder {
    seats: [Seat; 4],
    len: u8,
}

impl TurnOrder {
    /// Seat order: what stands in for markers that were not dealt yet.
    #[must_use]
    pub const fn of_seats(seats: SeatCount) -> Self {
        let all = Seat::ALL;
        Self {
            seats: [all[0], all[1], all[2], all[3]],
            len: seats.get(),
        }
    }

    /// An order of two to four different seats.
    #[must_use]
    pub fn new(order: &[Seat]) -> Option<Self> {
        if !(2..=4).contains(&order.len()) {
            return None;
        }
        let mut all = Seat::ALL.iter().copied();
        // Places that are not there are filled the same way always, so that equal means equal.
        let mut seats = [Seat::ALL[0]; 4].map(|_| all.next().expect("there are five seats"));
        for (index, seat) in order.iter().enumerate() {
            if order[..index].contains(seat) {
                return None;
            }
            seats[index] = *seat;
        }
        for (index, seat) in seats.iter_mut().enumerate().skip(order.len()) {
            *seat = Seat::ALL[index];
        }
        Some(Self {
            seats,
            len: order.len() as u8,
        })
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Always false: somebody plays.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The holder of the marker with this number, from one.
    #[inline]
    #[must_use]
    pub fn holder(&self, marker: u8) -> Option<Seat> {
        self.seats()
            .get(usize::from(marker).wrapping_sub(1))
            .copied()
    }

    /// The marker this seat holds.
    #[must_use]
    pub fn marker(&self, seat: Seat) -> Option<u8> {
        let place = self.seats().iter().position(|s| *s == seat)?;
        Some(place as u8 + 1)
    }

    /// The seats, the holder of marker 1 first.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }

    /// Every order of this many, sorted.
    pub(crate) fn all(seats: SeatCount) -> impl Iterator<Item = Self> {
        let n = u32::from(seats.get());
        (0..(1..=n).product()).map(move |index| Self::nth(seats, index))
    }

    /// The order with this number among [`TurnOrder::all`].
    pub(crate) fn nth(seats: SeatCount, index: u32) -> Self {
        let n = u32::from(seats.get());
        let mut rest: [u8; 4] = [0, 1, 2, 3];
        let mut order = Self::of_seats(seats);
        let mut index = index;
        for place in 0..n as usize {
            let block: u32 = (1..n - place as u32).product();
            let pick = (index / block) as usize;
            index %= block;
            order.seats[place] = Seat::ALL[usize::from(rest[pick])];
            rest.copy_within(pick + 1.., pick);
        }
        order
    }
}

impl fmt::Display for TurnOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, seat) in self.seats().iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{seat}")?;
        }
        Ok(())
    }
}

impl FromStr for TurnOrder {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let seats: Result<Vec<Seat>, _> = text.split(' ').map(str::parse).collect();
        let order = seats.ok().and_then(|seats| Self::new(&seats));
        order.ok_or_else(|| NotationError::expected("two to four different seats"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_orders_are_listed_once_and_sorted() {
        for n in 2..=4u8 {
            let seats = SeatCount::new(n).unwrap();
            let all: Vec<_> = TurnOrder::all(seats).collect();
            assert_eq!(all.len() as u32, (1..=u32::from(n)).product());
            assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{all:?}");
            for order in &all {
                assert_eq!(TurnOrder::new(order.seats()), Some(*order));
                assert_eq!(order.to_string().parse(), Ok(*order));
            }
        }
    }
}
