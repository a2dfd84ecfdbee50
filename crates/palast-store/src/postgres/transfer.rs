//! The queries of [`crate::transfer`].

use deadpool_postgres::ClientWrapper;

use super::fault::Fault;
use super::{read, write};
use crate::error::CreateError;
use crate::ids::{Secret, TableId, Timestamp};
use crate::transfer::{Overview, WholeTable};

const OVERVIEW: &str = "SELECT id, game, status, visibility, created, seen, len,
        count(owner), count(bot), count(seat) - count(owner) - count(bot)
     FROM (SELECT * FROM matches WHERE id > $1 ORDER BY id LIMIT $2) AS page
          LEFT JOIN seats ON match = key
     GROUP BY id, game, status, visibility, created, seen, len ORDER BY id";

pub(super) async fn overview(
    db: &ClientWrapper,
    after: Option<&TableId>,
    limit: u32,
) -> Result<Vec<Overview>, Fault> {
    let query = db.prepare_cached(OVERVIEW).await?;
    let after = after.map_or("", TableId::as_str);
    let rows = db.query(&query, &[&after, &i64::from(limit)]).await?;
    let made = |row: &tokio_postgres::Row| {
        let seats = |column: usize| -> Result<u32, Fault> {
            u32::try_from(row.try_get::<_, i64>(column)?)
                .map_err(|_| Fault::Strange("too many seats"))
        };
        Ok(Overview {
            id: read::match_id(row, 0)?,
            game: row.try_get(1)?,
            status: read::status(row, 2)?,
            visibility: read::visibility(row, 3)?,
            created: read::time(row, 4)?,
            seen: read::time(row, 5)?,
            lines: read::number(row, 6)?,
            people: seats(7)?,
            bots: seats(8)?,
            open: seats(9)?,
        })
    };
    rows.iter().map(made).collect()
}

/// A table and its reviews, in one transaction that sees one instant.
pub(super) async fn export(
    db: &mut ClientWrapper,
    id: &TableId,
) -> Result<Option<WholeTable>, Fault> {
    let instant = db
        .build_transaction()
        .isolation_level(tokio_postgres::IsolationLevel::RepeatableRead)
        .read_only(true)
        .start()
        .await?;
    let query = instant.prepare_cached(read::LOAD).await?;
    let Some(row) = instant.query_opt(&query, &[&id.as_str()]).await? else {
        return Ok(None);
    };
    let table = read::stored(&row, id)?;
    let sql =
        "SELECT seat, body FROM reviews JOIN matches ON key = match WHERE id = $1 ORDER BY seat";
    let query = instant.prepare_cached(sql).await?;
    let rows = instant.query(&query, &[&id.as_str()]).await?;
    let review = |row: &tokio_postgres::Row| {
        let seat = u8::try_from(row.try_get::<_, i16>(0)?);
        Ok((
            seat.map_err(|_| Fault::Strange("no seat"))?,
            row.try_get(1)?,
        ))
    };
    let reviews = rows.iter().map(review).collect::<Result<_, Fault>>()?;
    Ok(Some(WholeTable { table, reviews }))
}

const IMPORT: &str = "INSERT INTO matches
     (id, game, header, seed, setup, visibility, status, len, created, seen, asked, awaited, due)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (id) DO NOTHING RETURNING key";

const LINES: &str = "INSERT INTO lines (match, n, line)
     SELECT $1, n - 1, line FROM unnest($2::text[]) WITH ORDINALITY AS new (line, n)";

pub(super) async fn import(
    db: &mut ClientWrapper,
    whole: &WholeTable,
) -> Result<Result<(), CreateError>, Fault> {
    let table = &whole.table;
    let step = db.transaction().await?;
    let insert = step.prepare_cached(IMPORT).await?;
    let made = step
        .query_opt(
            &insert,
            &[
                &table.id.as_str(),
                &table.game,
                &table.header,
                &table.seed.expose_secret().as_slice(),
                &table.setup,
                &table.visibility.as_str(),
                &table.status.as_str(),
                &i64::try_from(table.lines.len()).unwrap_or(i64::MAX),
                &table.created.unix(),
                &table.seen.unix(),
                &table.asked.bits().cast_signed(),
                &table.awaited.bits().cast_signed(),
                &table.due.map(Timestamp::unix),
            ],
        )
        .await?;
    let Some(row) = made else {
        return Ok(Err(CreateError::Exists));
    };
    let key: i64 = row.try_get(0)?;
    for (seat, row) in (0..).zip(&table.seats) {
        write::put_seat(&step, key, seat, row).await?;
    }
    let insert = step.prepare_cached(LINES).await?;
    step.execute(&insert, &[&key, &table.lines]).await?;
    let insert = "INSERT INTO reviews (match, seat, body) VALUES ($1, $2, $3)";
    let insert = step.prepare_cached(insert).await?;
    for (seat, body) in &whole.reviews {
        step.execute(&insert, &[&key, &i16::from(*seat), body])
            .await?;
    }
    step.commit().await?;
    Ok(Ok(()))
}

pub(super) async fn keys(db: &ClientWrapper) -> Result<Vec<(String, Secret)>, Fault> {
    let query = db.prepare_cached("SELECT name, bytes FROM secrets ORDER BY name COLLATE \"C\"");
    let rows = db.query(&query.await?, &[]).await?;
    let key = |row: &tokio_postgres::Row| Ok((row.try_get(0)?, read::secret(row, 1)?));
    rows.iter().map(key).collect()
}
