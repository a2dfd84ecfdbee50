//! The questions.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::strange;
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::rows::{Listing, Occupant, SeatRow, Status, StoredTable, Visibility};

pub(super) fn load(db: &Connection, id: &TableId) -> rusqlite::Result<Option<StoredTable>> {
    let sql = "SELECT key, game, setup, visibility, status, created, touched, header, seed
               FROM matches WHERE id = ?1";
    let found = db
        .prepare_cached(sql)?
        .query_row([id.as_str()], |row| {
            let stored = StoredTable {
                id: id.clone(),
                game: row.get(1)?,
                setup: row.get(2)?,
                visibility: visibility(row, 3)?,
                status: status(row, 4)?,
                created: Timestamp::from_unix(row.get(5)?),
                touched: Timestamp::from_unix(row.get(6)?),
                header: row.get(7)?,
                seed: Secret::new(row.get(8)?),
                seats: Vec::new(),
                lines: Vec::new(),
            };
            Ok((row.get(0)?, stored))
        })
        .optional()?;
    let Some((key, mut stored)) = found else {
        return Ok(None);
    };
    stored.seats = seats(db, key)?;
    stored.lines = lines(db, key)?;
    Ok(Some(stored))
}

pub(super) fn list_for_owner(
    db: &Connection,
    owner: Owner,
    limit: u32,
) -> rusqlite::Result<Vec<Listing>> {
    // Asked this way round, somebody with two seats at a table has the table once.
    let sql = "SELECT key, game, setup, visibility, status, created, touched, id, len FROM matches
               WHERE key IN (SELECT match FROM seats WHERE owner = ?1)
               ORDER BY touched DESC, id LIMIT ?2";
    list(db, sql, params![owner.hash(), limit])
}

pub(super) fn list_public(
    db: &Connection,
    status: Status,
    limit: u32,
) -> rusqlite::Result<Vec<Listing>> {
    let sql = "SELECT key, game, setup, visibility, status, created, touched, id, len FROM matches
               WHERE status = ?1 AND visibility = 'public'
               ORDER BY touched DESC, id LIMIT ?2";
    list(db, sql, params![status.as_str(), limit])
}

pub(super) fn ids(db: &Connection, status: Option<Status>) -> rusqlite::Result<Vec<TableId>> {
    let sql = "SELECT id FROM matches WHERE ?1 IS NULL OR status = ?1 ORDER BY id";
    db.prepare_cached(sql)?
        .query_map([status.map(Status::as_str)], |row| match_id(row, 0))?
        .collect()
}

pub(super) fn count(db: &Connection, status: Status) -> rusqlite::Result<u64> {
    let sql = "SELECT count(*) FROM matches WHERE status = ?1";
    db.prepare_cached(sql)?
        .query_row([status.as_str()], |row| number(row, 0))
}

/// A match's seats in order. Also used by writers, to compare.
pub(super) fn seats(db: &Connection, key: i64) -> rusqlite::Result<Vec<SeatRow>> {
    let sql = "SELECT owner, bot, name, extra FROM seats WHERE match = ?1 ORDER BY seat";
    db.prepare_cached(sql)?.query_map([key], seat)?.collect()
}

fn lines(db: &Connection, key: i64) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT line FROM lines WHERE match = ?1 ORDER BY n";
    db.prepare_cached(sql)?
        .query_map([key], |row| row.get(0))?
        .collect()
}

fn list(
    db: &Connection,
    sql: &str,
    filter: impl rusqlite::Params,
) -> rusqlite::Result<Vec<Listing>> {
    let mut query = db.prepare_cached(sql)?;
    let found = query.query_map(filter, |row| {
        Ok(Listing {
            game: row.get(1)?,
            setup: row.get(2)?,
            visibility: visibility(row, 3)?,
            status: status(row, 4)?,
            created: Timestamp::from_unix(row.get(5)?),
            touched: Timestamp::from_unix(row.get(6)?),
            id: match_id(row, 7)?,
            len: number(row, 8)?,
            seats: seats(db, row.get(0)?)?,
        })
    })?;
    found.collect()
}

fn seat(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    // The schema holds that at most one of the two is there, and which.
    let occupant = match (
        row.get::<_, Option<[u8; 32]>>(0)?,
        row.get::<_, Option<String>>(1)?,
    ) {
        (Some(owner), _) => Occupant::Person(Owner::from_hash(owner)),
        (None, Some(bot)) => Occupant::Bot(bot),
        (None, None) => Occupant::Open,
    };
    Ok(SeatRow {
        occupant,
        name: row.get(2)?,
        extra: row.get(3)?,
    })
}

pub(super) fn match_id(row: &Row<'_>, column: usize) -> rusqlite::Result<TableId> {
    TableId::new(row.get::<_, String>(column)?).map_err(|_| strange(column, "not a match id"))
}

pub(super) fn status(row: &Row<'_>, column: usize) -> rusqlite::Result<Status> {
    Status::from_word(row.get_ref(column)?.as_str()?).ok_or_else(|| strange(column, "no status"))
}

fn visibility(row: &Row<'_>, column: usize) -> rusqlite::Result<Visibility> {
    Visibility::from_word(row.get_ref(column)?.as_str()?)
        .ok_or_else(|| strange(column, "no visibility"))
}

pub(super) fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    u64::try_from(row.get::<_, i64>(column)?).map_err(|_| strange(column, "a negative count"))
}
