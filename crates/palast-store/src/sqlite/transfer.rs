//! The queries of [`crate::transfer`].

use rusqlite::{Connection, params};

use super::read::{self, match_id, number, status, visibility};
use super::write;
use crate::error::CreateError;
use crate::ids::{Secret, TableId, Timestamp};
use crate::transfer::{Overview, WholeTable};

pub(super) fn overview(
    db: &Connection,
    after: Option<&TableId>,
    limit: u32,
) -> rusqlite::Result<Vec<Overview>> {
    let sql = "SELECT id, game, status, visibility, created, seen, len,
                      count(owner), count(bot), count(seat) - count(owner) - count(bot)
               FROM (SELECT * FROM matches WHERE id > ?1 ORDER BY id LIMIT ?2)
                    LEFT JOIN seats ON match = key
               GROUP BY id ORDER BY id";
    db.prepare_cached(sql)?
        .query_map(params![after.map_or("", TableId::as_str), limit], |row| {
            Ok(Overview {
                id: match_id(row, 0)?,
                game: row.get(1)?,
                status: status(row, 2)?,
                visibility: visibility(row, 3)?,
                created: Timestamp::from_unix(row.get(4)?),
                seen: Timestamp::from_unix(row.get(5)?),
                lines: number(row, 6)?,
                people: row.get(7)?,
                bots: row.get(8)?,
                open: row.get(9)?,
            })
        })?
        .collect()
}

pub(super) fn export(db: &Connection, id: &TableId) -> rusqlite::Result<Option<WholeTable>> {
    let Some(table) = read::load(db, id)? else {
        return Ok(None);
    };
    let sql =
        "SELECT seat, body FROM reviews JOIN matches ON key = match WHERE id = ?1 ORDER BY seat";
    let reviews = db
        .prepare_cached(sql)?
        .query_map([id.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(WholeTable { table, reviews }))
}

pub(super) fn import(
    db: &Connection,
    whole: &WholeTable,
) -> rusqlite::Result<Result<(), CreateError>> {
    let table = &whole.table;
    let sql = "INSERT INTO matches
               (id, game, header, seed, setup, visibility, status, len, created, seen, asked,
                awaited, due)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
               ON CONFLICT (id) DO NOTHING";
    let made = db.prepare_cached(sql)?.execute(params![
        table.id.as_str(),
        table.game,
        table.header,
        table.seed.expose_secret(),
        table.setup,
        table.visibility.as_str(),
        table.status.as_str(),
        i64::try_from(table.lines.len()).unwrap_or(i64::MAX),
        table.created.unix(),
        table.seen.unix(),
        table.asked.bits().cast_signed(),
        table.awaited.bits().cast_signed(),
        table.due.map(Timestamp::unix),
    ])?;
    if made == 0 {
        return Ok(Err(CreateError::Exists));
    }
    let key = db.last_insert_rowid();
    for (seat, row) in (0..).zip(&table.seats) {
        write::put_seat(db, key, seat, row)?;
    }
    let mut insert = db.prepare_cached("INSERT INTO lines (match, n, line) VALUES (?1, ?2, ?3)")?;
    for (n, line) in (0_i64..).zip(&table.lines) {
        insert.execute(params![key, n, line])?;
    }
    for (seat, body) in &whole.reviews {
        db.prepare_cached(
            "INSERT OR REPLACE INTO reviews (match, seat, body) VALUES (?1, ?2, ?3)",
        )?
        .execute(params![key, seat, body])?;
    }
    Ok(Ok(()))
}

pub(super) fn keys(db: &Connection) -> rusqlite::Result<Vec<(String, Secret)>> {
    db.prepare_cached("SELECT name, bytes FROM secrets ORDER BY name")?
        .query_map([], |row| Ok((row.get(0)?, Secret::new(row.get(1)?))))?
        .collect()
}
