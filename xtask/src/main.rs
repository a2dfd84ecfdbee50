//! `cargo xtask …`: every task that developers and CI run.
//!
//! `test` runs everything, even on a fresh machine; `check` runs the quick checks before a commit. The other commands are
//! single parts of these two, or produce screenshots and figures.

mod bench;
mod deny;
mod dependencies;
mod golden;
mod locales;
mod python;
mod rulebook;
mod shots;
mod source;
mod stages;
mod strength;
mod suite;
mod tally;
mod tools;
mod workspace;

use anyhow::{Result, ensure};
use clap::{Parser, Subcommand};
use std::process::ExitCode;
use workspace::Workspace;

/// The tasks of developers and CI.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything, browser tests included; installs Chromium, its driver, axe-core and PostgreSQL where it may
    Test,
    /// The quick one: format, lints, unit and rulebook tests, docs, locales, rule coverage, arrows
    Check,
    /// List ledger rules that no test cites, and cited rules that do not exist
    Rulebook {
        /// Also print which test cites which rule
        #[arg(long, short)]
        verbose: bool,
    },
    /// Refuse dependencies that the design forbids
    Arrows,
    /// Audit licences, sources and vulnerabilities of dependencies, where cargo-deny is installed
    Deny,
    /// Build the Python package and run its tests in a virtual environment of its own
    Python,
    /// Compare the languages: same keys, same variables, nothing unused
    Locales,
    /// Run the kit over every game; with --accept, keep what has changed
    Golden {
        /// Write the new outcome instead of comparing; read the diff afterwards
        #[arg(long)]
        accept: bool,
    },
    /// Write screenshots of every page into target/shots
    Shots {
        /// Only shots whose name contains these words, for example 'eschnapur light-de'
        #[arg(long, default_value = "")]
        only: String,
        /// Only shots of this size, for example 390x844
        #[arg(long, default_value = "")]
        size: String,
    },
    /// Measure: decisions per second of each game, moves per second of the server
    Bench,
    /// Play the series of docs/strength.md as far as they are missing, and write its tables
    Strength {
        /// Matches of each series; one gives what has been played so far
        #[arg(long, default_value_t = 200)]
        matches: u64,
        /// Only parts whose name contains this: strongest, thousand, ladder, leaves
        #[arg(long, default_value = "")]
        only: String,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Printed here, because returning it would print its debug form.
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    let workspace = Workspace::load()?;
    match task {
        Task::Test => suite::test(&workspace),
        Task::Check => suite::check(&workspace),
        Task::Rulebook { verbose } => report(&rulebook::run(&workspace, verbose)?),
        Task::Python => python::test(&workspace),
        Task::Arrows => report(&dependencies::run(&workspace)),
        Task::Deny => deny::run(&workspace),
        Task::Locales => report(&locales::run(&workspace)?),
        Task::Golden { accept } => golden::run(&workspace, accept),
        Task::Shots { only, size } => shots::run(&workspace, &only, &size),
        Task::Bench => bench::run(&workspace),
        Task::Strength { matches, only } => strength::run(&workspace, matches, &only),
    }
}

/// Prints the problems and fails if there are any.
fn report(problems: &[String]) -> Result<()> {
    for problem in problems {
        println!("{problem}");
    }
    ensure!(problems.is_empty(), "problems: {}", problems.len());
    Ok(())
}
