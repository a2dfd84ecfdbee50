//! Lists of tables: the front page, and the way to the next table that waits. Each is one query.

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use palast_store::{Listing, OwnListing, Status, StoreError};

use crate::app::App;
use crate::extract::{TableQuery, Visitor};
use crate::http_error::HttpError;
use crate::pages;

/// How many tables a list shows.
const SHOWN: u32 = 30;

/// The front page.
pub(crate) async fn front(State(app): State<App>, visitor: Visitor) -> Result<Response, HttpError> {
    let mine = own_tables(&app, &visitor).await?;
    let mut public = Vec::new();
    for status in [Status::Lobby, Status::Running] {
        let listed = app.store.list_public(status, SHOWN).await;
        public.extend(listed.map_err(|error| failed(&error))?);
    }
    public.retain(|listing: &Listing| mine.iter().all(|own| own.listing.id != listing.id));
    Ok(pages::front::page(&app, &visitor, &mine, &public).into_response())
}

fn failed(error: &StoreError) -> HttpError {
    tracing::warn!("listing tables: {error}");
    HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "problem-failed")
}

/// The visitor's tables: those that wait for them first, those that are over last.
async fn own_tables(app: &App, visitor: &Visitor) -> Result<Vec<OwnListing>, HttpError> {
    let listed = app.store.list_for_owner(visitor.owner, SHOWN).await;
    listed.map_err(|error| failed(&error))
}

/// Goes to the next table that waits for the visitor.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<TableQuery>,
) -> Result<Redirect, HttpError> {
    let here = query.seen.unwrap_or_default();
    let mine = own_tables(&app, &visitor).await?;
    let waiting = mine
        .iter()
        .find(|own| own.your_turn && own.listing.id.as_str() != here);
    Ok(match waiting {
        Some(own) => Redirect::to(&format!("/t/{}", own.listing.id)),
        None => Redirect::to("/"),
    })
}
