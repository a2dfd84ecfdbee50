//! The schema and its versions.
//!
//! `palast_schema` has the number of migrations that the database has run. They run under an advisory
//! lock, so that of several nodes that start together one migrates and the others wait; each in a
//! transaction of its own with its number, so an interrupted update leaves one version or the next. A
//! database with more migrations than we know is refused: an old program must not guess at a new schema.

use tokio_postgres::{Client, Config, NoTls};

use super::fault::reason;
use crate::error::OpenError;

/// In order, from version 1. Only ever added to.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/postgres/0001_tables.sql")];

/// "Pala": the advisory lock of those who migrate.
const LOCK: i64 = 0x5061_6c61;

pub(super) async fn bring_up_to_date(config: &Config, name: &str) -> Result<(), OpenError> {
    let failed = |error: tokio_postgres::Error| OpenError::Failed {
        path: name.to_owned(),
        reason: reason(&error),
    };
    let (mut client, connection) = config.connect(NoTls).await.map_err(failed)?;
    let connection = tokio::spawn(connection);
    let migrated = migrate(&mut client, name, &failed).await;
    // The lock goes with the connection.
    drop(client);
    let _ = connection.await;
    migrated
}

async fn migrate(
    client: &mut Client,
    name: &str,
    failed: &(dyn Fn(tokio_postgres::Error) -> OpenError + Sync),
) -> Result<(), OpenError> {
    // Other nodes may migrate for a while, and so may we.
    let patient =
        format!("SET statement_timeout = 0; SET lock_timeout = 0; SELECT pg_advisory_lock({LOCK})");
    client.batch_execute(&patient).await.map_err(failed)?;
    let found = version(client, name, failed).await?;
    let known = i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX);
    if found > known {
        return Err(OpenError::Newer {
            path: name.to_owned(),
            found,
            known,
        });
    }
    for (version, migration) in (1_i64..).zip(MIGRATIONS) {
        if version > found {
            let step = client.transaction().await.map_err(failed)?;
            step.batch_execute(migration).await.map_err(failed)?;
            let note = "UPDATE palast_schema SET version = $1";
            step.execute(note, &[&version]).await.map_err(failed)?;
            step.commit().await.map_err(failed)?;
        }
    }
    Ok(())
}

/// The version of the schema. A database without tables becomes ours.
async fn version(
    client: &mut Client,
    name: &str,
    failed: &(dyn Fn(tokio_postgres::Error) -> OpenError + Sync),
) -> Result<i64, OpenError> {
    let ours = "SELECT to_regclass('palast_schema') IS NOT NULL, (SELECT count(*)
                FROM pg_class WHERE relkind IN ('r', 'p', 'v') AND pg_table_is_visible(oid)
                AND relnamespace = current_schema()::regnamespace)";
    let row = client.query_one(ours, &[]).await.map_err(failed)?;
    let (ours, objects): (bool, i64) = (
        row.try_get(0).map_err(failed)?,
        row.try_get(1).map_err(failed)?,
    );
    if !ours {
        if objects > 0 {
            return Err(OpenError::Foreign {
                path: name.to_owned(),
            });
        }
        let first = "CREATE TABLE palast_schema (version bigint NOT NULL);
                     INSERT INTO palast_schema VALUES (0)";
        client.batch_execute(first).await.map_err(failed)?;
    }
    let row = client.query_one("SELECT max(version) FROM palast_schema", &[]);
    let version: Option<i64> = row.await.map_err(failed)?.try_get(0).map_err(failed)?;
    Ok(version.unwrap_or(0))
}
