//! The task that owns a match: loads it, answers its queue, calls the bots, and leaves when idle.

use std::time::Duration;

use palast_core::{AskId, Seat, SeatMap, SeatSet, Seed, Viewer};
use palast_games::{AnyGame, AnyMatch};
use palast_store::{
    Occupant, Owner, Progress, PublicProgress, SeatMask, SeatRow, Status, TableId, Timestamp,
    Visibility,
};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::clocks::{Clocks, Deadline};
use super::config::{TableConfig, Watch};
use super::opening::short;
use super::presence::LINGER;
use super::snapshot::{
    MatchSnapshot, OccupantState, SeatSnapshot, TableSnapshot, UndoRequest, occupant_state,
};
use super::{Handle, Invited, Message, TableError};
use crate::app::{App, now};
use crate::signing;

/// A table and everything only its task may touch.
pub(super) struct TableActor {
    pub(super) app: App,
    pub(super) id: TableId,
    handle: Handle,
    pub(super) game: &'static dyn AnyGame,
    pub(super) visibility: Visibility,
    pub(super) config: TableConfig,
    pub(super) seats: Vec<SeatRow>,
    pub(super) status: Status,
    pub(super) seed: [u8; 32],
    pub(super) play: Option<Box<dyn AnyMatch>>,
    /// How many lines of the match the store has.
    pub(super) stored: usize,
    pub(super) undo_request: Option<UndoRequest>,
    pub(super) rematch: Option<TableId>,
    /// When the match last went on here, and how long before that it stood still elsewhere.
    moved: Instant,
    stood: Duration,
    /// When everybody last saw something happen, and how far the match was then.
    pub(super) seen: Timestamp,
    pub(super) seen_ply: usize,
    /// The questions bots are thinking about.
    thinking: SeatMap<Option<AskId>>,
    clocks: Clocks,
}

/// Starts the task of a table.
pub(super) fn spawn(app: App, id: TableId, handle: Handle, requests: mpsc::Receiver<Message>) {
    tokio::spawn(async move {
        // A panic in here must not leave a dead table in the list: the guard takes it out.
        let _leaving = Leaving {
            app: app.clone(),
            id: id.clone(),
        };
        run(app, id, handle, requests).await;
    });
}

struct Leaving {
    app: App,
    id: TableId,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.app.tables.forget(&self.id);
    }
}

async fn run(app: App, id: TableId, handle: Handle, mut requests: mpsc::Receiver<Message>) {
    let idle = app.config.idle;
    let mut table = match TableActor::load(app, id, handle).await {
        Ok(table) => table,
        Err(refused) => {
            requests.close();
            while let Some(message) = requests.recv().await {
                message.refuse(refused.clone());
            }
            return;
        }
    };
    table.look_after();
    loop {
        match timeout(idle, requests.recv()).await {
            Ok(Some(message)) => table.answer(message).await,
            Ok(None) => return,
            Err(_) if table.handle.presence.streams() > 0 || table.busy() => {}
            Err(_) => requests.close(),
        }
    }
}

impl Message {
    fn refuse(self, refused: TableError) {
        match self {
            Self::See { reply, .. } => drop(reply.send(Err(refused))),
            Self::Command { reply, .. } => drop(reply.send(Err(refused))),
            Self::Thought { .. } | Self::Late { .. } | Self::Wake => {}
        }
    }
}

impl TableActor {
    async fn load(app: App, id: TableId, handle: Handle) -> Result<Self, TableError> {
        let stored = match app.store.load(&id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return Err(TableError::NoTable),
            Err(error) => {
                app.warn(format_args!("loading table {}: {error}", short(&id)));
                return Err(TableError::Failed);
            }
        };
        let (Some(game), Some(config)) =
            (app.game(&stored.game), TableConfig::parse(&stored.setup))
        else {
            app.warn(format_args!("table {} is of no game we know", short(&id)));
            return Err(TableError::Failed);
        };
        let seed = *stored.seed.expose_secret();
        let play = match stored.status {
            Status::Lobby => None,
            Status::Running | Status::Over => {
                let editions: Vec<&str> = config.edition.as_deref().into_iter().collect();
                match game.load(&stored.header, &stored.lines, Seed::new(seed), &editions) {
                    Ok(play) => Some(play),
                    Err(error) => {
                        app.warn(format_args!(
                            "table {} does not replay: {error}",
                            short(&id)
                        ));
                        return Err(TableError::Failed);
                    }
                }
            }
        };
        let rematch = match stored.status {
            Status::Lobby | Status::Running => None,
            Status::Over => {
                let next = super::opening::rematch_id(&app, &id);
                matches!(app.store.load(&next).await, Ok(Some(_))).then_some(next)
            }
        };
        let seen_ply = play.as_ref().map_or(0, |play| play.ply());
        let (length, due) = (stored.lines.len(), stored.due);
        let table = Self {
            app,
            id,
            handle,
            game,
            visibility: stored.visibility,
            config,
            seats: stored.seats,
            status: stored.status,
            seed,
            play,
            stored: stored.lines.len(),
            undo_request: None,
            rematch,
            moved: Instant::now(),
            stood: since(stored.seen),
            seen: stored.seen,
            seen_ply,
            thinking: SeatMap::default(),
            clocks: Clocks::default(),
        };
        // An older database does not know what its tables wait for.
        if table.status == Status::Running && due == Some(Timestamp::default()) {
            let progress = table.progress(&table.seats, Some(table.seen));
            let told = table
                .app
                .store
                .set_progress(&table.id, length as u64, progress);
            if let Err(error) = told.await {
                let id = short(&table.id);
                table.app.warn(format_args!(
                    "noting whose turn it is at table {id}: {error}"
                ));
            }
        }
        Ok(table)
    }

    /// Takes everything from the store again: somebody else has written, or a write failed.
    pub(super) async fn reload(&mut self) -> Result<(), TableError> {
        let fresh = Self::load(self.app.clone(), self.id.clone(), self.handle.clone()).await?;
        *self = Self {
            thinking: self.thinking,
            clocks: std::mem::take(&mut self.clocks),
            ..fresh
        };
        Ok(())
    }

    async fn answer(&mut self, message: Message) {
        match message {
            Message::See {
                who,
                invited,
                at,
                reply,
            } => drop(reply.send(self.snapshot(who, invited, at).map(Box::new))),
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
            Message::Thought {
                seat,
                ask,
                notation,
            } => {
                self.thinking[seat] = None;
                let done = match notation {
                    Some(notation) if self.bot_at(seat).is_some() => {
                        self.submit(seat, ask, &notation).await
                    }
                    Some(_) | None => Err(TableError::NotAsked),
                };
                self.not_at_once(done, "a bot").await;
                self.changed();
            }
            Message::Late { seat, ask } => {
                self.clocks.struck(seat, ask);
                if self.is_person(seat) {
                    let answer = self.play.as_ref().and_then(|play| {
                        let mine = play.ask_id(seat) == Some(ask);
                        let view = mine.then(|| play.view(Viewer::Seat(seat)))?;
                        view.absent(&Seed::new(signing::random()))
                    });
                    if let Some(notation) = answer {
                        let done = self.submit(seat, ask, &notation).await;
                        self.not_at_once(done, "a clock").await;
                    }
                }
                self.changed();
            }
            Message::Wake => {}
        }
    }

    /// Waits a little if an answer we made ourselves was refused: it will be made again, and a
    /// store may recover.
    async fn not_at_once(&mut self, done: Result<(), TableError>, whose: &str) {
        if let Err(
            refused @ (TableError::Failed | TableError::Illegal(_) | TableError::Unreadable),
        ) = done
        {
            self.app.warn(format_args!(
                "table {}: the answer of {whose} was refused ({})",
                short(&self.id),
                refused.kind()
            ));
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Tells everybody who looks, and sees to bots and clocks.
    fn changed(&mut self) {
        self.handle.tick.send_modify(|tick| *tick += 1);
        self.look_after();
    }

    fn busy(&self) -> bool {
        let thinks = |seat| self.thinking[seat].is_some();
        Seat::ALL.into_iter().any(thinks) || self.clocks.is_running()
    }

    /// The level of the bot that answers for a seat.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<String> {
        match occupant_state(self.seats.get(seat.index())?) {
            OccupantState::Bot(level) | OccupantState::StandIn(level) => Some(level),
            OccupantState::Open | OccupantState::Person => None,
        }
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        let row = self.seats.get(seat.index());
        row.is_some_and(|row| occupant_state(row) == OccupantState::Person)
    }

    /// Whether somebody has been away long enough for a bot to stand in.
    pub(super) fn is_gone(&self, who: Owner) -> bool {
        let gone = self.handle.presence.gone_for(who);
        gone.is_none_or(|gone| gone >= self.app.config.absent_after)
    }

    pub(super) fn seat_of(&self, who: Owner) -> Option<Seat> {
        let index = self
            .seats
            .iter()
            .position(|row| row.occupant == Occupant::Person(who))?;
        Seat::new(u8::try_from(index).ok()?)
    }

    /// The persons who have to agree with something this seat wants.
    pub(super) fn others(&self, seat: Seat) -> SeatSet {
        let person = |other: &Seat| *other != seat && self.is_person(*other);
        Seat::ALL.into_iter().filter(person).collect()
    }

    /// Sets every bot thinking that is asked, and a clock running for every person who is.
    fn look_after(&mut self) {
        let Some(play) = &self.play else { return };
        self.clocks.look_at(&**play);
        let mut calls = Vec::new();
        for seat in play.asked().iter() {
            let Some(ask) = play.ask_id(seat) else {
                continue;
            };
            if let Some(level) = self.bot_at(seat) {
                if self.thinking[seat] != Some(ask) {
                    calls.push((seat, ask, level, play.view(Viewer::Seat(seat))));
                }
            } else if let Some(limit) = self.config.pace.limit()
                && self.clocks.needs_alarm(seat, ask)
            {
                // After a restart the time goes on from when the table last changed.
                let passed = self.stood + self.moved.elapsed();
                let fresh = Deadline::after(limit.saturating_sub(passed));
                let queue = self.handle.queue.downgrade();
                self.clocks.run(seat, ask, fresh, |left| {
                    let strike = async move {
                        sleep(left).await;
                        if let Some(queue) = queue.upgrade() {
                            let _ = queue.send(Message::Late { seat, ask }).await;
                        }
                    };
                    tokio::spawn(strike).abort_handle()
                });
            }
        }
        for (seat, ask, level, view) in calls {
            self.thinking[seat] = Some(ask);
            let Ok(level) = level.parse() else {
                self.app.warn(format_args!(
                    "table {} has a bot nobody knows",
                    short(&self.id)
                ));
                continue;
            };
            let queue = self.handle.queue.downgrade();
            let app = self.app.clone();
            let seed = app.random(format_args!("bot {seat} {} {:?}", ask.0, self.seed));
            tokio::spawn(async move {
                sleep(app.config.bot_pace).await;
                let turn = app.thinkers.clone().acquire_owned().await;
                let until = std::time::Instant::now() + app.config.think_time;
                let thought = tokio::actor::spawn_blocking(move || {
                    let _turn = turn;
                    let seed = Seed::new(seed);
                    view.think(level, &seed, &mut || std::time::Instant::now() < until)
                });
                let notation = thought.await.ok().flatten();
                if let Some(queue) = queue.upgrade() {
                    let thought = Message::Thought {
                        seat,
                        ask,
                        notation,
                    };
                    let _ = queue.send(thought).await;
                }
            });
        }
    }

    /// Notes that the match went on just now.
    /// Notes that everybody sees something new now.
    pub(super) fn touch(&mut self, seen: Timestamp) {
        (self.moved, self.stood) = (Instant::now(), Duration::ZERO);
        self.seen = seen;
        self.seen_ply = self.play.as_ref().map_or(0, |play| play.ply());
    }

    /// What lists and wake-ups have to know, with these people on the seats. `seen` is given if
    /// everybody sees the change.
    pub(super) fn progress(&self, seats: &[SeatRow], seen: Option<Timestamp>) -> Progress {
        let Some(play) = &self.play else {
            return Progress {
                awaited: SeatMask::EMPTY,
                due: None,
                public: None,
            };
        };
        let (mut awaited, mut bots) = (SeatMask::EMPTY, false);
        for seat in Seat::ALL {
            if play.ask_id(seat).is_none() {
                continue;
            }
            match seats.get(seat.index()).map(occupant_state) {
                Some(OccupantState::Person) => awaited = awaited.with(seat.into()),
                Some(OccupantState::Bot(_) | OccupantState::StandIn(_)) => bots = true,
                Some(OccupantState::Open) | None => {}
            }
        }
        let since = seen.unwrap_or(self.seen).unix();
        let limit = self.config.pace.limit().filter(|_| !awaited.is_empty());
        let deadline = limit.map(|limit| {
            let seconds = i64::try_from(limit.as_secs()).unwrap_or(i64::MAX);
            Timestamp::from_unix(since.saturating_add(seconds))
        });
        Progress {
            awaited,
            due: if bots { Some(now()) } else { deadline },
            public: seen.map(|seen| PublicProgress {
                asked: play.asked().iter().map(u8::from).collect(),
                seen,
            }),
        }
    }

    fn snapshot(
        &self,
        who: Owner,
        invited: Invited,
        at: Option<usize>,
    ) -> Result<TableSnapshot, TableError> {
        let you = self.seat_of(who);
        let host = self.config.host == who;
        let open = self.visibility == Visibility::Public
            || self.config.watch == Watch::Anybody
            || invited == Invited::Yes;
        if you.is_none() && !host && !open {
            return Err(TableError::Unwatched);
        }
        Ok(TableSnapshot {
            id: self.id.clone(),
            game: self.game,
            status: self.status,
            visibility: self.visibility,
            config: self.config.clone(),
            seats: self.seat_snapshots(),
            you,
            host,
            play: self.match_snapshot(you, at)?,
            rematch: self.rematch.clone(),
        })
    }

    fn match_snapshot(
        &self,
        you: Option<Seat>,
        at: Option<usize>,
    ) -> Result<Option<MatchSnapshot>, TableError> {
        let Some(play) = &self.play else {
            return Ok(None);
        };
        let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
        let at = at.filter(|at| *at != play.ply());
        let view = match at {
            Some(at) => play.view_at(at, viewer).ok_or(TableError::NoPly)?,
            None => play.view(viewer),
        };
        Ok(Some(MatchSnapshot {
            view,
            ask: you.and_then(|seat| play.ask_id(seat)),
            take_back: you.and_then(|seat| play.take_back(seat)),
            undo_request: self.undo_request,
            ply: play.ply(),
            at,
            commitment: play.commitment(),
            record: play.record(),
        }))
    }

    fn seat_snapshots(&self) -> Vec<SeatSnapshot> {
        let presence = &self.handle.presence;
        let snapshot = |(seat, row): (Seat, &SeatRow)| {
            let (here, gone_long) = match row.occupant {
                Occupant::Person(owner) => {
                    let gone = presence.gone_for(owner);
                    (gone.is_some_and(|gone| gone < LINGER), self.is_gone(owner))
                }
                Occupant::Open | Occupant::Bot(_) => (true, false),
            };
            let occupant = occupant_state(row);
            let ask = self.play.as_ref().and_then(|play| play.ask_id(seat));
            SeatSnapshot {
                seat,
                deadline: ask
                    .filter(|_| occupant == OccupantState::Person)
                    .and_then(|ask| self.clocks.deadline(seat, ask)),
                name: row.name.clone(),
                here,
                replaceable: gone_long && occupant == OccupantState::Person,
                host: row.occupant == Occupant::Person(self.config.host),
                occupant,
            }
        };
        Seat::ALL
            .into_iter()
            .zip(&self.seats)
            .map(snapshot)
            .collect()
    }
}

/// How long ago that was.
fn since(when: Timestamp) -> Duration {
    let passed = now().unix().saturating_sub(when.unix());
    Duration::from_secs(u64::try_from(passed).unwrap_or(0))
}
