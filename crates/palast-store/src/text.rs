//! Which texts can be stored.
//!
//! The rule is the same for every back end, so that a table can be moved from one to another: no NUL
//! anywhere (PostgreSQL has none in its texts), and no line break inside a record line, which would
//! read as two lines once the record is written to a file.

use crate::error::StoreError;
use crate::progress::SeatMask;
use crate::rows::{MatchStart, NewTable, Occupant, SeatRow};

pub(crate) fn check_text(what: &'static str, text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        Err(StoreError::Unstorable { what })
    } else {
        Ok(())
    }
}

pub(crate) fn check_lines(lines: &[String]) -> Result<(), StoreError> {
    if lines.iter().any(|line| line.contains(['\n', '\r', '\0'])) {
        return Err(StoreError::Unstorable {
            what: "a record line",
        });
    }
    Ok(())
}

pub(crate) fn check_seat(seat: &SeatRow) -> Result<(), StoreError> {
    check_text("a seat's name", &seat.name)?;
    check_text("a seat's extra text", &seat.extra)?;
    match &seat.occupant {
        Occupant::Bot(bot) => check_text("a bot's name", bot),
        Occupant::Open | Occupant::Person(_) => Ok(()),
    }
}

pub(crate) fn check_new(new: &NewTable) -> Result<(), StoreError> {
    check_text("the game's name", &new.game)?;
    check_text("the header", &new.header)?;
    check_text("the set-up", &new.setup)?;
    if new.seats.len() > usize::from(SeatMask::SEATS) {
        return Err(StoreError::TooManySeats);
    }
    new.seats.iter().try_for_each(check_seat)
}

pub(crate) fn check_start(start: &MatchStart) -> Result<(), StoreError> {
    check_text("the header", &start.header)?;
    check_text("the set-up", &start.setup)
}
