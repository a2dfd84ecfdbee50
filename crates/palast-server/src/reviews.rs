//! Reviews of finished matches: worked out one at a time behind everything else, kept in the store,
//! shown as a page. And going on from a position of a finished match, against bots.
//!
//! Once a match is over its record is public, and so are the reviews of all its seats; to have one
//! worked out is for those who played.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use palast_core::{Seat, Seed};
use palast_games::{AnyMatch, Level, Review, Work, parse_review, review_json};
use palast_store::{Status, TableId};
use serde::Deserialize;

use crate::app::App;
use crate::extract::{Form, TableQuery, Visitor, table_id};
use crate::http_error::HttpError;
use crate::opening::may_open;
use crate::pages;
use crate::table::{Hints, NewOccupant, TableConfig, TableError, TableSnapshot, TableSpec};
use crate::table::{open_and_start, short};

/// How many reviews may be under way or wait.
const MOST: usize = 32;
/// How long a review gives way to bots that think, for each position.
const GIVES_WAY: Duration = Duration::from_millis(300);

/// How far a review is.
#[derive(Debug, Default)]
pub(crate) struct Job {
    done: AtomicUsize,
    /// Zero while it waits for its turn.
    of: AtomicUsize,
}

impl Job {
    /// How many positions are done, of how many; nothing while it waits.
    pub(crate) fn progress(&self) -> Option<(usize, usize)> {
        let of = self.of.load(Ordering::Relaxed);
        (of > 0).then(|| (self.done.load(Ordering::Relaxed), of))
    }
}

/// The reviews under way.
#[derive(Debug, Default)]
pub(crate) struct Reviews(Mutex<HashMap<(TableId, Seat), Arc<Job>>>);

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, HashMap<(TableId, Seat), Arc<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, id: &TableId, seat: Seat) -> Option<Arc<Job>> {
        self.lock().get(&(id.clone(), seat)).cloned()
    }
}

/// Takes a review off the list however it ends.
struct Ending(App, TableId, Seat);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.reviews.lock().remove(&(self.1.clone(), self.2));
    }
}

/// What a review page is made of.
pub(crate) enum Found {
    Done(Box<Review<String>>),
    Running(Arc<Job>),
    None,
}

/// Which review.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct ReviewQuery {
    seat: Option<String>,
}

/// The table, if its match is over, and the seat that is asked about.
async fn finished(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    seat: Option<&str>,
) -> Result<(TableSnapshot, Seat), HttpError> {
    let request = TableQuery::default().request();
    let snapshot = app.look(id, visitor, &request).await?;
    if snapshot.status != Status::Over {
        let early = StatusCode::CONFLICT;
        return Err(HttpError::new(early, "problem-review-too-early"));
    }
    let seat = match seat {
        Some(seat) => seat.parse().map_err(|_| HttpError::malformed())?,
        None => snapshot.you.unwrap_or(Seat::ALL[0]),
    };
    if seat.index() >= snapshot.seats.len() {
        return Err(HttpError::malformed());
    }
    Ok((snapshot, seat))
}

/// The page of a review.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReviewQuery>,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let (snapshot, seat) = finished(&app, &visitor, &id, query.seat.as_deref()).await?;
    let stored = app
        .store
        .review(&id, u8::try_from(seat.index()).unwrap_or(0));
    let stored = stored.await.map_err(|_| TableError::Failed)?;
    let read = stored.and_then(|body| parse_review(&body));
    let found = match (read, app.reviews.get(&id, seat)) {
        (Some(review), _) => Found::Done(Box::new(review)),
        (None, Some(job)) => Found::Running(job),
        (None, None) => Found::None,
    };
    let play = match &found {
        Found::Done(_) => Some(app.finished_match(&id).await?),
        Found::Running(_) | Found::None => None,
    };
    let drawn = app
        .renderers
        .run(move || pages::review::page(&snapshot, &visitor, seat, &found, play.as_deref()));
    Ok(drawn.await.ok_or_else(HttpError::broken)?.into_response())
}

/// Has a review worked out.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let (snapshot, seat) = finished(&app, &visitor, &id, form.get("seat")).await?;
    if snapshot.you.is_none() {
        return Err(TableError::NotSeated.into());
    }
    let job = {
        let mut jobs = app.reviews.lock();
        let full = jobs.len() >= MOST;
        match jobs.entry((id.clone(), seat)) {
            std::collections::hash_map::Entry::Occupied(_) => None,
            std::collections::hash_map::Entry::Vacant(_) if full => {
                let busy = StatusCode::SERVICE_UNAVAILABLE;
                return Err(HttpError::new(busy, "problem-review-busy"));
            }
            std::collections::hash_map::Entry::Vacant(place) => {
                Some(Arc::clone(place.insert(Arc::default())))
            }
        }
    };
    if let Some(job) = job {
        let ending = Ending(app.clone(), id.clone(), seat);
        tokio::spawn(async move { work(ending, job).await });
    }
    Ok(Redirect::to(&format!("/t/{id}/review?seat={seat}")).into_response())
}

/// Works a review out and stores it.
async fn work(ending: Ending, job: Arc<Job>) {
    let Ending(app, id, seat) = &ending;
    let Ok(play) = app.finished_match(id).await else {
        return;
    };
    let (seat, walks) = (*seat, app.config.review_walks);
    let (thinkers, closing) = (app.thinkers.clone(), app.closing.subscribe());
    let review = app.reviewers.run(move || {
        let prepared = play.review(seat).ok()?;
        // The match is as large as all the views; it is not needed any more.
        drop(play);
        job.of.store(prepared.len().max(1), Ordering::Relaxed);
        prepared.run(&Work {
            walks,
            seed: Seed::from_number(1),
            threads: 1,
            clock: &|| Box::new(|| true),
            progress: &|done| {
                job.done.store(done, Ordering::Relaxed);
                let until = Instant::now() + GIVES_WAY;
                while thinkers.is_busy() && Instant::now() < until {
                    std::thread::sleep(Duration::from_millis(5));
                }
                !*closing.borrow()
            },
        })
    });
    let Some(review) = review.await.flatten() else {
        tracing::warn!("table {}: the review was not finished", short(id));
        return;
    };
    let body = review_json(&review).to_string();
    let seat = u8::try_from(seat.index()).unwrap_or(0);
    if let Err(error) = app.store.put_review(id, seat, body).await {
        tracing::warn!("table {}: the review was not stored: {error}", short(id));
    }
}

/// Opens a table that goes on from a position of a finished match, bots on the other seats.
pub(crate) async fn play_on(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let (snapshot, _) = finished(&app, &visitor, &id, None).await?;
    let own = snapshot.you.ok_or(TableError::NotSeated)?;
    let at: usize = form.read("at", |at| at.parse().ok())?;
    let level: Level = form.read("level", |level| level.parse().ok())?;
    let play = app.finished_match(&id).await?;
    if !has_position(&*play, at) {
        let none = StatusCode::NOT_FOUND;
        return Err(HttpError::new(none, "problem-no-position"));
    }
    may_open(&app, &visitor).await?;
    let name = snapshot.seats[own.index()].name.clone();
    let others = vec![NewOccupant::Bot(level); snapshot.seats.len() - 1];
    let spec = TableSpec {
        game: snapshot.game,
        visibility: palast_store::Visibility::Private,
        config: TableConfig {
            host: visitor.owner,
            removed: Vec::new(),
            hints: Hints::Allowed,
            from: Some((id, at)),
            ..snapshot.config
        },
        seats: TableSpec::seats(visitor.owner, &name, own.index(), &others),
        seed: None,
    };
    let next = open_and_start(&app, visitor.owner, spec, None).await?;
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// Whether somebody was asked there.
fn has_position(play: &dyn AnyMatch, at: usize) -> bool {
    let position = play.positions().nth(at);
    position.is_some_and(|position| !position.asked().is_empty())
}
