//! What moves between stores: whole tables with everything that belongs to them, and an overview for
//! operators. Any back end can write what any other has read.

use crate::error::StoreError;
use crate::ids::{TableId, Timestamp};
use crate::progress::SeatMask;
use crate::rows::{Status, StoredTable, Visibility};
use crate::text;

/// A table with all that is stored beside it, as of one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeTable {
    pub table: StoredTable,
    /// The reviews by seat, in the order of seats.
    pub reviews: Vec<(u8, String)>,
}

impl WholeTable {
    /// Refuses what the back ends cannot all keep.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let table = &self.table;
        text::check_text("the game's name", &table.game)?;
        text::check_text("the header", &table.header)?;
        text::check_text("the set-up", &table.setup)?;
        if table.seats.len() > usize::from(SeatMask::SEATS) {
            return Err(StoreError::TooManySeats);
        }
        table.seats.iter().try_for_each(text::check_seat)?;
        text::check_lines(&table.lines)?;
        for (seat, body) in &self.reviews {
            if usize::from(*seat) >= table.seats.len() {
                return Err(StoreError::NoSeatForReview { seat: *seat });
            }
            text::check_text("a review", body)?;
        }
        Ok(())
    }
}

/// A table as operators see it in a list: nothing of its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    pub id: TableId,
    pub game: String,
    pub status: Status,
    pub visibility: Visibility,
    pub created: Timestamp,
    pub seen: Timestamp,
    /// How many lines its record has.
    pub lines: u64,
    pub people: u32,
    pub bots: u32,
    pub open: u32,
}
