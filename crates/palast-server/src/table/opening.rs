//! Opening a table: its name, its seats, its first lines.

use std::sync::atomic::Ordering;

use palast_core::{Seat, Seed};
use palast_games::{AnyGame, MatchConfig};
use palast_store::{CreateError, NewTable, Occupant, Owner, SeatRow, Secret, TableId, Visibility};

use super::command::{Command, NewOccupant};
use super::config::TableConfig;
use super::error::TableError;
use crate::app::{App, now};
use crate::signing;

/// Court dances: bots are called after them, in every language alike.
const DANCES: [&str; 5] = ["Allemande", "Gavotte", "Pavane", "Sarabande", "Bourrée"];

/// A name for the bot on a seat that nobody at the table has.
pub(super) fn bot_name(seat: Seat, seats: &[SeatRow]) -> &'static str {
    let free = |name: &&str| {
        let taken = |row: &SeatRow| row.name.to_lowercase() == name.to_lowercase();
        !seats.iter().any(taken)
    };
    let from_own = DANCES.into_iter().cycle().skip(seat.index());
    let found = from_own.take(DANCES.len()).find(free);
    found.unwrap_or(DANCES[seat.index()])
}

/// A table to be opened.
#[derive(Debug)]
pub(crate) struct TableSpec {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) visibility: Visibility,
    pub(crate) config: TableConfig,
    pub(crate) seats: Vec<SeatRow>,
    /// Drawn when the table is opened, if it is not drawn yet.
    pub(crate) seed: Option<[u8; 32]>,
}

impl TableSpec {
    /// The seats for one person and others; the person takes the seat with this index.
    pub(crate) fn seats(
        owner: Owner,
        name: &str,
        own: usize,
        others: &[NewOccupant],
    ) -> Vec<SeatRow> {
        let person = SeatRow::person(owner, name);
        let mut rows: Vec<SeatRow> = vec![SeatRow::open(); others.len()];
        rows.insert(own.min(others.len()), person);
        let mut others = others.iter();
        for seat in Seat::ALL.into_iter().take(rows.len()) {
            if rows[seat.index()].occupant == Occupant::Open
                && let Some(NewOccupant::Bot(level)) = others.next()
            {
                rows[seat.index()] = SeatRow::bot(level.name(), bot_name(seat, &rows));
            }
        }
        rows
    }
}

/// The id of the table for the match after this one. It follows from this one's, so that everybody
/// finds the same table.
pub(crate) fn rematch_id(app: &App, id: &TableId) -> TableId {
    TableId::new(app.signing_key.name_from("rematch", id.as_str())).expect("letters make a name")
}

/// The seed of one more table.
pub(crate) fn table_seed(app: &App) -> [u8; 32] {
    let number = app.opened.fetch_add(1, Ordering::Relaxed);
    app.random(format_args!("table {number}"))
}

/// Who will be asked first in a match with this seed, which everybody sees once it has begun.
pub(crate) fn first_asked(
    game: &'static dyn AnyGame,
    config: &TableConfig,
    seats: usize,
    seed: [u8; 32],
) -> Option<Seat> {
    let setup = MatchConfig {
        seats: u8::try_from(seats).ok()?,
        options: config.options.clone(),
        edition: config.edition.clone(),
    };
    let play = game.start(&setup, Seed::new(seed)).ok()?;
    play.asked().iter().next()
}

/// Opens a table and says its name.
pub(crate) async fn open(
    app: &App,
    mut new: TableSpec,
    id: Option<TableId>,
) -> Result<TableId, TableError> {
    // A match that goes on from another one keeps the numbers it was begun with.
    if new.config.from.is_none() {
        new.config.edition = app.config.editions.get(new.game.id()).cloned();
    }
    let setup = MatchConfig {
        seats: u8::try_from(new.seats.len()).unwrap_or(u8::MAX),
        options: new.config.options.clone(),
        edition: new.config.edition.clone(),
    };
    new.game.check(&setup).map_err(|_| TableError::Unreadable)?;
    let id = id.unwrap_or_else(|| {
        TableId::new(signing::letters(&signing::random())).expect("letters make a name")
    });
    let created = app.store.create(NewTable {
        id: id.clone(),
        game: new.game.id().to_owned(),
        header: String::new(),
        seed: Secret::new(new.seed.unwrap_or_else(|| table_seed(app))),
        setup: new.config.to_text(),
        visibility: new.visibility,
        seats: new.seats,
        created: now(),
    });
    match created.await {
        Ok(()) => {
            tracing::info!("table {} of {} opened", short(&id), new.game.id());
            Ok(id)
        }
        Err(CreateError::Exists) => Err(TableError::TooLate),
        Err(CreateError::Store(error)) => {
            tracing::warn!("opening a table: {error}");
            Err(TableError::Failed)
        }
    }
}

/// Opens a table and begins at once.
pub(crate) async fn open_and_start(
    app: &App,
    who: Owner,
    new: TableSpec,
    id: Option<TableId>,
) -> Result<TableId, TableError> {
    let id = open(app, new, id).await?;
    app.command(&id, who, Command::Start).await?;
    Ok(id)
}

/// The name of a table in the log: the whole one opens private tables.
pub(crate) fn short(id: &TableId) -> &str {
    id.as_str().get(..4).unwrap_or_default()
}
