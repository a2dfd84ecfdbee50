//! `palast`: the server and every command beside it.
//!
//! Exit codes: 0 for success, 1 for a failure (`verify`: the record is not proved), 2 for a usage
//! error (`verify`: the file is not a record). A closed pipe (`palast games | head -1`) is not a
//! failure.

mod admin;
mod answers;
mod arena;
mod args;
mod balance;
mod bench;
mod cli;
mod cpu;
mod files;
mod list;
mod load;
mod logging;
mod parallel;
mod play;
mod plot;
mod progress;
mod replay;
mod review;
mod selfplay;
mod serve;
mod settings;
mod show_config;
mod text;
mod tui;
mod usage_error;
mod verify;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _};

use cli::{Cli, Command};
use settings::Settings;
use usage_error::UsageError;

fn main() -> ExitCode {
    let matches = Cli::command().get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    // Not locked, because the server's threads print too.
    let mut out = io::stdout();
    let done = run(cli, &matches, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    done.unwrap_or_else(|error| {
        if is_broken_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        // If standard error is closed as well, there is nowhere left to report the failure.
        let _ = writeln!(
            io::stderr(),
            "palast: {}",
            text::printable(&format!("{error:#}"))
        );
        ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
    })
}

fn run(cli: Cli, matches: &ArgMatches, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    match command {
        // What the flags say is in the matches, with what the environment and the file say beside it.
        Command::Serve(_) => serve::run(Settings::of(own_matches(matches))?.args)?,
        Command::Config(args) => {
            show_config::run(&Settings::of(own_matches(matches))?, args.json, out)?;
        }
        Command::Play(args) => play::run(&args, out)?,
        Command::Replay(args) => replay::run(&args, out)?,
        Command::Review(args) => review::run(&args, out)?,
        Command::Selfplay(args) => selfplay::run(&args, out)?,
        Command::Arena(args) => arena::run(&args, out)?,
        Command::Balance(args) => balance::run(&args, out)?,
        Command::Bench(args) => bench::run(&args, out)?,
        Command::Load(args) => load::run(&args, out)?,
        Command::Verify(args) => return verify::run(&args, out),
        Command::Answers(args) => answers::run(&args, out)?,
        Command::Games(args) => list::games(&args, out)?,
        Command::Rules(args) => list::rules(&args, out)?,
        Command::Admin(args) => return admin::run(&args, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// The matches of the command that was given, or of none.
fn own_matches(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, own)| own)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
