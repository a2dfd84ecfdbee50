//! The queries that write.
//!
//! Each function runs inside a savepoint of the writer's transaction, which no other writer can
//! enter; so "look, compare, change" is one atomic step. The outer result is the database's failure,
//! the inner one our refusal, after which the savepoint is rolled back.

use rusqlite::{Connection, OptionalExtension, params};

use super::fault::strange;
use super::read;
use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Secret, TableId, Timestamp};
use crate::progress::Progress;
use crate::rows::{MatchStart, NewTable, Occupant, SeatRow, Status, Then, Visibility};

type Outcome<T, E> = rusqlite::Result<Result<T, E>>;

pub(super) fn create(db: &Connection, new: &NewTable) -> Outcome<(), CreateError> {
    let sql = "INSERT INTO matches
               (id, game, header, seed, setup, visibility, status, len, created, seen)
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
    let found = match find_running(db, id, expected_len)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let mut len = i64::try_from(found.len).map_err(|_| strange(0, "a length beyond belief"))?;
    let mut insert = db.prepare_cached("INSERT INTO lines (match, n, line) VALUES (?1, ?2, ?3)")?;
    for line in lines {
        insert.execute(params![found.key, len, line])?;
        len += 1;
    }
    let (status, progress) = then.state(now);
    let sql = "UPDATE matches SET len = ?2, status = ?3, awaited = ?4, due = ?5,
                      asked = coalesce(?6, asked), seen = coalesce(?7, seen)
               WHERE key = ?1";
    let [awaited, due, asked, seen] = columns(progress);
    db.prepare_cached(sql)?.execute(params![
        found.key,
        len,
        status.as_str(),
        awaited,
        due,
        asked,
        seen
    ])?;
    Ok(Ok(found.len + lines.len() as u64))
}

pub(super) fn set_progress(
    db: &Connection,
    id: &TableId,
    expected_len: u64,
    progress: Progress,
) -> Outcome<(), AppendError> {
    Ok(match find_running(db, id, expected_len)? {
        Ok(found) => Ok(put_progress(db, found.key, Status::Running, progress)?),
        Err(refusal) => Err(refusal),
    })
}

pub(super) fn set_due(
    db: &Connection,
    id: &TableId,
    due: Option<Timestamp>,
) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, Status::Running)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    db.prepare_cached("UPDATE matches SET due = ?2 WHERE key = ?1")?
        .execute(params![found.key, due.map(Timestamp::unix)])?;
    Ok(Ok(()))
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
    if found.status == Status::Lobby {
        db.prepare_cached("UPDATE matches SET seen = ?2 WHERE key = ?1")?
            .execute(params![found.key, now.unix()])?;
    }
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
    let sql = "UPDATE matches SET visibility = ?2, setup = ?3, seen = ?4 WHERE key = ?1";
    db.prepare_cached(sql)?
        .execute(params![found.key, visibility.as_str(), setup, now.unix()])?;
    Ok(Ok(()))
}

pub(super) fn start(db: &Connection, id: &TableId, start: &MatchStart) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, Status::Lobby)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    if let Err(refusal) = start.compare_seats(&read::seats(db, found.key)?) {
        return Ok(Err(refusal));
    }
    db.prepare_cached("UPDATE matches SET header = ?2, setup = ?3 WHERE key = ?1")?
        .execute(params![found.key, start.header, start.setup])?;
    put_progress(db, found.key, Status::Running, start.progress)?;
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
    put_progress(db, found.key, to, Progress::unknown(to, now))?;
    Ok(Ok(()))
}

pub(super) fn delete_older(
    db: &Connection,
    status: Status,
    before: Timestamp,
    limit: u32,
) -> Outcome<Vec<TableId>, StoreError> {
    // Every table is public or private; saying so lets SQLite use the index.
    let sql = "DELETE FROM matches WHERE key IN
                 (SELECT key FROM matches WHERE status = ?1
                  AND visibility IN ('public', 'private') AND seen < ?2 LIMIT ?3)
               RETURNING id";
    let mut gone = db
        .prepare_cached(sql)?
        .query_map(params![status.as_str(), before.unix(), limit], |row| {
            read::match_id(row, 0)
        })?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    gone.sort();
    Ok(Ok(gone))
}

pub(super) fn delete(db: &Connection, id: &TableId, from: Status) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, from)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    db.prepare_cached("DELETE FROM matches WHERE key = ?1")?
        .execute([found.key])?;
    Ok(Ok(()))
}

pub(super) fn put_review(
    db: &Connection,
    id: &TableId,
    seat: u8,
    body: &str,
) -> Outcome<(), ChangeError> {
    let found = match find_in(db, id, Status::Over)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    if usize::from(seat) >= read::seats(db, found.key)?.len() {
        return Ok(Err(ChangeError::NoSuchSeat));
    }
    db.prepare_cached("INSERT OR REPLACE INTO reviews (match, seat, body) VALUES (?1, ?2, ?3)")?
        .execute(params![found.key, seat, body])?;
    Ok(Ok(()))
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

/// The match, if lines may be appended to it by a caller who knows that many.
fn find_running(db: &Connection, id: &TableId, expected_len: u64) -> Outcome<Found, AppendError> {
    Ok(match find(db, id)? {
        None => Err(AppendError::NotFound),
        // The length is compared first: a caller who is behind has to load again, whatever the status.
        Some(found) if found.len != expected_len => {
            Err(AppendError::Conflict { actual: found.len })
        }
        Some(found) if found.status != Status::Running => Err(AppendError::NotRunning {
            actual: found.status,
        }),
        Some(found) => Ok(found),
    })
}

fn put_progress(
    db: &Connection,
    key: i64,
    status: Status,
    progress: Progress,
) -> rusqlite::Result<()> {
    let sql = "UPDATE matches SET status = ?2, awaited = ?3, due = ?4,
                      asked = coalesce(?5, asked), seen = coalesce(?6, seen)
               WHERE key = ?1";
    let [awaited, due, asked, seen] = columns(progress);
    db.prepare_cached(sql)?
        .execute(params![key, status.as_str(), awaited, due, asked, seen])?;
    Ok(())
}

/// What goes into the columns awaited, due, asked and seen; nothing for the last two leaves them.
fn columns(progress: Progress) -> [Option<i64>; 4] {
    let public = progress.public;
    [
        Some(progress.awaited.bits().cast_signed()),
        progress.due.map(Timestamp::unix),
        public.map(|public| public.asked.bits().cast_signed()),
        public.map(|public| public.seen.unix()),
    ]
}

pub(super) fn put_seat(db: &Connection, key: i64, seat: u8, row: &SeatRow) -> rusqlite::Result<()> {
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
