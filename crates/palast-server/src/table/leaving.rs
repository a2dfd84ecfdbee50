//! How people leave for good: resigning, deleting a table, clearing one's list.

use palast_store::{Occupant, Owner, SeatRow, Status};

use super::actor::TableActor;
use super::error::TableError;
use super::opening::{bot_name, short};
use super::seats::HELPER;

impl TableActor {
    /// A bot plays on for whoever resigns, under a name of its own. If no other person sits here,
    /// nobody is left whom the match concerns, and the table is deleted.
    pub(super) async fn resign(&mut self, who: Owner) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.require_running()?;
        if self.other_persons(seat).is_empty() {
            return self.delete(Status::Running).await;
        }
        // What they asked the others for is off, and nobody waits for their consent any more.
        self.undo_request = None;
        self.give_to_bot(seat, SeatRow::bot(HELPER, bot_name(seat, &self.seats)))
            .await
    }

    /// Before the match the host deletes the table. After it, people give up their seats, so that
    /// it is not in their lists any more; whoever has its address can look at it as before.
    pub(super) async fn remove_table(&mut self, who: Owner) -> Result<(), TableError> {
        match self.status {
            Status::Lobby => {
                self.require_host(who)?;
                self.delete(Status::Lobby).await
            }
            Status::Running => Err(TableError::TooLate),
            Status::Over => {
                let seat = self.own_seat(who)?;
                let row = SeatRow {
                    occupant: Occupant::Open,
                    ..self.seats[seat.index()].clone()
                };
                self.put(seat, row).await
            }
        }
    }

    async fn delete(&mut self, status: Status) -> Result<(), TableError> {
        let deleted = self.app.store.delete(&self.id, status).await;
        deleted.map_err(|error| self.not_changed(&error))?;
        tracing::info!("table {} deleted by a player", short(&self.id));
        // Whoever still looks asks again, and finds no table.
        self.stop();
        Ok(())
    }
}
