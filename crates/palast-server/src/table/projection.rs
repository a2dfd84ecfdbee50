//! What a person may see of a table: the only way out of an actor besides its replies.

use palast_core::{Seat, SeatSet, Seed, TakeBack, Viewer};
use palast_store::{Occupant, Owner, SeatRow, Status, Visibility};

use super::actor::TableActor;
use super::command::Invite;
use super::config::{Takeover, Watch};
use super::error::TableError;
use super::presence::Attendance;
use super::snapshot::{
    Course, MatchSnapshot, OccupantState, SeatSnapshot, TableSnapshot, occupant_state,
};
use crate::program::is_program;

impl TableActor {
    /// Whether an invitation is the one that is good now.
    pub(super) fn is_invited(&self, invite: &Invite) -> bool {
        let token = invite.0.as_deref().unwrap_or_default();
        let round = self.config.removed.len();
        self.app.is_invitation(&self.id, round, token)
    }

    /// Whether somebody may look at this table.
    fn may_look(&self, who: Owner, you: Option<Seat>, invited: bool) -> bool {
        you.is_some()
            || self.config.watch == Watch::Anybody
            || match self.status {
                Status::Lobby => {
                    self.visibility == Visibility::Public || invited || self.config.host == who
                }
                // An invitation is to a seat, not to a place behind those who play.
                Status::Running | Status::Over => false,
            }
    }

    pub(super) fn snapshot(
        &self,
        who: Owner,
        invite: &Invite,
        at: Option<usize>,
    ) -> Result<TableSnapshot, TableError> {
        let you = self.seat_of(who);
        let host = self.config.host == who;
        let invited = self.is_invited(invite);
        if !self.may_look(who, you, invited) {
            return Err(TableError::Unwatched);
        }
        let invitation = || self.app.invitation(&self.id, self.config.removed.len());
        let token = invite.0.clone().filter(|_| invited);
        Ok(TableSnapshot {
            id: self.id.clone(),
            version: self.version,
            game: self.game,
            status: self.status,
            visibility: self.visibility,
            config: self.config.clone(),
            seats: self.seat_snapshots(),
            you,
            host,
            may_sit: (invited || self.visibility == Visibility::Public)
                && !self.config.removed.contains(&who),
            invite: token.unwrap_or_default(),
            invitation: (you.is_some() || host).then(invitation),
            commitment: Seed::new(self.seed).commitment(),
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
        let course = at.map(|_| Course {
            newest: play.view(viewer),
            decisions: you.map_or_else(Vec::new, |seat| play.decisions(seat)),
        });
        let first = |seat: Seat| play.decisions(seat).first().copied();
        let first_decision = if play.is_over() {
            play.seats().seats().filter_map(first).min()
        } else {
            None
        };
        Ok(Some(MatchSnapshot {
            view,
            course,
            first_decision: first_decision.unwrap_or(0),
            ask: you.and_then(|seat| play.ask_id(seat)),
            take_back: you.and_then(|seat| self.consent_needed(seat)),
            undo_request: self.undo_request,
            since: you.map(|seat| play.last_turn(seat)),
            ply: play.ply(),
            at,
            record: play.record(),
        }))
    }

    fn seat_snapshots(&self) -> Vec<SeatSnapshot> {
        let snapshot = |(seat, row): (Seat, &SeatRow)| SeatSnapshot {
            seat,
            deadline: self.deadline(seat),
            name: row.name.clone(),
            program: matches!(row.occupant, Occupant::Person(owner) if is_program(owner)),
            attendance: match row.occupant {
                Occupant::Person(owner) => self.channel.presence.attendance(owner),
                Occupant::Open | Occupant::Bot(_) => Attendance::Present,
            },
            replaceable: self.is_replaceable(seat),
            host: row.occupant == Occupant::Person(self.config.host),
            occupant: occupant_state(row),
        };
        Seat::ALL
            .into_iter()
            .zip(&self.seats)
            .map(snapshot)
            .collect()
    }

    /// Whether the others may let a bot play a person's seat.
    pub(super) fn is_replaceable(&self, seat: Seat) -> bool {
        let Some(row) = self.seats.get(seat.index()) else {
            return false;
        };
        let Occupant::Person(owner) = row.occupant else {
            return false;
        };
        let away = || self.channel.presence.away_for(owner) >= self.app.config.absent_after;
        occupant_state(row) == OccupantState::Person
            && (row.extra == super::seats::LATE
                || (self.config.takeover == Takeover::Away && away()))
    }

    /// The other persons at the table, those that a bot stands in for among them.
    pub(super) fn other_persons(&self, seat: Seat) -> SeatSet {
        let person = |other: &Seat| {
            let row = self.seats.get(other.index());
            *other != seat && row.is_some_and(|row| occupant_state(row).is_persons())
        };
        Seat::ALL.into_iter().filter(person).collect()
    }

    /// Who has to agree before a seat's last answer is taken back: the persons whose own answers would
    /// go with it, and everybody if something has come to light since. Bots are not asked. Nothing if
    /// there is no answer to take back.
    pub(super) fn consent_needed(&self, seat: Seat) -> Option<SeatSet> {
        let (answers_of, revealed) = match self.play.as_ref()?.take_back(seat)? {
            TakeBack::Free => return Some(SeatSet::EMPTY),
            TakeBack::ByConsent {
                answers_of,
                revealed,
            } => (answers_of, revealed),
        };
        let concerned = |other: &Seat| revealed || answers_of.contains(*other);
        Some(self.other_persons(seat).iter().filter(concerned).collect())
    }
}
