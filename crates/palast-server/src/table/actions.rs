//! What people may do at a table. Every change is in the store before it is answered.

use palast_core::{AskId, Seat, SeatSet, Seed, TakeBack};
use palast_games::{MatchConfig, SubmitError};
use palast_store::Visibility;
use palast_store::{AppendError, ChangeError, MatchStart, Occupant, Owner, SeatRow, Status, Then};

use super::actor::TableActor;
use super::opening::{NewOccupant, bot_name, short};
use super::snapshot::UndoRequest;
use super::{Command, Consent, Invited, TableError};
use crate::app::now;

/// The bot that takes a free seat and stands in for people.
const HELPER: &str = "sensible";

impl TableActor {
    pub(super) async fn handle(&mut self, who: Owner, command: Command) -> Result<(), TableError> {
        match command {
            Command::Sit { name, invited } => self.sit(who, name, invited).await,
            Command::Leave => {
                let seat = self.my_seat(who)?;
                self.before_the_match()?;
                self.put(seat, SeatRow::open()).await
            }
            Command::Arrange { seat, place } => self.arrange(who, seat, place).await,
            Command::Start => self.start(who).await,
            Command::Answer { ask, notation } => {
                let seat = self.my_seat(who)?;
                self.begun()?;
                if !self.is_person(seat) {
                    return Err(TableError::NotAsked);
                }
                self.submit(seat, ask, &notation).await
            }
            Command::TakeBack => self.take_back(who).await,
            Command::Consent(consent) => self.consent(who, consent).await,
            Command::StandIn(seat) => self.stand_in(who, seat).await,
            Command::Return => {
                let seat = self.my_seat(who)?;
                let row = SeatRow {
                    extra: String::new(),
                    ..self.seats[seat.index()].clone()
                };
                self.put(seat, row).await
            }
            Command::Rematch(id) => {
                self.my_seat(who)?;
                self.rematch = Some(id);
                Ok(())
            }
        }
    }

    fn my_seat(&self, who: Owner) -> Result<Seat, TableError> {
        self.seat_of(who).ok_or(TableError::NotSeated)
    }

    fn before_the_match(&self) -> Result<(), TableError> {
        match self.status {
            Status::Lobby => Ok(()),
            Status::Running | Status::Over => Err(TableError::TooLate),
        }
    }

    fn begun(&self) -> Result<(), TableError> {
        match self.status {
            Status::Lobby => Err(TableError::TooEarly),
            Status::Running => Ok(()),
            Status::Over => Err(TableError::TooLate),
        }
    }

    async fn sit(&mut self, who: Owner, name: String, invited: Invited) -> Result<(), TableError> {
        if let Some(seat) = self.seat_of(who) {
            let row = SeatRow {
                name,
                ..self.seats[seat.index()].clone()
            };
            return self.put(seat, row).await;
        }
        if invited == Invited::No && self.visibility == Visibility::Private {
            return Err(TableError::NotInvited);
        }
        self.before_the_match()?;
        loop {
            let free = self
                .seats
                .iter()
                .position(|row| row.occupant == Occupant::Open);
            let index = free.ok_or(TableError::Full)?;
            let row = SeatRow::person(who, name.clone());
            let number = u8::try_from(index).expect("a table has at most five seats");
            match self
                .app
                .store
                .claim_seat(&self.id, number, row.clone(), now())
                .await
            {
                Ok(()) => {
                    self.seats[index] = row;
                    return Ok(());
                }
                // Taken through another node: look who sits there now and try the next.
                Err(ChangeError::SeatChanged { actual, .. }) => self.seats[index] = actual,
                Err(error) => return self.not_changed(error).await,
            }
        }
    }

    async fn arrange(
        &mut self,
        who: Owner,
        seat: Seat,
        place: NewOccupant,
    ) -> Result<(), TableError> {
        if self.config.host != who {
            return Err(TableError::NotHost);
        }
        self.before_the_match()?;
        let row = self.seats.get(seat.index()).ok_or(TableError::Unreadable)?;
        if row.occupant == Occupant::Person(who) {
            return Err(TableError::StillHere);
        }
        let row = match place {
            NewOccupant::Open => SeatRow::open(),
            NewOccupant::Bot(level) => SeatRow::bot(level.name(), bot_name(seat)),
        };
        self.put(seat, row).await
    }

    /// Replaces a seat, here and in the store.
    async fn put(&mut self, seat: Seat, row: SeatRow) -> Result<(), TableError> {
        let index = seat.index();
        let expected = self.seats[index].clone();
        if expected == row {
            return Ok(());
        }
        if self.status == Status::Running {
            let mut seats = self.seats.clone();
            seats[index] = row.clone();
            // Before the seat: to be woken in vain is harmless, not to be woken is not.
            let progress = self.progress(&seats, None);
            let length = self.stored as u64;
            let told = self.app.store.set_progress(&self.id, length, progress);
            if let Err(error) = told.await {
                return self.not_written(error).await;
            }
        }
        let changed = self
            .app
            .store
            .change_seat(&self.id, seat.into(), expected, row.clone(), now())
            .await;
        match changed {
            Ok(()) => {
                self.seats[index] = row;
                Ok(())
            }
            Err(error) => self.not_changed(error).await,
        }
    }

    async fn not_changed(&mut self, error: ChangeError) -> Result<(), TableError> {
        let refused = match error {
            ChangeError::NotFound => TableError::NoTable,
            ChangeError::NoSuchSeat => TableError::Unreadable,
            ChangeError::SeatChanged { .. } => TableError::Stale,
            ChangeError::WrongStatus { .. } => TableError::TooLate,
            ChangeError::Store(error) => {
                self.app
                    .warn(format_args!("changing table {}: {error}", short(&self.id)));
                TableError::Failed
            }
        };
        self.reload().await?;
        Err(refused)
    }

    async fn start(&mut self, who: Owner) -> Result<(), TableError> {
        if self.config.host != who {
            return Err(TableError::NotHost);
        }
        self.before_the_match()?;
        for seat in Seat::ALL.into_iter().take(self.seats.len()) {
            if self.seats[seat.index()].occupant == Occupant::Open {
                self.put(seat, SeatRow::bot(HELPER, bot_name(seat))).await?;
            }
        }
        let setup = MatchConfig {
            seats: u8::try_from(self.seats.len()).expect("a table has at most five seats"),
            options: self.config.options.clone(),
            edition: self.config.edition.clone(),
        };
        let play = match self.game.start(&setup, Seed::new(self.seed)) {
            Ok(play) => play,
            Err(error) => {
                self.app.warn(format_args!(
                    "table {} cannot begin: {error}",
                    short(&self.id)
                ));
                return Err(TableError::Failed);
            }
        };
        let header = play.header();
        self.play = Some(play);
        let seen = now();
        let start = MatchStart {
            header,
            setup: self.config.to_text(),
            seats: self.seats.clone(),
            progress: self.progress(&self.seats, Some(seen)),
        };
        if let Err(error) = self.app.store.start(&self.id, start).await {
            self.play = None;
            return self.not_changed(error).await;
        }
        self.status = Status::Running;
        self.stored = 0;
        self.touch(seen);
        self.write().await
    }

    /// An answer for a seat, by its person, its bot or its clock.
    pub(super) async fn submit(
        &mut self,
        seat: Seat,
        ask: AskId,
        notation: &str,
    ) -> Result<(), TableError> {
        let play = self.play.as_mut().ok_or(TableError::TooEarly)?;
        play.submit(seat, ask, notation)
            .map_err(|refusal| match refusal {
                SubmitError::NotAsked => TableError::NotAsked,
                SubmitError::Stale => TableError::Stale,
                SubmitError::Unreadable(_) => TableError::Unreadable,
                SubmitError::Illegal(why) => TableError::Illegal(why),
            })?;
        self.undo_request = None;
        self.write().await
    }

    /// Writes what the store does not have yet. If it cannot be written it has not happened: the
    /// match is taken from the store again.
    async fn write(&mut self) -> Result<(), TableError> {
        let Some(play) = &self.play else {
            return Err(TableError::TooEarly);
        };
        let over = play.is_over();
        let lines = play.lines_from(self.stored);
        if lines.is_empty() {
            return Ok(());
        }
        let (length, when) = (self.stored as u64, now());
        // Half of a sealed choice is written, too, but nobody may notice.
        let seen = (play.ply() != self.seen_ply).then_some(when);
        let then = if over {
            Then::IsOver
        } else {
            Then::GoesOn(self.progress(&self.seats, seen))
        };
        let append = self.app.store.append(&self.id, length, lines, then, when);
        match append.await {
            Ok(length) => {
                self.stored = usize::try_from(length).unwrap_or(usize::MAX);
                if let Some(seen) = seen {
                    self.touch(seen);
                }
                if over {
                    self.status = Status::Over;
                    self.app
                        .note(format_args!("table {} is over", short(&self.id)));
                }
                Ok(())
            }
            Err(error) => self.not_written(error).await,
        }
    }

    async fn not_written(&mut self, error: AppendError) -> Result<(), TableError> {
        let refused = match error {
            AppendError::NotFound => TableError::NoTable,
            AppendError::Conflict { .. } => TableError::Stale,
            AppendError::NotRunning { .. } => TableError::TooLate,
            AppendError::Store(error) => {
                self.app.warn(format_args!(
                    "writing to table {}: {error}",
                    short(&self.id)
                ));
                TableError::Failed
            }
        };
        self.reload().await?;
        Err(refused)
    }

    async fn take_back(&mut self, who: Owner) -> Result<(), TableError> {
        let seat = self.my_seat(who)?;
        self.begun()?;
        let play = self.play.as_ref().ok_or(TableError::TooEarly)?;
        let needed = match play.take_back(seat).ok_or(TableError::NoTakeBack)? {
            TakeBack::Free => SeatSet::EMPTY,
            TakeBack::ByConsent => self.others(seat),
        };
        if needed.is_empty() {
            return self.undo(seat).await;
        }
        self.undo_request = Some(UndoRequest {
            by: seat,
            needed,
            agreed: SeatSet::EMPTY,
        });
        Ok(())
    }

    async fn consent(&mut self, who: Owner, consent: Consent) -> Result<(), TableError> {
        let seat = self.my_seat(who)?;
        let undo_request = self.undo_request.as_mut().ok_or(TableError::NoTakeBack)?;
        // Who asked may think better of it.
        if consent == Consent::No && (undo_request.by == seat || undo_request.needed.contains(seat))
        {
            self.undo_request = None;
            return Ok(());
        }
        if !undo_request.needed.contains(seat) {
            return Err(TableError::NoTakeBack);
        }
        undo_request.agreed = undo_request.agreed.with(seat);
        if undo_request.agreed == undo_request.needed {
            let by = undo_request.by;
            return self.undo(by).await;
        }
        Ok(())
    }

    async fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.undo_request = None;
        let play = self.play.as_mut().ok_or(TableError::TooEarly)?;
        if !play.undo(seat) {
            return Err(TableError::NoTakeBack);
        }
        self.write().await
    }

    async fn stand_in(&mut self, who: Owner, seat: Seat) -> Result<(), TableError> {
        let own = self.my_seat(who)?;
        self.begun()?;
        let row = self.seats.get(seat.index()).ok_or(TableError::Unreadable)?;
        let Occupant::Person(person) = row.occupant else {
            return Err(TableError::Unreadable);
        };
        if own != seat && !self.is_gone(person) {
            return Err(TableError::StillHere);
        }
        let row = SeatRow {
            extra: format!("bot {HELPER}"),
            ..row.clone()
        };
        self.put(seat, row).await?;
        if let Some(undo_request) = &mut self.undo_request {
            // A bot agrees.
            undo_request.agreed = if undo_request.needed.contains(seat) {
                undo_request.agreed.with(seat)
            } else {
                undo_request.agreed
            };
            if undo_request.agreed == undo_request.needed {
                let by = undo_request.by;
                return self.undo(by).await;
            }
        }
        Ok(())
    }
}
