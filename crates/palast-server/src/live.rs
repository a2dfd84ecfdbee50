//! The live stream of one viewer: the newest part of the page whenever it looks different.
//!
//! The id of an event is the hash of what it holds. So an unchanged view sends nothing (a counter
//! would betray another seat's half-made sealed answer), and a browser that comes back says what
//! it saw last, whichever node or restart lies between. A slow viewer gets the newest part, never
//! a queue of old ones.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use palast_store::TableId;
use tokio::sync::watch;

use crate::app::App;
use crate::extract::{TableQuery, Visitor, invited, table_id};
use crate::http_error::HttpError;
use crate::pages::{self, LogLength, Wanted};
use crate::rate_limit::StreamPermit;
use crate::table::{Invited, Looking};

struct Viewer {
    app: App,
    id: TableId,
    visitor: Visitor,
    invited: Invited,
    ticks: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    seen: String,
    log: LogLength,
    first: bool,
    _looking: Looking,
    _permit: StreamPermit,
}

/// Opens the stream.
pub(crate) async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let invited = invited(&app, &id, &query);
    app.see(&id, visitor.owner, invited, None)
        .await
        .map_err(|refused| HttpError::refused(refused, None))?;
    let permit = app
        .rate_limits
        .stream(visitor.owner, visitor.address)
        .ok_or_else(HttpError::too_often)?;
    let (ticks, looking) = app.follow(&id, visitor.owner);
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok())
        .map(ToOwned::to_owned);
    let viewer = Viewer {
        closing: app.closing.subscribe(),
        log: query.wanted().log,
        seen: last.or(query.seen).unwrap_or_default(),
        app,
        id,
        visitor,
        invited,
        ticks,
        first: true,
        _looking: looking,
        _permit: permit,
    };
    let events = stream::unfold(viewer, |mut viewer| async move {
        let event = viewer.next().await?;
        Some((Ok::<_, Infallible>(event), viewer))
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    // Proxies must not gather what should arrive at once.
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((unbuffered, Sse::new(events).keep_alive(keep_alive)).into_response())
}

impl Viewer {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            if !self.first {
                tokio::select! {
                    changed = self.ticks.changed() => changed.ok()?,
                    _ = self.closing.changed() => return None,
                }
            }
            self.first = false;
            self.ticks.mark_unchanged();
            let see = self
                .app
                .see(&self.id, self.visitor.owner, self.invited, None);
            let snapshot = see.await.ok()?;
            let wanted = Wanted {
                pick: None,
                log: self.log,
            };
            let part = pages::part(&snapshot, &self.app, &self.visitor, wanted);
            let id = part.seen();
            if id != self.seen {
                self.seen.clone_from(&id);
                let data = part.now().0.replace('\r', "");
                let event = Event::default().event("part").id(id).data(data);
                return Some(event.retry(Duration::from_secs(1)));
            }
        }
    }
}
