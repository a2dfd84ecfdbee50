//! The live stream of a program: the table as JSON whenever what its viewer may see has changed.
//!
//! As on the web, the id of an event names what it shows and is no counter, others' half-made sealed
//! choices send nothing, and a slow reader gets the newest table, never a queue of old ones.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use palast_store::TableId;
use tokio::sync::watch;

use super::look::LookQuery;
use super::tables::{Asked, asked, draw};
use crate::app::App;
use crate::extract::{Visitor, table_id};
use crate::http_error::HttpError;
use crate::rate_limit::StreamPermit;
use crate::table::Following;

struct Follower {
    app: App,
    id: TableId,
    visitor: Visitor,
    query: LookQuery,
    following: Following,
    closing: watch::Receiver<bool>,
    seen: String,
    first: bool,
    _permit: StreamPermit,
}

pub(super) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    query: Asked<LookQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let query = asked(query)?.now();
    // Refusals are answers, not streams that end at once.
    app.look(&id, &visitor, &query.request()).await?;
    let permit = app
        .rate_limits
        .stream(visitor.owner, visitor.address)
        .ok_or_else(HttpError::too_often)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let follower = Follower {
        following: app.follow(&id, visitor.owner),
        closing: app.closing.subscribe(),
        seen: last.unwrap_or_default().to_owned(),
        app,
        id,
        visitor,
        query,
        first: true,
        _permit: permit,
    };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((unbuffered, Sse::new(events).keep_alive(keep_alive)).into_response())
}

impl Follower {
    /// The next event; `None` when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            if !self.first {
                tokio::select! {
                    () = self.following.changed() => {}
                    _ = self.closing.changed() => return None,
                }
            }
            self.first = false;
            self.following.mark_seen();
            let drawn = draw(&self.app, &self.visitor, &self.id, self.query.clone());
            let look = drawn.await.ok()?;
            if look.id == self.seen {
                continue;
            }
            look.id.clone_into(&mut self.seen);
            let event = Event::default().event("table").id(&self.seen);
            return Some(event.data(look.text).retry(Duration::from_secs(1)));
        }
    }
}
