//! What can be looked at: the page of a table and its parts, the record, pictures, the rules.

use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use palast_core::Seat;
use palast_store::Status;
use palast_ui::RenderContext;

use crate::app::App;
use crate::extract::{TableQuery, Visitor, Wants, table_id};
use crate::http_error::HttpError;
use crate::pages;
use crate::signing::hash;

/// The rules of a game.
pub(crate) async fn rules(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    let game = app.game(&game).ok_or_else(HttpError::no_page)?;
    Ok(pages::rules_page(&visitor, game).into_response())
}

/// The page of a table.
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, HttpError> {
    if let Some(thing) = query.about {
        return about_page(&app, visitor, &id, Some(thing)).await;
    }
    let id = table_id(&id)?;
    let page = app.table_page(&id, &visitor, query.request()).await?;
    Ok(page.into_response())
}

/// What there is to say about a thing: a card for the script, else a page.
pub(crate) async fn about(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, thing)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    match visitor.wants {
        Wants::Page | Wants::Data => about_page(&app, visitor, &id, Some(thing)).await,
        Wants::Part => {
            let query = TableQuery::default();
            let snapshot = app
                .look(&table_id(&id)?, &visitor, &query.request())
                .await?;
            let card = app
                .renderers
                .run(move || pages::about::card(&snapshot, &visitor, &thing));
            let none = || HttpError::new(StatusCode::NOT_FOUND, "problem-no-thing");
            let card = card.await.flatten().ok_or_else(none)?;
            Ok(card.into_response())
        }
    }
}

/// Everything that can be asked about.
pub(crate) async fn abouts(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    about_page(&app, visitor, &id, None).await
}

async fn about_page(
    app: &App,
    visitor: Visitor,
    id: &str,
    thing: Option<String>,
) -> Result<Response, HttpError> {
    let query = TableQuery::default();
    let snapshot = app.look(&table_id(id)?, &visitor, &query.request()).await?;
    let page = app
        .renderers
        .run(move || pages::about::page(&snapshot, &visitor, thing.as_deref()));
    let page = page.await.ok_or_else(HttpError::broken)?;
    Ok(page.into_response())
}

/// The part that changes, for the script: with what is being considered, if anything.
pub(crate) async fn part(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let fragment = app.fragment(&id, &visitor, query.request()).await?;
    Ok(fragment.whole(&visitor.csrf).into_response())
}

/// One word for a page in the background: whether it is the visitor's turn.
pub(crate) async fn turn(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<&'static str, HttpError> {
    let id = table_id(&id)?;
    let snapshot = app.look(&id, &visitor, &query.request()).await?;
    Ok(match snapshot.status {
        Status::Over => "over",
        Status::Running if snapshot.your_turn() => "you",
        Status::Running | Status::Lobby => "other",
    })
}

/// The record of a match that is over.
pub(crate) async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let query = TableQuery::default();
    let snapshot = app.look(&id, &visitor, &query.request()).await?;
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

/// A drawing needs its own styles and nothing else, also when it is opened by itself.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; \
    frame-ancestors 'none'; sandbox";

/// Something of a seat worth keeping, drawn from what the visitor may see.
pub(crate) async fn picture(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, file)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
) -> Result<Response, HttpError> {
    let none = || HttpError::new(StatusCode::NOT_FOUND, "problem-no-picture");
    let snapshot = app
        .look(&table_id(&id)?, &visitor, &query.request())
        .await?;
    let seat = file.strip_suffix(".svg").and_then(|seat| seat.parse().ok());
    let seat: Seat = seat.ok_or_else(none)?;
    let file = format!("attachment; filename=\"{}-{seat}.svg\"", snapshot.game.id());
    let drawing = app.renderers.run(move || {
        let names = snapshot.names();
        let context = RenderContext {
            words: snapshot.game.words(visitor.lang),
            names: &names,
        };
        snapshot.play?.view.picture(context, seat)
    });
    let drawing = drawing.await.flatten().ok_or_else(none)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml".to_owned()),
        (header::CONTENT_DISPOSITION, file),
        (header::CONTENT_SECURITY_POLICY, PICTURE_POLICY.to_owned()),
    ];
    Ok((headers, drawing).into_response())
}
