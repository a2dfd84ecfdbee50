//! Lists of tables: the front page, and the way to the next table that waits. Each is one query.

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use palast_store::StoreError;

use crate::app::App;
use crate::extract::{TableQuery, Visitor};
use crate::http_error::HttpError;
use crate::pages;

/// How many tables a list shows.
const SHOWN: u32 = 30;

/// The front page.
pub(crate) async fn front(State(app): State<App>, visitor: Visitor) -> Result<Response, HttpError> {
    let lists = app.store.lists(visitor.owner, SHOWN).await;
    let lists = lists.map_err(|error| failed(&error))?;
    Ok(pages::front::page(&app, &visitor, &lists.own, &lists.public).into_response())
}

fn failed(error: &StoreError) -> HttpError {
    tracing::warn!("listing tables: {error}");
    HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "problem-failed")
}

/// Goes to the next table that waits for the visitor.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<TableQuery>,
) -> Result<Redirect, HttpError> {
    let here = query.seen.unwrap_or_default();
    // Tables that wait come first, so the second one is enough if the first one is here.
    let mine = app.store.list_for_owner(visitor.owner, 2).await;
    let mine = mine.map_err(|error| failed(&error))?;
    let waiting = mine
        .iter()
        .find(|own| own.your_turn && own.listing.id.as_str() != here);
    Ok(match waiting {
        Some(own) => Redirect::to(&format!("/t/{}", own.listing.id)),
        None => Redirect::to("/"),
    })
}
