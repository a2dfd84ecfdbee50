//! Taking a table from the store: the row, and the match replayed from its lines.

use std::time::Duration;

use palast_core::Seed;
use palast_games::{AnyGame, AnyMatch};
use palast_store::{Status, StoredTable, TableId};

use super::actor::{Link, TableActor};
use super::bots::Bots;
use super::clocks::LastSeen;
use super::config::TableConfig;
use super::error::TableError;
use super::opening::{rematch_id, short};
use crate::app::App;

impl TableActor {
    /// The table as it is stored.
    pub(super) async fn load(link: Link) -> Result<Self, TableError> {
        let Link {
            app,
            id,
            mailbox,
            channel,
        } = link;
        let stored = match app.store.load(&id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return Err(TableError::NoTable),
            Err(error) => {
                tracing::warn!("loading table {}: {error}", short(&id));
                return Err(TableError::Failed);
            }
        };
        let (Some(game), Some(config)) =
            (app.game(&stored.game), TableConfig::parse(&stored.setup))
        else {
            tracing::warn!("table {} is of no game we know", short(&id));
            return Err(TableError::Failed);
        };
        let (stored, play) = replay(&app, &id, game, &config, stored).await?;
        let rematch = find_rematch(&app, &id, stored.status).await;
        let (awaited, due) = (stored.awaited, stored.due);
        let mut actor = Self {
            version: channel.announce(),
            app,
            id,
            mailbox,
            channel,
            game,
            visibility: stored.visibility,
            config,
            seats: stored.seats,
            status: stored.status,
            seed: *stored.seed.expose_secret(),
            stored: stored.lines.len(),
            undos: stored.lines.iter().filter(|line| is_undo(line)).count(),
            undo_request: None,
            rematch,
            seen: LastSeen::at(stored.seen),
            ply: play.as_ref().map_or(0, |play| play.ply()),
            play,
            bots: Bots::default(),
            alarm: None,
            stopped: false,
            wait: Duration::ZERO,
        };
        actor.check_progress(awaited, due).await;
        Ok(actor)
    }
}

impl App {
    /// A finished match, taken from the store beside whatever its table's actor holds.
    pub(crate) async fn finished_match(
        &self,
        id: &TableId,
    ) -> Result<Box<dyn AnyMatch>, TableError> {
        let stored = match self.store.load(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return Err(TableError::NoTable),
            Err(_) => return Err(TableError::Failed),
        };
        if stored.status != Status::Over {
            return Err(TableError::TooEarly);
        }
        let game = self.game(&stored.game).ok_or(TableError::Failed)?;
        let config = TableConfig::parse(&stored.setup).ok_or(TableError::Failed)?;
        let (_, play) = replay(self, id, game, &config, stored).await?;
        play.ok_or(TableError::Failed)
    }
}

/// Whether a line of a record takes an answer back (`SEAT undo`).
fn is_undo(line: &str) -> bool {
    line.ends_with(" undo")
}

/// Replays the match, away from the threads that answer requests: it takes as long as the record
/// is.
async fn replay(
    app: &App,
    id: &TableId,
    game: &'static dyn AnyGame,
    config: &TableConfig,
    stored: StoredTable,
) -> Result<(StoredTable, Option<Box<dyn AnyMatch>>), TableError> {
    if stored.status == Status::Lobby {
        return Ok((stored, None));
    }
    let edition = config.edition.clone();
    let replayed = app.loaders.run(move || {
        let editions: Vec<&str> = edition.as_deref().into_iter().collect();
        let seed = Seed::new(*stored.seed.expose_secret());
        let play = game.load(&stored.header, &stored.lines, seed, &editions);
        (stored, play)
    });
    match replayed.await {
        Some((stored, Ok(play))) => Ok((stored, Some(play))),
        Some((_, Err(error))) => {
            // Only where it fails: the rest of the message may quote a hidden card.
            let error = error.to_string();
            let place = error.split([':', ';']).next().unwrap_or_default();
            tracing::warn!("table {} does not replay: {place}", short(id));
            Err(TableError::Failed)
        }
        None => {
            tracing::warn!("table {}: the replay panicked", short(id));
            Err(TableError::Failed)
        }
    }
}

async fn find_rematch(app: &App, id: &TableId, status: Status) -> Option<TableId> {
    match status {
        Status::Lobby | Status::Running => None,
        Status::Over => {
            let next = rematch_id(app, id);
            matches!(app.store.load(&next).await, Ok(Some(_))).then_some(next)
        }
    }
}
