//! The live stream of one viewer: whatever has changed in the page, as soon as it has.
//!
//! The stream remembers hashes of the sections it has sent, and of their pieces, and sends what
//! differs. The id of an event is the hash over all sections. So an unchanged view sends nothing (a counter would
//! betray another seat's half-made sealed answer), and a browser that comes back says what it saw
//! last, whichever restart lies between. A slow viewer gets the newest page, never a queue of old
//! ones.

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
use crate::extract::{TableQuery, Visitor, table_id};
use crate::http_error::HttpError;
use crate::pages::KnownSection;
use crate::rate_limit::StreamPermit;
use crate::render::Request;
use crate::stream_compression;
use crate::table::Following;

struct Viewer {
    app: App,
    id: TableId,
    visitor: Visitor,
    request: Request,
    following: Following,
    closing: watch::Receiver<bool>,
    /// The id of what the browser has.
    seen: String,
    /// The sections it has, as far as this stream knows.
    sections: Vec<KnownSection>,
    first: bool,
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
    let request = Request {
        at: None,
        pick: None,
        hint: false,
        ..query.request()
    };
    // Refusals are answers, not streams that end at once.
    app.look(&id, &visitor, &request).await?;
    let permit = app
        .rate_limits
        .stream(visitor.owner, visitor.address)
        .ok_or_else(HttpError::too_often)?;
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok())
        .map(ToOwned::to_owned);
    let viewer = Viewer {
        following: app.follow(&id, visitor.owner),
        closing: app.closing.subscribe(),
        seen: last.or(query.seen).unwrap_or_default(),
        sections: Vec::new(),
        app,
        id,
        visitor,
        request,
        first: true,
        _permit: permit,
    };
    let events = stream::unfold(viewer, |mut viewer| async move {
        let event = viewer.next().await?;
        Some((Ok::<_, Infallible>(event), viewer))
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    // Proxies must not gather what should arrive at once.
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    let response = (unbuffered, Sse::new(events).keep_alive(keep_alive)).into_response();
    Ok(stream_compression::compress(response, &headers))
}

impl Viewer {
    /// The next event; `None` when the stream ends. The browser comes back by itself.
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
            let drawn = self
                .app
                .fragment(&self.id, &self.visitor, self.request.clone());
            let fragment = drawn.await.ok()?;
            if fragment.id() == self.seen {
                if self.sections.is_empty() {
                    self.sections = fragment.loaded();
                }
                continue;
            }
            fragment.id().clone_into(&mut self.seen);
            let (data, now) = fragment.changed_since(&self.sections, &self.visitor.csrf);
            self.sections = now;
            let event = Event::default().event("sections").id(&self.seen);
            let data = data.replace('\r', "");
            return Some(event.data(data).retry(Duration::from_secs(1)));
        }
    }
}
