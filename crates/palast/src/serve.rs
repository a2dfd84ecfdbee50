//! `palast serve`: the server, until it is told to stop.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use palast_server::{App, Config, Limits, Retention};
use palast_store::Store;

use crate::logging::{self, LogFormat, LogLevel};
use crate::usage_error::UsageError;

/// The name of the database in the data directory.
pub(crate) const DATABASE: &str = "palast.sqlite";

/// Where and how to serve.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Read settings from this file; flags and the environment go before it
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

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

    /// Keep the tables in a PostgreSQL database, as in postgres://user:password@host/palast
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "memory"])]
    pub database: Option<String>,

    /// The address people see, as in `https://games.example`; requests for another host are refused
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,

    /// Trust the proxy in front to report the client's address (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,

    /// How long bots wait before they answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pub bot_pace_ms: u64,

    /// Days that a table which has not begun is kept after its last change; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    pub keep_lobby_days: u32,

    /// Days that a running table is kept after its last change; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    pub keep_running_days: u32,

    /// Days that a finished table is kept; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    pub keep_over_days: u32,

    /// Deal the same cards again at every start; for tests and pictures only, never with people
    #[arg(long, value_name = "N", conflicts_with = "public_url")]
    pub seed: Option<u64>,

    /// Play new tables of a game with corrected printed numbers, as in eschnapur=my-edition.toml
    #[arg(long, value_name = "GAME=FILE")]
    pub edition: Vec<String>,

    /// Do not limit what one client may use; for measuring, on this machine only
    #[arg(long)]
    pub no_limits: bool,

    /// Serve figures for Prometheus at this address of its own, as in 127.0.0.1:9470; not for players
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,

    /// Go on for so many seconds after being told to stop, while /ready says no
    #[arg(long, value_name = "S", default_value_t = 0,
          value_parser = clap::value_parser!(u64).range(0..=600))]
    pub drain_seconds: u64,

    /// How much to write to the error stream
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log: LogLevel,

    /// How to write it
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub log_format: LogFormat,

    /// Write failures only, as --log warn does
    #[arg(long, short, conflicts_with = "log")]
    pub quiet: bool,
}

/// Serves until interrupted.
///
/// # Errors
/// The data directory or the port cannot be used; says which and why.
pub(crate) fn run(args: ServeArgs) -> anyhow::Result<()> {
    let config = config(&args)?;
    let level = if args.quiet { LogLevel::Warn } else { args.log };
    logging::start(level, args.log_format);
    let address = SocketAddr::new(args.bind, args.port);
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    runtime.block_on(async {
        // Before the database is opened: opening it may write to it.
        survive_file_size_limit();
        let store = match args.database {
            Some(url) => Store::postgres(&url).context("opening the tables")?,
            None if args.memory => Store::memory(),
            None => open(args.data)?,
        };
        let listener = tokio::net::TcpListener::bind(address)
            .await
            .with_context(|| format!("listening on {address}"))?;
        let address = listener.local_addr().context("finding the port")?;
        let app = App::new(config, store)
            .await
            .context("reading the key for cookies")?;
        if let Some(address) = args.metrics {
            serve_metrics(&app, address).await?;
        }
        // Before the address is known: whoever knows it may ask the server to stop.
        let mut endings = Endings::listen().context("listening to signals")?;
        // Nobody may be reading; the server starts all the same.
        let _ = writeln!(std::io::stdout(), "http://{address}/");
        let closing = app.clone();
        let stop = async move {
            endings.asked().await;
            // Whoever asks again does not want to wait for a load balancer.
            tokio::spawn(async move {
                endings.asked().await;
                closing.close();
            });
        };
        palast_server::serve(app, listener, stop)
            .await
            .context("serving")
    })?;
    // A bot may still be thinking; nothing of it is wanted.
    runtime.shutdown_timeout(Duration::from_secs(1));
    Ok(())
}

/// Serves figures for operators beside everything else.
async fn serve_metrics(app: &App, address: SocketAddr) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(address)
        .await
        .with_context(|| format!("listening on {address} for metrics"))?;
    let address = listener.local_addr().context("finding the port")?;
    tracing::info!("metrics at http://{address}/metrics");
    if !address.ip().is_loopback() {
        tracing::warn!("others on the network can read the metrics; they are not for players");
    }
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(error) = palast_server::serve_metrics(app, listener).await {
            tracing::error!(%error, "metrics are not served any more");
        }
    });
    Ok(())
}

/// The settings that were asked for, checked.
fn config(args: &ServeArgs) -> anyhow::Result<Config> {
    if args.no_limits && !args.bind.is_loopback() {
        return Err(UsageError::new("--no-limits serves this machine only, not other ones").into());
    }
    let days = |days: u32| {
        let seconds = u64::from(days) * 24 * 60 * 60;
        (days > 0).then(|| Duration::from_secs(seconds))
    };
    let mut config = Config {
        bot_pace: Duration::from_millis(args.bot_pace_ms),
        public_url: args.public_url.as_deref().map(public_url).transpose()?,
        behind_proxy: args.behind_proxy,
        retention: Retention {
            lobby: days(args.keep_lobby_days),
            running: days(args.keep_running_days),
            over: days(args.keep_over_days),
        },
        seed: args.seed,
        drain: Duration::from_secs(args.drain_seconds),
        limits: if args.no_limits {
            Limits::generous()
        } else {
            Limits::default()
        },
        ..Config::default()
    };
    for named in &args.edition {
        let (game, file) = named
            .split_once('=')
            .ok_or_else(|| UsageError::new(format!("--edition takes GAME=FILE, not `{named}`")))?;
        let game = crate::args::find_game(game)?;
        let text = crate::files::read_text(Path::new(file), "an edition")?;
        config
            .edition(game, text)
            .map_err(|error| UsageError::new(format!("{file}: {error}")))?;
    }
    Ok(config)
}

/// The public address without a slash at its end.
fn public_url(url: &str) -> anyhow::Result<String> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(url.trim_end_matches('/').to_owned())
        }
        Some(_) | None => {
            let sentence =
                format!("--public-url takes an address such as https://games.example, not `{url}`");
            Err(UsageError::new(sentence).into())
        }
    }
}

fn open(data: Option<PathBuf>) -> anyhow::Result<Store> {
    let dir = data_directory(data)?;
    std::fs::create_dir_all(&dir).with_context(|| format!("creating {}", dir.display()))?;
    Store::sqlite(dir.join(DATABASE)).context("opening the tables")
}

/// Where the tables are: in the directory that was named, or in the platform's own.
pub(crate) fn data_directory(data: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    Ok(match data {
        Some(dir) => dir,
        None => directories::ProjectDirs::from("", "", "palast")
            .context("this system names no directory for data; use --data DIR")?
            .data_dir()
            .to_owned(),
    })
}

/// Keeps a limit on the size of files from ending the process. With a handler for the signal the
/// write fails instead, and the store answers that like a full disk.
fn survive_file_size_limit() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let kind = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        // The handler stays when what is returned here is dropped.
        if let Err(error) = signal(kind) {
            tracing::warn!(%error, "a limit on the size of files would end the server");
        }
    }
}

/// The signals that ask the program to end: Ctrl+C, and the system's own.
#[derive(Debug)]
struct Endings {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Endings {
    /// From now on the signals do not end the program by themselves.
    #[cfg(unix)]
    fn listen() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "on other systems it can fail")]
    const fn listen() -> std::io::Result<Self> {
        Ok(Self {})
    }

    /// Done when the program is asked to end, again at each time.
    async fn asked(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
        #[cfg(not(unix))]
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    #[test]
    fn a_server_with_a_public_address_takes_no_seed() {
        let seeded = ["palast", "serve", "--seed", "5"];
        let public = ["--public-url", "https://example.org"];
        assert!(crate::cli::Cli::try_parse_from(seeded).is_ok());
        let both = seeded.into_iter().chain(public);
        assert!(crate::cli::Cli::try_parse_from(both).is_err());
    }

    #[test]
    fn a_public_address_has_a_host_and_no_path() {
        for good in ["https://games.example", "http://games.example:8080/"] {
            assert_eq!(super::public_url(good).unwrap(), good.trim_end_matches('/'));
        }
        for bad in [
            "games.example",
            "https://",
            "https://games.example/palast",
            "ftp://x",
            "",
        ] {
            assert!(super::public_url(bad).is_err(), "{bad}");
        }
    }
}
