//! The tables in memory, and how the rest of the server reaches them.
//!
//! A table has at most one actor at a time. What a live stream holds ([`Channel`]) belongs to the
//! table and not to one incarnation of its actor: it stays while a stream is open, so that a stream
//! hears of the next incarnation after a panic, a failed write or the race with idle eviction.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use palast_store::{Owner, TableId};
use tokio::sync::{mpsc, oneshot, watch};

use super::actor;
use super::command::{Command, Invite, Message};
use super::error::TableError;
use super::presence::{LINGER, Presence};
use super::snapshot::TableSnapshot;
use crate::app::App;
use crate::render_cache::RenderCache;

/// How many requests may wait for one table.
const MAILBOX: usize = 64;

/// What the viewers of a table share with each incarnation of its actor.
#[derive(Debug)]
pub(crate) struct Channel {
    changes: watch::Sender<u64>,
    pub(super) presence: Presence,
    pub(crate) renderings: RenderCache,
}

impl Channel {
    fn new() -> Self {
        Self {
            changes: watch::Sender::new(0),
            presence: Presence::new(),
            renderings: RenderCache::default(),
        }
    }

    /// Hears whenever something may look different, without counting as somebody who looks.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Has every viewer look again; the number that grows is the version of what they see.
    pub(super) fn announce(&self) -> u64 {
        self.changes.send_modify(|version| *version += 1);
        *self.changes.borrow()
    }
}

/// A table in memory.
#[derive(Clone, Debug)]
struct Entry {
    mailbox: mpsc::Sender<Message>,
    channel: Arc<Channel>,
}

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<TableId, Entry>>);

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Entry>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id; whether there is one is found out by asking it.
    fn get(&self, app: &App, id: &TableId) -> Entry {
        Self::find(&mut self.lock(), app, id)
    }

    fn find(tables: &mut HashMap<TableId, Entry>, app: &App, id: &TableId) -> Entry {
        let known = tables.get(id);
        if let Some(entry) = known.filter(|entry| !entry.mailbox.is_closed()) {
            return entry.clone();
        }
        let (mailbox, inbox) = mpsc::channel(MAILBOX);
        let channel = known.map_or_else(
            || Arc::new(Channel::new()),
            |entry| Arc::clone(&entry.channel),
        );
        let entry = Entry { mailbox, channel };
        tables.insert(id.clone(), entry.clone());
        let link = actor::Link {
            app: app.clone(),
            id: id.clone(),
            mailbox: entry.mailbox.downgrade(),
            channel: Arc::clone(&entry.channel),
        };
        actor::spawn(link, inbox);
        entry
    }

    /// Removes a table whose actor has ended and that nobody follows. If somebody does, they are
    /// told to look again, which brings the next incarnation to life.
    pub(super) fn actor_ended(&self, id: &TableId) {
        let mut tables = self.lock();
        let Some(entry) = tables.get(id).filter(|entry| entry.mailbox.is_closed()) else {
            return;
        };
        if entry.channel.presence.streams() == 0 {
            tables.remove(id);
        } else {
            entry.channel.announce();
        }
    }

    /// Whether a table is in memory.
    pub(crate) fn is_loaded(&self, id: &TableId) -> bool {
        let tables = self.lock();
        tables.get(id).is_some_and(|it| !it.mailbox.is_closed())
    }

    /// How many live streams are open.
    pub(crate) fn viewers(&self) -> u64 {
        let tables = self.lock();
        let streams = tables
            .values()
            .map(|entry| entry.channel.presence.streams());
        streams.map(u64::from).sum()
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        let tables = self.lock();
        let open = |entry: &&Entry| !entry.mailbox.is_closed();
        tables.values().filter(open).count()
    }
}

/// Somebody's open stream at a table; ends when dropped.
#[derive(Debug)]
pub(crate) struct Following {
    app: App,
    id: TableId,
    owner: Owner,
    channel: Arc<Channel>,
    changes: watch::Receiver<u64>,
}

impl Following {
    /// Waits until something may look different. What has happened before counts as seen.
    pub(crate) async fn changed(&mut self) {
        // The sender is in the channel that is held here, so this cannot fail.
        let _ = self.changes.changed().await;
    }

    /// Counts everything that has happened so far as seen.
    pub(crate) fn mark_seen(&mut self) {
        self.changes.mark_unchanged();
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.channel.presence.close_stream(self.owner);
        // Its actor may have ended while this stream kept the table in the list.
        self.app.tables.actor_ended(&self.id);
        // The others should see that somebody is gone, and that they may be replaced.
        let channel = Arc::downgrade(&self.channel);
        let absent_after = self.app.config.absent_after;
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                let mut passed = Duration::ZERO;
                for at in [LINGER.min(absent_after), LINGER.max(absent_after)] {
                    tokio::time::sleep(at + Duration::from_secs(1) - passed).await;
                    passed = at + Duration::from_secs(1);
                    let Some(channel) = channel.upgrade() else {
                        return;
                    };
                    channel.announce();
                }
            });
        }
    }
}

impl App {
    /// What somebody may see of a table, now or at a past ply.
    pub(crate) async fn snapshot(
        &self,
        id: &TableId,
        who: Owner,
        invite: Invite,
        at: Option<usize>,
    ) -> Result<Box<TableSnapshot>, TableError> {
        self.ask(id, |reply| Message::Snapshot {
            who,
            invite,
            at,
            reply,
        })
        .await
    }

    /// Asks a table for a change; when this is answered with success, it is in the store.
    pub(crate) async fn command(
        &self,
        id: &TableId,
        who: Owner,
        command: Command,
    ) -> Result<(), TableError> {
        let is_move = matches!(command, Command::Answer { .. } | Command::Plan { .. });
        let begun = Instant::now();
        let done = self
            .ask(id, |reply| Message::Command {
                who,
                command,
                reply,
            })
            .await;
        if is_move && done.is_ok() {
            self.metrics.acknowledged(begun.elapsed());
        }
        done
    }

    async fn ask<T>(
        &self,
        id: &TableId,
        message: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> Message,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        let mut message = message(reply);
        // A table may leave memory between being found and being asked; the second one found is new.
        for _ in 0..3 {
            let entry = self.tables.get(self, id);
            match entry.mailbox.send(message).await {
                Ok(()) => return answer.await.unwrap_or(Err(TableError::Failed)),
                Err(back) => message = back.0,
            }
        }
        Err(TableError::Failed)
    }

    /// Notes that somebody looks at a table that is in memory.
    pub(crate) fn note_request(&self, id: &TableId, who: Owner) {
        if let Some(entry) = self.tables.lock().get(id) {
            entry.channel.presence.note_request(who);
        }
    }

    /// Whether somebody has a stream of this table open.
    pub(crate) fn has_stream(&self, id: &TableId, who: Owner) -> bool {
        let tables = self.tables.lock();
        tables
            .get(id)
            .is_some_and(|entry| entry.channel.presence.has_stream(who))
    }

    /// What has been drawn of a table that is in memory.
    pub(crate) fn channel(&self, id: &TableId) -> Arc<Channel> {
        self.tables.get(self, id).channel
    }

    /// Follows a table from one incarnation to the next.
    pub(crate) fn follow(&self, id: &TableId, owner: Owner) -> Following {
        let mut tables = self.tables.lock();
        let channel = Tables::find(&mut tables, self, id).channel;
        let was_away = channel.presence.open_stream(owner);
        drop(tables);
        let changes = channel.changes.subscribe();
        if was_away {
            channel.announce();
        }
        Following {
            app: self.clone(),
            id: id.clone(),
            owner,
            channel,
            changes,
        }
    }

    /// Brings a table into memory, so that what is due there happens.
    pub(super) async fn wake(&self, id: &TableId) -> Result<(), TableError> {
        self.ask(id, |reply| Message::Wake { reply }).await
    }
}

#[cfg(test)]
mod tests;
