//! The arguments of the laboratory: `arena` and `balance`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use palast_bots::Contestant;

use super::GameArgs;

#[derive(Args, Debug)]
#[command(
    after_help = "A bot is a level (beginner, sensible, shrewd, expert, master), or a search with a \
                  budget for each answer: search@1000 imagines a thousand worlds, master@100ms thinks \
                  for 100 milliseconds. Time is the CPU time of the bot's thread, because machines \
                  are shared; `master` alone thinks for two seconds. Settings of the search follow \
                  with a plus: search@1000+temperature=0.2+horizon=answers:6.\n\n\
    Every deal is played from every seat, so the number of matches is rounded up to whole deals. With \
    fewer bots than seats the last one takes all seats that are left; with more, every choice of bots \
    that fills a table plays. The same deals give the same results on any number of threads, except \
    where a budget is a time.\n\n\
    With --out the results are kept in DIR/results.csv as they come, one line for each seat of each \
    match. The same command goes on where it was broken off; a higher -n adds matches.\n\n\
    JSON keys: game, seats, first_deal, deals, games, bots (for each: bot, matches, wins, share with \
    rate, low and high, even, rating, rating_low, rating_high, mean_score, ms_per_answer), \
    steps (on a ladder, for each: upper, lower, matches, share, even), \
    seat_shares (for each: rate, low, high), mean_decisions, min_decisions, max_decisions, endings, \
    played_now, seconds, threads. See docs/json.md."
)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The bots: levels, or searches with a budget
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Contestant>,
    /// Let each bot play among those named before it, weakest first, instead of all against all
    #[arg(long)]
    pub(crate) ladder: bool,
    /// How many sit at a table [default: as many as there are bots, if the game allows it]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// How many matches
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    /// The number of the first deal; the same number deals the same cards
    #[arg(long, value_name = "D", default_value_t = 0)]
    pub(crate) first_deal: u64,
    /// Keep the results in this directory, and go on with those that are there
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Also write each match into DIR/records
    #[arg(long, requires = "out")]
    pub(crate) records: bool,
    /// Also write plots into DIR, as SVG: strength against time, victories by seat, scores, lengths
    #[arg(long, requires = "out")]
    pub(crate) plots: bool,
    /// Print one JSON object instead of the table
    #[arg(long)]
    pub(crate) json: bool,
    /// How many matches at once [default: one for each core]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The same deals are played with both editions: by equal bots for the seats, the \
                  length and the use of each place, and by one better bot among worse ones for skill \
                  against luck. Bots are written as for `palast arena`.\n\n\
    Example: copy games/amyitis/edition.toml, change a number, and run\n  \
        palast balance amyitis --edition mine.toml --out balance\n\n\
    JSON keys: game, seats, games, first_deal, better, worse, rows (for each: measure, default, \
    default_error, changed, changed_error, clear). See docs/json.md."
)]
pub(crate) struct BalanceArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many sit at a table [default: the smallest table for several]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// How many matches of each kind with each edition
    #[arg(short = 'n', long, value_name = "N", default_value_t = 400,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// The number of the first deal
    #[arg(long, value_name = "D", default_value_t = 0)]
    pub(crate) first_deal: u64,
    /// The bot on all seats
    #[arg(long, value_name = "BOT", default_value = "sensible")]
    pub(crate) worse: Contestant,
    /// The bot that should win by skill
    #[arg(long, value_name = "BOT", default_value = "shrewd")]
    pub(crate) better: Contestant,
    /// Write the report with plots into this directory
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Print one JSON object instead of the table
    #[arg(long)]
    pub(crate) json: bool,
    /// How many matches at once [default: one for each core]
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
}
