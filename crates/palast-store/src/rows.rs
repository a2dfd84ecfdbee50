//! What is stored of a table: its header, its seed, its seats, its record.
//!
//! Texts of a game or of the server are opaque here. The store understands only what it searches or
//! compares: the status, who may see the table in lists, who sits where, and the match's
//! [`Progress`].

use crate::error::ChangeError;
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::progress::{Progress, SeatMask};

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
    /// The record's header, opaque; may be provisional (or empty) until [`MatchStart`].
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
pub struct MatchStart {
    /// The final header.
    pub header: String,
    pub setup: String,
    /// The seats the header was made from. If one has changed meanwhile, the start is refused:
    /// otherwise somebody who has just been given a seat would find themselves without one.
    pub seats: Vec<SeatRow>,
    pub progress: Progress,
}

impl MatchStart {
    /// Names the first seat that is no longer as it was when the header was made.
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

/// How a match stands after the lines now appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    GoesOn(Progress),
    /// These were the last lines: in the same commit the status becomes [`Status::Over`], nobody is
    /// asked any more, and nothing is due. Everybody sees the end when it happens.
    IsOver,
}

impl Then {
    pub(crate) const fn state(self, now: Timestamp) -> (Status, Progress) {
        match self {
            Self::GoesOn(progress) => (Status::Running, progress),
            Self::IsOver => (Status::Over, Progress::ended(now)),
        }
    }
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
    /// See [`PublicProgress`](crate::PublicProgress).
    pub asked: SeatMask,
    /// See [`PublicProgress`](crate::PublicProgress). In the lobby every change is seen by all.
    pub seen: Timestamp,
    /// See [`Progress`].
    pub awaited: SeatMask,
    /// See [`Progress`].
    pub due: Option<Timestamp>,
}

/// A table in a list. It holds nothing that follows from a hidden choice: no seed, no lines, not even
/// their number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub id: TableId,
    pub game: String,
    pub setup: String,
    pub visibility: Visibility,
    pub seats: Vec<SeatRow>,
    pub status: Status,
    pub created: Timestamp,
    /// The seats everybody knows to be asked.
    pub asked: SeatMask,
    /// When the last change happened that everybody could see.
    pub seen: Timestamp,
}

/// A table in the list of somebody who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnListing {
    pub listing: Listing,
    /// Whether the match waits for an answer of this person.
    pub your_turn: bool,
}

/// The tables that one person finds in lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    /// Those in which they sit: first those that wait for them, last those that are over, and among
    /// these the last seen first.
    pub own: Vec<OwnListing>,
    /// Public ones in which they do not sit: first those in the lobby, then those that run, and among
    /// these the last seen first.
    pub public: Vec<Listing>,
}
