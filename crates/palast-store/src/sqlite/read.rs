//! The queries that read.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::strange;
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::progress::{DueTables, SeatMask};
use crate::rows::{Listing, Lists, Occupant, OwnListing, SeatRow, Status, StoredTable, Visibility};

pub(super) fn load(db: &Connection, id: &TableId) -> rusqlite::Result<Option<StoredTable>> {
    let sql = "SELECT key, game, setup, visibility, status, created, seen, asked, header, seed,
                      awaited, due
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
                seen: Timestamp::from_unix(row.get(6)?),
                asked: mask(row, 7)?,
                header: row.get(8)?,
                seed: Secret::new(row.get(9)?),
                awaited: mask(row, 10)?,
                due: row.get::<_, Option<i64>>(11)?.map(Timestamp::from_unix),
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

pub(super) fn review(db: &Connection, id: &TableId, seat: u8) -> rusqlite::Result<Option<String>> {
    let sql = "SELECT body FROM reviews JOIN matches ON key = match WHERE id = ?1 AND seat = ?2";
    db.prepare_cached(sql)?
        .query_row(params![id.as_str(), seat], |row| row.get(0))
        .optional()
}

/// The tables of a list with their seats, one row for each seat, as [`listed`] reads them. `tables`
/// has [`columns!`] and says in which list each one is.
macro_rules! with_seats {
    ($($tables:expr),+) => {
        concat!(
            "SELECT key, game, setup, visibility, status, created, seen, asked, id, your_turn, list,
                    seat, owner, bot, name, extra
             FROM (", $($tables),+, ") LEFT JOIN seats ON match = key
             ORDER BY list, your_turn DESC, status = 'over', seen DESC, id, seat"
        )
    };
}

macro_rules! columns {
    () => {
        "SELECT key, game, setup, visibility, status, created, seen, asked, id, "
    };
}

/// The tables in which somebody sits: list 0.
macro_rules! own {
    () => {
        concat!(
            "SELECT * FROM (",
            columns!(),
            "(awaited & own.seats) <> 0 AS your_turn, 0 AS list
             FROM (SELECT match, sum(1 << seat) AS seats FROM seats WHERE owner = ?1 GROUP BY match)
                  AS own
             JOIN matches ON key = own.match
             ORDER BY your_turn DESC, status = 'over', seen DESC, id LIMIT ?2)"
        )
    };
}

/// The public tables of one status in which they do not sit.
macro_rules! public {
    ($status:literal, $list:literal) => {
        concat!(
            " UNION ALL SELECT * FROM (",
            columns!(),
            "0, ",
            $list,
            " FROM matches WHERE status = '",
            $status,
            "' AND visibility = 'public'
              AND NOT EXISTS (SELECT 1 FROM seats WHERE match = key AND owner = ?1)
              ORDER BY seen DESC, id LIMIT ?2)"
        )
    };
}

const OWN: &str = with_seats!(own!());
const LISTS: &str = with_seats!(own!(), public!("lobby", "1"), public!("running", "2"));

pub(super) fn list_for_owner(
    db: &Connection,
    owner: Owner,
    limit: u32,
) -> rusqlite::Result<Vec<OwnListing>> {
    Ok(listed(db, OWN, owner, limit)?.own)
}

pub(super) fn lists(db: &Connection, owner: Owner, limit: u32) -> rusqlite::Result<Lists> {
    listed(db, LISTS, owner, limit)
}

fn listed(db: &Connection, sql: &str, owner: Owner, limit: u32) -> rusqlite::Result<Lists> {
    let mut lists = Lists::default();
    let mut query = db.prepare_cached(sql)?;
    let mut rows = query.query(params![owner.hash(), limit])?;
    let mut last = None;
    while let Some(row) = rows.next()? {
        let (key, own) = (row.get::<_, i64>(0)?, row.get::<_, u8>(10)? == 0);
        if last.replace(key) != Some(key) {
            let listing = listing(row)?;
            if own {
                let your_turn = row.get(9)?;
                lists.own.push(OwnListing { listing, your_turn });
            } else {
                lists.public.push(listing);
            }
        }
        let table = if own {
            lists.own.last_mut().map(|own| &mut own.listing)
        } else {
            lists.public.last_mut()
        };
        // A table without seats has one row without a seat.
        if let (Some(table), Some(_)) = (table, row.get::<_, Option<u8>>(11)?) {
            table.seats.push(seat(row, 12)?);
        }
    }
    Ok(lists)
}

// Without statistics SQLite would rather read all running tables by the other index.
const DUE: &str = "SELECT id FROM matches INDEXED BY matches_by_due
                   WHERE status = 'running' AND due <= ?1 ORDER BY due, id LIMIT ?2";
const NEXT: &str = "SELECT min(due) FROM matches INDEXED BY matches_by_due
                    WHERE status = 'running' AND due > ?1";

pub(super) fn due_tables(
    db: &Connection,
    now: Timestamp,
    limit: u32,
) -> rusqlite::Result<DueTables> {
    Ok(DueTables {
        ids: db
            .prepare_cached(DUE)?
            .query_map(params![now.unix(), limit], |row| match_id(row, 0))?
            .collect::<rusqlite::Result<_>>()?,
        next: db
            .prepare_cached(NEXT)?
            .query_row([now.unix()], |row| row.get::<_, Option<i64>>(0))?
            .map(Timestamp::from_unix),
    })
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
    let mut query = db.prepare_cached(sql)?;
    query.query_map([key], |row| seat(row, 0))?.collect()
}

fn lines(db: &Connection, key: i64) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT line FROM lines WHERE match = ?1 ORDER BY n";
    db.prepare_cached(sql)?
        .query_map([key], |row| row.get(0))?
        .collect()
}

/// A table without its seats.
fn listing(row: &Row<'_>) -> rusqlite::Result<Listing> {
    Ok(Listing {
        game: row.get(1)?,
        setup: row.get(2)?,
        visibility: visibility(row, 3)?,
        status: status(row, 4)?,
        created: Timestamp::from_unix(row.get(5)?),
        seen: Timestamp::from_unix(row.get(6)?),
        asked: mask(row, 7)?,
        id: match_id(row, 8)?,
        seats: Vec::new(),
    })
}

/// A seat from the four columns that begin with this one.
fn seat(row: &Row<'_>, first: usize) -> rusqlite::Result<SeatRow> {
    // The schema holds that at most one of the two is there, and which.
    let occupant = match (
        row.get::<_, Option<[u8; 32]>>(first)?,
        row.get::<_, Option<String>>(first + 1)?,
    ) {
        (Some(owner), _) => Occupant::Person(Owner::from_hash(owner)),
        (None, Some(bot)) => Occupant::Bot(bot),
        (None, None) => Occupant::Open,
    };
    Ok(SeatRow {
        occupant,
        name: row.get(first + 2)?,
        extra: row.get(first + 3)?,
    })
}

pub(super) fn match_id(row: &Row<'_>, column: usize) -> rusqlite::Result<TableId> {
    TableId::new(row.get::<_, String>(column)?).map_err(|_| strange(column, "not a match id"))
}

pub(super) fn status(row: &Row<'_>, column: usize) -> rusqlite::Result<Status> {
    Status::from_word(row.get_ref(column)?.as_str()?).ok_or_else(|| strange(column, "no status"))
}

pub(super) fn visibility(row: &Row<'_>, column: usize) -> rusqlite::Result<Visibility> {
    Visibility::from_word(row.get_ref(column)?.as_str()?)
        .ok_or_else(|| strange(column, "no visibility"))
}

fn mask(row: &Row<'_>, column: usize) -> rusqlite::Result<SeatMask> {
    Ok(SeatMask::from_bits(
        row.get::<_, i64>(column)?.cast_unsigned(),
    ))
}

pub(super) fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    u64::try_from(row.get::<_, i64>(column)?).map_err(|_| strange(column, "a negative count"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With many tables a query that reads them all would hold up everybody.
    #[test]
    fn lists_and_wake_ups_read_no_more_tables_than_they_need() {
        let folder = tempfile::tempdir().unwrap();
        let db = super::super::open::writable(&folder.path().join("palast.db")).unwrap();
        let plan = |sql: &str| -> String {
            let mut query = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            // The parameters stay unbound: the plan does not depend on them.
            let steps = query.raw_query().mapped(|row| row.get::<_, String>(3));
            steps.map(|step| step.unwrap() + "; ").collect()
        };
        for (sql, expected) in [
            (DUE, "USING COVERING INDEX matches_by_due (due<?)"),
            (NEXT, "USING COVERING INDEX matches_by_due (due>?)"),
            (
                LISTS,
                "USING INDEX matches_by_seen (status=? AND visibility=?)",
            ),
            (LISTS, "seats_by_owner (owner=?)"),
            (OWN, "USING INTEGER PRIMARY KEY (rowid=?)"),
            (OWN, "seats_by_owner (owner=?)"),
        ] {
            let plan = plan(sql);
            assert!(plan.contains(expected), "{sql}\n{plan}");
            assert!(!plan.contains("SCAN matches"), "{sql}\n{plan}");
        }
        assert!(!plan(DUE).contains("TEMP B-TREE"), "{}", plan(DUE));
    }
}
