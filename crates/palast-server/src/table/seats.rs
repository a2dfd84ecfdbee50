//! Who answers for a seat during the match: its person, or a bot that stands in.

use palast_core::Seat;
use palast_store::{ChangeError, Occupant, Owner, SeatRow, Status};

use super::actor::TableActor;
use super::config::Takeover;
use super::error::TableError;
use super::opening::short;
use crate::app::now;

/// The bot that takes a free seat and stands in for people.
pub(super) const HELPER: &str = "sensible";

/// What is stored with the seat of a person whose time has run out and who has not answered since.
pub(super) const LATE: &str = "late";

impl TableActor {
    /// Replaces a seat, here and in the store.
    pub(super) async fn put(&mut self, seat: Seat, row: SeatRow) -> Result<(), TableError> {
        let index = seat.index();
        let expected = self.seats[index].clone();
        if expected == row {
            return Ok(());
        }
        let changed = self
            .app
            .store
            .change_seat(&self.id, seat.into(), expected, row.clone(), now())
            .await;
        changed.map_err(|error| self.not_changed(&error))?;
        self.seats[index] = row;
        Ok(())
    }

    /// What a failed change means. Somebody else may have written, so memory is not trusted.
    pub(super) fn not_changed(&mut self, error: &ChangeError) -> TableError {
        if let ChangeError::Store(error) = error {
            tracing::warn!("changing table {}: {error}", short(&self.id));
        }
        self.stop();
        TableError::from(error)
    }

    pub(super) async fn stand_in(&mut self, who: Owner, seat: Seat) -> Result<(), TableError> {
        let own = self.own_seat(who)?;
        self.require_running()?;
        let row = self.seats.get(seat.index()).ok_or(TableError::Unreadable)?;
        let Occupant::Person(_) = row.occupant else {
            return Err(TableError::Unreadable);
        };
        if own != seat && !self.is_replaceable(seat) {
            return Err(match self.config.takeover {
                Takeover::Time => TableError::TimeLeft,
                Takeover::Away => TableError::StillHere,
            });
        }
        let row = SeatRow {
            extra: format!("bot {HELPER}"),
            ..row.clone()
        };
        // A request to take something back goes on waiting for the person: no bot agrees for them.
        self.give_to_bot(seat, row).await
    }

    /// Puts a row on a seat for which a bot answers from now on.
    pub(super) async fn give_to_bot(&mut self, seat: Seat, row: SeatRow) -> Result<(), TableError> {
        // The store must know of the bot before the seat has one, or nobody would wake the table.
        let due = self.app.store.set_due(&self.id, Some(now()));
        due.await.map_err(|error| self.not_changed(&error))?;
        self.put(seat, row).await?;
        self.write_progress().await
    }

    pub(super) async fn return_to_seat(&mut self, who: Owner) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.set_extra(seat, "").await?;
        match self.status {
            Status::Running => self.write_progress().await,
            Status::Lobby | Status::Over => Ok(()),
        }
    }

    async fn set_extra(&mut self, seat: Seat, extra: &str) -> Result<(), TableError> {
        let row = SeatRow {
            extra: extra.to_owned(),
            ..self.seats[seat.index()].clone()
        };
        self.put(seat, row).await
    }

    /// Notes that somebody's time has run out: from now on the others may let a bot play for them.
    pub(super) async fn set_late(&mut self, seat: Seat) {
        if self.is_person(seat) {
            // If it cannot be stored it has not happened, and the table is loaded again.
            let _ = self.set_extra(seat, LATE).await;
        }
    }

    /// Notes that somebody whose time had run out is back.
    pub(super) async fn clear_late(&mut self, seat: Seat) {
        if self.seats[seat.index()].extra == LATE {
            let _ = self.set_extra(seat, "").await;
        }
    }
}
