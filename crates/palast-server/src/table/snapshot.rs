//! What one person may see of a table, copied out of it: everything pages are made of.

use std::hash::{DefaultHasher, Hash, Hasher};

use palast_core::{AskId, Commitment, Seat, SeatMap, SeatSet};
use palast_games::{AnyGame, AnyView};
use palast_store::{Occupant, SeatRow, Status, TableId, Visibility};

use super::clocks::Deadline;
use super::config::{Hints, TableConfig};
use super::presence::Attendance;

/// Who answers for a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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

impl OccupantState {
    /// Whether the seat belongs to a person, who may be stood in for.
    pub(crate) const fn is_persons(&self) -> bool {
        matches!(self, Self::Person | Self::StandIn(_))
    }
}

/// One seat as others see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatSnapshot {
    pub(crate) seat: Seat,
    pub(crate) occupant: OccupantState,
    pub(crate) name: String,
    /// Whether a program plays it and no person.
    pub(crate) program: bool,
    /// Whether the person is looking; bots always are.
    pub(crate) attendance: Attendance,
    /// Whether the others may let a bot stand in.
    pub(crate) replaceable: bool,
    pub(crate) host: bool,
    /// When the person's time is up, while they are asked and there is a limit.
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
    /// Two snapshots of a table with the same version differ at most by who looks and in what time
    /// alone changes.
    pub(crate) version: u64,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) status: Status,
    pub(crate) visibility: Visibility,
    pub(crate) config: TableConfig,
    pub(crate) seats: Vec<SeatSnapshot>,
    /// The seat of the viewer.
    pub(crate) you: Option<Seat>,
    /// Whether the viewer is the host.
    pub(crate) host: bool,
    /// Whether the viewer may take a free seat, and the invitation that came with the request.
    pub(crate) may_sit: bool,
    pub(crate) invite: String,
    /// The invitation to give away, for the host and those who sit.
    pub(crate) invitation: Option<String>,
    /// The published hash of the seed.
    pub(crate) commitment: Commitment,
    /// The match, once it runs.
    pub(crate) play: Option<MatchSnapshot>,
    /// The table for the next match, once there is one.
    pub(crate) rematch: Option<TableId>,
}

/// A match as one person may see it.
pub(crate) struct MatchSnapshot {
    pub(crate) view: Box<dyn AnyView>,
    /// The number of the question to the viewer.
    pub(crate) ask: Option<AskId>,
    /// Who has to agree before the viewer's last answer is taken back; nothing if there is none.
    pub(crate) take_back: Option<SeatSet>,
    pub(crate) undo_request: Option<UndoRequest>,
    /// The ply at which the viewer's last turn ended.
    pub(crate) since: Option<usize>,
    /// The newest ply.
    pub(crate) ply: usize,
    /// The ply looked at, if it is a past one.
    pub(crate) at: Option<usize>,
    /// The way of the match, if a past ply is looked at.
    pub(crate) course: Option<Course>,
    /// The ply of the match's first decision, once it is over: before it cards are dealt.
    pub(crate) first_decision: usize,
    /// The record, once the match is over.
    pub(crate) record: Option<String>,
}

/// What a match went through, as far as one person may know.
pub(crate) struct Course {
    /// The newest view, with the whole log.
    pub(crate) newest: Box<dyn AnyView>,
    /// The plies at which the viewer decided something.
    pub(crate) decisions: Vec<usize>,
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

    /// Whether a bot plays for the viewer.
    pub(crate) fn stood_in_for(&self) -> bool {
        self.you
            .and_then(|seat| self.seats.get(seat.index()))
            .is_some_and(|row| matches!(row.occupant, OccupantState::StandIn(_)))
    }

    /// Whether the viewer is asked and answers in person.
    pub(crate) fn your_turn(&self) -> bool {
        let asked = |play: &MatchSnapshot| play.at.is_none() && play.ask.is_some();
        self.play.as_ref().is_some_and(asked) && !self.stood_in_for()
    }

    /// Whether the viewer may ask for a hint when they are asked.
    pub(crate) fn allows_hints(&self) -> bool {
        let other = |seat: &SeatSnapshot| Some(seat.seat) != self.you && seat.occupant.is_persons();
        self.you.is_some()
            && match self.config.hints {
                Hints::Alone => !self.seats.iter().any(other),
                Hints::Allowed => true,
                Hints::Refused => false,
            }
    }

    /// What time alone changes at the seats, in one number: who is here, who may be replaced.
    pub(crate) fn seats_digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for seat in &self.seats {
            let stamp = seat.deadline.map(|deadline| deadline.stamp);
            (seat.attendance, seat.replaceable, stamp).hash(&mut hasher);
        }
        hasher.finish()
    }
}

impl std::fmt::Debug for TableSnapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableSnapshot")
            .field("id", &self.id)
            .finish_non_exhaustive()
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
