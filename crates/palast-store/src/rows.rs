//! What is stored of a table: its header, its secret, its seats, its record.
//!
//! Everything a game or the server means by a text is opaque here. The store understands only what
//! it has to search or compare: the status, who may see the table in lists, and who sits where.

use crate::error::ChangeError;
use crate::ids::{Owner, Secret, TableId, Timestamp};

/// How far a table is. It may be written to only as the method concerned says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// People are finding their seats; the set-up may change.
    Lobby,
    /// The header is final; lines may be appended.
    Running,
    /// The record is complete.
    Over,
}

impl Status {
    /// The word it is stored as. Stable: databases contain it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    /// The inverse of [`as_str`](Self::as_str).
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Lobby, Self::Running, Self::Over]
            .into_iter()
            .find(|it| it.as_str() == word)
    }
}

/// Whether a table appears in lists that anybody may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Visibility {
    Public,
    /// Found only by its id.
    Private,
}

impl Visibility {
    /// The word it is stored as. Stable: databases contain it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
        }
    }

    /// The inverse of [`as_str`](Self::as_str).
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Public, Self::Private]
            .into_iter()
            .find(|it| it.as_str() == word)
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    Person(Owner),
    /// A bot, by the name the server knows it by.
    Bot(String),
}

/// One seat. Its number is its place in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub occupant: Occupant,
    /// The name shown to others.
    pub name: String,
    /// Opaque text of the server.
    pub extra: String,
}

impl SeatRow {
    /// A seat nobody has taken.
    pub const fn open() -> Self {
        Self {
            occupant: Occupant::Open,
            name: String::new(),
            extra: String::new(),
        }
    }

    pub fn person(owner: Owner, name: impl Into<String>) -> Self {
        Self {
            occupant: Occupant::Person(owner),
            name: name.into(),
            extra: String::new(),
        }
    }

    pub fn bot(bot: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            occupant: Occupant::Bot(bot.into()),
            name: name.into(),
            extra: String::new(),
        }
    }
}

/// A table to be created. It starts in the lobby with an empty record.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: TableId,
    pub game: String,
    /// The record's header, opaque; may be provisional (or empty) until [`Start`].
    pub header: String,
    /// What the dice are made from. Shown to nobody before the match is over.
    pub seed: Secret,
    /// Opaque text of the server: options, pace, levels of bots.
    pub setup: String,
    pub visibility: Visibility,
    pub seats: Vec<SeatRow>,
    pub created: Timestamp,
}

/// What changes when a lobby becomes a running match.
#[derive(Clone, Debug)]
pub struct Start {
    /// The final header.
    pub header: String,
    pub setup: String,
    /// The seats the header was made from. If one has changed meanwhile, the start is refused:
    /// otherwise somebody who was promised a seat at that moment would find himself without one.
    pub seats: Vec<SeatRow>,
}

impl Start {
    /// Names the first seat that is not as the header's maker saw it.
    pub(crate) fn compare_seats(&self, stored: &[SeatRow]) -> Result<(), ChangeError> {
        if self.seats.len() != stored.len() {
            return Err(ChangeError::NoSuchSeat);
        }
        for (seat, (seen, actual)) in (0..).zip(self.seats.iter().zip(stored)) {
            if seen != actual {
                return Err(ChangeError::SeatChanged {
                    seat,
                    actual: actual.clone(),
                });
            }
        }
        Ok(())
    }
}

/// Whether a match goes on after the lines now appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    GoesOn,
    /// These were the last lines: the status becomes [`Status::Over`] in the same commit.
    IsOver,
}

/// Everything stored of one table, as of one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub id: TableId,
    pub game: String,
    pub header: String,
    pub seed: Secret,
    pub setup: String,
    pub visibility: Visibility,
    pub seats: Vec<SeatRow>,
    /// The record without its header, one input each.
    pub lines: Vec<String>,
    pub status: Status,
    pub created: Timestamp,
    /// When it last changed.
    pub touched: Timestamp,
}

/// A table in a list: no seed, no header, no lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub id: TableId,
    pub game: String,
    pub setup: String,
    pub visibility: Visibility,
    pub seats: Vec<SeatRow>,
    /// How many lines the record has.
    pub len: u64,
    pub status: Status,
    pub created: Timestamp,
    pub touched: Timestamp,
}
