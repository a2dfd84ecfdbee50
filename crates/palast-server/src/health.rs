//! What monitoring asks: whether the server is alive (`/health`), and whether people may be sent to
//! it (`/ready`).
//!
//! A server that is not alive needs a restart; one that is not ready needs time, or room on its disk.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use palast_store::StoreError;

use crate::app::App;
use crate::middleware::Said;

/// Whether the server is alive.
pub(crate) const PATH: &str = "/health";
/// Whether it can serve.
pub(crate) const READY: &str = "/ready";

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether this path is one that monitoring asks for, at any address.
pub(crate) fn is_probe(path: &str) -> bool {
    path == PATH || path == READY
}

/// Answers `ok` unless only a restart helps.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match tokio::time::timeout(PATIENCE, app.store.check()).await {
        Ok(Err(error @ StoreError::FileLost)) => {
            say(StatusCode::SERVICE_UNAVAILABLE, &error.to_string())
        }
        Ok(Ok(()) | Err(_)) | Err(_) => say(StatusCode::OK, "ok"),
    }
}

/// Answers `ok` if moves can be stored and the server is not about to stop; otherwise says what is
/// wrong in a sentence for the operator.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    let unavailable = StatusCode::SERVICE_UNAVAILABLE;
    if app.draining.load(Ordering::Relaxed) || *app.closing.borrow() {
        return say(unavailable, "the server is stopping");
    }
    match tokio::time::timeout(PATIENCE, app.store.check()).await {
        Ok(Ok(())) => say(StatusCode::OK, "ok"),
        Ok(Err(error @ (StoreError::FileLost | StoreError::Full))) => {
            say(unavailable, &error.to_string())
        }
        // Other errors may quote the database.
        Ok(Err(_)) => say(unavailable, "the database cannot be used; the log says why"),
        Err(_) => say(unavailable, "the database does not answer"),
    }
}

fn say(status: StatusCode, sentence: &str) -> Response {
    let mut response = (status, format!("{sentence}\n")).into_response();
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
