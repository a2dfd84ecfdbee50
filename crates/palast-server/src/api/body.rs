//! The JSON that a program sends, or why it cannot be read.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::http_error::HttpError;

/// What was sent, as this type.
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &App) -> Result<Self, HttpError> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
        let reading = timeout(app.config.time_outs.body, Bytes::from_request(request, app));
        let bytes = reading
            .await
            .map_err(|_| HttpError::new(StatusCode::REQUEST_TIMEOUT, "problem-too-slow"))?
            .map_err(|rejection| match rejection.status() {
                status @ StatusCode::PAYLOAD_TOO_LARGE => HttpError::of_status(status),
                _ => HttpError::malformed(),
            })?;
        if !is_json {
            let error = HttpError::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE);
            return Err(error.because("send Content-Type: application/json"));
        }
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| HttpError::malformed().because(error.to_string()))
    }
}
