//! The queries that read.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::strange;
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::progress::{DueTables, SeatMask};
use crate::rows::{Listing, Occupant, OwnListing, SeatRow, Status, StoredTable, Visibility};

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

/// The columns of a [`Listing`], as [`listing`] reads them.
macro_rules! listing_columns {
    () => {
        "key, game, setup, visibility, status, created, seen, asked, id"
    };
}

const OWN: &str = concat!(
    "SELECT ",
    listing_columns!(),
    ", (awaited & own.seats) <> 0 AS your_turn
         FROM (SELECT match, sum(1 << seat) AS seats FROM seats WHERE owner = ?1 GROUP BY match)
              AS own
         JOIN matches ON key = own.match
         ORDER BY your_turn DESC, status = 'over', seen DESC, id LIMIT ?2"
);

pub(super) fn list_for_owner(
    db: &Connection,
    owner: Owner,
    limit: u32,
) -> rusqlite::Result<Vec<OwnListing>> {
    let found = db
        .prepare_cached(OWN)?
        .query_map(params![owner.hash(), limit], |row| {
            let (key, listing) = listing(row)?;
            let your_turn = row.get(9)?;
            Ok((key, OwnListing { listing, your_turn }))
        })?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    add_seats(db, found, |own| &mut own.listing)
}

const PUBLIC: &str = concat!(
    "SELECT ",
    listing_columns!(),
    " FROM matches WHERE status = ?1 AND visibility = 'public'
         ORDER BY seen DESC, id LIMIT ?2"
);

pub(super) fn list_public(
    db: &Connection,
    status: Status,
    limit: u32,
) -> rusqlite::Result<Vec<Listing>> {
    let found = db
        .prepare_cached(PUBLIC)?
        .query_map(params![status.as_str(), limit], listing)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    add_seats(db, found, |listing| listing)
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
    db.prepare_cached(sql)?.query_map([key], seat)?.collect()
}

fn lines(db: &Connection, key: i64) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT line FROM lines WHERE match = ?1 ORDER BY n";
    db.prepare_cached(sql)?
        .query_map([key], |row| row.get(0))?
        .collect()
}

/// A table's key, and the table without its seats.
fn listing(row: &Row<'_>) -> rusqlite::Result<(i64, Listing)> {
    let listing = Listing {
        game: row.get(1)?,
        setup: row.get(2)?,
        visibility: visibility(row, 3)?,
        status: status(row, 4)?,
        created: Timestamp::from_unix(row.get(5)?),
        seen: Timestamp::from_unix(row.get(6)?),
        asked: mask(row, 7)?,
        id: match_id(row, 8)?,
        seats: Vec::new(),
    };
    Ok((row.get(0)?, listing))
}

/// Fills in the seats of all tables of a list by one query.
fn add_seats<T>(
    db: &Connection,
    found: Vec<(i64, T)>,
    listing: impl Fn(&mut T) -> &mut Listing,
) -> rusqlite::Result<Vec<T>> {
    let keys: Vec<_> = found.iter().map(|(key, _)| key.to_string()).collect();
    let sql = "SELECT owner, bot, name, extra, match FROM seats
               WHERE match IN (SELECT value FROM json_each(?1)) ORDER BY match, seat";
    let mut seats: HashMap<i64, Vec<SeatRow>> = HashMap::new();
    let mut query = db.prepare_cached(sql)?;
    let mut rows = query.query([format!("[{}]", keys.join(","))])?;
    while let Some(row) = rows.next()? {
        seats.entry(row.get(4)?).or_default().push(seat(row)?);
    }
    let seated = found.into_iter().map(|(key, mut table)| {
        listing(&mut table).seats = seats.remove(&key).unwrap_or_default();
        table
    });
    Ok(seated.collect())
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
                PUBLIC,
                "USING INDEX matches_by_seen (status=? AND visibility=?)",
            ),
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
