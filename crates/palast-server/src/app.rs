//! The state that all requests share: the store, the key, the tables in memory, the limits.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{SystemTime, UNIX_EPOCH};

use palast_games::AnyGame;
use palast_store::{Store, StoreError, TableId, Timestamp};
use palast_ui::{Lang, Words, common};
use sha2::{Digest, Sha256};
use tokio::sync::watch;

use crate::config::Config;
use crate::hints::HintCache;
use crate::metrics::Metrics;
use crate::rate_limit::RateLimits;
use crate::reviews::Reviews;
use crate::signing::{self, SigningKey};
use crate::table::Tables;
use crate::workers::Workers;

/// The server with its tables. Clones share it.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

/// The state behind an [`App`].
#[derive(Debug)]
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) signing_key: SigningKey,
    pub(crate) rate_limits: Arc<RateLimits>,
    pub(crate) tables: Tables,
    /// How many tables have been opened since the server started.
    pub(crate) opened: AtomicU64,
    /// The threads bots think on.
    pub(crate) thinkers: Workers,
    /// The threads that hints are found on. Not those of bots: how much time a bot has must not say
    /// that somebody asked for a hint.
    pub(crate) advisers: Workers,
    pub(crate) hints: HintCache,
    /// The one thread that reviews are worked out on: they can wait.
    pub(crate) reviewers: Workers,
    pub(crate) reviews: Reviews,
    /// The threads matches are replayed on.
    pub(crate) loaders: Workers,
    /// The threads pages are drawn on.
    pub(crate) renderers: Workers,
    /// Whether the database file was deleted or replaced.
    pub(crate) storage_lost: AtomicBool,
    /// What operators watch.
    pub(crate) metrics: Metrics,
    /// Whether nobody shall be sent here any more, although requests are still answered.
    pub(crate) draining: AtomicBool,
    /// Turns true when the server closes.
    pub(crate) closing: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// A server over a store.
    ///
    /// # Errors
    /// The store cannot give the key that cookies are signed with.
    pub async fn new(config: Config, store: Store) -> Result<Self, StoreError> {
        let signing_key = SigningKey::new(store.secret_key("cookies").await?);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Self(Arc::new(Inner {
            rate_limits: Arc::new(RateLimits::new(config.limits)),
            config,
            store,
            signing_key,
            tables: Tables::default(),
            opened: AtomicU64::new(0),
            thinkers: Workers::new(cores),
            advisers: Workers::new(cores),
            hints: HintCache::default(),
            reviewers: Workers::new(1),
            reviews: Reviews::default(),
            loaders: Workers::new(cores),
            renderers: Workers::new(cores),
            storage_lost: AtomicBool::new(false),
            metrics: Metrics::default(),
            draining: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })))
    }

    /// The game with this id, if it can be played here.
    pub(crate) fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        let games = self.config.games.iter().copied();
        games.into_iter().find(|game| game.id() == id)
    }

    /// Says to monitoring that nobody shall be sent here any more. Everything is still answered.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// Ends all live streams and lets no new one begin.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn tables_in_memory(&self) -> usize {
        self.tables.count()
    }

    /// Whether a table is in memory.
    #[must_use]
    pub fn is_in_memory(&self, id: &TableId) -> bool {
        self.tables.is_loaded(id)
    }

    /// Bytes nobody can guess; on a server with a seed, those that belong to this purpose.
    pub(crate) fn random(&self, purpose: std::fmt::Arguments<'_>) -> [u8; 32] {
        match self.config.seed {
            Some(seed) => Sha256::digest(format!("{seed} {purpose}")).into(),
            None => signing::random(),
        }
    }

    /// Whether this is the invitation to a table. There is another one each time somebody was
    /// removed from it.
    pub(crate) fn is_invitation(&self, id: &TableId, removed: usize, token: &str) -> bool {
        self.signing_key
            .verify("invite", &invited_to(id, removed), token)
    }

    /// The invitation to a table.
    pub(crate) fn invitation(&self, id: &TableId, removed: usize) -> String {
        self.signing_key.sign("invite", &invited_to(id, removed))
    }
}

/// The text that an invitation is a signature of.
fn invited_to(id: &TableId, removed: usize) -> String {
    match removed {
        0 => id.as_str().to_owned(),
        removed => format!("{id} {removed}"),
    }
}

/// The current time.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Timestamp::from_unix(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}

/// The words of the site, for pages that belong to no game.
pub(crate) fn site_words(lang: Lang) -> &'static Words {
    static WORDS: [OnceLock<Words>; 3] = [const { OnceLock::new() }; 3];
    let index = Lang::ALL
        .iter()
        .position(|known| *known == lang)
        .expect("every language is listed");
    WORDS[index].get_or_init(|| {
        Words::new(lang, &common::sources(lang)).expect("a test loads every language")
    })
}
