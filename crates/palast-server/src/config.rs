//! The settings of a server. The defaults are those of a server that is open to the world; tests
//! take most limits away.

use std::collections::BTreeMap;
use std::time::Duration;

use palast_core::RulesError;
use palast_games::{AnyGame, MatchConfig};

use crate::retention::Retention;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before it answers, so that people can follow.
    pub bot_pace: Duration,
    /// How long a bot may think.
    pub think_time: Duration,
    /// How long a search for a hint may take.
    pub hint_time: Duration,
    /// How many worlds a review imagines for each position.
    pub review_walks: u32,
    /// How long to wait before a bot that failed, or a write, is tried again; it doubles each time.
    pub retry_after: Duration,
    /// How long a table nobody looks at stays in memory.
    pub idle: Duration,
    /// How long a person may be gone before the others may let a bot stand in, at tables whose rule
    /// allows it.
    pub absent_after: Duration,
    /// The address people see. Requests for another host are refused; `https://…` makes cookies
    /// secure and browsers insist on it.
    pub public_url: Option<String>,
    /// Whether a proxy in front reports the client's address (`X-Forwarded-For`, last entry).
    pub behind_proxy: bool,
    /// Deals the same cards to the same tables again, so that a picture can be taken twice. The
    /// number gives away every card: never where people play.
    pub seed: Option<u64>,
    /// Printed numbers for new tables, by game, where they are not those that come with it. Checked
    /// by [`Config::edition`].
    pub editions: BTreeMap<&'static str, String>,
    /// The games that can be played here. The stylesheet holds the rules of those in
    /// [`palast_games::games`] alone.
    pub games: &'static [&'static dyn AnyGame],
    /// How long tables are kept.
    pub retention: Retention,
    /// How long the server goes on after it was told to stop, so that a load balancer notices.
    pub drain: Duration,
    /// How much one client may use.
    pub limits: Limits,
    /// How long the server waits for a client.
    pub time_outs: TimeOuts,
}

impl Config {
    /// Has new tables of a game played with this edition.
    ///
    /// # Errors
    /// The edition is refused; nothing has changed.
    pub fn edition(&mut self, game: &dyn AnyGame, text: String) -> Result<(), RulesError> {
        let setup = MatchConfig {
            seats: *game.seats().start(),
            options: Vec::new(),
            edition: Some(text.clone()),
        };
        game.check(&setup)?;
        self.editions.insert(game.id(), text);
        Ok(())
    }

    /// Whether people reach the server by https.
    pub(crate) fn is_https(&self) -> bool {
        let url = self.public_url.as_deref();
        url.is_some_and(|url| url.starts_with("https://"))
    }

    /// The host of the public address, with its port if that is not the usual one.
    pub(crate) fn public_host(&self) -> Option<&str> {
        let (_, rest) = self.public_url.as_deref()?.split_once("://")?;
        let host = rest.split('/').next().unwrap_or(rest);
        Some(self.without_default_port(host))
    }

    /// A host without the port that the public address has anyway.
    pub(crate) fn without_default_port<'h>(&self, host: &'h str) -> &'h str {
        let port = if self.is_https() { ":443" } else { ":80" };
        host.strip_suffix(port).unwrap_or(host)
    }
}

/// How long the server waits for a client.
#[derive(Clone, Copy, Debug)]
pub struct TimeOuts {
    /// For the whole head of a request, and for the next request on an open connection.
    pub head: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// For the client to accept any byte of an answer.
    pub write: Duration,
}

/// How much one client may use. A client is an IPv4 address or an IPv6 network of 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// Requests of one address.
    pub requests: Rate,
    /// Forms sent by one address.
    pub actions: Rate,
    /// Tables opened by one address.
    pub new_tables: Rate,
    /// Tokens for programs made by one address.
    pub new_programs: Rate,
    /// Requests of one program.
    pub program: Rate,
    /// Requests of all programs of one address.
    pub programs_per_address: Rate,
    /// Unfinished tables of one person.
    pub tables_per_person: u32,
    /// Live streams of one person.
    pub streams_per_person: u32,
    /// Live streams of one address.
    pub streams_per_address: u32,
    /// Open connections in all.
    pub connections: usize,
    /// Open connections of one address.
    pub connections_per_address: u32,
}

/// A bucket of tokens.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many come back each second.
    pub per_second: f64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bot_pace: Duration::from_millis(900),
            think_time: Duration::from_secs(2),
            hint_time: Duration::from_secs(1),
            review_walks: 600,
            retry_after: Duration::from_secs(1),
            idle: Duration::from_secs(10 * 60),
            absent_after: Duration::from_secs(60),
            public_url: None,
            behind_proxy: false,
            seed: None,
            editions: BTreeMap::new(),
            games: palast_games::games(),
            retention: Retention::default(),
            drain: Duration::ZERO,
            limits: Limits::default(),
            time_outs: TimeOuts::default(),
        }
    }
}

impl Default for TimeOuts {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(15),
            body: Duration::from_secs(15),
            write: Duration::from_secs(30),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, per_second| Rate { burst, per_second };
        Self {
            body: 16 * 1024,
            requests: rate(300.0, 30.0),
            actions: rate(60.0, 6.0),
            new_tables: rate(20.0, 0.1),
            new_programs: rate(20.0, 0.02),
            program: rate(200.0, 20.0),
            programs_per_address: rate(800.0, 80.0),
            tables_per_person: 40,
            streams_per_person: 12,
            streams_per_address: 100,
            connections: 10_000,
            connections_per_address: 256,
        }
    }
}

impl Limits {
    /// As good as none: for measuring and for tests of other things.
    #[must_use]
    pub fn generous() -> Self {
        let rate = |burst, per_second| Rate { burst, per_second };
        Self {
            requests: rate(1e9, 1e9),
            actions: rate(1e9, 1e9),
            new_tables: rate(1e9, 1e9),
            new_programs: rate(1e9, 1e9),
            program: rate(1e9, 1e9),
            programs_per_address: rate(1e9, 1e9),
            tables_per_person: 100_000,
            streams_per_person: 100_000,
            streams_per_address: 100_000,
            connections_per_address: 100_000,
            ..Self::default()
        }
    }
}
