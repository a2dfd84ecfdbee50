//! The changes.
//!
//! Each function runs inside a savepoint of the writer's transaction, which no other writer can
//! enter; so "look, compare, change" is one atomic step. The outer result is the database's failure,
//! the inner one our refusal, after which the savepoint is rolled back.

use rusqlite::{Connection, OptionalExtension, params};

use super::fault::strange;
use super::read;
use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Secret, TableId, Timestamp};
use crate::rows::{NewTable, Occupant, SeatRow, Start, Status, Then, Visibility};

type Outcome<T, E> = rusqlite::Result<Result<T, E>>;

pub(super) fn create(db: &Connection, new: &NewTable) -> Outcome<(), CreateError> {
    let sql = "INSERT INTO matches
               (id, game, header, seed, setup, visibility, status, len, created, touched)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?8, ?8) ON CONFLICT (id) DO NOTHING";
    let made = db.prepare_cached(sql)?.execute(params![
        new.id.as_str(),
        new.game,
        new.header,
        new.seed.expose_secret(),
        new.setup,
        new.visibility.as_str(),
        Status::Lobby.as_str(),
        new.created.unix(),
    ])?;
    if made == 0 {
        return Ok(Err(CreateError::Exists));
    }
    let key = db.last_insert_rowid();
    for (seat, row) in (0..).zip(&new.seats) {
        put_seat(db, key, seat, row)?;
    }
    Ok(Ok(()))
}

pub(super) fn append(
    db: &Connection,
    id: &TableId,
    expected_len: u64,
    lines: &[String],
    then: Then,
    now: Timestamp,
) -> Outcome<u64, AppendError> {
    let Some(found) = find(db, id)? else {
        return Ok(Err(AppendError::NotFound));
    };
    // The length is compared first: whoever is behind shall reload, whatever the status.
    if found.len != expected_len {
        return Ok(Err(AppendError::Conflict { actual: found.len }));
    }
    if found.status != Status::Running {
        return Ok(Err(AppendError::NotRunning {
            actual: found.status,
        }));
    }
    let mut len = i64::try_from(found.len).map_err(|_| strange(0, "a length beyond belief"))?;
    let mut insert = db.prepare_cached("INSERT INTO lines (match, n, line) VALUES (?1, ?2, ?3)")?;
    for line in lines {
        insert.execute(params![found.key, len, line])?;
        len += 1;
    }
    let status = match then {
        Then::GoesOn => Status::Running,
        Then::IsOver => Status::Over,
    };
    db.prepare_cached("UPDATE matches SET len = ?2, touched = ?3, status = ?4 WHERE key = ?1")?
        .execute(params![found.key, len, now.unix(), status.as_str()])?;
    Ok(Ok(found.len + lines.len() as u64))
}

pub(super) fn change_seat(
    db: &Connection,
    id: &TableId,
    seat: u8,
    new: &SeatRow,
    now: Timestamp,
    allowed: impl FnOnce(&SeatRow) -> bool,
) -> Outcome<(), ChangeError> {
    let Some(found) = find(db, id)? else {
        return Ok(Err(ChangeError::NotFound));
    };
    let seats = read::seats(db, found.key)?;
    let Some(actual) = seats.get(usize::from(seat)) else {
        return Ok(Err(ChangeError::NoSuchSeat));
    };
    if !allowed(actual) {
        return Ok(Err(ChangeError::SeatChanged {
            seat,
            actual: actual.clone(),
        }));
    }
    put_seat(db, found.key, seat, new)?;
    touch(db, found.key, found.status, now)?;
    Ok(Ok(()))
}

pub(super) fn set_setup(
    db: &Connection,
    id: &TableId,
    visibility: Visibility,
    setup: &str,
    now: Timestamp,
) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, Status::Lobby)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    db.prepare_cached("UPDATE matches SET visibility = ?2, setup = ?3 WHERE key = ?1")?
        .execute(params![found.key, visibility.as_str(), setup])?;
    touch(db, found.key, found.status, now)?;
    Ok(Ok(()))
}

pub(super) fn start(
    db: &Connection,
    id: &TableId,
    start: &Start,
    now: Timestamp,
) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, Status::Lobby)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    if let Err(refusal) = start.compare_seats(&read::seats(db, found.key)?) {
        return Ok(Err(refusal));
    }
    db.prepare_cached("UPDATE matches SET header = ?2, setup = ?3 WHERE key = ?1")?
        .execute(params![found.key, start.header, start.setup])?;
    touch(db, found.key, Status::Running, now)?;
    Ok(Ok(()))
}

pub(super) fn set_status(
    db: &Connection,
    id: &TableId,
    from: Status,
    to: Status,
    now: Timestamp,
) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, from)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    touch(db, found.key, to, now)?;
    Ok(Ok(()))
}

pub(super) fn delete_stale(
    db: &Connection,
    before: Timestamp,
) -> Outcome<Vec<TableId>, StoreError> {
    let sql = "DELETE FROM matches WHERE status = 'lobby' AND len = 0 AND touched < ?1
               RETURNING id";
    let mut gone = db
        .prepare_cached(sql)?
        .query_map([before.unix()], |row| read::match_id(row, 0))?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    gone.sort();
    Ok(Ok(gone))
}

pub(super) fn secret_key(
    db: &Connection,
    name: &str,
    fresh: &Secret,
) -> Outcome<Secret, StoreError> {
    let sql = "INSERT INTO secrets (name, bytes) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING";
    db.prepare_cached(sql)?
        .execute(params![name, fresh.expose_secret()])?;
    let kept = db
        .prepare_cached("SELECT bytes FROM secrets WHERE name = ?1")?
        .query_row([name], |row| row.get(0))?;
    Ok(Ok(Secret::new(kept)))
}

/// What writers compare with.
struct Found {
    key: i64,
    len: u64,
    status: Status,
}

fn find(db: &Connection, id: &TableId) -> rusqlite::Result<Option<Found>> {
    db.prepare_cached("SELECT key, len, status FROM matches WHERE id = ?1")?
        .query_row([id.as_str()], |row| {
            Ok(Found {
                key: row.get(0)?,
                len: read::number(row, 1)?,
                status: read::status(row, 2)?,
            })
        })
        .optional()
}

fn find_in(db: &Connection, id: &TableId, status: Status) -> Outcome<Found, ChangeError> {
    Ok(match find(db, id)? {
        None => Err(ChangeError::NotFound),
        Some(found) if found.status != status => Err(ChangeError::WrongStatus {
            actual: found.status,
        }),
        Some(found) => Ok(found),
    })
}

fn touch(db: &Connection, key: i64, status: Status, now: Timestamp) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE matches SET touched = ?2, status = ?3 WHERE key = ?1")?
        .execute(params![key, now.unix(), status.as_str()])?;
    Ok(())
}

fn put_seat(db: &Connection, key: i64, seat: u8, row: &SeatRow) -> rusqlite::Result<()> {
    let (kind, owner, bot) = match &row.occupant {
        Occupant::Open => ("open", None, None),
        Occupant::Person(owner) => ("person", Some(owner.hash()), None),
        Occupant::Bot(bot) => ("bot", None, Some(bot)),
    };
    let sql = "INSERT OR REPLACE INTO seats (match, seat, kind, owner, bot, name, extra)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    db.prepare_cached(sql)?
        .execute(params![key, seat, kind, owner, bot, row.name, row.extra])?;
    Ok(())
}
