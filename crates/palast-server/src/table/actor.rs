//! The actor that owns a match: commands in, snapshots out.
//!
//! Its state is what the store has. A write that fails ends the incarnation: everything in memory
//! is dropped and taken from the store again, so that nothing is ever shown or built upon that was
//! not stored.

use std::sync::Arc;
use std::time::Duration;

use palast_core::Seat;
use palast_games::{AnyGame, AnyMatch};
use palast_store::{Occupant, Owner, SeatRow, Status, TableId, Visibility};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tracing::Instrument as _;

use super::bots::Bots;
use super::clocks::{Alarm, LastSeen};
use super::command::Message;
use super::config::TableConfig;
use super::error::TableError;
use super::opening::short;
use super::presence::LINGER;
use super::registry::Channel;
use super::snapshot::{OccupantState, UndoRequest, occupant_state};
use crate::app::App;

/// After how long without a message drawings are dropped.
const SETTLE: Duration = Duration::from_secs(2);
/// The longest wait after writes have failed.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The handles through which an actor reaches the rest of the server.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) app: App,
    pub(super) id: TableId,
    pub(super) mailbox: mpsc::WeakSender<Message>,
    pub(super) channel: Arc<Channel>,
}

/// A table and everything only its actor may touch.
pub(super) struct TableActor {
    pub(super) app: App,
    pub(super) id: TableId,
    pub(super) mailbox: mpsc::WeakSender<Message>,
    pub(super) channel: Arc<Channel>,
    pub(super) game: &'static dyn AnyGame,
    pub(super) visibility: Visibility,
    pub(super) config: TableConfig,
    pub(super) seats: Vec<SeatRow>,
    pub(super) status: Status,
    pub(super) seed: [u8; 32],
    pub(super) play: Option<Box<dyn AnyMatch>>,
    /// How many lines of the match the store has.
    pub(super) stored: usize,
    /// How many answers have been taken back.
    pub(super) undos: usize,
    pub(super) undo_request: Option<UndoRequest>,
    pub(super) rematch: Option<TableId>,
    /// When everybody last saw something happen, and the ply it led to.
    pub(super) seen: LastSeen,
    pub(super) ply: usize,
    pub(super) bots: Bots,
    pub(super) alarm: Option<Alarm>,
    pub(super) version: u64,
    /// Set when memory and store may differ: this incarnation answers nothing more.
    pub(super) stopped: bool,
    /// How long bots and clocks wait, after writes have failed.
    pub(super) wait: Duration,
}

/// Why an incarnation ended.
enum Ended {
    Idle,
    Stopped,
}

/// Starts the actor of a table.
pub(super) fn spawn(link: Link, inbox: mpsc::Receiver<Message>) {
    // Not inside the span of the request that happened to be first.
    let span = tracing::info_span!(parent: None, "table", table = short(&link.id));
    let life = async move {
        // However this ends, by a panic too, the list must learn of it.
        let _ending = Ending(link.clone());
        run(link, inbox).await;
    };
    tokio::spawn(life.instrument(span));
}

struct Ending(Link);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.app.tables.actor_ended(&self.0.id);
    }
}

async fn run(link: Link, mut inbox: mpsc::Receiver<Message>) {
    let mut wait = Duration::ZERO;
    loop {
        let mut actor = match TableActor::load(link.clone()).await {
            Ok(actor) => actor,
            Err(error) => {
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    message.refuse(error.clone());
                }
                return;
            }
        };
        actor.wait = wait;
        actor.forget_absence_later();
        actor.look_after();
        match actor.serve(&mut inbox).await {
            Ended::Idle => return,
            Ended::Stopped => {
                let first = link.app.config.retry_after;
                wait = (actor.wait * 2).clamp(first, LONGEST_WAIT.max(first));
            }
        }
        // What was shown is still true, but what follows it is not known: everybody looks again.
        link.channel.announce();
    }
}

impl TableActor {
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Ended {
        let idle = self.app.config.idle;
        let mut settled = false;
        loop {
            let patience = if settled {
                idle.max(SETTLE)
            } else {
                idle.min(SETTLE)
            };
            match timeout(patience, inbox.recv()).await {
                Ok(Some(message)) => {
                    settled = false;
                    self.receive(message).await;
                }
                Ok(None) => return Ended::Idle,
                Err(_) => {
                    let wanted = self.channel.presence.streams() > 0 || self.bots.are_thinking();
                    if (settled || idle <= SETTLE) && !wanted {
                        inbox.close();
                    }
                    self.channel.renderings.clear();
                    settled = true;
                }
            }
            if self.stopped {
                return Ended::Stopped;
            }
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Snapshot {
                who,
                invite,
                at,
                reply,
            } => drop(reply.send(self.snapshot(who, &invite, at).map(Box::new))),
            Message::Command {
                who,
                command,
                reply,
            } => {
                let done = self.handle(who, command).await;
                if done.is_ok() {
                    self.changed();
                }
                drop(reply.send(done));
            }
            Message::BotAnswered { seat, ask, answer } => {
                self.bot_answered(seat, ask, answer).await
            }
            Message::TimeUp => {
                self.time_up().await;
                self.changed();
            }
            Message::Wake { reply } => drop(reply.send(Ok(()))),
        }
    }

    /// Tells everybody who looks, and sees to bots and clocks.
    pub(super) fn changed(&mut self) {
        if !self.stopped {
            self.version = self.channel.announce();
            self.look_after();
        }
    }

    fn look_after(&mut self) {
        self.call_bots();
        self.set_alarm();
    }

    /// Ends this incarnation: what is in memory may not be what is in the store.
    pub(super) fn stop(&mut self) {
        self.stopped = true;
    }

    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Logs that an answer made by the server itself was refused.
    pub(super) fn own_answer_failed(&self, whose: &str, error: &TableError) {
        tracing::warn!(
            "table {}: the answer of {whose} was refused ({})",
            short(&self.id),
            error.kind()
        );
    }

    /// After a start nobody knows who is here. Once those who are have had time to say so, the
    /// others are away, and that shows.
    fn forget_absence_later(&self) {
        let channel = Arc::downgrade(&self.channel);
        tokio::spawn(async move {
            tokio::time::sleep(LINGER + Duration::from_secs(1)).await;
            if let Some(channel) = channel.upgrade() {
                channel.announce();
            }
        });
    }

    /// The level of the bot that answers for a seat.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<String> {
        match occupant_state(self.seats.get(seat.index())?) {
            OccupantState::Bot(level) | OccupantState::StandIn(level) => Some(level),
            OccupantState::Open | OccupantState::Person => None,
        }
    }

    /// Whether a person answers for this seat now.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        let row = self.seats.get(seat.index());
        row.is_some_and(|row| occupant_state(row) == OccupantState::Person)
    }

    pub(super) fn seat_of(&self, who: Owner) -> Option<Seat> {
        let index = self
            .seats
            .iter()
            .position(|row| row.occupant == Occupant::Person(who))?;
        Seat::new(u8::try_from(index).ok()?)
    }
}
