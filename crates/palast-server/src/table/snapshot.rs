//! What one person may see of a table, copied out of it: everything pages are made of.

use palast_core::{AskId, Commitment, Seat, SeatMap, SeatSet, TakeBack};
use palast_games::{AnyGame, AnyView};
use palast_store::{Occupant, SeatRow, Status, TableId, Visibility};

use super::clocks::Deadline;
use super::config::TableConfig;

/// Who answers for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OccupantState {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// A bot of this level, for a person who may come back.
    StandIn(String),
}

/// One seat as others see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatSnapshot {
    pub(crate) seat: Seat,
    pub(crate) occupant: OccupantState,
    pub(crate) name: String,
    /// Whether the person is looking; bots always are.
    pub(crate) here: bool,
    /// Whether the others may let a bot stand in.
    pub(crate) replaceable: bool,
    pub(crate) host: bool,
    /// When the person's time is up, while he is asked and there is a limit.
    pub(crate) deadline: Option<Deadline>,
}

/// A request to take something back by consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UndoRequest {
    /// Who asks.
    pub(crate) by: Seat,
    /// Who has to agree.
    pub(crate) needed: SeatSet,
    /// Who has.
    pub(crate) agreed: SeatSet,
}

/// A table as one person may see it.
pub(crate) struct TableSnapshot {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) status: Status,
    pub(crate) visibility: Visibility,
    pub(crate) config: TableConfig,
    pub(crate) seats: Vec<SeatSnapshot>,
    /// The seat of who looks.
    pub(crate) you: Option<Seat>,
    pub(crate) host: bool,
    /// Once it runs.
    pub(crate) play: Option<MatchSnapshot>,
    /// The table for the next match, once there is one.
    pub(crate) rematch: Option<TableId>,
}

/// A match as one person may see it.
pub(crate) struct MatchSnapshot {
    pub(crate) view: Box<dyn AnyView>,
    /// The number of the question to who looks.
    pub(crate) ask: Option<AskId>,
    pub(crate) take_back: Option<TakeBack>,
    pub(crate) undo_request: Option<UndoRequest>,
    /// The newest moment.
    pub(crate) ply: usize,
    /// The moment looked at, if it is a past one.
    pub(crate) at: Option<usize>,
    pub(crate) commitment: Commitment,
    /// The record, once the match is over.
    pub(crate) record: Option<String>,
}

impl TableSnapshot {
    /// The names at the table.
    pub(crate) fn names(&self) -> SeatMap<String> {
        SeatMap::from_fn(|seat| {
            self.seats
                .get(seat.index())
                .map(|row| row.name.clone())
                .unwrap_or_default()
        })
    }

    /// Whether a bot plays for who looks.
    pub(crate) fn stood_in_for(&self) -> bool {
        self.you
            .and_then(|seat| self.seats.get(seat.index()))
            .is_some_and(|row| matches!(row.occupant, OccupantState::StandIn(_)))
    }

    /// Whether who looks is asked and answers himself.
    pub(crate) fn your_turn(&self) -> bool {
        let asked = |play: &MatchSnapshot| play.at.is_none() && play.ask.is_some();
        self.play.as_ref().is_some_and(asked) && !self.stood_in_for()
    }
}

/// Who answers for a stored seat.
pub(crate) fn occupant_state(row: &SeatRow) -> OccupantState {
    match &row.occupant {
        Occupant::Open => OccupantState::Open,
        Occupant::Bot(level) => OccupantState::Bot(level.clone()),
        Occupant::Person(_) => match row.extra.strip_prefix("bot ") {
            Some(level) => OccupantState::StandIn(level.to_owned()),
            None => OccupantState::Person,
        },
    }
}
