//! `palast admin`: looks after stored tables. Everything but copies of files goes through the store's
//! trait, so it works for every back end.

mod check;
mod export;
mod files;
mod format;
mod import;
mod list;
mod prune;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use palast_store::{Overview, Store, TableId, Timestamp};

use crate::cli::{AdminArgs, AdminCommand, DataArgs};
use crate::serve::{DATABASE, data_directory};
use crate::settings::Settings;
use crate::usage_error::UsageError;

/// How many tables are asked for at once.
const PAGE: u32 = 500;

pub(crate) fn run(args: &AdminArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    runtime.block_on(async {
        match &args.command {
            AdminCommand::Backup(args) => files::back_up(args, out).await,
            AdminCommand::Restore(args) => files::restore(args, out).await,
            AdminCommand::Export(args) => export::run(args, out).await,
            AdminCommand::Import(args) => import::run(args, out).await,
            AdminCommand::List(args) => list::run(args, out).await,
            AdminCommand::Prune(args) => prune::run(args, out).await,
            AdminCommand::Check(args) => check::run(args, out).await,
        }
    })
}

/// The file that a server on this directory uses.
fn database(args: &DataArgs) -> anyhow::Result<PathBuf> {
    let settings = Settings::with(args.config.as_deref(), args.data.as_deref())?;
    if settings.args.database.is_some() {
        let sentence = "backup and restore copy the SQLite file, and the settings name a PostgreSQL \
                        database: use pg_dump, or admin export, or say --data";
        return Err(UsageError::new(sentence).into());
    }
    Ok(data_directory(settings.args.data)?.join(DATABASE))
}

/// The PostgreSQL database, if a server with these settings uses one.
fn postgres(args: &DataArgs) -> anyhow::Result<Option<Store>> {
    let settings = Settings::with(args.config.as_deref(), args.data.as_deref())?;
    let open = |url: String| Store::postgres(&url).context("opening the tables");
    settings.args.database.map(open).transpose()
}

/// The tables, to be looked at; a server may be running.
fn reading(args: &DataArgs) -> anyhow::Result<Store> {
    if let Some(store) = postgres(args)? {
        return Ok(store);
    }
    Store::sqlite_for_reading(database(args)?).context("opening the tables")
}

/// The tables, to be changed; no server may be running.
fn writing(args: &DataArgs) -> anyhow::Result<Store> {
    if let Some(store) = postgres(args)? {
        return Ok(store);
    }
    let path = database(args)?;
    if let Some(dir) = path.parent() {
        std::fs::create_dir_all(dir).with_context(|| format!("creating {}", dir.display()))?;
    }
    Store::sqlite(path).context("opening the tables")
}

/// All tables, page by page.
async fn all_tables(store: &Store) -> anyhow::Result<Vec<Overview>> {
    let mut all: Vec<Overview> = Vec::new();
    loop {
        let after: Option<TableId> = all.last().map(|it| it.id.clone());
        let page = store.overview(after, PAGE).await?;
        let last = page.len() < PAGE as usize;
        all.extend(page);
        if last {
            return Ok(all);
        }
    }
}

fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = since.unwrap_or_default().as_secs();
    Timestamp::from_unix(i64::try_from(seconds).unwrap_or(i64::MAX))
}

/// "1 table", "2 tables".
fn counted(count: u64, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{ending}")
}
