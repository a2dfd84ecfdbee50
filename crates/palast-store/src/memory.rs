//! The back end in memory: a map behind a lock.
//!
//! It is for tests, and for a server that shall keep nothing. It answers every request at once and
//! keeps every promise of [`Backend`] except durability. It is also the plainest statement of what
//! each method means; where SQLite differs from it, SQLite is wrong.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::future::ready;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::backend::{Answer, Backend};
use crate::error::{AppendError, ChangeError, CreateError, StoreError};
use crate::ids::{Owner, Secret, TableId, Timestamp};
use crate::key::draw_key;
use crate::progress::{DueTables, Progress, SeatMask};
use crate::rows::{
    Listing, Lists, MatchStart, NewTable, Occupant, OwnListing, SeatRow, Status, StoredTable, Then,
    Visibility,
};
use crate::text;
use crate::transfer::{Overview, WholeTable};

/// Tables in memory.
#[derive(Debug, Default)]
pub struct Memory {
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    matches: BTreeMap<TableId, StoredTable>,
    keys: BTreeMap<String, Secret>,
    reviews: BTreeMap<(TableId, u8), String>,
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
        change: impl FnOnce(&mut StoredTable) -> Result<(), ChangeError>,
    ) -> Result<(), ChangeError> {
        let mut all = self.lock();
        let stored = all.matches.get_mut(id).ok_or(ChangeError::NotFound)?;
        change(stored)
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
        self.change(id, |stored| {
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
            if stored.status == Status::Lobby {
                stored.seen = now;
            }
            Ok(())
        })
    }

    /// Those wanted, in the order of `rank` and then the last seen first.
    fn list<T, R: Ord>(
        &self,
        limit: u32,
        wanted: impl Fn(&StoredTable) -> bool,
        rank: impl Fn(&StoredTable) -> R,
        shown: impl Fn(&StoredTable) -> T,
    ) -> Vec<T> {
        let all = self.lock();
        let mut found: Vec<_> = all.matches.values().filter(|it| wanted(it)).collect();
        // The sort is stable: what is equal stays in the order of ids.
        found.sort_by_key(|stored| (rank(stored), Reverse(stored.seen)));
        found.truncate(count(limit));
        found.into_iter().map(shown).collect()
    }

    fn list_own(&self, owner: Owner, limit: u32) -> Vec<OwnListing> {
        let me = Occupant::Person(owner);
        let rank = |stored: &StoredTable| (!waits_for(stored, &me), stored.status == Status::Over);
        let own = |stored: &StoredTable| OwnListing {
            listing: listing(stored),
            your_turn: waits_for(stored, &me),
        };
        self.list(limit, |stored| is_seated(stored, &me), rank, own)
    }
}

fn is_seated(stored: &StoredTable, person: &Occupant) -> bool {
    stored.seats.iter().any(|seat| seat.occupant == *person)
}

fn count(limit: u32) -> usize {
    usize::try_from(limit).unwrap_or(usize::MAX)
}

fn listing(stored: &StoredTable) -> Listing {
    Listing {
        id: stored.id.clone(),
        game: stored.game.clone(),
        setup: stored.setup.clone(),
        visibility: stored.visibility,
        seats: stored.seats.clone(),
        status: stored.status,
        created: stored.created,
        asked: stored.asked,
        seen: stored.seen,
    }
}

fn overview(stored: &StoredTable) -> Overview {
    let seats = |wanted: fn(&Occupant) -> bool| {
        let seats = stored.seats.iter().filter(|seat| wanted(&seat.occupant));
        u32::try_from(seats.count()).unwrap_or(u32::MAX)
    };
    Overview {
        id: stored.id.clone(),
        game: stored.game.clone(),
        status: stored.status,
        visibility: stored.visibility,
        created: stored.created,
        seen: stored.seen,
        lines: stored.lines.len() as u64,
        people: seats(|it| matches!(it, Occupant::Person(_))),
        bots: seats(|it| matches!(it, Occupant::Bot(_))),
        open: seats(|it| *it == Occupant::Open),
    }
}

fn waits_for(stored: &StoredTable, person: &Occupant) -> bool {
    let mut seats = (0..).zip(&stored.seats);
    seats.any(|(seat, row)| row.occupant == *person && stored.awaited.contains(seat))
}

fn set_progress(stored: &mut StoredTable, progress: Progress) {
    stored.awaited = progress.awaited;
    stored.due = progress.due;
    if let Some(public) = progress.public {
        stored.asked = public.asked;
        stored.seen = public.seen;
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

/// The match, if lines may be appended to it by a caller who knows that many.
fn running<'a>(
    all: &'a mut All,
    id: &TableId,
    expected_len: u64,
) -> Result<&'a mut StoredTable, AppendError> {
    let stored = all.matches.get_mut(id).ok_or(AppendError::NotFound)?;
    let actual = stored.lines.len() as u64;
    // The length is compared first: a caller who is behind has to load again, whatever the status.
    if actual != expected_len {
        return Err(AppendError::Conflict { actual });
    }
    match stored.status {
        Status::Running => Ok(stored),
        actual @ (Status::Lobby | Status::Over) => Err(AppendError::NotRunning { actual }),
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
                    asked: SeatMask::EMPTY,
                    seen: new.created,
                    awaited: SeatMask::EMPTY,
                    due: None,
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
            let stored = running(&mut all, id, expected_len)?;
            stored.lines.extend(lines);
            let (status, progress) = then.state(now);
            stored.status = status;
            set_progress(stored, progress);
            Ok(stored.lines.len() as u64)
        };
        at_once(append())
    }

    fn set_progress(
        &self,
        id: &TableId,
        expected_len: u64,
        progress: Progress,
    ) -> Answer<(), AppendError> {
        let mut all = self.lock();
        let stored = running(&mut all, id, expected_len);
        at_once(stored.map(|stored| set_progress(stored, progress)))
    }

    fn set_due(&self, id: &TableId, due: Option<Timestamp>) -> Answer<(), ChangeError> {
        at_once(self.change(id, |stored| {
            require(Status::Running, stored)?;
            stored.due = due;
            Ok(())
        }))
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
        at_once(self.change(id, |stored| {
            require(Status::Lobby, stored)?;
            stored.visibility = visibility;
            stored.setup = setup;
            stored.seen = now;
            Ok(())
        }))
    }

    fn start(&self, id: &TableId, start: MatchStart) -> Answer<(), ChangeError> {
        if let Err(error) = text::check_start(&start) {
            return at_once(Err(error.into()));
        }
        at_once(self.change(id, |stored| {
            require(Status::Lobby, stored)?;
            start.compare_seats(&stored.seats)?;
            stored.header = start.header;
            stored.setup = start.setup;
            stored.status = Status::Running;
            set_progress(stored, start.progress);
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
        at_once(self.change(id, |stored| {
            require(from, stored)?;
            stored.status = to;
            set_progress(stored, Progress::unknown(to, now));
            Ok(())
        }))
    }

    fn list_for_owner(&self, owner: Owner, limit: u32) -> Answer<Vec<OwnListing>> {
        at_once(Ok(self.list_own(owner, limit)))
    }

    fn lists(&self, owner: Owner, limit: u32) -> Answer<Lists> {
        let public = |status| {
            let wanted = |stored: &StoredTable| {
                stored.visibility == Visibility::Public
                    && stored.status == status
                    && !is_seated(stored, &Occupant::Person(owner))
            };
            self.list(limit, wanted, |_| (), listing)
        };
        at_once(Ok(Lists {
            own: self.list_own(owner, limit),
            public: [Status::Lobby, Status::Running].map(public).concat(),
        }))
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

    fn due_tables(&self, now: Timestamp, limit: u32) -> Answer<DueTables> {
        let all = self.lock();
        let running = all
            .matches
            .values()
            .filter(|it| it.status == Status::Running);
        let mut due: Vec<_> = running.filter_map(|it| Some((it.due?, &it.id))).collect();
        due.sort();
        let later = due.split_off(due.partition_point(|(due, _)| *due <= now));
        due.truncate(count(limit));
        at_once(Ok(DueTables {
            ids: due.into_iter().map(|(_, id)| id.clone()).collect(),
            next: later.first().map(|(due, _)| *due),
        }))
    }

    fn delete_older(&self, status: Status, before: Timestamp, limit: u32) -> Answer<Vec<TableId>> {
        let mut all = self.lock();
        let old = |it: &&StoredTable| it.status == status && it.seen < before;
        let old = all.matches.values().filter(old).take(count(limit));
        let gone: Vec<_> = old.map(|it| it.id.clone()).collect();
        for id in &gone {
            all.matches.remove(id);
            all.reviews.retain(|(table, _), _| table != id);
        }
        at_once(Ok(gone))
    }

    fn delete(&self, id: &TableId, from: Status) -> Answer<(), ChangeError> {
        let found = self.change(id, |stored| require(from, stored));
        at_once(found.map(|()| {
            let mut all = self.lock();
            all.matches.remove(id);
            all.reviews.retain(|(table, _), _| table != id);
        }))
    }

    fn put_review(&self, id: &TableId, seat: u8, body: String) -> Answer<(), ChangeError> {
        let checked = text::check_text("a review", &body).map_err(ChangeError::from);
        let found = checked.and_then(|()| {
            self.change(id, |stored| {
                require(Status::Over, stored)?;
                let known = usize::from(seat) < stored.seats.len();
                known.then_some(()).ok_or(ChangeError::NoSuchSeat)
            })
        });
        at_once(found.map(|()| drop(self.lock().reviews.insert((id.clone(), seat), body))))
    }

    fn review(&self, id: &TableId, seat: u8) -> Answer<Option<String>> {
        at_once(Ok(self.lock().reviews.get(&(id.clone(), seat)).cloned()))
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

    fn overview(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<Overview>> {
        let all = self.lock();
        let tables = all.matches.values();
        let later = tables.filter(|it| after.as_ref().is_none_or(|after| it.id > *after));
        at_once(Ok(later.take(count(limit)).map(overview).collect()))
    }

    fn export_table(&self, id: &TableId) -> Answer<Option<WholeTable>> {
        let all = self.lock();
        let reviews = all.reviews.iter().filter(|((table, _), _)| table == id);
        let reviews = reviews.map(|((_, seat), body)| (*seat, body.clone()));
        at_once(Ok(all.matches.get(id).map(|table| WholeTable {
            table: table.clone(),
            reviews: reviews.collect(),
        })))
    }

    fn import_table(&self, whole: WholeTable) -> Answer<(), CreateError> {
        if let Err(error) = whole.check() {
            return at_once(Err(error.into()));
        }
        let mut all = self.lock();
        let WholeTable { table, reviews } = whole;
        let id = table.id.clone();
        at_once(match all.matches.entry(id.clone()) {
            Entry::Occupied(_) => Err(CreateError::Exists),
            Entry::Vacant(place) => {
                place.insert(table);
                let keyed = reviews
                    .into_iter()
                    .map(|(seat, it)| ((id.clone(), seat), it));
                all.reviews.extend(keyed);
                Ok(())
            }
        })
    }

    fn keys(&self) -> Answer<Vec<(String, Secret)>> {
        let all = self.lock();
        let keys = all
            .keys
            .iter()
            .map(|(name, key)| (name.clone(), key.clone()));
        at_once(Ok(keys.collect()))
    }

    fn import_key(&self, name: &str, key: Secret) -> Answer<Secret> {
        if let Err(error) = text::check_text("a key's name", name) {
            return at_once(Err(error));
        }
        let mut all = self.lock();
        at_once(Ok(all.keys.entry(name.to_owned()).or_insert(key).clone()))
    }

    fn check(&self) -> Answer<()> {
        at_once(Ok(()))
    }
}
