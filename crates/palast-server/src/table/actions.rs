//! What people do during a match, and the way of each command to what handles it. Every change is
//! in the store before it is answered.

use palast_core::{AskId, Seat, SeatSet, Viewer};
use palast_games::SubmitError;
use palast_store::{Owner, Status};
use palast_ui::plan::Placed;

use super::actor::TableActor;
use super::command::{Command, Consent};
use super::error::TableError;
use super::snapshot::UndoRequest;
use crate::metrics::MovedBy;

/// How many answers may be taken back in one match. Each one makes the record longer, and with it
/// the time that loading the table takes.
const MOST_UNDOS: usize = 200;

impl TableActor {
    pub(super) async fn handle(&mut self, who: Owner, command: Command) -> Result<(), TableError> {
        match command {
            Command::Sit { name, seat, invite } => self.sit(who, name, seat, &invite).await,
            Command::Leave => self.leave(who).await,
            Command::Arrange { seat, occupant } => self.arrange(who, seat, occupant).await,
            Command::Start => self.start(who).await,
            Command::Answer { ask, notation } => self.answer(who, ask, &notation).await,
            Command::Plan { ask, placed } => self.plan(who, ask, &placed).await,
            Command::TakeBack => self.take_back(who).await,
            Command::Consent(consent) => self.consent(who, consent).await,
            Command::StandIn(seat) => self.stand_in(who, seat).await,
            Command::Return => self.return_to_seat(who).await,
            Command::Resign => self.resign(who).await,
            Command::Remove => self.remove_table(who).await,
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
        self.app.metrics.moved(MovedBy::Person);
        self.clear_late(seat).await;
        Ok(())
    }

    /// Gives the answers of a plan: all of them in one append, or none.
    async fn plan(&mut self, who: Owner, ask: AskId, placed: &[Placed]) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.require_running()?;
        if !self.is_person(seat) {
            return Err(TableError::NotAsked);
        }
        let game = self.game;
        let play = self.play.as_mut().ok_or(TableError::TooEarly)?;
        match play.ask_id(seat) {
            Some(now) if now == ask => {}
            Some(_) => return Err(TableError::Stale),
            None => return Err(TableError::NotAsked),
        }
        let view = play.view(Viewer::Seat(seat));
        let answers = view
            .plan_answers(placed)
            .map_err(|why| TableError::Illegal { game, why })?;
        for answer in &answers {
            let asked = play.ask_id(seat).ok_or(SubmitError::NotAsked);
            if let Err(error) = asked.and_then(|ask| play.submit(seat, ask, answer)) {
                // What was done of it is in memory alone, and goes with this incarnation.
                self.stop();
                return Err(TableError::of_submit(error, game));
            }
        }
        self.undo_request = None;
        self.write().await?;
        self.app.metrics.moved(MovedBy::Person);
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
        // A request to take back ends when everybody sees something happen, or when its maker goes on.
        // Somebody else's half of a sealed choice must not show in it.
        let unseen = play.ply() == self.ply;
        let goes_on = |request: &UndoRequest| unseen && request.by != seat;
        self.undo_request = self.undo_request.filter(goes_on);
        self.write().await
    }

    async fn take_back(&mut self, who: Owner) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.require_running()?;
        if self.undos >= MOST_UNDOS {
            return Err(TableError::TakeBacksSpent);
        }
        let needed = self.consent_needed(seat).ok_or(TableError::NoTakeBack)?;
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
        let seat = self.own_seat(who)?;
        let request = self.undo_request.as_mut().ok_or(TableError::NoTakeBack)?;
        // The person who asked may change their mind.
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
