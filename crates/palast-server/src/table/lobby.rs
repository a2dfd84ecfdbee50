//! What people do before the match: sitting down, leaving, arranging the seats, beginning.

use palast_core::{Seat, Seed};
use palast_games::{AnyMatch, MatchConfig};
use palast_store::{ChangeError, MatchStart, Occupant, Owner, SeatRow, Status};
use palast_store::{TableId, Visibility};

use super::actor::TableActor;
use super::clocks::LastSeen;
use super::command::{Invite, NewOccupant};
use super::error::TableError;
use super::opening::{bot_name, short};
use super::seats::HELPER;
use crate::app::now;

impl TableActor {
    fn require_lobby(&self) -> Result<(), TableError> {
        match self.status {
            Status::Lobby => Ok(()),
            Status::Running | Status::Over => Err(TableError::TooLate),
        }
    }

    pub(super) fn require_host(&self, who: Owner) -> Result<(), TableError> {
        if self.config.host == who {
            Ok(())
        } else {
            Err(TableError::NotHost)
        }
    }

    /// Whether somebody else at the table goes by this name.
    fn is_taken(&self, name: &str, who: Owner) -> bool {
        let lower = name.to_lowercase();
        self.seats
            .iter()
            .any(|row| row.occupant != Occupant::Person(who) && row.name.to_lowercase() == lower)
    }

    pub(super) async fn sit(
        &mut self,
        who: Owner,
        name: String,
        wanted: Option<Seat>,
        invite: &Invite,
    ) -> Result<(), TableError> {
        if let Some(seat) = self.seat_of(who) {
            if self.is_taken(&name, who) {
                return Err(TableError::NameTaken);
            }
            let row = SeatRow {
                name,
                ..self.seats[seat.index()].clone()
            };
            return self.put(seat, row).await;
        }
        if self.config.removed.contains(&who) {
            return Err(TableError::Removed);
        }
        if self.visibility == Visibility::Private && !self.is_invited(invite) {
            return Err(TableError::NotInvited);
        }
        self.require_lobby()?;
        loop {
            let is_free = |index: &usize| {
                let row = self.seats.get(*index);
                row.is_some_and(|row| row.occupant == Occupant::Open)
            };
            let index = match wanted {
                Some(seat) if is_free(&seat.index()) => seat.index(),
                Some(_) if (0..self.seats.len()).any(|index| is_free(&index)) => {
                    return Err(TableError::SeatTaken);
                }
                Some(_) | None => (0..self.seats.len())
                    .find(is_free)
                    .ok_or(TableError::Full)?,
            };
            if self.is_taken(&name, who) {
                return Err(TableError::NameTaken);
            }
            let row = SeatRow::person(who, name.clone());
            let number = u8::try_from(index).expect("a table has at most five seats");
            let claimed = self
                .app
                .store
                .claim_seat(&self.id, number, row.clone(), now());
            match claimed.await {
                Ok(()) => {
                    self.seats[index] = row;
                    return Ok(());
                }
                // Taken through another node: look who sits there now and try again.
                Err(ChangeError::SeatChanged { actual, .. }) => self.seats[index] = actual,
                Err(error) => return Err(self.not_changed(&error)),
            }
        }
    }

    pub(super) async fn leave(&mut self, who: Owner) -> Result<(), TableError> {
        let seat = self.own_seat(who)?;
        self.require_lobby()?;
        // A table without its host could not begin, and would not count as one of theirs.
        if self.config.host == who {
            return Err(TableError::HostStays);
        }
        self.put(seat, SeatRow::open()).await
    }

    pub(super) async fn arrange(
        &mut self,
        who: Owner,
        seat: Seat,
        occupant: NewOccupant,
    ) -> Result<(), TableError> {
        self.require_host(who)?;
        self.require_lobby()?;
        let row = self.seats.get(seat.index()).ok_or(TableError::Unreadable)?;
        if row.occupant == Occupant::Person(who) {
            return Err(TableError::StillHere);
        }
        if let Occupant::Person(removed) = row.occupant {
            self.remove(removed).await?;
        }
        let row = match occupant {
            NewOccupant::Open => SeatRow::open(),
            NewOccupant::Bot(level) => SeatRow::bot(level.name(), bot_name(seat, &self.seats)),
        };
        self.put(seat, row).await
    }

    /// Notes that the host has removed somebody. That also replaces the invitation: they have it.
    async fn remove(&mut self, removed: Owner) -> Result<(), TableError> {
        let mut config = self.config.clone();
        config.removed.push(removed);
        let setup = config.to_text();
        let set = self
            .app
            .store
            .set_setup(&self.id, self.visibility, setup, now());
        set.await.map_err(|error| self.not_changed(&error))?;
        self.config = config;
        Ok(())
    }

    pub(super) async fn start(&mut self, who: Owner) -> Result<(), TableError> {
        self.require_host(who)?;
        self.require_lobby()?;
        for seat in Seat::ALL.into_iter().take(self.seats.len()) {
            if self.seats[seat.index()].occupant == Occupant::Open {
                let bot = SeatRow::bot(HELPER, bot_name(seat, &self.seats));
                self.put(seat, bot).await?;
            }
        }
        let play = match self.config.from.clone() {
            Some((table, inputs)) => self.go_on_from(&table, inputs).await?,
            None => self.begin()?,
        };
        let (seen, header) = (LastSeen::just_now(), play.header());
        self.ply = play.ply();
        self.play = Some(play);
        let start = MatchStart {
            header,
            setup: self.config.to_text(),
            seats: self.seats.clone(),
            progress: self.progress(seen, true),
        };
        // If this fails the actor stops, and the match with it.
        let started = self.app.store.start(&self.id, start).await;
        started.map_err(|error| self.not_changed(&error))?;
        self.status = Status::Running;
        (self.seen, self.stored) = (seen, 0);
        self.write().await
    }

    /// A match from its beginning.
    fn begin(&self) -> Result<Box<dyn AnyMatch>, TableError> {
        let setup = MatchConfig {
            seats: u8::try_from(self.seats.len()).expect("a table has at most five seats"),
            options: self.config.options.clone(),
            edition: self.config.edition.clone(),
        };
        self.game
            .start(&setup, Seed::new(self.seed))
            .map_err(|error| {
                tracing::warn!("table {} cannot begin: {error}", short(&self.id));
                TableError::Failed
            })
    }

    /// A match from a position of a finished one.
    async fn go_on_from(
        &mut self,
        table: &TableId,
        inputs: usize,
    ) -> Result<Box<dyn AnyMatch>, TableError> {
        let finished = self.app.finished_match(table).await?;
        let seed = Seed::new(self.seed);
        let going_on = self
            .app
            .loaders
            .run(move || finished.go_on_from(inputs, seed));
        let play = going_on.await.flatten().ok_or(TableError::NoPly)?;
        if usize::from(play.seats().get()) != self.seats.len() || play.is_over() {
            return Err(TableError::NoPly);
        }
        Ok(play)
    }
}
