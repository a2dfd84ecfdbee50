//! Every address of the house, and what is asked of a table behind it.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use palast_core::Seat;
use palast_store::{Listing, OwnListing, Status, TableId};
use palast_ui::RenderContext;

use crate::app::App;
use crate::extract::{TableQuery, Visitor, invited, table_id};
use crate::http_error::HttpError;
use crate::middleware::around_request;
use crate::pages;
use crate::signing::hash;
use crate::table::TableSnapshot;
use crate::{actions, assets, live, opening};

/// How many tables a list shows.
const SHOWN: u32 = 30;

/// All addresses.
pub fn router(app: App) -> Router {
    let body = app.config.limits.body;
    Router::new()
        .route("/", get(front))
        .route("/settings", post(actions::settings))
        .route("/bots/{game}", post(opening::bots))
        .route("/alone/{game}", post(opening::alone))
        .route("/new/{game}", get(opening::form).post(opening::open))
        .route("/rules/{game}", get(rules))
        .route("/next", get(next))
        .route("/t/{id}", get(table))
        .route("/t/{id}/part", get(part))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/turn", get(turn))
        .route("/t/{id}/record", get(record))
        .route("/t/{id}/picture/{file}", get(picture))
        .route("/t/{id}/answer", post(actions::answer))
        .route("/t/{id}/sit", post(actions::sit))
        .route("/t/{id}/rematch", post(opening::rematch))
        .route("/t/{id}/{action}", post(actions::action))
        .route("/a/{name}", get(assets::serve))
        .route("/health", get(async || "ok\n"))
        .route(
            "/robots.txt",
            get(async || "User-agent: *\nDisallow: /t/\n"),
        )
        .fallback(async || HttpError::no_page())
        .method_not_allowed_fallback(async || HttpError::of_status(StatusCode::METHOD_NOT_ALLOWED))
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(app.clone(), around_request))
        .with_state(app)
}

async fn look(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    query: &TableQuery,
) -> Result<Box<TableSnapshot>, HttpError> {
    let invited = invited(app, id, query);
    app.saw(id, visitor.owner);
    app.see(id, visitor.owner, invited, query.at)
        .await
        .map_err(|refused| HttpError::refused(refused, None))
}

async fn front(State(app): State<App>, visitor: Visitor) -> Result<Response, HttpError> {
    let mine = my_tables(&app, &visitor).await?;
    let mut public = Vec::new();
    for status in [Status::Lobby, Status::Running] {
        let listed = app.store.list_public(status, SHOWN).await;
        public.extend(listed.map_err(|error| failed(&app, &error))?);
    }
    public.retain(|listing: &Listing| mine.iter().all(|entry| entry.listing.id != listing.id));
    Ok(pages::front::page(&app, &visitor, &mine, &public).into_response())
}

fn failed(app: &App, error: &palast_store::StoreError) -> HttpError {
    app.warn(format_args!("listing tables: {error}"));
    HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "problem-failed")
}

/// The visitor's tables: first those that wait for them, last those that are over.
async fn my_tables(app: &App, visitor: &Visitor) -> Result<Vec<OwnListing>, HttpError> {
    let listed = app.store.list_for_owner(visitor.owner, SHOWN).await;
    listed.map_err(|error| failed(app, &error))
}

/// Goes to the next table that waits for the visitor.
async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<TableQuery>,
) -> Result<Redirect, HttpError> {
    let here = query.seen.unwrap_or_default();
    let mine = my_tables(&app, &visitor).await?;
    let waiting = mine
        .iter()
        .find(|entry| entry.your_turn && entry.listing.id.as_str() != here);
    Ok(match waiting {
        Some(entry) => Redirect::to(&format!("/t/{}", entry.listing.id)),
        None => Redirect::to("/"),
    })
}

async fn rules(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    let game = app.game(&game).ok_or_else(HttpError::no_page)?;
    Ok(pages::rules_page(&visitor, game).into_response())
}

async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, HttpError> {
    let snapshot = look(&app, &visitor, &table_id(&id)?, &query).await?;
    Ok(pages::whole(&snapshot, &app, &visitor, query.wanted()).into_response())
}

/// The part that changes, for the script: with what is being considered, if anything.
async fn part(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, HttpError> {
    let snapshot = look(&app, &visitor, &table_id(&id)?, &query).await?;
    let part = pages::part(&snapshot, &app, &visitor, query.wanted());
    Ok(part.now().into_response())
}

/// One word for a page in the background: whether it is the visitor's turn.
async fn turn(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<&'static str, HttpError> {
    let snapshot = look(&app, &visitor, &table_id(&id)?, &query).await?;
    Ok(match snapshot.status {
        Status::Over => "over",
        Status::Running if snapshot.your_turn() => "you",
        Status::Running | Status::Lobby => "other",
    })
}

/// The record of a match that is over.
async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let snapshot = look(&app, &visitor, &id, &TableQuery::default()).await?;
    let record = snapshot.play.and_then(|play| play.record);
    let record =
        record.ok_or_else(|| HttpError::new(StatusCode::CONFLICT, "problem-record-too-early"))?;
    let file = format!(
        "attachment; filename=\"{}-{}.match\"",
        snapshot.game.id(),
        &hash(record.as_bytes())[..8]
    );
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, record).into_response())
}

/// A drawing needs its own styles and nothing else, whoever opens it by itself.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; \
    frame-ancestors 'none'; sandbox";

/// Something of a seat worth keeping, drawn from what the visitor may see.
async fn picture(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, file)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
) -> Result<Response, HttpError> {
    let none = || HttpError::new(StatusCode::NOT_FOUND, "problem-no-picture");
    let snapshot = look(&app, &visitor, &table_id(&id)?, &query).await?;
    let seat = file.strip_suffix(".svg").and_then(|seat| seat.parse().ok());
    let seat: Seat = seat.ok_or_else(none)?;
    let play = snapshot.play.as_ref().ok_or_else(none)?;
    let names = snapshot.names();
    let look = RenderContext {
        words: snapshot.game.words(visitor.lang),
        names: &names,
    };
    let drawing = play.view.picture(look, seat).ok_or_else(none)?;
    let file = format!("attachment; filename=\"{}-{seat}.svg\"", snapshot.game.id());
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml".to_owned()),
        (header::CONTENT_DISPOSITION, file),
        (header::CONTENT_SECURITY_POLICY, PICTURE_POLICY.to_owned()),
    ];
    Ok((headers, drawing).into_response())
}
