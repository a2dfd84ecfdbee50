//! `palast serve`: the house, until it is told to stop.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use palast_server::{App, Config, Talk};
use palast_store::Store;

use crate::usage_error::WrongUse;

/// Where and how to serve.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// The port to listen on; 0 lets the system choose one
    #[arg(long, default_value_t = 8470)]
    pub port: u16,

    /// The address to listen on; 0.0.0.0 lets others on the network in
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub bind: IpAddr,

    /// Where to keep the tables [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// Keep nothing: tables are gone when the program ends
    #[arg(long, conflicts_with = "data")]
    pub memory: bool,

    /// The address people see if a proxy stands in front; https makes cookies secure
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,

    /// Trust the proxy in front to say who asks (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,

    /// How long bots wait before they answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pub bot_pace_ms: u64,

    /// Deal the same cards again at every start; for tests and pictures only, never with people
    #[arg(long, value_name = "N", conflicts_with = "public_url")]
    pub seed: Option<u64>,

    /// Play new tables of a game with corrected printed numbers, as in eschnapur=my-edition.toml
    #[arg(long, value_name = "GAME=FILE")]
    pub edition: Vec<String>,

    /// Write failures only
    #[arg(long, short)]
    pub quiet: bool,
}

impl Default for ServeArgs {
    /// What `palast` without a command does.
    fn default() -> Self {
        Self {
            port: 8470,
            bind: IpAddr::from([127, 0, 0, 1]),
            data: None,
            memory: false,
            public_url: None,
            behind_proxy: false,
            bot_pace_ms: 900,
            seed: None,
            edition: Vec::new(),
            quiet: false,
        }
    }
}

/// Serves until interrupted.
///
/// # Errors
/// The data directory or the port cannot be used; says which and why.
pub(crate) fn run(args: ServeArgs) -> anyhow::Result<()> {
    let store = if args.memory {
        Store::memory()
    } else {
        let dir = match args.data {
            Some(dir) => dir,
            None => directories::ProjectDirs::from("", "", "palast")
                .context("this system names no directory for data; use --data DIR")?
                .data_dir()
                .to_owned(),
        };
        open(&dir)?
    };
    let mut config = Config {
        bot_pace: Duration::from_millis(args.bot_pace_ms),
        public_url: args
            .public_url
            .map(|url| url.trim_end_matches('/').to_owned()),
        behind_proxy: args.behind_proxy,
        seed: args.seed,
        talk: if args.quiet {
            Talk::Quiet
        } else {
            Talk::Normal
        },
        ..Config::default()
    };
    for named in &args.edition {
        let (game, file) = named
            .split_once('=')
            .ok_or_else(|| WrongUse::new(format!("--edition takes GAME=FILE, not `{named}`")))?;
        let game = crate::args::find_game(game)?;
        let text = crate::files::read_text(Path::new(file), "an edition")?;
        config
            .edition(game, text)
            .map_err(|error| WrongUse::new(format!("{file}: {error}")))?;
    }
    let address = SocketAddr::new(args.bind, args.port);
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(address)
            .await
            .with_context(|| format!("listening on {address}"))?;
        let address = listener.local_addr().context("finding the port")?;
        let app = App::new(config, store)
            .await
            .context("reading the key for cookies")?;
        // Nobody may be reading; the house opens all the same.
        let _ = writeln!(std::io::stdout(), "http://{address}/");
        palast_server::serve(app, listener, stopped())
            .await
            .context("serving")
    })?;
    // A bot may still be thinking; nothing of it is wanted.
    runtime.shutdown_timeout(Duration::from_secs(1));
    Ok(())
}

fn open(dir: &Path) -> anyhow::Result<Store> {
    std::fs::create_dir_all(dir).with_context(|| format!("creating {}", dir.display()))?;
    Store::sqlite(dir.join("palast.sqlite")).context("opening the tables")
}

/// Done when somebody presses Ctrl+C or the system asks the program to end.
async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    #[test]
    fn a_house_with_a_public_address_takes_no_seed() {
        let seeded = ["palast", "serve", "--seed", "5"];
        let public = ["--public-url", "https://example.org"];
        assert!(crate::cli::Cli::try_parse_from(seeded).is_ok());
        let both = seeded.into_iter().chain(public);
        assert!(crate::cli::Cli::try_parse_from(both).is_err());
    }
}
