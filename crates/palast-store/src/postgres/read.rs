//! The queries that read. Each is one statement, and so sees one instant.

use deadpool_postgres::{ClientWrapper, GenericClient};
use tokio_postgres::Row;

use super::fault::Fault;
use crate::error::StoreError;
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::progress::{DueTables, SeatMask};
use crate::rows::{Listing, Lists, Occupant, OwnListing, SeatRow, Status, StoredTable, Visibility};

type Read<T> = Result<T, Fault>;

pub(super) const LOAD: &str =
    "SELECT key, game, setup, visibility, status, created, seen, asked, header, seed,
        awaited, due,
        ARRAY(SELECT owner FROM seats WHERE match = key ORDER BY seat),
        ARRAY(SELECT bot FROM seats WHERE match = key ORDER BY seat),
        ARRAY(SELECT name FROM seats WHERE match = key ORDER BY seat),
        ARRAY(SELECT extra FROM seats WHERE match = key ORDER BY seat),
        ARRAY(SELECT line FROM lines WHERE match = key ORDER BY n)
     FROM matches WHERE id = $1";

pub(super) async fn load(db: &ClientWrapper, id: &TableId) -> Read<Option<StoredTable>> {
    let query = db.prepare_cached(LOAD).await?;
    let row = db.query_opt(&query, &[&id.as_str()]).await?;
    row.map(|row| stored(&row, id)).transpose()
}

/// A table from the columns of [`LOAD`].
pub(super) fn stored(row: &Row, id: &TableId) -> Read<StoredTable> {
    Ok(StoredTable {
        id: id.clone(),
        game: row.try_get(1)?,
        setup: row.try_get(2)?,
        visibility: visibility(row, 3)?,
        status: status(row, 4)?,
        created: time(row, 5)?,
        seen: time(row, 6)?,
        asked: mask(row, 7)?,
        header: row.try_get(8)?,
        seed: Secret::new(bytes(row.try_get(9)?)?),
        awaited: mask(row, 10)?,
        due: row.try_get::<_, Option<i64>>(11)?.map(Timestamp::from_unix),
        seats: seats(row, 12)?,
        lines: row.try_get(16)?,
    })
}

/// A table's seats in order. For writers, which hold a lock on the table.
pub(super) async fn seats_of(db: &impl GenericClient, key: i64) -> Read<Vec<SeatRow>> {
    let sql = "SELECT owner, bot, name, extra FROM seats WHERE match = $1 ORDER BY seat";
    let query = db.prepare_cached(sql).await?;
    let rows = db.query(&query, &[&key]).await?;
    rows.iter().map(|row| seat(row, 0)).collect()
}

pub(super) async fn review(db: &ClientWrapper, id: &TableId, seat: u8) -> Read<Option<String>> {
    let sql = "SELECT body FROM reviews JOIN matches ON key = match WHERE id = $1 AND seat = $2";
    let query = db.prepare_cached(sql).await?;
    let row = db
        .query_opt(&query, &[&id.as_str(), &i16::from(seat)])
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// The tables of a list with their seats, one row for each seat, as [`listed`] reads them. `tables`
/// has [`columns!`] and says in which list each one is.
macro_rules! with_seats {
    ($($tables:expr),+) => {
        concat!(
            "SELECT key, game, setup, visibility, status, created, seen, asked, id, your_turn, list,
                    seat, owner, bot, name, extra
             FROM (", $($tables),+, ") AS tables LEFT JOIN seats ON match = key
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
             FROM (SELECT match, bit_or(1::bigint << seat) AS seats FROM seats WHERE owner = $1
                   GROUP BY match) AS own
             JOIN matches ON key = own.match
             ORDER BY your_turn DESC, status = 'over', seen DESC, id LIMIT $2) AS own_tables"
        )
    };
}

/// The public tables of one status in which they do not sit.
macro_rules! public {
    ($status:literal, $list:literal) => {
        concat!(
            " UNION ALL SELECT * FROM (",
            columns!(),
            "false, ",
            $list,
            " FROM matches WHERE status = '",
            $status,
            "' AND visibility = 'public'
              AND NOT EXISTS (SELECT 1 FROM seats WHERE match = key AND owner = $1)
              ORDER BY seen DESC, id LIMIT $2) AS ",
            $status
        )
    };
}

const OWN: &str = with_seats!(own!());
const LISTS: &str = with_seats!(own!(), public!("lobby", "1"), public!("running", "2"));

pub(super) async fn list_for_owner(
    db: &ClientWrapper,
    owner: Owner,
    limit: u32,
) -> Read<Vec<OwnListing>> {
    Ok(listed(db, OWN, owner, limit).await?.own)
}

pub(super) async fn lists(db: &ClientWrapper, owner: Owner, limit: u32) -> Read<Lists> {
    listed(db, LISTS, owner, limit).await
}

async fn listed(db: &ClientWrapper, sql: &str, owner: Owner, limit: u32) -> Read<Lists> {
    let mut lists = Lists::default();
    let query = db.prepare_cached(sql).await?;
    let rows = db
        .query(&query, &[&owner.hash().as_slice(), &i64::from(limit)])
        .await?;
    let mut last = None;
    for row in &rows {
        let (key, own) = (row.try_get::<_, i64>(0)?, row.try_get::<_, i32>(10)? == 0);
        if last.replace(key) != Some(key) {
            let listing = listing(row)?;
            if own {
                let your_turn = row.try_get(9)?;
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
        if let (Some(table), Some(_)) = (table, row.try_get::<_, Option<i16>>(11)?) {
            table.seats.push(seat(row, 12)?);
        }
    }
    Ok(lists)
}

const DUE: &str = "SELECT id FROM matches WHERE status = 'running' AND due <= $1
                   ORDER BY due, id LIMIT $2";
const NEXT: &str = "SELECT min(due) FROM matches WHERE status = 'running' AND due > $1";

pub(super) async fn due_tables(db: &ClientWrapper, now: Timestamp, limit: u32) -> Read<DueTables> {
    let query = db.prepare_cached(DUE).await?;
    let rows = db.query(&query, &[&now.unix(), &i64::from(limit)]).await?;
    Ok(DueTables {
        ids: rows
            .iter()
            .map(|row| match_id(row, 0))
            .collect::<Read<_>>()?,
        next: next_due(db, now).await?,
    })
}

/// When the next table becomes due after this.
pub(super) async fn next_due(db: &ClientWrapper, now: Timestamp) -> Read<Option<Timestamp>> {
    let query = db.prepare_cached(NEXT).await?;
    let row = db.query_one(&query, &[&now.unix()]).await?;
    Ok(row.try_get::<_, Option<i64>>(0)?.map(Timestamp::from_unix))
}

pub(super) async fn ids(db: &ClientWrapper, status: Option<Status>) -> Read<Vec<TableId>> {
    let sql = "SELECT id FROM matches WHERE $1::text IS NULL OR status = $1 ORDER BY id";
    let query = db.prepare_cached(sql).await?;
    let rows = db.query(&query, &[&status.map(Status::as_str)]).await?;
    rows.iter().map(|row| match_id(row, 0)).collect()
}

pub(super) async fn count(db: &ClientWrapper, status: Status) -> Read<u64> {
    let query = db.prepare_cached("SELECT count(*) FROM matches WHERE status = $1");
    let row = db.query_one(&query.await?, &[&status.as_str()]).await?;
    number(&row, 0)
}

/// Whether the server takes writes.
pub(super) async fn check(db: &ClientWrapper) -> Read<Result<(), StoreError>> {
    let sql = "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool";
    let query = db.prepare_cached(sql).await?;
    if db.query_one(&query, &[]).await?.try_get(0)? {
        return Err(Fault::Refused("it is a standby, or takes no writes"));
    }
    Ok(Ok(()))
}

/// A table without its seats.
fn listing(row: &Row) -> Read<Listing> {
    Ok(Listing {
        game: row.try_get(1)?,
        setup: row.try_get(2)?,
        visibility: visibility(row, 3)?,
        status: status(row, 4)?,
        created: time(row, 5)?,
        seen: time(row, 6)?,
        asked: mask(row, 7)?,
        id: match_id(row, 8)?,
        seats: Vec::new(),
    })
}

/// A seat from the four columns that begin with this one.
fn seat(row: &Row, first: usize) -> Read<SeatRow> {
    made_seat(
        row.try_get(first)?,
        row.try_get(first + 1)?,
        row.try_get(first + 2)?,
        row.try_get(first + 3)?,
    )
}

/// Seats from four columns that each hold those of all.
fn seats(row: &Row, first: usize) -> Read<Vec<SeatRow>> {
    let owners: Vec<Option<Vec<u8>>> = row.try_get(first)?;
    let bots: Vec<Option<String>> = row.try_get(first + 1)?;
    let names: Vec<String> = row.try_get(first + 2)?;
    let extras: Vec<String> = row.try_get(first + 3)?;
    let parts = owners.into_iter().zip(bots).zip(names).zip(extras);
    parts
        .map(|(((owner, bot), name), extra)| made_seat(owner.as_deref(), bot, name, extra))
        .collect()
}

fn made_seat(
    owner: Option<&[u8]>,
    bot: Option<String>,
    name: String,
    extra: String,
) -> Read<SeatRow> {
    // The schema holds that at most one of the two is there, and which.
    let occupant = match (owner, bot) {
        (Some(owner), _) => Occupant::Person(Owner::from_hash(bytes(owner)?)),
        (None, Some(bot)) => Occupant::Bot(bot),
        (None, None) => Occupant::Open,
    };
    Ok(SeatRow {
        occupant,
        name,
        extra,
    })
}

fn bytes(bytes: &[u8]) -> Read<[u8; 32]> {
    bytes.try_into().map_err(|_| Fault::Strange("not 32 bytes"))
}

pub(super) fn secret(row: &Row, column: usize) -> Read<Secret> {
    Ok(Secret::new(bytes(row.try_get(column)?)?))
}

pub(super) fn match_id(row: &Row, column: usize) -> Read<TableId> {
    TableId::new(row.try_get::<_, String>(column)?).map_err(|_| Fault::Strange("not a match id"))
}

pub(super) fn status(row: &Row, column: usize) -> Read<Status> {
    Status::from_word(row.try_get(column)?).ok_or(Fault::Strange("no status"))
}

pub(super) fn visibility(row: &Row, column: usize) -> Read<Visibility> {
    Visibility::from_word(row.try_get(column)?).ok_or(Fault::Strange("no visibility"))
}

pub(super) fn time(row: &Row, column: usize) -> Read<Timestamp> {
    Ok(Timestamp::from_unix(row.try_get(column)?))
}

fn mask(row: &Row, column: usize) -> Read<SeatMask> {
    let bits: i64 = row.try_get(column)?;
    Ok(SeatMask::from_bits(bits.cast_unsigned()))
}

pub(super) fn number(row: &Row, column: usize) -> Read<u64> {
    u64::try_from(row.try_get::<_, i64>(column)?).map_err(|_| Fault::Strange("a negative count"))
}
