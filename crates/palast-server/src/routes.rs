//! Every address of the server.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{get, post};

use crate::app::App;
use crate::http_error::HttpError;
use crate::middleware;
use crate::{actions, assets, health, lists, live, opening, table_pages};

/// All addresses.
pub fn router(app: App) -> Router {
    let body = app.config.limits.body;
    let routes = Router::new()
        .route("/", get(lists::front))
        .route("/settings", post(actions::settings))
        .route("/bots/{game}", post(opening::bots))
        .route("/alone/{game}", post(opening::alone))
        .route("/new/{game}", get(opening::form).post(opening::open))
        .route("/rules/{game}", get(table_pages::rules))
        .route("/next", get(lists::next))
        .route("/t/{id}", get(table_pages::table))
        .route("/t/{id}/part", get(table_pages::part))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/turn", get(table_pages::turn))
        .route("/t/{id}/record", get(table_pages::record))
        .route("/t/{id}/picture/{file}", get(table_pages::picture))
        .route("/t/{id}/answer", post(actions::answer))
        .route("/t/{id}/sit", post(actions::sit))
        .route("/t/{id}/rematch", post(opening::rematch))
        .route("/t/{id}/{action}", post(actions::other))
        .route("/a/{name}", get(assets::serve))
        .route(health::PATH, get(health::health))
        .route(
            "/robots.txt",
            get(async || "User-agent: *\nDisallow: /t/\n"),
        )
        .fallback(async || HttpError::no_page())
        .method_not_allowed_fallback(async || HttpError::of_status(StatusCode::METHOD_NOT_ALLOWED))
        .layer(DefaultBodyLimit::max(body));
    middleware::wrap(routes, &app).with_state(app)
}
