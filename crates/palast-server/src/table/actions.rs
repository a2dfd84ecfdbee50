//! What people do during a match, and the way of each command to what handles it. Every change is
//! in the store before it is answered.

use palast_core::{AskId, Seat, SeatSet, TakeBack};
use palast_store::{Owner, Status};

use super::actor::TableActor;
use super::command::{Command, Consent};
use super::error::TableError;
use super::snapshot::UndoRequest;

/// How many answers may be taken back in one match. Each one makes the record longer, and with it
/// the time that loading the table takes.
const MOST_UNDOS: usize = 200;

impl TableActor {
    pub(super) async fn handle(&mut self, who: Owner, command: Command) -> Result<(), TableError> {
        match command {
            Command::Sit { name, invite } => self.sit(who, name, &invite).await,
            Command::Leave => self.leave(who).await,
            Command::Arrange { seat, occupant } => self.arrange(who, seat, occupant).await,
            Command::Start => self.start(who).await,
            Command::Answer { ask, notation } => self.answer(who, ask, &notation).await,
            Command::TakeBack => self.take_back(who).await,
            Command::Consent(consent) => self.consent(who, consent).await,
            Command::StandIn(seat) => self.stand_in(who, seat).await,
            Command::Return => self.return_to_seat(who).await,
            Command::Rematch(id) => {
                self.own_seat(who)?;
                self.rematch = Some(id);
                Ok(())
            }
        }
    }

    pub(super) fn own_seat(&self, who: Owner) -> Result<Seat, TableError> {
        self.seat_of(who).ok_or(TableError::NotSeated)
    }

    pub(super) fn require_running(&self) -> Result<(), TableError> {
        match self.status {
            Status::Lobby => Err(TableError::TooEarly),
            Status::Running => Ok(()),
            Status::Over => Err(TableError::TooLate),
        }
    }

    async fn answer(&mut self, who: Owner, ask: AskId, notation: &str) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.require_running()?;
        if !self.is_person(seat) {
            return Err(TableError::NotAsked);
        }
        self.submit(seat, ask, notation).await?;
        self.clear_late(seat).await;
        Ok(())
    }

    /// An answer for a seat, by its person, its bot or its clock.
    pub(super) async fn submit(
        &mut self,
        seat: Seat,
        ask: AskId,
        notation: &str,
    ) -> Result<(), TableError> {
        let game = self.game;
        let play = self.play.as_mut().ok_or(TableError::TooEarly)?;
        play.submit(seat, ask, notation)
            .map_err(|error| TableError::of_submit(error, game))?;
        self.undo_request = None;
        self.write().await
    }

    async fn take_back(&mut self, who: Owner) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.require_running()?;
        if self.undos >= MOST_UNDOS {
            return Err(TableError::TakeBacksSpent);
        }
        match self.may_take_back(seat).ok_or(TableError::NoTakeBack)? {
            TakeBack::Free => self.undo(seat).await,
            TakeBack::ByConsent { .. } => {
                self.undo_request = Some(UndoRequest {
                    by: seat,
                    needed: self.other_persons(seat),
                    agreed: SeatSet::EMPTY,
                });
                Ok(())
            }
        }
    }

    async fn consent(&mut self, who: Owner, consent: Consent) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        let request = self.undo_request.as_mut().ok_or(TableError::NoTakeBack)?;
        // Whoever asked may change their mind.
        if consent == Consent::No && (request.by == seat || request.needed.contains(seat)) {
            self.undo_request = None;
            return Ok(());
        }
        if !request.needed.contains(seat) {
            return Err(TableError::NoTakeBack);
        }
        request.agreed = request.agreed.with(seat);
        if request.agreed == request.needed {
            let by = request.by;
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
        self.undos += 1;
        self.write().await
    }
}
