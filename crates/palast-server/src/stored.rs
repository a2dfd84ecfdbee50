//! Whether a stored table can be played: what `palast admin check` and an import ask of each one.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use palast_core::Seed;
use palast_store::{Status, StoredTable};

use crate::table::TableConfig;

/// Why a stored table cannot be played. It quotes no input: an operator may send it to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// There is no game of this name here.
    UnknownGame(String),
    /// The text that the table was opened with is not ours.
    BadSetup,
    /// The game is not played by that many.
    BadSeats(usize),
    /// The record does not replay; says where.
    NoReplay(String),
    /// The record ends, but the table does not, or the other way round.
    WrongStatus,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame(game) => write!(f, "there is no game `{game}`"),
            Self::BadSetup => f.write_str("its set-up cannot be read"),
            Self::BadSeats(seats) => write!(f, "its game is not played with {seats} seats"),
            Self::NoReplay(place) => write!(f, "its record does not replay: {place}"),
            Self::WrongStatus => f.write_str("its status is not that of its match"),
        }
    }
}

impl std::error::Error for Unplayable {}

/// Reads a stored table as the server does when somebody comes to it, and replays its match.
///
/// # Errors
/// [`Unplayable`] says why people would find a table that does not work.
pub fn check_stored(stored: &StoredTable) -> Result<(), Unplayable> {
    let game = palast_games::game(&stored.game)
        .ok_or_else(|| Unplayable::UnknownGame(stored.game.clone()))?;
    let config = TableConfig::parse(&stored.setup).ok_or(Unplayable::BadSetup)?;
    let seats = stored.seats.len();
    if !u8::try_from(seats).is_ok_and(|seats| game.seats().contains(&seats)) {
        return Err(Unplayable::BadSeats(seats));
    }
    if stored.status == Status::Lobby {
        return if stored.lines.is_empty() {
            Ok(())
        } else {
            Err(Unplayable::WrongStatus)
        };
    }
    let editions: Vec<&str> = config.edition.as_deref().into_iter().collect();
    let seed = Seed::new(*stored.seed.expose_secret());
    let load = AssertUnwindSafe(|| game.load(&stored.header, &stored.lines, seed, &editions));
    let play = match catch_unwind(load) {
        Ok(Ok(play)) => play,
        Ok(Err(error)) => {
            // Only where it fails: the rest of the message may quote a hidden card.
            let error = error.to_string();
            let place = error.split([':', ';']).next().unwrap_or_default();
            return Err(Unplayable::NoReplay(place.to_owned()));
        }
        Err(_) => return Err(Unplayable::NoReplay("the rules panicked".to_owned())),
    };
    if usize::from(play.seats().get()) != seats {
        return Err(Unplayable::BadSeats(seats));
    }
    if play.is_over() == (stored.status == Status::Over) {
        Ok(())
    } else {
        Err(Unplayable::WrongStatus)
    }
}
