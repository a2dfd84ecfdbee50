//! Every address of the server.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{MethodRouter, get, post};

use crate::app::App;
use crate::http_error::HttpError;
use crate::middleware;
use crate::opening::Way;
use crate::{actions, api, assets, health, lists, live, opening, reviews, table_pages};

/// The form for a table, and what it is sent to.
fn opening_by(way: Way) -> MethodRouter<App> {
    get(move |app, visitor, path| opening::form(way, app, visitor, path))
        .post(move |app, visitor, path, form| opening::open(way, app, visitor, path, form))
}

/// All addresses.
pub fn router(app: App) -> Router {
    let body = app.config.limits.body;
    let routes = Router::new()
        .route("/", get(lists::front))
        .route("/settings", post(actions::settings))
        .route("/new/{game}", opening_by(Way::Friends))
        .route("/bots/{game}", opening_by(Way::Bots))
        .route("/alone/{game}", opening_by(Way::Alone))
        .route("/rules/{game}", get(table_pages::rules))
        .route("/next", get(lists::next))
        .route("/t/{id}", get(table_pages::table))
        .route("/t/{id}/part", get(table_pages::part))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/turn", get(table_pages::turn))
        .route("/t/{id}/record", get(table_pages::record))
        .route("/t/{id}/about", get(table_pages::abouts))
        .route("/t/{id}/about/{thing}", get(table_pages::about))
        .route("/t/{id}/picture/{file}", get(table_pages::picture))
        .route("/t/{id}/answer", post(actions::answer))
        .route("/t/{id}/plan", post(actions::plan))
        .route("/t/{id}/sit", post(actions::sit))
        .route("/t/{id}/lesson", post(actions::lesson))
        .route("/t/{id}/rematch", post(opening::rematch))
        .route("/t/{id}/review", get(reviews::page).post(reviews::begin))
        .route("/t/{id}/play-on", post(reviews::play_on))
        .route("/t/{id}/{action}", post(actions::other))
        .route("/a/{name}", get(assets::serve))
        .route(health::PATH, get(health::health))
        .route(health::READY, get(health::ready))
        .route(
            "/robots.txt",
            get(async || "User-agent: *\nDisallow: /t/\n"),
        )
        .merge(api::routes())
        .fallback(async || HttpError::no_page())
        .method_not_allowed_fallback(async || HttpError::of_status(StatusCode::METHOD_NOT_ALLOWED))
        .layer(DefaultBodyLimit::max(body));
    middleware::wrap(routes, &app).with_state(app)
}
