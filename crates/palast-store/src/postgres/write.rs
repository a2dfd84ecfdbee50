//! The queries that write.
//!
//! Appending is one statement, because it is what players wait for. Everything else is a transaction
//! that locks the table's row before it looks, so "look, compare, change" is one atomic step. The outer
//! result is the database's failure, the inner one our refusal; a transaction that is not committed is
//! rolled back when it is dropped.

use deadpool_postgres::{ClientWrapper, Transaction};

use super::fault::Fault;
use super::read;
use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Secret, TableId, Timestamp};
use crate::progress::Progress;
use crate::rows::{MatchStart, NewTable, Occupant, SeatRow, Status, Then, Visibility};

type Outcome<T, E> = Result<Result<T, E>, Fault>;

/// Goes on with what was found, or hands the refusal on.
macro_rules! found {
    ($found:expr) => {
        match $found.await? {
            Ok(found) => found,
            Err(refusal) => return Ok(Err(refusal)),
        }
    };
}

pub(super) async fn create(db: &mut ClientWrapper, new: &NewTable) -> Outcome<(), CreateError> {
    let step = db.transaction().await?;
    let sql = "INSERT INTO matches
               (id, game, header, seed, setup, visibility, status, len, created, seen)
               VALUES ($1, $2, $3, $4, $5, $6, 'lobby', 0, $7, $7) ON CONFLICT (id) DO NOTHING
               RETURNING key";
    let insert = step.prepare_cached(sql).await?;
    let made = step
        .query_opt(
            &insert,
            &[
                &new.id.as_str(),
                &new.game,
                &new.header,
                &new.seed.expose_secret().as_slice(),
                &new.setup,
                &new.visibility.as_str(),
                &new.created.unix(),
            ],
        )
        .await?;
    let Some(row) = made else {
        return Ok(Err(CreateError::Exists));
    };
    let key: i64 = row.try_get(0)?;
    for (seat, row) in (0..).zip(&new.seats) {
        put_seat(&step, key, seat, row).await?;
    }
    step.commit().await?;
    Ok(Ok(()))
}

/// The row is changed only if it is as expected; the lines follow from the change.
const APPEND: &str = "WITH grown AS (
       UPDATE matches SET len = len + cardinality($3::text[]), status = $4, awaited = $5, due = $6,
              asked = coalesce($7, asked), seen = coalesce($8, seen)
       WHERE id = $1 AND len = $2 AND status = 'running' RETURNING key, len
     ), added AS (
       INSERT INTO lines (match, n, line)
       SELECT key, $2 + n - 1, line FROM grown, unnest($3::text[]) WITH ORDINALITY AS new (line, n)
     )
     SELECT len FROM grown";

pub(super) async fn append(
    db: &mut ClientWrapper,
    id: &TableId,
    expected_len: u64,
    lines: &[String],
    then: Then,
    now: Timestamp,
) -> Outcome<u64, AppendError> {
    let (status, progress) = then.state(now);
    let [awaited, due, asked, seen] = columns(progress);
    let append = db.prepare_cached(APPEND).await?;
    let grown = db
        .query_opt(
            &append,
            &[
                &id.as_str(),
                &length(expected_len),
                &lines,
                &status.as_str(),
                &awaited,
                &due,
                &asked,
                &seen,
            ],
        )
        .await?;
    match grown {
        Some(row) => Ok(Ok(read::number(&row, 0)?)),
        None => Ok(Err(why_not(db, id, expected_len).await?)),
    }
}

/// Why nothing was appended.
async fn why_not(
    db: &mut ClientWrapper,
    id: &TableId,
    expected_len: u64,
) -> Result<AppendError, Fault> {
    let step = db.transaction().await?;
    Ok(match find_running(&step, id, expected_len).await? {
        Err(refusal) => refusal,
        // It was otherwise a moment ago. The caller loads again either way.
        Ok(found) => AppendError::Conflict { actual: found.len },
    })
}

pub(super) async fn set_progress(
    db: &mut ClientWrapper,
    id: &TableId,
    expected_len: u64,
    progress: Progress,
) -> Outcome<(), AppendError> {
    let step = db.transaction().await?;
    let found = found!(find_running(&step, id, expected_len));
    put_progress(&step, found.key, Status::Running, progress).await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn set_due(
    db: &mut ClientWrapper,
    id: &TableId,
    due: Option<Timestamp>,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let found = found!(find_in(&step, id, Status::Running));
    let sql = "UPDATE matches SET due = $2 WHERE key = $1";
    let update = step.prepare_cached(sql).await?;
    let due = due.map(Timestamp::unix);
    step.execute(&update, &[&found.key, &due]).await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn change_seat(
    db: &mut ClientWrapper,
    id: &TableId,
    seat: u8,
    new: &SeatRow,
    now: Timestamp,
    allowed: impl FnOnce(&SeatRow) -> bool,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let Some(found) = find(&step, id).await? else {
        return Ok(Err(ChangeError::NotFound));
    };
    let seats = read::seats_of(&step, found.key).await?;
    let Some(actual) = seats.get(usize::from(seat)) else {
        return Ok(Err(ChangeError::NoSuchSeat));
    };
    if !allowed(actual) {
        return Ok(Err(ChangeError::SeatChanged {
            seat,
            actual: actual.clone(),
        }));
    }
    put_seat(&step, found.key, seat, new).await?;
    if found.status == Status::Lobby {
        let sql = "UPDATE matches SET seen = $2 WHERE key = $1";
        let update = step.prepare_cached(sql).await?;
        step.execute(&update, &[&found.key, &now.unix()]).await?;
    }
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn set_setup(
    db: &mut ClientWrapper,
    id: &TableId,
    visibility: Visibility,
    setup: &str,
    now: Timestamp,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let found = found!(find_in(&step, id, Status::Lobby));
    let sql = "UPDATE matches SET visibility = $2, setup = $3, seen = $4 WHERE key = $1";
    let update = step.prepare_cached(sql).await?;
    let values = (visibility.as_str(), now.unix());
    step.execute(&update, &[&found.key, &values.0, &setup, &values.1])
        .await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn start(
    db: &mut ClientWrapper,
    id: &TableId,
    start: &MatchStart,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let found = found!(find_in(&step, id, Status::Lobby));
    if let Err(refusal) = start.compare_seats(&read::seats_of(&step, found.key).await?) {
        return Ok(Err(refusal));
    }
    let sql = "UPDATE matches SET header = $2, setup = $3 WHERE key = $1";
    let update = step.prepare_cached(sql).await?;
    step.execute(&update, &[&found.key, &start.header, &start.setup])
        .await?;
    put_progress(&step, found.key, Status::Running, start.progress).await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn set_status(
    db: &mut ClientWrapper,
    id: &TableId,
    from: Status,
    to: Status,
    now: Timestamp,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let found = found!(find_in(&step, id, from));
    put_progress(&step, found.key, to, Progress::unknown(to, now)).await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn delete_older(
    db: &mut ClientWrapper,
    status: Status,
    before: Timestamp,
    limit: u32,
) -> Outcome<Vec<TableId>, StoreError> {
    // A table that somebody is writing to is left for the next time, and so is what another node is
    // deleting. The comparison is repeated for a row that has changed since it was found.
    let sql = "DELETE FROM matches WHERE key IN
                 (SELECT key FROM matches WHERE status = $1
                  AND visibility IN ('public', 'private') AND seen < $2 LIMIT $3
                  FOR UPDATE SKIP LOCKED)
               RETURNING id";
    let delete = db.prepare_cached(sql).await?;
    let rows = db
        .query(
            &delete,
            &[&status.as_str(), &before.unix(), &i64::from(limit)],
        )
        .await?;
    let gone = rows.iter().map(|row| read::match_id(row, 0));
    let mut gone = gone.collect::<Result<Vec<_>, Fault>>()?;
    gone.sort();
    Ok(Ok(gone))
}

pub(super) async fn delete(
    db: &mut ClientWrapper,
    id: &TableId,
    from: Status,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let found = found!(find_in(&step, id, from));
    let delete = step.prepare_cached("DELETE FROM matches WHERE key = $1");
    step.execute(&delete.await?, &[&found.key]).await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn put_review(
    db: &mut ClientWrapper,
    id: &TableId,
    seat: u8,
    body: &str,
) -> Outcome<(), ChangeError> {
    let step = db.transaction().await?;
    let found = found!(find_in(&step, id, Status::Over));
    if usize::from(seat) >= read::seats_of(&step, found.key).await?.len() {
        return Ok(Err(ChangeError::NoSuchSeat));
    }
    let sql = "INSERT INTO reviews (match, seat, body) VALUES ($1, $2, $3)
               ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body";
    let insert = step.prepare_cached(sql).await?;
    step.execute(&insert, &[&found.key, &i16::from(seat), &body])
        .await?;
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn secret_key(
    db: &mut ClientWrapper,
    name: &str,
    fresh: &Secret,
) -> Outcome<Secret, StoreError> {
    let sql = "INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    let insert = db.prepare_cached(sql).await?;
    db.execute(&insert, &[&name, &fresh.expose_secret().as_slice()])
        .await?;
    let select = db.prepare_cached("SELECT bytes FROM secrets WHERE name = $1");
    let row = db.query_one(&select.await?, &[&name]).await?;
    Ok(Ok(read::secret(&row, 0)?))
}

/// What writers compare with.
struct Found {
    key: i64,
    len: u64,
    status: Status,
}

/// The table's row, locked until the transaction ends.
async fn find(step: &Transaction<'_>, id: &TableId) -> Result<Option<Found>, Fault> {
    let sql = "SELECT key, len, status FROM matches WHERE id = $1 FOR UPDATE";
    let select = step.prepare_cached(sql).await?;
    let row = step.query_opt(&select, &[&id.as_str()]).await?;
    row.map(|row| {
        Ok(Found {
            key: row.try_get(0)?,
            len: read::number(&row, 1)?,
            status: read::status(&row, 2)?,
        })
    })
    .transpose()
}

async fn find_in(
    step: &Transaction<'_>,
    id: &TableId,
    status: Status,
) -> Outcome<Found, ChangeError> {
    Ok(match find(step, id).await? {
        None => Err(ChangeError::NotFound),
        Some(found) if found.status != status => Err(ChangeError::WrongStatus {
            actual: found.status,
        }),
        Some(found) => Ok(found),
    })
}

/// The match, if lines may be appended to it by a caller who knows that many.
async fn find_running(
    step: &Transaction<'_>,
    id: &TableId,
    expected_len: u64,
) -> Outcome<Found, AppendError> {
    Ok(match find(step, id).await? {
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

async fn put_progress(
    step: &Transaction<'_>,
    key: i64,
    status: Status,
    progress: Progress,
) -> Result<(), Fault> {
    let sql = "UPDATE matches SET status = $2, awaited = $3, due = $4,
                      asked = coalesce($5, asked), seen = coalesce($6, seen)
               WHERE key = $1";
    let [awaited, due, asked, seen] = columns(progress);
    let update = step.prepare_cached(sql).await?;
    let status = status.as_str();
    step.execute(&update, &[&key, &status, &awaited, &due, &asked, &seen])
        .await?;
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

/// A length to compare with; one that no record can have equals none.
fn length(expected: u64) -> i64 {
    i64::try_from(expected).unwrap_or(-1)
}

pub(super) async fn put_seat(
    step: &Transaction<'_>,
    key: i64,
    seat: u8,
    row: &SeatRow,
) -> Result<(), Fault> {
    let (kind, owner, bot) = match &row.occupant {
        Occupant::Open => ("open", None, None),
        Occupant::Person(owner) => ("person", Some(owner.hash().as_slice()), None),
        Occupant::Bot(bot) => ("bot", None, Some(bot)),
    };
    let sql = "INSERT INTO seats (match, seat, kind, owner, bot, name, extra)
               VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind,
                  owner = excluded.owner, bot = excluded.bot, name = excluded.name,
                  extra = excluded.extra";
    let insert = step.prepare_cached(sql).await?;
    let seat = i16::from(seat);
    step.execute(
        &insert,
        &[&key, &seat, &kind, &owner, &bot, &row.name, &row.extra],
    )
    .await?;
    Ok(())
}
