//! The back end that forgets: a map behind a lock.
//!
//! For tests, and for a server that shall leave no trace. It answers every request at once and keeps
//! every promise of [`Backend`] except survival. It is also the plainest statement of what each
//! method means; where SQLite differs from it, SQLite is wrong.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::future::ready;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::backend::{Answer, Backend};
use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::key::draw_key;
use crate::rows::{
    Listing, NewTable, Occupant, SeatRow, Start, Status, StoredTable, Then, Visibility,
};
use crate::text;

/// Tables in memory.
#[derive(Debug, Default)]
pub struct Memory {
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    matches: BTreeMap<TableId, StoredTable>,
    keys: BTreeMap<String, Secret>,
}

impl Memory {
    fn lock(&self) -> MutexGuard<'_, All> {
        // Every change below is checked first and then made whole, so a panic elsewhere while the
        // lock was held has left nothing half done.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes one match, or refuses and leaves it untouched.
    fn change(
        &self,
        id: &TableId,
        now: Timestamp,
        change: impl FnOnce(&mut StoredTable) -> Result<(), ChangeError>,
    ) -> Result<(), ChangeError> {
        let mut all = self.lock();
        let stored = all.matches.get_mut(id).ok_or(ChangeError::NotFound)?;
        change(stored)?;
        stored.touched = now;
        Ok(())
    }

    fn change_one_seat(
        &self,
        id: &TableId,
        seat: u8,
        new: SeatRow,
        now: Timestamp,
        allowed: impl FnOnce(&SeatRow) -> bool,
    ) -> Result<(), ChangeError> {
        text::check_seat(&new)?;
        self.change(id, now, |stored| {
            let row = stored
                .seats
                .get_mut(usize::from(seat))
                .ok_or(ChangeError::NoSuchSeat)?;
            if !allowed(row) {
                return Err(ChangeError::SeatChanged {
                    seat,
                    actual: row.clone(),
                });
            }
            *row = new;
            Ok(())
        })
    }

    fn list(&self, limit: u32, wanted: impl Fn(&StoredTable) -> bool) -> Vec<Listing> {
        let all = self.lock();
        let mut found: Vec<_> = all
            .matches
            .values()
            .filter(|stored| wanted(stored))
            .collect();
        // The sort is stable: what is equal stays in the order of ids.
        found.sort_by_key(|stored| Reverse(stored.touched));
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        found.into_iter().map(listing).collect()
    }
}

fn listing(stored: &StoredTable) -> Listing {
    Listing {
        id: stored.id.clone(),
        game: stored.game.clone(),
        setup: stored.setup.clone(),
        visibility: stored.visibility,
        seats: stored.seats.clone(),
        len: stored.lines.len() as u64,
        status: stored.status,
        created: stored.created,
        touched: stored.touched,
    }
}

fn require(status: Status, stored: &StoredTable) -> Result<(), ChangeError> {
    if stored.status == status {
        Ok(())
    } else {
        Err(ChangeError::WrongStatus {
            actual: stored.status,
        })
    }
}

fn at_once<T: Send + 'static, E: Send + 'static>(result: Result<T, E>) -> Answer<T, E> {
    Box::pin(ready(result))
}

impl Backend for Memory {
    fn create(&self, new: NewTable) -> Answer<(), CreateError> {
        if let Err(error) = text::check_new(&new) {
            return at_once(Err(error.into()));
        }
        at_once(match self.lock().matches.entry(new.id.clone()) {
            Entry::Occupied(_) => Err(CreateError::Exists),
            Entry::Vacant(place) => {
                place.insert(StoredTable {
                    id: new.id,
                    game: new.game,
                    header: new.header,
                    seed: new.seed,
                    setup: new.setup,
                    visibility: new.visibility,
                    seats: new.seats,
                    lines: Vec::new(),
                    status: Status::Lobby,
                    created: new.created,
                    touched: new.created,
                });
                Ok(())
            }
        })
    }

    fn load(&self, id: &TableId) -> Answer<Option<StoredTable>> {
        at_once(Ok(self.lock().matches.get(id).cloned()))
    }

    fn append(
        &self,
        id: &TableId,
        expected_len: u64,
        lines: Vec<String>,
        then: Then,
        now: Timestamp,
    ) -> Answer<u64, AppendError> {
        let append = || {
            text::check_lines(&lines)?;
            let mut all = self.lock();
            let stored = all.matches.get_mut(id).ok_or(AppendError::NotFound)?;
            let actual = stored.lines.len() as u64;
            // The length is compared first: whoever is behind shall reload, whatever the status.
            if actual != expected_len {
                return Err(AppendError::Conflict { actual });
            }
            if stored.status != Status::Running {
                return Err(AppendError::NotRunning {
                    actual: stored.status,
                });
            }
            stored.lines.extend(lines);
            stored.touched = now;
            match then {
                Then::GoesOn => {}
                Then::IsOver => stored.status = Status::Over,
            }
            Ok(stored.lines.len() as u64)
        };
        at_once(append())
    }

    fn claim_seat(
        &self,
        id: &TableId,
        seat: u8,
        occupant: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        at_once(self.change_one_seat(id, seat, occupant, now, |row| {
            row.occupant == Occupant::Open
        }))
    }

    fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        expected: SeatRow,
        new: SeatRow,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        at_once(self.change_one_seat(id, seat, new, now, |row| *row == expected))
    }

    fn set_setup(
        &self,
        id: &TableId,
        visibility: Visibility,
        setup: String,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_text("the set-up", &setup) {
            return at_once(Err(error.into()));
        }
        at_once(self.change(id, now, |stored| {
            require(Status::Lobby, stored)?;
            stored.visibility = visibility;
            stored.setup = setup;
            Ok(())
        }))
    }

    fn start(&self, id: &TableId, start: Start, now: Timestamp) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_start(&start) {
            return at_once(Err(error.into()));
        }
        at_once(self.change(id, now, |stored| {
            require(Status::Lobby, stored)?;
            start.compare_seats(&stored.seats)?;
            stored.header = start.header;
            stored.setup = start.setup;
            stored.status = Status::Running;
            Ok(())
        }))
    }

    fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        now: Timestamp,
    ) -> Answer<(), ChangeError> {
        at_once(self.change(id, now, |stored| {
            require(from, stored)?;
            stored.status = to;
            Ok(())
        }))
    }

    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<Listing>> {
        let me = Occupant::Person(owner);
        at_once(Ok(self.list(limit, |stored| {
            stored.seats.iter().any(|seat| seat.occupant == me)
        })))
    }

    fn list_public(&self, status: Status, limit: u32) -> Answer<Vec<Listing>> {
        at_once(Ok(self.list(limit, |stored| {
            stored.visibility == Visibility::Public && stored.status == status
        })))
    }

    fn ids(&self, status: Option<Status>) -> Answer<Vec<TableId>> {
        let all = self.lock();
        let wanted = all
            .matches
            .values()
            .filter(|it| status.is_none_or(|s| s == it.status));
        at_once(Ok(wanted.map(|stored| stored.id.clone()).collect()))
    }

    fn count(&self, status: Status) -> Answer<u64> {
        at_once(Ok(self
            .lock()
            .matches
            .values()
            .filter(|it| it.status == status)
            .count() as u64))
    }

    fn delete_stale(&self, before: Timestamp) -> Answer<Vec<TableId>> {
        let stale = |stored: &StoredTable| {
            stored.status == Status::Lobby && stored.lines.is_empty() && stored.touched < before
        };
        let mut all = self.lock();
        let gone: Vec<_> = all
            .matches
            .values()
            .filter(|it| stale(it))
            .map(|it| it.id.clone())
            .collect();
        all.matches.retain(|_, stored| !stale(stored));
        at_once(Ok(gone))
    }

    fn secret_key(&self, name: &str) -> Answer<Secret> {
        let key = || -> Result<Secret, StoreError> {
            text::check_text("a key's name", name)?;
            match self.lock().keys.entry(name.to_owned()) {
                Entry::Occupied(place) => Ok(place.get().clone()),
                Entry::Vacant(place) => Ok(place.insert(draw_key()?).clone()),
            }
        };
        at_once(key())
    }
}
