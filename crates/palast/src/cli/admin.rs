//! The commands that look after stored tables.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use palast_store::{Status, TableId};

#[derive(Args, Debug)]
#[command(
    after_help = "`backup`, `export`, `list` and `check` only read, also while a server runs on the \
                        directory. `restore`, `import` and `prune --yes` write: stop the server first; \
                        they refuse otherwise.\n\nA backup or an export holds every seed, every hidden \
                        card and the key of the cookies: keep it as you keep the database."
)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// Copy the whole database into a new file, read the copy back and replay its matches
    Backup(BackupArgs),
    /// Make a backup the database
    Restore(RestoreArgs),
    /// Write tables as text: one JSON object for each line
    Export(ExportArgs),
    /// Read tables that `export` wrote
    Import(ImportArgs),
    /// List tables by status, age and game
    List(ListArgs),
    /// Delete tables that nobody has seen change for a while; says first which
    Prune(PruneArgs),
    /// Replay every stored match and name those that do not replay
    Check(CheckArgs),
}

/// Which database.
#[derive(Args, Debug)]
pub(crate) struct DataArgs {
    /// Where the tables are [default: as for the server]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The file with the settings of the server
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The new file; one that exists is refused
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Do not replay the matches of the copy
    #[arg(long)]
    pub(crate) no_replay: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// What `backup` wrote
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Replace the database that is there; it is kept beside the new one
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The first line says what the file is, then come keys and tables, and the last line \
                        says how many: docs/hosting.md describes each. Without tables named, all are \
                        written, and the keys with them."
)]
pub(crate) struct ExportArgs {
    /// The new file, or - for the standard output
    pub(crate) file: PathBuf,
    /// Only these tables; may be given several times
    #[arg(long = "table", value_name = "ID")]
    pub(crate) tables: Vec<TableId>,
    /// Write the keys also when tables are named: whoever has them can make cookies and invitations
    #[arg(long, requires = "tables")]
    pub(crate) with_keys: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The whole file is read and every match is replayed before anything is written. \
                        A table that exists already, a match that does not replay, a key that differs \
                        from the one in the database: each is refused with the line, and nothing has \
                        changed."
)]
pub(crate) struct ImportArgs {
    /// What `export` wrote
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Leave out tables that exist already
    #[arg(long)]
    pub(crate) skip_existing: bool,
    /// Keep this database's own key where the file has another: people are then not recognised at the
    /// imported tables
    #[arg(long)]
    pub(crate) keep_keys: bool,
}

/// Which tables.
#[derive(Args, Debug)]
pub(crate) struct FilterArgs {
    /// lobby, running or over
    #[arg(long, value_parser = parse_status)]
    pub(crate) status: Option<Status>,
    /// Only tables of this game
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Only tables that nobody has seen change for so long: 90m, 12h, 30d or 8w
    #[arg(long, value_name = "AGE", value_parser = parse_age)]
    pub(crate) older_than: Option<i64>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "JSON keys of each line: id, game, status, visibility, created, seen (both in \
                        seconds since 1970), lines, people, bots, open."
)]
pub(crate) struct ListArgs {
    #[command(flatten)]
    pub(crate) filter: FilterArgs,
    /// Print one JSON object for each table
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct PruneArgs {
    /// lobby, running or over
    #[arg(long, value_parser = parse_status)]
    pub(crate) status: Status,
    /// Tables that nobody has seen change for so long: 90m, 12h, 30d or 8w
    #[arg(long, value_name = "AGE", value_parser = parse_age)]
    pub(crate) older_than: i64,
    /// Only tables of this game
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Delete them; without this nothing is deleted
    #[arg(long)]
    pub(crate) yes: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "Ends with 0 if every table can be played, with 1 if one cannot.")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

fn parse_status(word: &str) -> Result<Status, String> {
    Status::from_word(word).ok_or_else(|| "there are: lobby, running, over".to_owned())
}

/// An age in seconds.
fn parse_age(text: &str) -> Result<i64, String> {
    let refused = || "expected a number and m, h, d or w, as in 30d".to_owned();
    let unit = text.chars().next_back().ok_or_else(refused)?;
    let seconds = match unit {
        'm' => 60,
        'h' => 60 * 60,
        'd' => 24 * 60 * 60,
        'w' => 7 * 24 * 60 * 60,
        _ => return Err(refused()),
    };
    let number: u32 = text
        .strip_suffix(unit)
        .and_then(|number| number.parse().ok())
        .ok_or_else(refused)?;
    Ok(i64::from(number) * seconds)
}

#[cfg(test)]
mod tests {
    use super::parse_age;

    #[test]
    fn ages_have_a_unit() {
        assert_eq!(parse_age("90m"), Ok(5400));
        assert_eq!(parse_age("30d"), Ok(30 * 86400));
        assert_eq!(parse_age("0w"), Ok(0));
        for bad in ["", "d", "30", "-1d", "1.5h", "30 d", "3é", "99999999999w"] {
            assert!(parse_age(bad).is_err(), "{bad}");
        }
    }
}
