//! The command line: every command and flag, with its help text.

mod admin;
mod laboratory;

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use palast_bots::Level;
use palast_ui::Lang;

use crate::serve::ServeArgs;
pub(crate) use admin::{
    AdminArgs, AdminCommand, BackupArgs, CheckArgs, DataArgs, ExportArgs, FilterArgs, ImportArgs,
    ListArgs, PruneArgs, RestoreArgs,
};
pub(crate) use laboratory::{ArenaArgs, BalanceArgs};

/// Palace board games for people, clubs and researchers.
#[derive(Parser, Debug)]
#[command(
    name = "palast",
    version,
    args_conflicts_with_subcommands = true,
    about = "Palace board games: in the browser with friends or bots, in a terminal, or by the \
             thousand for research.\n\nWithout a command, `palast` starts the server and prints its \
             address.",
    after_help = "Examples:\n  \
        palast                                    start the server\n  \
        palast play palastgefluester              play against bots, here in the terminal\n  \
        palast selfplay palastgefluester -n 1000 --bots sensible,random,random\n  \
        palast arena eschnapur --bots search@1000,sensible --out results\n  \
        palast verify FILE                        check that the cards fell as committed"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten, next_help_heading = "Options of the server")]
    pub(crate) serve: ServeArgs,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Start the server (also what `palast` alone does)
    Serve(ServeArgs),
    /// Play against bots in the terminal
    Play(PlayArgs),
    /// Step through the record of a match
    Replay(ReplayArgs),
    /// Judge the choices in the record of a finished match
    Review(ReviewArgs),
    /// Let bots play each other and report how it went
    Selfplay(SelfplayArgs),
    /// Measure bots against each other: shares, ratings, intervals, plots
    Arena(ArenaArgs),
    /// Compare a changed edition with the one that comes with a game
    Balance(BalanceArgs),
    /// Measure how fast a game runs on one core
    Bench(BenchArgs),
    /// Measure how much a server takes, with people at many tables
    Load(LoadArgs),
    /// Re-draw a record and prove that chance was honest
    Verify(VerifyArgs),
    /// List the legal answers at the end of a record
    Answers(AnswersArgs),
    /// List the games with their options and bots
    Games(GamesArgs),
    /// Print the rules of a game
    Rules(RulesArgs),
    /// Print the settings in force and where each comes from
    Config(ConfigArgs),
    /// Look after stored tables: back up, restore, move, list, prune, check
    Admin(AdminArgs),
}

/// The game and what is chosen before a match.
#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    /// Which game; `palast games` lists them
    pub(crate) game: String,
    /// Choose a variant, as NAME=VALUE; may be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = parse_option)]
    pub(crate) options: Vec<(String, String)>,
    /// Play with the printed numbers in this file instead of those that come with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "In play: a digit or the arrows pick an answer, Enter gives it, ? shows all \
                        keys.\n\nThe record holds every card, also those you could not see."
)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many play, you included [default: the bots and you, or the smallest table]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Where you sit, counted from 1
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) seat: u8,
    /// The bots on the other seats, in order [default: sensible ones]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) bots: Vec<Level>,
    /// Deal the cards of this number; the same number deals the same cards
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// de, nl or en [default: the language of the terminal]
    #[arg(long, value_parser = parse_lang)]
    pub(crate) lang: Option<Lang>,
    /// Write the record here when the match is over or broken off
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "You see what the chosen seat could know at each ply. At the end of a \
                        finished match all cards lie open; the key `a` lays them open at every \
                        ply. Where no terminal is, the log is printed as text.\n\n\
    JSON keys: game, seats, seat, options, over, positions (for each input in force, and first for \
    the beginning: ply, input, view, asked, questions, standings). See docs/json.md."
)]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Look from this seat, counted from 1
    #[arg(long, value_name = "K", conflicts_with = "spectator")]
    pub(crate) seat: Option<u8>,
    /// Look as somebody who has no seat (the default)
    #[arg(long)]
    pub(crate) spectator: bool,
    /// de, nl or en [default: the language of the terminal]
    #[arg(long, value_parser = parse_lang)]
    pub(crate) lang: Option<Lang>,
    /// The printed numbers the match was played with, if not those that come with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Print the log as text, also in a terminal
    #[arg(long)]
    pub(crate) text: bool,
    /// Print one JSON object with every position instead
    #[arg(long, conflicts_with = "text")]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Each choice is judged by what its seat could know then. The way from an even \
                        share of the victory to the result is split into luck, the seat's own \
                        choices and those of the others; docs/review.md says how. The same seed \
                        and --walks give the same review, whatever the number of threads.\n\n\
    JSON keys: game, seats, seed, walks, ms, reviews (for each: seat, start, result, without_luck, \
    luck, choices, others, rest, decisions, swings). See docs/json.md."
)]
pub(crate) struct ReviewArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Only this seat, counted from 1
    #[arg(long, value_name = "K")]
    pub(crate) seat: Option<u8>,
    /// How many worlds to imagine for each position
    #[arg(long, value_name = "N", default_value_t = 600,
          value_parser = clap::value_parser!(u32).range(16..=100_000))]
    pub(crate) walks: u32,
    /// How long to think about each position, in milliseconds, instead of --walks
    #[arg(long, value_name = "MS", conflicts_with = "walks",
          value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub(crate) ms: Option<u64>,
    /// Which worlds: the same number imagines the same ones
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Write the curve of the chance to win into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// de, nl or en [default: the language of the terminal]
    #[arg(long, value_parser = parse_lang)]
    pub(crate) lang: Option<Lang>,
    /// The printed numbers the match was played with, if not those that come with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Print one JSON object instead of the report
    #[arg(long)]
    pub(crate) json: bool,
    /// How many positions at once [default: one for each core]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "One bot sits on each seat, so their number is the number of seats; they \
                        move one seat on from match to match. The same seed gives the same \
                        matches, whatever the number of threads.\n\n\
    A bot alone plays against the rules' own player, where a game has one; the report says how \
    often it won.\n\n\
    JSON keys: game, seats, seed, games, bots, wins (by bot name, a shared victory in parts), \
    win_rates (by bot name: rate, low, high, seats, even), house (null, or wins, rate, low, \
    high), mean_decisions, min_decisions, \
    max_decisions, tallies, endings, seconds, games_per_second, threads. See docs/json.md."
)]
pub(crate) struct SelfplayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many matches
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Which matches: the same number plays the same ones
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many play, each seat a sensible bot unless --bots says otherwise
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// One bot for each seat
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) bots: Vec<Level>,
    /// Write each match into this directory, as GAME-SEED-NUMBER.match
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print one JSON object instead of the report
    #[arg(long)]
    pub(crate) json: bool,
    /// How many matches at once [default: one for each core]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Each figure is the median of five runs after a warm-up, on one core. \
                        Without --seats every table size is measured and the slowest is the \
                        figure at the top.\n\n\
    JSON keys: game, decisions_per_second, imagines_per_second, table_bytes, by_seats (for each: \
    seats, decisions_per_second, imagines_per_second, decisions_per_match, slowest, fastest).\n\n\
    With --pages bots play matches, and every position is drawn for every seat and a spectator as \
    the server draws it. The report gives the CPU time and the bytes of a page and of its parts, \
    for a seat that is asked, one that has picked an answer, one that waits, a spectator, and \
    after the end.\n\n\
    JSON keys with --pages: game, seats, matches, seed, readers (by name: pages, cpu_us, parts_us, \
    bytes, parts_bytes, changed_bytes; each figure has median, p90, p99, max). See docs/json.md."
)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Only tables of this size
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// About how long to measure each figure
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = parse_seconds,
          conflicts_with = "pages")]
    pub(crate) seconds: f64,
    /// Measure what drawing a page costs
    #[arg(long)]
    pub(crate) pages: bool,
    /// With --pages: how many matches at each table size, in turn between random and sensible bots
    #[arg(short = 'n', long, value_name = "N", default_value_t = 2, requires = "pages",
          value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub(crate) matches: u64,
    /// With --pages: which matches; the same number plays the same ones
    #[arg(long, value_name = "S", default_value_t = 1, requires = "pages")]
    pub(crate) seed: u64,
    /// With --pages: de, nl or en [default: the language of the terminal]
    #[arg(long, value_parser = parse_lang, requires = "pages")]
    pub(crate) lang: Option<Lang>,
    /// Print one JSON object instead of the table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Ends with 0 if the record is proved, with 1 if it is not, with 2 if it is \
                        no record.\n\n\
    JSON keys: verdict (proved, no-seed-yet, other-seed, other-draw or no-record), draws, line, \
    reason, game. See docs/json.md."
)]
pub(crate) struct VerifyArgs {
    /// The record, or - for the standard input
    pub(crate) file: PathBuf,
    /// The printed numbers the match was played with, if not those that come with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Print one JSON object instead of a sentence
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "One line for each answer, written as a record would have it: the seat and the \
                        answer. Nothing is printed if the match is over or waits for a draw.\n\n\
    JSON keys: game, seats, ply, waits_for (answers, chance or over), questions (for each asked \
    seat: seat, question, legal). See docs/json.md."
)]
pub(crate) struct AnswersArgs {
    /// The record, or - for the standard input
    pub(crate) file: PathBuf,
    /// The printed numbers the match was played with, if not those that come with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// The language of the questions in the JSON object: de, nl or en [default: the language of
    /// the terminal]
    #[arg(long, value_parser = parse_lang)]
    pub(crate) lang: Option<Lang>,
    /// Print one JSON object instead of lines
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// de, nl or en [default: the language of the terminal]
    #[arg(long, value_parser = parse_lang)]
    pub(crate) lang: Option<Lang>,
    /// Print one JSON object instead of the list
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Which game; `palast games` lists them
    pub(crate) game: String,
    /// de, nl or en [default: the language of the terminal]
    #[arg(long, value_parser = parse_lang)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Starts a server of its own on this machine, opens the tables, and lets two people at \
                        each of them play: first as fast as answers come, then at a fixed rate. Takes a \
                        little more than twice the given time, and what opening the tables takes.\n\n\
    JSON keys: game, tables, storage, seconds, moves_per_second, server_cpu_ms_per_move, \
    client_cpu_ms_per_move, bytes_per_move_and_viewer, rate, moves_timed, latency_ms_p50, \
    latency_ms_p99, latency_ms_max, kib_per_idle_table, kib_per_live_table, stored, \
    first_answer_seconds. See docs/json.md."
)]
pub(crate) struct LoadArgs {
    /// Which game; `palast games` lists them
    #[arg(long, default_value = "eschnapur")]
    pub(crate) game: String,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = parse_tables)]
    pub(crate) tables: usize,
    /// How long each of the two phases takes
    #[arg(long, value_name = "S", default_value_t = 10,
          value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
    /// Moves a second in the second phase
    #[arg(long, value_name = "R", default_value_t = 200.0, value_parser = parse_rate)]
    pub(crate) rate: f64,
    /// Start the server over this many stored running tables, which are opened first
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = parse_stored,
          conflicts_with_all = ["memory", "url"])]
    pub(crate) stored: usize,
    /// Keep the tables in memory instead of on disk
    #[arg(long, conflicts_with = "url")]
    pub(crate) memory: bool,
    /// Measure a server that is running on this machine without limits
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// Print one JSON object instead of the report
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "A flag goes before the environment, that before the file, and that before the default. \
                        `--public-url` is PALAST_PUBLIC_URL in the environment and `public-url` in the file \
                        that --config or PALAST_CONFIG names.\n\nJSON keys: one for each setting, with \
                        values and from."
)]
pub(crate) struct ConfigArgs {
    #[command(flatten)]
    pub(crate) serve: ServeArgs,
    /// Print one JSON object instead of a list
    #[arg(long)]
    pub(crate) json: bool,
}

fn parse_tables(text: &str) -> Result<usize, String> {
    parse_count(text, 1)
}

fn parse_stored(text: &str) -> Result<usize, String> {
    parse_count(text, 0)
}

fn parse_count(text: &str, least: usize) -> Result<usize, String> {
    const MOST: usize = 100_000;
    text.parse()
        .ok()
        .filter(|count| (least..=MOST).contains(count))
        .ok_or_else(|| format!("expected a number of tables between {least} and {MOST}"))
}

fn parse_rate(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|rate| (0.1..=100_000.0).contains(rate))
        .ok_or_else(|| "expected a number of moves a second between 0.1 and 100000".to_owned())
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| "there are: de, nl, en".to_owned())
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected NAME=VALUE; `palast games` lists names and values".to_owned()),
    }
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.01..=600.0).contains(seconds))
        .ok_or_else(|| "expected a number of seconds between 0.01 and 600".to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_definitions_are_consistent() {
        super::Cli::command().debug_assert();
    }
}
