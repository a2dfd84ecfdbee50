//! What lists and wake-ups need to know of a running match, without replaying it.
//!
//! The server works it out whenever the match goes on and stores it in the same step. It is kept in two
//! parts, because a write may be secret: half of a sealed choice changes who still has to answer, but
//! nothing that anybody else may notice.

use crate::ids::{TableId, Timestamp};
use crate::rows::Status;

/// A set of seats of one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatMask(u64);

impl SeatMask {
    /// How many seats a table can have.
    pub const SEATS: u8 = 64;
    pub const EMPTY: Self = Self(0);

    /// Bit `n` stands for seat `n`.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub const fn bits(self) -> u64 {
        self.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, seat: u8) -> bool {
        seat < Self::SEATS && self.0 >> seat & 1 == 1
    }

    /// # Panics
    /// If no table can have such a seat.
    #[must_use]
    pub const fn with(self, seat: u8) -> Self {
        assert!(seat < Self::SEATS, "a table has at most 64 seats");
        Self(self.0 | 1 << seat)
    }
}

impl FromIterator<u8> for SeatMask {
    fn from_iter<I: IntoIterator<Item = u8>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Where a running match stands after a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The seats whose person has to answer now. Whether a seat is among them may be known to that
    /// person only: the others must not learn that somebody has made half of a sealed choice.
    pub awaited: SeatMask,
    /// When the server has to act although nobody sends a request: at the earliest deadline of a clock,
    /// or at once (any time that has passed) if a bot has to move. `None` if it only has to wait for
    /// people. It may follow from secrets; no viewer may see it.
    pub due: Option<Timestamp>,
    /// What everybody can see of the change; `None` leaves that part as it was.
    pub public: Option<PublicProgress>,
}

impl Progress {
    /// Nobody is asked any more, and everybody sees it.
    pub(crate) const fn ended(now: Timestamp) -> Self {
        Self {
            awaited: SeatMask::EMPTY,
            due: None,
            public: Some(PublicProgress {
                asked: SeatMask::EMPTY,
                seen: now,
            }),
        }
    }

    /// Progress of a match that was set to this status without saying where it stands.
    pub(crate) const fn unknown(status: Status, now: Timestamp) -> Self {
        let due = match status {
            Status::Running => Some(Timestamp::from_unix(0)),
            Status::Lobby | Status::Over => None,
        };
        Self {
            due,
            ..Self::ended(now)
        }
    }
}

/// The part of [`Progress`] that everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicProgress {
    /// The seats everybody knows to be asked.
    pub asked: SeatMask,
    /// When everybody could see it. Lists are sorted by this.
    pub seen: Timestamp,
}

/// Running tables the server has to act on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DueTables {
    /// Those due by now, longest due first.
    pub ids: Vec<TableId>,
    /// When the next one becomes due after that.
    pub next: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_holds_exactly_its_seats() {
        let mask: SeatMask = [0, 5, 63].into_iter().collect();
        let held: Vec<u8> = (0..=u8::MAX).filter(|seat| mask.contains(*seat)).collect();
        assert_eq!(held, [0, 5, 63]);
        assert_eq!(SeatMask::from_bits(mask.bits()), mask);
        assert!(SeatMask::EMPTY.is_empty() && !mask.is_empty());
    }

    #[test]
    #[should_panic(expected = "at most 64 seats")]
    fn a_seat_no_table_has_is_a_mistake() {
        let _ = SeatMask::EMPTY.with(64);
    }
}
