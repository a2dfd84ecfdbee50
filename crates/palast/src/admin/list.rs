//! `palast admin list`: tables by status, age and game.

use std::io::Write;
use std::process::ExitCode;

use palast_store::{Overview, Timestamp};
use serde_json::json;

use super::{all_tables, counted, now, reading};
use crate::cli::{FilterArgs, ListArgs};
use crate::text;

pub(super) async fn run(args: &ListArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let filter = known_game(&args.filter)?;
    let store = reading(&args.data)?;
    let now = now();
    let mut tables = all_tables(&store).await?;
    tables.retain(|table| wanted(table, filter, now));
    tables.sort_by_key(|table| (table.status, table.seen));
    for table in &tables {
        if args.json {
            writeln!(out, "{}", object(table))?;
        } else {
            writeln!(out, "{}", row(table, now))?;
        }
    }
    if !args.json {
        writeln!(out, "{}", counted(tables.len() as u64, "table"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Refuses a game that there is not; a typing mistake must not read as "no tables".
fn known_game(filter: &FilterArgs) -> anyhow::Result<&FilterArgs> {
    if let Some(game) = &filter.game {
        crate::args::find_game(game)?;
    }
    Ok(filter)
}

pub(super) fn wanted(table: &Overview, filter: &FilterArgs, now: Timestamp) -> bool {
    let old = |age: i64| table.seen.unix() < now.unix().saturating_sub(age);
    filter.status.is_none_or(|status| table.status == status)
        && filter.game.as_ref().is_none_or(|game| table.game == *game)
        && filter.older_than.is_none_or(old)
}

/// A table in one line.
pub(super) fn row(table: &Overview, now: Timestamp) -> String {
    let people = counted(u64::from(table.people), "person").replace("persons", "people");
    let seats = [
        people,
        counted(u64::from(table.bots), "bot"),
        format!("{} open", table.open),
    ];
    format!(
        "{}  {:<7}  {:<16}  {:<7}  {}  {}, unchanged for {}",
        table.id,
        table.status.as_str(),
        text::printable(&table.game),
        table.visibility.as_str(),
        seats.join(", "),
        counted(table.lines, "line"),
        age(now.unix() - table.seen.unix()),
    )
}

fn object(table: &Overview) -> serde_json::Value {
    json!({
        "id": table.id.as_str(), "game": table.game, "status": table.status.as_str(),
        "visibility": table.visibility.as_str(), "created": table.created.unix(),
        "seen": table.seen.unix(), "lines": table.lines, "people": table.people,
        "bots": table.bots, "open": table.open,
    })
}

fn age(seconds: i64) -> String {
    match seconds {
        ..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} days", seconds / 86_400),
    }
}
