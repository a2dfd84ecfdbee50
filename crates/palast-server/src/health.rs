//! The health of the server: whether it can store moves.

use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use palast_store::StoreError;

use crate::app::App;
use crate::middleware::Said;

/// The path that monitoring asks for.
pub(crate) const PATH: &str = "/health";

/// Answers `ok`, or says what is wrong in a sentence for the operator.
pub(crate) async fn health(State(app): State<App>) -> Response {
    let (status, says) = match app.store.check().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(error @ (StoreError::FileLost | StoreError::Full)) => {
            (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n"))
        }
        // Other errors may quote the database.
        Err(_) => {
            let says = "the database cannot be used; the log says why\n";
            (StatusCode::SERVICE_UNAVAILABLE, says.to_owned())
        }
    };
    let mut response = (status, says).into_response();
    response.extensions_mut().insert(Said);
    response
}

/// Whether the database file is known to be gone. Then nothing can be stored until a restart, and
/// what is in memory must not be played on.
pub(crate) fn is_storage_lost(app: &App) -> bool {
    app.storage_lost.load(Ordering::Relaxed)
}

/// Finds out why a request could not be served.
pub(crate) async fn check_storage(app: &App) {
    if !is_storage_lost(app) && app.store.check().await == Err(StoreError::FileLost) {
        tracing::error!("{}", StoreError::FileLost);
        app.storage_lost.store(true, Ordering::Relaxed);
    }
}
